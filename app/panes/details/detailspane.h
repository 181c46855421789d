// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"
#include "app/panes/details/stepdetails.h"
#include "app/panes/pane.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

class QTreeWidget;
class QTreeWidgetItem;

namespace vitrine {

class EmptyNote;
class Project;
class VisibilityWatcher;
class SqlAsking;

/// The properties of the selected step: how it ended, each action with the active policy's decision, and the files that
/// the run has changed. Follows the project. GUI thread.
class DetailsPane final : public Pane {
    Q_OBJECT

public:
    explicit DetailsPane(Project *project, QWidget *parent = nullptr);

    QTreeWidget *tree() const { return m_tree; }
    /// Changes of the policy that would allow a denied step, each with its effect.
    void setChanges(StepId step, const QList<std::pair<QString, QString>> &changes);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void follow();
    void shareWidth();
    void describe();
    void judge();
    QString policyName() const;
    void readDecisions();
    void readScores();
    void readFiles();
    std::pair<std::string, std::string> noteNow() const;
    void fill();
    void add(const DetailGroup &group);
    void open(QTreeWidgetItem *item);
    void showMenu(const QPoint &position);
    void copy() const;
    void showEmpty();

    Project *m_project;
    QTreeWidget *m_tree;
    EmptyNote *m_empty;
    VisibilityWatcher *m_visibility;
    SqlAsking *m_files;
    SqlAsking *m_asked; ///< for decisions of hooks
    SqlAsking *m_scoring;
    Latest m_judging;
    std::shared_ptr<const StepDetail> m_detail; ///< null while no step is selected
    std::optional<RecordDetails> m_described; ///< of that step; nothing until it is known
    Latest m_describing;
    std::vector<std::string> m_decisions; ///< by hooks, about its calls
    StepId m_decisionsOf = 0; ///< the step whose decisions are known or requested; 0: none
    std::vector<Score> m_scores;
    RunId m_scoresOf = 0; ///< the run whose scores are known or requested; 0: none
    Policy m_judgedBy;
    QList<std::pair<QString, QString>> m_allowing; ///< changes of the policy that would allow a step, and their effects
    StepId m_allowingOf = 0; ///< that step
    std::pair<std::string, std::string> m_shownNote; ///< mark and note
    std::vector<FileChange> m_changes; ///< of the run
    RunId m_changesOf = 0; ///< the run whose changes are known or requested; 0: none
};

} // namespace vitrine
