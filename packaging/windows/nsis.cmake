# The installer for Windows. Not tried: nobody has built Bubble Bar on Windows yet.
set(CPACK_GENERATOR NSIS)
set(CPACK_PACKAGE_INSTALL_DIRECTORY "Bubble Bar")
set(CPACK_PACKAGE_EXECUTABLES bubblebar "Bubble Bar")
set(CPACK_NSIS_MUI_ICON ${CMAKE_CURRENT_SOURCE_DIR}/icons/bubblebar.ico)
set(CPACK_NSIS_INSTALLED_ICON_NAME bin/bubblebar.exe)
set(CPACK_NSIS_URL_INFO_ABOUT ${BUBBLEBAR_HOMEPAGE})
set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)

# A double click on a file opens it.
foreach(kind IN LISTS BUBBLEBAR_OPENS)
    string(REPLACE ":" ";" kind ${kind})
    list(GET kind 0 type)
    list(GET kind 1 ending)
    string(APPEND CPACK_NSIS_EXTRA_INSTALL_COMMANDS
        "WriteRegStr SHCTX 'Software\\Classes\\.${ending}' '' 'BubbleBar.${type}'\n"
        "WriteRegStr SHCTX 'Software\\Classes\\BubbleBar.${type}\\shell\\open\\command' '' "
        "'\"$INSTDIR\\bin\\bubblebar.exe\" \"%1\"'\n")
    string(APPEND CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS
        "DeleteRegKey SHCTX 'Software\\Classes\\.${ending}'\n"
        "DeleteRegKey SHCTX 'Software\\Classes\\BubbleBar.${type}'\n")
endforeach()
