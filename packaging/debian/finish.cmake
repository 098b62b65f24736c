# Runs on the staged files before the .deb is made: what Debian wants otherwise than a plain install has it.
set(usr ${CPACK_TEMPORARY_DIRECTORY}/usr)
find_program(gzip gzip REQUIRED)
find_program(strip strip REQUIRED)

file(RENAME ${usr}/bin ${usr}/games) # Debian's place for games
file(GLOB programs ${usr}/games/*)
file(GLOB_RECURSE modules ${usr}/lib/*.so)
execute_process(COMMAND ${strip} --remove-section=.comment --remove-section=.note ${programs} ${modules}
    COMMAND_ERROR_IS_FATAL ANY)
file(REMOVE_RECURSE ${usr}/share/licenses) # Debian has the GPL in one place for all
file(MAKE_DIRECTORY ${usr}/share/zsh/vendor-completions)
file(RENAME ${usr}/share/zsh/site-functions/_bubblebar-cli ${usr}/share/zsh/vendor-completions/_bubblebar-cli)
file(REMOVE_RECURSE ${usr}/share/zsh/site-functions)
file(COPY_FILE ${CPACK_BUBBLEBAR_CHANGELOG} ${usr}/share/doc/bubblebar/changelog)
file(GLOB pages ${usr}/share/man/man6/*.6)
execute_process(COMMAND ${gzip} -9n ${usr}/share/doc/bubblebar/changelog ${pages} COMMAND_ERROR_IS_FATAL ANY)
file(CHMOD_RECURSE ${CPACK_TEMPORARY_DIRECTORY}/usr
    FILE_PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ
    DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
file(CHMOD ${programs}
    PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
