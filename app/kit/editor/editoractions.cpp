// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/editoractions.h"

#include "app/kit/editor/codeeditor.h"
#include "app/kit/editor/editing.h"

#include <QAction>
#include <QInputDialog>
#include <QSpinBox>

namespace vitrine {

namespace {

// The editor handles these keys itself, and the window has actions for them: a third action would make them ambiguous.
// So they are only shown, as in the menus of Qt's own fields.
QString withKey(const QString &text, QKeySequence::StandardKey key)
{
    return text % u'\t' % QKeySequence(key).toString(QKeySequence::NativeText);
}

} // namespace

EditorActions::EditorActions(CodeEditor *editor)
    : QObject(editor)
    , m_editor(editor)
{
    addClipboard();
    addSeparator();
    addEditing();
    addSeparator();
    //: Context menu of the editor: puts the cursor on a line
    connect(add("goToLineAction", tr("Go to Line…"), Qt::CTRL | Qt::Key_J, false), &QAction::triggered, this,
        &EditorActions::askForLine);
    //: Context menu of the editor: folds or unfolds all
    connect(add("foldAll", tr("Fold or Unfold All"), {}, false), &QAction::triggered, m_editor,
        [this] { m_editor->foldAll(true); });
    m_editor->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_editor, &CodeEditor::editableChanged, this, &EditorActions::enable);
    enable();
}

void EditorActions::addClipboard()
{
    //: Context menu of the editor
    connect(add("editorCut", withKey(tr("Cut"), QKeySequence::Cut), {}, true), &QAction::triggered, m_editor,
        &QsciScintilla::cut);
    //: Context menu of the editor
    connect(add("editorCopy", withKey(tr("Copy"), QKeySequence::Copy), {}, false), &QAction::triggered, m_editor,
        &QsciScintilla::copy);
    //: Context menu of the editor
    connect(add("editorPaste", withKey(tr("Paste"), QKeySequence::Paste), {}, true), &QAction::triggered, m_editor,
        &QsciScintilla::paste);
}

void EditorActions::addEditing()
{
    //: Context menu of the editor: shows what the word can go on with
    connect(add("complete", tr("Complete"), Qt::CTRL | Qt::Key_Space, true), &QAction::triggered, m_editor,
        &CodeEditor::showCompletions);
    //: Context menu of the editor: makes the lines comments, or code again
    connect(add("toggleComment", tr("Comment or Uncomment"), Qt::CTRL | Qt::Key_Slash, true), &QAction::triggered,
        m_editor, [this] { toggleComment(*m_editor); });
    //: Context menu of the editor: one more cursor, a line higher
    connect(add("addCursorAbove", tr("Add Cursor Above"), Qt::CTRL | Qt::ALT | Qt::Key_Up, true), &QAction::triggered,
        m_editor, [this] { addCursor(*m_editor, -1); });
    //: Context menu of the editor: one more cursor, a line lower
    connect(add("addCursorBelow", tr("Add Cursor Below"), Qt::CTRL | Qt::ALT | Qt::Key_Down, true), &QAction::triggered,
        m_editor, [this] { addCursor(*m_editor, 1); });
    //: Context menu of the editor: one more cursor, where the selected text occurs again
    connect(add("addNextOccurrence", tr("Add Next Occurrence"), Qt::CTRL | Qt::ALT | Qt::Key_N, true),
        &QAction::triggered, m_editor, [this] { addNextOccurrence(*m_editor); });
}

QAction *EditorActions::add(const char *name, const QString &text, const QKeySequence &key, bool edits)
{
    auto *action = new QAction(text, m_editor);
    action->setObjectName(QString::fromLatin1(name));
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    action->setShortcutVisibleInContextMenu(true);
    m_editor->addAction(action);
    if (edits)
        m_edits.append(action);
    return action;
}

void EditorActions::addSeparator()
{
    auto *separator = new QAction(m_editor);
    separator->setSeparator(true);
    m_editor->addAction(separator);
}

void EditorActions::askForLine()
{
    auto *dialog = new QInputDialog(m_editor);
    dialog->setObjectName(QStringLiteral("goToLineDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setInputMode(QInputDialog::IntInput);
    //: Title of a dialog
    dialog->setWindowTitle(tr("Go to Line"));
    //: %1: number of the last line
    dialog->setLabelText(tr("Line, 1 to %1:").arg(QLocale().toString(m_editor->lines())));
    dialog->setIntRange(1, m_editor->lines());
    int line = 0;
    int index = 0;
    m_editor->getCursorPosition(&line, &index);
    dialog->setIntValue(line + 1);
    // A number needs little room, but the title must be readable; the dialog is as wide as its contents.
    constexpr int readableCharacters = 48;
    dialog->findChild<QSpinBox *>()->setMinimumWidth(dialog->fontMetrics().averageCharWidth() * readableCharacters);
    connect(dialog, &QInputDialog::intValueSelected, m_editor, [this](int chosen) { m_editor->goTo(chosen, 1); });
    dialog->open();
}

void EditorActions::enable()
{
    for (auto *action : std::as_const(m_edits))
        action->setEnabled(m_editor->isEditable());
}

} // namespace vitrine
