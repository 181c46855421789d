// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/theme/elidedlabel.h"

#include "app/wording/plaintip.h"
#include "app/wording/safetext.h"

#include <QHelpEvent>
#include <QStylePainter>
#include <QToolTip>

namespace vitrine {

void ElidedLabel::setElided()
{
    m_isElided = true;
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

QSize ElidedLabel::minimumSizeHint() const
{
    const auto whole = QLabel::minimumSizeHint();
    return m_isElided ? QSize(0, whole.height()) : whole;
}

bool ElidedLabel::isCut() const
{
    return m_isElided && fontMetrics().horizontalAdvance(text()) > contentsRect().width();
}

bool ElidedLabel::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || !isCut())
        return QLabel::event(event);
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), plainTip(text()), this);
    return true;
}

void ElidedLabel::paintEvent(QPaintEvent *event)
{
    // A label is aligned to the start of its text in the text's own direction, not the window's.
    const bool isMirrored = m_isElided && layoutDirection() == Qt::RightToLeft;
    if (!isCut() && !isMirrored)
        return QLabel::paintEvent(event);
    QStylePainter painter(this);
    const auto cut = fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
    // The dots belong to the end of the text, which has its own direction.
    const auto line = isMirrored ? isolatedWords(cut) : cut;
    painter.drawItemText(contentsRect(), int(QStyle::visualAlignment(layoutDirection(), alignment())), palette(),
        isEnabled(), line, foregroundRole());
}

} // namespace vitrine
