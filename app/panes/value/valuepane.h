// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/pane.h"
#include "app/panes/value/valueorigin.h"
#include "executor/stepresult.h"

class QModelIndex;
class QSplitter;
class QStandardItem;
class QStandardItemModel;

namespace vitrine {

class EmptyNote;
class OriginAsking;
class PlainTextView;
class Project;
class RecordView;

/// One value in full: that of the selected variable, as text or tree, with the lines that it came from, all the way
/// back; or the arguments and result of a tool call. GUI thread; the trail is read on another thread.
class ValuePane final : public Pane {
    Q_OBJECT

public:
    explicit ValuePane(Project *project, QWidget *parent = nullptr);

    void showVariable(const VariableRecord &variable);
    void showCall(const ToolCallRecord &call);
    void showNothing();
    /// Goes to the line that set the shown variable.
    void goToOrigin();

Q_SIGNALS:
    /// The user wants to see a line of a step, and the value that it gave to a variable; line 0: only the step.
    void locationWanted(vitrine::StepId step, int line, const QString &variable);

private:
    void makeOrigins();
    void showValue(bool isThere);
    void take(const std::vector<ValueOrigin> &origins);
    QList<QStandardItem *> rowOf(const ValueOrigin &origin) const;
    void goTo(const QModelIndex &index);

    Project *m_project;
    OriginAsking *m_asking;
    EmptyNote *m_nothing;
    PlainTextView *m_text;
    QStandardItemModel *m_originModel;
    RecordView *m_origins;
    QSplitter *m_value;
    QString m_title; ///< title of the shown value
};

} // namespace vitrine
