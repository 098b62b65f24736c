# The Debian package: a game of Debian's, so its programs go to /usr/games.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n, qt6-gtk-platformtheme, qt6-wayland")
set(CPACK_PACKAGE_DESCRIPTION
"In Beetle to the Bubble, two to five players, people or the computer, race
beetles over a track of flower meadows to a drink at the bar. Beside it stand
two smaller games: Beetle, drawn with a die, and Beep! Beep!, in which cards
are grabbed in real time.

The track designer lays tracks of your own, shares them as a file, a code or a
picture, and prints plans, posters, tiles and cards. bubblebar-cli checks
tracks, replays games and lets computer players race by the thousand.")

set(CPACK_BUBBLEBAR_CHANGELOG ${CMAKE_CURRENT_BINARY_DIR}/changelog)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_SOURCE_DIR}/debian/finish.cmake)
