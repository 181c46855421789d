// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/transcript/transcriptpane.h"

#include "app/kit/lists/visibilitywatcher.h"
#include "app/kit/theme/mutedlabel.h"
#include "app/panes/sql/sqlasking.h"
#include "app/panes/transcript/cardwords.h"
#include "app/panes/transcript/transcriptview.h"
#include "app/session/project.h"
#include "app/wording/windowtext.h"
#include "app/wording/words.h"
#include "models/items/runmodel.h"
#include "models/items/stepmodel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace vitrine {

TranscriptPane::TranscriptPane(Project *project, QWidget *parent)
    : Pane({ .id = QStringLiteral("transcript"),
               .title = tr("Transcript"),
               .location = Location::CenterView,
               //: What a pane is for
               .purpose = tr("The selected run on one page: task, thoughts, actions with their results, and answer."),
               .guidePage = QStringLiteral("transcript") },
          parent)
    , m_project(project)
    , m_view(new TranscriptView)
    , m_feed(new TranscriptFeed(this))
    , m_visibility(new VisibilityWatcher(this))
    , m_asking(new SqlAsking(this))
{
    setObjectName(QStringLiteral("transcriptPane"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_findRow = makeFindRow());
    m_findRow->hide();
    setFocusProxy(m_view);
    m_view->setMeaningOf([this](StepId step) { return meaningOf(step); });
    m_view->setDenialOf([this](StepId step) { return denialOf(step); });
    connect(m_view, &TranscriptView::whyWanted, this, [this](StepId step) {
        m_project->selectStep(step);
        Q_EMIT whyWanted();
    });
    connect(m_view, &TranscriptView::allowWanted, this, [this](StepId step) {
        m_project->selectStep(step);
        Q_EMIT allowWanted();
    });
    connect(project, &Project::runRewritten, this, [this](RunId run) {
        if (m_shown != m_project->currentRun())
            return;
        m_shown = run;
        m_isRewritten = true;
    });
    connect(m_view, &TranscriptView::contentWanted, m_feed, &TranscriptFeed::read);
    connect(m_view, &TranscriptView::stepChosen, project, &Project::selectStep);
    connect(m_view, &TranscriptView::stepOpened, this, [this](StepId step) {
        m_project->selectStep(step);
        Q_EMIT stepOpened();
    });
    connect(m_view, &TranscriptView::runOpened, project, &Project::selectRun);
    connect(m_view, &TranscriptView::findWanted, this, &TranscriptPane::openFind);
    connect(m_view, &TranscriptView::findNextWanted, this, &TranscriptPane::find);
    connect(m_feed, &TranscriptFeed::stepsRead, m_view, &TranscriptView::addContent);
    connect(m_feed, &TranscriptFeed::found, this, &TranscriptPane::showFound);
    connect(m_visibility, &VisibilityWatcher::changed, this, &TranscriptPane::refresh);
    connect(project, &Project::opened, this, [this] { m_feed->setFile(m_project->file()); });
    connect(project, &Project::closed, this, [this] {
        m_feed->setFile({});
        m_asking->drop();
        m_known = 0;
        refresh();
    });
    connect(project, &Project::written, m_view, &TranscriptView::outdate);
    connect(project, &Project::runSelected, this, &TranscriptPane::refresh);
    connect(project, &Project::runSelected, this, &TranscriptPane::askForPython);
    connect(project, &Project::stepSelected, m_view, &TranscriptView::setCurrentStep);
    connect(project->steps(), &QAbstractItemModel::modelReset, this, &TranscriptPane::refresh);
    connect(project->steps(), &QAbstractItemModel::rowsInserted, this, &TranscriptPane::refresh);
    connect(project->steps(), &QAbstractItemModel::dataChanged, m_view, &TranscriptView::followMeanings);
    // A filter changes no rows, only which of them match.
    connect(project->steps(), &QAbstractItemModel::dataChanged, this, &TranscriptPane::showSums);
    refresh();
}

QWidget *TranscriptPane::makeFindRow()
{
    auto *row = new QWidget;
    row->setObjectName(QStringLiteral("transcriptFind"));
    auto *layout = new QHBoxLayout(row);
    const int gap = fontMetrics().averageCharWidth();
    layout->setContentsMargins(gap, gap / 2, gap, gap / 2);
    //: Label of a field: text to find in the transcript
    auto *label = new QLabel(tr("F&ind:"));
    m_field = new QLineEdit;
    m_field->setObjectName(QStringLiteral("transcriptFindField"));
    m_field->setClearButtonEnabled(true);
    label->setBuddy(m_field);
    m_findNote = new MutedLabel(QString());
    layout->addWidget(label);
    layout->addWidget(m_field, 1);
    layout->addWidget(m_findNote);
    connect(m_field, &QLineEdit::returnPressed, this, [this] { find(true); });
    connect(m_field, &QLineEdit::textChanged, m_view, &TranscriptView::setSought);
    auto *close = new QShortcut(QKeySequence(Qt::Key_Escape), row, this, &TranscriptPane::closeFind);
    close->setContext(Qt::WidgetWithChildrenShortcut);
    return row;
}

// The transcript always starts with the first step, in any order of the list.
void TranscriptPane::refresh()
{
    if (!m_visibility->isSeen())
        return;
    const auto *steps = m_project->steps();
    std::vector<StepId> ids;
    ids.reserve(std::size_t(steps->rowCount()));
    for (int row = 0; row < steps->rowCount(); ++row)
        ids.push_back(steps->idAt(row));
    std::ranges::sort(ids);
    m_view->setEmptyText(m_project->currentRun() == 0 ? tr("Select a run to read it.") : tr("This run has no steps."));
    if (steps->runId() == m_project->currentRun()) {
        m_isRewritten = m_isRewritten && m_shown == steps->runId();
        m_shown = steps->runId();
        m_view->setSteps(ids, std::exchange(m_isRewritten, false));
    }
    // While the steps of a run are being read, none is selected.
    if (m_project->currentStep() != 0)
        m_view->setCurrentStep(m_project->currentStep());
    showSums();
}

void TranscriptPane::showSums()
{
    if (!m_visibility->isSeen())
        return;
    const auto *steps = m_project->steps();
    const auto *run = m_project->run();
    auto context
        = run == nullptr ? QString() : WindowText::runSums(*run, m_project->runs()->numberOf(m_project->currentRun()));
    if (run != nullptr && steps->isFiltered())
        //: Beside the title of the transcript. %1: "Run 46: 12 steps", %Ln: how many of them the filter lets through
        context = tr("%1, %Ln match the filter", nullptr, steps->matchCount()).arg(context);
    setContextText(context);
}

void TranscriptPane::askForPython(RunId run)
{
    if (run == m_known || run == 0)
        return;
    m_known = run;
    const auto statement = "SELECT 1 FROM v_steps s JOIN v_code c ON c.step = s.step WHERE s.run = "
        + std::to_string(run) + " AND c.language = 'python' LIMIT 1";
    m_asking->ask(m_project->file(), statement, [this](const Result<SqlAnswer> &answer) {
        if (answer)
            Q_EMIT runKnown(!answer->rows.empty());
    });
}

void TranscriptPane::openFind()
{
    m_findRow->show();
    m_field->setFocus();
    m_field->selectAll();
}

void TranscriptPane::closeFind()
{
    m_field->clear();
    m_findNote->clear();
    m_findRow->hide();
    m_view->setFocus();
}

void TranscriptPane::find(bool isForward)
{
    if (m_field->text().isEmpty())
        return openFind();
    m_findNote->clear();
    m_feed->find(m_view->steps(), m_view->current(), m_field->text(), isForward);
}

void TranscriptPane::showFound(const FoundCard &found)
{
    //: No place of a text was found
    m_findNote->setText(found.step == 0 ? tr("No match") : QString());
    if (found.step == 0)
        return;
    m_view->reveal(found);
    m_project->selectStep(found.step);
}

std::optional<QString> TranscriptPane::denialOf(StepId step) const
{
    const auto *steps = m_project->steps();
    const int row = steps->rowOf(step);
    if (row < 0 || steps->verdict(row) != Verdict::Denied)
        return {};
    return steps->denyingRule(step);
}

// The recorded outcome takes precedence over the comparison.
std::optional<Meaning> TranscriptPane::meaningOf(StepId step) const
{
    const auto *steps = m_project->steps();
    const int row = steps->rowOf(step);
    const auto *known = row < 0 ? nullptr : steps->peek(row);
    if (known == nullptr)
        return {};
    if (known->errorLayer == ErrorLayer::Policy)
        return Meaning::Blocked;
    if (known->lastVerdict != ReplayVerdict::None)
        return Words::replayVerdict(known->lastVerdict).shape;
    if (steps->verdict(row) == Verdict::Denied)
        return Meaning::Blocked;
    if (known->errorLayer)
        return CardWords::meaning(*known->errorLayer);
    return known->hasCode || known->isAction || known->isFinalAnswer ? std::optional(Meaning::Ok) : std::nullopt;
}

} // namespace vitrine
