# How the program looks to Windows and macOS: no console, an icon, a bundle that opens its files. Not tried on either.
set_target_properties(bubblebar PROPERTIES WIN32_EXECUTABLE ON MACOSX_BUNDLE ON)
if(WIN32)
    enable_language(RC)
    target_sources(bubblebar PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/windows/bubblebar.rc)
elseif(APPLE)
    set(BUBBLEBAR_DOCUMENT_TYPES "")
    foreach(kind IN LISTS BUBBLEBAR_OPENS)
        string(REPLACE ":" ";" kind ${kind})
        list(GET kind 0 type)
        list(GET kind 1 ending)
        string(APPEND BUBBLEBAR_DOCUMENT_TYPES "
        <dict>
            <key>CFBundleTypeName</key>
            <string>Bubble Bar ${type}</string>
            <key>CFBundleTypeRole</key>
            <string>Editor</string>
            <key>CFBundleTypeExtensions</key>
            <array>
                <string>${ending}</string>
            </array>
        </dict>")
    endforeach()
    # What is filled in here stays for CMake to fill in: ${MACOSX_BUNDLE_…}.
    file(READ ${CMAKE_CURRENT_SOURCE_DIR}/macos/Info.plist.in plist)
    string(REPLACE "\${BUBBLEBAR_DOCUMENT_TYPES}" "${BUBBLEBAR_DOCUMENT_TYPES}" plist "${plist}")
    file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/Info.plist.in "${plist}")
    set(icon ${CMAKE_CURRENT_SOURCE_DIR}/icons/bubblebar.icns)
    target_sources(bubblebar PRIVATE ${icon})
    set_source_files_properties(${icon} TARGET_DIRECTORY bubblebar PROPERTIES MACOSX_PACKAGE_LOCATION Resources)
    set_target_properties(bubblebar PROPERTIES
        MACOSX_BUNDLE_INFO_PLIST ${CMAKE_CURRENT_BINARY_DIR}/Info.plist.in
        MACOSX_BUNDLE_GUI_IDENTIFIER ${BUBBLEBAR_ID}
        MACOSX_BUNDLE_SHORT_VERSION_STRING ${PROJECT_VERSION}
        MACOSX_BUNDLE_BUNDLE_VERSION ${PROJECT_VERSION})
endif()
if(WIN32 OR APPLE)
    # Puts Qt's libraries and plugins beside the program (Qt 6.5).
    qt_generate_deploy_app_script(TARGET bubblebar OUTPUT_SCRIPT deploy_script NO_UNSUPPORTED_PLATFORM_ERROR)
    install(SCRIPT ${deploy_script})
endif()
