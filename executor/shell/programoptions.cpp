// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/programoptions.h"

#include "executor/shell/optionwords.h"
#include "executor/shell/shellescapes.h"
#include "executor/shell/shellprograms.h"
#include "executor/shell/shellwords.h"
#include "executor/shell/streamscripts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace vitrine {

namespace {

using Words = std::span<const PartialText>;
using Use = ShellFile::Use;

enum class Effect {
    Runs, ///< programs
    Reads,
    Writes,
    Sets, ///< reads settings, which name programs
};

/// An option that names a program or a file, see behindOption.
struct ProgramOption {
    std::string_view program;
    std::string_view option;
    Effect effect = Effect::Runs;
};

constexpr auto options = std::to_array<ProgramOption>({
    { "ack", "--ackrc", Effect::Sets },
    { "ack", "--pager" },
    { "ag", "--pager" },
    { "apt", "--config-file" },
    { "apt", "--option" },
    { "apt", "-c" },
    { "apt", "-o" },
    { "aria2c", "--conf-path" },
    { "aria2c", "--on-bt-download-complete" },
    { "aria2c", "--on-download-complete" },
    { "aria2c", "--on-download-error" },
    { "aria2c", "--on-download-pause" },
    { "aria2c", "--on-download-start" },
    { "aria2c", "--on-download-stop" },
    { "bat", "--pager" },
    { "beeline", "-f" },
    { "beeline", "-i" },
    { "borg", "--remote-path" },
    { "borg", "--rsh" },
    { "bridge", "-b" },
    { "bridge", "-batch" },
    { "cargo", "--config" },
    { "clang-tidy", "--load" },
    { "clang-tidy", "-load" },
    { "cmake", "-C" },
    { "cmake", "-P" },
    { "cp", "--target-directory", Effect::Writes },
    { "cp", "-t", Effect::Writes },
    { "cpio", "--rsh-command" },
    { "cppcheck", "--addon" },
    { "ctags", "--options" },
    { "ctest", "--build-and-test" },
    { "ctest", "--script" },
    { "ctest", "-S" },
    { "curl", "--cacert", Effect::Reads },
    { "curl", "--config" },
    { "curl", "--cookie-jar", Effect::Writes },
    { "curl", "--dump-header", Effect::Writes },
    { "curl", "--engine" },
    { "curl", "--etag-save", Effect::Writes },
    { "curl", "--hsts", Effect::Writes },
    { "curl", "--libcurl", Effect::Writes },
    { "curl", "--netrc-file", Effect::Reads },
    { "curl", "--stderr", Effect::Writes },
    { "curl", "--trace", Effect::Writes },
    { "curl", "--trace-ascii", Effect::Writes },
    { "curl", "--upload-file", Effect::Reads },
    { "curl", "-D", Effect::Writes },
    { "curl", "-K" },
    { "curl", "-T", Effect::Reads },
    { "curl", "-c", Effect::Writes },
    { "cvs", "-d" },
    { "cvs", "-e" },
    { "date", "--file", Effect::Reads },
    { "date", "-f", Effect::Reads },
    { "dc", "--file" },
    { "dc", "-f" },
    { "diff", "--from-file", Effect::Reads },
    { "diff", "--to-file", Effect::Reads },
    { "diff3", "--diff-program" },
    { "dnf", "--config" },
    { "dnf", "--setopt" },
    { "dnf", "-c" },
    { "dpkg", "--post-invoke" },
    { "dpkg", "--pre-invoke" },
    { "du", "--files0-from", Effect::Reads },
    { "duckdb", "-f" },
    { "duckdb", "-init" },
    { "duplicity", "--gpg-options" },
    { "duplicity", "--ssh-options" },
    { "egrep", "--file", Effect::Reads },
    { "egrep", "-f", Effect::Reads },
    { "elinks", "-config-dir" },
    { "elinks", "-config-file" },
    { "elinks", "-eval" },
    { "emacs", "--alternate-editor" },
    { "emacs", "--directory" },
    { "emacs", "--eval" },
    { "emacs", "--funcall" },
    { "emacs", "--init-directory" },
    { "emacs", "--load" },
    { "emacs", "--script" },
    { "emacs", "--user" },
    { "emacs", "-L" },
    { "emacs", "-a" },
    { "emacs", "-e" },
    { "emacs", "-eval" },
    { "emacs", "-f" },
    { "emacs", "-l" },
    { "emacs", "-u" },
    { "emacs", "-x" },
    { "eslint", "--config", Effect::Sets },
    { "eslint", "--format", Effect::Sets },
    { "eslint", "--parser", Effect::Sets },
    { "eslint", "--plugin", Effect::Sets },
    { "eslint", "--resolve-plugins-relative-to" },
    { "eslint", "--rulesdir" },
    { "eslint", "-c", Effect::Sets },
    { "eslint", "-f", Effect::Sets },
    { "exim", "-C" },
    { "exim", "-be" },
    { "fd", "--exec" },
    { "fd", "--exec-batch" },
    { "fd", "-X" },
    { "fd", "-x" },
    { "fgrep", "--file", Effect::Reads },
    { "fgrep", "-f", Effect::Reads },
    { "find", "-files0-from" },
    { "flake8", "--config", Effect::Sets },
    { "fzf", "--bind" },
    { "fzf", "--execute" },
    { "fzf", "--preview" },
    { "gawk", "--debug" },
    { "gawk", "-D" },
    { "gcc", "--config" },
    { "gcc", "-Wl,--plugin" },
    { "gcc", "-Wl,-plugin" },
    { "gcc", "-Xclang" },
    { "gcc", "-Xlinker" },
    { "gcc", "-cc1" },
    { "gcc", "-fplugin" },
    { "gcc", "-load" },
    { "gcc", "-specs" },
    { "gcc", "-wrapper" },
    { "gcc", "@" },
    { "git", "--config-env" },
    { "git", "--exec" },
    { "git", "--exec-path=" },
    { "git", "--ext-diff" },
    { "git", "--extcmd" },
    { "git", "--git-dir" },
    { "git", "--open-files-in-pager" },
    { "git", "--output", Effect::Writes },
    { "git", "--receive-pack" },
    { "git", "--textconv" },
    { "git", "--upload-pack" },
    { "gnuplot", "-e" },
    { "go", "-exec" },
    { "go", "-toolexec" },
    { "go", "-vettool" },
    { "gpg", "--agent-program" },
    { "gpg", "--dirmngr-program" },
    { "gpg", "--exec-path" },
    { "gpg", "--homedir", Effect::Sets },
    { "gpg", "--load-extension" },
    { "gpg", "--options" },
    { "gpg", "--output", Effect::Writes },
    { "gpg", "--photo-viewer" },
    { "gpg", "--pinentry-program" },
    { "gpg", "-o", Effect::Writes },
    { "grep", "--file", Effect::Reads },
    { "grep", "-f", Effect::Reads },
    { "groff", "-U" },
    { "helm", "--post-renderer" },
    { "hg", "--config" },
    { "hive", "-f" },
    { "hive", "-i" },
    { "iconv", "--output", Effect::Writes },
    { "iconv", "-o", Effect::Writes },
    { "install", "--strip-program" },
    { "install", "--target-directory", Effect::Writes },
    { "install", "-t", Effect::Writes },
    { "ip", "-b" },
    { "iptables", "--modprobe" },
    { "iptables", "-M" },
    { "iptables-save", "--modprobe" },
    { "iptables-save", "-M" },
    { "isql", "-i" },
    { "jed", "-batch" },
    { "jed", "-e" },
    { "jed", "-f" },
    { "jed", "-l" },
    { "jest", "--config", Effect::Sets },
    { "jj", "--config" },
    { "jj", "--config-file" },
    { "jj", "--config-toml" },
    { "journalctl", "--pager" },
    { "jq", "--from-file", Effect::Reads },
    { "jq", "--library-path", Effect::Reads },
    { "jq", "-L", Effect::Reads },
    { "jq", "-f", Effect::Reads },
    { "kak", "-E" },
    { "kak", "-e" },
    { "kak", "-p" },
    { "latex", "--enable-write18" },
    { "latex", "--shell-escape" },
    { "latex", "-enable-write18" },
    { "latex", "-shell-escape" },
    { "latexmk", "-latex" },
    { "latexmk", "-lualatex=" },
    { "latexmk", "-pdflatex" },
    { "latexmk", "-xelatex=" },
    { "ld", "--plugin" },
    { "ld", "-plugin" },
    { "less", "+" },
    { "less", "--lesskey" },
    { "less", "--lesskey-content" },
    { "less", "--lesskey-src" },
    { "less", "--log-file", Effect::Writes },
    { "less", "-O", Effect::Writes },
    { "less", "-k" },
    { "less", "-o", Effect::Writes },
    { "lftp", "-c" },
    { "lftp", "-e" },
    { "lftp", "-f" },
    { "ln", "--target-directory", Effect::Writes },
    { "ln", "-t", Effect::Writes },
    { "lynx", "-cfg" },
    { "lynx", "-cmd_script" },
    { "make", "--eval" },
    { "make", "-E" },
    { "man", "--config-file" },
    { "man", "--html" },
    { "man", "--pager" },
    { "man", "-C" },
    { "man", "-H" },
    { "man", "-P" },
    { "mawk", "-W" },
    { "mktemp", "--tmpdir", Effect::Writes },
    { "mktemp", "-p", Effect::Writes },
    { "mlr", "--load" },
    { "mlr", "--mload" },
    { "mlr", "-s" },
    { "mocha", "--require", Effect::Sets },
    { "mocha", "-r", Effect::Sets },
    { "mongosh", "--eval" },
    { "mongosh", "--file" },
    { "mongosh", "-f" },
    { "more", "+!" },
    { "msmtp", "--file" },
    { "msmtp", "-C" },
    { "mutt", "-F" },
    { "mutt", "-e" },
    { "mv", "--target-directory", Effect::Writes },
    { "mv", "-t", Effect::Writes },
    { "mypy", "--config-file", Effect::Sets },
    { "mypy", "--python-executable" },
    { "mysql", "--defaults-extra-file" },
    { "mysql", "--defaults-file" },
    { "mysql", "--init-command" },
    { "mysql", "--pager" },
    { "mysql", "--plugin-dir" },
    { "mysql", "--tee", Effect::Writes },
    { "nano", "--rcfile" },
    { "nano", "--speller" },
    { "nano", "-f" },
    { "nano", "-s" },
    { "nc", "-c" },
    { "nc", "-e" },
    { "ncat", "--exec" },
    { "ncat", "--lua-exec" },
    { "ncat", "--sh-exec" },
    { "ncat", "-c" },
    { "ncat", "-e" },
    { "nmap", "--datadir" },
    { "nmap", "--script" },
    { "npm", "--script-shell" },
    { "openssl", "-config", Effect::Sets },
    { "openssl", "-engine" },
    { "openssl", "-provider" },
    { "pandoc", "--data-dir", Effect::Sets },
    { "pandoc", "--defaults" },
    { "pandoc", "--filter" },
    { "pandoc", "--lua-filter" },
    { "pandoc", "--pdf-engine" },
    { "pandoc", "--pdf-engine-opt" },
    { "pandoc", "-F" },
    { "pandoc", "-L" },
    { "pandoc", "-d" },
    { "patch", "--directory", Effect::Writes },
    { "patch", "--ed" },
    { "patch", "--input", Effect::Reads },
    { "patch", "--output", Effect::Writes },
    { "patch", "--reject-file", Effect::Writes },
    { "patch", "-d", Effect::Writes },
    { "patch", "-e" },
    { "patch", "-i", Effect::Reads },
    { "patch", "-o", Effect::Writes },
    { "patch", "-r", Effect::Writes },
    { "peco", "--exec" },
    { "prettier", "--config", Effect::Sets },
    { "prettier", "--plugin" },
    { "psql", "--file" },
    { "psql", "--log-file", Effect::Writes },
    { "psql", "--output", Effect::Writes },
    { "psql", "-L", Effect::Writes },
    { "psql", "-f" },
    { "psql", "-o", Effect::Writes },
    { "pylint", "--init-hook" },
    { "pylint", "--load-plugins" },
    { "pylint", "--rcfile", Effect::Sets },
    { "pytest", "--confcutdir", Effect::Sets },
    { "pytest", "--rootdir", Effect::Sets },
    { "pytest", "-c", Effect::Sets },
    { "ranger", "--cmd" },
    { "rclone", "--config", Effect::Sets },
    { "rclone", "--metadata-mapper" },
    { "rclone", "--password-command" },
    { "rclone", "--sftp-ssh" },
    { "restic", "--option" },
    { "restic", "--password-command" },
    { "restic", "-o" },
    { "rg", "--file", Effect::Reads },
    { "rg", "--hostname-bin" },
    { "rg", "--ignore-file", Effect::Reads },
    { "rg", "--pre" },
    { "rg", "-f", Effect::Reads },
    { "rpm", "--define" },
    { "rpm", "--eval" },
    { "rpm", "--load" },
    { "rpm", "--macros" },
    { "rpm", "--pipe" },
    { "rpm", "-D" },
    { "rpm", "-E" },
    { "rsync", "--config" },
    { "rsync", "--daemon" },
    { "rsync", "--files-from", Effect::Reads },
    { "rsync", "--rsh" },
    { "rsync", "--rsync-path" },
    { "rsync", "-e" },
    { "rustc", "--codegen" },
    { "rustc", "-C" },
    { "rustc", "-Z" },
    { "scp", "-F" },
    { "scp", "-S" },
    { "scp", "-o" },
    { "sdiff", "--diff-program" },
    { "sendmail", "-C" },
    { "sftp", "-D" },
    { "sftp", "-F" },
    { "sftp", "-S" },
    { "sftp", "-b" },
    { "sftp", "-o" },
    { "sk", "--bind" },
    { "sk", "--cmd" },
    { "sk", "--preview" },
    { "sk", "-c" },
    { "sort", "--compress-program" },
    { "sort", "--files0-from", Effect::Reads },
    { "sort", "--output", Effect::Writes },
    { "sort", "--temporary-directory", Effect::Writes },
    { "sort", "-T", Effect::Writes },
    { "sort", "-o", Effect::Writes },
    { "split", "--filter" },
    { "sqlcmd", "-i" },
    { "sqlite3", "-A" },
    { "sqlite3", "-cmd" },
    { "sqlite3", "-init" },
    { "ssh", "-F" },
    { "ssh", "-I" },
    { "ssh", "-o" },
    { "ssh-add", "-s" },
    { "ssh-keygen", "-D" },
    { "ssh-keygen", "-w" },
    { "sshfs", "-o" },
    { "svn", "--config-dir" },
    { "svn", "--config-option" },
    { "svn", "--diff-cmd" },
    { "svn", "--diff3-cmd" },
    { "svn", "--editor-cmd" },
    { "tar", "--checkpoint-action" },
    { "tar", "--info-script" },
    { "tar", "--new-volume-script" },
    { "tar", "--rmt-command" },
    { "tar", "--rsh-command" },
    { "tar", "--to-command" },
    { "tar", "--use-compress-program" },
    { "tar", "-F" },
    { "tar", "-I" },
    { "tc", "-b" },
    { "tc", "-batch" },
    { "tcpdump", "-z" },
    { "tig", "-c" },
    { "troff", "-U" },
    { "tshark", "--extcap" },
    { "tshark", "-X" },
    { "ugrep", "--filter" },
    { "ugrep", "--pager" },
    { "unison", "-rshcmd" },
    { "unison", "-sshcmd" },
    { "unzip", "-d", Effect::Writes },
    { "vim", "+" },
    { "vim", "--cmd" },
    { "vim", "--remote-expr" },
    { "vim", "--remote-send" },
    { "vim", "-S" },
    { "vim", "-U" },
    { "vim", "-c" },
    { "vim", "-l" },
    { "vim", "-s" },
    { "vim", "-u" },
    { "w3m", "-config" },
    { "wc", "--files0-from", Effect::Reads },
    { "wget", "--append-output", Effect::Writes },
    { "wget", "--config" },
    { "wget", "--execute" },
    { "wget", "--input-file", Effect::Reads },
    { "wget", "--output-document", Effect::Writes },
    { "wget", "--output-file", Effect::Writes },
    { "wget", "--post-file", Effect::Reads },
    { "wget", "--save-cookies", Effect::Writes },
    { "wget", "--use-askpass" },
    { "wget", "-a", Effect::Writes },
    { "wget", "-e" },
    { "wget", "-o", Effect::Writes },
    { "xmllint", "--shell" },
    { "yq", "--from-file" },
    { "yq", "--split-exp", Effect::Writes },
    { "yq", "-s", Effect::Writes },
    { "yt-dlp", "--config-location" },
    { "yt-dlp", "--config-locations" },
    { "yt-dlp", "--downloader" },
    { "yt-dlp", "--exec" },
    { "yt-dlp", "--exec-before-download" },
    { "yt-dlp", "--external-downloader" },
    { "yt-dlp", "--ffmpeg-location" },
    { "yt-dlp", "--netrc-cmd" },
    { "yt-dlp", "--plugin-dirs" },
    { "yt-dlp", "--postprocessor-args" },
    { "yt-dlp", "--ppa" },
    { "yt-dlp", "--use-postprocessor" },
    { "zip", "--unzip-command" },
    { "zip", "-TT" },
});

/// Programs with the options of another one.
struct OtherName {
    std::string_view name;
    std::string_view program;
};
constexpr auto otherNames = std::to_array<OtherName>({ { "apt-get", "apt" }, { "aptitude", "apt" }, { "bsdtar", "tar" },
    { "c++", "gcc" }, { "cc", "gcc" }, { "clang", "gcc" }, { "clang++", "gcc" }, { "emacsclient", "emacs" },
    { "ex", "vim" }, { "fdfind", "fd" }, { "g++", "gcc" }, { "gmake", "make" }, { "gpg2", "gpg" }, { "gsed", "sed" },
    { "gtar", "tar" }, { "gview", "vim" }, { "gvim", "vim" }, { "lualatex", "latex" }, { "mariadb", "mysql" },
    { "mongo", "mongosh" }, { "nvim", "vim" }, { "pdflatex", "latex" }, { "pdftex", "latex" }, { "pico", "nano" },
    { "rview", "vim" }, { "rvim", "vim" }, { "tex", "latex" }, { "vi", "vim" }, { "view", "vim" }, { "vimdiff", "vim" },
    { "wget2", "wget" }, { "xelatex", "latex" }, { "youtube-dl", "yt-dlp" }, { "yum", "dnf" } });

std::string_view mainName(std::string_view program)
{
    const auto *found = std::ranges::find(otherNames, program, &OtherName::name);
    return found == otherNames.end() ? program : found->program;
}

/// Settings of git that do not name a program. A list of those that do would be too long, and growing.
constexpr auto plainSettings = std::to_array<std::string_view>(
    { "advice.", "color.", "column.", "commit.gpgsign", "core.abbrev", "core.autocrlf", "core.filemode",
        "core.ignorecase", "core.longpaths", "core.quotepath", "core.safecrlf", "diff.algorithm", "diff.colormoved",
        "diff.context", "diff.mnemonicprefix", "diff.noprefix", "diff.renames", "fetch.prune", "gc.auto", "i18n.",
        "init.defaultbranch", "log.", "merge.conflictstyle", "merge.ff", "protocol.version", "pull.ff", "pull.rebase",
        "push.default", "rebase.autosquash", "status.", "tag.gpgsign", "user.email", "user.name" });

std::string lower(std::string text)
{
    for (char &letter : text)
        letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    return text;
}

bool isPlainSetting(const std::optional<std::string> &setting)
{
    return setting && std::ranges::any_of(plainSettings, [name = lower(*setting)](std::string_view plain) {
        return name.starts_with(plain);
    });
}

/// Letters of options whose value is the rest of their word, so that it contains no other option: "-XPUT",
/// "-Upostgres".
struct ValueLetters {
    std::string_view program;
    std::string_view letters;
};
constexpr auto valueLetters = std::to_array<ValueLetters>({ { "curl", "AbcCdDeEFhHKmoPQrtTuUwxXyYzZ" },
    { "gpg", "oruN" }, { "jq", "fL" }, { "psql", "cdfFhLopPRTUv" }, { "wget", "aABDeiIlOoPQRtTUwX" } });

/// Whether the letter of a short option is in the value of another one.
bool isInValue(std::string_view program, std::string_view word, std::string_view option)
{
    const auto *row = std::ranges::find(valueLetters, program, &ValueLetters::program);
    if (row == valueLetters.end() || option.size() != 2 || option.front() != '-')
        return false;
    const std::size_t value = word.find_first_of(row->letters, 1);
    return value != word.npos && word[value] != option[1];
}

void addOptions(ArgumentEffects &effects, std::string_view program, Words words)
{
    for (const auto &row : options) {
        if (row.program != program)
            continue;
        for (std::size_t at = 1; at < words.size(); ++at) {
            const auto text = knownText(words[at]);
            if (text == "--")
                break;
            const auto rest = text ? behindOption(*text, row.option) : std::nullopt;
            if (!rest || isInValue(program, *text, row.option))
                continue;
            if (row.effect == Effect::Runs)
                effects.runsOthers = true;
            else if (row.effect == Effect::Sets)
                effects.settings.push_back(optionValue(words, at, *rest));
            else
                effects.files.push_back({ row.effect == Effect::Reads ? Use::Read : Use::Write,
                    optionValue(words, at, *rest), row.option != "-t" && row.option != "--target-directory" });
        }
    }
}

/// Subcommands of git that start programs named only in its settings or further arguments.
constexpr auto startingGit = std::to_array<std::string_view>(
    { "citool", "cvsserver", "daemon", "difftool", "filter-branch", "for-each-repo", "gui", "hook", "http-backend",
        "instaweb", "mergetool", "p4", "remote-ext", "remote-fd", "send-email", "shell", "svn", "web--browse" });
/// The same, and helpers for one protocol: "remote-https", "credential-store".
constexpr auto startingGitBeginnings
    = std::to_array<std::string_view>({ "archimport", "credential", "cvs", "fsmonitor", "http-", "imap-", "maintenance",
        "quiltimport", "receive-pack", "remote-", "scalar", "sh-", "submodule--", "upload-" });

/// Subcommands with options that name programs, so that an unknown argument may be such an option.
constexpr auto commandsWithOptions = std::to_array<std::string_view>({ "bisect", "cat-file", "clone", "diff", "fetch",
    "grep", "log", "ls-remote", "pull", "push", "rebase", "show", "submodule" });

/// The same for other programs. File names matched by a pattern are assumed to be files.
constexpr auto programsWithOptions
    = std::to_array<std::string_view>({ "curl", "man", "rsync", "scp", "sftp", "ssh", "vim", "wget" });

/// Whether "git config" changes a setting that may name a program.
bool setsProgram(Words words)
{
    constexpr auto reading = std::to_array<std::string_view>(
        { "--get", "--get-all", "--get-regexp", "--list", "--unset", "--unset-all", "-l" });
    constexpr auto readingCommands = std::to_array<std::string_view>({ "get", "list", "unset" });
    std::vector<std::string> operands;
    for (const PartialText &word : words) {
        const auto text = knownText(word);
        if (text
            && (std::ranges::contains(reading, *text)
                || (operands.empty() && std::ranges::contains(readingCommands, *text))))
            return false;
        if (!text || (!text->starts_with('-') && *text != "set"))
            operands.push_back(text.value_or(std::string()));
    }
    return operands.size() > 1 && !isPlainSetting(operands.front());
}

/// Whether an unknown word may be an option.
bool mayHoldOptions(Words words)
{
    for (std::size_t at = 1; at < words.size(); ++at) {
        if (knownText(words[at]) == "--")
            return false;
        const auto before = knownText(words[at - 1]);
        const bool isValue = at > 1 && before && before->starts_with('-') && before->size() > 1;
        const auto first = std::ranges::find_if(words[at].pieces,
            [](const auto &piece) { return piece.kind != PartialText::Kind::Known || !piece.text.empty(); });
        const bool isOpen = first != words[at].pieces.end()
            && (first->kind == PartialText::Kind::InWord || first->kind == PartialText::Kind::Anything);
        if (isOpen && !isValue)
            return true;
    }
    return false;
}

/// "ext::sh -c id" names a helper that git starts.
bool namesTransport(std::string_view text)
{
    const std::size_t end = text.find("::");
    return end != text.npos && end > 0 && text.substr(0, end).find_first_of(" :/@\n") == text.npos;
}

/// Adds the settings before the subcommand, and the programs that subcommands run.
void addGit(ArgumentEffects &effects, Words words)
{
    std::size_t at = 1;
    for (; at < words.size(); ++at) {
        const auto text = knownText(words[at]);
        if (!text || !text->starts_with('-'))
            break;
        const bool isSetting = *text == "-c";
        const auto setting = at + 1 < words.size() ? knownText(words[at + 1]) : std::nullopt;
        const bool isPlain
            = isSetting ? isPlainSetting(setting) : !text->starts_with("-c") || isPlainSetting(text->substr(2));
        effects.runsOthers = effects.runsOthers || !isPlain;
        at += takesNextWord(*text) ? 1 : 0;
    }
    const auto command = at < words.size() ? knownText(words[at]) : std::nullopt;
    for (std::size_t next = at + 1; next < words.size(); ++next) {
        const auto text = knownText(words[next]);
        const auto starts = [&](std::string_view start) { return text && text->starts_with(start); };
        const bool isRun = (command == "bisect" && text == "run") || (command == "submodule" && text == "foreach")
            || (command == "grep" && starts("-O")) || (command == "cat-file" && text == "--filters")
            || (command == "rebase" && text && behindOption(*text, "-x") && !starts("-X"))
            || (command == "clone" && text
                && (behindOption(*text, "-c") || behindOption(*text, "-u") || starts("--config")))
            || ((command == "clone" || command == "init") && starts("--t")) // a template contains hooks
            || (text && namesTransport(*text));
        effects.runsOthers = effects.runsOthers || isRun;
        if (const auto rest = text && starts("-o") ? behindOption(*text, "-o") : std::nullopt;
            rest && (command == "archive" || command == "format-patch" || command == "bugreport"))
            effects.files.push_back({ Use::Write, optionValue(words, next, *rest), true });
        if (starts("--no-in"))
            for (const PartialText &word : words.subspan(at + 1))
                if (const auto path = knownText(word); !path || !path->starts_with('-'))
                    effects.files.push_back({ Use::Read, word, true });
    }
    const bool isHelper = command && std::ranges::any_of(startingGitBeginnings, [&](std::string_view begin) {
        return command->starts_with(begin);
    });
    effects.runsOthers = effects.runsOthers || isHelper || (command && std::ranges::contains(startingGit, *command))
        || (command == "config" && setsProgram(words.subspan(at + 1)))
        || (command && std::ranges::contains(commandsWithOptions, *command) && mayHoldOptions(words.subspan(at)));
}

/// The texts of a program's scripts: after the options for them, otherwise the first operand.
std::vector<std::optional<std::string>> scriptsOf(
    Words words, std::string_view scriptOption, std::string_view longOption, std::string_view withValue)
{
    std::vector<std::optional<std::string>> scripts;
    std::optional<std::size_t> operand;
    for (std::size_t at = 1; at < words.size(); ++at) {
        const auto text = knownText(words[at]);
        if (!text || !text->starts_with('-') || text->size() == 1) {
            operand = operand.value_or(at);
            continue;
        }
        if (*text == "--") {
            operand = operand.value_or(at + 1);
            break;
        }
        const auto rest = scriptOption.empty() ? std::nullopt : behindOption(*text, scriptOption);
        const auto longRest = longOption.empty() ? std::nullopt : behindOption(*text, longOption);
        if (rest || longRest) {
            scripts.push_back(knownText(optionValue(words, at, rest ? *rest : *longRest)));
            at += (rest ? *rest : *longRest).empty() ? 1 : 0;
        } else if (text->size() == 2 && withValue.contains(text->back())) {
            ++at;
        }
    }
    if (scripts.empty() && operand && *operand < words.size())
        scripts.push_back(knownText(words[*operand]));
    return scripts;
}

void addSed(ArgumentEffects &effects, Words words)
{
    bool isPlain = std::ranges::none_of(words.subspan(1), [](const PartialText &word) {
        const auto text = knownText(word);
        return text && (behindOption(*text, "-f") || behindOption(*text, "--file"));
    });
    for (const auto &script : scriptsOf(words, "-e", "--expression", "fl"))
        isPlain = isPlain && script && isPlainSed(*script);
    if (isPlain)
        return;
    effects.runsOthers = true;
    effects.files.push_back({ Use::Read, unknownWord(), true });
    effects.files.push_back({ Use::Write, unknownWord(), true });
}

void addAwk(ArgumentEffects &effects, Words words)
{
    AwkEffects all;
    // Values of variables and separators follow their options in the same word.
    const bool isFromFile = std::ranges::any_of(words.subspan(1), [](const PartialText &word) {
        const auto text = knownText(word);
        const bool isOption = text && text->starts_with('-') && !text->starts_with("-v") && !text->starts_with("-F");
        return isOption
            && (text->starts_with("--") ? !text->contains("--assign") && !text->contains("--field")
                                        : text->find_first_of("fEliodpD") != text->npos);
    });
    if (isFromFile)
        all = { true, true, true };
    for (const auto &script : scriptsOf(words, {}, {}, "vF")) {
        const AwkEffects one = script ? awkEffects(*script) : AwkEffects { true, true, true };
        all = { all.runsOthers || one.runsOthers, all.writes || one.writes, all.reads || one.reads };
    }
    effects.runsOthers = effects.runsOthers || all.runsOthers;
    if (all.writes)
        effects.files.push_back({ Use::Write, unknownWord(), true });
    if (all.reads)
        effects.files.push_back({ Use::Read, unknownWord(), true });
}

/// Formats and prefixes of ImageMagick that run commands, or read and write any file:
/// imagemagick.org/script/formats.php
void addImages(ArgumentEffects &effects, Words words)
{
    constexpr auto running = std::to_array<std::string_view>({ "|", "ephemeral:", "-process", "-script", "-write",
        "+write", "delegate", "dot:", "mpc:", "msl:", "mvg:", "scan:", "win:" });
    for (const PartialText &word : words.subspan(1)) {
        const std::string text = lower(word.known());
        effects.runsOthers = effects.runsOthers
            || std::ranges::any_of(running, [&](std::string_view mark) { return text.starts_with(mark); })
            || text.ends_with(".msl") || text.ends_with(".mvg");
        const std::size_t list = text.find('@');
        if (list == 0 || (list != text.npos && text[list - 1] == ':'))
            effects.files.push_back({ Use::Read, unknownWord(), true });
    }
}

/// jq reads modules and data that its script names.
void addJq(ArgumentEffects &effects, Words words)
{
    for (const PartialText &word : words.subspan(1)) {
        const std::string text = word.known();
        const bool isFile = isOneOption(text, "f", "--from-file");
        if (isFile || text.contains("import") || text.contains("include") || text.contains("input_filename"))
            effects.files.push_back({ Use::Read, unknownWord(), true });
    }
}

/// tar starts a remote shell for "host:archive".
bool namesRemoteArchive(Words words)
{
    return !hasOption(words, {}, "--force-local") && std::ranges::any_of(words.subspan(1), [](const PartialText &word) {
        std::string text = word.known();
        if (text.starts_with("--file="))
            text.erase(0, text.find('=') + 1);
        const std::size_t colon = text.find_first_of(":/=");
        return colon != text.npos && colon > 0 && text[colon] == ':' && !text.starts_with('-');
    });
}

/// Their operands are scripts, which may run anything although the name does not suggest it.
constexpr auto scriptPrograms = std::to_array<std::string_view>({ "conjure", "dc", "gnuplot", "m4" });

/// Sub-commands that name programs to run, now or later.
bool setsPrograms(std::string_view program, Words words)
{
    struct Starting {
        std::string_view program;
        std::string_view command;
    };
    constexpr auto starting = std::to_array<Starting>({ { "aws", "configure" }, { "gh", "alias" }, { "gh", "config" },
        { "gh", "extension" }, { "glab", "alias" }, { "glab", "config" }, { "helm", "plugin" }, { "ip", "exec" } });
    constexpr auto reading = std::to_array<std::string_view>({ "get", "list", "ls" });
    return std::ranges::any_of(starting, [&](const Starting &row) {
        return row.program == program && std::ranges::any_of(words.subspan(1), [&](const PartialText &word) {
            return knownText(word) == row.command;
        });
    }) && std::ranges::none_of(words, [&](const PartialText &word) {
        const auto text = knownText(word);
        return text && std::ranges::contains(reading, *text);
    });
}

constexpr auto imagePrograms = std::to_array<std::string_view>({ "animate", "compare", "composite", "convert",
    "display", "gm", "identify", "import", "magick", "mogrify", "montage", "stream" });

} // namespace

ArgumentEffects argumentEffects(std::string_view program, Words words)
{
    program = mainName(baseName(program));
    ArgumentEffects effects;
    addOptions(effects, program, words);
    if (program == "git")
        addGit(effects, words);
    else if (program == "sed")
        addSed(effects, words);
    else if (program == "awk" || program == "gawk" || program == "mawk" || program == "nawk")
        addAwk(effects, words);
    else if (program == "tar")
        effects.runsOthers = effects.runsOthers || mayHoldOptions(words) || namesRemoteArchive(words);
    else if (program == "jq")
        addJq(effects, words);
    else if (std::ranges::contains(imagePrograms, program))
        addImages(effects, words);
    else if (program == "cmake")
        effects.runsOthers = effects.runsOthers
            || std::ranges::any_of(words, [](const PartialText &word) { return knownText(word) == "-E"; });
    else if (std::ranges::contains(programsWithOptions, program))
        effects.runsOthers = effects.runsOthers || mayHoldOptions(words);
    else if (program == "gcc")
        effects.runsOthers = effects.runsOthers || std::ranges::any_of(words, [](const PartialText &word) {
            return word.known().starts_with("-B"); // the folder of the compiler's own programs
        });
    else if (std::ranges::contains(scriptPrograms, program))
        effects.runsOthers = effects.runsOthers || !operandsOf(words, "DIUfLtseE").empty();
    else if (program == "gh" || program == "glab" || program == "aws" || program == "helm" || program == "ip")
        effects.runsOthers = effects.runsOthers || setsPrograms(program, words);
    else if (program == "socat")
        effects.runsOthers = std::ranges::any_of(words, [](const PartialText &word) {
            const std::string text = lower(word.known());
            return text.starts_with("exec:") || text.starts_with("system:") || text.starts_with("shell:");
        });
    effects.runsOthers = effects.runsOthers || std::ranges::any_of(words.subspan(1), [&](const PartialText &word) {
        return isShellEscape(program, word.known());
    });
    return effects;
}

} // namespace vitrine
