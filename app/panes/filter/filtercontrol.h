// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/filterterm.h"
#include "base/error.h"
#include "models/trail/record/records.h"

#include <QObject>
#include <QTimer>

class QAction;
class QMainWindow;
class QToolBar;

namespace vitrine {

struct Actions;
class FilterBar;
class Project;
class RecordView;

/// Connects the filter bar to the project and the lists: the typed expression filters runs and steps in the background,
/// and every cell of a list can be used as a filter. Also handles marks and notes, which filters can match. GUI thread.
class FilterControl final : public QObject {
    Q_OBJECT

public:
    FilterControl(QMainWindow *window, Project *project, Actions *actions);

    /// Adds the bar below the existing ones, and the actions to all lists of the window.
    void begin();
    FilterBar *bar() const { return m_bar; }

Q_SIGNALS:
    /// A note could not be written.
    void failed(const vitrine::Error &error);

private:
    void connectProject();
    void connectActions();
    void addTo(RecordView *view);
    RecordView *view() const;
    QString term() const;
    void join(FilterTerm::Join how);
    void showOutcome();
    void updateActions();
    void toggleMark();
    void askForNote();
    void write(NoteRecord note);

    QMainWindow *m_window;
    Project *m_project;
    Actions *m_actions;
    FilterBar *m_bar;
    QToolBar *m_toolBar = nullptr;
    QTimer m_slow;
};

} // namespace vitrine
