// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/welcome/startbutton.h"

#include "app/kit/theme/mutedlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QStyleOptionFocusRect>
#include <QStylePainter>
#include <QVBoxLayout>

namespace vitrine {

StartButton::StartButton(
    const QIcon &icon, const QString &title, const QString &description, const QKeySequence &keys, QWidget *parent)
    : QPushButton(parent)
    , m_icon(icon)
    , m_picture(new QLabel)
    , m_title(new QLabel(title))
    , m_description(new MutedLabel(description))
    , m_keys(new MutedLabel(keys.toString(QKeySequence::NativeText)))
{
    setFlat(true);
    setAutoDefault(true); // Return presses it, as in a list
    setAccessibleName(title);
    setAccessibleDescription(description);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(m_title);
    texts->addWidget(m_description);
    auto *layout = new QHBoxLayout(this);
    const int gap = style()->pixelMetric(QStyle::PM_LayoutHorizontalSpacing, nullptr, this);
    layout->setContentsMargins(gap, gap / 2, gap, gap / 2);
    layout->setSpacing(gap * 2);
    layout->addWidget(m_picture);
    layout->addLayout(texts, 1);
    layout->addWidget(m_keys);
    for (QLabel *label : { m_picture, m_title, m_description, m_keys }) {
        label->setTextFormat(Qt::PlainText);
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    refresh();
}

QSize StartButton::sizeHint() const { return layout()->sizeHint(); }

QSize StartButton::minimumSizeHint() const { return layout()->minimumSize(); }

// The flat buttons of some styles show no focus.
void StartButton::paintEvent(QPaintEvent *event)
{
    QPushButton::paintEvent(event);
    if (!hasFocus())
        return;
    QStylePainter painter(this);
    QStyleOptionFocusRect option;
    option.initFrom(this);
    option.state |= QStyle::State_KeyboardFocusChange;
    painter.drawPrimitive(QStyle::PE_FrameFocusRect, option);
}

void StartButton::changeEvent(QEvent *event)
{
    QPushButton::changeEvent(event);
    const auto type = event->type();
    if (m_keys != nullptr
        && (type == QEvent::PaletteChange || type == QEvent::FontChange || type == QEvent::EnabledChange))
        refresh();
}

void StartButton::refresh()
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    const int size = style()->pixelMetric(QStyle::PM_ToolBarIconSize, nullptr, this);
    m_picture->setPixmap(
        m_icon.pixmap(QSize(size, size), devicePixelRatio(), isEnabled() ? QIcon::Normal : QIcon::Disabled));
}

} // namespace vitrine
