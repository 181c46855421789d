// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/textfinding.h"

#include "app/kit/editor/codeeditor.h"
#include "app/kit/text/findbar.h"
#include "app/panes/shell/actions.h"

#include <QApplication>

#include <algorithm>

namespace vitrine {

TextFinding::TextFinding(QWidget *window, CodeEditor *code, const Actions *actions)
    : QObject(window)
    , m_window(window)
    , m_code(code)
{
    const std::pair<QAction *, void (FindBar::*)()> all[]
        = { { actions->find, &FindBar::open }, { actions->findNext, &FindBar::findNext },
              { actions->findPrevious, &FindBar::findPrevious }, { actions->replace, &FindBar::openReplace } };
    for (const auto &[action, event] : all)
        connect(action, &QAction::triggered, this, [this, event] {
            if (auto *found = bar())
                (found->*event)();
        });
    addToMenuOf(code, actions);
}

FindBar *TextFinding::bar() const
{
    const auto *focused = QApplication::focusWidget();
    const auto bars = m_window->findChildren<FindBar *>();
    const auto isOf = [&bars](const QWidget *text) {
        const auto found = std::ranges::find_if(
            bars, [text](const FindBar *bar) { return bar->target() == text || bar->isAncestorOf(text); });
        return found == bars.end() ? nullptr : *found;
    };
    auto *ofFocus = focused != nullptr ? isOf(focused) : nullptr;
    return ofFocus != nullptr || !m_code->isVisible() ? ofFocus : isOf(m_code);
}

void TextFinding::addToMenuOf(CodeEditor *code, const Actions *actions)
{
    auto *first = code->actions().front();
    auto *separator = new QAction(code);
    separator->setSeparator(true);
    code->insertActions(first, { actions->undo, actions->redo, separator });
    auto *end = new QAction(code);
    end->setSeparator(true);
    code->addActions({ end, actions->find, actions->replace, actions->selectAll });
}

} // namespace vitrine
