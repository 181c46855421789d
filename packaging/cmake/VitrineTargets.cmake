# SPDX-FileCopyrightText: 2026 The Vitrine authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# How every target of the project is made: one library a folder, warnings from one place.

# The one name of the program for desktops: desktop file, metainfo, icon, MIME icon, setDesktopFileName().
set(VITRINE_APP_ID io.github.vitrine_workbench.Vitrine)

add_library(vitrine_options INTERFACE)
target_compile_definitions(vitrine_options INTERFACE VITRINE_APP_ID="${VITRINE_APP_ID}")
configure_file(${PROJECT_SOURCE_DIR}/base/version.h.in ${PROJECT_BINARY_DIR}/generated/base/version.h @ONLY)
target_include_directories(vitrine_options INTERFACE ${PROJECT_BINARY_DIR}/generated)
target_compile_options(vitrine_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-align -Wunused
    -Wnull-dereference -Wimplicit-fallthrough -Wformat=2 -fno-strict-aliasing -fvisibility=hidden)
target_compile_definitions(vitrine_options INTERFACE
    QT_NO_KEYWORDS QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY QT_NO_URL_CAST_FROM_STRING
    QT_NO_FOREACH QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_NO_CONTEXTLESS_CONNECT QT_STRICT_ITERATORS
    QT_USE_QSTRINGBUILDER)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # GCC 14 sees null pointers and writes beyond ends in inlined library code that cannot be there; which ones
    # depends on what it inlines.
    target_compile_options(vitrine_options INTERFACE -Wno-null-dereference -Wno-stringop-overflow -Wno-array-bounds)
endif()
if(VITRINE_UNITY)
    # Both are about one file alone, and are on in builds that compile each by itself.
    target_compile_options(vitrine_options INTERFACE -Wno-shadow $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
endif()
if(VITRINE_UNITY AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # GCC collects garbage whenever its memory has grown by a third, which groups of files do all the time. 512 MB are theirs.
    target_compile_options(vitrine_options INTERFACE --param=ggc-min-heapsize=524288)
endif()
if(VITRINE_SANITIZE)
    target_compile_options(vitrine_options INTERFACE -fsanitize=${VITRINE_SANITIZE} -fno-omit-frame-pointer
                           -fno-sanitize-recover=all)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU") # what sanitizers add hides that std::regex sets its members
        target_compile_options(vitrine_options INTERFACE -Wno-maybe-uninitialized)
    endif()
    # What no sanitizer sees: an index inside the memory of a vector and behind its end, an optional without a value.
    target_compile_definitions(vitrine_options INTERFACE _GLIBCXX_ASSERTIONS)
    target_link_options(vitrine_options INTERFACE -fsanitize=${VITRINE_SANITIZE})
endif()

# What has to be in a program that is built without a sanitizer before it loads what is built with it.
set(VITRINE_SANITIZER_LIBRARY "")
foreach(kind address thread)
    if(VITRINE_SANITIZE MATCHES "${kind}")
        string(SUBSTRING "${kind}" 0 1 letter)
        execute_process(COMMAND ${CMAKE_CXX_COMPILER} -print-file-name=lib${letter}san.so OUTPUT_STRIP_TRAILING_WHITESPACE
                        OUTPUT_VARIABLE library)
        file(REAL_PATH "${library}" VITRINE_SANITIZER_LIBRARY)
    endif()
endforeach()
if(VITRINE_COVERAGE)
    target_compile_options(vitrine_options INTERFACE --coverage)
    target_link_options(vitrine_options INTERFACE --coverage)
endif()

# The standard library and the JSON library are parsed once, in the first library that is made without Qt, for all
# such libraries.
function(vitrine_precompile_library target)
    get_property(owner GLOBAL PROPERTY vitrine_precompiled_library)
    if(owner)
        target_precompile_headers(${target} REUSE_FROM ${owner})
        return()
    endif()
    set_property(GLOBAL PROPERTY vitrine_precompiled_library ${target})
    target_precompile_headers(${target} PRIVATE <algorithm> <array> <chrono> <cstdint> <expected> <filesystem> <format>
        <functional> <map> <memory> <nlohmann/json.hpp> <optional> <span> <string> <string_view> <variant> <vector>)
endfunction()

# Files are compiled in groups: most of a compiler's time goes into the headers that they share. Who declares the same
# name for itself as another is in another group; who gets a new name of that kind needs a new configuration.
function(vitrine_compile_together target size sources)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    get_property(known GLOBAL PROPERTY vitrine_compiled_together)
    if(NOT known)
        cmake_language(DEFER DIRECTORY ${PROJECT_SOURCE_DIR} CALL vitrine_make_groups)
    endif()
    list(JOIN sources "\t" files)
    set_property(GLOBAL APPEND_STRING PROPERTY vitrine_compiled_together "${target}\t${size}\t${files}\n")
endfunction()

# The groups of all targets at once: the headers of the project are read for each call of the script.
function(vitrine_make_groups)
    get_property(targets GLOBAL PROPERTY vitrine_compiled_together)
    set(list ${PROJECT_BINARY_DIR}/generated/compiled-together.txt)
    file(WRITE ${list} "${targets}")
    execute_process(COMMAND ${Python3_EXECUTABLE} -I -B ${PROJECT_SOURCE_DIR}/packaging/cmake/unitygroups.py ${list}
                    OUTPUT_VARIABLE lines OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    string(REPLACE "\n" ";" lines "${lines}")
    foreach(line IN LISTS lines)
        string(REGEX MATCH "^([^ ]+) ([^ ]+) (.*)$" matched "${line}")
        set_source_files_properties("${CMAKE_MATCH_3}" TARGET_DIRECTORY ${CMAKE_MATCH_1}
                                    PROPERTIES UNITY_GROUP ${CMAKE_MATCH_2})
    endforeach()
endfunction()

# vitrine_find_files(RESULT PATTERN FOLDER...) gives the files of folders below the calling one: DIR/ takes subfolders
# too, DIR does not.
function(vitrine_find_files result pattern)
    set(files "")
    foreach(folder IN LISTS ARGN)
        set(depth GLOB)
        if(folder MATCHES "/$")
            set(depth GLOB_RECURSE)
        endif()
        file(${depth} found CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/${pattern})
        list(APPEND files ${found})
    endforeach()
    list(TRANSFORM files REPLACE "/\\./" "/")
    list(TRANSFORM files REPLACE "//" "/")
    set(${result} ${files} PARENT_SCOPE)
endfunction()

# Makes the moc of all storeys; after Qt was found.
macro(vitrine_prepare_moc)
    get_target_property(moc Qt6::moc IMPORTED_LOCATION)
    configure_file(${PROJECT_SOURCE_DIR}/packaging/cmake/moc.in ${PROJECT_BINARY_DIR}/generated/moc @ONLY
                   FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
endmacro()

# Ninja has moc run when a file that it knows has changed; a new file is none, and its classes would be missing.
function(vitrine_look_for_classes target files)
    set(list ${CMAKE_CURRENT_BINARY_DIR}/${target}.files)
    set(known "")
    if(EXISTS ${list})
        file(READ ${list} known)
    endif()
    if(NOT known STREQUAL files)
        file(WRITE ${list} "${files}")
        file(REMOVE ${CMAKE_CURRENT_BINARY_DIR}/${target}_autogen/timestamp)
    endif()
endfunction()

# vitrine_compile_quickly(TARGET...): what waits for people rather than for data, where another level of optimization saves
# nobody a moment. Targets that share precompiled headers must agree on it.
function(vitrine_compile_quickly)
    foreach(target IN LISTS ARGN)
        target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
    endforeach()
endfunction()

# vitrine_storey(NAME [QT] [FOLDERS DIR...] [WITHOUT REGEX...] [SOURCES FILE...] LINK... PRIVATE_LINK...)
# makes the static library vitrine_NAME with the alias vitrine::NAME of every source and header in FOLDERS (the calling
# folder without subfolders where none is named; DIR/ takes subfolders too) but those that match WITHOUT. A new file
# needs no line here. Headers are named from the top of the project (`#include "executor/policy/policy.h"`), so that a
# reader and the layer test see the folder.
function(vitrine_storey name)
    cmake_parse_arguments(arg "QT" "" "FOLDERS;WITHOUT;SOURCES;LINK;PRIVATE_LINK" ${ARGN})
    if(NOT arg_FOLDERS)
        set(arg_FOLDERS .)
    endif()
    vitrine_find_files(headers "*.h" ${arg_FOLDERS})
    vitrine_find_files(sources "*.cpp" ${arg_FOLDERS})
    list(APPEND sources ${arg_SOURCES})
    foreach(pattern IN LISTS arg_WITHOUT)
        list(FILTER headers EXCLUDE REGEX ${pattern})
        list(FILTER sources EXCLUDE REGEX ${pattern})
    endforeach()
    add_library(vitrine_${name} STATIC ${sources})
    add_library(vitrine::${name} ALIAS vitrine_${name})
    target_sources(vitrine_${name} PUBLIC FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR} FILES ${headers})
    target_link_libraries(vitrine_${name} PUBLIC ${arg_LINK} PRIVATE vitrine_options ${arg_PRIVATE_LINK})
    set_target_properties(vitrine_${name} PROPERTIES AUTOMOC ${arg_QT} AUTOUIC OFF AUTORCC OFF)
    if(arg_QT)
        set_target_properties(vitrine_${name} PROPERTIES AUTOMOC_EXECUTABLE ${PROJECT_BINARY_DIR}/generated/moc)
        vitrine_look_for_classes(vitrine_${name} "${headers};${sources}")
    endif()
    # Without Qt most of the time goes into headers; of what people look at, a change shall be built quickly.
    set(together 20)
    if(arg_QT)
        set(together 12)
    endif()
    if(VITRINE_UNITY)
        vitrine_compile_together(vitrine_${name} ${together} "${sources}")
    endif()
    if(NOT arg_QT)
        vitrine_precompile_library(vitrine_${name})
    endif()
endfunction()
