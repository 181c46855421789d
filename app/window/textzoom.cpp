// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/textzoom.h"

#include "app/kit/text/hugetextview.h"
#include "app/kit/text/plaintextview.h"
#include "app/kit/text/scintilla.h"
#include "app/panes/shell/actions.h"

#include <QMainWindow>
#include <QSettings>
#include <QWheelEvent>

#include <algorithm>

namespace vitrine {

namespace {

constexpr auto settingsKey = QLatin1StringView("window/textZoom");
constexpr int smallest = -4;
constexpr int largest = 20; // for the editor

} // namespace

TextZoom::TextZoom(QMainWindow *window, const Actions *actions)
    : QObject(window)
    , m_window(window)
{
    connect(actions->zoomIn, &QAction::triggered, this, [this] { set(m_level + 1); });
    connect(actions->zoomOut, &QAction::triggered, this, [this] { set(m_level - 1); });
    connect(actions->resetZoom, &QAction::triggered, this, [this] { set(0); });
    m_level = std::clamp(QSettings().value(settingsKey).toInt(), smallest, largest);
    apply();
}

void TextZoom::set(int level)
{
    m_level = std::clamp(level, smallest, largest);
    QSettings().setValue(settingsKey, m_level);
    apply();
}

void TextZoom::apply()
{
    for (auto *view : m_window->findChildren<QsciScintilla *>()) {
        view->zoomTo(m_level);
        view->viewport()->installEventFilter(this);
    }
    for (auto *view : m_window->findChildren<HugeTextView *>())
        view->setZoom(m_level);
    // The views of huge texts are created later, and ignore the wheel with Ctrl.
    for (auto *view : m_window->findChildren<PlainTextView *>())
        view->installEventFilter(this);
}

// Scintilla would zoom only one text. Touchpads scroll by less than a step at a time.
bool TextZoom::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Wheel)
        return QObject::eventFilter(watched, event);
    const auto *wheel = static_cast<QWheelEvent *>(event);
    if (!wheel->modifiers().testFlag(Qt::ControlModifier))
        return QObject::eventFilter(watched, event);
    m_turned += wheel->angleDelta().y();
    const int levels = m_turned / QWheelEvent::DefaultDeltasPerStep;
    m_turned %= QWheelEvent::DefaultDeltasPerStep;
    if (levels != 0)
        set(m_level + levels);
    return true;
}

} // namespace vitrine
