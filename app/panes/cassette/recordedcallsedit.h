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

/// Edits recorded calls of a tool: a table of safe single lines, and the full content of the selected cell, as plain
/// text for strings and as JSON for everything else. A string with invisible characters is shown as JSON too, with
/// these escaped. Unchanged cells keep their bytes. GUI thread.
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
    bool m_isText = false; ///< the shown text is a JSON string without its quotes
    bool m_isFilling = false; ///< changes in the field are not edits
};

} // namespace vitrine
