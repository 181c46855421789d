// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/filter/sqlfunctions.h"

#include "models/trail/file/textfunctions.h"
#include "models/trail/filter/pattern.h"
#include "models/trail/index/pythonnames.h"
#include "models/trail/index/steprangetable.h"
#include "models/trail/index/wordtable.h"
#include "models/trail/record/actions.h"
#include "models/trail/record/logevents.h"
#include "models/trail/record/runlabels.h"
#include "models/trail/record/scores.h"

#include <SQLiteCpp/Database.h>

#include <sqlite3.h>

#include <algorithm>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <utility>

namespace vitrine::trailfile {

namespace {

constexpr int pure = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;

std::string_view viewOf(sqlite3_value *value)
{
    const auto *bytes = static_cast<const char *>(sqlite3_value_blob(value));
    return { bytes, static_cast<std::size_t>(sqlite3_value_bytes(value)) };
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool isPieceOf(std::string_view text, std::string_view piece)
{
    if (piece.empty())
        return true;
    const auto equal = [](char a, char b) { return lower(a) == lower(b); };
    return std::search(text.begin(), text.end(), piece.begin(), piece.end(), equal) != text.end();
}

void contains(sqlite3_context *context, int, sqlite3_value **arguments)
{
    if (sqlite3_value_type(arguments[0]) == SQLITE_NULL)
        return sqlite3_result_null(context);
    sqlite3_result_int(context, isPieceOf(viewOf(arguments[0]), viewOf(arguments[1])) ? 1 : 0);
}

/// A pattern, and what it said about the last text: an index lists equal ones one after the other.
class KnownPattern final {
public:
    explicit KnownPattern(std::string pattern)
        : m_pattern(std::move(pattern))
    {
    }
    bool isValid() const { return m_pattern.isValid(); }
    bool isIn(std::string_view text)
    {
        constexpr std::size_t longest = 200;
        if (text.size() > longest)
            return m_pattern.isIn(text);
        if (!m_last || *m_last != text) {
            m_last = text;
            m_isInLast = m_pattern.isIn(text);
        }
        return m_isInLast;
    }

private:
    Pattern m_pattern;
    std::optional<std::string> m_last;
    bool m_isInLast = false;
};

/// Compiled once a statement: the pattern is a constant of it.
KnownPattern *patternOf(sqlite3_context *context, sqlite3_value **arguments, int argument)
{
    if (void *known = sqlite3_get_auxdata(context, argument))
        return static_cast<KnownPattern *>(known);
    auto pattern = std::make_unique<KnownPattern>(std::string(viewOf(arguments[argument])));
    KnownPattern *result = pattern.get();
    sqlite3_set_auxdata(context, argument, pattern.release(),
        [](void *old) { std::unique_ptr<KnownPattern>(static_cast<KnownPattern *>(old)); });
    return sqlite3_get_auxdata(context, argument) != nullptr ? result : nullptr;
}

void matches(sqlite3_context *context, int, sqlite3_value **arguments)
{
    if (sqlite3_value_type(arguments[0]) == SQLITE_NULL)
        return sqlite3_result_null(context);
    KnownPattern *pattern = patternOf(context, arguments, 1);
    if (!pattern || !pattern->isValid())
        return sqlite3_result_error(context, "pattern", -1);
    sqlite3_result_int(context, pattern->isIn(viewOf(arguments[0])) ? 1 : 0);
}

/// A module names what is in it as well; a call is known by its last part too.
bool isNamed(std::string_view kind, std::string_view have, std::string_view wanted)
{
    if (have == wanted)
        return true;
    if (kind == "import")
        return have.size() > wanted.size() && have.starts_with(wanted) && have[wanted.size()] == '.';
    return kind == "call" && have.size() > wanted.size() && have.ends_with(wanted)
        && have[have.size() - wanted.size() - 1] == '.';
}

template <std::vector<std::string> PythonNames::*list>
void hasName(sqlite3_context *context, int, sqlite3_value **arguments)
{
    const auto kind = *static_cast<const std::string_view *>(sqlite3_user_data(context));
    const std::string_view wanted = viewOf(arguments[1]);
    const int how = sqlite3_value_int(arguments[2]);
    KnownPattern *pattern = how == 1 ? patternOf(context, arguments, 1) : nullptr;
    const PythonNames names = pythonNames(viewOf(arguments[0]));
    sqlite3_result_int(context,
        std::ranges::any_of(names.*list,
            [&](const std::string &name) {
                return how == 1 ? pattern && pattern->isIn(name)
                    : how == 2  ? isPieceOf(name, wanted)
                                : isNamed(kind, name, wanted);
            })
            ? 1
            : 0);
}

/// The kind of action that a tool's name and arguments mean.
void actionKind(sqlite3_context *context, int, sqlite3_value **arguments)
{
    giveText(context, toString(actionKindOf(viewOf(arguments[0]), viewOf(arguments[1]))));
}

/// The file that a call's arguments name; NULL for none.
void actionFile(sqlite3_context *context, int, sqlite3_value **arguments)
{
    const std::string file = actionFileIn(viewOf(arguments[0]));
    file.empty() ? sqlite3_result_null(context) : giveText(context, file);
}

/// All files that a call's arguments name, as a JSON list; NULL for none.
void actionFiles(sqlite3_context *context, int, sqlite3_value **arguments)
{
    const std::string files = actionFileListIn(viewOf(arguments[0]));
    files.empty() ? sqlite3_result_null(context) : giveText(context, files);
}

/// The code or command in a call's arguments; NULL for none, and for tools that run neither.
void actionText(sqlite3_context *context, int, sqlite3_value **arguments)
{
    const ActionKind kind = actionKindOf(viewOf(arguments[0]), viewOf(arguments[1]));
    const bool isRun = kind == ActionKind::Code || kind == ActionKind::Command;
    const std::string text = isRun ? actionTextIn(viewOf(arguments[1])) : std::string();
    text.empty() ? sqlite3_result_null(context) : giveText(context, text);
}

/// The language of that text; NULL if it is unknown.
void actionLanguage(sqlite3_context *context, int, sqlite3_value **arguments)
{
    const auto language = actionTextIn(viewOf(arguments[1])).empty()
        ? std::nullopt
        : actionLanguageOf(viewOf(arguments[0]), viewOf(arguments[1]));
    language ? giveText(context, toString(*language)) : sqlite3_result_null(context);
}

/// What a step's `extra` says about a call besides its arguments and result; NULL for nothing.
void callFact(sqlite3_context *context, int, sqlite3_value **arguments)
{
    const auto calls = callFactsIn(viewOf(arguments[0]));
    const auto call = std::ranges::find(calls, viewOf(arguments[1]), &CallFacts::callId);
    const std::string_view fact = viewOf(arguments[2]);
    const Approval *approval = call != calls.end() && call->approval ? &*call->approval : nullptr;
    if (fact == "started_at" && call != calls.end() && call->startedAt)
        sqlite3_result_double(context, *call->startedAt);
    else if (fact == "exit" && call != calls.end() && call->exitStatus)
        sqlite3_result_int64(context, *call->exitStatus);
    else if (fact == "decision" && approval != nullptr)
        giveText(context, toString(approval->decision));
    else if (fact == "decided_by" && approval != nullptr)
        giveText(context, toString(approval->source));
    else if (fact == "reason" && approval != nullptr && !approval->reason.empty())
        giveText(context, approval->reason);
    else
        sqlite3_result_null(context);
}

/// The call that started a run; NULL for none.
void startingCall(sqlite3_context *context, int, sqlite3_value **arguments)
{
    const std::string call = startingCallIn(viewOf(arguments[0]));
    call.empty() ? sqlite3_result_null(context) : giveText(context, call);
}

/// The scores in a run's `extra`, as a JSON list.
void scores(sqlite3_context *context, int, sqlite3_value **arguments)
{
    giveText(context, scoreListIn(viewOf(arguments[0])));
}

/// The events of a log in the `extra` of a run or step, as a JSON list.
void logEvents(sqlite3_context *context, int, sqlite3_value **arguments)
{
    giveText(context, logEventListIn(viewOf(arguments[0])));
}

/// The user or the session that a run belongs to, from its `extra`; NULL if unknown.
void runLabel(sqlite3_context *context, int, sqlite3_value **arguments)
{
    const RunLabels labels = runLabelsIn(viewOf(arguments[0]));
    const std::string &label = viewOf(arguments[1]) == "user" ? labels.user : labels.session;
    label.empty() ? sqlite3_result_null(context) : giveText(context, label);
}

/// The tags of a run, from its `extra`, as a JSON list.
void runTags(sqlite3_context *context, int, sqlite3_value **arguments)
{
    giveText(context, tagListIn(viewOf(arguments[0])));
}

constexpr std::string_view importKind = "import";
constexpr std::string_view callKind = "call";
constexpr std::string_view assignKind = "assign";

void *userData(const std::string_view &kind) { return const_cast<std::string_view *>(&kind); }

} // namespace

void addQueryFunctions(SQLite::Database &database)
{
    sqlite3 *handle = database.getHandle();
    sqlite3_create_function_v2(handle, "vitrine_contains", 2, pure, nullptr, contains, nullptr, nullptr, nullptr);
    sqlite3_create_function_v2(handle, "vitrine_matches", 2, pure, nullptr, matches, nullptr, nullptr, nullptr);
    sqlite3_create_function_v2(handle, "vitrine_action_kind", 2, pure, nullptr, actionKind, nullptr, nullptr, nullptr);
    sqlite3_create_function_v2(handle, "vitrine_action_file", 1, pure, nullptr, actionFile, nullptr, nullptr, nullptr);
    sqlite3_create_function_v2(
        handle, "vitrine_action_files", 1, pure, nullptr, actionFiles, nullptr, nullptr, nullptr);
    sqlite3_create_function_v2(handle, "vitrine_action_text", 2, pure, nullptr, actionText, nullptr, nullptr, nullptr);
    sqlite3_create_function_v2(
        handle, "vitrine_action_language", 2, pure, nullptr, actionLanguage, nullptr, nullptr, nullptr);
    sqlite3_create_function_v2(handle, "vitrine_call_fact", 3, pure, nullptr, callFact, nullptr, nullptr, nullptr);
    sqlite3_create_function_v2(
        handle, "vitrine_starting_call", 1, pure, nullptr, startingCall, nullptr, nullptr, nullptr);
    sqlite3_create_function_v2(handle, "vitrine_scores", 1, pure, nullptr, scores, nullptr, nullptr, nullptr);
    sqlite3_create_function_v2(handle, "vitrine_log_events", 1, pure, nullptr, logEvents, nullptr, nullptr, nullptr);
    sqlite3_create_function_v2(handle, "vitrine_run_label", 2, pure, nullptr, runLabel, nullptr, nullptr, nullptr);
    sqlite3_create_function_v2(handle, "vitrine_run_tags", 1, pure, nullptr, runTags, nullptr, nullptr, nullptr);
    sqlite3_create_function_v2(handle, "vitrine_has_import", 3, pure, userData(importKind),
        hasName<&PythonNames::imports>, nullptr, nullptr, nullptr);
    sqlite3_create_function_v2(handle, "vitrine_has_call", 3, pure, userData(callKind), hasName<&PythonNames::calls>,
        nullptr, nullptr, nullptr);
    sqlite3_create_function_v2(handle, "vitrine_has_assign", 3, pure, userData(assignKind),
        hasName<&PythonNames::assigns>, nullptr, nullptr, nullptr);
    addWordTable(handle);
    addStepRangeTable(handle);
}

} // namespace vitrine::trailfile
