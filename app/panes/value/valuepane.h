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

/// One value in full: of the variable that is selected, as text or tree, with the lines that it came from, all the way
/// back; or what a tool was asked and answered. GUI thread; the trail is asked elsewhere.
class ValuePane final : public Pane {
    Q_OBJECT

public:
    explicit ValuePane(Project *project, QWidget *parent = nullptr);

    void showVariable(const VariableRecord &variable);
    void showCall(const ToolCallRecord &call);
    void showNothing();
    /// Wants the line that gave the shown variable its value.
    void goToOrigin();

Q_SIGNALS:
    /// A line of a step is to be shown, and what it gave to a variable; line 0 is the step alone.
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
    QString m_title; ///< of what is shown
};

} // namespace vitrine
