// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/policychooser.h"

#include "app/kit/theme/icons.h"
#include "app/wording/safetext.h"
#include "executor/policy/profiles.h"

#include <QActionGroup>
#include <QFileInfo>
#include <QMenu>

namespace vitrine {

namespace {

constexpr QStringView logKey = u"log";

} // namespace

PolicyChooser::PolicyChooser(QWidget *parent)
    : QComboBox(parent)
{
    setObjectName(QStringLiteral("policyChooser"));
    setSizeAdjustPolicy(AdjustToContents);
    setAccessibleName(tr("Policy"));
    setToolTip(tr("Active policy: checks the steps and applies when they run"));
    //: A policy: the one that the log was recorded under
    addItem(actionIcon(ActionIcon::Shield), tr("From log"), logKey.toString());
    m_policies.emplace_back();
    for (const auto name : profileNames()) {
        const auto text = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
        addItem(actionIcon(ActionIcon::Shield), text, text);
        m_policies.push_back(profile(name));
    }
    connect(this, &QComboBox::activated, this, [this] { Q_EMIT policyChosen(); });
}

std::optional<Policy> PolicyChooser::policy() const
{
    return currentIndex() < 0 ? std::nullopt : m_policies[static_cast<std::size_t>(currentIndex())];
}

void PolicyChooser::addPolicy(const Policy &policy, const QString &file)
{
    const auto key = u"file:" + file;
    auto row = findData(QString(key));
    if (row < 0) {
        row = count();
        addItem(actionIcon(ActionIcon::Shield), QString(), QString(key));
        m_policies.emplace_back();
    }
    //: A policy from a file. %1: its name, %2: the file
    setItemText(row, tr("%1 (%2)").arg(safeLine(policy.name, 40), safeLine(QFileInfo(file).fileName(), 40)));
    m_policies[static_cast<std::size_t>(row)] = policy;
    setCurrentIndex(row);
    Q_EMIT policyChosen();
}

QString PolicyChooser::key() const
{
    const auto key = currentData().toString();
    return key.startsWith(u"file:") ? logKey.toString() : key;
}

void PolicyChooser::choose(const QString &key)
{
    const auto row = findData(key);
    setCurrentIndex(row < 0 ? 0 : row);
}

void PolicyChooser::offerIn(QMenu *menu, const QList<QAction *> &below)
{
    menu->addActions(below);
    auto *choices = new QActionGroup(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu, choices, below] {
        menu->clear();
        fill(menu, choices);
        menu->addSeparator();
        menu->addActions(below);
    });
}

void PolicyChooser::fill(QMenu *menu, QActionGroup *choices)
{
    for (int row = 0; row < count(); ++row) {
        auto *action = menu->addAction(itemText(row));
        action->setActionGroup(choices);
        action->setCheckable(true);
        action->setChecked(row == currentIndex());
        connect(action, &QAction::triggered, this, [this, row] {
            setCurrentIndex(row);
            Q_EMIT policyChosen();
        });
    }
}

} // namespace vitrine
