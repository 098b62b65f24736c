# Precompiled headers halve the time that files full of Qt headers take. The dev preset goes without them, so that a missing
# #include is still an error there.
option(BUBBLEBAR_PRECOMPILE "Precompile the headers that most files include" OFF)

# bubblebar_precompile(<target> <header>…)
function(bubblebar_precompile target)
    if(NOT BUBBLEBAR_PRECOMPILE)
        return()
    endif()
    list(TRANSFORM ARGN REPLACE "(.+)" "<\\1>" OUTPUT_VARIABLE headers)
    target_precompile_headers(${target} PRIVATE ${headers})
    # Lets ccache see what a precompiled header holds.
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)
endfunction()
