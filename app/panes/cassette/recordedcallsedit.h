// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/toolstubs.h"

#include <QWidget>

#include <string>
#include <vector>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTableWidget;

namespace vitrine {

/// Recorded calls of a tool: a table of lines that can be trusted, and the chosen cell at its full length to be
/// changed, a text as it reads, all else as JSON. Where a text holds what cannot be seen it is JSON too, with that
/// escaped. What is not changed keeps its bytes. GUI thread.
class RecordedCallsEdit final : public QWidget {
    Q_OBJECT

public:
    explicit RecordedCallsEdit(QWidget *parent = nullptr);

    void setCalls(const std::vector<RecordedCall> &calls);
    std::vector<RecordedCall> calls() const;

Q_SIGNALS:
    void changed();

private:
    QTableWidget *makeTable();
    void addRow(const RecordedCall &call);
    void addCall();
    void removeCall();
    void showCell();
    void readCell();

    QTableWidget *m_table;
    QLabel *m_title;
    QPlainTextEdit *m_text;
    QPushButton *m_remove;
    bool m_isText = false; ///< the shown text is in quotes if it is JSON
    bool m_isFilling = false; ///< what changes in the field is no edit
};

} // namespace vitrine
