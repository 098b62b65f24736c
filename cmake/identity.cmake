# What names the program on a desktop and in packages. Placeholders until the project has a home; no other file says them.
set(BUBBLEBAR_ID "io.github.bubblebar.BubbleBar") # desktop entry, metainfo, icon, Flatpak: one name for all
set(BUBBLEBAR_DEVELOPER_ID "io.github.bubblebar")
set(BUBBLEBAR_HOMEPAGE "https://bubblebar.github.io")
set(BUBBLEBAR_MAINTAINER "Bubble Bar developers <bubblebar@example.org>")
set(BUBBLEBAR_SUMMARY "Race beetles and lay tracks")
set(BUBBLEBAR_RELEASED "2026-11-30") # the day of the version in CMakeLists.txt

# bubblebar_rfc2822_date(<yyyy-mm-dd> <variable>): the day as Debian's changelog writes it.
function(bubblebar_rfc2822_date day result)
    string(REGEX MATCH "^([0-9]+)-([0-9]+)-([0-9]+)$" matched "${day}")
    set(year ${CMAKE_MATCH_1})
    set(month ${CMAKE_MATCH_2})
    set(date ${CMAKE_MATCH_3})
    set(names Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec)
    math(EXPR index "${month} - 1")
    list(GET names ${index} name)
    # Zeller's rule, in which a year begins in March; 0 is Saturday.
    math(EXPR start "(14 - ${month}) / 12")
    math(EXPR y "${year} - ${start}")
    math(EXPR weekday "(${date} + 13 * (${month} + 12 * ${start} + 1) / 5 + ${y} + ${y} / 4 - ${y} / 100 + ${y} / 400) % 7")
    set(weekdays Sat Sun Mon Tue Wed Thu Fri)
    list(GET weekdays ${weekday} weekday)
    set(${result} "${weekday}, ${date} ${name} ${year} 12:00:00 +0000" PARENT_SCOPE)
endfunction()

# The kinds of files that a desktop opens with the program: the last part of the MIME type, and what a file's name ends in.
set(BUBBLEBAR_OPENS "track:bbtrack" "game:bbgame" "beetle:bbbeetle" "beep:bbbeep" "tileset:bbtiles"
    "deck:bbdeck")
