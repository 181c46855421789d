// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QKeySequence;

namespace vitrine {

class CodeEditor;

/// What an editor of code can do beyond typing: comment, more cursors, completion, go to a line, fold. The actions
/// stand in the editor's context menu, with keys that hold while it has the focus.
class EditorActions final : public QObject {
    Q_OBJECT

public:
    explicit EditorActions(CodeEditor *editor);

private:
    QAction *add(const char *name, const QString &text, const QKeySequence &key, bool edits);
    void addSeparator();
    void addClipboard();
    void addEditing();
    void askForLine();
    void enable();

    CodeEditor *m_editor;
    QList<QAction *> m_edits; ///< of no use while nothing can be edited
};

} // namespace vitrine
