// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/versionspage.h"

#include "app/kit/lists/flatlist.h"
#include "app/kit/theme/mutedlabel.h"
#include "app/session/policy/policydraft.h"
#include "app/wording/plaintip.h"
#include "app/wording/safetext.h"
#include "app/wording/words.h"
#include "executor/policy/policydifference.h"
#include "executor/policy/profiles.h"

#include <QFile>
#include <QLocale>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <QtConcurrentRun>

#include <algorithm>
#include <iterator>
#include <utility>

namespace vitrine {

namespace {

enum Column { When, Who, Name, Changes, Reason };

std::vector<PolicyChange> readChanges(const QString &file)
{
    const auto trail = Trail::open(QFile::encodeName(file).toStdString());
    return trail ? policyChanges(**trail).value_or(std::vector<PolicyChange> {}) : std::vector<PolicyChange> {};
}

QString nameOf(const Policy &policy)
{
    const auto version = QLocale().toString(static_cast<qulonglong>(policy.version));
    //: A policy. %1: its name, %2: number of its version
    return VersionsPage::tr("%1, version %2").arg(safeLine(policy.name, 40), version);
}

Cell markOf(PolicyDifference::Kind kind)
{
    Cell cell;
    switch (kind) {
    //: Of an entry of a list of the policy: only the draft has it
    case PolicyDifference::Kind::Added: cell.text = VersionsPage::tr("Added"); break;
    //: Of an entry of a list of the policy: only the other policy has it
    case PolicyDifference::Kind::Removed: cell.text = VersionsPage::tr("Removed"); break;
    case PolicyDifference::Kind::Changed: cell.text = VersionsPage::tr("Changed"); break;
    }
    cell.shape = Meaning::Differs;
    return cell;
}

} // namespace

struct VersionsPage::Version {
    QString when;
    QString who;
    Policy policy;
    PolicyComments comments = {};
    std::optional<quint64> changes = std::nullopt; ///< compared with the previous policy
    QString reason = {};
};

VersionsPage::VersionsPage(QWidget *parent)
    : QWidget(parent)
    , m_list(new FlatList(QStringLiteral("policyVersions"), tr("Versions"),
          { tr("Time"),
              //: Column: the user who activated a policy
              tr("User"), tr("Policy"),
              //: Column: how many rules a policy changed
              tr("Changes"),
              //: Column: why a policy was activated, in the user's words
              tr("Reason") },
          Reason))
    , m_about(new MutedLabel)
    , m_differences(new FlatList(QStringLiteral("policyDifferences"), tr("Differences From the Draft"),
          { tr("Difference"),
              //: Column: a rule of the policy
              tr("Rule"),
              //: Column: value in the policy that the draft is compared with
              tr("Other Policy"),
              //: Column: value in the draft
              tr("Draft") },
          3))
{
    m_about->setMargin(fontMetrics().averageCharWidth());
    m_about->setWordWrap(true);
    m_differences->setEmptyText(tr("The draft allows exactly what this policy allows."));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_about);
    layout->addWidget(m_differences, 1);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &VersionsPage::compare);
    connect(m_list, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem *item) {
        const Version version = m_versions[static_cast<std::size_t>(m_list->indexOfTopLevelItem(item))];
        Q_EMIT policyChosen(version.policy, version.comments);
    });
}

VersionsPage::~VersionsPage() = default;

void VersionsPage::show(std::shared_ptr<const DraftJudgement> judgement, const QString &trail)
{
    m_judgement = std::move(judgement);
    if (m_trail != trail || !m_isRead) {
        m_trail = trail;
        m_changes.clear();
        read();
    }
    fill();
}

void VersionsPage::read()
{
    m_isRead = true;
    ++m_reading;
    if (m_trail.isEmpty())
        return;
    QtConcurrent::run(readChanges, m_trail).then(this, [this, number = m_reading](std::vector<PolicyChange> changes) {
        if (number != m_reading)
            return;
        m_changes = std::move(changes);
        fill();
    });
}

void VersionsPage::fill()
{
    // New versions are inserted after the active one: the selection stays at its version.
    const int row = std::max(0, m_list->indexOfTopLevelItem(m_list->currentItem()));
    const int fromEnd = m_list->topLevelItemCount() - row;
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    m_versions.clear();
    //: In the column When: now
    addVersion({ tr("Active"), {}, m_judgement->active, m_judgement->activeComments });
    for (const PolicyChange &change : m_changes)
        addVersion({ Words::moment(change.at), safeLine(change.author), change.policy, change.comments,
            differences(change.before, change.policy).size()
                + differences(change.commentsBefore, change.comments).size(),
            safeLine(change.reason) });
    for (const auto name : profileNames())
        //: In the column When: the policy is part of the program
        addVersion({ tr("Bundled"), {}, profile(name).value_or(Policy {}) });
    m_list->setCurrentItem(m_list->topLevelItem(row == 0 ? 0 : std::max(0, m_list->topLevelItemCount() - fromEnd)));
    compare();
}

void VersionsPage::addVersion(const Version &version)
{
    auto *item = new QTreeWidgetItem(m_list, { version.when, version.who, nameOf(version.policy) });
    if (version.changes)
        m_list->setNumber(item, Changes, *version.changes);
    item->setText(Reason, version.reason);
    item->setToolTip(Reason, plainTip(version.reason));
    m_versions.push_back(version);
}

void VersionsPage::compare()
{
    m_differences->clear();
    const auto row = static_cast<std::size_t>(std::max(0, m_list->indexOfTopLevelItem(m_list->currentItem())));
    if (row >= m_versions.size())
        return;
    const Policy &other = m_versions[row].policy;
    auto found = differences(other, m_judgement->draft);
    std::ranges::move(differences(m_versions[row].comments, m_judgement->comments), std::back_inserter(found));
    m_about->setText(
        //: %1: a policy
        tr("Differences between the draft and %1. Press Return or double-click to make that version the draft.")
            .arg(nameOf(other)));
    for (const PolicyDifference &difference : found) {
        auto *item = new QTreeWidgetItem(m_differences);
        const bool isRemoved = difference.kind == PolicyDifference::Kind::Removed;
        FlatList::setCell(item, 0, markOf(difference.kind));
        item->setText(1, safeLine(difference.path));
        item->setText(2, safeLine(isRemoved ? difference.value : difference.before));
        item->setText(3, isRemoved ? QString() : safeLine(difference.value));
    }
}

} // namespace vitrine
