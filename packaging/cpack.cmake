# Packages; packaging/make-deb makes the one for Debian.
set(CPACK_PACKAGE_NAME bubblebar)
set(CPACK_PACKAGE_VENDOR "Bubble Bar developers")
set(CPACK_PACKAGE_CONTACT "${BUBBLEBAR_MAINTAINER}")
set(CPACK_PACKAGE_HOMEPAGE_URL "${BUBBLEBAR_HOMEPAGE}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "board games about beetles, and a designer of tracks")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)

if(WIN32)
    include(windows/nsis.cmake)
elseif(APPLE)
    set(CPACK_GENERATOR DragNDrop) # not tried
else()
    include(debian/deb.cmake)
endif()
include(CPack)
