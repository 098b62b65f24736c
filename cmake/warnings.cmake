# Warning flags and Qt discipline for every target of the project. Applies to what is added after the include.
add_compile_options(
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Wnon-virtual-dtor
    -Woverloaded-virtual -Wcast-qual -Wformat=2)
add_compile_definitions(QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_KEYWORDS QT_DISABLE_DEPRECATED_BEFORE=0x060400)
# GCC 12 reports -Wrestrict for std::string's own code (its bug 105651).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    add_compile_options(-Wno-restrict)
endif()
if(BUBBLEBAR_WERROR)
    add_compile_options(-Werror)
endif()
if(BUBBLEBAR_SANITIZER STREQUAL "address")
    add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
    add_link_options(-fsanitize=address,undefined)
elseif(BUBBLEBAR_SANITIZER STREQUAL "thread")
    add_compile_options(-fsanitize=thread -fno-omit-frame-pointer)
    add_link_options(-fsanitize=thread)
elseif(BUBBLEBAR_SANITIZER)
    message(FATAL_ERROR "BUBBLEBAR_SANITIZER is “address”, “thread” or empty")
endif()
if(BUBBLEBAR_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()
