// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/value/valueorigin.h"
#include "executor/policy/error.h"
#include "executor/stepresult.h"

#include <QWidget>

class QListWidget;
class QListWidgetItem;

namespace vitrine {

class PlainTextView;
class Project;
class SqlAsking;

/// One value in full: of the variable that is selected, as text or tree, with the steps that it came from, or what a
/// tool was asked and answered. GUI thread; the trail is asked elsewhere.
class ValuePane final : public QWidget {
    Q_OBJECT

public:
    explicit ValuePane(Project *project, QWidget *parent = nullptr);

    void showVariable(const VariableRecord &variable);
    void showCall(const ToolCallRecord &call);
    void showNothing();
    /// Selects the step that gave the shown variable its value.
    void goToOrigin();

Q_SIGNALS:
    /// What stands beside the title of the pane.
    void contextChanged(const QString &context);

private:
    void take(const Result<SqlAnswer> &answer);
    void addOrigin(const ValueOrigin &origin);
    void goTo(const QListWidgetItem *row);

    Project *m_project;
    SqlAsking *m_asking;
    PlainTextView *m_text;
    QListWidget *m_origins;
    QString m_title; ///< of what is shown
};

} // namespace vitrine
