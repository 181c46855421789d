// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/evidence/chainmap.h"

#include "app/kit/theme/icons.h"
#include "app/kit/theme/theme.h"
#include "app/panes/evidence/evidencetext.h"
#include "app/wording/safetext.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>

#include <algorithm>

namespace vitrine {

namespace {

constexpr int pageShare = 20; ///< of all entries

} // namespace

ChainMap::ChainMap(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("chainMap"));
    setFocusPolicy(Qt::StrongFocus);
    //: Accessible name of a band that shows all entries of a trail
    setAccessibleName(tr("Chain of all entries"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    say();
}

void ChainMap::setChain(const ChainState &chain)
{
    m_chain = chain;
    m_current = std::min(m_current, chain.entries);
    say();
    update();
}

void ChainMap::setCurrent(std::uint64_t entry)
{
    if (entry == m_current)
        return;
    m_current = std::min(entry, m_chain.entries);
    say();
    update();
}

QSize ChainMap::sizeHint() const { return { fontMetrics().averageCharWidth() * 60, minimumSizeHint().height() }; }

QSize ChainMap::minimumSizeHint() const
{
    return { fontMetrics().averageCharWidth() * 20, fontMetrics().height() * 4 };
}

QRect ChainMap::band() const
{
    const int line = fontMetrics().height();
    const int margin = fontMetrics().averageCharWidth() * 2;
    return { margin, line * 3 / 2, std::max(1, width() - 2 * margin), line };
}

// In right-to-left layouts the chain starts on the right.
int ChainMap::side(int x) const { return layoutDirection() == Qt::RightToLeft ? width() - 1 - x : x; }

int ChainMap::positionOf(std::uint64_t entry) const
{
    if (m_chain.entries == 0)
        return side(band().left());
    const double share = (double(entry) - 0.5) / double(m_chain.entries);
    return side(band().left() + int(share * band().width()));
}

std::uint64_t ChainMap::entryAt(int x) const
{
    const double share = double(side(x) - band().left()) / band().width();
    const auto entry = static_cast<std::int64_t>(share * double(m_chain.entries)) + 1;
    const auto last = std::max<std::int64_t>(1, static_cast<std::int64_t>(m_chain.entries));
    return static_cast<std::uint64_t>(std::clamp<std::int64_t>(entry, 1, last));
}

void ChainMap::goTo(std::uint64_t entry)
{
    if (m_chain.entries == 0)
        return;
    const auto wanted = std::clamp<std::uint64_t>(entry, 1, m_chain.entries);
    if (wanted == m_current)
        return;
    setCurrent(wanted);
    Q_EMIT entryChosen(wanted);
}

void ChainMap::say()
{
    const auto text = m_chain.entries == 0 ? tr("empty")
        //: Read aloud. %1: number of an entry, %2: how many there are, %3: "Verified", "Damaged"
        : m_current != 0 ? tr("Entry %1 of %2: %3")
                               .arg(EvidenceText::number(m_current), EvidenceText::number(m_chain.entries),
                                   EvidenceText::state(m_chain.at(m_current)).text)
                         : EvidenceText::sum(m_chain).text;
    if (text == accessibleDescription())
        return;
    setAccessibleDescription(text);
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

void ChainMap::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        goTo(entryAt(event->position().toPoint().x()));
}

void ChainMap::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        goTo(entryAt(event->position().toPoint().x()));
}

void ChainMap::keyPressEvent(QKeyEvent *event)
{
    const auto page = std::max<std::uint64_t>(1, m_chain.entries / pageShare);
    const auto back = [this](std::uint64_t by) { return m_current > by ? m_current - by : 1; };
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    switch (event->key()) {
    case Qt::Key_Left: return goTo(isMirrored ? m_current + 1 : back(1));
    case Qt::Key_Right: return goTo(isMirrored ? back(1) : m_current + 1);
    case Qt::Key_PageUp: return goTo(back(page));
    case Qt::Key_PageDown: return goTo(m_current + page);
    case Qt::Key_Home: return goTo(1);
    case Qt::Key_End: return goTo(m_chain.entries);
    default: QWidget::keyPressEvent(event);
    }
}

void ChainMap::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateGeometry();
    update();
}

void ChainMap::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
    if (m_chain.entries == 0)
        return;
    paintBand(painter);
    paintSeal(painter);
    paintDamage(painter);
    paintCurrent(painter);
    paintWords(painter);
    if (!hasFocus())
        return;
    QStyleOptionFocusRect focus;
    focus.initFrom(this);
    focus.rect = rect();
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, &painter, this);
}

void ChainMap::paintBand(QPainter &painter) const
{
    const Theme theme(palette());
    painter.fillRect(band(), theme.header());
    if (const auto last = m_chain.lastCovered(); last > 0) {
        const int end = last == m_chain.entries ? side(band().right()) : positionOf(last);
        const int begin = side(band().left());
        painter.fillRect(
            QRect(QPoint(std::min(begin, end), band().top()), QPoint(std::max(begin, end), band().bottom())),
            theme.token(Meaning::Ok).tint);
    }
    painter.setPen(theme.isHighContrast() ? palette().text().color() : theme.muted());
    painter.drawRect(band().adjusted(0, 0, -1, -1));
}

void ChainMap::paintDamage(QPainter &painter) const
{
    if (!m_chain.found || !m_chain.found->firstBroken)
        return;
    const int half = std::max(2, fontMetrics().averageCharWidth() / 2);
    const int x = positionOf(std::min(*m_chain.found->firstBroken, m_chain.entries));
    painter.fillRect(QRect(x - half, band().top() - half, 2 * half, band().height() + 2 * half),
        Theme(palette()).token(Meaning::Error).color);
}

Meaning ChainMap::sealMeaning() const { return m_chain.isSealVerified() ? Meaning::Sealed : Meaning::Waiting; }

void ChainMap::paintSeal(QPainter &painter) const
{
    const auto &seal = m_chain.seal();
    if (!seal.isSealed)
        return;
    const int x = positionOf(std::min(seal.sealedEntries, m_chain.entries));
    painter.setPen(QPen(Theme(palette()).token(sealMeaning()).color, 2));
    painter.drawLine(x, band().top(), x, band().bottom() + fontMetrics().height() / 3);
}

void ChainMap::paintCurrent(QPainter &painter) const
{
    if (m_current == 0)
        return;
    const int x = positionOf(m_current);
    const int size = std::max(3, fontMetrics().height() / 3);
    painter.setPen(QPen(palette().highlight().color(), 2));
    painter.drawLine(x, band().top() - size / 2, x, band().bottom());
    painter.setBrush(palette().highlight());
    painter.drawPolygon(QPolygon({ { x - size / 2, band().top() - size }, { x + size / 2, band().top() - size },
        { x, band().top() - size / 2 } }));
}

void ChainMap::paintLabel(
    QPainter &painter, Meaning meaning, const QString &text, QRect room, Qt::Alignment where) const
{
    const int shape = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    const int gap = fontMetrics().averageCharWidth() / 2;
    const auto shown = fontMetrics().elidedText(text, Qt::ElideRight, std::max(0, room.width() - shape - gap));
    const QSize size(shape + gap + fontMetrics().horizontalAdvance(shown), room.height());
    const auto location = QStyle::alignedRect(layoutDirection(), where, size, room);
    const QRect mark(location.topLeft(), QSize(shape, location.height()));
    shapeIcon(meaning).paint(&painter, QStyle::visualRect(layoutDirection(), location, mark));
    painter.setPen(palette().text().color());
    painter.drawText(QStyle::visualRect(layoutDirection(), location, location.adjusted(shape + gap, 0, 0, 0)),
        int(Qt::AlignVCenter) | int(Qt::AlignLeading),
        layoutDirection() == Qt::RightToLeft ? isolatedWords(shown) : shown);
}

// The findings are above the band, the ends and the seal below it.
void ChainMap::paintWords(QPainter &painter) const
{
    const int line = fontMetrics().height();
    const QRect above(band().left(), 0, band().width(), line);
    const QRect below(band().left(), band().bottom() + line / 3, band().width(), line);
    const bool isBroken = m_chain.found && m_chain.found->firstBroken;
    const auto covered = EvidenceText::lastCovered(m_chain);
    const auto meaning = !m_chain.found ? Meaning::Waiting
        : m_chain.lastCovered() > 0     ? Meaning::Ok
                                        : Meaning::NotComparable;
    const auto half = isBroken ? above.adjusted(0, 0, -above.width() / 2, 0) : above;
    paintLabel(painter, meaning, covered, QStyle::visualRect(layoutDirection(), above, half), Qt::AlignLeading);
    if (isBroken)
        //: %1: number of an entry
        paintLabel(painter, Meaning::Error,
            tr("Entry %1 is damaged").arg(EvidenceText::number(*m_chain.found->firstBroken)),
            QStyle::visualRect(layoutDirection(), above, above.adjusted(above.width() / 2, 0, 0, 0)),
            Qt::AlignTrailing);
    painter.setPen(Theme(palette()).muted());
    painter.drawText(below, int(Qt::AlignVCenter) | int(Qt::AlignLeading), EvidenceText::number(1));
    const auto last = EvidenceText::number(m_chain.entries);
    painter.drawText(below, int(Qt::AlignVCenter) | int(Qt::AlignTrailing), last);
    if (!m_chain.seal().isSealed)
        return;
    const int ends = fontMetrics().horizontalAdvance(last) + fontMetrics().averageCharWidth() * 2;
    const auto between = below.adjusted(ends, 0, -ends, 0);
    paintLabel(painter, sealMeaning(), EvidenceText::sealMark(m_chain.seal()), between, Qt::AlignTrailing);
}

} // namespace vitrine
