// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/issues/issueitems.h"

#include "app/wording/safetext.h"
#include "app/wording/words.h"
#include "base/utf8.h"
#include "models/replay/frameworktext.h"
#include "models/replay/scratchrun.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

constexpr std::size_t linesAtOnce = 2'000;
constexpr std::size_t runsAtOnce = 100; ///< number of runs searched for repeated code at a time
constexpr qsizetype longestText = 200;

int rank(Meaning meaning)
{
    constexpr std::array order { Meaning::Blocked, Meaning::Error, Meaning::Limit, Meaning::Timeout, Meaning::Warning,
        Meaning::Broken, Meaning::Differs };
    return int(std::ranges::find(order, meaning) - order.begin());
}

bool isWorthALook(ReplayVerdict verdict)
{
    return verdict == ReplayVerdict::Differs || verdict == ReplayVerdict::Broken
        || verdict == ReplayVerdict::NoToolResult;
}

using GroupLocations = QHash<std::pair<int, QString>, std::size_t>;

/// Adds an item to its group.
IssueGroup &addItem(std::vector<IssueGroup> &groups, GroupLocations &locations, const Cell &word, IssueItem item)
{
    const auto meaning = word.shape.value_or(Meaning::Error);
    item.text = safeLine(word.text, longestText);
    const auto text = issueGroupText(item.text);
    const auto key = std::pair(int(meaning), text);
    if (!locations.contains(key)) {
        locations.insert(key, groups.size());
        groups.push_back({ .meaning = meaning, .text = text, .items = {}, .runs = 0 });
    }
    auto &group = groups[locations[key]];
    if (item.text == group.text)
        item.text = group.text;
    group.items.push_back(std::move(item));
    return group;
}

bool isInCharacter(const std::string &text, std::size_t at) { return at < text.size() && continuesCharacter(text[at]); }

/// The longest common part of two texts, in whole characters, without surrounding blanks.
std::string commonPart(const std::string &text, const std::string &other)
{
    if (other.contains(text))
        return text;
    std::size_t end = 0;
    std::size_t length = 0;
    std::vector<std::size_t> lengths(other.size() + 1); // of the common part ending at each position
    for (std::size_t i = 0; i < text.size(); ++i)
        for (std::size_t j = other.size(); j-- > 0;) {
            lengths[j + 1] = text[i] == other[j] ? lengths[j] + 1 : 0;
            if (lengths[j + 1] > length) {
                length = lengths[j + 1];
                end = i + 1;
            }
        }
    std::size_t begin = end - length;
    while (begin < end && isInCharacter(text, begin))
        ++begin;
    while (end > begin && isInCharacter(text, end))
        --end;
    return QByteArrayView(text).sliced(qsizetype(begin), qsizetype(end - begin)).trimmed().toByteArray().toStdString();
}

/// The start of a message, up to the end of a sentence or the first variable part.
std::string headOf(const ErrorRecord &error)
{
    constexpr std::size_t longestHead = 120;
    const auto message = frameworkError(error).message;
    auto end = std::min({ message.size(), message.find('\n'), message.find(". "), longestHead });
    while (end > 0 && isInCharacter(message, end))
        --end;
    return message.substr(0, end);
}

/// Items arrive in the order of events: agents that record at the same time alternate.
void putInOrder(IssueGroup &group)
{
    const auto location = [](const IssueItem &item) { return std::pair(item.runNumber, item.step); };
    if (!std::ranges::is_sorted(group.items, {}, location))
        std::ranges::stable_sort(group.items, {}, location);
    group.runs = 0;
    RunId last = 0;
    for (const auto &item : group.items)
        group.runs += std::exchange(last, item.run) == item.run ? 0 : 1;
}

StepSummary summaryOf(const ErrorLine &line)
{
    const auto error = frameworkError(line.error);
    const auto &message = error.statement ? error.message : line.error.message;
    StepSummary step;
    step.errorLayer = line.error.layer;
    step.errorMessage = message.substr(0, message.find('\n'));
    return step;
}

// An error in the code is described by the exception, in every log that names it. If the message quotes a statement,
// the exception follows after its first line.
Cell errorWord(const ErrorLine &line)
{
    auto word = Words::recordedStatus(summaryOf(line));
    if (line.error.layer != ErrorLayer::Code)
        return word;
    const auto error = frameworkError(line.error);
    const auto message = error.message.substr(0, error.message.find('\n'));
    if (error.statement ? message.empty() : line.error.causeType.empty())
        return word;
    const bool isNamed = error.type.empty() || message.starts_with(error.type);
    word.text = safeLine(isNamed ? message : error.type + (message.empty() ? "" : ": ") + message, longestText);
    return word;
}

bool isBadEnd(const ReplayLine &line)
{
    return line.verdict == ReplayVerdict::None && line.status != StepStatus::Ok && line.status != StepStatus::Cancelled;
}

// For the user's own code, the outcome replaces the recording.
Cell ownWord(const ReplayLine &line)
{
    if (!line.error || line.status == StepStatus::Timeout || line.status == StepStatus::Crashed)
        return Words::status(line.status);
    ErrorLine error;
    error.error.message = line.error->message;
    error.error.causeType = line.error->type;
    if (line.status == StepStatus::Blocked)
        error.error.layer = ErrorLayer::Policy;
    else if (line.status == StepStatus::Limit)
        error.error.layer = ErrorLayer::Limit;
    return errorWord(error);
}

/// Calls `next` for lines until there are none left; returns true if there were any.
Result<bool> readLines(const auto &next, const auto &addAll, const std::function<bool()> &isWanted)
{
    bool isAny = false;
    for (bool isMore = true; isMore && isWanted();) {
        const auto lines = next();
        if (!lines)
            return std::unexpected(lines.error());
        addAll(*lines);
        isMore = lines->size() == linesAtOnce;
        isAny = isAny || !lines->empty();
    }
    return isAny;
}

template <typename Line>
IssueItem itemOf(const Line &line, int runNumber)
{
    return { .run = line.run,
        .step = line.step,
        .runNumber = runNumber,
        .stepNumber = Words::number(line.ordinal, line.externalNumber),
        .text = {},
        .ordinal = line.ordinal };
}

} // namespace

// The number of a hidden character is its name.
QString issueGroupText(const QString &message)
{
    static const QRegularExpression varying(
        QStringLiteral("U\\+[0-9A-F]{4,6}(*SKIP)(*FAIL)|0x[0-9a-fA-F]+|\\d+(?:[.,]\\d+)*|'[^']{24,}'|\"[^\"]{24,}\""));
    return QString(message).replace(varying, QStringLiteral("…"));
}

Result<bool> IssueScan::read(const Trail &trail, const std::function<bool()> &isWanted)
{
    const auto totals = trail.rowTotals();
    if (!totals)
        return std::unexpected(totals.error());
    const auto behind = trail.runsAfter(m_runs.empty() ? 0 : m_runs.back(), 1);
    if (!behind)
        return std::unexpected(behind.error());
    bool isOther = false;
    if (totals->runs != m_runs.size() || !behind->empty()) {
        auto runs = trail.listRuns({});
        if (!runs)
            return std::unexpected(runs.error());
        // Runs of a log that is being followed are rewritten: issues of the old ones are dropped.
        isOther = !std::ranges::includes(*runs, m_runs);
        if (isOther)
            *this = {};
        m_runs = std::move(*runs);
    }
    const auto addAll = [this](const auto &lines) {
        for (const auto &line : lines)
            add(line);
    };
    const auto errors = readLines([&] { return trail.errorsAfter(m_errorPosition, linesAtOnce); }, addAll, isWanted);
    if (!errors)
        return errors;
    const auto repeats = readRepeats(trail, isWanted);
    if (!repeats)
        return repeats;
    const auto replays = readLines([&] { return trail.replaysAfter(m_lastReplay, linesAtOnce); }, addAll, isWanted);
    if (!replays)
        return replays;
    findOwnRuns(trail);
    return isOther || *errors || *repeats || *replays;
}

Result<bool> IssueScan::readRepeats(const Trail &trail, const std::function<bool()> &isWanted)
{
    bool isAny = false;
    while (isWanted()) {
        const auto lines = trail.repeatsAfter(m_repeatPosition, runsAtOnce);
        if (!lines)
            return std::unexpected(lines.error());
        if (lines->empty())
            break;
        const auto known = m_repeating.size();
        for (const auto &line : *lines)
            if (m_repeating.insert(line.step).second)
                add(line);
        isAny = isAny || m_repeating.size() > known;
    }
    return isAny;
}

std::vector<IssueGroup> IssueScan::groups() const
{
    auto groups = m_errors;
    GroupLocations locations;
    for (const auto &[step, line] : m_replays) {
        if (const auto word = wordOf(line))
            addItem(groups, locations, *word, itemOf(line, numberOf(line.run))).isOwn = isBadEnd(line);
    }
    std::ranges::for_each(groups, putInOrder);
    std::ranges::stable_sort(groups, [](const IssueGroup &left, const IssueGroup &right) {
        return std::pair(rank(left.meaning), right.items.size()) < std::pair(rank(right.meaning), left.items.size());
    });
    return groups;
}

void IssueScan::add(const ErrorLine &line)
{
    auto &group = addItem(m_errors, m_locations, errorWord(line), itemOf(line, numberOf(line.run)));
    const auto head = headOf(line.error);
    group.message = group.items.size() == 1 ? head : commonPart(group.message, head);
}

void IssueScan::add(const RepeatLine &line)
{
    Cell word;
    word.shape = Meaning::Warning;
    //: Of steps in the list of issues: each has the code of the step before it
    word.text = line.inRow > 1 ? tr("Loop: same code as the previous step")
                               //: Of a step in the list of issues. %1: number of another step of the run
                               : tr("Repeats the code of step %1").arg(line.earlier);
    addItem(m_errors, m_locations, word, itemOf(line, numberOf(line.run)));
}

void IssueScan::add(const ReplayLine &line)
{
    auto &newest = m_replays[line.step];
    const auto rankOf = [](const ReplayLine &replay) { return std::pair(replay.isOwn, replay.execution); };
    if (newest.step == 0 || rankOf(newest) < rankOf(line))
        newest = line;
}

// A run that cannot be read does not count: its damage is reported elsewhere.
void IssueScan::findOwnRuns(const Trail &trail)
{
    for (const auto &[step, line] : m_replays) {
        if (!isBadEnd(line) || m_isOwn.contains(line.run))
            continue;
        const auto run = trail.run(line.run);
        m_isOwn.emplace(line.run, run && isScratch(run->record));
    }
}

std::optional<Cell> IssueScan::wordOf(const ReplayLine &line) const
{
    if (isWorthALook(line.verdict))
        return Words::replayVerdict(line.verdict);
    const auto known = m_isOwn.find(line.run);
    return isBadEnd(line) && known != m_isOwn.end() && known->second ? std::optional(ownWord(line)) : std::nullopt;
}

int IssueScan::numberOf(RunId run) const
{
    const auto found = std::ranges::lower_bound(m_runs, run);
    return int(found - m_runs.begin()) + 1;
}

} // namespace vitrine
