// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/redaction/redactiondialog.h"

#include "app/panes/redaction/findingmodel.h"
#include "app/panes/redaction/secretsjob.h"
#include "app/session/jobs/joblist.h"
#include "app/wording/errortext.h"
#include "app/wording/numbertext.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <memory>

namespace vitrine {

namespace {

constexpr int tickMs = 100;

QPushButton *makeButton(const QString &name, const QString &text)
{
    auto *button = new QPushButton(text);
    button->setObjectName(name);
    button->setAutoDefault(false);
    return button;
}

} // namespace

RedactionDialog::RedactionDialog(Subject subject, JobList *jobs, QWidget *parent)
    : RemovalDialog(std::move(subject),
          { .name = QStringLiteral("redaction"),
              //: Title of a dialog
              .title = tr("Redact Secrets and Personal Data"),
              .note = tr("Redacting replaces every text that contains a checked finding, permanently. Hash chain, "
                         "seals and proofs stay valid. Copies and exports made before are not changed.") },
          parent)
    , m_jobs(jobs)
    , m_wanted(new QComboBox)
    , m_state(new QLabel)
    , m_progress(new QProgressBar)
    //: Button: ends a search before it is complete
    , m_stop(makeButton(QStringLiteral("redactionStop"), tr("&Stop")))
    , m_findings(new FindingModel(this->subject().runNumber, this))
    , m_view(new QTreeView)
    //: Button: checks all boxes of a list
    , m_all(makeButton(QStringLiteral("redactionAll"), tr("Check &All")))
    //: Button: unchecks all boxes of a list
    , m_none(makeButton(QStringLiteral("redactionNone"), tr("Check &None")))
{
    auto *choice = new QWidget;
    auto *layout = new QVBoxLayout(choice);
    layout->addWidget(makeSearch());
    layout->addWidget(m_view, 1);
    layout->addWidget(makeChoice());
    setChoice(choice, m_view);
    m_tick.setInterval(tickMs);
    connect(&m_tick, &QTimer::timeout, this, &RedactionDialog::showProgress);
    connect(m_wanted, &QComboBox::currentIndexChanged, this, &RedactionDialog::search);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        if (m_search)
            m_search->cancel();
    });
    connect(m_all, &QPushButton::clicked, this, [this] { m_findings->checkAll(true); });
    connect(m_none, &QPushButton::clicked, this, [this] { m_findings->checkAll(false); });
    connect(m_findings, &FindingModel::checksChanged, this, &RedactionDialog::check);
    search();
}

void RedactionDialog::carryOut() { Q_EMIT redactionRequested(redactionOf(m_findings->checked(), reason())); }

RedactionDialog::~RedactionDialog() { stopSearch(); }

QWidget *RedactionDialog::makeSearch()
{
    m_wanted->setObjectName(QStringLiteral("redactionWanted"));
    //: What is looked for in a trail
    m_wanted->addItem(tr("Secrets and personal data"), static_cast<int>(SecretsWanted::All));
    //: What is looked for in a trail
    m_wanted->addItem(tr("Secrets"), static_cast<int>(SecretsWanted::Secrets));
    //: What is looked for in a trail
    m_wanted->addItem(tr("Personal data"), static_cast<int>(SecretsWanted::Personal));
    m_state->setObjectName(QStringLiteral("redactionState"));
    m_state->setTextFormat(Qt::PlainText);
    m_progress->setObjectName(QStringLiteral("redactionProgress"));
    //: Accessible name of a bar that shows how far a search is
    m_progress->setAccessibleName(tr("Search progress"));
    m_progress->setTextVisible(false);
    auto *label = new QLabel(tr("&Look for:"));
    label->setBuddy(m_wanted);
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(label);
    layout->addWidget(m_wanted);
    layout->addWidget(m_state, 1);
    layout->addWidget(m_progress);
    layout->addWidget(m_stop);
    return row;
}

QWidget *RedactionDialog::makeChoice()
{
    m_view->setObjectName(QStringLiteral("redactionFindings"));
    //: Accessible name of a list of secrets and personal data
    m_view->setAccessibleName(tr("Findings"));
    m_view->setModel(m_findings);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setAlternatingRowColors(true);
    m_view->setTabKeyNavigation(false);
    auto *header = m_view->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(static_cast<int>(FindingModel::Column::Excerpt), QHeaderView::Stretch);
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_all);
    layout->addWidget(m_none);
    layout->addStretch(1);
    return row;
}

void RedactionDialog::stopSearch()
{
    if (!m_search)
        return;
    disconnect(m_search, nullptr, this, nullptr);
    m_search->cancel();
    m_search = nullptr;
}

void RedactionDialog::search()
{
    stopSearch();
    m_findings->setFindings({});
    auto job = std::make_unique<SecretsJob>(
        subject().trail, subject().title, static_cast<SecretsWanted>(m_wanted->currentData().toInt()));
    m_search = job.get();
    connect(m_search, &SecretsJob::found, this, &RedactionDialog::showFindings);
    connect(m_search, &SecretsJob::failed, this, &RedactionDialog::showFailure);
    m_jobs->start(std::move(job));
    m_progress->setRange(0, 0);
    m_progress->show();
    m_stop->show();
    m_tick.start();
    m_state->setText(tr("Searching…"));
    check();
}

void RedactionDialog::showProgress()
{
    if (!m_search || m_search->total() == 0)
        return;
    constexpr int parts = 1'000;
    m_progress->setRange(0, parts);
    m_progress->setValue(static_cast<int>(m_search->done() * parts / m_search->total()));
    //: How far a search is. %1 and %2: numbers of steps
    m_state->setText(tr("Searching: step %1 of %2").arg(numberText(m_search->done()), numberText(m_search->total())));
}

void RedactionDialog::showState(const QString &text)
{
    m_search = nullptr;
    m_tick.stop();
    const bool hadFocus = m_stop->hasFocus();
    m_progress->hide();
    m_stop->hide();
    if (hadFocus)
        m_view->setFocus();
    m_state->setText(text);
    check();
}

void RedactionDialog::showFindings(const std::vector<TrailSecret> &secrets)
{
    m_findings->setFindings(secrets);
    showState(secrets.empty() ? tr("Nothing was found.")
                              //: %n: number of secrets and personal data
                              : tr("%Ln finding(s)", nullptr, static_cast<int>(secrets.size())));
    if (!secrets.empty())
        m_view->setCurrentIndex(m_findings->index(0, 0));
}

void RedactionDialog::showFailure(const Error &error)
{
    showState(error.code == ErrorCode::Cancelled ? tr("The search was stopped.") : ErrorText::sentence(error));
}

void RedactionDialog::check()
{
    const auto count = m_findings->checkedCount();
    const int rows = m_findings->rowCount();
    doIt()->setEnabled(!m_search && count > 0);
    //: Button: takes the checked findings out of the trail
    doIt()->setText(count == 0 ? tr("&Redact")
                               //: Button: takes the checked findings out of the trail. %1: number of them
                               : tr("&Redact (%1)").arg(numberText(static_cast<std::uint64_t>(count))));
    m_all->setEnabled(count < rows);
    m_none->setEnabled(count > 0);
}

} // namespace vitrine
