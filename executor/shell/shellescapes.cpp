// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/shellescapes.h"

#include "executor/shell/shellprograms.h"

#include <algorithm>
#include <array>
#include <span>

namespace vitrine {

namespace {

using Marks = std::span<const std::string_view>;

/// Commands of sqlite3, which shortens them, and functions of its shell: sqlite.org/cli.html.
constexpr auto sqlite = std::to_array<std::string_view>(
    { ".ar", ".backup", ".clone", ".exce", ".import", ".load", ".log", ".once", ".open", ".out", ".read", ".restore",
        ".save", ".sh", ".sy", ".trace", ".www", "edit(", "load_extension(", "readfile(", "writefile(" });
/// postgresql.org/docs/current/app-psql.html
constexpr auto psql = std::to_array<std::string_view>(
    { "\\!", "\\copy", "\\e", "\\g", "\\i", "\\lo_", "\\o", "\\s", "\\w", "\\setenv", "`", "program", "PROGRAM" });
/// dev.mysql.com/doc/refman/en/mysql-commands.html
constexpr auto mysql = std::to_array<std::string_view>({ "\\!", "\\.", "\\P", "\\T", "\\e", "edit", "outfile",
    "OUTFILE", "dumpfile", "DUMPFILE", "pager", "source", "system", "tee", "infile", "INFILE" });
constexpr auto exclamation = std::to_array<std::string_view>({ "!" });
constexpr auto gnuplot = std::to_array<std::string_view>({ "!", "|", "`", "system", "load", "call", "output" });
constexpr auto debuggers = std::to_array<std::string_view>({ "!", "|", "shell", "pipe", "make", "python", "source" });

struct Language {
    std::string_view program;
    Marks marks;
};

constexpr auto languages = std::to_array<Language>(
    { { "dc", exclamation }, { "ed", exclamation }, { "ex", exclamation }, { "ftp", exclamation }, { "gdb", debuggers },
        { "gnuplot", gnuplot }, { "lldb", debuggers }, { "mail", exclamation }, { "mariadb", mysql },
        { "mysql", mysql }, { "psql", psql }, { "sftp", exclamation }, { "sqlite3", sqlite } });

const Language *languageOf(std::string_view program)
{
    const auto *found = std::ranges::find(languages, baseName(program), &Language::program);
    return found == languages.end() ? nullptr : found;
}

} // namespace

bool hasShellEscapes(std::string_view program) { return languageOf(program) != nullptr; }

bool isShellEscape(std::string_view program, std::string_view text)
{
    const Language *language = languageOf(program);
    return language != nullptr
        && std::ranges::any_of(language->marks, [text](std::string_view mark) { return text.contains(mark); });
}

} // namespace vitrine
