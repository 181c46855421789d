// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/shellescapes.h"

#include "executor/shell/shellprograms.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>

namespace vitrine {

namespace {

using Marks = std::span<const std::string_view>;

/// Commands of sqlite3, which accepts abbreviations, and functions of its shell: sqlite.org/cli.html.
constexpr auto sqlite = std::to_array<std::string_view>({ "attach", ".ar", ".backup", ".clone", ".exce", ".import",
    ".load", ".log", ".once", ".open", ".out", ".read", ".restore", ".save", ".sh", ".sy", ".trace", ".www", "edit(",
    "load_extension(", "readfile(", "vacuum into", "writefile(" });
/// postgresql.org/docs/current/app-psql.html
constexpr auto psql = std::to_array<std::string_view>(
    { "\\!", "\\copy", "\\e", "\\g", "\\i", "\\lo_", "\\o", "\\s", "\\w", "\\setenv", "`", "program" });
/// dev.mysql.com/doc/refman/en/mysql-commands.html
constexpr auto mysql = std::to_array<std::string_view>(
    { "\\!", "\\.", "\\p", "\\t", "\\e", "edit", "outfile", "dumpfile", "pager", "source", "system", "tee", "infile" });
constexpr auto exclamation = std::to_array<std::string_view>({ "!" });
/// Line editors also read and write any file.
constexpr auto editor = std::to_array<std::string_view>({ "!", "e ", "E ", "r ", "w ", "w/", "f " });
constexpr auto yq = std::to_array<std::string_view>({ "load", "env" });
constexpr auto gnuplot = std::to_array<std::string_view>({ "!", "|", "`", "system", "load", "call", "output" });
constexpr auto macros
    = std::to_array<std::string_view>({ "esyscmd", "syscmd", "include", "undivert", "builtin", "indir" });
constexpr auto tex = std::to_array<std::string_view>({ "write18", "input", "openin", "openout", "include", "^^" });
constexpr auto debuggers = std::to_array<std::string_view>({ "!", "|", "shell", "pipe", "make", "python", "source" });

struct Language {
    std::string_view program;
    Marks marks;
};

constexpr auto languages = std::to_array<Language>({ { "dc", exclamation }, { "ed", editor }, { "ex", editor },
    { "ftp", exclamation }, { "gdb", debuggers }, { "gnuplot", gnuplot }, { "lldb", debuggers }, { "latex", tex },
    { "m4", macros }, { "mail", exclamation }, { "mariadb", mysql }, { "mysql", mysql }, { "pdflatex", tex },
    { "psql", psql }, { "sftp", exclamation }, { "sqlite3", sqlite }, { "yq", yq } });

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
    std::string lower(text);
    for (char &letter : lower)
        letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    return language != nullptr
        && std::ranges::any_of(language->marks, [&lower](std::string_view mark) { return lower.contains(mark); });
}

} // namespace vitrine
