# Completion for bubblebar-cli in fish; made by packaging/cli/describe.py.

# Does the command line begin with these commands?
function __bubblebar_cli_at
    set -l words (commandline -opc)
    set -l last (math (count $argv) + 1)
    test (count $words) -ge $last; and test "$words[2..$last]" = "$argv"
end

# Do just these commands stand there, so that the next word is another?
function __bubblebar_cli_after
    set -l words (commandline -opc)
    test (count $words) -eq (math (count $argv) + 1); and test "$words[2..-1]" = "$argv"
end

# Files whose names end so.
function __bubblebar_cli_files
    for ending in $argv
        __fish_complete_suffix .$ending | string match -r ".*(?:/|\\.$ending)(?:\\t.*)?\$"
    end
end

complete -c bubblebar-cli -f
complete -c bubblebar-cli -n __bubblebar_cli_after -l help -d 'lists the commands'
complete -c bubblebar-cli -n __bubblebar_cli_after -l version -d 'shows the version'

complete -c bubblebar-cli -n '__bubblebar_cli_after' -a check -d 'checks tracks by the track-building guidelines'
complete -c bubblebar-cli -n '__bubblebar_cli_at check' -a '(__bubblebar_cli_files bbtrack png svg)'
complete -c bubblebar-cli -n '__bubblebar_cli_at check' -l json -d 'answers in JSON, for programs'
complete -c bubblebar-cli -n '__bubblebar_cli_at check' -l help -d 'shows this help'

complete -c bubblebar-cli -n '__bubblebar_cli_after' -a moves -d 'lists what the player may do'
complete -c bubblebar-cli -n '__bubblebar_cli_at moves' -a '(__bubblebar_cli_files bbposition)'
complete -c bubblebar-cli -n '__bubblebar_cli_at moves' -l json -d 'answers in JSON, for programs'
complete -c bubblebar-cli -n '__bubblebar_cli_at moves' -l help -d 'shows this help'

complete -c bubblebar-cli -n '__bubblebar_cli_after' -a apply -d 'plays actions and shows the position after them'
complete -c bubblebar-cli -n '__bubblebar_cli_at apply' -a '(__bubblebar_cli_files bbposition)'
complete -c bubblebar-cli -n '__bubblebar_cli_at apply' -l json -d 'changes nothing: the answer is JSON anyway'
complete -c bubblebar-cli -n '__bubblebar_cli_at apply' -l help -d 'shows this help'

complete -c bubblebar-cli -n '__bubblebar_cli_after' -a perft -d 'counts the ways to go on'
complete -c bubblebar-cli -n '__bubblebar_cli_at perft' -a '(__bubblebar_cli_files bbposition)'
complete -c bubblebar-cli -n '__bubblebar_cli_at perft' -l depth -x -d 'how many actions each sequence has'
complete -c bubblebar-cli -n '__bubblebar_cli_at perft' -l json -d 'changes nothing: the answer is JSON anyway'
complete -c bubblebar-cli -n '__bubblebar_cli_at perft' -l help -d 'shows this help'

complete -c bubblebar-cli -n '__bubblebar_cli_after' -a explain -d 'tells why an action is not legal'
complete -c bubblebar-cli -n '__bubblebar_cli_at explain' -a '(__bubblebar_cli_files bbposition)'
complete -c bubblebar-cli -n '__bubblebar_cli_at explain' -l json -d 'answers in JSON, for programs'
complete -c bubblebar-cli -n '__bubblebar_cli_at explain' -l help -d 'shows this help'

complete -c bubblebar-cli -n '__bubblebar_cli_after' -a position -d 'shows a position out of a saved race'
complete -c bubblebar-cli -n '__bubblebar_cli_at position' -a '(__bubblebar_cli_files bbgame)'
complete -c bubblebar-cli -n '__bubblebar_cli_at position' -l at -x -d 'stops after N actions; without it, after the last one'
complete -c bubblebar-cli -n '__bubblebar_cli_at position' -l json -d 'changes nothing: the answer is JSON anyway'
complete -c bubblebar-cli -n '__bubblebar_cli_at position' -l help -d 'shows this help'

complete -c bubblebar-cli -n '__bubblebar_cli_after' -a replay -d 'plays a saved race through and tells its result'
complete -c bubblebar-cli -n '__bubblebar_cli_at replay' -a '(__bubblebar_cli_files bbgame)'
complete -c bubblebar-cli -n '__bubblebar_cli_at replay' -l json -d 'answers in JSON, for programs'
complete -c bubblebar-cli -n '__bubblebar_cli_at replay' -l help -d 'shows this help'

complete -c bubblebar-cli -n '__bubblebar_cli_after' -a simulate -d 'lets computer players race and tells how the races went'
complete -c bubblebar-cli -n '__bubblebar_cli_at simulate' -a '(__bubblebar_cli_files bbtrack png svg)'
complete -c bubblebar-cli -n '__bubblebar_cli_at simulate' -l players -x -a 'random easy medium hard expert' -d 'two to five of: random, easy, medium (or greedy), hard, expert'
complete -c bubblebar-cli -n '__bubblebar_cli_at simulate' -l games -x -d 'how many races'
complete -c bubblebar-cli -n '__bubblebar_cli_at simulate' -l seed -x -d 'the same seed gives the same races'
complete -c bubblebar-cli -n '__bubblebar_cli_at simulate' -l threads -x -d 'how many races at once; by default one for each core'
complete -c bubblebar-cli -n '__bubblebar_cli_at simulate' -l teams -d 'four players in teams: seats 0 and 2 against 1 and 3'
complete -c bubblebar-cli -n '__bubblebar_cli_at simulate' -l json -d 'answers in JSON, for programs'
complete -c bubblebar-cli -n '__bubblebar_cli_at simulate' -l help -d 'shows this help'

complete -c bubblebar-cli -n '__bubblebar_cli_after' -a generate -d 'makes a track at random'
complete -c bubblebar-cli -n '__bubblebar_cli_at generate' -l tiles -x -d 'how many track tiles, from 2'
complete -c bubblebar-cli -n '__bubblebar_cli_at generate' -l terrain -x -a 'meadow teal orange purple magenta' -d 'besides meadow only these, each at least once, or as often as “teal:2”'
complete -c bubblebar-cli -n '__bubblebar_cli_at generate' -l seed -x -d 'the same seed gives the same track'
complete -c bubblebar-cli -n '__bubblebar_cli_at generate' -l stretch -x -d '0 for a compact track to 100 for a long way; else 50'
complete -c bubblebar-cli -n '__bubblebar_cli_at generate' -l branching -x -d '0 for few ways to 100 for many; else 50'
complete -c bubblebar-cli -n '__bubblebar_cli_at generate' -l turns -x -d 'about how many turns a race of two should take'
complete -c bubblebar-cli -n '__bubblebar_cli_at generate' -l boxes -x -d 'how many boxes the tiles may come from; else 1'
complete -c bubblebar-cli -n '__bubblebar_cli_at generate' -l json -d 'changes nothing: the answer is JSON anyway'
complete -c bubblebar-cli -n '__bubblebar_cli_at generate' -l help -d 'shows this help'

complete -c bubblebar-cli -n '__bubblebar_cli_after' -a code -d 'makes the share code of a track'
complete -c bubblebar-cli -n '__bubblebar_cli_at code' -a '(__bubblebar_cli_files bbtrack png svg)'
complete -c bubblebar-cli -n '__bubblebar_cli_at code' -l help -d 'shows this help'

complete -c bubblebar-cli -n '__bubblebar_cli_after' -a decode -d 'makes a track of its share code'
complete -c bubblebar-cli -n '__bubblebar_cli_at decode' -l json -d 'changes nothing: the answer is JSON anyway'
complete -c bubblebar-cli -n '__bubblebar_cli_at decode' -l help -d 'shows this help'

complete -c bubblebar-cli -n '__bubblebar_cli_after' -a export -d 'makes pictures and pages to print of a track'
complete -c bubblebar-cli -n '__bubblebar_cli_at export' -a '(__bubblebar_cli_files bbtrack png svg)'
complete -c bubblebar-cli -n '__bubblebar_cli_at export' -l what -x -a 'track plan poster tiles cards stickers' -d 'track: the tiles on the table, as a picture; or pages to print: plan, poster, tiles, cards, stickers; usually track for PNG and SVG, plan for PDF'
complete -c bubblebar-cli -n '__bubblebar_cli_at export' -l size -x -d 'size of the picture of a track in pixels; usually 1600 along the longer side'
complete -c bubblebar-cli -n '__bubblebar_cli_at export' -l dpi -x -d 'pixels per inch of a PNG; usually 96 for a track, 150 for pages'
complete -c bubblebar-cli -n '__bubblebar_cli_at export' -l paper -x -a 'A4 A3 Letter Legal' -d 'A4, A3, Letter, Legal or a size such as 148x210mm; usually A4'
complete -c bubblebar-cli -n '__bubblebar_cli_at export' -l orientation -x -a 'auto upright across' -d 'upright, across or auto: whatever takes fewer pages; usually auto'
complete -c bubblebar-cli -n '__bubblebar_cli_at export' -l tile-width -x -d 'width of a tile on posters, tiles and stickers; usually 90'
complete -c bubblebar-cli -n '__bubblebar_cli_at export' -l overlap -x -d 'how much the pages of a poster share; usually 10'
complete -c bubblebar-cli -n '__bubblebar_cli_at export' -l margin -x -d 'free edge of each page; usually 10'
complete -c bubblebar-cli -n '__bubblebar_cli_at export' -l duplex -x -a 'long short none' -d 'the edge over which the printer turns sheets with backs: long, short or none; usually long'
complete -c bubblebar-cli -n '__bubblebar_cli_at export' -l back-offset -x -d 'moves all backs by so many mm to the right and down; usually 0,0'
complete -c bubblebar-cli -n '__bubblebar_cli_at export' -l pieces -x -d 'the tiles to print and how many of each, such as start=1,A=2,B=1; usually each of the set once'
complete -c bubblebar-cli -n '__bubblebar_cli_at export' -l page-map -x -a 'yes no' -d 'whether a poster begins with a map of its pages: yes or no; usually yes'
complete -c bubblebar-cli -n '__bubblebar_cli_at export' -l help -d 'shows this help'

complete -c bubblebar-cli -n '__bubblebar_cli_after' -a beetle -d 'the dice game: simulate, replay'

complete -c bubblebar-cli -n '__bubblebar_cli_after beetle' -a simulate -d 'plays many games and tells how they went'
complete -c bubblebar-cli -n '__bubblebar_cli_at beetle simulate' -l players -x -d 'how many players, 2 to 8'
complete -c bubblebar-cli -n '__bubblebar_cli_at beetle simulate' -l games -x -d 'how many games'
complete -c bubblebar-cli -n '__bubblebar_cli_at beetle simulate' -l seed -x -d 'the same seed gives the same games'
complete -c bubblebar-cli -n '__bubblebar_cli_at beetle simulate' -l first -x -d 'who begins, from 0; by default 0'
complete -c bubblebar-cli -n '__bubblebar_cli_at beetle simulate' -l four-legs -d 'a beetle has four legs: eleven parts'
complete -c bubblebar-cli -n '__bubblebar_cli_at beetle simulate' -l wings -d 'a beetle has two wings more, sixes once it has its tail'
complete -c bubblebar-cli -n '__bubblebar_cli_at beetle simulate' -l json -d 'answers in JSON, for programs'
complete -c bubblebar-cli -n '__bubblebar_cli_at beetle simulate' -l help -d 'shows this help'

complete -c bubblebar-cli -n '__bubblebar_cli_after beetle' -a replay -d 'plays a saved game through and tells its result'
complete -c bubblebar-cli -n '__bubblebar_cli_at beetle replay' -a '(__bubblebar_cli_files bbbeetle)'
complete -c bubblebar-cli -n '__bubblebar_cli_at beetle replay' -l json -d 'answers in JSON, for programs'
complete -c bubblebar-cli -n '__bubblebar_cli_at beetle replay' -l help -d 'shows this help'

complete -c bubblebar-cli -n '__bubblebar_cli_after' -a beep -d 'the card game: score, simulate'

complete -c bubblebar-cli -n '__bubblebar_cli_after beep' -a score -d 'plays a record through and tells the scores'
complete -c bubblebar-cli -n '__bubblebar_cli_at beep score' -a '(__bubblebar_cli_files bbbeep)'
complete -c bubblebar-cli -n '__bubblebar_cli_at beep score' -l json -d 'changes nothing: the answer is JSON anyway'
complete -c bubblebar-cli -n '__bubblebar_cli_at beep score' -l help -d 'shows this help'

complete -c bubblebar-cli -n '__bubblebar_cli_after beep' -a simulate -d 'lets computer players play and tells how the games went'
complete -c bubblebar-cli -n '__bubblebar_cli_at beep simulate' -l players -x -a 'easy medium hard' -d 'two to six of: easy, medium, hard'
complete -c bubblebar-cli -n '__bubblebar_cli_at beep simulate' -l games -x -d 'how many games'
complete -c bubblebar-cli -n '__bubblebar_cli_at beep simulate' -l seed -x -d 'the same seed gives the same games'
complete -c bubblebar-cli -n '__bubblebar_cli_at beep simulate' -l table -x -a 'strict tournament' -d 'strict or tournament; by default strict'
complete -c bubblebar-cli -n '__bubblebar_cli_at beep simulate' -l json -d 'answers in JSON, for programs'
complete -c bubblebar-cli -n '__bubblebar_cli_at beep simulate' -l help -d 'shows this help'
