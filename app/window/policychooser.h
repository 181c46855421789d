// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/policy.h"

#include <QComboBox>

#include <optional>
#include <vector>

class QAction;
class QActionGroup;
class QMenu;

namespace vitrine {

class Project;

/// Chooses the policy that judges and runs steps: the one recovered from the log, a bundled profile, or one from a
/// file.
class PolicyChooser final : public QComboBox {
    Q_OBJECT

public:
    explicit PolicyChooser(QWidget *parent = nullptr);

    /// Names the policy recovered from the log of the selected run as all panes do.
    void follow(const Project *project);
    /// Nothing: the one recovered from the log.
    std::optional<Policy> policy() const;
    /// Adds the policy of a file and chooses it.
    void addPolicy(const Policy &policy, const QString &file);
    /// Adds a policy that was written in the window and chooses it, now that it is active.
    void addActivated(const Policy &policy);
    /// The choice in the form stored in the settings: "log", the name of a profile, or a whole document.
    QString kept() const;
    /// Restores a stored choice; selects the log's own policy if it cannot be read. Emits `policyChosen` if the choice
    /// changes.
    void restore(const QString &kept);
    /// Offers the same choice in a menu, with other actions below it.
    void offerIn(QMenu *menu, const QList<QAction *> &below);

Q_SIGNALS:
    void policyChosen();

private:
    static QString purpose();
    void nameLogPolicy(const Project *project);
    void fill(QMenu *menu, QActionGroup *choices);
    void add(const QString &key, const QString &text, const Policy &policy);

    std::vector<std::optional<Policy>> m_policies; ///< by row
};

} // namespace vitrine
