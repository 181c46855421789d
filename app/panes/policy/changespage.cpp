// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/changespage.h"

#include "app/kit/widgets/messagestrip.h"
#include "app/panes/policy/changedsteps.h"
#include "app/panes/policy/changefilter.h"
#include "app/panes/policy/confirmer.h"
#include "app/session/jobs/joblist.h"
#include "app/session/policy/policydraft.h"
#include "app/session/project.h"
#include "app/session/settings/preferences.h"
#include "app/wording/safetext.h"
#include "base/username.h"
#include "base/version.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>
#include <QtConcurrentRun>

#include <chrono>
#include <utility>

namespace vitrine {

namespace {

constexpr auto settleTime = std::chrono::milliseconds(700);

Result<void> write(const QString &file, ConfirmationRecord record)
{
    record.author = userName();
    const auto recorder = Recorder::open(QFile::encodeName(file).toStdString());
    if (!recorder)
        return std::unexpected(recorder.error());
    return recordConfirmation(**recorder, record, "vitrine " VITRINE_VERSION);
}

} // namespace

ChangesPage::ChangesPage(Project *project, DraftRuns::MakeExecutor makeExecutor, QWidget *parent)
    : QWidget(parent)
    , m_project(project)
    , m_confirmer(new Confirmer(std::move(makeExecutor), this))
    , m_judgement(std::make_shared<DraftJudgement>())
    , m_list(new ChangedSteps)
    , m_confirm(new QPushButton)
    , m_automatic(new QCheckBox(
          //: Check box beside the button Verify by Replay: verifies after every change of the draft
          tr("Automatically")))
{
    auto *row = new QHBoxLayout;
    const int margin = fontMetrics().averageCharWidth();
    row->setContentsMargins(QMargins(margin, 3, margin, 3));
    row->setSpacing(margin);
    row->addWidget(m_confirm);
    row->addWidget(m_automatic);
    row->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(row);
    layout->addWidget(m_list, 1);
    m_confirm->setObjectName(QStringLiteral("confirmDraft"));
    m_automatic->setObjectName(QStringLiteral("confirmAutomatically"));
    m_automatic->setToolTip(tr("Re-runs the affected steps shortly after each change of the draft"));
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleTime);
    followPreferences();
    connect(m_list, &ChangedSteps::stepChosen, this, &ChangesPage::stepChosen);
    connect(m_confirm, &QPushButton::clicked, this, &ChangesPage::toggle);
    connect(m_confirmer, &Confirmer::changed, this, &ChangesPage::showProgress);
    connect(m_confirmer, &Confirmer::failed, m_project, &Project::failed);
    connect(m_confirmer, &Confirmer::ended, this, &ChangesPage::keep);
    connect(m_project, &Project::closed, m_confirmer, &Confirmer::stop);
    connect(QCoreApplication::instance(), &QCoreApplication::aboutToQuit, m_confirmer, &Confirmer::stop);
    connect(&m_settle, &QTimer::timeout, this, &ChangesPage::confirmByItself);
    connect(m_automatic, &QCheckBox::toggled, this, [this](bool isOn) {
        Preferences::confirmsByItself.set(isOn);
        m_settle.start();
    });
    showProgress();
}

void ChangesPage::follow(const std::shared_ptr<const DraftJudgement> &judgement)
{
    m_judgement = judgement;
    m_confirmer->follow(*judgement);
    enable();
    m_settle.start();
}

void ChangesPage::refill() { m_list->show(*m_judgement, *m_confirmer); }

void ChangesPage::followPreferences() { m_automatic->setChecked(Preferences::confirmsByItself.isOn()); }

// Waits for the end of typing: a draft is run only if it lasts for a moment.
void ChangesPage::confirmByItself()
{
    if (m_automatic->isChecked() && m_confirm->isEnabled() && !m_confirmer->isRunning() && m_confirmer->total() == 0)
        toggle();
}

void ChangesPage::toggle()
{
    if (m_confirmer->isRunning())
        m_confirmer->stop();
    else
        m_confirmer->start(m_project->file(), m_judgement);
}

void ChangesPage::enable()
{
    m_confirm->setEnabled(m_confirmer->isRunning()
        || (m_judgement->base && m_judgement->problems.empty() && changedSteps(m_judgement->comparison.counts) > 0));
}

void ChangesPage::showProgress()
{
    const QLocale locale;
    if (m_confirmer->isRunning())
        //: Button. %1, %2: how many steps were run, of how many
        m_confirm->setText(tr("Stop Verification (%1 of %2)")
                .arg(locale.toString(m_confirmer->done()), locale.toString(m_confirmer->total())));
    else
        //: Button: runs the steps that a draft changes, to check the predicted results
        m_confirm->setText(tr("Verify by Replay"));
    enable();
    m_list->refresh(*m_confirmer);
    showOutcome();
}

/// Disagreements between prediction and result are always shown.
void ChangesPage::showOutcome()
{
    const QLocale locale;
    if (m_confirmer->disagreements() > 0)
        Q_EMIT reported({ Meaning::Error,
            //: %n: number of steps whose result was not the predicted one
            tr("%Ln step(s) behaved differently than predicted.", nullptr, m_confirmer->disagreements()),
            tr("See the Observed column of the changed steps. This is a bug in the prediction."), {}, {} });
    else if (m_confirmer->total() > 0 && !m_confirmer->isRunning())
        Q_EMIT reported({ m_confirmer->observed() < m_confirmer->total() ? Meaning::Warning : Meaning::Info,
            //: %1: how many steps were run, %n: of how many
            tr("Verified %1 of %Ln changed step(s) under the draft: no disagreement.", nullptr, m_confirmer->total())
                .arg(locale.toString(m_confirmer->observed())),
            safeLine(m_confirmer->problem(), 200), {}, {} });
}

/// Records in the trail who verified which draft and the result, even if the trail was closed meanwhile.
void ChangesPage::keep()
{
    ConfirmationRecord record = m_confirmer->record();
    record.at = static_cast<double>(QDateTime::currentMSecsSinceEpoch()) / 1000;
    QtConcurrent::run(m_project->jobs()->pool(), write, m_confirmer->trail(), std::move(record))
        .then(this, [this](const Result<void> &kept) {
            if (!kept)
                Q_EMIT m_project->failed(kept.error());
        });
}

} // namespace vitrine
