// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/rowlists.h"

#include "models/items/pagedmodel.h"
#include "models/replay/recordedpolicy.h"
#include "models/replay/scratchrun.h"

#include <QFile>
#include <QLoggingCategory>

#include <algorithm>

namespace vitrine {

namespace {

Q_LOGGING_CATEGORY(logVerdicts, "vitrine.trail", QtWarningMsg)

// So many rows come with the list: a run has hardly ever more steps, and a window shows fewer runs.
constexpr int firstSteps = 2 * PagedModel::pageRows;
constexpr int firstRuns = PagedModel::pageRows;
// The prompt, the task or a plan come before the first step with code.
constexpr std::size_t looksForCode = 50;

Ids listOf(std::vector<RowId> ids) { return std::make_shared<const IdList>(std::move(ids)); }

int rankOf(const QHash<StepId, Verdict> &verdicts, StepId step)
{
    const auto found = verdicts.constFind(step);
    return found == verdicts.cend() ? -1 : static_cast<int>(*found);
}

void sortByVerdict(std::vector<StepId> &steps, const StepListQuestion &question)
{
    const bool isDescending = question.list.isDescending;
    std::ranges::stable_sort(steps, [&](StepId left, StepId right) {
        const int first = rankOf(question.verdicts, left);
        const int second = rankOf(question.verdicts, right);
        return isDescending ? first > second : first < second;
    });
}

bool isPlain(const RunList &list)
{
    const bool isFiltered = list.filter && list.filter->root();
    return !isFiltered && list.sort == RunSort::Import && !list.isDescending;
}

/// The row of the shown run at the top of the calls that lead to this one.
int topRow(const RunListing &listing, int row)
{
    if (!listing.callers)
        return row;
    for (;;) {
        const auto caller = listing.callers->find(listing.shown->at(row));
        const int above = caller == listing.callers->end() ? -1 : listing.shown->rowOf(caller->second);
        if (above < 0)
            return row;
        row = above;
    }
}

void addTo(RunGroup &sums, const GroupedRun &run)
{
    sums.steps += run.steps;
    sums.blocked += run.blocked;
    sums.errors += run.errors;
    if (run.tokens)
        sums.tokens = sums.tokens.value_or(0) + *run.tokens;
    if (run.cost)
        sums.cost = sums.cost.value_or(0) + *run.cost;
    sums.scored += run.score ? 1 : 0;
    sums.scores += run.score.value_or(0);
    sums.expected += run.isRight ? 1 : 0;
    sums.right += run.isRight.value_or(false) ? 1 : 0;
}

Result<RunGroups> groupsOf(const RunListing &listing, RunGroupBy by, const Trail &trail, const StopCall &stop)
{
    const auto grouped = trail.groupRuns(by, stop);
    if (!grouped)
        return std::unexpected(grouped.error());
    std::vector<const GroupedRun *> ofShown(std::size_t(listing.shown->size()), nullptr);
    for (const GroupedRun &run : grouped->runs)
        if (const int row = listing.shown->rowOf(run.run); row >= 0)
            ofShown[std::size_t(row)] = &run;
    RunGroups found { .by = by, .groups = {}, .ofRow = {} };
    std::vector<int> known(grouped->names.size(), -1);
    for (int row = 0; row < listing.shown->size(); ++row) {
        const auto *run = ofShown[std::size_t(row)];
        const auto *top = ofShown[std::size_t(topRow(listing, row))];
        // A run that was written since the list was read has its group in the next list.
        const std::size_t group = top == nullptr ? 0 : top->group;
        if (known.empty())
            known.push_back(-1);
        if (known[group] < 0) {
            known[group] = int(found.groups.size());
            found.groups.push_back({ .name = grouped->names.empty() ? std::string() : grouped->names[group] });
        }
        auto &sums = found.groups[std::size_t(known[group])];
        ++sums.runs;
        if (run != nullptr)
            addTo(sums, *run);
        found.ofRow.push_back(known[group]);
    }
    return found;
}

} // namespace

RowLists::RowLists(std::shared_ptr<const TrailQuestionNumbers> newest)
    : m_newest(std::move(newest))
{
}

RowLists::~RowLists() = default;

// Faults of a file are reported by the reader of its rows.
void RowLists::open(const QString &file)
{
    auto trail = Trail::open(QFile::encodeName(file).toStdString());
    m_trail = trail ? std::move(*trail) : nullptr;
}

void RowLists::close() { m_trail.reset(); }

void RowLists::listRuns(quint64 number, const RunListQuestion &question)
{
    if (!isAsked(TrailQuestion::Runs, number))
        return;
    if (const auto listing = runsOf(question, stopOf(TrailQuestion::Runs, number)))
        Q_EMIT runsListed(number, *listing);
    else
        Q_EMIT failed(TrailQuestion::Runs, number, listing.error());
}

void RowLists::listSteps(quint64 number, const StepListQuestion &question)
{
    if (!isAsked(TrailQuestion::Steps, number))
        return;
    if (const auto listing = stepsOf(question, stopOf(TrailQuestion::Steps, number)))
        Q_EMIT stepsListed(number, *listing);
    else
        Q_EMIT failed(TrailQuestion::Steps, number, listing.error());
}

void RowLists::countSteps(quint64 number, const std::optional<Filter> &filter)
{
    if (!isAsked(TrailQuestion::StepCount, number))
        return;
    const auto stop = stopOf(TrailQuestion::StepCount, number);
    const bool isFiltered = filter && filter->root();
    const auto count = isFiltered ? m_trail->stepCount(*filter, stop)
                                  : m_trail->rowTotals().transform([](const RowTotals &all) { return all.steps; });
    if (count)
        Q_EMIT stepsCounted(number, *count);
    else
        Q_EMIT failed(TrailQuestion::StepCount, number, count.error());
}

void RowLists::judge(const std::string &policy, const std::vector<StepVerdict> &verdicts)
{
    if (!m_trail)
        return;
    // Filters then use the recorded reviews.
    if (const auto kept = m_trail->judge(policy, verdicts); !kept)
        qCWarning(logVerdicts) << "the verdicts of" << policy.c_str()
                               << "were not kept:" << kept.error().detail.c_str();
}

bool RowLists::isAsked(TrailQuestion question, quint64 number) const
{
    const auto &newest = (*m_newest)[static_cast<std::size_t>(question)];
    return m_trail && newest.load(std::memory_order_relaxed) == number;
}

StopCall RowLists::stopOf(TrailQuestion question, quint64 number) const
{
    return [this, question, number] { return !isAsked(question, number); };
}

Result<RunListing> RowLists::runsOf(const RunListQuestion &question, const StopCall &stop) const
{
    const auto totals = m_trail->rowTotals();
    if (!totals)
        return std::unexpected(totals.error());
    const auto entries = m_trail->entryCount().value_or(question.known.entries);
    if (question.isGrowing && question.known.all && *totals == question.known.totals
        && !hasRunsBehind(question.known)) {
        auto known = question.known;
        known.entries = entries;
        return known;
    }
    auto all = m_trail->listRuns({}, stop);
    if (!all)
        return std::unexpected(all.error());
    RunListing listing;
    listing.all = listOf(std::move(*all));
    listing.totals = *totals;
    listing.entries = entries;
    listing.callers = callers();
    if (question.current)
        listing.current = readRunRow(*m_trail, question.current->id);
    if (question.current && listing.all->rowOf(question.current->id) < 0)
        listing.successor = successorOf(*question.current);
    if (isPlain(question.list)) {
        listing.shown = listing.all;
    } else {
        auto shown = m_trail->listRuns(question.list, stop);
        if (!shown)
            return std::unexpected(shown.error());
        const bool isGrowing = question.isGrowing && question.known.shown;
        listing.shown = isGrowing ? std::make_shared<const IdList>(question.known.shown->grownTo(std::move(*shown)))
                                  : listOf(std::move(*shown));
    }
    if (question.groupBy != RunGroupBy::None) {
        auto groups = groupsOf(listing, question.groupBy, *m_trail, stop);
        if (!groups)
            return std::unexpected(groups.error());
        listing.groups = std::make_shared<const RunGroups>(std::move(*groups));
    }
    std::vector<RunId> first;
    for (int row = 0; !question.isGrowing && row < std::min(firstRuns, listing.shown->size()); ++row)
        first.push_back(listing.shown->at(row));
    listing.first = readRunRows(*m_trail, first, question.fields);
    return listing;
}

std::shared_ptr<const RunCallers> RowLists::callers() const
{
    const auto calls = m_trail->listCalls();
    if (!calls || calls->empty())
        return nullptr;
    auto callers = std::make_shared<RunCallers>();
    for (const auto &call : *calls)
        callers->emplace(call.called, call.caller);
    return callers;
}

Result<StepListing> RowLists::stepsOf(const StepListQuestion &question, const StopCall &stop) const
{
    auto steps = m_trail->listSteps(question.list, stop);
    if (!steps)
        return std::unexpected(steps.error());
    StepListing listing;
    listing.run = question.list.run;
    listing.runRow = readRunRow(*m_trail, listing.run);
    if (!isScratch(listing.runRow.record))
        listing.policy = recordedPolicy(*m_trail, listing.runRow).value_or(std::nullopt);
    else
        *steps = withoutUnused(*m_trail, std::move(*steps));
    if (question.filter && question.filter->root()) {
        auto matching = m_trail->listSteps(
            { .run = question.list.run, .filter = question.filter, .sort = StepSort::Import, .isDescending = false },
            stop);
        if (!matching)
            return std::unexpected(matching.error());
        listing.matching = listOf(std::move(*matching));
    }
    listing.start = startOf(*steps);
    listing.hasPython = hasPython(listing.run, listing.start, stop);
    if (question.isByVerdict)
        sortByVerdict(*steps, question);
    listing.shown = listOf(std::move(*steps));
    for (int row = 0; row < std::min(firstSteps, listing.shown->size()); ++row)
        listing.first.push_back(readStepRow(*m_trail, listing.shown->at(row)));
    return listing;
}

// A rewritten run leaves the sums unchanged.
bool RowLists::hasRunsBehind(const RunListing &known) const
{
    const auto &runs = known.all->ids();
    const auto behind = m_trail->runsAfter(runs.empty() ? 0 : runs.back(), 1);
    return behind && !behind->empty();
}

// A followed log has its runs rewritten when one of them has grown: behind all others, at the same position in their
// source.
RunId RowLists::successorOf(const RunRow &gone) const
{
    constexpr std::uint64_t looksAt = 1'000;
    const auto runs = m_trail->runsAfter(gone.id, looksAt);
    if (!runs)
        return 0;
    const auto isAtItsPosition
        = [&gone](const RunSummary &run) { return run.record.indexInSource == gone.record.indexInSource; };
    const auto isSame = [&](const RunSummary &run) {
        return isAtItsPosition(run) && run.record.externalId == gone.record.externalId;
    };
    auto found = std::ranges::find_if(*runs, isSame);
    if (found == runs->end())
        found = std::ranges::find_if(*runs, isAtItsPosition);
    return found == runs->end() ? 0 : found->id;
}

// Most runs with Python code start with it; of others, all steps are looked at.
bool RowLists::hasPython(RunId run, StepId start, const StopCall &stop) const
{
    const auto first = m_trail->stepSummary(start);
    if (first && first->isReplayable)
        return true;
    static const auto python = Filter::parse("language == python");
    const auto steps
        = m_trail->listSteps({ .run = run, .filter = *python, .sort = StepSort::Import, .isDescending = false }, stop);
    return !steps || !steps->empty();
}

StepId RowLists::startOf(const std::vector<StepId> &steps) const
{
    std::vector<StepId> first(std::min(steps.size(), looksForCode));
    std::ranges::partial_sort_copy(steps, first);
    const auto found = std::ranges::find_if(first, [this](StepId id) {
        const auto step = m_trail->stepSummary(id);
        return step && step->isReplayable;
    });
    return found != first.end() ? *found : first.empty() ? 0 : first.front();
}

} // namespace vitrine
