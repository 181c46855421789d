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

/// The keys of the window's actions: those they were made with, and those that the user gave them instead. Actions are
/// known by their object names. GUI thread.
class Shortcuts final : public QObject {
    Q_OBJECT

public:
    /// Takes every action of the menus that has a name, with the key it has now as its own.
    explicit Shortcuts(std::vector<QAction *> actions, QObject *parent = nullptr);

    const std::vector<QAction *> &actions() const { return m_actions; }
    /// One that came later, and one that is about to go.
    void add(QAction *action);
    void remove(const QAction *action);
    QKeySequence own(const QAction *action) const;
    bool isChanged(const QAction *action) const;
    /// The other action that has this key; null when it is free.
    QAction *holder(const QKeySequence &key, const QAction *except) const;
    /// Gives an action a key and takes it from the action that had it. An empty one leaves it without.
    void assign(QAction *action, const QKeySequence &key);
    /// Gives an action its own key back, and to those who had lost theirs to it or lose their key now their own ones,
    /// unless another action has them.
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
