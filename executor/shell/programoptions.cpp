// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/programoptions.h"

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

enum class Effect { Runs, Reads, Writes };

/// An option that names a program or a file. "-x" is found in groups ("-vx"), "--long" by a prefix ("--lo"), "-word"
/// and "+" as a prefix of the argument.
struct ProgramOption {
    std::string_view program;
    std::string_view option;
    Effect effect = Effect::Runs;
};

constexpr auto options = std::to_array<ProgramOption>({
    { "ag", "--pager" },
    { "apt", "-o" },
    { "apt-get", "-o" },
    { "bat", "--pager" },
    { "cargo", "--config" },
    { "clang", "-fplugin" },
    { "cmake", "-P" },
    { "cp", "-t", Effect::Writes },
    { "cp", "--target-directory", Effect::Writes },
    { "cpio", "--rsh-command" },
    { "ctags", "--options" },
    { "curl", "--config", Effect::Reads },
    { "curl", "-K", Effect::Reads },
    { "curl", "--upload-file", Effect::Reads },
    { "curl", "-T", Effect::Reads },
    { "date", "--file", Effect::Reads },
    { "date", "-f", Effect::Reads },
    { "diff", "--from-file", Effect::Reads },
    { "diff", "--to-file", Effect::Reads },
    { "dpkg", "--pre-invoke" },
    { "dpkg", "--post-invoke" },
    { "du", "--files0-from", Effect::Reads },
    { "egrep", "--file", Effect::Reads },
    { "egrep", "-f", Effect::Reads },
    { "emacs", "-eval" },
    { "emacs", "--eval" },
    { "emacs", "-f" },
    { "emacs", "-l" },
    { "emacs", "--funcall" },
    { "emacs", "--load" },
    { "emacs", "--script" },
    { "emacs", "-x" },
    { "eslint", "--rulesdir" },
    { "eslint", "--resolve-plugins-relative-to" },
    { "ex", "+" },
    { "ex", "-c" },
    { "ex", "-s" },
    { "fd", "--exec" },
    { "fd", "-x" },
    { "fd", "-X" },
    { "fd", "--exec-batch" },
    { "fdfind", "--exec" },
    { "fdfind", "-x" },
    { "fdfind", "-X" },
    { "fdfind", "--exec-batch" },
    { "fgrep", "--file", Effect::Reads },
    { "fgrep", "-f", Effect::Reads },
    { "find", "-files0-from" },
    { "g++", "-fplugin" },
    { "g++", "-wrapper" },
    { "g++", "-specs" },
    { "gawk", "--debug" },
    { "gawk", "-D" },
    { "gcc", "-fplugin" },
    { "gcc", "-wrapper" },
    { "gcc", "-specs" },
    { "git", "--config-env" },
    { "git", "--exec" },
    { "git", "--ext-diff" },
    { "git", "--extcmd" },
    { "git", "--open-files-in-pager" },
    { "git", "--output", Effect::Writes },
    { "git", "--receive-pack" },
    { "git", "--textconv" },
    { "git", "--upload-pack" },
    { "git", "--exec-path=" },
    { "git", "--git-dir" },
    { "go", "-exec" },
    { "go", "-toolexec" },
    { "go", "-vettool" },
    { "gpg", "--agent-program" },
    { "gpg", "--exec-path" },
    { "gpg", "--options" },
    { "gpg", "--photo-viewer" },
    { "grep", "--file", Effect::Reads },
    { "grep", "-f", Effect::Reads },
    { "hg", "--config" },
    { "iconv", "--output", Effect::Writes },
    { "iconv", "-o", Effect::Writes },
    { "install", "-t", Effect::Writes },
    { "install", "--target-directory", Effect::Writes },
    { "ip", "-b" },
    { "journalctl", "--pager" },
    { "jq", "--from-file", Effect::Reads },
    { "jq", "-f", Effect::Reads },
    { "latex", "-shell-escape" },
    { "latex", "--shell-escape" },
    { "less", "+" },
    { "less", "--lesskey" },
    { "less", "-k" },
    { "less", "--lesskey-content" },
    { "less", "--lesskey-src" },
    { "less", "--log-file", Effect::Writes },
    { "less", "-O", Effect::Writes },
    { "less", "-o", Effect::Writes },
    { "ln", "-t", Effect::Writes },
    { "ln", "--target-directory", Effect::Writes },
    { "make", "--eval" },
    { "make", "-E" },
    { "man", "--html" },
    { "man", "--pager" },
    { "man", "-H" },
    { "man", "-P" },
    { "man", "--config-file" },
    { "man", "-C" },
    { "mawk", "-W" },
    { "mktemp", "--tmpdir", Effect::Writes },
    { "mktemp", "-p", Effect::Writes },
    { "more", "+!" },
    { "mv", "-t", Effect::Writes },
    { "mv", "--target-directory", Effect::Writes },
    { "mypy", "--python-executable" },
    { "nc", "-c" },
    { "nc", "-e" },
    { "ncat", "--exec" },
    { "ncat", "--lua-exec" },
    { "ncat", "--sh-exec" },
    { "ncat", "-c" },
    { "ncat", "-e" },
    { "nmap", "--script" },
    { "npm", "--script-shell" },
    { "nvim", "+" },
    { "nvim", "--cmd" },
    { "nvim", "-c" },
    { "nvim", "-S" },
    { "nvim", "-l" },
    { "nvim", "-u" },
    { "openssl", "-engine" },
    { "openssl", "-provider" },
    { "pandoc", "--filter" },
    { "pandoc", "--lua-filter" },
    { "pandoc", "--pdf-engine" },
    { "pandoc", "-F" },
    { "pandoc", "-L" },
    { "patch", "--directory", Effect::Writes },
    { "patch", "--input", Effect::Reads },
    { "patch", "--output", Effect::Writes },
    { "patch", "--reject-file", Effect::Writes },
    { "patch", "-d", Effect::Writes },
    { "patch", "-i", Effect::Reads },
    { "patch", "-o", Effect::Writes },
    { "patch", "-r", Effect::Writes },
    { "pdflatex", "-shell-escape" },
    { "pdflatex", "--shell-escape" },
    { "prettier", "--plugin" },
    { "rg", "--file", Effect::Reads },
    { "rg", "--hostname-bin" },
    { "rg", "--pre" },
    { "rg", "-f", Effect::Reads },
    { "rg", "--ignore-file", Effect::Reads },
    { "rsync", "--rsh" },
    { "rsync", "--rsync-path" },
    { "rsync", "-e" },
    { "rsync", "--files-from", Effect::Reads },
    { "scp", "-F" },
    { "scp", "-S" },
    { "scp", "-o" },
    { "sftp", "-D" },
    { "sftp", "-F" },
    { "sftp", "-S" },
    { "sftp", "-o" },
    { "sort", "--compress-program" },
    { "sort", "--files0-from", Effect::Reads },
    { "sort", "--output", Effect::Writes },
    { "sort", "-o", Effect::Writes },
    { "sort", "--temporary-directory", Effect::Writes },
    { "sort", "-T", Effect::Writes },
    { "split", "--filter" },
    { "sqlite3", "-cmd" },
    { "sqlite3", "-init" },
    { "ssh", "-F" },
    { "ssh", "-o" },
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
    { "tcpdump", "-z" },
    { "unzip", "-d", Effect::Writes },
    { "vi", "+" },
    { "vi", "-c" },
    { "vi", "-S" },
    { "view", "+" },
    { "view", "-c" },
    { "vim", "+" },
    { "vim", "--cmd" },
    { "vim", "-c" },
    { "vim", "-s" },
    { "vim", "-S" },
    { "vim", "-u" },
    { "wc", "--files0-from", Effect::Reads },
    { "wget", "--config", Effect::Reads },
    { "wget", "--execute" },
    { "wget", "--input-file", Effect::Reads },
    { "wget", "--output-document", Effect::Writes },
    { "wget", "--post-file", Effect::Reads },
    { "wget", "--use-askpass" },
    { "wget", "-e" },
    { "zip", "--unzip-command" },
    { "zip", "-TT" },
});

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

/// The value of an option: in the same word, or in the next one.
PartialText valueAt(Words words, std::size_t at, std::string_view attached)
{
    if (attached.starts_with('='))
        attached.remove_prefix(1);
    if (!attached.empty())
        return textWord(attached);
    return at + 1 < words.size() ? words[at + 1] : unknownWord();
}

/// The rest of the word after the option, if it is this option.
std::optional<std::string_view> behind(std::string_view word, std::string_view option)
{
    if (option.size() == 2 && option.front() == '-') {
        if (!word.starts_with('-') || word.starts_with("--"))
            return std::nullopt;
        const std::size_t at = word.find(option[1], 1);
        return at == word.npos ? std::nullopt : std::optional(word.substr(at + 1));
    }
    if (!option.starts_with("--"))
        return word.starts_with(option) ? std::optional(word.substr(option.size())) : std::nullopt;
    const std::string_view name = word.substr(0, word.find('='));
    const bool isOption = name.size() > 3 && option.starts_with(name);
    return isOption ? std::optional(word.substr(name.size())) : std::nullopt;
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
            const auto rest = text ? behind(*text, row.option) : std::nullopt;
            if (!rest)
                continue;
            if (row.effect == Effect::Runs)
                effects.runsOthers = true;
            else
                effects.files.push_back({ row.effect == Effect::Reads ? Use::Read : Use::Write,
                    valueAt(words, at, *rest), row.option != "-t" && row.option != "--target-directory" });
        }
    }
}

/// Subcommands of git that start programs named only in its settings or further arguments.
constexpr auto startingGit = std::to_array<std::string_view>(
    { "citool", "cvsserver", "daemon", "difftool", "filter-branch", "for-each-repo", "gui", "hook", "http-backend",
        "instaweb", "mergetool", "p4", "remote-ext", "remote-fd", "send-email", "shell", "web--browse" });

/// Subcommands with options that name programs, so that an unknown argument may be such an option.
constexpr auto commandsWithOptions = std::to_array<std::string_view>(
    { "bisect", "clone", "diff", "fetch", "grep", "log", "ls-remote", "pull", "push", "rebase", "show", "submodule" });

/// The same for other programs. File names matched by a pattern are assumed to be files.
constexpr auto programsWithOptions
    = std::to_array<std::string_view>({ "man", "rsync", "scp", "sftp", "ssh", "tar", "vim", "wget" });

/// Whether "git config" changes a setting that may name a program.
bool setsProgram(Words words)
{
    constexpr auto reading = std::to_array<std::string_view>(
        { "--get", "--get-all", "--get-regexp", "--list", "--unset", "--unset-all", "-l", "get", "list", "unset" });
    std::vector<std::string> operands;
    for (const PartialText &word : words) {
        const auto text = knownText(word);
        if (text && std::ranges::contains(reading, *text))
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
        at += isSetting || *text == "-C" ? 1 : 0;
    }
    const auto command = at < words.size() ? knownText(words[at]) : std::nullopt;
    for (std::size_t next = at + 1; next < words.size(); ++next) {
        const auto text = knownText(words[next]);
        const auto starts = [&](std::string_view start) { return text && text->starts_with(start); };
        const bool isRun = (command == "bisect" && text == "run") || (command == "submodule" && text == "foreach")
            || (command == "grep" && starts("-O"))
            || (command == "rebase" && text && behind(*text, "-x") && !starts("-X"))
            || (command == "clone" && text && (behind(*text, "-c") || behind(*text, "-u") || starts("--config")))
            || (text && namesTransport(*text));
        effects.runsOthers = effects.runsOthers || isRun;
        if (starts("--no-in"))
            for (const PartialText &word : words.subspan(at + 1))
                if (const auto path = knownText(word); !path || !path->starts_with('-'))
                    effects.files.push_back({ Use::Read, word, true });
    }
    effects.runsOthers = effects.runsOthers || (command && std::ranges::contains(startingGit, *command))
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
        const auto rest = scriptOption.empty() ? std::nullopt : behind(*text, scriptOption);
        const auto longRest = longOption.empty() ? std::nullopt : behind(*text, longOption);
        if (rest || longRest) {
            scripts.push_back(knownText(valueAt(words, at, rest ? *rest : *longRest)));
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
        return text && (behind(*text, "-f") || behind(*text, "--file"));
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

} // namespace

ArgumentEffects argumentEffects(std::string_view program, Words words)
{
    program = baseName(program);
    ArgumentEffects effects;
    addOptions(effects, program, words);
    if (program == "git")
        addGit(effects, words);
    else if (program == "sed" || program == "gsed")
        addSed(effects, words);
    else if (program == "awk" || program == "gawk" || program == "mawk" || program == "nawk")
        addAwk(effects, words);
    else if (program == "cmake")
        effects.runsOthers = effects.runsOthers
            || std::ranges::any_of(words, [](const PartialText &word) { return knownText(word) == "-E"; });
    else if (std::ranges::contains(programsWithOptions, program))
        effects.runsOthers = effects.runsOthers || mayHoldOptions(words);
    else if (program == "gcc" || program == "g++" || program == "cc" || program == "c++" || program == "clang")
        effects.runsOthers = effects.runsOthers || std::ranges::any_of(words, [](const PartialText &word) {
            return word.known().starts_with("-B"); // the folder of the compiler's own programs
        });
    else if (program == "socat")
        effects.runsOthers = std::ranges::any_of(words, [](const PartialText &word) {
            const std::string text = lower(word.known());
            return text.starts_with("exec:") || text.starts_with("system:");
        });
    effects.runsOthers = effects.runsOthers || std::ranges::any_of(words.subspan(1), [&](const PartialText &word) {
        return isShellEscape(program, word.known());
    });
    return effects;
}

} // namespace vitrine
