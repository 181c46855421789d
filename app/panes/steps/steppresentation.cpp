// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/steps/steppresentation.h"

#include "app/wording/changetext.h"
#include "app/wording/filterterm.h"
#include "app/wording/words.h"
#include "models/items/itemtext.h"
#include "models/items/stepmodel.h"

#include <QLocale>
#include <QStringBuilder>

#include <cmath>

namespace vitrine {

namespace {

using Column = StepModel::Column;

constexpr qsizetype spokenLine = 200;

Cell plain(const QString &text)
{
    Cell cell;
    cell.text = text;
    return cell;
}

Cell muted(const QString &text)
{
    auto cell = plain(text);
    cell.isMuted = true;
    return cell;
}

/// Adds the filter expression of the cell.
Cell with(Cell cell, QString filter)
{
    cell.filter = std::move(filter);
    return cell;
}

// One sign for all columns about code; its meaning is in the tooltip.
Cell dash(const QString &tip)
{
    auto cell = muted(QStringLiteral("—"));
    cell.tip = tip;
    return with(std::move(cell), FilterTerm::absent(QStringLiteral("code")));
}

//: Tip of a dash in the list of steps
Cell noCode() { return dash(StepPresentation::tr("This step has no code.")); }

Cell notReplayable(const StepRow &step)
{
    if (step.isAction)
        //: Tip of a dash in the list of steps: a step that only called tools
        return dash(StepPresentation::tr("No code that can be replayed."));
    if (!step.hasCode)
        return noCode();
    //: Why a step with code cannot be replayed
    return with(muted(StepPresentation::tr("not Python")), QStringLiteral("language != python"));
}

/// Shown instead of a value that a step only has after a replay.
Cell lackingReplay(Cell cell) { return with(std::move(cell), FilterTerm::absent(QStringLiteral("replay.status"))); }

// The status as named in the filter language.
std::string_view statusOf(const StepRow &step)
{
    if (!step.errorLayer)
        return "ok";
    if (step.errorLayer == ErrorLayer::Policy)
        return "blocked";
    return step.errorLayer == ErrorLayer::Limit ? "limit" : "error";
}

QString statusTerm(const StepRow &step)
{
    if (step.isOwn)
        return step.lastStatus ? FilterTerm::is(QStringLiteral("replay.status"), toString(*step.lastStatus))
                               : FilterTerm::absent(QStringLiteral("replay.status"));
    if (step.isInterrupted)
        return QStringLiteral("interrupted == true");
    if (step.isOpen)
        return FilterTerm::both(FilterTerm::absent(QStringLiteral("status")), QStringLiteral("interrupted == false"));
    if (!step.errorLayer && step.isAction)
        return QStringLiteral("has(action.kind) and not has(error.layer)");
    if (!step.errorLayer && !step.isFinalAnswer && !step.hasCode)
        return FilterTerm::absent(QStringLiteral("code"));
    return FilterTerm::is(QStringLiteral("status"), statusOf(step));
}

// The text of a step without code is its thought, or the message to the agent.
QString textTerm(const StepRow &step, const QString &text)
{
    const auto thought = FilterTerm::contains(QStringLiteral("thought"), text);
    if (step.kind != StepKind::System && step.kind != StepKind::Task && step.kind != StepKind::Message)
        return thought;
    const auto said = FilterTerm::contains(QStringLiteral("prompt"), text);
    return FilterTerm::both(
        FilterTerm::is(QStringLiteral("kind"), toString(step.kind)), u'(' % thought % u" or " % said % u')');
}

QString policyTerm(const QString &policy, Verdict verdict)
{
    if (policy.isEmpty())
        return {};
    return FilterTerm::is(u"policy.verdict(" % FilterTerm::quoted(policy) % u')', toString(verdict));
}

} // namespace

StepPresentation::StepPresentation(StepModel *steps, QObject *parent)
    : PagedPresentation(steps, parent)
    , m_steps(steps)
{
}

// Steps that do not match the filter stay visible, because they explain the others; they are muted.
Cell StepPresentation::cell(int row, int column) const
{
    const auto *step = m_steps->step(row);
    const bool isStatus = static_cast<Column>(column) == Column::Status;
    if (step == nullptr)
        return isStatus ? awaited() : Cell();
    if (!step->isReadable)
        return isStatus ? unreadable() : Cell();
    auto cell = shownColumns()[std::size_t(column)].cell(*this, *step, row);
    // A value that the filter language cannot express is replaced by the step itself.
    if (cell.filter.isEmpty())
        cell.filter = FilterTerm::location(step->run, qint64(step->ordinal));
    cell.isMuted = cell.isMuted || !m_steps->isMatching(row);
    return cell;
}

// In the order of StepModel::Column.
std::span<const StepPresentation::ShownColumn> StepPresentation::shownColumns()
{
    using Self = StepPresentation;
    static constexpr ShownColumn columns[] = {
        { [](const Self &self, const StepRow &step, int) { return self.number(step); }, { .width = 7 } },
        { [](const Self &, const StepRow &step, int) { return kind(step); }, { .width = 9, .samples = Words::kinds } },
        { [](const Self &, const StepRow &step, int) { return status(step); }, { .width = 20, .isStretched = true } },
        { [](const Self &, const StepRow &step, int) { return firstLine(step); },
            { .width = 20, .isStretched = true } },
        { [](const Self &self, const StepRow &step, int) { return self.replayTime(step); }, { .width = 13 } },
        { [](const Self &self, const StepRow &step, int row) { return self.policy(step, row); },
            { .width = 14, .samples = Words::policyVerdicts } },
        { [](const Self &self, const StepRow &step, int row) { return self.replay(step, row); },
            { .width = 19, .samples = Words::replayVerdicts } },
    };
    static_assert(std::size(columns) == StepModel::columns);
    return columns;
}

void StepPresentation::arrange(RecordView &view) { layOut(view, shownColumns()); }

QString StepPresentation::spokenRow(int row) const
{
    const auto *step = m_steps->step(row);
    if (step == nullptr || !step->isReadable)
        //: Read aloud: a step of which nothing is known yet
        return tr("Step");
    const bool isCode = step->hasCode && !step->isAction;
    const auto replayed = step->isReplayable ? replay(*step, row).text
        : isCode                             ? notReplayable(*step).text
                                             : Words::noCode(); // the sign cannot be read aloud
    //: Read aloud. %1: number of the step, %2: how many steps the run has, %3: status, %4: first line, %5: replay
    return tr("Step %1 of %2, %3, %4, replay: %5")
        .arg(QLocale().toString(static_cast<qlonglong>(step->ordinal)), QLocale().toString(m_steps->rowCount()),
            Words::stepStatus(*step).text, firstLine(*step).text.left(spokenLine), replayed);
}

// The number cell shows what applies to the step as a whole: damage, a mark, a note.
Cell StepPresentation::number(const StepRow &step) const
{
    auto cell = with(plain(Words::number(step.ordinal, step.externalNumber)),
        FilterTerm::equals(QStringLiteral("step"), static_cast<qint64>(step.ordinal)));
    if (Words::hasOtherNumber(step))
        //: Tip. %1: place of a step in its run, %2: the number that the log gives it
        cell.tip = tr("Step %1 of the run (step %2 in the log).")
                       .arg(QLocale().toString(qulonglong(step.ordinal)), QLocale().toString(*step.externalNumber));
    if (!(step.mark.empty() && step.note.empty())) {
        cell.shape = Meaning::Info;
        cell.tip = itemText(step.mark + (step.mark.empty() || step.note.empty() ? "" : ": ") + step.note, 2'000);
        if (!step.mark.empty())
            cell.filter = FilterTerm::equals(QStringLiteral("mark"), itemText(step.mark));
    }
    if (m_steps->isStepDamaged(step.id)) {
        cell.shape = Meaning::Error;
        //: Tip of a step in a list
        cell.tip = tr("Damaged: this step was modified outside Vitrine. The other steps of the run are intact.");
    } else if (m_steps->isRunDamaged()) {
        cell.shape = Meaning::Error;
        //: Tip of a step in a list, of which any may be the one
        cell.tip = tr("Damaged: this run was modified outside Vitrine.");
    }
    // The column has no room for both numbers and a shape.
    if (cell.shape)
        cell.text = Words::number(step.ordinal, {});
    return cell;
}

// An action that gives the answer is labeled as such.
Cell StepPresentation::kind(const StepRow &step)
{
    const bool isByAnswer = step.isFinalAnswer && step.kind != StepKind::Final;
    return with(plain(Words::kind(step)),
        isByAnswer ? QStringLiteral("final == true") : FilterTerm::is(QStringLiteral("kind"), toString(step.kind)));
}

Cell StepPresentation::status(const StepRow &step)
{
    auto cell = with(Words::stepStatus(step), statusTerm(step));
    if (cell.text == Words::noCode())
        return noCode();
    cell.tip = itemText(step.errorMessage, 2'000);
    return cell;
}

Cell StepPresentation::firstLine(const StepRow &step)
{
    auto cell = plain(itemText(step.firstLine, 400).trimmed());
    if (cell.text.isEmpty())
        return step.hasCode ? with(muted(tr("empty")), FilterTerm::absent(QStringLiteral("code"))) : noCode();
    cell.tip = itemText(step.firstLine, 2'000);
    // A thought or message represents a step that has no actions.
    cell.isMuted = !step.hasCode && !step.isAction;
    cell.isCode = step.hasCode || step.isAction;
    cell.isPath = step.isAction && endsWithPath(cell.text);
    if (step.isAction)
        return with(cell, QStringLiteral("has(action.kind)"));
    // A scratch step has no recording.
    if (step.isOwn)
        return cell;
    return with(
        cell, step.hasCode ? FilterTerm::contains(QStringLiteral("code"), cell.text) : textTerm(step, cell.text));
}

// The bar is logarithmic, starting at a tenth of a millisecond: a run has steps of a millisecond and of a minute.
Cell StepPresentation::replayTime(const StepRow &step) const
{
    if (!step.isReplayable)
        return notReplayable(step);
    if (!step.lastStatus)
        return lackingReplay(muted(Words::notReplayed()));
    // It may have run up to the denied line: "did not run" is shown only if that is known.
    if (*step.lastStatus == StepStatus::Blocked)
        return with(
            muted(Words::status(StepStatus::Blocked).text), FilterTerm::is(QStringLiteral("replay.status"), "blocked"));
    auto cell = with(plain(Words::duration(step.lastSeconds)),
        FilterTerm::lasts(QStringLiteral("replay.duration"), step.lastSeconds));
    constexpr double shortest = 0.0001;
    const auto scaled = [](double seconds) { return std::log10(1 + seconds / shortest); };
    const auto longest = scaled(m_steps->longestSeconds());
    cell.share = longest > 0 ? scaled(step.lastSeconds) / longest : 0;
    return cell;
}

Cell StepPresentation::policy(const StepRow &step, int row) const
{
    if (const auto change = m_steps->draftChange(row))
        return ChangeText::cell(*change);
    // A guard denies what the review could not see.
    if (step.isOwn && step.lastStatus == StepStatus::Blocked)
        return Words::policyVerdict(Verdict::Denied);
    if (const auto verdict = m_steps->verdict(row))
        return with(Words::policyVerdict(*verdict), policyTerm(m_steps->policyName(), *verdict));
    return step.isReplayable ? muted(Words::notChecked()) : notReplayable(step);
}

Cell StepPresentation::replay(const StepRow &step, int row) const
{
    switch (m_steps->live(row)) {
    case StepModel::Live::Running: return Words::running(m_steps->runningSeconds());
    case StepModel::Live::Waiting: return Words::waiting();
    case StepModel::Live::None: break;
    }
    if (!step.isReplayable)
        return notReplayable(step);
    if (m_steps->isExecutionDamaged(step.lastExecution))
        return unreadable();
    if (step.lastVerdict == ReplayVerdict::None && step.lastStatus)
        return with(Words::status(*step.lastStatus),
            FilterTerm::is(QStringLiteral("replay.status"), toString(*step.lastStatus)));
    if (!step.lastStatus)
        return lackingReplay(Words::replayVerdict(step.lastVerdict));
    return with(Words::replayVerdict(step.lastVerdict),
        FilterTerm::is(QStringLiteral("replay.verdict"), toString(step.lastVerdict)));
}

} // namespace vitrine
