// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QKeySequence>
#include <QObject>

#include <vector>

class QAction;
class QSettings;

namespace vitrine {

/// The keys of the window's actions: the default ones, and those that the user assigned instead. Actions are identified
/// by their object names. GUI thread.
class Shortcuts final : public QObject {
    Q_OBJECT

public:
    /// Takes all actions of the menus that have a name, with their current keys as defaults.
    explicit Shortcuts(std::vector<QAction *> actions, QObject *parent = nullptr);

    const std::vector<QAction *> &actions() const { return m_actions; }
    /// Register a new action, and remove one that is about to be destroyed.
    void add(QAction *action);
    void remove(const QAction *action);
    QKeySequence own(const QAction *action) const;
    bool isChanged(const QAction *action) const;
    /// The other action that has this key; null if the key is free.
    QAction *holder(const QKeySequence &key, const QAction *except) const;
    /// Assigns a key to an action and removes it from the action that had it. An empty key leaves the action without
    /// one.
    void assign(QAction *action, const QKeySequence &key);
    /// Restores the default key of an action, and the default keys of actions that had lost theirs to it or lose their
    /// key now, unless another action has them.
    void reset(QAction *action);
    void resetAll();

    void save(QSettings &settings) const;
    void restore(const QSettings &settings);

Q_SIGNALS:
    void changed();

private:
    std::vector<QAction *> m_actions;
    QHash<QString, QKeySequence> m_own;
};

} // namespace vitrine
