// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/editactions.h"

#include "app/kit/text/scintilla.h"
#include "app/panes/shell/actions.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QTextEdit>

#include <algorithm>

namespace vitrine {

namespace {

bool hasSlot(const QWidget *widget, const char *slot)
{
    const QByteArray signature = QByteArray(slot).append("()");
    return widget != nullptr && widget->metaObject()->indexOfMethod(signature.constData()) >= 0;
}

/// The widget's own action for a shortcut, as in its context menu; null if it has none.
QAction *ownAction(const QWidget *widget, const QKeySequence &key)
{
    if (widget == nullptr || key.isEmpty())
        return nullptr;
    const auto actions = widget->actions();
    const auto isIt = [&key](const QAction *action) {
        return action->isEnabled() && action->shortcutContext() == Qt::WidgetShortcut
            && action->shortcuts().contains(key);
    };
    const auto found = std::ranges::find_if(actions, isIt);
    return found == actions.end() ? nullptr : *found;
}

struct Possible {
    bool undo = false;
    bool redo = false;
    bool change = false;
};

template <typename Text>
Possible ofDocument(const Text *text)
{
    return { text->document()->isUndoAvailable(), text->document()->isRedoAvailable(), !text->isReadOnly() };
}

Possible possibleIn(const QWidget *widget)
{
    if (const auto *code = qobject_cast<const QsciScintilla *>(widget))
        return { code->isUndoAvailable(), code->isRedoAvailable(), !code->isReadOnly() };
    if (const auto *line = qobject_cast<const QLineEdit *>(widget))
        return { line->isUndoAvailable(), line->isRedoAvailable(), !line->isReadOnly() };
    if (const auto *text = qobject_cast<const QTextEdit *>(widget))
        return ofDocument(text);
    if (const auto *text = qobject_cast<const QPlainTextEdit *>(widget))
        return ofDocument(text);
    return {};
}

bool isMenu(const QWidget *widget)
{
    return qobject_cast<const QMenu *>(widget) != nullptr || qobject_cast<const QMenuBar *>(widget) != nullptr;
}

} // namespace

EditActions::EditActions(const Actions *actions, QObject *parent)
    : QObject(parent)
    , m_actions(actions)
    , m_due(this)
{
    m_due.setSingleShot(true);
    m_due.setInterval(0);
    connect(&m_due, &QTimer::timeout, this, &EditActions::update);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { follow(now); });
    const std::pair<QAction *, const char *> edits[]
        = { { actions->undo, "undo" }, { actions->redo, "redo" }, { actions->cut, "cut" }, { actions->copy, "copy" },
              { actions->paste, "paste" }, { actions->selectAll, "selectAll" } };
    for (const auto &[action, slot] : edits)
        connect(action, &QAction::triggered, this, [this, action, slot] {
            if (auto *own = ownAction(m_focused, action->shortcut()))
                own->trigger();
            else if (hasSlot(m_focused, slot))
                QMetaObject::invokeMethod(m_focused, slot);
        });
    follow(QApplication::focusWidget());
}

void EditActions::follow(QWidget *focused)
{
    // Another program, a menu or a dialog is active: the previous widget gets the focus back.
    if (focused == nullptr || isMenu(focused) || focused->window()->isModal() || focused == m_focused)
        return;
    if (m_focused != nullptr) {
        m_focused->removeEventFilter(this);
        m_focused->disconnect(&m_due);
    }
    m_focused = focused;
    m_focused->installEventFilter(this);
    const auto due = qOverload<>(&QTimer::start);
    if (auto *code = qobject_cast<QsciScintilla *>(m_focused))
        connect(code, &QsciScintilla::textChanged, &m_due, due);
    else if (auto *line = qobject_cast<QLineEdit *>(m_focused))
        connect(line, &QLineEdit::textChanged, &m_due, due);
    else if (auto *text = qobject_cast<QTextEdit *>(m_focused))
        connect(text, &QTextEdit::textChanged, &m_due, due);
    else if (auto *plain = qobject_cast<QPlainTextEdit *>(m_focused))
        connect(plain, &QPlainTextEdit::textChanged, &m_due, due);
    update();
}

void EditActions::update()
{
    const auto possible = possibleIn(m_focused);
    m_actions->undo->setEnabled(possible.undo);
    m_actions->redo->setEnabled(possible.redo);
    m_actions->cut->setEnabled(possible.change && hasSlot(m_focused, "cut"));
    m_actions->paste->setEnabled(possible.change && hasSlot(m_focused, "paste"));
    m_actions->copy->setEnabled(hasSlot(m_focused, "copy"));
    m_actions->selectAll->setEnabled(hasSlot(m_focused, "selectAll"));
}

bool EditActions::eventFilter(QObject *watched, QEvent *event)
{
    const bool isPressed = event->type() == QEvent::KeyPress;
    if (isPressed || event->type() == QEvent::ShortcutOverride) {
        auto *own = ownAction(m_focused, static_cast<QKeyEvent *>(event)->keyCombination());
        if (own == nullptr)
            return QObject::eventFilter(watched, event);
        event->accept();
        if (isPressed)
            own->trigger();
        return true;
    }
    // Not all widgets report when their text becomes editable.
    if (event->type() == QEvent::ContextMenu || event->type() == QEvent::ReadOnlyChange)
        update();
    return QObject::eventFilter(watched, event);
}

} // namespace vitrine
