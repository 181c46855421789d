// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/textzoom.h"

#include "app/text/hugetextview.h"
#include "app/text/scintilla.h"
#include "app/window/actions.h"

#include <QMainWindow>
#include <QSettings>

#include <algorithm>

namespace vitrine {

namespace {

constexpr auto settingsKey = QLatin1StringView("window/textZoom");
constexpr int smallest = -4;
constexpr int largest = 20; // of the editor

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

void TextZoom::apply() const
{
    for (auto *view : m_window->findChildren<QsciScintilla *>())
        view->zoomTo(m_level);
    for (auto *view : m_window->findChildren<HugeTextView *>())
        view->setZoom(m_level);
}

} // namespace vitrine
