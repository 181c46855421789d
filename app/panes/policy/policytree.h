// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/policy/policyvalues.h"
#include "app/wording/meaning.h"
#include "executor/policy/policycomments.h"

#include <QTreeWidget>

#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

struct DraftJudgement;

/// The rules of a draft: what they allow and deny, how many recorded steps use each, changes and comments. Check boxes,
/// choices, new rules and comments edit the draft. GUI thread.
class PolicyTree final : public QTreeWidget {
    Q_OBJECT

public:
    explicit PolicyTree(QWidget *parent = nullptr);
    /// Does nothing while a cell is being edited; `outdated` is then emitted afterwards.
    void show(const DraftJudgement &judgement);
    /// Selects a rule, if it exists.
    void select(UseKind kind, const QString &name);

Q_SIGNALS:
    /// The user allowed or denied an entry.
    void ruleToggled(vitrine::UseKind kind, const QString &name, bool isAllowed);
    /// The user chose a decision for a pattern of actions or tools, or none to remove its rule. An empty name means all
    /// others.
    void decisionChosen(vitrine::UseKind kind, const QString &name, std::optional<vitrine::Decision> decision);
    /// The user added or removed an entry. `path` is the path of a list: "filesystem.read".
    void entryToggled(const QString &path, const QString &entry, bool isThere);
    /// `path` is "output_checks.secrets" or "output_checks.personal_data".
    void checkChosen(const QString &path, vitrine::OutputCheck check);
    /// The user edited the comment on a rule, see commentKey(). An empty comment is removed.
    void commented(const QString &key, const QString &comment);
    /// The user wants to see the steps that use an entry.
    void usersRequested(vitrine::UseKind kind, const QString &name);
    /// The shown judgement is outdated.
    void outdated();

protected:
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void addColumns();
    void addActions();
    void addDecisions();
    void enableActions();
    void askForRule();
    void askForUsers();
    void writeComment();
    void edit(QTreeWidgetItem *item, int column);
    void takeChange(const QTreeWidgetItem *item, int column);
    void addGroup(const DraftJudgement &judgement, UseKind kind);
    void addValue(QTreeWidgetItem *group, const PolicyValue &value, std::uint64_t mostSteps);
    void addDefault(QTreeWidgetItem *group, const DraftJudgement &judgement, UseKind kind);
    void addPlainLists(const DraftJudgement &judgement);
    void addEntries(const DraftJudgement &judgement, const PolicyRule &list);
    void addChecks(const DraftJudgement &judgement);
    void addCheck(QTreeWidgetItem *group, const QString &title, std::string_view path, OutputCheck check);
    void setNote(QTreeWidgetItem *item, const std::string &key, const QString &note, std::optional<Meaning> shape);
    QTreeWidgetItem *makeGroup(const QString &title, const QString &note);

    QAction *m_add;
    QAction *m_comment;
    QAction *m_users;
    QList<QAction *> m_decisions;
    PolicyComments m_comments; ///< of the displayed draft
    bool m_isFilling = false;
    bool m_isOutdated = false;
};

} // namespace vitrine
