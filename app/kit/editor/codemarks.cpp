// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/codemarks.h"

#include "app/kit/theme/icons.h"
#include "app/kit/theme/theme.h"

#include <QStringList>
#include <QStyle>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace vitrine {

namespace {

using Sci = QsciScintilla;

int markerOf(Meaning meaning) { return int(meaning); }

int indicatorOf(Meaning meaning) { return Sci::INDIC_CONTAINER + int(meaning); }

int markerMask()
{
    int mask = 0;
    for (const Meaning meaning : allMeanings)
        mask |= 1 << markerOf(meaning);
    return mask;
}

/// More important marks have a greater weight.
int weightOf(Meaning meaning)
{
    switch (meaning) {
    case Meaning::Error: return 4;
    case Meaning::Blocked: return 3;
    case Meaning::Info: return 0;
    case Meaning::Warning: return 1;
    default: return 2;
    }
}

bool contains(const CodeMark &mark, int line, int column)
{
    const auto location = std::pair(line, column);
    const auto end = mark.endLine > 0 && mark.endColumn > 0 ? std::pair(mark.endLine, mark.endColumn)
                                                            : std::pair(mark.line + 1, 0);
    return location >= std::pair(mark.line, mark.column) && location < end;
}

template <typename Predicate>
QString textsOf(const std::vector<CodeMark> &marks, Predicate isMeant)
{
    QStringList texts;
    for (const CodeMark &mark : marks)
        if (isMeant(mark) && !texts.contains(mark.text))
            texts.append(mark.text);
    return texts.join(u'\n');
}

} // namespace

CodeMarks::CodeMarks(QsciScintilla *editor, int margin, std::function<int(int)> shownLine)
    : m_editor(editor)
    , m_margin(margin)
    , m_shownLine(std::move(shownLine))
{
    m_editor->setMarginType(m_margin, Sci::SymbolMargin);
    m_editor->setMarginMarkerMask(m_margin, markerMask());
}

void CodeMarks::set(std::vector<CodeMark> marks)
{
    clear();
    m_marks = std::move(marks);
    for (const CodeMark &mark : m_marks)
        defineLook(mark.meaning);
    showShapes();
    showSquiggles();
}

void CodeMarks::clear()
{
    m_editor->markerDeleteAll();
    for (const CodeMark &mark : m_marks) {
        m_editor->SendScintilla(Sci::SCI_SETINDICATORCURRENT, indicatorOf(mark.meaning));
        m_editor->SendScintilla(Sci::SCI_INDICATORCLEARRANGE, 0UL, m_editor->SendScintilla(Sci::SCI_GETLENGTH));
    }
}

QString CodeMarks::tipAt(int line, int column) const
{
    return textsOf(m_marks, [line, column](const CodeMark &mark) { return contains(mark, line, column); });
}

QString CodeMarks::tipOf(int line) const
{
    return textsOf(m_marks, [line](const CodeMark &mark) { return mark.line == line; });
}

bool CodeMarks::isShown(const CodeMark &mark) const
{
    return mark.line >= 1 && m_shownLine(mark.line) <= m_editor->lines();
}

long CodeMarks::positionOf(int line, int column) const
{
    const long start = m_editor->SendScintilla(Sci::SCI_POSITIONFROMLINE, long(line - 1));
    const long end = m_editor->SendScintilla(Sci::SCI_GETLINEENDPOSITION, long(line - 1));
    const long location = m_editor->SendScintilla(Sci::SCI_POSITIONRELATIVE, std::uintptr_t(start), long(column - 1));
    return column < 1 || (location == 0 && column > 1) ? end : std::min(location, end);
}

CodeMarks::Range CodeMarks::rangeOf(const CodeMark &mark) const
{
    const int first = m_shownLine(mark.line);
    const int last = std::clamp(m_shownLine(mark.endLine), first, m_editor->lines());
    const long from = mark.column > 0 ? positionOf(first, mark.column)
                                      : m_editor->SendScintilla(Sci::SCI_GETLINEINDENTPOSITION, long(first - 1));
    return { from, std::max(positionOf(last, mark.endColumn), from + 1) };
}

// Shapes on top of each other are none.
void CodeMarks::showShapes() const
{
    std::map<int, Meaning> worst;
    for (const CodeMark &mark : m_marks) {
        if (!isShown(mark))
            continue;
        const auto [there, isFirst] = worst.try_emplace(m_shownLine(mark.line), mark.meaning);
        if (!isFirst && weightOf(mark.meaning) > weightOf(there->second))
            there->second = mark.meaning;
    }
    for (const auto &[line, meaning] : worst)
        m_editor->markerAdd(line - 1, markerOf(meaning));
}

void CodeMarks::showSquiggles() const
{
    auto byWeight = m_marks;
    std::ranges::stable_sort(byWeight, {}, [](const CodeMark &mark) { return weightOf(mark.meaning); });
    for (const CodeMark &mark : byWeight) {
        if (!isShown(mark))
            continue;
        const auto [from, to] = rangeOf(mark);
        for (const CodeMark &other : m_marks) {
            m_editor->SendScintilla(Sci::SCI_SETINDICATORCURRENT, indicatorOf(other.meaning));
            m_editor->SendScintilla(Sci::SCI_INDICATORCLEARRANGE, std::uintptr_t(from), to - from);
        }
        m_editor->SendScintilla(Sci::SCI_SETINDICATORCURRENT, indicatorOf(mark.meaning));
        m_editor->SendScintilla(Sci::SCI_INDICATORFILLRANGE, std::uintptr_t(from), to - from);
    }
}

void CodeMarks::refreshLook()
{
    const int shape = m_editor->style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, m_editor);
    m_editor->setMarginWidth(m_margin, shape + shape / 4);
    for (const CodeMark &mark : m_marks)
        defineLook(mark.meaning);
}

void CodeMarks::defineLook(Meaning meaning) const
{
    const int size = m_editor->style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, m_editor);
    const qreal ratio = m_editor->devicePixelRatioF();
    const QImage shape = shapeIcon(meaning).pixmap(QSize(size, size), ratio).toImage();
    m_editor->SendScintilla(Sci::SCI_RGBAIMAGESETSCALE, int(std::lround(100 * ratio)));
    m_editor->markerDefine(shape, markerOf(meaning));
    const int indicator = indicatorOf(meaning);
    m_editor->indicatorDefine(Sci::SquiggleIndicator, indicator);
    // Underscores are at the position of squiggles.
    m_editor->setIndicatorDrawUnder(true, indicator);
    m_editor->setIndicatorForegroundColor(Theme(m_editor->palette()).token(meaning).color, indicator);
}

} // namespace vitrine
