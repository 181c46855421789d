// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/welcome/droparea.h"

#include "app/kit/theme/icons.h"
#include "app/kit/theme/mutedlabel.h"
#include "app/kit/theme/theme.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>

namespace vitrine {

DropArea::DropArea(QWidget *parent)
    : QFrame(parent)
    , m_picture(new QLabel)
{
    setObjectName(QStringLiteral("dropArea"));
    auto *title = new QLabel(tr("Drop agent logs, folders or trails here"));
    QFont font = title->font();
    font.setWeight(QFont::DemiBold);
    font.setPointSizeF(QFontInfo(font).pointSizeF() + 1);
    title->setFont(font);
    auto *promise
        = new QLabel(tr("The format is detected automatically. Opening a log runs nothing and sends nothing."));
    auto *formats = new MutedLabel(
        tr("smolagents, OpenTelemetry, Inspect, OpenHands, SWE-agent, transcripts, notebooks, chats; also compressed"));
    auto *layout = new QVBoxLayout(this);
    const int gap = style()->pixelMetric(QStyle::PM_LayoutVerticalSpacing, nullptr, this);
    layout->setContentsMargins(gap * 4, gap * 4, gap * 4, gap * 4);
    layout->setSpacing(gap);
    for (QLabel *label : { m_picture, title, promise, static_cast<QLabel *>(formats) }) {
        label->setAlignment(Qt::AlignCenter);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        layout->addWidget(label);
    }
    refresh();
}

void DropArea::setActive(bool active)
{
    m_isActive = active;
    update();
}

void DropArea::paintEvent(QPaintEvent *)
{
    const Theme theme(palette());
    QPainter painter(this);
    if (m_isActive)
        painter.fillRect(rect(), theme.linkedSelection());
    const int width = std::max(1, style()->pixelMetric(QStyle::PM_DefaultFrameWidth, nullptr, this)) * 2;
    QPen pen(m_isActive ? palette().color(QPalette::Highlight) : palette().color(QPalette::Mid));
    pen.setWidth(width);
    pen.setStyle(Qt::DashLine);
    painter.setPen(pen);
    painter.drawRect(QRectF(rect()).adjusted(width / 2.0, width / 2.0, -width / 2.0, -width / 2.0));
}

void DropArea::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (m_picture != nullptr && event->type() == QEvent::PaletteChange)
        refresh();
}

void DropArea::refresh()
{
    const int size = style()->pixelMetric(QStyle::PM_LargeIconSize, nullptr, this);
    m_picture->setPixmap(actionIcon(ActionIcon::Download).pixmap(QSize(size, size), devicePixelRatio()));
}

} // namespace vitrine
