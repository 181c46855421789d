// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/shellprograms.h"
#include "executor/shell/shellquestions.h"
#include "executor/shell/shellreview.h"
#include "executor/shell/shellwords.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace vitrine {

namespace {

using Reason = ActionRuling::Reason;

/// The first word, if it is known.
std::optional<std::string_view> programOf(const PartialText &words)
{
    if (words.pieces.empty() || words.pieces.front().kind != PartialText::Kind::Known)
        return std::nullopt;
    const std::string_view text = words.pieces.front().text;
    const std::size_t end = text.find(wordEnd);
    if (end == text.npos && words.pieces.size() > 1 && words.pieces[1].kind != PartialText::Kind::Words)
        return std::nullopt;
    return text.substr(0, end);
}

bool isAscii(std::string_view text)
{
    return std::ranges::all_of(text, [](char letter) { return letter > ' ' && letter < 127; });
}

ActionPart partOf(ShellFile::Use use)
{
    switch (use) {
    case ShellFile::Use::Read: return ActionPart::Read;
    case ShellFile::Use::Edit: return ActionPart::Edit;
    case ShellFile::Use::Write: break;
    }
    return ActionPart::Write;
}

/// A path in which only parts within folders are unknown, each as `wordEnd`; empty if such a part may be "..".
std::optional<std::string> pathWithPatterns(const PartialText &path)
{
    std::string text;
    for (const PartialText::Piece &piece : path.pieces) {
        if (piece.kind == PartialText::Kind::Known) {
            text += piece.text;
            continue;
        }
        const bool isAtDot = text.ends_with('.') && (text.size() == 1 || text[text.size() - 2] == '/');
        if (piece.kind != PartialText::Kind::InFolder || isAtDot)
            return std::nullopt;
        text.push_back(wordEnd);
    }
    return text;
}

/// The path in the form that file rules match. An unknown part may contain "..", and so refer to any folder.
PartialText wholePath(const PartialText &path, const ProjectFolders &locations)
{
    PartialText whole;
    if (const auto text = pathWithPatterns(path)) {
        const std::string absolute = projectPath(*text, locations);
        for (std::size_t at = 0; at <= absolute.size();) {
            const std::size_t end = std::min(absolute.find(wordEnd, at), absolute.size());
            whole.append(std::string_view(absolute).substr(at, end - at));
            if (end < absolute.size())
                whole.append(PartialText::Kind::InFolder);
            at = end + 1;
        }
        return whole;
    }
    whole.append(PartialText::Kind::Anything);
    const PartialText::Piece &last = path.pieces.back();
    if (last.kind == PartialText::Kind::Known && !last.text.contains(".."))
        whole.append(last.text);
    return whole;
}

bool isBelow(std::string_view path, std::string_view folder)
{
    return path.starts_with(folder) && (path.size() == folder.size() || path[folder.size()] == '/');
}

/// The texts to ask rules about: of paths, and of a folder in which rules may name something (see GlobReach).
std::vector<PartialText> mentionedTexts(const ShellMention &mention, const ProjectFolders &locations)
{
    using Reach = ShellMention::Reach;
    const PartialText path = wholePath(mention.path, locations);
    const bool isAbove = path.isKnown() && (path.known() == "/" || isBelow(locations.project, path.known()));
    if (mention.reach == Reach::WorkingFolder && isAbove)
        return {};
    std::vector<PartialText> texts;
    if (mention.reach == Reach::Path || mention.reach == Reach::PathOrInside)
        texts.push_back(path);
    if (mention.reach == Reach::Path)
        return texts;
    PartialText inside = path;
    if (!path.isKnown() || path.known() != "/")
        inside.append("/");
    if (mention.reach == Reach::Below)
        inside.append(PartialText::Kind::Anything);
    else
        inside.append(std::string_view("\0", 1));
    texts.push_back(std::move(inside));
    return texts;
}

/// Whether a folder is within the project. Where the project is not known, only folders of the system, of users and
/// for temporary files are sure to be outside.
bool isWithin(const PartialText &path, const ProjectFolders &locations)
{
    if (!path.isKnown())
        return false;
    const std::string folder = projectPath(path.known().empty() ? "." : path.known(), locations);
    if (isBelow(folder, locations.project))
        return true;
    constexpr auto outside = std::to_array<std::string_view>({ "/bin", "/boot", "/dev", "/etc", "/lib", "/opt", "/proc",
        "/run", "/sbin", "/srv", "/sys", "/tmp", "/usr", "/var" });
    const bool isHome = folder == "/" || folder == "/home" || folder == "/root" || folder == locations.home;
    const bool isAbsolute = path.known().starts_with('/');
    return isAbsolute && locations.project == ProjectFolders().project && !isHome
        && std::ranges::none_of(outside, [&](std::string_view one) { return isBelow(folder, one); });
}

} // namespace

Reason reasonOf(ShellFault::Kind fault)
{
    switch (fault) {
    case ShellFault::Kind::NoParser: return Reason::NoParser;
    case ShellFault::Kind::TooLong: return Reason::TooLong;
    case ShellFault::Kind::TooDeep: return Reason::TooDeep;
    case ShellFault::Kind::TimedOut: return Reason::TimedOut;
    case ShellFault::Kind::NotText: return Reason::NotText;
    case ShellFault::Kind::Empty: return Reason::NoCommand;
    case ShellFault::Kind::NotParsed: break;
    }
    return Reason::NotParsed;
}

ShellQuestions<PartialText> questionsOf(const ShellFacts &facts, const ProjectFolders &locations)
{
    ShellQuestions<PartialText> questions;
    questions.fault = facts.fault;
    for (const ShellCommand &command : facts.commands) {
        const auto program = programOf(command.words);
        const bool isLookAlike = program && (!isAscii(*program) || differsInCaseAlone(*program));
        questions.programs.push_back(
            { command.kind, command.words, isLookAlike ? std::string(*program) : std::string() });
    }
    for (const ShellFile &file : facts.files) {
        questions.files.push_back({ partOf(file.use), wholePath(file.path, locations), file.isRedirection });
        // An editor can print as well: "ed", "sed -n p".
        if (file.use == ShellFile::Use::Edit)
            questions.files.push_back({ ActionPart::Read, wholePath(file.path, locations), false, true });
    }
    for (const ShellMention &mention : facts.mentions)
        for (const PartialText &path : mentionedTexts(mention, locations)) {
            if (mention.mayRead)
                questions.files.push_back({ ActionPart::Read, path, false, true });
            if (mention.mayWrite)
                for (const ActionPart part : { ActionPart::Edit, ActionPart::Write })
                    questions.files.push_back({ part, path, false, true });
        }
    for (const PartialText &host : facts.hosts) {
        PartialText asked = host;
        if (host.isKnown()) {
            asked.pieces.clear();
            asked.append(hostText(host.known()));
        }
        if (asked.isKnown() && asked.known().empty())
            continue;
        questions.hosts.push_back(std::move(asked));
    }
    // Outside the project, some other program may run.
    if (std::ranges::any_of(facts.repositories, [&](const PartialText &path) { return !isWithin(path, locations); }))
        questions.programs.push_back({ ShellCommand::Kind::Plain, unknownWord() });
    for (const ShellVariable &variable : facts.variables)
        if (variable.isForCommand ? !isHarmlessVariable(variable.name) : isRiskyVariable(variable.name))
            questions.variables.push_back(variable.name);
    return questions;
}

ActionRuling judgeShell(const ActionJudge &judge, const ShellFacts &facts)
{
    const auto questions = questionsOf(facts, judge.locations());
    const NamedRules rules(judge);
    return ShellDecision<NamedRules, PartialText>(rules, questions)
        .ruling()
        .value_or(rules.make(ActionOutcome::Unknown, Reason::NoRules, {}));
}

} // namespace vitrine
