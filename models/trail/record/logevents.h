// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A record of a log that is neither a message nor an action: what the program around the agent did or decided.
struct LogEvent {
    /// Its subject, for an auditor.
    enum class Topic { Other, Approval, Limit, Compaction, Error, Hook, Mode, Input, Guardrail, Documents, Score };
    Topic topic = Topic::Other;
    std::string kind; ///< its type in the log: "compact_boundary"
    std::optional<double> at; ///< seconds since 1970
    std::string record; ///< the whole record, as JSON
    bool operator==(const LogEvent &) const = default;
};
/// The names of enumerators in filters and views; they never change.
inline constexpr std::array<std::string_view, 11> topicNames { "other", "approval", "limit", "compaction", "error",
    "hook", "mode", "input", "guardrail", "documents", "score" };
std::string_view toString(LogEvent::Topic topic);

/// Derived from words in the type of an event.
LogEvent::Topic topicOf(std::string_view kind);
/// Whether an auditor would look at it: everything but `Other`, and scores, which are listed by themselves (scores.h).
bool isNotable(LogEvent::Topic topic);

/// Steps and runs keep events in the member "events" of their `extra`, a JSON object in text that may be empty: a list
/// of objects with "kind", "record" and, if the log has it, "time". Anything else is left out, as are the lines of
/// edits, which belong to their actions (editlines.h).
std::vector<LogEvent> logEventsIn(std::string_view extra);

/// The same as a JSON list with "topic", "kind", "at" and "record".
std::string logEventListIn(std::string_view extra);

/// The most informative text of a record on one line: its message, reason or name; else the record itself.
std::string eventLine(const LogEvent &event);

} // namespace vitrine
