// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/compare/comparepane.h"

#include "app/kit/lists/recordview.h"
#include "app/panes/compare/alignedstepmodel.h"
#include "app/panes/compare/comparechoice.h"
#include "app/panes/step/differenceview.h"
#include "app/session/execution/executors.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "app/session/settings/noisesettings.h"
#include "app/wording/alignmenttext.h"
#include "app/wording/steptext.h"
#include "models/items/runmodel.h"

#include <QComboBox>
#include <QFile>
#include <QItemSelectionModel>
#include <QLabel>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine {

namespace {

constexpr auto settleTime = std::chrono::milliseconds(300);

Result<RunComparison> readComparison(
    const QString &file, const RunSide &left, const RunSide &right, const NoiseRules &noise)
{
    const auto trail = Trail::open(QFile::encodeName(file).toStdString());
    if (!trail)
        return std::unexpected(trail.error());
    return compareRuns(**trail, left, right, noise);
}

Result<ReplayPair> readReplays(const QString &file, RunId run)
{
    const auto trail = Trail::open(QFile::encodeName(file).toStdString());
    return trail ? newestReplays(**trail, run) : std::unexpected(trail.error());
}

// The index of a side's form in the list: the recording, the latest replay, then those in other executors.
int formIn(const QComboBox *form, const RunSide &side)
{
    if (!side.isReplayed)
        return 0;
    for (int row = 2; row < form->count(); ++row) {
        if (form->itemData(row).value<SessionId>() == side.session)
            return row;
    }
    return 1;
}

} // namespace

ComparePane::ComparePane(Project *project, QWidget *parent)
    : Pane(
          {
              .id = QStringLiteral("compare"),
              .title = tr("Compare Runs"),
              .location = Location::CenterTab,
              //: What a pane is for
              .purpose = tr("Two runs side by side, or a run and its replay, step by step."),
          },
          parent)
    , m_project(project)
    , m_model(new AlignedStepModel(this))
    , m_presentation(new AlignedStepPresentation(m_model, this))
    , m_view(new RecordView(QStringLiteral("compareView")))
    , m_difference(new DifferenceView)
    , m_choosing(this, project->jobs()->pool())
    , m_reading(this, project->jobs()->pool())
{
    m_view->setModel(m_presentation);
    m_view->setAccessibleName(tr("Aligned Steps"));
    m_view->setSortingEnabled(false);
    m_view->setStretchColumns({ static_cast<int>(AlignedStepModel::Column::What) });
    m_view->setColumnWidths({ 7, 7, 15, 40 });
    m_view->setColumnSamples(static_cast<int>(AlignedStepModel::Column::Verdict), AlignmentText::verdicts());
    m_difference->setObjectName(QStringLiteral("compareDifference"));
    auto *split = new QSplitter(Qt::Vertical);
    split->setObjectName(QStringLiteral("compareSplitter"));
    split->setChildrenCollapsible(false);
    split->addWidget(m_view);
    split->addWidget(m_difference);
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 2);
    // If there is little room, the list yields space to the differences.
    split->setSizes({ 1'000, 2'000 });
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeBar());
    layout->addWidget(split, 1);
    setFocusProxy(m_view);
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleTime);
    connect(&m_settle, &QTimer::timeout, this, &ComparePane::read);
    const auto settle = qOverload<>(&QTimer::start);
    connect(project->runs(), &QAbstractItemModel::modelReset, &m_settle, settle);
    connect(project->execution(), &ExecutionControl::finished, &m_settle, settle);
    connect(project, &Project::closed, this, &ComparePane::clear);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ComparePane::showRow);
    connect(m_view, &QTreeView::activated, this, &ComparePane::open);
    clear();
}

QComboBox *ComparePane::makeSide(const QString &name, const QString &text)
{
    auto *form = new QComboBox;
    form->setObjectName(name);
    form->setAccessibleName(text);
    form->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    showForms(form, {}, {});
    connect(form, &QComboBox::activated, this, &ComparePane::chooseSide);
    connect(form, &QComboBox::currentTextChanged, form, &QWidget::setToolTip);
    return form;
}

/// Offers the recording, and the replay in each executor; a missing replay only if it was requested. An open list is
/// only changed if there is something new.
void ComparePane::showForms(QComboBox *form, const RunSide &side, const std::vector<RunReplay> &replays)
{
    std::vector<std::pair<QString, SessionId>> wanted;
    //: A run as recorded, one side of a comparison
    wanted.emplace_back(tr("Recorded"), 0);
    if (replays.empty() && side.isReplayed)
        //: A run as it went when it was run again, one side of a comparison
        wanted.emplace_back(tr("Replayed"), 0);
    for (const RunReplay &replay : replays)
        //: A run as it went when it was run again, one side of a comparison. %1: name of an executor
        wanted.emplace_back(tr("Replayed in %1").arg(executorTitle(QString::fromStdString(replay.executor))),
            wanted.size() == 1 ? 0 : replay.session); // the first is always the latest
    const auto isAt = [form](int row, const auto &item) {
        return form->itemText(row) == item.first && form->itemData(row).template value<SessionId>() == item.second;
    };
    bool isSame = form->count() == static_cast<int>(wanted.size());
    for (int row = 0; isSame && row < form->count(); ++row)
        isSame = isAt(row, wanted[static_cast<std::size_t>(row)]);
    if (isSame)
        return;
    form->clear();
    for (const auto &[text, session] : wanted)
        form->addItem(text, QVariant::fromValue(session));
}

void ComparePane::chooseSide()
{
    const auto chosen = [](const RunSide &side, const QComboBox *form) {
        return RunSide { side.run, form->currentIndex() > 0, form->currentData().value<SessionId>() };
    };
    m_left = chosen(m_left, m_leftForm);
    m_right = chosen(m_right, m_rightForm);
    read();
}

QWidget *ComparePane::makeBar()
{
    auto *bar = new QWidget;
    auto *row = new QHBoxLayout(bar);
    const int gap = fontMetrics().averageCharWidth();
    row->setContentsMargins(gap, gap / 2, gap, gap / 2);
    row->setSpacing(gap);
    m_leftName = new QLabel;
    m_rightName = new QLabel;
    m_leftForm = makeSide(QStringLiteral("compareLeft"), tr("Left Side"));
    m_rightForm = makeSide(QStringLiteral("compareRight"), tr("Right Side"));
    for (auto *label : { m_leftName, m_rightName })
        label->setTextFormat(Qt::PlainText);
    row->addWidget(m_leftName);
    row->addWidget(m_leftForm);
    row->addSpacing(gap * 2);
    row->addWidget(m_rightName);
    row->addWidget(m_rightForm);
    row->addStretch(1);
    return bar;
}

void ComparePane::compare(const RunSide &left, const RunSide &right)
{
    m_left = left;
    m_right = right;
    // Shown until the available replays are known.
    showForms(m_leftForm, m_left, {});
    showForms(m_rightForm, m_right, {});
    read();
}

void ComparePane::compareExecutors(RunId run)
{
    m_choosing.ask([file = m_project->file(), run] { return readReplays(file, run); },
        [this](const Result<ReplayPair> &pair) {
            if (pair)
                compare(pair->before, pair->newest);
            else
                Q_EMIT failed(pair.error());
        });
}

void ComparePane::offerToCompare(QAction *choose) { m_view->setEmptyAction(choose); }

void ComparePane::clear()
{
    m_choosing.cancel();
    m_reading.cancel();
    m_left = {};
    m_right = {};
    m_model->setComparison(nullptr);
    m_view->setEmptyText(tr("No comparison"), tr("Choose Run > Compare With…, or the context menu of a run."));
    m_difference->clear({});
    showNames();
    setContextText({});
}

void ComparePane::read()
{
    if (m_left.run == 0 || !m_project->isOpen())
        return;
    showNames();
    m_leftForm->setCurrentIndex(formIn(m_leftForm, m_left));
    m_rightForm->setCurrentIndex(formIn(m_rightForm, m_right));
    const auto work = [file = m_project->file(), left = m_left, right = m_right, noise = userNoiseRules()] {
        return readComparison(file, left, right, noise);
    };
    m_reading.ask(work, [this](const Result<RunComparison> &comparison) { take(comparison); });
}

void ComparePane::take(const Result<RunComparison> &comparison)
{
    const int row = m_view->currentIndex().row();
    if (!comparison) {
        m_model->setComparison(nullptr);
        const bool isReplayMissing = comparison.error().code == ErrorCode::BadValue;
        m_view->setEmptyText(isReplayMissing ? tr("One run has not been replayed") : tr("Cannot read the runs"),
            isReplayMissing ? tr("Replay that run, or choose its recording.") : QString());
        m_difference->clear({});
        setContextText({});
        if (!isReplayMissing)
            Q_EMIT failed(comparison.error());
        return;
    }
    m_model->setComparison(std::make_shared<const RunComparison>(*comparison));
    showTitles(*comparison);
    //: In place of two runs side by side
    m_view->setEmptyText(tr("Neither run has any steps"));
    const int differences = m_model->differenceCount();
    setContextText(differences == 0 ? tr("no step differs") : tr("%Ln step(s) differ", nullptr, differences));
    chooseRow(row >= 0 && row < m_model->rowCount() ? row : std::max(m_model->nextDifference(-1, 1), 0));
}

void ComparePane::showNames()
{
    const bool isAny = m_left.run != 0;
    // Without a comparison, choices and an empty half of the pane would only confuse.
    m_leftForm->parentWidget()->setVisible(isAny);
    m_difference->setVisible(isAny);
    const auto name = [this](RunId run) {
        //: One side of a comparison. %1: number of a run
        return run == 0 ? QString() : tr("Run %1:").arg(QLocale().toString(m_project->runs()->numberOf(run)));
    };
    m_leftName->setText(name(m_left.run));
    m_rightName->setText(name(m_right.run));
    m_difference->setTitles(CompareChoice::name(*m_project, m_left), CompareChoice::name(*m_project, m_right));
}

// Shows which replay it is, unless it is simply the latest.
void ComparePane::showTitles(const RunComparison &comparison)
{
    const auto title = [this](const RunSide &side, const RunSteps &steps) {
        const auto name = CompareChoice::name(*m_project, side);
        if (!side.isReplayed)
            return name;
        //: One side of a comparison. %1: "Run 3, replayed", %2: name of an executor
        return tr("%1 in %2").arg(name, executorTitle(QString::fromStdString(steps.executor)));
    };
    m_difference->setTitles(title(m_left, comparison.left), title(m_right, comparison.right));
    showForms(m_leftForm, m_left, comparison.left.replays);
    showForms(m_rightForm, m_right, comparison.right.replays);
    m_leftForm->setCurrentIndex(formIn(m_leftForm, m_left));
    m_rightForm->setCurrentIndex(formIn(m_rightForm, m_right));
}

void ComparePane::chooseRow(int row)
{
    if (row >= m_model->rowCount())
        return;
    m_view->setCurrentIndex(m_presentation->index(row, 0));
    showRow(m_view->currentIndex());
}

void ComparePane::showRow(const QModelIndex &index)
{
    if (!index.isValid() || m_model->comparison() == nullptr)
        return;
    const AlignedSteps &row = m_model->aligned(index.row());
    const RunComparison &comparison = *m_model->comparison();
    const StepRecord none;
    const auto verdict = AlignmentText::verdict(row);
    const auto reason = row.left && row.right ? AlignmentText::reason(row) : QString();
    //: Over a comparison. %1: verdict, %2: why
    const auto text = reason.isEmpty() ? verdict.text : tr("%1: %2").arg(verdict.text, reason);
    m_difference->setVerdict(StepText::meaning(verdict), text);
    m_difference->setNoiseRules(StepText::noiseRules(userNoiseRules(), false));
    m_difference->setSections(DifferenceDocument::betweenRecords(row.left ? comparison.left.steps[*row.left] : none,
                                  row.right ? comparison.right.steps[*row.right] : none, userNoiseRules()),
        {}, {});
}

void ComparePane::goToDifference(int direction)
{
    if (m_model->comparison() == nullptr)
        return;
    if (direction > 0 ? m_difference->goToNextDifference() : m_difference->goToPreviousDifference())
        return;
    const int next = m_model->nextDifference(m_view->currentIndex().row(), direction);
    if (next < 0)
        return;
    chooseRow(next);
    if (direction > 0)
        m_difference->goToNextDifference();
    else
        m_difference->goToPreviousDifference();
}

void ComparePane::open(const QModelIndex &index)
{
    const AlignedSteps &row = m_model->aligned(index.row());
    const RunComparison &comparison = *m_model->comparison();
    if (row.left)
        Q_EMIT stepChosen(m_left.run, comparison.left.ids[*row.left]);
    else if (row.right)
        Q_EMIT stepChosen(m_right.run, comparison.right.ids[*row.right]);
}

} // namespace vitrine
