// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

class QSettings;

namespace vitrine {

struct Actions;
class ExpertPane;
class FilterControl;
class Finder;
class PolicyTuning;
class Project;
class Shortcuts;
class WorkArea;

/// What works on the window as a whole and needs nothing of its insides: command palette, quick open, settings with the
/// keys of all actions, the filter bar, timeline and expert list with the keys that walk it. Made before the menus,
/// which name the panes that it adds; `begin` follows when these are there. GUI thread.
class WindowTools final : public QObject {
    Q_OBJECT

public:
    WindowTools(QMainWindow *window, Project *project, Actions *actions, WorkArea *area);

    /// Takes over the actions and the user's keys.
    void begin();
    FilterControl *filter() const { return m_filter; }
    PolicyTuning *policies() const { return m_policies; }
    void save(QSettings &settings) const;

private:
    void addPanes();
    void showPalette();
    void showQuickOpen();
    void showSettings();

    QMainWindow *m_window;
    Project *m_project;
    Actions *m_actions;
    WorkArea *m_area;
    ExpertPane *m_expert;
    FilterControl *m_filter;
    PolicyTuning *m_policies = nullptr;
    Finder *m_finder;
    Shortcuts *m_shortcuts = nullptr;
};

} // namespace vitrine
