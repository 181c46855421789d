// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/policychooser.h"

#include "app/kit/theme/icons.h"
#include "app/session/policy/policyorigin.h"
#include "app/session/project.h"
#include "app/wording/policyname.h"
#include "app/wording/safetext.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/profiles.h"

#include <QActionGroup>
#include <QFileInfo>
#include <QMenu>

namespace vitrine {

namespace {

constexpr QStringView logKey = u"log";

QString documentKey(const Policy &policy) { return u"policy:" % QString::fromStdString(policy.name); }

QString documentText(const Policy &policy)
{
    //: A policy that was written in the window. %1: its name, %2: its version
    return PolicyChooser::tr("%1, version %2").arg(safeLine(policy.name, 40)).arg(policy.version);
}

} // namespace

PolicyChooser::PolicyChooser(QWidget *parent)
    : QComboBox(parent)
{
    setObjectName(QStringLiteral("policyChooser"));
    setSizeAdjustPolicy(AdjustToContents);
    setAccessibleName(tr("Policy"));
    setToolTip(purpose());
    addItem(actionIcon(ActionIcon::Shield), PolicyName::ofLog(), logKey.toString());
    m_policies.emplace_back();
    for (const auto name : profileNames()) {
        const auto text = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
        addItem(actionIcon(ActionIcon::Shield), text, text);
        m_policies.push_back(profile(name));
    }
    connect(this, &QComboBox::activated, this, [this] { Q_EMIT policyChosen(); });
}

void PolicyChooser::follow(const Project *project)
{
    const auto name = [this, project] { nameLogPolicy(project); };
    connect(project, &Project::countsChanged, this, name);
    connect(project, &Project::runSelected, this, name);
    connect(project, &Project::closed, this, name);
    connect(this, &PolicyChooser::policyChosen, this, name);
}

QString PolicyChooser::purpose() { return tr("Active policy: checks the steps and applies when they run"); }

// While another policy is chosen, that of the log may differ from run to run.
void PolicyChooser::nameLogPolicy(const Project *project)
{
    const bool isActive = !policy() && project->run() != nullptr;
    const auto text = isActive ? activePolicyName(*project, project->activePolicy().name) : PolicyName::ofLog();
    const bool isDefault = isActive && originOfPolicy(*project) == PolicyName::Origin::Default;
    //: Tip of the list of policies. %1: "Active policy: checks the steps and applies when they run"
    setToolTip(isDefault ? tr("%1.\nThe log does not name a policy: a default applies.").arg(purpose()) : purpose());
    if (const int row = findData(logKey.toString()); itemText(row) != text)
        setItemText(row, text);
}

std::optional<Policy> PolicyChooser::policy() const
{
    return currentIndex() < 0 ? std::nullopt : m_policies[static_cast<std::size_t>(currentIndex())];
}

void PolicyChooser::addPolicy(const Policy &policy, const QString &file)
{
    //: A policy from a file. %1: its name, %2: the file
    const auto text = tr("%1 (%2)").arg(safeLine(policy.name, 40), safeLine(QFileInfo(file).fileName(), 40));
    add(u"file:" + file, text, policy);
    Q_EMIT policyChosen();
}

void PolicyChooser::addActivated(const Policy &policy)
{
    add(documentKey(policy), documentText(policy), policy);
    Q_EMIT policyChosen();
}

void PolicyChooser::add(const QString &key, const QString &text, const Policy &policy)
{
    auto row = findData(key);
    if (row < 0) {
        row = count();
        addItem(actionIcon(ActionIcon::Shield), QString(), key);
        m_policies.emplace_back();
    }
    setItemText(row, text);
    m_policies[static_cast<std::size_t>(row)] = policy;
    setCurrentIndex(row);
}

QString PolicyChooser::kept() const
{
    const auto key = currentData().toString();
    const auto chosen = policy();
    const bool isDocument = chosen && key.contains(u':'); // names of profiles contain no colon
    return isDocument ? QString::fromStdString(canonicalJson(*chosen)) : key;
}

void PolicyChooser::restore(const QString &kept)
{
    const int before = currentIndex();
    if (const auto document = readPolicy(kept.toStdString()); kept.startsWith(u'{') && document) {
        if (policy() == *document)
            return;
        add(documentKey(*document), documentText(*document), *document);
        Q_EMIT policyChosen();
        return;
    }
    setCurrentIndex(std::max(findData(kept), 0));
    if (currentIndex() != before)
        Q_EMIT policyChosen();
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
