// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/details/stepdetails.h"

#include "app/panes/transcript/cardwords.h"
#include "app/wording/filterterm.h"
#include "app/wording/rulingtext.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"
#include "base/formatted.h"
#include "base/parsedjson.h"
#include "models/actions/recordedaction.h"
#include "models/items/itemtext.h"
#include "models/items/transcriptcards.h"
#include "models/judging/actionbase.h"
#include "models/judging/actionverdicts.h"
#include "models/trail/record/logevents.h"

#include <nlohmann/json.hpp>

#include <QLocale>
#include <QStringBuilder>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace vitrine {

namespace {

constexpr std::size_t longestTip = 2'000;

Cell plainCell(const QString &text)
{
    Cell cell;
    cell.text = text;
    return cell;
}

/// One line of a recorded text, with more of it in the tooltip.
Cell recorded(std::string_view text, bool isCode = false)
{
    Cell cell;
    cell.text = itemLine(text);
    cell.tip = itemText(text, longestTip);
    cell.isCode = isCode;
    return cell;
}

QString subjectName(ActionKind kind)
{
    switch (kind) {
    //: Name of a property of an action
    case ActionKind::Command: return StepDetails::tr("Command");
    //: Name of a property of an action
    case ActionKind::Code: return StepDetails::tr("Code");
    case ActionKind::Edit:
    case ActionKind::Write:
    //: Name of a property of an action
    case ActionKind::Read: return StepDetails::tr("File");
    //: Name of a property of an action: what was searched for
    case ActionKind::Search: return StepDetails::tr("Pattern");
    //: Name of a property of an action
    case ActionKind::Fetch: return StepDetails::tr("Address");
    //: Name of a property of an action: given to another agent
    case ActionKind::Delegate: return StepDetails::tr("Task");
    case ActionKind::Tool:
    case ActionKind::Message: break;
    }
    //: Name of a property of a tool call: its most important argument
    return StepDetails::tr("Argument");
}

/// As hooks record it.
std::optional<ActionOutcome> outcomeOf(std::string_view decision)
{
    constexpr std::array names { std::pair("allow", ActionOutcome::Allow), std::pair("ask", ActionOutcome::Ask),
        std::pair("deny", ActionOutcome::Deny) };
    const auto found = std::ranges::find(names, decision, [](const auto &one) { return std::string_view(one.first); });
    return found == names.end() ? std::nullopt : std::optional(found->second);
}

void addPolicy(DetailGroup &group, const ActionRuling &ruling, const QString &policy)
{
    //: Name of a property of an action: what a policy decides about it
    group.rows.push_back(
        { .name = StepDetails::tr("Policy"), .value = Words::policyVerdict(verdictOf(ruling.outcome)) });
    //: Name of a property of an action: why a policy decides so
    group.rows.push_back({ .name = StepDetails::tr("Reason"), .value = plainCell(RulingText::reason(ruling)) });
    //: Name of a property of an action: which policy decides about it
    group.rows.push_back({ .name = StepDetails::tr("Active Policy"), .value = plainCell(policy) });
}

QString firstFilter(const ActionRecord &action)
{
    if (action.kind == ActionKind::Command)
        return FilterTerm::contains(QStringLiteral("command"), itemLine(action.text));
    if (!action.file.empty())
        return FilterTerm::equals(QStringLiteral("action.file"), itemText(action.file));
    return FilterTerm::is(QStringLiteral("action.kind"), toString(action.kind));
}

/// The actions of the model itself; each has a card in the transcript.
std::vector<ActionRecord> ownActions(const StepRecord &record)
{
    auto actions = actionsOf(record);
    std::erase_if(actions, [](const ActionRecord &action) { return action.isInsideCode; });
    return actions;
}

Cell approvalCell(const Approval &approval)
{
    QString text = Words::approval(approval);
    if (!approval.name.empty())
        //: %1: "Allowed by a person", %2: name of the person, or the rule
        text = StepDetails::tr("%1 (%2)").arg(text, itemText(approval.name));
    if (!approval.reason.empty())
        //: %1: "Denied by a person", %2: the reason
        text = StepDetails::tr("%1: %2").arg(text, itemText(approval.reason));
    Cell cell = recorded(text.toStdString());
    cell.filter = FilterTerm::is(QStringLiteral("action.decision"), toString(approval.decision));
    if (approval.decision == Approval::Decision::Denied)
        cell.shape = Meaning::Blocked;
    return cell;
}

DetailGroup groupOf(const TranscriptCard &card, const ActionRecord &action)
{
    DetailGroup group { .title = CardWords::title(card), .rows = {} };
    if (!card.subject.empty()) {
        Cell subject = recorded(card.subject, true);
        subject.filter = firstFilter(action);
        group.rows.push_back({ .name = subjectName(action.kind), .value = subject });
    }
    if (!action.file.empty() && action.file != card.subject)
        group.rows.push_back({ .name = subjectName(ActionKind::Edit), .value = recorded(action.file, true) });
    if (action.exitStatus) {
        Cell status = plainCell(QString::number(*action.exitStatus));
        status.shape = *action.exitStatus == 0 ? Meaning::Ok : Meaning::Error;
        //: Name of a property of a command
        group.rows.push_back({ .name = StepDetails::tr("Exit Status"), .value = status });
    }
    if (action.startedAt)
        group.rows.push_back(
            { .name = StepDetails::tr("Started"), .value = plainCell(Words::moment(*action.startedAt)) });
    if (action.approval)
        group.rows.push_back({ .name = StepDetails::tr("Approval"), .value = approvalCell(*action.approval) });
    if (action.seconds)
        //: Name of a property
        group.rows.push_back(
            { .name = StepDetails::tr("Duration"), .value = plainCell(Words::duration(*action.seconds)) });
    if (action.error && !action.error->empty()) {
        Cell error = recorded(*action.error);
        error.shape = card.error ? CardWords::meaning(*card.error) : Meaning::Error;
        //: Name of a property
        group.rows.push_back({ .name = StepDetails::tr("Error"), .value = error });
    } else if (action.result) {
        //: Name of a property of an action
        group.rows.push_back({ .name = StepDetails::tr("Result"), .value = recorded(*action.result) });
    }
    return group;
}

} // namespace

DetailGroup StepDetails::step(const StepDetail &detail)
{
    const StepRecord &record = detail.record;
    //: Title of a group of properties. %1: number of a step
    DetailGroup group { .title = tr("Step %1").arg(Words::number(record.ordinal, record.externalNumber)), .rows = {} };
    const auto status = Words::stepStatus(detail.row);
    if (status.text == Words::noCode())
        //: Name of a property of a step without code or action: task, message …
        group.rows.push_back({ .name = tr("Kind"), .value = plainCell(Words::kind(detail.row)) });
    else
        //: Name of a property of a step
        group.rows.push_back({ .name = tr("Status"), .value = status });
    // Each action shows it already.
    const bool isOfAction = std::ranges::any_of(
        actionsOf(record), [](const ActionRecord &action) { return action.error && !action.error->empty(); });
    if (record.error && !record.error->message.empty() && !isOfAction)
        group.rows.push_back({ .name = tr("Error"), .value = recorded(record.error->message) });
    if (record.time.startedAt)
        //: Name of a property of a step: date and time
        group.rows.push_back({ .name = tr("Started"), .value = plainCell(Words::moment(*record.time.startedAt)) });
    if (record.time.seconds)
        group.rows.push_back({ .name = tr("Duration"), .value = plainCell(Words::duration(*record.time.seconds)) });
    const auto tokens
        = [](const std::optional<std::int64_t> &count) { return count ? Words::amount(*count) : QStringLiteral("–"); };
    if (record.tokens.input || record.tokens.output)
        //: Name of a property of a step
        group.rows.push_back({ .name = tr("Tokens"),
            //: %1: amount that the model has read, %2: that it has written
            .value = plainCell(tr("%1 in, %2 out").arg(tokens(record.tokens.input), tokens(record.tokens.output))) });
    return group;
}

void StepDetails::addNote(DetailGroup &group, const StepRow &row)
{
    if (!row.mark.empty())
        //: Name of a property of a step: the mark that a user has put on it
        group.rows.push_back({ .name = tr("Mark"), .value = recorded(row.mark) });
    if (!row.note.empty())
        //: Name of a property of a step: what a user has written about it
        group.rows.push_back({ .name = tr("Note"), .value = recorded(row.note) });
}

std::vector<DetailGroup> StepDetails::actions(
    const StepDetail &detail, const std::vector<std::optional<ActionRuling>> &rulings, const QString &policy)
{
    const auto actions = ownActions(detail.record);
    const auto shown = transcriptStep(detail.id, detail.record);
    std::vector<DetailGroup> groups;
    std::size_t at = 0;
    for (const TranscriptCard &card : shown.cards) {
        if (card.kind != TranscriptCard::Kind::Action || at == actions.size())
            continue;
        if (groups.size() == mostActions) {
            //: More actions than a pane lists
            groups.push_back({ .title = tr("%Ln more action(s)", nullptr, int(actions.size() - at)), .rows = {} });
            break;
        }
        groups.push_back(groupOf(card, actions[at]));
        if (at < rulings.size() && rulings[at])
            addPolicy(groups.back(), *rulings[at], policy);
        ++at;
    }
    return groups;
}

std::vector<DetailGroup> StepDetails::decisions(const std::vector<std::string> &decisions)
{
    std::vector<DetailGroup> groups;
    for (const std::string &recordedDecision : decisions) {
        const auto json = parsedJson<nlohmann::json>(recordedDecision);
        if (!json.is_object())
            continue;
        const auto text = [&json](const char *key) {
            const auto value = json.find(key);
            return value != json.end() && value->is_string() ? value->get<std::string>() : std::string();
        };
        //: Title of a group of properties: what was decided about a tool call before it ran
        DetailGroup group { .title = tr("Decision of the Hook"), .rows = {} };
        const auto outcome = outcomeOf(text("decision"));
        Cell decision = outcome ? Words::policyVerdict(verdictOf(*outcome)) : recorded(text("decision"));
        if (!outcome)
            decision.shape = Meaning::NotComparable;
        //: Name of a property: allowed, asked or denied
        group.rows.push_back({ .name = tr("Decision"), .value = decision });
        const std::string author = text("author");
        if (const std::string by = author.empty() ? text("by") : author; !by.empty())
            //: Name of a property: who decided, a person or "policy"
            group.rows.push_back({ .name = tr("Decided By"), .value = recorded(by) });
        if (const std::string reason = text("reason"); !reason.empty())
            group.rows.push_back({ .name = tr("Reason"), .value = recorded(reason) });
        if (const auto changed = json.find("changed"); changed != json.end())
            //: Name of a property: the arguments of a tool call, edited by the person who allowed it
            group.rows.push_back({ .name = tr("Edited Arguments"),
                .value = recorded(changed->dump(-1, ' ', false, nlohmann::json::error_handler_t::replace), true) });
        if (const auto waited = json.find("waited_s"); waited != json.end() && waited->is_number())
            //: Name of a property: how long a tool call waited for a person
            group.rows.push_back({ .name = tr("Waited"), .value = plainCell(Words::duration(waited->get<double>())) });
        groups.push_back(std::move(group));
    }
    return groups;
}

DetailGroup StepDetails::ifAllowed(const QList<std::pair<QString, QString>> &changes)
{
    constexpr qsizetype most = 3;
    //: Title of a group of properties: changes of the policy that would allow a denied step
    DetailGroup group { .title = tr("If Allowed"), .rows = {} };
    for (const auto &[change, effect] : changes.first(std::min(changes.size(), most))) {
        Cell shown = plainCell(change);
        shown.tip = change;
        //: Name of a property of a denied step: a change of the policy that would allow it
        group.rows.push_back({ .name = tr("Change"), .value = shown });
        shown = plainCell(effect);
        shown.tip = effect;
        //: Name of a property of a denied step: what else a change of the policy would do
        group.rows.push_back({ .name = tr("Effect"), .value = shown });
    }
    return group;
}

DetailGroup StepDetails::files(const std::vector<FileChange> &changes, StepId current)
{
    struct Sum {
        std::size_t edits = 0;
        std::size_t writes = 0;
        StepId step = 0;
        std::uint64_t ordinal = 0;
        bool isCurrent = false;
    };
    std::vector<std::string> names;
    std::map<std::string, Sum> sums;
    for (const FileChange &change : changes) {
        const auto [at, isNew] = sums.try_emplace(change.file);
        Sum &sum = at->second;
        if (isNew) {
            names.push_back(change.file);
            sum.step = change.step;
            sum.ordinal = change.ordinal;
        }
        ++(change.isEdit ? sum.edits : sum.writes);
        sum.isCurrent = sum.isCurrent || change.step == current;
    }
    //: Title of a list: files that the actions of a run have changed
    DetailGroup group { .title = tr("Files Changed by the Run"), .rows = {} };
    const auto isCurrent = [&sums](const std::string &name) { return sums.at(name).isCurrent; };
    if (!names.empty() && std::ranges::none_of(names, isCurrent)) {
        //: Below "Files Changed by the Run"
        Cell none = plainCell(tr("changed no files"));
        none.isMuted = true;
        //: Name of a property in Details: the selected step
        group.rows.push_back({ .name = tr("This Step"), .value = none });
    }
    for (const std::string &name : names) {
        if (group.rows.size() == mostFiles) {
            //: More files than a pane lists
            group.rows.push_back(
                { .name = tr("%Ln more file(s)", nullptr, int(names.size() - mostFiles)), .value = {} });
            break;
        }
        const Sum &sum = sums.at(name);
        QStringList counts;
        if (sum.writes > 0)
            counts << tr("%Ln write(s)", nullptr, int(sum.writes));
        if (sum.edits > 0)
            counts << tr("%Ln edit(s)", nullptr, int(sum.edits));
        //: A file of a list. %1: its path, %2: how often it was changed: "1 write, 2 edits"
        Cell cell = plainCell(tr("%1 (%2)").arg(safeLine(name), counts.join(QStringLiteral(", "))));
        cell.isLink = true;
        cell.isCode = true;
        cell.shape = sum.isCurrent ? std::optional(Meaning::Draft) : std::nullopt;
        cell.filter = FilterTerm::equals(QStringLiteral("action.file"), itemText(name));
        group.rows.push_back({ .name = tr("Step %1").arg(QLocale().toString(qulonglong(sum.ordinal))),
            .value = cell,
            .step = sum.step });
    }
    return group;
}

std::vector<std::optional<ActionRuling>> StepDetails::rulings(const StepRecord &record, const Policy &policy)
{
    const ActionJudge judge(policy, baseFolders());
    std::vector<std::optional<ActionRuling>> rulings;
    for (const ActionRecord &action : ownActions(record)) {
        if (rulings.size() == mostActions)
            break;
        if (action.kind == ActionKind::Code)
            rulings.emplace_back();
        else
            rulings.emplace_back(judgeAction(judge, action, FileLinks::Named));
    }
    return rulings;
}

/// A recording knows the call of a step by an event that names both, a log by the identity of the call.
std::string StepDetails::decisionsStatement(RunId run, StepId step)
{
    return formatted("WITH hooks AS MATERIALIZED (SELECT event, detail, json_extract(detail, '$.run') AS run, "
                     "json_extract(detail, '$.call_id') AS call, json_extract(detail, '$.step') AS step, "
                     "json_extract(detail, '$.decision') AS decision FROM v_trail_events WHERE kind = 'hook' AND "
                     "json_valid(detail)), calls AS (SELECT run, call FROM hooks WHERE step = {1} UNION SELECT "
                     "j.hook_run, t.call_id FROM v_joins j JOIN v_tool_calls t ON t.step = {1} WHERE j.run = {0} AND "
                     "t.call_id <> '') SELECT h.detail FROM hooks h JOIN calls c ON c.run = h.run AND c.call = h.call "
                     "WHERE h.decision IS NOT NULL AND h.call <> '' ORDER BY h.event LIMIT {2}",
        run, step, mostActions);
}

std::vector<std::string> StepDetails::decisionsIn(const SqlAnswer &answer)
{
    std::vector<std::string> decisions;
    for (const auto &row : answer.rows)
        decisions.push_back(textIn(row[0]));
    return decisions;
}

DetailGroup StepDetails::scores(const std::vector<Score> &scores)
{
    //: Title of a group of properties: judgements on a run by scorers, benchmarks and people
    DetailGroup group { .title = tr("Scores of the Run"), .rows = {} };
    for (const Score &score : scores) {
        Cell value = recorded(score.value);
        const QString text = itemText(score.explanation.empty() ? score.value : score.explanation, longestTip);
        //: Tip of a score. %1: its explanation, %2: the person, model or program that gave it
        value.tip = score.author.empty() ? text : tr("%1\nBy %2").arg(text, itemText(score.author));
        value.filter = FilterTerm::equals(QStringLiteral("run.score.name"), QString::fromStdString(score.name));
        group.rows.push_back({ .name = itemLine(score.name), .value = value });
    }
    return group;
}

DetailGroup StepDetails::events(const StepRecord &record)
{
    //: Title of a group of properties: records of the log about approvals, limits, hooks and the like
    DetailGroup group { .title = tr("Events in the Log"), .rows = {} };
    for (const LogEvent &event : logEventsIn(record.extra)) {
        if (group.rows.size() == mostEvents)
            break;
        Cell value = recorded(eventLine(event));
        value.tip = itemText(event.record, longestTip);
        if (event.at)
            value.tip = Words::moment(*event.at) + u'\n' + value.tip;
        value.filter = FilterTerm::equals(QStringLiteral("log.event"), QString::fromStdString(event.kind));
        group.rows.push_back({ .name = itemLine(event.kind), .value = value });
    }
    return group;
}

RecordDetails StepDetails::record(const StepDetail &detail, const QString &policy)
{
    return { .step = step(detail), .actions = actions(detail, {}, policy), .events = events(detail.record) };
}

std::string StepDetails::scoresStatement(RunId run)
{
    return formatted(
        "SELECT name, value, explanation, author FROM v_scores WHERE run = {} ORDER BY n LIMIT {}", run, mostScores);
}

std::vector<Score> StepDetails::scoresFrom(const SqlAnswer &answer)
{
    std::vector<Score> scores;
    for (const auto &row : answer.rows)
        scores.push_back({ .name = textIn(row[0]),
            .value = textIn(row[1]),
            .number = numberOfScore(textIn(row[1])),
            .explanation = textIn(row[2]),
            .author = textIn(row[3]) });
    return scores;
}

std::string StepDetails::changesStatement(RunId run)
{
    return "SELECT j.value, a.kind, s.step, s.ordinal FROM v_steps s JOIN v_actions a ON a.step = s.step, "
           "json_each(a.files) j WHERE s.run = "
        + std::to_string(run) + " AND a.kind IN ('edit', 'write') ORDER BY s.ordinal, a.n, j.key";
}

std::vector<FileChange> StepDetails::changesIn(const SqlAnswer &answer)
{
    std::vector<FileChange> changes;
    for (const auto &row : answer.rows)
        changes.push_back({ .file = textIn(row[0]),
            .isEdit = textIn(row[1]) == toString(ActionKind::Edit),
            .step = numberIn(row[2]),
            .ordinal = static_cast<std::uint64_t>(numberIn(row[3])) });
    return changes;
}

} // namespace vitrine
