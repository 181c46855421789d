// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QKeySequence;

namespace vitrine {

class CodeEditor;

/// Actions of a code editor beyond typing: comment, more cursors, completion, go to line, fold. They are in the
/// editor's context menu, and their keys are active while it has the focus.
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
    QList<QAction *> m_edits; ///< disabled while the text is read-only
};

} // namespace vitrine
