// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace vitrine {

struct Actions;
class CodeEditor;
class FindBar;

/// Find and replace from the menu: in the focused text, otherwise in the code of the step. GUI thread.
class TextFinding final : public QObject {
    Q_OBJECT

public:
    TextFinding(QWidget *window, CodeEditor *code, const Actions *actions);

private:
    FindBar *bar() const;
    void addToMenuOf(CodeEditor *code, const Actions *actions);

    QWidget *m_window;
    CodeEditor *m_code;
};

} // namespace vitrine
