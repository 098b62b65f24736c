# An install writes down what it puts into a prefix: the files, and the folders that were not there before. The target
# `uninstall` takes just those away again. Both lists are in the build folder, named after the prefix, so that a package or a
# test that installs elsewhere doesn't spoil them.

set(records ${CMAKE_BINARY_DIR}/installed)
set(folders ${CMAKE_INSTALL_BINDIR})

# bubblebar_install(<files> <folder> [<name>])
macro(bubblebar_install files folder)
    list(APPEND folders ${folder})
    if(${ARGC} GREATER 2)
        install(FILES ${files} DESTINATION ${folder} RENAME ${ARGV2})
    else()
        install(FILES ${files} DESTINATION ${folder})
    endif()
endmacro()

macro(bubblebar_begin_install)
    install(SCRIPT ${CMAKE_CURRENT_BINARY_DIR}/before.cmake)
endmacro()

macro(bubblebar_end_install)
    list(REMOVE_DUPLICATES folders)
    bubblebar_configure(install/before.cmake.in before.cmake)
    bubblebar_configure(install/after.cmake.in after.cmake)
    bubblebar_configure(install/uninstall.cmake.in uninstall.cmake)
    install(SCRIPT ${CMAKE_CURRENT_BINARY_DIR}/after.cmake)
    add_custom_target(uninstall
        COMMAND ${CMAKE_COMMAND} -DPREFIX=${CMAKE_INSTALL_PREFIX} -P ${CMAKE_CURRENT_BINARY_DIR}/uninstall.cmake
        COMMENT "Removing what was installed into ${CMAKE_INSTALL_PREFIX}" VERBATIM)
endmacro()
