# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# vitrine_re2: RE2 as a shared library; for targets with the property VITRINE_STATIC_RE2 as static ones, where the system has
# them. RE2 needs some forty libraries, and loading them takes longer than a small program runs.
set(VITRINE_RE2_STATIC "")
foreach(name IN LISTS re2_STATIC_LIBRARIES)
    if(name MATCHES "^(pthread|atomic|m|rt|dl)$")
        continue()
    endif()
    find_library(VITRINE_STATIC_${name} "lib${name}.a" HINTS ${re2_STATIC_LIBRARY_DIRS})
    mark_as_advanced(VITRINE_STATIC_${name})
    if(NOT VITRINE_STATIC_${name})
        set(VITRINE_RE2_STATIC "")
        break()
    endif()
    list(APPEND VITRINE_RE2_STATIC "${VITRINE_STATIC_${name}}")
endforeach()

add_library(vitrine_re2 INTERFACE)
if(VITRINE_RE2_STATIC)
    set(is_static "$<BOOL:$<TARGET_PROPERTY:VITRINE_STATIC_RE2>>")
    target_link_libraries(vitrine_re2 INTERFACE "$<$<NOT:${is_static}>:PkgConfig::re2>")
    foreach(library IN LISTS VITRINE_RE2_STATIC)
        target_link_libraries(vitrine_re2 INTERFACE "$<${is_static}:${library}>")
    endforeach()
else()
    target_link_libraries(vitrine_re2 INTERFACE PkgConfig::re2)
endif()
