// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/actionbase.h"

#include "base/parsedjson.h"
#include "executor/shell/shellreview.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

/// Of one text, so that keys of several are never alike by chance.
void addTo(std::string &key, std::string_view text)
{
    key += std::to_string(text.size());
    key += ':';
    key += text;
}

std::string keyOf(const RecordedAction &action, std::string_view project)
{
    std::string key = std::to_string(static_cast<int>(action.part));
    addTo(key, project);
    addTo(key, action.tool);
    addTo(key, action.subject);
    for (const auto &[part, path] : action.files) {
        key += std::to_string(static_cast<int>(part));
        addTo(key, path);
    }
    for (const std::string &address : action.addresses)
        addTo(key += 'u', address);
    key += action.arguments ? 'a' : '-';
    for (const auto &[name, value] : action.arguments.value_or(std::map<std::string, std::string>())) {
        addTo(key, name);
        addTo(key, value);
    }
    return key;
}

/// Paths within the project of the agent are within that of the base.
ProjectFolders locationsOf(std::string_view project)
{
    ProjectFolders locations = baseFolders();
    if (!project.empty())
        locations.project = project;
    return locations;
}

/// An absolute path, once more, where it is within the project of its agent.
std::string moved(std::string path, std::string_view project)
{
    if (project.empty() || !path.starts_with(project))
        return path;
    const std::string_view rest = std::string_view(path).substr(project.size());
    return rest.empty() || rest.starts_with('/') ? baseFolders().project + std::string(rest) : path;
}

void move(PartialText &text, std::string_view project)
{
    if (!text.pieces.empty() && text.pieces.front().kind == PartialText::Kind::Known)
        text.pieces.front().text = moved(std::move(text.pieces.front().text), project);
}

std::optional<UseKind> kindOf(ActionPart part)
{
    switch (part) {
    case ActionPart::Command: return UseKind::Command;
    case ActionPart::Read: return UseKind::Read;
    case ActionPart::Edit: return UseKind::Edit;
    case ActionPart::Write: return UseKind::Write;
    case ActionPart::Fetch: return UseKind::Fetch;
    case ActionPart::Tool: break;
    }
    return UseKind::AgentTool;
}

} // namespace

std::optional<ActionPart> partOf(UseKind kind)
{
    for (const ActionPart part : allActionParts)
        if (kindOf(part) == kind)
            return part;
    return std::nullopt;
}

const ProjectFolders &baseFolders()
{
    static const ProjectFolders locations;
    return locations;
}

std::string projectOf(std::string_view runExtra)
{
    const auto extra = parsedJson<nlohmann::json>(runExtra);
    if (!extra.is_object())
        return {};
    for (const char *key : { "cwd", "workspace", "working_dir", "working_directory" })
        if (const auto found = extra.find(key); found != extra.end() && found->is_string()) {
            std::string folder = found->get<std::string>();
            while (folder.size() > 1 && folder.ends_with('/'))
                folder.pop_back();
            if (folder.starts_with('/') && folder.size() > 1)
                return folder;
        }
    return {};
}

ActionIndex ActionBase::add(RecordedAction action, std::string_view project)
{
    const auto [at, isNew]
        = m_actionsByKey.try_emplace(keyOf(action, project), static_cast<ActionIndex>(m_actions.size()));
    if (isNew) {
        m_actions.push_back(std::make_shared<Action>());
        m_actions.back()->recorded = std::move(action);
        m_actions.back()->project = project;
    }
    return at->second;
}

std::optional<ActionIndex> ActionBase::find(const RecordedAction &action, std::string_view project) const
{
    const auto found = m_actionsByKey.find(keyOf(action, project));
    return found == m_actionsByKey.end() ? std::nullopt : std::optional(found->second);
}

void ActionBase::parse(const ShellParser &parser)
{
    std::vector<std::string_view> commands;
    std::vector<Action *> parsed;
    for (std::size_t i = m_parsed; i < m_actions.size(); ++i)
        if (RecordedAction &action = m_actions[i]->recorded;
            action.part == ActionPart::Command && action.facts.commands.empty() && !action.facts.fault) {
            commands.push_back(action.subject);
            parsed.push_back(m_actions[i].get());
        }
    std::vector<ShellFacts> facts = shellFacts(parser, commands);
    for (std::size_t i = 0; i < parsed.size(); ++i)
        parsed[i]->recorded.facts = std::move(facts[i]);
    for (; m_parsed < m_actions.size(); ++m_parsed)
        finish(*m_actions[m_parsed]);
}

void ActionBase::finish(Action &action)
{
    auto questions = questionsOf(action.recorded, locationsOf(action.project));
    for (auto &file : questions.files)
        move(file.path, action.project);
    if (questions.command)
        for (auto &file : questions.command->files)
            move(file.path, action.project);
    ActionQuestions<TextIndex> &found = action.questions;
    found.part = questions.part;
    found.subject = questions.subject;
    if (questions.command)
        found.command = textsOf(*questions.command);
    for (const auto &file : questions.files)
        found.files.push_back({ file.part, textOf(file.part, file.path) });
    for (const PartialText &host : questions.hosts)
        found.hosts.push_back(textOf(ActionPart::Fetch, host));
    found.hasOtherAddress = questions.hasOtherAddress;
    for (const PartialText &tool : questions.tool)
        found.tool.push_back(textOf(ActionPart::Tool, tool));
    addUses(action, questions);
    addShape(action);
}

void ActionBase::addShape(const Action &action)
{
    TextIndex next = 0;
    const auto placed = [&](TextIndex text) {
        m_actionTexts.push_back(text);
        return next++;
    };
    ActionQuestions<TextIndex> shape;
    shape.part = action.questions.part;
    std::string key { static_cast<char>(shape.part) };
    if (const auto &command = action.questions.command) {
        auto &of = shape.command.emplace();
        key += 'c';
        if (command->fault) {
            of.fault = ShellFault { command->fault->kind, {} };
            (key += 'f') += static_cast<char>(command->fault->kind);
        }
        for (const auto &program : command->programs) {
            const char *lookAlike = program.lookAlike.empty() ? "" : "?";
            of.programs.push_back({ program.kind, placed(program.words), lookAlike });
            ((key += 'p') += static_cast<char>(program.kind)) += lookAlike;
        }
        for (const auto &file : command->files) {
            of.files.push_back({ file.part, placed(file.path), file.isRedirection, file.isMention });
            ((key += file.isMention ? 'm' : file.isRedirection ? 'r' : 'o') += static_cast<char>(file.part));
        }
        for (const TextIndex host : command->hosts) {
            of.hosts.push_back(placed(host));
            key += 'h';
        }
        of.variables.assign(command->variables.empty() ? 0 : 1, {});
        key += command->variables.empty() ? "" : "v";
    }
    for (const auto &file : action.questions.files) {
        shape.files.push_back({ file.part, placed(file.path) });
        (key += 'F') += static_cast<char>(file.part);
    }
    for (const TextIndex host : action.questions.hosts) {
        shape.hosts.push_back(placed(host));
        key += 'H';
    }
    shape.hasOtherAddress = action.questions.hasOtherAddress;
    key += shape.hasOtherAddress ? "O" : "";
    for (const TextIndex tool : action.questions.tool) {
        shape.tool.push_back(placed(tool));
        key += 'T';
    }
    const auto [at, isNew] = m_shapesByKey.try_emplace(std::move(key), static_cast<std::uint32_t>(m_shapes.size()));
    if (isNew)
        m_shapes.push_back(std::make_shared<const ActionQuestions<TextIndex>>(std::move(shape)));
    m_shapeOf.push_back(at->second);
    m_textEnds.push_back(m_actionTexts.size());
}

void ActionBase::keepText(TextIndex index)
{
    const Text &text = *m_texts[index];
    const auto part = static_cast<std::size_t>(text.part);
    if (!text.text.isKnown())
        return m_partial[part].push_back(index);
    KnownTexts &known = m_known[part];
    for (const PartialText::Piece &piece : text.text.pieces)
        known.bytes += piece.text;
    known.ends.push_back(known.bytes.size());
    known.indices.push_back(index);
}

ActionQuestions<PartialText> ActionBase::namedQuestions(ActionIndex index) const
{
    const ActionQuestions<TextIndex> &questions = m_actions[index]->questions;
    const auto textOf = [this](TextIndex text) { return m_texts[text]->text; };
    ActionQuestions<PartialText> named;
    named.part = questions.part;
    named.subject = questions.subject;
    if (questions.command) {
        auto &command = named.command.emplace();
        command.fault = questions.command->fault;
        command.variables = questions.command->variables;
        for (const auto &program : questions.command->programs)
            command.programs.push_back({ program.kind, textOf(program.words), program.lookAlike });
        for (const auto &file : questions.command->files)
            command.files.push_back({ file.part, textOf(file.path), file.isRedirection, file.isMention });
        for (const TextIndex host : questions.command->hosts)
            command.hosts.push_back(textOf(host));
    }
    for (const auto &file : questions.files)
        named.files.push_back({ file.part, textOf(file.path) });
    for (const TextIndex host : questions.hosts)
        named.hosts.push_back(textOf(host));
    named.hasOtherAddress = questions.hasOtherAddress;
    for (const TextIndex tool : questions.tool)
        named.tool.push_back(textOf(tool));
    return named;
}

ShellQuestions<TextIndex> ActionBase::textsOf(const ShellQuestions<PartialText> &questions)
{
    ShellQuestions<TextIndex> found;
    found.fault = questions.fault;
    found.variables = questions.variables;
    for (const auto &program : questions.programs)
        found.programs.push_back({ program.kind, textOf(ActionPart::Command, program.words), program.lookAlike });
    for (const auto &file : questions.files)
        found.files.push_back({ file.part, textOf(file.part, file.path), file.isRedirection, file.isMention });
    for (const PartialText &host : questions.hosts)
        found.hosts.push_back(textOf(ActionPart::Fetch, host));
    return found;
}

TextIndex ActionBase::textOf(ActionPart part, const PartialText &text)
{
    std::string key = std::to_string(static_cast<int>(part));
    for (const PartialText::Piece &piece : text.pieces) {
        key += static_cast<char>('a' + static_cast<int>(piece.kind));
        addTo(key, piece.text);
    }
    const auto [at, isNew] = m_textsByKey.try_emplace(std::move(key), static_cast<TextIndex>(m_texts.size()));
    if (isNew) {
        m_texts.push_back(std::make_shared<const Text>(part, text));
        m_parts.push_back(part);
        keepText(at->second);
    }
    return at->second;
}

void ActionBase::addUses(Action &action, const ActionQuestions<PartialText> &questions)
{
    if (questions.command) {
        for (const auto &program : questions.command->programs)
            if (program.kind != ShellCommand::Kind::Code && !program.words.pieces.empty()
                && program.words.pieces.front().text.contains(wordEnd))
                addUse(action, UseKind::Command, commandPattern(program.words.pieces.front().text, Breadth::Group));
            else if (program.words.isKnown())
                addUse(action, UseKind::Command, commandPattern(program.words.known(), Breadth::Group));
        for (const auto &file : questions.command->files)
            if (!file.isMention)
                addFileUse(action, file.part, file.path);
        for (const PartialText &host : questions.command->hosts)
            if (host.isKnown())
                addUse(action, UseKind::Fetch, { host.known(), host });
    }
    for (const auto &file : questions.files)
        addFileUse(action, file.part, file.path);
    for (const PartialText &host : questions.hosts)
        addUse(action, UseKind::Fetch, { host.known(), host });
    if (action.recorded.part == ActionPart::Tool && !questions.tool.empty()) {
        PartialText any;
        any.append(action.recorded.tool);
        any.append(PartialText::Kind::Words);
        addUse(action, UseKind::AgentTool, { action.recorded.tool, any });
    }
}

/// Files outside of the project have no group: each of them is named.
void ActionBase::addFileUse(Action &action, ActionPart part, const PartialText &path)
{
    if (!path.isKnown())
        return;
    const std::string known = path.known();
    auto pattern = filePattern(known, baseFolders(), Breadth::Group);
    if (!pattern)
        pattern = filePattern(known, baseFolders(), Breadth::Action);
    addUse(action, *kindOf(part), *pattern);
}

void ActionBase::addUse(Action &action, UseKind kind, const AllowingPattern &pattern)
{
    Use use { kind, pattern.pattern, textOf(*partOf(kind), pattern.texts) };
    if (!use.pattern.empty() && !std::ranges::contains(action.uses, use))
        action.uses.push_back(std::move(use));
}

} // namespace vitrine
