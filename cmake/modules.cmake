# Modules are loaded when they are needed, so that the program starts without the parts of Qt that only they link. They lie
# as far from the program in the build tree as they do once installed.
include(GNUInstallDirs)
file(RELATIVE_PATH BUBBLEBAR_MODULES ${CMAKE_INSTALL_FULL_BINDIR} ${CMAKE_INSTALL_FULL_LIBDIR}/bubblebar/modules)

# bubblebar_add_module(<name> FOR <library that loads it> SOURCES <files> LIBS <libraries>)
function(bubblebar_add_module name)
    cmake_parse_arguments(PARSE_ARGV 1 module "" "FOR" "SOURCES;LIBS")
    add_library(${name} MODULE ${module_SOURCES})
    target_link_libraries(${name} PRIVATE ${module_LIBS})
    set_target_properties(${name} PROPERTIES
        PREFIX "" LIBRARY_OUTPUT_DIRECTORY ${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/${BUBBLEBAR_MODULES})
    add_dependencies(${module_FOR} ${name})
endfunction()
