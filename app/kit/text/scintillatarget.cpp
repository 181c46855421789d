// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/scintillatarget.h"

#include "app/kit/text/scintilla.h"

#include <ranges>

namespace vitrine {

namespace {

using Sci = QsciScintilla;

// Above these the places are not marked, and counted a slice at a time, so that typing never waits.
constexpr long countedBytes = 4 * 1024 * 1024;
constexpr long longestLine = 64 * 1024;
// Above all indicators of the editors; what comes behind belongs to input methods.
constexpr int foundIndicator = Sci::INDIC_IME - 1;

} // namespace

ScintillaTarget::ScintillaTarget(QsciScintilla *view)
    : m_view(view)
{
}

QWidget *ScintillaTarget::widget() const { return m_view; }

long ScintillaTarget::length() const { return m_view->SendScintilla(Sci::SCI_GETLENGTH); }

bool ScintillaTarget::isHuge() const { return length() > countedBytes; }

bool ScintillaTarget::isReadOnly() const { return m_view->isReadOnly(); }

QByteArray ScintillaTarget::bytes(long from, long to) const
{
    const auto *text = reinterpret_cast<const char *>(
        m_view->SendScintilla(Sci::SCI_GETRANGEPOINTER, std::uintptr_t(from), long(to - from)));
    return QByteArray::fromRawData(text, to - from);
}

long ScintillaTarget::lineStart(long location) const
{
    const long start
        = m_view->SendScintilla(Sci::SCI_POSITIONFROMLINE, m_view->SendScintilla(Sci::SCI_LINEFROMPOSITION, location));
    return location - start > longestLine ? m_view->SendScintilla(Sci::SCI_POSITIONBEFORE, location) : start;
}

FindTarget::Range ScintillaTarget::selection() const
{
    return { .from = m_view->SendScintilla(Sci::SCI_GETSELECTIONSTART),
        .to = m_view->SendScintilla(Sci::SCI_GETSELECTIONEND) };
}

QString ScintillaTarget::selectedText() const { return m_view->selectedText(); }

void ScintillaTarget::select(long from, long to)
{
    m_view->SendScintilla(Sci::SCI_SETSEL, std::uintptr_t(from), to);
    m_view->ensureCursorVisible();
}

void ScintillaTarget::mark(const SearchQuery &, const std::vector<FoundText> &locations)
{
    m_view->SendScintilla(Sci::SCI_SETINDICATORCURRENT, foundIndicator);
    m_view->SendScintilla(Sci::SCI_INDICATORCLEARRANGE, 0UL, length());
    for (const auto &location : locations)
        m_view->SendScintilla(Sci::SCI_INDICATORFILLRANGE, std::uintptr_t(location.from), location.to - location.from);
}

void ScintillaTarget::replace(const std::vector<FoundText> &locations)
{
    m_view->beginUndoAction();
    // From the end, so that the places before stay where they are.
    for (const auto &location : locations | std::views::reverse) {
        const auto text = location.replacement.toUtf8();
        m_view->SendScintilla(Sci::SCI_SETTARGETRANGE, std::uintptr_t(location.from), location.to);
        m_view->SendScintilla(Sci::SCI_REPLACETARGET, std::uintptr_t(text.size()), text.constData());
    }
    m_view->endUndoAction();
}

void ScintillaTarget::refreshMarks()
{
    // Visible on the current line, and transparent enough for the selection, where the search is.
    constexpr int tint = 60;
    constexpr int opaque = 255;
    m_view->indicatorDefine(Sci::StraightBoxIndicator, foundIndicator);
    m_view->setIndicatorDrawUnder(true, foundIndicator);
    m_view->setIndicatorForegroundColor(m_view->palette().color(QPalette::Highlight), foundIndicator);
    m_view->SendScintilla(Sci::SCI_INDICSETALPHA, foundIndicator, tint);
    m_view->SendScintilla(Sci::SCI_INDICSETOUTLINEALPHA, foundIndicator, opaque);
}

} // namespace vitrine
