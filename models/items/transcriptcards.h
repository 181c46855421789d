// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/actions.h"
#include "models/trail/record/records.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// A step as the transcript shows it: its messages and actions, in order. Plain values from a record, any thread. All
/// texts are as recorded: UTF-8 that may be invalid or hostile.
namespace vitrine {

/// A line of an edit.
struct DiffLine {
    enum class Mark { Same, Removed, Added };
    Mark mark = Mark::Same;
    std::string text;
    std::optional<std::int64_t> before = {}; ///< its number in the old file; nothing if not recorded
    std::optional<std::int64_t> after = {}; ///< the same in the new file
    bool operator==(const DiffLine &) const = default;
};

/// A labeled text of a card.
struct CardPart {
    enum class Kind { Code, File, Diff, Printed, Value, Result, Error, Arguments, SubAgent };
    Kind kind = Kind::Result;
    std::string text; ///< empty for a difference
    std::vector<DiffLine> lines; ///< lines of a difference
    bool isTruncated = false; ///< the log has only part of it
    bool operator==(const CardPart &) const = default;
};

/// A message, or an action with its result.
struct TranscriptCard {
    enum class Kind { System, Task, Message, Thought, Answer, Action, Error, Events };
    Kind kind = Kind::Action;
    std::string text; ///< the message, or a line for each event; empty for an action
    ActionKind action = ActionKind::Tool;
    std::string tool; ///< for an action: name of its tool in the log; empty for code in the reply
    std::string subject; ///< for an action: its command, path, pattern or address; one line
    std::string file; ///< the file that the action reads or changes
    std::string callId; ///< for an action: id of its call in the log
    std::optional<Approval> approval; ///< for an action: who let it run
    RunId startedRun = 0; ///< the run of the sub-agent that the action started; 0 for none
    std::uint64_t startedSteps = 0; ///< the number of that run's steps
    std::optional<std::int64_t> startedTokens = {}; ///< of that run; nothing if not recorded
    std::optional<Language> language; ///< of code and commands
    std::vector<CardPart> parts;
    std::optional<std::int64_t> exitStatus;
    std::optional<double> seconds;
    std::optional<ErrorLayer> error; ///< set if it failed or was denied
    bool operator==(const TranscriptCard &) const = default;
};

struct TranscriptStep {
    StepId step = 0;
    std::uint64_t ordinal = 0;
    Tokens tokens;
    TimeSpan time;
    std::vector<TranscriptCard> cards;
    bool operator==(const TranscriptStep &) const = default;
};

/// The location of a card, for example of a match.
struct FoundCard {
    StepId step = 0; ///< 0: none
    int card = 0;
    bool operator==(const FoundCard &) const = default;
};

TranscriptStep transcriptStep(StepId step, const StepRecord &record);
/// A step on one line: its actions, or else the first line of what it says.
std::string stepLine(const StepRecord &record);

/// Whether a card shows only its header until it is opened: successful reads, searches and calls of other agents, and
/// edits of more than 40 lines.
bool startsFolded(const TranscriptCard &card);

/// Whether the card is part of a group if it follows another one like it: a read or a search that succeeded.
bool isGrouped(const TranscriptCard &card);
/// The head of a group of such cards: names of their tools and subjects, each once, and their time together.
TranscriptCard groupHead(std::span<const TranscriptCard *const> cards);

/// The number of lines that an edit removes and adds.
struct DiffCounts {
    std::size_t removed = 0;
    std::size_t added = 0;
};
DiffCounts diffCounts(const TranscriptCard &card);

/// The complete text of a card, line by line, for finding and copying.
std::string plainText(const TranscriptCard &card);

/// An action on one line: "Write math_utils.py", "git commit -m …". Empty for none.
std::string actionLine(const ActionRecord &action);
/// All actions of a step on one line; empty if it has none.
std::string actionLine(const StepRecord &record);

} // namespace vitrine
