// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QAction;
class QActionGroup;
class QComboBox;
class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QStackedWidget;
class QTabWidget;
class QTreeWidget;
class QTreeWidgetItem;

namespace vitrine {

class Shortcuts;

/// The preferences: startup, colors, the editor, replay, policies, noise, executors, history, and the shortcut of every
/// action. Changes apply at once; Close only closes. GUI thread.
class SettingsDialog final : public QDialog {
    Q_OBJECT

public:
    SettingsDialog(Shortcuts *shortcuts, QActionGroup *colors, QWidget *parent = nullptr);

Q_SIGNALS:
    void editorChanged();
    void policiesChanged();
    /// Another interpreter is to run steps in the sandbox.
    void pythonChanged();
    /// Requests to clear the history, in the settings and in the window.
    void forgetWanted();
    void sessionsChanged();

private:
    void addPage(QWidget *page, const QString &name);
    QWidget *makeGeneral();
    QComboBox *makeLanguages();
    QWidget *makeEditor();
    QComboBox *makeThemes();
    QWidget *makeExecution();
    QLineEdit *makePython();
    QWidget *makePolicies();
    QWidget *makePrivacy();
    QWidget *makeAppearance(QActionGroup *colors);
    QComboBox *makeDates();
    QWidget *makeShortcuts();
    QWidget *makeKeyRow();
    void fill();
    void filter(const QString &text);
    void chooseFirst();
    void showChosen();
    void assign();
    QAction *chosen() const;

    Shortcuts *m_shortcuts;
    QListWidget *m_names = nullptr;
    QStackedWidget *m_pages = nullptr;
    QLineEdit *m_filter = nullptr;
    QTreeWidget *m_list = nullptr;
    QKeySequenceEdit *m_key = nullptr;
    QLabel *m_conflict = nullptr;
    QPushButton *m_assign = nullptr;
    QPushButton *m_reset = nullptr;
};

} // namespace vitrine
