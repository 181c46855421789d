// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/pane.h"
#include "app/panes/sql/sqlasking.h"
#include "app/wording/meaning.h"

class QLabel;
class QMenu;
class QModelIndex;
class QToolButton;

namespace vitrine {

class CodeEditor;
class Project;
class RecordView;
class ShapeLabel;
class SqlModel;

/// Questions to the open trail in SQL that only reads, and their answers. A row that names a step, an execution or a
/// run leads there. GUI thread; the trail is asked on a thread of its own.
class SqlPane final : public Pane {
    Q_OBJECT

public:
    explicit SqlPane(Project *project, QWidget *parent = nullptr);

    CodeEditor *editor() const { return m_editor; }
    RecordView *view() const { return m_view; }
    /// Runs the statement in the editor; the running one is dropped.
    void run();
    /// The statements that were asked.
    static void forgetHistory();
    QSize sizeHint() const override;

private:
    QWidget *makeBar();
    QToolButton *makeButton(const QString &name, const QString &text, const QIcon &icon);
    void setUpEditor();
    void setUpView();
    void fillHistory(QMenu *menu);
    void takeViews(const std::vector<SqlView> &views);
    void open();
    void clear();
    void take(const Result<SqlAnswer> &answer);
    void giveWidths();
    void say(Meaning meaning, const QString &text);
    void updateButtons();
    void goTo(const QModelIndex &index);
    void copy(bool withTitles);
    void save();

    Project *m_project;
    SqlAsking *m_asking;
    SqlAsking *m_placing; ///< for where a row leads
    SqlModel *m_model;
    CodeEditor *m_editor;
    RecordView *m_view;
    QToolButton *m_run = nullptr;
    QToolButton *m_stop = nullptr;
    QToolButton *m_views = nullptr;
    QToolButton *m_save = nullptr;
    ShapeLabel *m_shape = nullptr;
    QLabel *m_message = nullptr;
};

} // namespace vitrine
