// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/transcriptcards.h"

#include "base/parsedjson.h"
#include "base/trimmed.h"
#include "models/items/editlines.h"
#include "models/trail/record/logevents.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

using CardJson = nlohmann::json;
using PartKind = CardPart::Kind;
using CardKind = TranscriptCard::Kind;

constexpr std::size_t longestSubject = 400;
constexpr std::size_t longestOpenEdit = 40;

/// The first line that says something.
std::string firstLineIn(std::string_view text)
{
    while (!text.empty()) {
        const auto line = text.substr(0, text.find('\n'));
        if (line.find_first_not_of(" \t\r") != std::string_view::npos)
            return std::string(line.substr(0, longestSubject));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
    }
    return {};
}

bool isBlank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == std::string_view::npos; }

std::string textAt(const CardJson &json, std::initializer_list<const char *> keys)
{
    if (!json.is_object())
        return {};
    for (const char *key : keys) {
        const auto found = json.find(key);
        if (found == json.end())
            continue;
        if (found->is_string() && !found->get_ref<const std::string &>().empty())
            return found->get<std::string>();
        // A command may be a list of its words.
        std::string words;
        if (found->is_array())
            for (const auto &word : *found)
                if (word.is_string())
                    words += (words.empty() ? "" : " ") + word.get<std::string>();
        if (!words.empty())
            return words;
    }
    return {};
}

std::string commandIn(const CardJson &json)
{
    return textAt(json, { "command", "cmd", "keystrokes", "script", "code" });
}

std::string firstTextIn(const CardJson &json)
{
    if (!json.is_object())
        return {};
    const auto found = std::ranges::find_if(json, [](const CardJson &value) { return value.is_string(); });
    return found == json.end() ? std::string() : found->get<std::string>();
}

std::string subjectOf(const ActionRecord &action, const CardJson &json)
{
    std::string subject;
    switch (action.kind) {
    case ActionKind::Code:
    case ActionKind::Command: subject = action.text.empty() ? commandIn(json) : action.text; break;
    case ActionKind::Search: subject = textAt(json, { "pattern", "query", "regex", "search_term", "q" }); break;
    case ActionKind::Fetch: subject = textAt(json, { "url", "uri", "address" }); break;
    case ActionKind::Delegate:
        subject = textAt(json, { "description", "title", "name", "agent_name", "prompt", "task", "request" });
        break;
    default: break;
    }
    if (subject.empty())
        subject = action.file;
    if (subject.empty())
        subject = firstTextIn(json);
    return firstLineIn(subject);
}

void addPart(TranscriptCard &card, PartKind kind, std::string text, bool isTruncated = false)
{
    if (!isBlank(text))
        card.parts.push_back({ .kind = kind, .text = std::move(text), .lines = {}, .isTruncated = isTruncated });
}

std::string indented(const CardJson &json, const std::string &raw)
{
    if (json.is_discarded() || !json.is_structured())
        return json.is_string() ? json.get<std::string>() : raw;
    constexpr int indent = 2;
    return json.empty() ? std::string() : json.dump(indent, ' ', false, CardJson::error_handler_t::replace);
}

/// Without arguments that have no value, and without those that are said above: the subject in the head, and the
/// thought, which some agents pass as an argument as well.
std::string shownArguments(
    const TranscriptCard &card, const ActionRecord &action, const StepRecord &record, const CardJson &json)
{
    if (!json.is_object())
        return indented(json, action.arguments);
    CardJson shown = CardJson::object();
    for (const auto &[name, value] : json.items()) {
        const auto *text = value.is_string() ? value.get_ptr<const std::string *>() : nullptr;
        const bool isSaid = text != nullptr && (text->empty() || *text == card.subject || *text == record.thought);
        if (!value.is_null() && !isSaid)
            shown[name] = value;
    }
    return indented(shown, action.arguments);
}

void addEdit(TranscriptCard &card, const ActionRecord &action, const StepRecord &record, const CardJson &json)
{
    auto lines = recordedLines(record.extra, action.callId);
    if (lines.empty())
        lines = editedLines(action.arguments);
    if (action.result && std::ranges::none_of(lines, [](const DiffLine &line) { return line.after.has_value(); }))
        numberLines(lines, *action.result);
    if (lines.empty())
        addPart(card, PartKind::Arguments, shownArguments(card, action, record, json));
    else
        card.parts.push_back({ .kind = PartKind::Diff, .text = {}, .lines = std::move(lines) });
}

/// The input of the action, unless its subject says it.
void addInput(TranscriptCard &card, const ActionRecord &action, const StepRecord &record, const CardJson &json)
{
    switch (action.kind) {
    case ActionKind::Code:
    case ActionKind::Command: {
        auto text = action.text.empty() ? commandIn(json) : action.text;
        // A command of one line is in the head.
        const bool isInHead = action.kind == ActionKind::Command && text == card.subject;
        if (!isInHead)
            addPart(card, PartKind::Code, std::move(text));
        break;
    }
    case ActionKind::Edit: addEdit(card, action, record, json); break;
    case ActionKind::Write: {
        auto content = textAt(json, { "content", "contents", "file_text", "text", "new_source", "code" });
        const bool hasContent = !content.empty();
        addPart(card, hasContent ? PartKind::File : PartKind::Arguments,
            hasContent ? std::move(content) : shownArguments(card, action, record, json));
        break;
    }
    case ActionKind::Read: break;
    case ActionKind::Message: break;
    default:
        if (json.is_object() && json.size() == 1 && firstTextIn(json) == card.subject)
            break;
        addPart(card, PartKind::Arguments, shownArguments(card, action, record, json));
    }
}

PartKind partOf(OutputStream stream)
{
    switch (stream) {
    case OutputStream::Result:
    case OutputStream::Display: return PartKind::Value;
    case OutputStream::Error: return PartKind::Error;
    default: return PartKind::Printed;
    }
}

void addOutputs(TranscriptCard &card, const StepRecord &record)
{
    for (const auto &output : record.outputs)
        addPart(card, partOf(output.stream), output.text, output.isTruncated);
}

TranscriptCard cardOf(const ActionRecord &action, const StepRecord &record)
{
    const auto json = parsedJson<CardJson>(action.arguments);
    TranscriptCard card;
    card.action = action.kind;
    card.tool = action.tool;
    card.subject = subjectOf(action, json);
    card.file = action.file;
    card.callId = action.callId;
    card.approval = action.approval;
    card.language = action.language;
    if (action.kind == ActionKind::Command && !card.language)
        card.language = Language::Bash;
    card.exitStatus = action.exitStatus;
    card.seconds = action.seconds;
    addInput(card, action, record, json);
    if (action.tool.empty())
        addOutputs(card, record);
    else if (action.result)
        addPart(card, action.kind == ActionKind::Code ? PartKind::Printed : PartKind::Result, *action.result);
    if (action.error) {
        addPart(card, PartKind::Error, *action.error);
        card.error = ErrorLayer::Tool;
    }
    if (action.kind == ActionKind::Message) {
        card.kind = CardKind::Answer;
        card.text = textAt(json, { "answer", "message", "text", "content", "result", "output", "response" });
        if (card.text.empty())
            card.text = indented(json, action.arguments);
    }
    return card;
}

bool isSaidToAgent(StepKind kind)
{
    return kind == StepKind::System || kind == StepKind::Task || kind == StepKind::Message;
}

TranscriptCard said(CardKind kind, std::string text)
{
    TranscriptCard card;
    card.kind = kind;
    card.text = std::move(text);
    return card;
}

/// The messages to the agent, or its own.
void addWords(std::vector<TranscriptCard> &cards, const StepRecord &record, bool trailEvents)
{
    const bool isThought = !isBlank(record.thought);
    std::string text = isThought || !isSaidToAgent(record.kind) || record.prompt.empty() ? record.thought
                                                                                         : record.prompt.back().text;
    if (text.empty() && !trailEvents && !isSaidToAgent(record.kind))
        text = record.rawModelOutput;
    if (isBlank(text))
        return;
    switch (record.kind) {
    case StepKind::System: cards.push_back(said(CardKind::System, std::move(text))); break;
    case StepKind::Task: cards.push_back(said(CardKind::Task, std::move(text))); break;
    case StepKind::Message: cards.push_back(said(CardKind::Message, std::move(text))); break;
    default:
        cards.push_back(
            said(!trailEvents && (record.isFinalAnswer || record.kind == StepKind::Final) ? CardKind::Answer
                                                                                          : CardKind::Thought,
                std::move(text)));
    }
}

/// The card that a step's error belongs to: what is known to have failed, best with the error's message, else what ran
/// last and may have failed.
std::vector<TranscriptCard>::iterator failedCard(std::vector<TranscriptCard> &cards, std::string_view message)
{
    const auto hasFailed = [](const TranscriptCard &card) {
        return card.kind == CardKind::Action && (card.error || card.exitStatus.value_or(0) != 0);
    };
    const auto hasMessage = [&](const TranscriptCard &card) {
        return std::ranges::any_of(card.parts,
            [&](const CardPart &part) { return part.kind != PartKind::Code && part.text.contains(trimmed(message)); });
    };
    const auto sure
        = std::ranges::find_if(cards, [&](const TranscriptCard &card) { return hasFailed(card) && hasMessage(card); });
    if (sure != cards.end())
        return sure;
    if (const auto failed = std::ranges::find_if(cards, hasFailed); failed != cards.end())
        return failed;
    const auto ran = std::ranges::find_if(cards.rbegin(), cards.rend(), [](const TranscriptCard &card) {
        return card.kind == CardKind::Action && !card.exitStatus
            && (card.action == ActionKind::Code || card.action == ActionKind::Command);
    });
    return ran == cards.rend() ? cards.end() : ran.base() - 1;
}

/// Without a card that it belongs to, the step's error is a card of its own.
void addError(std::vector<TranscriptCard> &cards, const ErrorRecord &error)
{
    const auto ran = failedCard(cards, error.message);
    if (ran == cards.end()) {
        auto card = said(CardKind::Error, error.message);
        card.error = error.layer;
        cards.push_back(std::move(card));
        return;
    }
    ran->error = error.layer;
    std::erase_if(ran->parts,
        [&error](const CardPart &part) { return part.kind == PartKind::Error && error.message.contains(part.text); });
    // The result of a call that failed is what it failed with; the message of a command is a line that it wrote.
    const bool isSaid = std::ranges::any_of(ran->parts, [&error](const CardPart &part) {
        return part.kind != PartKind::Code && part.text.contains(trimmed(error.message));
    });
    if (!isSaid)
        addPart(*ran, PartKind::Error, error.message);
}

/// Notable events are one card together. Others would outnumber the messages of some agents.
void addEvents(std::vector<TranscriptCard> &cards, std::string_view extra)
{
    TranscriptCard card;
    card.kind = CardKind::Events;
    std::vector<std::string> kinds;
    for (const LogEvent &event : logEventsIn(extra)) {
        if (!isNotable(event.topic))
            continue;
        card.text += (card.text.empty() ? "" : "\n") + event.kind + ": " + firstLineIn(eventLine(event));
        if (std::ranges::contains(kinds, event.kind) || card.subject.size() > longestSubject)
            continue;
        kinds.push_back(event.kind);
        card.subject += (card.subject.empty() ? "" : ", ") + event.kind;
    }
    if (!card.text.empty())
        cards.push_back(std::move(card));
}

} // namespace

TranscriptStep transcriptStep(StepId step, const StepRecord &record)
{
    TranscriptStep shown {
        .step = step, .ordinal = record.ordinal, .tokens = record.tokens, .time = record.time, .cards = {}
    };
    const auto actions = actionsOf(record);
    addWords(shown.cards, record, !actions.empty());
    for (const auto &action : actions)
        if (!action.isInsideCode)
            shown.cards.push_back(cardOf(action, record));
    const bool isShown = std::ranges::any_of(
        shown.cards, [](const TranscriptCard &card) { return card.kind == CardKind::Action && card.tool.empty(); });
    if (actions.empty() && !isShown) {
        TranscriptCard outputs;
        outputs.kind = CardKind::Message;
        addOutputs(outputs, record);
        if (!outputs.parts.empty())
            shown.cards.push_back(std::move(outputs));
    }
    if (record.error)
        addError(shown.cards, *record.error);
    addEvents(shown.cards, record.extra);
    return shown;
}

std::string stepLine(const StepRecord &record)
{
    if (std::string line = actionLine(record); !line.empty())
        return line;
    std::vector<TranscriptCard> cards;
    addWords(cards, record, false);
    const std::string_view text = cards.empty() ? std::string_view() : trimmed(cards.front().text);
    return std::string(text.substr(0, std::min(text.find('\n'), longestSubject)));
}

bool startsFolded(const TranscriptCard &card)
{
    if (card.kind == CardKind::System || card.kind == CardKind::Events)
        return true;
    if (card.kind != CardKind::Action || card.error)
        return false;
    switch (card.action) {
    case ActionKind::Read:
    case ActionKind::Search:
    case ActionKind::Fetch:
    case ActionKind::Delegate: return true;
    case ActionKind::Edit: {
        const auto counts = diffCounts(card);
        return counts.removed + counts.added > longestOpenEdit;
    }
    default: return false;
    }
}

bool isGrouped(const TranscriptCard &card)
{
    return card.kind == CardKind::Action && !card.error && !card.tool.empty()
        && (card.action == ActionKind::Read || card.action == ActionKind::Search);
}

TranscriptCard groupHead(std::span<const TranscriptCard *const> cards)
{
    TranscriptCard head;
    std::vector<std::string_view> tools;
    std::vector<std::string_view> subjects;
    const auto add = [](std::vector<std::string_view> &known, std::string &list, std::string_view text) {
        if (text.empty() || list.size() >= longestSubject || std::ranges::contains(known, text))
            return;
        known.push_back(text);
        list.append(list.empty() ? "" : ", ").append(text);
    };
    head.action = ActionKind::Read;
    for (const auto *card : cards) {
        if (card->action == ActionKind::Search)
            head.action = ActionKind::Search;
        add(tools, head.tool, card->tool);
        add(subjects, head.subject, card->subject);
        if (card->seconds)
            head.seconds = head.seconds.value_or(0) + *card->seconds;
    }
    return head;
}

DiffCounts diffCounts(const TranscriptCard &card)
{
    DiffCounts counts;
    for (const auto &part : card.parts) {
        counts.removed += std::size_t(std::ranges::count(part.lines, DiffLine::Mark::Removed, &DiffLine::mark));
        counts.added += std::size_t(std::ranges::count(part.lines, DiffLine::Mark::Added, &DiffLine::mark));
    }
    return counts;
}

std::string plainText(const TranscriptCard &card)
{
    std::string text = card.text;
    const auto add = [&text](std::string_view more) {
        if (more.empty())
            return;
        if (!text.empty() && !text.ends_with('\n'))
            text += '\n';
        text += more;
    };
    if (card.kind == CardKind::Action)
        add(card.tool.empty() || card.tool == card.subject ? card.subject : card.tool + ' ' + card.subject);
    for (const auto &part : card.parts) {
        // The head has its first line.
        if (part.kind == PartKind::Code && card.tool.empty())
            text.clear();
        add(part.text);
        for (const auto &line : part.lines)
            add((line.mark == DiffLine::Mark::Removed        ? '-'
                        : line.mark == DiffLine::Mark::Added ? '+'
                                                             : ' ')
                + line.text);
    }
    return text;
}

std::string actionLine(const ActionRecord &action)
{
    const auto subject = subjectOf(action, parsedJson<CardJson>(action.arguments));
    const bool runsText = action.kind == ActionKind::Code || action.kind == ActionKind::Command;
    if (action.tool.empty() || (runsText && !subject.empty()))
        return subject;
    return subject.empty() ? action.tool : action.tool + ' ' + subject;
}

std::string actionLine(const StepRecord &record)
{
    std::string line;
    for (const auto &action : actionsOf(record)) {
        const auto one = action.isInsideCode ? std::string() : actionLine(action);
        if (!one.empty() && line.size() < longestSubject)
            line += (line.empty() ? "" : ", ") + one;
    }
    return line;
}

} // namespace vitrine
