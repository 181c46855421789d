// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/settings/shortcuts.h"

#include <QAction>
#include <QSettings>

#include <algorithm>

namespace vitrine {

namespace {

QString settingOf(const QAction *action) { return u"shortcuts/" % action->objectName(); }

} // namespace

Shortcuts::Shortcuts(std::vector<QAction *> actions, QObject *parent)
    : QObject(parent)
{
    for (auto *action : actions)
        add(action);
}

void Shortcuts::add(QAction *action)
{
    if (action->objectName().isEmpty() || action->isSeparator() || m_own.contains(action->objectName()))
        return;
    m_actions.push_back(action);
    m_own.insert(action->objectName(), action->shortcut());
}

void Shortcuts::remove(const QAction *action)
{
    std::erase(m_actions, action);
    m_own.remove(action->objectName());
}

QKeySequence Shortcuts::own(const QAction *action) const { return m_own.value(action->objectName()); }

bool Shortcuts::isChanged(const QAction *action) const { return action->shortcut() != own(action); }

QAction *Shortcuts::holder(const QKeySequence &key, const QAction *except) const
{
    const auto found = std::ranges::find_if(m_actions,
        [&](const QAction *action) { return action != except && !key.isEmpty() && action->shortcut() == key; });
    return found == m_actions.end() ? nullptr : *found;
}

void Shortcuts::assign(QAction *action, const QKeySequence &key)
{
    if (auto *other = holder(key, action))
        other->setShortcut({});
    action->setShortcut(key);
    Q_EMIT changed();
}

// Shortcuts taken from others for this action are restored.
void Shortcuts::reset(QAction *action)
{
    auto *loser = holder(own(action), action);
    const auto freed = action->shortcut();
    if (loser != nullptr)
        loser->setShortcut({});
    action->setShortcut(own(action));
    for (auto *other : m_actions) {
        const bool isMeant = other == loser || own(other) == freed;
        if (isMeant && other->shortcut().isEmpty() && holder(own(other), other) == nullptr)
            other->setShortcut(own(other));
    }
    Q_EMIT changed();
}

void Shortcuts::resetAll()
{
    for (auto *action : m_actions)
        action->setShortcut(own(action));
    Q_EMIT changed();
}

void Shortcuts::save(QSettings &settings) const
{
    settings.remove(QStringLiteral("shortcuts"));
    for (const auto *action : m_actions) {
        if (isChanged(action))
            settings.setValue(settingOf(action), action->shortcut().toString(QKeySequence::PortableText));
    }
}

void Shortcuts::restore(const QSettings &settings)
{
    for (auto *action : m_actions) {
        if (const auto key = settings.value(settingOf(action)); key.isValid())
            action->setShortcut(QKeySequence::fromString(key.toString(), QKeySequence::PortableText));
    }
    Q_EMIT changed();
}

} // namespace vitrine
