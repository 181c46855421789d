// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/shellmentions.h"

#include "executor/shell/filetransfers.h"
#include "executor/shell/optionwords.h"
#include "executor/shell/shellprograms.h"
#include "executor/shell/shellwords.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string>
#include <utility>

namespace vitrine {

namespace {

using Words = std::span<const PartialText>;
using Mentions = std::vector<ShellMention>;
using Piece = PartialText::Piece;
using Reach = ShellMention::Reach;

constexpr std::size_t longestMention = 1024;

/// Programs that neither read nor write the files named in their arguments. The results of `ls` are names.
constexpr auto plainPrograms
    = std::to_array<std::string_view>({ ":", "[", "alias", "basename", "break", "cd", "command", "continue", "declare",
        "dirname", "dirs", "echo", "eval", "exit", "export", "expr", "false", "find", "hash", "kill", "let", "local",
        "ls", "popd", "printf", "pushd", "pwd", "readonly", "realpath", "return", "seq", "set", "shift", "shopt",
        "sleep", "test", "trap", "true", "type", "typeset", "umask", "unalias", "unset", "wait", "which" });
static_assert(std::ranges::is_sorted(plainPrograms));

/// The same, but they may write a list of them to a file.
constexpr auto listingPrograms = std::to_array<std::string_view>({ "df", "du", "tree" });

/// Subcommands of git that do not write files of the project.
constexpr auto readingGit = std::to_array<std::string_view>(
    { "add", "annotate", "blame", "branch", "cat-file", "check-attr", "commit", "describe", "diff", "diff-files",
        "diff-index", "diff-tree", "fetch", "grep", "log", "ls-files", "ls-tree", "merge-base", "push", "reflog",
        "remote", "rev-list", "rev-parse", "shortlog", "show", "stage", "status", "tag", "whatchanged" });
static_assert(std::ranges::is_sorted(readingGit));
/// Subcommands that use file names without reading the files.
constexpr auto namingGit = std::to_array<std::string_view>({ "check-ignore", "ls-files", "ls-tree", "status" });

/// Programs whose first word is a sub-command, and those of them whose other plain words are names as well: of scripts,
/// packages and targets. A name has no slash and no dot.
struct NamingProgram {
    std::string_view program;
    std::string_view command {}; ///< empty: any, without one
};
constexpr auto namingPrograms = std::to_array<NamingProgram>({ { "gmake" }, { "make" }, { "ninja" }, { "npm", "add" },
    { "npm", "ci" }, { "npm", "i" }, { "npm", "install" }, { "npm", "restart" }, { "npm", "run" },
    { "npm", "run-script" }, { "npm", "start" }, { "npm", "stop" }, { "npm", "test" }, { "pip", "install" },
    { "pip3", "install" }, { "pnpm", "add" }, { "pnpm", "install" }, { "pnpm", "run" }, { "pnpm", "test" },
    { "yarn", "add" }, { "yarn", "install" }, { "yarn", "run" }, { "yarn", "test" } });
constexpr auto programsWithCommands = std::to_array<std::string_view>({ "apt", "apt-get", "aws", "az", "brew", "bun",
    "cargo", "docker", "dotnet", "gcloud", "gh", "git", "glab", "go", "helm", "hg", "kubectl", "npm", "pip", "pip3",
    "pnpm", "podman", "poetry", "systemctl", "terraform", "uv", "yarn" });
static_assert(std::ranges::is_sorted(programsWithCommands));

/// Programs that only read the files that are their operands.
constexpr auto readingPrograms
    = std::to_array<std::string_view>({ "flake8", "mypy", "py.test", "pylint", "pyright", "pytest", "shellcheck" });

/// Options whose value is a text for people: "git commit -m", "gh pr create --body".
constexpr auto textOptions
    = std::to_array<std::string_view>({ "--author", "--body", "--date", "--message", "--title", "-am", "-b", "-m" });
constexpr auto programsWithTexts = std::to_array<std::string_view>({ "gh", "git", "glab" });

/// A program that processes whole folders, always or with one of these options.
struct FolderProgram {
    std::string_view program;
    std::string_view letters {}; ///< of short options; empty if it always does
    std::string_view longOption {}; ///< also matched by a prefix
    std::string_view optionsWithValue {};
    bool writes = false;
    bool hasPattern = false; ///< the first operand is not a file
};
constexpr auto folderPrograms = std::to_array<FolderProgram>({
    { "ack", {}, {}, "efmABC", false, true },
    { "ag", {}, {}, "efmABC", false, true },
    { "chattr", "R", {}, {}, true, true },
    { "chgrp", "R", "--recursive", {}, true, true },
    { "chmod", "R", "--recursive", {}, true, true },
    { "chown", "R", "--recursive", {}, true, true },
    { "cp", "aRr", "--recursive", "tS" },
    { "cp", "a", "--archive", "tS" },
    { "diff", "r", "--recursive", "IUW" },
    { "egrep", "rRd", "--recursive", "efmABC", false, true },
    { "fgrep", "rRd", "--recursive", "efmABC", false, true },
    { "grep", "rRd", "--recursive", "efmABC", false, true },
    { "grep", "R", "--dereference-recursive", "efmABC", false, true },
    { "grep", "d", "--directories", "efmABC", false, true },
    { "gunzip", "r", "--recursive", "S", true },
    { "gzip", "r", "--recursive", "S", true },
    { "ln", {}, {}, "tS" },
    { "rg", {}, {}, "efmABCgt", false, true },
    { "rm", "rR", "--recursive", {}, true },
    { "rsync", "ar", "--recursive", "efBMT" },
    { "rsync", "a", "--archive", "efBMT" },
    { "scp", "r", {}, "cDFiJloPSX" },
    { "setfacl", "R", "--recursive", "mMxX", true },
    { "zgrep", "rRd", "--recursive", "efmABC", false, true },
    { "zip", "r", "--recurse-paths", "btnix" },
    { "zstd", "r", {}, {}, true },
});

bool isLong(std::string_view option) { return option.starts_with("--"); }

bool isPlainText(std::string_view text) { return text.contains('\n') || text.size() > longestMention; }

/// The rest of a word after `at` in its first piece.
PartialText restOf(const PartialText &word, std::size_t at)
{
    PartialText rest;
    for (const Piece &piece : word.pieces) {
        const bool isFirst = &piece == &word.pieces.front();
        if (piece.kind == PartialText::Kind::Known)
            rest.append(isFirst ? std::string_view(piece.text).substr(at) : std::string_view(piece.text));
        else
            rest.append(piece.kind);
    }
    return rest;
}

/// "FILE", "-oFILE", "--option=FILE", "@FILE", "HEAD:FILE", "name=@FILE": the possible paths in a word.
class PathsInWord final {
public:
    /// The mentions are like `kind`, which has no path.
    PathsInWord(const PartialText &word, ShellMention kind)
        : m_word(word)
        , m_kind(std::move(kind))
    {
    }

    void addTo(Mentions &mentions) const
    {
        const bool isKnownStart = !m_word.pieces.empty() && m_word.pieces.front().kind == PartialText::Kind::Known;
        const std::string_view text = isKnownStart ? std::string_view(m_word.pieces.front().text) : std::string_view();
        const bool isOption = text.starts_with('-') && text.size() > 1;
        if (isPlainText(text))
            return;
        if (!isOption && !isAddress(text, 0))
            add(mentions, 0);
        if (isOption && !isLong(text) && text.size() > 2) {
            add(mentions, 2);
            if (const std::size_t at = text.find_first_of("./~", 2); at != text.npos && at > 2)
                add(mentions, at);
        }
        for (std::size_t at = text.find_first_of("=:@,"); at != text.npos; at = text.find_first_of("=:@,", at + 1)) {
            const bool isScheme = text.substr(at).starts_with("://") && !text.substr(0, at).ends_with("file");
            if (isScheme)
                return;
            if (!isAddress(text, at + 1))
                add(mentions, at + 1);
        }
        addLists(mentions, text);
    }

private:
    /// "https://example.org/.env" is not a file.
    static bool isAddress(std::string_view text, std::size_t at)
    {
        const std::size_t scheme = text.find("://", at);
        return scheme != text.npos && text.substr(at, scheme - at).find_first_of("=:@,/") == text.npos;
    }

    /// The parts of "FILE:FILE" and "FILE,FILE", also after an option.
    void addLists(Mentions &mentions, std::string_view text) const
    {
        for (std::size_t begin = 0; begin < text.size();) {
            const std::size_t end = text.find_first_of("=:@,", begin);
            if (end == text.npos)
                return;
            if (end > begin && text[begin] != '-')
                add(mentions, textWord(text.substr(begin, end - begin)));
            begin = end + 1;
        }
    }

    void add(Mentions &mentions, std::size_t at) const { add(mentions, restOf(m_word, at)); }
    void add(Mentions &mentions, PartialText path) const
    {
        const bool isEmpty = path.isKnown() && path.known().empty();
        if (isEmpty)
            return;
        mentions.push_back(m_kind);
        mentions.back().path = std::move(path);
    }

    const PartialText &m_word;
    ShellMention m_kind;
};

void addFolders(Mentions &mentions, const std::vector<PartialText> &folders, bool mayRead, bool mayWrite)
{
    for (const PartialText &folder : folders)
        mentions.push_back({ folder, Reach::Below, mayRead, mayWrite });
}

void addFolderProgram(Mentions &mentions, std::string_view program, Words words)
{
    for (const FolderProgram &row : folderPrograms) {
        if (row.program != program || (!row.letters.empty() && !hasOption(words, row.letters, row.longOption)))
            continue;
        auto operands = operandsOf(words, row.optionsWithValue);
        const bool isInOption = row.optionsWithValue.starts_with("ef") && hasOption(words, "ef", "--regexp");
        if (row.hasPattern && !isInOption && !operands.empty())
            operands.erase(operands.begin());
        if (operands.empty())
            operands.push_back(textWord("."));
        return addFolders(mentions, operands, !row.writes, row.writes);
    }
}

/// The folders to which an archive is extracted.
std::vector<PartialText> targetsOf(Words words, char letter)
{
    std::vector<PartialText> targets;
    for (std::size_t at = 1; at < words.size(); ++at) {
        const auto text = knownText(words[at]);
        constexpr std::string_view longOption = "--directory=";
        if (text && text->starts_with(longOption))
            targets.push_back(textWord(text->substr(longOption.size())));
        else if (text && text->starts_with('-') && !isLong(*text) && text->ends_with(letter) && at + 1 < words.size())
            targets.push_back(words[at + 1]);
    }
    // If it is unclear: the current folder, or any folder that is named.
    if (targets.empty()) {
        targets = operandsOf(words, {});
        targets.push_back(textWord("."));
    }
    return targets;
}

/// Adds the files that an archive is created from, or the folder to which it is extracted.
void addArchive(Mentions &mentions, std::string_view program, Words words)
{
    const auto first = words.size() > 1 ? knownText(words[1]) : std::nullopt;
    const auto has = [&](std::string_view letters, std::string_view option) {
        const bool isOldStyle = first && !first->starts_with('-') && first->find_first_of(letters) != std::string::npos;
        return isOldStyle || hasOption(words, letters, option);
    };
    if (program == "unzip" || has("x", "--extract") || has("x", "--get"))
        addFolders(mentions, targetsOf(words, program == "unzip" ? 'd' : 'C'), false, true);
    if (program == "unzip" || !(has("cru", "--create") || has("ru", "--append") || has("u", "--update")))
        return;
    std::vector<PartialText> members;
    for (const PartialText &word : words.subspan(std::min<std::size_t>(words.size(), 2)))
        if (!isOption(word))
            members.push_back(word);
    addFolders(mentions, members, true, false);
    if (has("T", "--files-from"))
        mentions.push_back({ unknownWord(), Reach::Path, true, false });
}

/// The last part of an address.
PartialText downloadedName(const PartialText &address, bool isRepository)
{
    // A question mark is a pattern for the shell, but in an address the start of a query.
    std::string text;
    const auto rest = std::ranges::find_if(
        address.pieces, [](const Piece &piece) { return piece.kind != PartialText::Kind::Known; });
    for (auto piece = address.pieces.begin(); piece != rest; ++piece)
        text += piece->text;
    const bool hasUnknown = rest != address.pieces.end() && rest->kind != PartialText::Kind::InFolder;
    const std::size_t end = text.find_first_of("?#");
    PartialText name;
    if (hasUnknown && end == std::string::npos) {
        name.append(PartialText::Kind::InFolder);
        return name;
    }
    text.erase(std::min(end, text.size()));
    while (text.ends_with('/'))
        text.pop_back();
    if (isRepository && text.ends_with(".git"))
        text.erase(text.size() - 4);
    name.append(text.substr(text.find_last_of("/:") + 1));
    return name;
}

/// Adds the files that a program names after the addresses it downloads, and folders that "git clone" creates.
void addDownloads(Mentions &mentions, std::string_view program, Words words)
{
    constexpr auto downloaders = std::to_array<std::string_view>({ "aria2c", "axel", "wget", "wget2" });
    const bool isClone = program == "git" && std::ranges::any_of(words, [](const PartialText &word) {
        const auto text = knownText(word);
        return text == "clone" || text == "submodule";
    });
    const bool namesFiles = std::ranges::contains(downloaders, program)
        || (program == "curl"
            && (hasOption(words, "OJ", "--remote-name") || hasOption(words, {}, "--remote-name-all")));
    if (!isClone && !namesFiles)
        return;
    std::vector<PartialText> folders { textWord(".") };
    for (std::size_t at = 1; at < words.size(); ++at)
        for (const std::string_view option : { "--directory-prefix", "--output-dir", "--dir", "-P", "-d" })
            if (const auto text = knownText(words[at]); text && text->starts_with('-'))
                if (const auto rest = behindOption(*text, option))
                    folders.push_back(optionValue(words, at, *rest));
    for (const PartialText &word : words.subspan(1)) {
        if (isOption(word) || word.known().find_first_of("/:") == std::string::npos)
            continue;
        const PartialText name = downloadedName(word, isClone);
        for (PartialText folder : folders) {
            folder.append("/");
            std::ranges::copy(name.pieces, std::back_inserter(folder.pieces));
            mentions.push_back({ std::move(folder), Reach::PathOrInside, false, true });
        }
    }
}

struct Access {
    bool mayRead = true;
    bool mayWrite = true;
};

Access accessOf(std::string_view program, Words words)
{
    if (program != "git")
        return {};
    const auto isCommand = [&](std::string_view name) {
        return std::ranges::any_of(words.subspan(1), [&](const PartialText &word) { return knownText(word) == name; });
    };
    return { std::ranges::none_of(namingGit, isCommand), std::ranges::none_of(readingGit, isCommand) };
}

/// The words of a program that are names rather than paths.
class PlainNames final {
public:
    PlainNames(std::string_view program, Words words)
        : m_hasCommand(std::ranges::binary_search(programsWithCommands, program))
        , m_isDuration(isDelaying(program))
    {
        const auto command = words.size() > 1 ? knownText(words[1]) : std::nullopt;
        m_areNames = std::ranges::any_of(namingPrograms, [&](const NamingProgram &row) {
            return row.program == program && (row.command.empty() || row.command == command);
        });
    }

    bool has(const PartialText &word, std::size_t at) const
    {
        const auto text = knownText(word);
        if (!text || text->empty())
            return false;
        if (m_isDuration && text->find_first_not_of("0123456789.smhd") == text->npos && isDigit(text->front()))
            return true;
        return ((m_hasCommand && at == 1) || m_areNames) && isName(*text);
    }

private:
    static bool isDigit(char letter) { return letter >= '0' && letter <= '9'; }
    static bool isDelaying(std::string_view program)
    {
        const Wrapper *wrapper = wrapperOf(program);
        return wrapper != nullptr && wrapper->kind == Wrapper::Kind::Transparent;
    }
    static bool isName(std::string_view text)
    {
        const auto isPlain = [](char letter) {
            return isDigit(letter) || (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z')
                || letter == '-' || letter == '_' || letter == ':';
        };
        return !text.starts_with('-') && std::ranges::all_of(text, isPlain);
    }

    bool m_hasCommand;
    bool m_isDuration;
    bool m_areNames = false;
};

} // namespace

std::vector<ShellMention> mentionedPaths(std::string_view program, std::span<const PartialText> words)
{
    program = baseName(program);
    Mentions mentions;
    if (words.empty() || std::ranges::contains(plainPrograms, program))
        return mentions;
    const bool isArchiver = program == "tar" || program == "bsdtar" || program == "gtar";
    if (isArchiver || program == "unzip")
        addArchive(mentions, program, words);
    addFolderProgram(mentions, program, words);
    if (isTransfer(program))
        std::ranges::move(transferMentions(program, words), std::back_inserter(mentions));
    addDownloads(mentions, program, words);
    const bool readsList = program == "cpio" || std::ranges::any_of(words, [&](const PartialText &word) {
        const std::string text = word.known();
        return (program == "zip" && text == "-@") || (program == "rsync" && text.starts_with("--files-from"));
    });
    if (readsList)
        mentions.push_back({ unknownWord() });
    const bool isFilter = program == "sed" || program == "gsed" || program == "dd";
    const bool areOperandsNamed = isFilter || fileProgramOf(program) != nullptr;
    const Access access = accessOf(program, words);
    const Reach reach = std::ranges::contains(listingPrograms, program) ? Reach::Path : Reach::PathOrInside;
    const bool mayWriteNamed = isTransfer(program) || program == "split" || program == "zip";
    const bool isReader = std::ranges::contains(readingPrograms, program);
    const bool hasTexts = std::ranges::contains(programsWithTexts, program);
    const PlainNames names(program, words);
    bool areOperands = false;
    for (std::size_t at = 1; at < words.size(); ++at) {
        const auto before = knownText(words[at - 1]);
        const bool isText = hasTexts && at > 1 && before && std::ranges::contains(textOptions, *before);
        areOperands = areOperands || knownText(words[at]) == "--";
        const bool isValue = at > 1 && before && before->starts_with('-');
        // Whether "--log-file x" takes the next word is not known.
        const bool isLongValue = mayWriteNamed && isValue && isLong(*before) && !before->contains('=') && !areOperands;
        const bool isAsked = !areOperandsNamed || isLongValue || (isOption(words[at]) && !areOperands);
        const bool isRead = isReader && !isOption(words[at]) && !isValue;
        if (isAsked && !isText && (isValue || !names.has(words[at], at)))
            PathsInWord(words[at], { {}, reach, access.mayRead, access.mayWrite && !isRead }).addTo(mentions);
    }
    if (!areOperandsNamed && reach == Reach::PathOrInside)
        mentions.push_back({ textWord("."), Reach::WorkingFolder, access.mayRead, access.mayWrite && !isReader });
    return mentions;
}

} // namespace vitrine
