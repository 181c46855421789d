// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/shellprograms.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

using enum Wrapper::Kind;
using Use = FileProgram::Use;

constexpr auto wrappers = std::to_array<Wrapper>({
    { "builtin", Transparent },
    { "busybox", Opaque },
    { "chroot", Opaque, {}, 1 },
    { "chrt", Opaque, {}, 1 },
    { "command", Transparent },
    { "doas", Elevating, "uC" },
    { "env", Opaque, "uCS", 0, true },
    { "exec", Opaque, "a" },
    { "flock", Opaque, "wE", 1 },
    { "gtimeout", Opaque, "ks", 1 },
    { "ionice", Opaque, "cnpPu" },
    { "nice", Transparent, "n" },
    { "nohup", Transparent },
    { "nsenter", Elevating, "tSG" },
    { "parallel", Opaque, "j" },
    { "pkexec", Elevating },
    { "proot", Opaque, "rbwq" },
    { "script", Opaque },
    { "setsid", Opaque },
    { "stdbuf", Transparent, "ioe" },
    { "strace", Opaque, "eopsu" },
    { "su", Elevating },
    { "sudo", Elevating, "ugpCDRTUhrt", 0, true },
    { "taskset", Opaque, {}, 1 },
    { "time", Transparent, "of" },
    { "timeout", Transparent, "ks", 1 },
    { "unshare", Elevating },
    { "watch", Opaque, "n" },
    { "xargs", Opaque, "adEIiLlnPs" },
});
static_assert(std::ranges::is_sorted(wrappers, {}, &Wrapper::name));

constexpr auto filePrograms = std::to_array<FileProgram>({
    { "awk", Use::Search, "vF" },
    { "base64", Use::Read, "w" },
    { "bat", Use::Read },
    { "cat", Use::Read },
    { "chmod", Use::Search },
    { "chown", Use::Search },
    { "cmp", Use::Read },
    { "cp", Use::ReadThenWrite, "tS" },
    { "cut", Use::Read, "bcdf" },
    { "diff", Use::Read, "IUW" },
    { "egrep", Use::Search, "efmABC" },
    { "fgrep", Use::Search, "efmABC" },
    { "file", Use::Read },
    { "grep", Use::Search, "efmABC" },
    { "head", Use::Read, "nc" },
    { "hexdump", Use::Read, "ens" },
    { "install", Use::ReadThenWrite, "gmot" },
    { "less", Use::Read },
    { "ln", Use::ReadThenWrite, "tS" },
    { "md5sum", Use::Read },
    { "mkdir", Use::Write, "m" },
    { "more", Use::Read },
    { "mv", Use::ReadThenWrite, "tS" },
    { "nl", Use::Read, "bdfhilnsvw" },
    { "od", Use::Read, "AjNtw" },
    { "rg", Use::Search, "efmABCgt" },
    { "rm", Use::Write },
    { "rmdir", Use::Write },
    { "sha1sum", Use::Read },
    { "sha256sum", Use::Read },
    { "shred", Use::Write, "ns" },
    { "sort", Use::Read, "kotST" },
    { "source", Use::Read },
    { "stat", Use::Read, "c" },
    { "strings", Use::Read, "nt" },
    { "tac", Use::Read, "s" },
    { "tail", Use::Read, "nc" },
    { "tee", Use::Write },
    { "touch", Use::Write, "drt" },
    { "truncate", Use::Write, "rs" },
    { "uniq", Use::ReadThenWrite, "fsw" },
    { "unlink", Use::Write },
    { "wc", Use::Read },
    { "xxd", Use::Read, "cgls" },
});
static_assert(std::ranges::is_sorted(filePrograms, {}, &FileProgram::name));

constexpr auto interpreters = std::to_array<Interpreter>(
    { { "ash", "-c", true }, { "bash", "-c", true }, { "bun", "-e" }, { "dash", "-c", true }, { "deno", "eval" },
        { "fish", "-c", true, true }, { "ipython", "-c", false, false, true }, { "ksh", "-c", true, true },
        { "lua", "-e" }, { "node", "-e" }, { "nodejs", "-e" }, { "osascript", "-e" }, { "perl", "-e" }, { "php", "-r" },
        { "powershell", "-Command" }, { "pwsh", "-Command" }, { "pypy", "-c", false, false, true },
        { "python", "-c", false, false, true }, { "ruby", "-e" }, { "sh", "-c", true }, { "zsh", "-c", true, true } });

constexpr std::array<std::string_view, 8> textRunners { ".", "alias", "bind", "complete", "eval", "mapfile", "source",
    "trap" };

constexpr auto harmlessVariables
    = std::to_array<std::string_view>({ "CARGO_TERM_COLOR", "CGO_ENABLED", "CI", "CLICOLOR", "COLUMNS", "DEBUG",
        "DJANGO_SETTINGS_MODULE", "FORCE_COLOR", "GOARCH", "GOOS", "LANG", "LANGUAGE", "LINES", "NODE_ENV", "NO_COLOR",
        "PYTHONDONTWRITEBYTECODE", "PYTHONHASHSEED", "PYTHONIOENCODING", "PYTHONUNBUFFERED", "PYTHONUTF8",
        "QT_QPA_PLATFORM", "RUST_BACKTRACE", "RUST_LOG", "SOURCE_DATE_EPOCH", "TERM", "TZ" });

constexpr auto riskyVariables = std::to_array<std::string_view>({ "BROWSER", "CC", "CDPATH", "CXX", "EDITOR", "ENV",
    "HOME", "IFS", "MANPAGER", "MAKEFLAGS", "PAGER", "PATH", "PROMPT_COMMAND", "PS0", "PS1", "PS2", "PS4", "SHELL",
    "SHELLOPTS", "VISUAL", "BASHOPTS", "GLOBIGNORE", "RUSTFLAGS", "LESSOPEN", "LESSCLOSE" });
constexpr auto riskyBeginnings = std::to_array<std::string_view>({ "BASH_", "CARGO_", "DOCKER_", "DYLD_", "GIT_",
    "JAVA_", "KUBE", "LD_", "NODE_", "NPM_", "PERL", "PIP_", "PYTHON", "RUBY", "SSH_", "SUDO_", "npm_" });

bool isVersion(std::string_view text) { return text.find_first_not_of("0123456789.") == text.npos; }

template <typename Table>
auto *find(const Table &table, std::string_view name)
{
    const auto *found = std::ranges::find(table, name, [](const auto &row) { return row.name; });
    return found == table.end() ? nullptr : found;
}

} // namespace

const Wrapper *wrapperOf(std::string_view program) { return find(wrappers, baseName(program)); }
const FileProgram *fileProgramOf(std::string_view program) { return find(filePrograms, baseName(program)); }

const Interpreter *interpreterOf(std::string_view program)
{
    program = baseName(program);
    for (const Interpreter &interpreter : interpreters)
        if (program.starts_with(interpreter.name) && isVersion(program.substr(interpreter.name.size())))
            return &interpreter;
    return nullptr;
}

bool runsText(std::string_view program) { return std::ranges::contains(textRunners, program); }

bool isHarmlessVariable(std::string_view name)
{
    return name.starts_with("LC_") || std::ranges::contains(harmlessVariables, name);
}

bool isRiskyVariable(std::string_view name)
{
    return !isHarmlessVariable(name)
        && (std::ranges::contains(riskyVariables, name)
            || std::ranges::any_of(riskyBeginnings, [name](std::string_view text) { return name.starts_with(text); }));
}

std::string_view baseName(std::string_view program)
{
    const std::size_t slash = program.rfind('/');
    return slash == program.npos ? program : program.substr(slash + 1);
}

} // namespace vitrine
