// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/programoptions.h"

#include "executor/shell/optioneffects.h"
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
    program = mainProgram(baseName(program));
    ArgumentEffects effects;
    addOptionEffects(effects, program, words);
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
