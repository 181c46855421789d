// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/shellpatches.h"

#include "base/patchfiles.h"
#include "executor/shell/innercommands.h"
#include "executor/shell/optionwords.h"
#include "executor/shell/shellprograms.h"
#include "executor/shell/shellwords.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <limits>
#include <utility>

namespace vitrine {

namespace {

using Words = std::span<const PartialText>;
using Files = std::vector<ProgramFile>;
using Input = std::optional<std::string>;
using Use = ShellFile::Use;
using Change = PatchFile::Change;

constexpr std::size_t allFolders = std::numeric_limits<std::size_t>::max();

void addAny(Files &files, const PartialText &path)
{
    for (const Use use : { Use::Edit, Use::Write })
        files.push_back({ use, path, true });
}

/// The names in a patch, below a folder.
void add(Files &files, const std::vector<PatchFile> &patch, const PartialText &folder)
{
    for (const PatchFile &file : patch) {
        PartialText path = file.path.starts_with('/') ? PartialText() : folder;
        path.append(file.path);
        if (file.path.empty())
            path = unknownWord();
        if (file.change == Change::Unclear)
            addAny(files, path);
        else
            files.push_back({ file.change == Change::Edited ? Use::Edit : Use::Write, std::move(path), true });
    }
}

/// The folder of an option, with a slash at its end.
PartialText withSlash(PartialText folder)
{
    if (!folder.pieces.empty())
        folder.append("/");
    return folder;
}

std::optional<std::size_t> numberIn(const PartialText &word)
{
    const auto text = knownText(word);
    std::size_t number = 0;
    const bool isNumber = text && !text->empty() && text->find_first_not_of("0123456789") == std::string::npos
        && std::from_chars(text->data(), text->data() + text->size(), number).ec == std::errc {};
    return isNumber ? std::optional(number) : std::nullopt;
}

/// The options that decide which files a patch names.
struct PatchOptions {
    std::optional<std::size_t> strip {};
    PartialText folder {};
    bool isUnknown = false; ///< an option is only known at run time
};

PatchOptions optionsIn(Words words, std::string_view folderOption, std::string_view longStrip)
{
    PatchOptions options;
    for (std::size_t at = 1; at < words.size(); ++at) {
        const std::string start = words[at].pieces.empty() ? std::string() : words[at].pieces.front().text;
        if (!words[at].isKnown() && (start.empty() || start.starts_with('-'))) {
            options.isUnknown = true;
            continue;
        }
        const auto value = [&](std::string_view option) -> std::optional<PartialText> {
            const auto rest = option.empty() ? std::nullopt : behindOption(start, option);
            return rest ? std::optional(optionValue(words, at, *rest)) : std::nullopt;
        };
        for (const std::string_view option : { std::string_view("-p"), longStrip })
            if (const auto number = value(option)) {
                options.strip = numberIn(*number);
                options.isUnknown = options.isUnknown || !options.strip;
            }
        for (const std::string_view option : { folderOption, std::string_view("--directory") })
            if (const auto folder = value(option))
                options.folder = withSlash(*folder);
    }
    return options;
}

Files differenceFiles(
    const Input &text, const PatchOptions &options, std::span<const std::optional<std::size_t>> strips)
{
    Files files;
    if (text && !options.isUnknown)
        for (const auto &strip : strips)
            add(files, filesOfDiff(*text, strip), options.folder);
    if (files.empty())
        addAny(files, unknownWord());
    return files;
}

Files applyPatchFiles(Words words, const Input &input)
{
    Files files;
    const auto text = words.size() > 1 ? knownText(words[1]) : input;
    add(files, filesOfPatch(text.value_or(std::string())), {});
    if (files.empty())
        addAny(files, unknownWord());
    return files;
}

/// With an operand, only that file is changed.
Files patchFiles(Words words, const Input &input)
{
    if (!operandsOf(words, "BDFVYdgioprz").empty())
        return {};
    const auto isInput = [&](const PartialText &word) {
        const auto text = knownText(word);
        return text && (behindOption(*text, "-i") || (text->size() > 4 && behindOption(*text, "--input")));
    };
    const bool isInFile = std::ranges::any_of(words.subspan(1), isInput);
    PatchOptions options = optionsIn(words, "-d", "--strip");
    options.isUnknown = options.isUnknown || isInFile;
    // Without a number, patch looks for the name without its folders, or as git wrote it.
    if (options.strip)
        return differenceFiles(input, options, std::array { options.strip });
    return differenceFiles(
        input, options, std::array<std::optional<std::size_t>, 2> { std::nullopt, std::optional(allFolders) });
}

/// `git apply` and `git am`: the patch is in files, or in the input.
Files gitFiles(Words words, const Input &input)
{
    const PlainGit plain = plainGit(words);
    const Words own = plain.words.empty() ? words : Words(plain.words);
    const auto command = own.size() > 1 ? knownText(own[1]) : std::nullopt;
    if (command != "apply" && command != "am")
        return {};
    const auto has = [&](std::string_view name) {
        return std::ranges::any_of(own, [&](const PartialText &word) { return knownText(word) == name; });
    };
    constexpr auto showing = std::to_array<std::string_view>({ "--check", "--numstat", "--stat", "--summary" });
    constexpr auto steering
        = std::to_array<std::string_view>({ "--abort", "--continue", "--quit", "--resolved", "--skip" });
    if (command == "apply" ? std::ranges::any_of(showing, has) && !has("--apply") : std::ranges::any_of(steering, has))
        return {};
    PatchOptions options = optionsIn(own.subspan(1), {}, {});
    options.strip = options.strip.value_or(1);
    const auto operands = operandsOf(own.subspan(1), "pC");
    options.isUnknown = options.isUnknown || !plain.isClear
        || std::ranges::any_of(operands, [](const PartialText &word) { return knownText(word) != "-"; });
    PartialText folder = withSlash(repositoryFolder("git", words).value_or(PartialText()));
    std::ranges::copy(options.folder.pieces, std::back_inserter(folder.pieces));
    options.folder = std::move(folder);
    return differenceFiles(input, options, std::array { options.strip });
}

} // namespace

Files patchedFiles(std::string_view program, Words words, const Input &input)
{
    program = baseName(program);
    if (program == "apply_patch" || program == "applypatch")
        return applyPatchFiles(words, input);
    if (program == "patch" || program == "gpatch")
        return patchFiles(words, input);
    return program == "git" ? gitFiles(words, input) : Files();
}

} // namespace vitrine
