# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# vitrine_re2: RE2 as a shared library; for targets with the property VITRINE_STATIC_RE2 as static ones, where the system has
# them. RE2 needs some forty libraries, and loading them takes longer than a small program runs.
#
# pkg-config takes a second for each question about them, and pkg_check_modules has eighteen: it is asked once.
find_path(VITRINE_RE2_HEADERS re2/re2.h REQUIRED)
mark_as_advanced(VITRINE_RE2_HEADERS)
if(NOT VITRINE_RE2_LIBRARIES)
    execute_process(COMMAND ${PKG_CONFIG_EXECUTABLE} --static --libs re2 OUTPUT_VARIABLE flags
                    OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    string(REGEX MATCHALL "(^| )-l[^ ]+" names "${flags}")
    string(REGEX REPLACE " ?-l" "" names "${names}")
    string(REGEX MATCHALL "(^| )-L[^ ]+" folders "${flags}")
    string(REGEX REPLACE " ?-L" "" folders "${folders}")
    set(VITRINE_RE2_LIBRARIES ${names} CACHE INTERNAL "RE2 and the libraries that it needs, in the order of linking")
    set(VITRINE_RE2_FOLDERS "${folders}" CACHE INTERNAL "Where they are")
endif()

set(VITRINE_RE2_STATIC "")
foreach(name IN LISTS VITRINE_RE2_LIBRARIES)
    if(name MATCHES "^(pthread|atomic|m|rt|dl)$")
        continue()
    endif()
    find_library(VITRINE_STATIC_${name} "lib${name}.a" HINTS ${VITRINE_RE2_FOLDERS})
    mark_as_advanced(VITRINE_STATIC_${name})
    if(NOT VITRINE_STATIC_${name})
        set(VITRINE_RE2_STATIC "")
        break()
    endif()
    list(APPEND VITRINE_RE2_STATIC "${VITRINE_STATIC_${name}}")
endforeach()

add_library(vitrine_re2 INTERFACE)
target_include_directories(vitrine_re2 SYSTEM INTERFACE ${VITRINE_RE2_HEADERS})
target_link_directories(vitrine_re2 INTERFACE ${VITRINE_RE2_FOLDERS})
set(VITRINE_RE2_SHARED ${VITRINE_RE2_LIBRARIES})
list(REMOVE_DUPLICATES VITRINE_RE2_SHARED)
set(is_static "$<BOOL:$<TARGET_PROPERTY:VITRINE_STATIC_RE2>>")
foreach(library IN LISTS VITRINE_RE2_SHARED)
    if(VITRINE_RE2_STATIC)
        set(library "$<$<NOT:${is_static}>:${library}>")
    endif()
    target_link_libraries(vitrine_re2 INTERFACE "${library}")
endforeach()
foreach(library IN LISTS VITRINE_RE2_STATIC)
    target_link_libraries(vitrine_re2 INTERFACE "$<${is_static}:${library}>")
endforeach()
