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

constexpr auto duckdb
    = std::to_array<std::string_view>({ "attach", "copy", ".excel", ".import", ".log", ".once", ".open", ".out",
        ".read", ".sh", ".sy", ".www", "export", "from '", "glob(", "import", "install", "load", "read_" });
constexpr auto mongo = std::to_array<std::string_view>({ ".js", "child_process", "load(", "process", "require" });
constexpr auto pipes = std::to_array<std::string_view>({ "|" });
constexpr auto ghostscript = std::to_array<std::string_view>({ "%pipe%", "=|", "nosafer" });
constexpr auto exiftool
    = std::to_array<std::string_view>({ "`", ";", "-@", "-config", "-execute", "-if", "-userparam", "system" });
constexpr auto miller = std::to_array<std::string_view>({ "system", "exec(", "tee ", "> \"", "| \"", "put -f" });
constexpr auto rpm = std::to_array<std::string_view>({ "%(", "%{lua" });
constexpr auto sqlplus = std::to_array<std::string_view>({ "!", "@", "host", "spool" });
constexpr auto websocat = std::to_array<std::string_view>({ "exec", "sh-c", "cmd:" });
constexpr auto latexmk = std::to_array<std::string_view>({ "`", "exec", "system" });
constexpr auto filters = std::to_array<std::string_view>({ ".lua" });

struct Language {
    std::string_view program;
    Marks marks;
};

constexpr auto languages = std::to_array<Language>({ { "beeline", exclamation }, { "dc", exclamation },
    { "duckdb", duckdb }, { "dvips", pipes }, { "ed", editor }, { "ex", editor }, { "exiftool", exiftool },
    { "ftp", exclamation }, { "gdb", debuggers }, { "gnuplot", gnuplot }, { "gs", ghostscript }, { "gvim", editor },
    { "hive", exclamation }, { "latex", tex }, { "latexmk", latexmk }, { "lftp", exclamation }, { "lldb", debuggers },
    { "lualatex", tex }, { "m4", macros }, { "mail", exclamation }, { "mariadb", mysql }, { "mlr", miller },
    { "mongo", mongo }, { "mongosh", mongo }, { "mysql", mysql }, { "nvim", editor }, { "pandoc", filters },
    { "pdflatex", tex }, { "play", pipes }, { "psql", psql }, { "r2", exclamation }, { "red", editor },
    { "rizin", exclamation }, { "rpm", rpm }, { "rvim", editor }, { "sftp", exclamation }, { "smbclient", exclamation },
    { "sox", pipes }, { "sqlite3", sqlite }, { "sqlplus", sqlplus }, { "telnet", exclamation }, { "tex", tex },
    { "vi", editor }, { "view", editor }, { "vim", editor }, { "vimdiff", editor }, { "websocat", websocat },
    { "xelatex", tex }, { "yq", yq } });

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
