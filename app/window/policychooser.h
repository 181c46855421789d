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

/// Chooses the policy that judges and runs steps: the one that the log tells of, a bundled profile, or one from a file.
class PolicyChooser final : public QComboBox {
    Q_OBJECT

public:
    explicit PolicyChooser(QWidget *parent = nullptr);

    /// Nothing: the one that the log tells of.
    std::optional<Policy> policy() const;
    /// Adds the policy of a file and chooses it.
    void addPolicy(const Policy &policy, const QString &file);
    /// Name in the settings: "log", or that of a profile. A policy file is not kept.
    QString key() const;
    void choose(const QString &key);
    /// The same choice in a menu, and other actions below it.
    void offerIn(QMenu *menu, const QList<QAction *> &below);

Q_SIGNALS:
    void policyChosen();

private:
    void fill(QMenu *menu, QActionGroup *choices);

    std::vector<std::optional<Policy>> m_policies; ///< by row
};

} // namespace vitrine
