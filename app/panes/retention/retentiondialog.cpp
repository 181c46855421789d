// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/retention/retentiondialog.h"

#include "app/kit/widgets/filedialogs.h"
#include "app/panes/retention/prunablejob.h"
#include "app/session/jobs/joblist.h"
#include "app/wording/dateformat.h"
#include "app/wording/errortext.h"
#include "app/wording/numbertext.h"
#include "app/wording/safetext.h"
#include "base/clock.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>

#include <algorithm>
#include <iterator>
#include <memory>
#include <set>

namespace vitrine {

namespace {

constexpr double secondsOfDay = 86'400;
constexpr int usualDays = 90;
constexpr int mostDays = 36'500;

constexpr int runColumn = 0;
constexpr int stepsColumn = 2;
constexpr int projectColumn = 3;

QString dayOf(const PrunableRun &run)
{
    return dayText(QDateTime::fromSecsSinceEpoch(static_cast<qint64>(run.at)).date(), chosenDateFormat());
}

} // namespace

RetentionDialog::RetentionDialog(Subject subject, JobList *jobs, QWidget *parent)
    : RemovalDialog(std::move(subject),
          { .name = QStringLiteral("retention"),
              //: Title of a dialog
              .title = tr("Delete Old Runs"),
              .note = tr("The runs are deleted permanently, with their steps, executions and notes. The deletion is "
                         "recorded. Hash chain, seals and proofs of everything else stay valid.") },
          parent)
    , m_jobs(jobs)
    , m_age(new QSpinBox)
    , m_project(new QComboBox)
    , m_list(new QTreeWidget)
    , m_state(new QLabel)
    , m_isMove(new QCheckBox(tr("&Move them to a new trail:")))
    , m_target(new QLineEdit)
    //: Button: chooses a file
    , m_browse(new QPushButton(tr("C&hoose…")))
{
    makeList();
    setChoice(makeChoice(), m_age);
    connect(m_age, &QSpinBox::valueChanged, this, &RetentionDialog::choose);
    connect(m_project, &QComboBox::currentIndexChanged, this, &RetentionDialog::choose);
    connect(m_isMove, &QCheckBox::toggled, this, &RetentionDialog::check);
    connect(m_target, &QLineEdit::textChanged, this, &RetentionDialog::check);
    read();
}

void RetentionDialog::carryOut()
{
    Q_EMIT pruningRequested(
        pruningOf(m_chosen, rule(), reason()), m_isMove->isChecked() ? m_target->text().trimmed() : QString());
}

QWidget *RetentionDialog::makeChoice()
{
    m_age->setObjectName(QStringLiteral("retentionAge"));
    m_age->setRange(0, mostDays);
    m_age->setValue(usualDays);
    //: Behind a number: "90 days"
    m_age->setSuffix(tr(" days"));
    //: In place of a number of days: runs of any age
    m_age->setSpecialValueText(tr("any age"));
    m_project->setObjectName(QStringLiteral("retentionProject"));
    //: In a list of folders: runs of all of them, and those without
    m_project->addItem(tr("any project"), QString());
    m_state->setObjectName(QStringLiteral("retentionState"));
    m_state->setTextFormat(Qt::PlainText);
    auto *choice = new QWidget;
    auto *form = new QFormLayout(choice);
    form->addRow(tr("Runs o&lder than:"), m_age);
    form->addRow(tr("Runs in the &project:"), m_project);
    form->addRow(m_list);
    form->addRow(m_state);
    form->addRow(m_isMove, makeTarget());
    return choice;
}

RetentionDialog::~RetentionDialog()
{
    if (!m_reading)
        return;
    disconnect(m_reading, nullptr, this, nullptr);
    m_reading->cancel();
}

QWidget *RetentionDialog::makeTarget()
{
    m_isMove->setObjectName(QStringLiteral("retentionMove"));
    m_target->setObjectName(QStringLiteral("retentionTarget"));
    //: Accessible name of a field with the name of a file
    m_target->setAccessibleName(tr("New trail"));
    m_browse->setObjectName(QStringLiteral("retentionBrowse"));
    m_browse->setAutoDefault(false);
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_target, 1);
    layout->addWidget(m_browse);
    connect(m_browse, &QPushButton::clicked, this, [this] {
        const QString name = QFileInfo(subject().trail).completeBaseName() + QStringLiteral("-old.vitrine");
        //: Title of a dialog that asks for a new file
        const auto file = FileDialogs::toSave(this, tr("Move to New Trail"), name, { tr("Trails (*.vitrine)") });
        if (!file.isEmpty())
            m_target->setText(file);
    });
    return row;
}

void RetentionDialog::makeList()
{
    m_list->setObjectName(QStringLiteral("retentionRuns"));
    //: Accessible name of a list
    m_list->setAccessibleName(tr("Runs that match"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setAlternatingRowColors(true);
    //: Columns of a list of runs
    m_list->setHeaderLabels({ tr("Run"), tr("Ended"), tr("Steps"), tr("Project"), tr("Log") });
    auto *header = m_list->header();
    header->setStretchLastSection(true);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(projectColumn, QHeaderView::Stretch);
}

void RetentionDialog::read()
{
    auto job = std::make_unique<PrunableJob>(subject().trail, subject().title);
    m_reading = job.get();
    connect(m_reading, &PrunableJob::found, this, &RetentionDialog::showRuns);
    connect(m_reading, &PrunableJob::failed, this, &RetentionDialog::showFailure);
    m_jobs->start(std::move(job));
    m_state->setText(tr("Reading…"));
    check();
}

void RetentionDialog::showRuns(const std::vector<PrunableRun> &runs)
{
    m_reading = nullptr;
    m_all = runs;
    std::set<std::string> projects;
    for (const PrunableRun &run : m_all)
        if (!run.project.empty())
            projects.insert(run.project);
    for (const std::string &project : projects)
        m_project->addItem(safeLine(project), QString::fromStdString(project));
    choose();
}

void RetentionDialog::showFailure(const Error &error)
{
    m_reading = nullptr;
    m_state->setText(ErrorText::sentence(error));
    check();
}

RetentionRule RetentionDialog::rule() const
{
    RetentionRule rule;
    if (m_age->value() > 0)
        rule.before = secondsSinceEpoch() - m_age->value() * secondsOfDay;
    rule.project = m_project->currentData().toString().toStdString();
    return rule;
}

void RetentionDialog::choose()
{
    if (m_reading)
        return;
    const RetentionRule wanted = rule();
    m_chosen.clear();
    if (!wanted.isEmpty())
        std::ranges::copy_if(
            m_all, std::back_inserter(m_chosen), [&wanted](const PrunableRun &run) { return applies(wanted, run); });
    list();
    //: %n: number of runs
    m_state->setText(wanted.isEmpty() ? tr("Choose an age or a project.")
                                      : tr("%Ln run(s) match", nullptr, static_cast<int>(m_chosen.size())));
    check();
}

void RetentionDialog::list()
{
    m_list->clear();
    QList<QTreeWidgetItem *> rows;
    for (std::size_t n = 0; n < std::min(mostListed, m_chosen.size()); ++n) {
        const PrunableRun &run = m_chosen[n];
        rows << new QTreeWidgetItem(
            QStringList { QString::number(subject().runNumber(run.run)), dayOf(run), numberText(run.steps),
                safeLine(run.project), safeLine(QFileInfo(QString::fromStdString(run.file)).fileName()) });
        for (const int column : { runColumn, stepsColumn })
            rows.back()->setTextAlignment(column, Qt::AlignTrailing | Qt::AlignVCenter);
    }
    m_list->addTopLevelItems(rows);
}

void RetentionDialog::check()
{
    const bool isMove = m_isMove->isChecked();
    m_target->setEnabled(isMove);
    m_browse->setEnabled(isMove);
    const auto count = static_cast<int>(m_chosen.size());
    doIt()->setText(isMove ? tr("Mo&ve (%1)").arg(numberText(m_chosen.size()))
                           //: Button. %1: number of runs
                           : tr("&Delete (%1)").arg(numberText(m_chosen.size())));
    doIt()->setEnabled(!m_reading && count > 0 && (!isMove || !m_target->text().trimmed().isEmpty()));
}

} // namespace vitrine
