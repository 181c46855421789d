// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/policyrules.h"
#include "models/actions/recordedaction.h"
#include "models/judging/allowingpatterns.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace vitrine {

/// Index of an action or a text in an ActionBase.
using ActionIndex = std::uint32_t;
using TextIndex = std::uint32_t;

/// The distinct actions of recorded steps, and the distinct texts that policies judge them by, each stored once. Filled
/// by one thread, then read by any.
class ActionBase final {
public:
    /// Something that an action uses, as it would be named in the lists of a policy.
    struct Use {
        UseKind kind = UseKind::Command;
        std::string pattern; ///< "git status **", "src", "example.org"
        TextIndex text = 0; ///< the text of everything that the pattern matches
        bool operator==(const Use &) const = default;
    };
    struct Action {
        RecordedAction recorded; ///< paths as they were recorded
        std::string project; ///< the folder in which its agent worked
        ActionQuestions<TextIndex> questions;
        std::vector<Use> uses;
    };
    struct Text {
        ActionPart part = ActionPart::Command;
        PartialText text;
    };

    /// `project`: the absolute folder in which the agent worked; empty if unknown.
    ActionIndex add(RecordedAction action, std::string_view project);
    /// The index of an action that was added like this. Its facts and code are not compared.
    std::optional<ActionIndex> find(const RecordedAction &action, std::string_view project) const;
    /// Analyzes the actions that were added since the last call. All their commands are parsed together, which is much
    /// faster than one by one.
    void parse(const ShellParser &parser = ShellParser());

    std::size_t size() const { return m_actions.size(); }
    const Action &action(ActionIndex index) const { return *m_actions[index]; }
    /// The questions with their texts, as ActionJudge takes them.
    ActionQuestions<PartialText> namedQuestions(ActionIndex index) const;
    /// The texts that an action's questions are about, in the order of its shape.
    std::span<const TextIndex> texts(ActionIndex index) const
    {
        const std::size_t first = index == 0 ? 0 : m_textEnds[index - 1];
        return std::span(m_actionTexts).subspan(first, m_textEnds[index] - first);
    }
    /// The questions with the positions of their texts in `texts` and without names. Many actions have the same shape,
    /// so that they can be judged together.
    const ActionQuestions<TextIndex> &shape(ActionIndex index) const { return *m_shapes[m_shapeOf[index]]; }
    /// The completely known texts of a part, stored contiguously.
    struct KnownTexts {
        std::string bytes;
        std::vector<std::size_t> ends;
        std::vector<TextIndex> indices;
    };
    const KnownTexts &knownTexts(ActionPart part) const { return m_known[static_cast<std::size_t>(part)]; }
    /// The partly known texts of a part.
    const std::vector<TextIndex> &partialTexts(ActionPart part) const
    {
        return m_partial[static_cast<std::size_t>(part)];
    }
    /// Calls `call(part, text)` for each text of an action's questions.
    template <typename Call>
    void forEachText(ActionIndex index, const Call &call) const
    {
        const ActionQuestions<TextIndex> &questions = m_actions[index]->questions;
        if (questions.command) {
            for (const auto &program : questions.command->programs)
                call(ActionPart::Command, program.words);
            for (const auto &file : questions.command->files)
                call(file.part, file.path);
            for (const TextIndex host : questions.command->hosts)
                call(ActionPart::Fetch, host);
        }
        for (const auto &file : questions.files)
            call(file.part, file.path);
        for (const TextIndex host : questions.hosts)
            call(ActionPart::Fetch, host);
        for (const TextIndex tool : questions.tool)
            call(ActionPart::Tool, tool);
    }
    /// The same for the texts that may need a rule. Files that a command changes need none, unless its output is
    /// redirected to them.
    template <typename Call>
    void forEachNeed(ActionIndex index, const Call &call) const
    {
        const auto &command = m_actions[index]->questions.command;
        const auto isNeedless = [&](ActionPart part, TextIndex text) {
            const bool isFile = part == ActionPart::Read || part == ActionPart::Edit || part == ActionPart::Write;
            return command && isFile && std::ranges::none_of(command->files, [&](const auto &file) {
                return file.part == part && file.path == text && !file.isMention
                    && (part == ActionPart::Read || file.isRedirection);
            });
        };
        forEachText(index, [&](ActionPart part, TextIndex text) {
            if (!isNeedless(part, text))
                call(part, text);
        });
    }
    std::size_t textCount() const { return m_texts.size(); }
    const Text &text(TextIndex index) const { return *m_texts[index]; }
    ActionPart partOfText(TextIndex index) const { return m_parts[index]; }

private:
    void finish(Action &action);
    void addShape(const Action &action);
    void keepText(TextIndex index);
    TextIndex textOf(ActionPart part, const PartialText &text);
    ShellQuestions<TextIndex> textsOf(const ShellQuestions<PartialText> &questions);
    void addUses(Action &action, const ActionQuestions<PartialText> &questions);
    void addUse(Action &action, UseKind kind, const AllowingPattern &pattern);
    void addFileUse(Action &action, ActionPart part, const PartialText &path);

    std::vector<std::shared_ptr<Action>> m_actions;
    std::size_t m_parsed = 0; ///< number of analyzed actions
    std::unordered_map<std::string, ActionIndex> m_actionsByKey;
    std::vector<std::shared_ptr<const Text>> m_texts;
    std::vector<ActionPart> m_parts; ///< by text
    std::unordered_map<std::string, TextIndex> m_textsByKey;
    std::array<KnownTexts, allActionParts.size()> m_known; ///< by part
    std::array<std::vector<TextIndex>, allActionParts.size()> m_partial; ///< by part
    std::vector<TextIndex> m_actionTexts; ///< action by action
    std::vector<std::size_t> m_textEnds; ///< by action
    std::vector<std::uint32_t> m_shapeOf; ///< by action
    std::vector<std::shared_ptr<const ActionQuestions<TextIndex>>> m_shapes;
    std::unordered_map<std::string, std::uint32_t> m_shapesByKey;
};

/// The part of policies that lists a kind of use by actions; nothing for uses by code.
std::optional<ActionPart> partOf(UseKind kind);

/// The folder that globs of policies are relative to in a base, for any project of an action.
const ProjectFolders &baseFolders();
/// The folder in which an agent worked, according to the extra fields of its run (JSON); empty if they do not name it.
std::string projectOf(std::string_view runExtra);

} // namespace vitrine
