// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <QObject>
#include <QSet>

class QModelIndex;

namespace vitrine {

class RecordView;
class VariableGroups;

/// Behavior of the list of variables: titles of groups span all columns, groups stay folded and the list keeps its
/// scroll position when another step is shown, and the step that set a variable is a link. GUI thread.
class VariableList final : public QObject {
    Q_OBJECT

public:
    /// `view` shows the groups, and owns this.
    VariableList(VariableGroups *groups, RecordView *view);

Q_SIGNALS:
    /// A link was followed: to a step, and to the line of it that set a variable, if there is one.
    void locationWanted(vitrine::StepId step, int line, const QString &variable);
    /// Return or a double click on a variable.
    void originWanted();

private:
    void connectFolding();
    void connectLinks();
    bool isLink(const QModelIndex &index) const;
    void follow(const QModelIndex &index);
    void remember();
    void dress();
    void scrollBack();

    VariableGroups *m_groups;
    RecordView *m_view;
    QSet<std::int64_t> m_folded; ///< steps whose groups are
    int m_scrolled = 0;
    bool m_isDressing = false;
};

} // namespace vitrine
