// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/policy/policy.h"
#include "executor/policy/rulejudge.h"

#include <QTreeWidget>

namespace vitrine {

struct DraftJudgement;
struct PolicyValue;

/// The rules of a draft: what is allowed and what not, how many recorded steps use it, and what has changed. A check
/// box changes the draft. GUI thread.
class PolicyTree final : public QTreeWidget {
    Q_OBJECT

public:
    explicit PolicyTree(QWidget *parent = nullptr);
    void show(const DraftJudgement &judgement);
    /// Goes to a rule, if it is there.
    void select(UseKind kind, const QString &name);

Q_SIGNALS:
    /// The user wants something allowed, or not.
    void ruleToggled(vitrine::UseKind kind, const QString &name, bool isAllowed);

private:
    void addGroup(const DraftJudgement &judgement, UseKind kind);
    void addValue(QTreeWidgetItem *group, const PolicyValue &value);
    void addOthers(const Policy &policy);
    QTreeWidgetItem *makeGroup(const QString &title, const QString &note);

    bool m_isFilling = false;
};

} // namespace vitrine
