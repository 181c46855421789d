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
    { "catchsegv", Opaque },
    { "chroot", Opaque, {}, 1 },
    { "chrt", Opaque, "TPD", 1, false, "abdfimorRv" },
    { "command", Transparent, {}, 0, false, "p" },
    { "doas", Elevating, "uC", 0, false, "Lns" },
    { "env", Opaque, "uCPa", 0, true, "i0v", "S" },
    { "exec", Opaque, "a", 0, false, "cl" },
    { "flock", Opaque, "wE", 1, false, "Fenosuvx", "c" },
    { "gtimeout", Opaque, "ks", 1, false, "pfv" },
    { "i386", Opaque },
    { "ionice", Opaque, "cnpPu", 0, false, "t" },
    { "linux32", Opaque },
    { "linux64", Opaque },
    { "nice", Transparent, "n", 0, false, "0123456789" },
    { "nohup", Transparent },
    { "nsenter", Elevating, "tSG", 0, false, "amuinpUCTrwFZ" },
    { "parallel", Opaque, "j" },
    { "pkexec", Elevating },
    { "proot", Opaque, "rbwq" },
    { "script", Opaque, "EIOBTmo", 0, false, "aefqt", "c" },
    { "setsid", Opaque, {}, 0, false, "cfw" },
    { "stdbuf", Transparent, "ioe" },
    { "strace", Opaque, "abeIopPsSuUEX", 0, false, "cCdfFhikqrtTvwxyYZz" },
    { "su", Elevating, "gGsw", 0, false, "flmpP", "c" },
    { "sudo", Elevating, "ugpCDRTUhrt", 0, true, "AbBEHiklKnNPSsvV" },
    { "taskset", Opaque, {}, 1, false, "ac" },
    { "time", Transparent, "of", 0, false, "apqvV" },
    { "timeout", Transparent, "ks", 1, false, "pfv" },
    { "torify", Opaque },
    { "torsocks", Opaque },
    { "toybox", Opaque },
    { "unbuffer", Opaque, {}, 0, false, "p" },
    { "unshare", Elevating, "SGRw", 0, false, "muinpUCTrcf" },
    { "watch", Opaque, "nqs", 0, false, "bcCdefgprtwx" },
    { "x86_64", Opaque },
    { "xargs", Opaque, "adEIJLnPsRS", 0, false, "0eilortpx" },
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

constexpr auto interpreters = std::to_array<Interpreter>({ { "ash", "-c", true }, { "bash", "-c", true },
    { "bun", "-e" }, { "csh", "-c", true, true }, { "dash", "-c", true }, { "deno", "eval" },
    { "elvish", "-c", true, true }, { "fish", "-c", true, true }, { "ipython", "-c", false, false, true },
    { "ksh", "-c", true, true }, { "lksh", "-c", true, true }, { "lua", "-e" }, { "mksh", "-c", true, true },
    { "nu", "-c", true, true }, { "node", "-e" }, { "nodejs", "-e" }, { "osascript", "-e" }, { "perl", "-e" },
    { "php", "-r" }, { "posh", "-c", true, true }, { "powershell", "-Command" }, { "pwsh", "-Command" },
    { "pypy", "-c", false, false, true }, { "python", "-c", false, false, true }, { "rbash", "-c", true },
    { "ruby", "-e" }, { "sh", "-c", true }, { "tcsh", "-c", true, true }, { "xonsh", "-c", true, true },
    { "yash", "-c", true, true }, { "zsh", "-c", true, true } });

constexpr std::array<std::string_view, 13> textRunners { ".", "alias", "bind", "compgen", "complete", "enable", "eval",
    "fc", "hash", "mapfile", "readarray", "source", "trap" };

/// Where the inner command begins is not distinguished for these.
constexpr auto starters = std::to_array<std::string_view>({ "at", "batch", "bwrap", "capsh", "cgexec", "choom",
    "chronic", "crontab", "daemon", "daemonize", "dbus-launch", "dbus-run-session", "entr", "expect", "fakeroot",
    "faketime", "firejail", "gdb", "kexec", "lldb", "ltrace", "newgrp", "nix", "nix-shell", "numactl", "parallel",
    "perf", "prlimit", "proxychains", "proxychains4", "qemu-x86_64", "rlwrap", "rr", "run-parts", "run0", "runcon",
    "runuser", "screen", "setarch", "setpriv", "sg", "ssh-agent", "start-stop-daemon", "systemd-inhibit", "systemd-run",
    "tmux", "uname26", "unbuffer", "valgrind", "watchexec", "xvfb-run" });
static_assert(std::ranges::is_sorted(starters));

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

bool isVersion(std::string_view text)
{
    return text == ".distrib" || text.find_first_not_of("0123456789.-") == text.npos;
}

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

bool startsOthers(std::string_view program)
{
    program = baseName(program);
    // The loader of the C library takes a program, too.
    return std::ranges::contains(starters, program) || program.starts_with("ld-linux") || program.starts_with("ld-musl")
        || program == "ld.so";
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
