// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/shellprograms.h"

#include <algorithm>
#include <array>
#include <string>

namespace vitrine {

namespace {

using enum Wrapper::Kind;
using Use = FileProgram::Use;

constexpr auto wrappers = std::to_array<Wrapper>({
    { "builtin", Transparent },
    { "busybox", Opaque },
    { "catchsegv", Opaque },
    { "chroot", Opaque, {}, 1, false, {}, {}, true },
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
    { "nocorrect", Transparent },
    { "noglob", Transparent },
    { "nohup", Transparent },
    { "nsenter", Elevating, "tSG", 0, false, "amuinpUCTrwFZ" },
    { "parallel", Opaque, "j" },
    { "pkexec", Elevating },
    { "proot", Opaque, "rbwq", 0, false, {}, {}, true },
    { "script", Opaque, "EIOBTmo", 1, false, "aefqt", "c", true },
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
    { "ack", Use::Search, "efmABC" },
    { "ag", Use::Search, "efmABC" },
    { "awk", Use::Search, "vF" },
    { "b2sum", Use::Read },
    { "base32", Use::Read, "w" },
    { "base64", Use::Read, "w" },
    { "basenc", Use::Read },
    { "bat", Use::Read },
    { "bunzip2", Use::Edit },
    { "bzcat", Use::Read },
    { "bzip2", Use::Edit },
    { "cat", Use::Read },
    { "chattr", Use::Change },
    { "chgrp", Use::Change },
    { "chmod", Use::Change },
    { "chown", Use::Change },
    { "cksum", Use::Read },
    { "cmp", Use::Read },
    { "column", Use::Read, "sNRHo" },
    { "comm", Use::Read },
    { "cp", Use::ReadThenWrite, "tS" },
    { "csvcut", Use::Read },
    { "cut", Use::Read, "bcdf" },
    { "diff", Use::Read, "IUW" },
    { "dos2unix", Use::Edit },
    { "ed", Use::Edit },
    { "egrep", Use::Search, "efmABC" },
    { "emacs", Use::Edit },
    { "ex", Use::Edit, "cSTu" },
    { "expand", Use::Read },
    { "fgrep", Use::Search, "efmABC" },
    { "file", Use::Read },
    { "fold", Use::Read, "w" },
    { "grep", Use::Search, "efmABC" },
    { "gunzip", Use::Edit },
    { "gzip", Use::Edit, "S" },
    { "head", Use::Read, "nc" },
    { "hexdump", Use::Read, "ens" },
    { "iconv", Use::Read, "fto" },
    { "install", Use::ReadThenWrite, "gmot" },
    { "jless", Use::Read },
    { "join", Use::Read, "12jtoave" },
    { "jq", Use::Search, "L" },
    { "less", Use::Read },
    { "ln", Use::ReadThenWrite, "tS" },
    { "lz4", Use::Edit },
    { "lz4cat", Use::Read },
    { "lzcat", Use::Read },
    { "md5", Use::Read },
    { "md5sum", Use::Read },
    { "mdcat", Use::Read },
    { "micro", Use::Edit },
    { "mkdir", Use::Write, "m" },
    { "mkfifo", Use::Write, "mp" },
    { "mknod", Use::Write, "mp" },
    { "mktemp", Use::Write, "mp" },
    { "more", Use::Read },
    { "mv", Use::ReadThenWrite, "tS" },
    { "nano", Use::Edit, "CoQrsTY" },
    { "nl", Use::Read, "bdfhilnsvw" },
    { "nvim", Use::Edit, "cSTu" },
    { "od", Use::Read, "AjNtw" },
    { "paste", Use::Read, "d" },
    { "patch", Use::Edit, "dipoDB" },
    { "pico", Use::Edit },
    { "pr", Use::Read },
    { "rev", Use::Read },
    { "rg", Use::Search, "efmABCgt" },
    { "rm", Use::Write },
    { "rmdir", Use::Write },
    { "rsync", Use::ReadThenWrite, "efBMT" },
    { "scp", Use::ReadThenWrite, "cDFiJloPSX" },
    { "setfacl", Use::Write, "mMxX" },
    { "sha1sum", Use::Read },
    { "sha224sum", Use::Read },
    { "sha256sum", Use::Read },
    { "sha384sum", Use::Read },
    { "sha512sum", Use::Read },
    { "shasum", Use::Read, "a" },
    { "shred", Use::Write, "ns" },
    { "sort", Use::Read, "kotST" },
    { "source", Use::Read },
    { "split", Use::ReadThenWrite, "abClnt" },
    { "stat", Use::Read, "c" },
    { "strings", Use::Read, "nt" },
    { "sudoedit", Use::Edit, "gu" },
    { "sum", Use::Read },
    { "tac", Use::Read, "s" },
    { "tail", Use::Read, "nc" },
    { "tee", Use::Write },
    { "touch", Use::Write, "drt" },
    { "truncate", Use::Write, "rs" },
    { "uncompress", Use::Edit },
    { "unexpand", Use::Read },
    { "uniq", Use::ReadThenWrite, "fsw" },
    { "unix2dos", Use::Edit },
    { "unlink", Use::Write },
    { "unxz", Use::Edit },
    { "unzip", Use::Read, "d" },
    { "unzstd", Use::Edit },
    { "vi", Use::Edit, "cSTu" },
    { "view", Use::Read },
    { "vim", Use::Edit, "cSTu" },
    { "wc", Use::Read },
    { "xxd", Use::Read, "cgls" },
    { "xz", Use::Edit },
    { "xzcat", Use::Read },
    { "yq", Use::Search, "L" },
    { "zcat", Use::Read },
    { "zegrep", Use::Search, "efmABC" },
    { "zfgrep", Use::Search, "efmABC" },
    { "zgrep", Use::Search, "efmABC" },
    { "zip", Use::WriteThenRead, "btnix" },
    { "zless", Use::Read },
    { "zmore", Use::Read },
    { "zstd", Use::Edit },
    { "zstdcat", Use::Read },
});
static_assert(std::ranges::is_sorted(filePrograms, {}, &FileProgram::name));

constexpr auto interpreters = std::to_array<Interpreter>({ { "Rscript", "-e" }, { "ash", "-c", true },
    { "bash", "-c", true }, { "bun", "-e" }, { "csh", "-c", true, true }, { "dash", "-c", true }, { "deno", "eval" },
    { "elixir", "-e" }, { "elvish", "-c", true, true }, { "erl", "-eval" }, { "fish", "-c", true, true },
    { "groovy", "-e" }, { "guile", "-c" }, { "ipython", "-c", false, false, true }, { "julia", "-e" },
    { "ksh", "-c", true, true }, { "lksh", "-c", true, true }, { "lua", "-e" }, { "luajit", "-e" },
    { "mksh", "-c", true, true }, { "nu", "-c", true, true }, { "node", "-e" }, { "nodejs", "-e" },
    { "octave", "--eval" }, { "osascript", "-e" }, { "perl", "-e" }, { "php", "-r" }, { "posh", "-c", true, true },
    { "pypy", "-c", false, false, true }, { "python", "-c", false, false, true }, { "racket", "-e" }, { "raku", "-e" },
    { "rbash", "-c", true }, { "ruby", "-e" }, { "sh", "-c", true }, { "tclsh", "" }, { "tcsh", "-c", true, true },
    { "xonsh", "-c", true, true }, { "yash", "-c", true, true }, { "zsh", "-c", true, true } });

constexpr std::array<std::string_view, 13> textRunners { ".", "alias", "bind", "compgen", "complete", "enable", "eval",
    "fc", "hash", "mapfile", "readarray", "source", "trap" };

/// Programs for which the start of the inner command is not determined.
constexpr auto starters = std::to_array<std::string_view>({ "aa-exec", "at", "batch", "bpftrace", "bwrap", "caffeinate",
    "capsh", "cgexec", "choom", "chpst", "chronic", "cmd", "cmd.exe", "cpulimit", "crontab", "daemon", "daemonize",
    "dbus-launch", "dbus-run-session", "dotenv", "dumb-init", "eatmydata", "entr", "envdir", "expect", "fakeroot",
    "faketime", "firejail", "gdb", "gosu", "guix", "hyperfine", "ifne", "kexec", "lldb", "logsave", "ltrace", "mispipe",
    "newgrp", "nix", "nix-shell", "nodemon", "numactl", "parallel", "pee", "perf", "powershell", "prlimit",
    "proxychains", "proxychains4", "pwsh", "qemu-x86_64", "reflex", "rlwrap", "rr", "run-parts", "run0", "runcon",
    "runuser", "s6-setuidgid", "screen", "setarch", "setlock", "setpriv", "sg", "softlimit", "ssh-agent",
    "start-stop-daemon", "su-exec", "systemd-inhibit", "systemd-run", "tini", "tmux", "trickle", "uname26", "unbuffer",
    "valgrind", "vipe", "watchexec", "winpty", "wsl", "xdotool", "xvfb-run", "zrun" });
static_assert(std::ranges::is_sorted(starters));

constexpr auto launchers = std::to_array<PackageLauncher>({ { "bundle", "exec" }, { "bunx", "" }, { "cabal", "exec" },
    { "composer", "exec" }, { "conda", "run" }, { "hatch", "run" }, { "mamba", "run" }, { "micromamba", "run" },
    { "mise", "exec" }, { "npm", "exec" }, { "npm", "x" }, { "npx", "" }, { "pdm", "run" }, { "pipenv", "run" },
    { "pipx", "run" }, { "pixi", "run" }, { "pnpm", "dlx" }, { "pnpm", "exec" }, { "poetry", "run" }, { "rye", "run" },
    { "stack", "exec" }, { "uv", "run" }, { "uvx", "" }, { "yarn", "dlx" }, { "yarn", "exec" }, { "yarn", "run" } });

/// The loaders of the C library start the program that their arguments name.
constexpr std::array<std::string_view, 2> loaders { "ld-linux", "ld-musl" };
constexpr std::string_view loader = "ld.so";

/// Other programs that rules mention.
constexpr auto otherPrograms
    = std::to_array<std::string_view>({ "aws", "az", "cargo", "cmake", "curl", "dd", "docker", "find", "gcloud", "gh",
        "git", "go", "gpg", "helm", "kill", "kubectl", "ls", "make", "mkfs", "mount", "nc", "ncat", "npm", "npx",
        "openssl", "pip", "pip3", "pkill", "pnpm", "podman", "printenv", "psql", "reboot", "scp", "sed", "sftp",
        "shutdown", "socat", "sqlite3", "ssh", "systemctl", "tar", "telnet", "terraform", "umount", "wget", "yarn" });

constexpr auto harmlessVariables
    = std::to_array<std::string_view>({ "CARGO_TERM_COLOR", "CGO_ENABLED", "CI", "CLICOLOR", "COLUMNS", "DEBUG",
        "DJANGO_SETTINGS_MODULE", "FORCE_COLOR", "GOARCH", "GOOS", "LANG", "LANGUAGE", "LINES", "NODE_ENV", "NO_COLOR",
        "PYTHONDONTWRITEBYTECODE", "PYTHONHASHSEED", "PYTHONIOENCODING", "PYTHONUNBUFFERED", "PYTHONUTF8",
        "QT_QPA_PLATFORM", "RUST_BACKTRACE", "RUST_LOG", "SOURCE_DATE_EPOCH", "TERM", "TZ" });

constexpr auto riskyVariables = std::to_array<std::string_view>(
    { "ALL_PROXY", "BASHOPTS", "BROWSER", "CC", "CDPATH", "CLASSPATH", "CONFIG_SITE", "CXX", "EDITOR", "ENV", "EXINIT",
        "FPATH", "GCONV_PATH", "GLOBIGNORE", "GREP_OPTIONS", "GZIP", "HGRCPATH", "HOME", "HTTPS_PROXY", "HTTP_PROXY",
        "IFS", "LESSCLOSE", "LESSOPEN", "LOCPATH", "MAKE", "MAKEFLAGS", "MANPAGER", "MANPATH", "NLSPATH", "PAGER",
        "PATH", "PHPRC", "PROMPT_COMMAND", "PS0", "PS1", "PS2", "PS4", "RUSTC", "RUSTC_WRAPPER", "RUSTFLAGS", "SHELL",
        "SHELLOPTS", "TAPE", "TAR_OPTIONS", "TERMCAP", "TERMINFO", "UNZIP", "VISUAL", "WGETRC", "XDG_CONFIG_HOME",
        "XDG_DATA_DIRS", "XZ_OPT", "ZIPOPT", "all_proxy", "http_proxy", "https_proxy" });
constexpr auto riskyBeginnings = std::to_array<std::string_view>({ "AWK", "AWS_", "BASH_", "CARGO_", "CMAKE_", "CURL_",
    "CVS_", "DOCKER_", "DOTNET_", "DYLD_", "GIO_", "GIT_", "GOENV", "GOFLAGS", "GOPATH", "GOPROXY", "GOROOT", "GOTOOL",
    "GST_", "GTK_", "JAVA_", "JDK_JAVA", "KUBE", "LD_", "LESS", "LUA_", "MAGICK_", "MYSQL", "NODE_", "NPM_", "OPENSSL_",
    "PERL", "PG", "PHP_", "PIP_", "PKG_CONFIG", "PSQL", "PYTHON", "QT_PLUGIN", "RSYNC_", "RUBY", "R_", "SSH_", "SSL_",
    "SUDO_", "SVN_", "VIM", "_JAVA", "npm_" });

bool isVersion(std::string_view text)
{
    return text == packagedVersion || text.find_first_not_of(versionCharacters) == text.npos;
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
    return std::ranges::contains(starters, program) || program == loader
        || std::ranges::any_of(loaders, [program](std::string_view name) { return program.starts_with(name); });
}

bool runsText(std::string_view program) { return std::ranges::contains(textRunners, program); }

std::span<const PackageLauncher> packageLaunchers() { return launchers; }

std::vector<StartingProgram> startingPrograms()
{
    using Names = StartingProgram::Names;
    std::vector<StartingProgram> all;
    for (const Wrapper &wrapper : wrappers)
        all.push_back({ .name = wrapper.name, .wrapper = &wrapper });
    for (const Interpreter &interpreter : interpreters)
        all.push_back({ .name = interpreter.name, .names = Names::Versions, .interpreter = &interpreter });
    for (const PackageLauncher &row : launchers)
        all.push_back({ .name = row.program, .isLauncher = true });
    for (const std::string_view name : textRunners)
        all.push_back({ .name = name, .runsText = true });
    for (const std::string_view name : starters)
        all.push_back({ .name = name });
    all.push_back({ .name = loader });
    for (const std::string_view name : loaders)
        all.push_back({ .name = name, .names = Names::Beginning });
    return all;
}

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

bool differsInCaseAlone(std::string_view program)
{
    std::string name(baseName(program));
    const auto isUpper = [](char letter) { return letter >= 'A' && letter <= 'Z'; };
    if (std::ranges::none_of(name, isUpper))
        return false;
    for (char &letter : name)
        letter = isUpper(letter) ? static_cast<char>(letter - 'A' + 'a') : letter;
    return wrapperOf(name) != nullptr || fileProgramOf(name) != nullptr || interpreterOf(name) != nullptr
        || startsOthers(name) || std::ranges::contains(otherPrograms, name);
}

std::string_view baseName(std::string_view program)
{
    const std::size_t slash = program.rfind('/');
    return slash == program.npos ? program : program.substr(slash + 1);
}

} // namespace vitrine
