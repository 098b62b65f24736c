# The QR code generator by Project Nayuki, which comes without a CMake package: the target qrcodegen.
find_path(QRCODEGEN_INCLUDE_DIR qrcodegen/qrcodegen.hpp)
find_library(QRCODEGEN_LIBRARY qrcodegencpp)
if(NOT QRCODEGEN_INCLUDE_DIR OR NOT QRCODEGEN_LIBRARY)
    message(FATAL_ERROR "The QR code generator is missing; on Debian: libqrcodegencpp-dev")
endif()
add_library(qrcodegen INTERFACE)
target_include_directories(qrcodegen SYSTEM INTERFACE ${QRCODEGEN_INCLUDE_DIR})
target_link_libraries(qrcodegen INTERFACE ${QRCODEGEN_LIBRARY})
