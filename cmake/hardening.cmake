# What a distribution asks of a program that reads files of strangers: checked copies of strings, and tables of addresses that
# can't be written once the program runs. In optimised builds, where the first costs nothing that can be measured.
if(CMAKE_SYSTEM_NAME STREQUAL "Linux" AND CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang" AND NOT BUBBLEBAR_SANITIZER)
    add_compile_options($<$<CONFIG:Release,RelWithDebInfo>:-D_FORTIFY_SOURCE=2>)
    add_link_options($<$<CONFIG:Release,RelWithDebInfo>:-Wl,-z,relro,-z,now>)
endif()
