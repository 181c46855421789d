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

/// Runs read-only SQL statements on the open trail, and shows their results. A row that contains a step, an execution
/// or a run links to it. GUI thread; statements run on another thread.
class SqlPane final : public Pane {
    Q_OBJECT

public:
    explicit SqlPane(Project *project, QWidget *parent = nullptr);

    CodeEditor *editor() const { return m_editor; }
    RecordView *view() const { return m_view; }
    /// Runs the statement in the editor; a running one is dropped.
    void run();
    /// Clears the history of statements.
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
    SqlAsking *m_placing; ///< finds what a row links to
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
