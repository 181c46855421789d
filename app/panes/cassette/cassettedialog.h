// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/toolstubs.h"

#include <QDialog>

#include <map>
#include <string>
#include <utility>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;

namespace vitrine {

class RecordedCallsEdit;

/// Edits how the tools of a run are answered in a replay: recorded calls can be changed, added and removed, or a tool
/// returns a value, runs a function, or has no answer. Works on plain values; the caller saves them. GUI thread.
class CassetteDialog final : public QDialog {
    Q_OBJECT

public:
    /// Shows the current stubs. `isSaved`: the user changed them, so they can be reset.
    CassetteDialog(ToolStubs tools, bool isSaved, QWidget *parent = nullptr);

    const ToolStubs &tools() const { return m_tools; }

Q_SIGNALS:
    void saved(const vitrine::ToolStubs &tools);
    /// The user wants to restore the log's own answers.
    void resetRequested();

private:
    enum Answer { Argument, Calls, Value, Function, None };

    QWidget *makeList();
    QWidget *makeAnswer();
    QWidget *makeText(QPlainTextEdit *&edit, const QString &name, const QString &label);
    void fillList(const std::string &current);
    void showTool();
    static int kindOf(const ToolStub &tool);
    static ToolStub fresh(const std::string &name, int kind);
    void changeKind();
    void readAnswer();
    void addTool();
    void removeTool();
    void check();
    QString flaw() const;
    std::string current() const;

    ToolStubs m_tools;
    /// The previous stub of each tool, so that trying another kind loses nothing.
    std::map<std::pair<std::string, int>, ToolStub> m_earlier;
    bool m_isFilling = false; ///< changes in the fields are not edits
    QListWidget *m_list = nullptr;
    QLineEdit *m_name = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_remove = nullptr;
    QComboBox *m_kind = nullptr;
    QStackedWidget *m_pages = nullptr;
    RecordedCallsEdit *m_calls = nullptr;
    QPlainTextEdit *m_value = nullptr;
    QPlainTextEdit *m_function = nullptr;
    QLabel *m_flaw = nullptr;
    QPushButton *m_save = nullptr;
};

} // namespace vitrine
