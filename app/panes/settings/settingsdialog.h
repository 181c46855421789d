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
class QPushButton;
class QTabWidget;
class QTreeWidget;
class QTreeWidgetItem;

namespace vitrine {

class Shortcuts;

/// What the user can have otherwise: how the program starts, colours, the editor, how steps run again, policies, noise,
/// executors, what is remembered, and the key of every action. Changes hold at once; Close only closes.
class SettingsDialog final : public QDialog {
    Q_OBJECT

public:
    SettingsDialog(Shortcuts *shortcuts, QActionGroup *colours, QWidget *parent = nullptr);

Q_SIGNALS:
    void editorChanged();
    void policiesChanged();
    /// What was used is to be forgotten, in the settings and in the window.
    void forgetWanted();
    void sessionsChanged();

private:
    QWidget *makeGeneral();
    QComboBox *makeLanguages();
    QWidget *makeEditor();
    QWidget *makeExecution();
    QWidget *makePolicies();
    QWidget *makePrivacy();
    QWidget *makeAppearance(QActionGroup *colours);
    QWidget *makeShortcuts();
    QWidget *makeKeyRow();
    void fill();
    void filter(const QString &text);
    void chooseFirst();
    void showChosen();
    void assign();
    QAction *chosen() const;

    Shortcuts *m_shortcuts;
    QLineEdit *m_filter = nullptr;
    QTreeWidget *m_list = nullptr;
    QKeySequenceEdit *m_key = nullptr;
    QLabel *m_conflict = nullptr;
    QPushButton *m_assign = nullptr;
    QPushButton *m_reset = nullptr;
};

} // namespace vitrine
