// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/step/stepstrip.h"

#include "app/kit/theme/shapelabel.h"
#include "app/kit/theme/theme.h"
#include "app/kit/widgets/linkbutton.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

namespace vitrine {

namespace {

constexpr int alwaysThere = 1; // items of the row of links: the detail

// A label as wide as the longest word of a hostile message would push panes off the screen.
QString breakable(const QString &text)
{
    constexpr int longestWord = 40;
    QString result;
    int length = 0;
    for (const QChar character : text) {
        length = character.isSpace() ? 0 : length + 1;
        if (length > longestWord && !character.isLowSurrogate() && !character.isMark()) {
            result += QChar(0x200b);
            length = 1;
        }
        result += character;
    }
    return result;
}

} // namespace

StepStrip::StepStrip(QWidget *parent)
    : QWidget(parent)
    , m_shape(new ShapeLabel(Meaning::Info))
    , m_headline(new QLabel)
    , m_detail(new QLabel)
    , m_short(new QLabel)
    , m_parts(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_buttons(new QHBoxLayout)
    , m_links(new QHBoxLayout)
{
    setObjectName(QStringLiteral("stepStrip"));
    m_headline->setObjectName(QStringLiteral("stripHeadline"));
    m_detail->setObjectName(QStringLiteral("stripDetail"));
    for (QLabel *label : { m_headline, m_detail }) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(m_headline);
    texts->addWidget(m_detail);
    texts->addLayout(m_links);
    texts->addStretch(1); // the labels do not take more than they need
    m_short->setTextFormat(Qt::PlainText);
    m_short->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_short->hide();
    m_links->addWidget(m_short);
    auto *layout = new QHBoxLayout(this);
    const int gap = style()->pixelMetric(QStyle::PM_LayoutHorizontalSpacing, nullptr, this);
    layout->setContentsMargins(gap * 2, gap / 2, gap * 2, gap / 2);
    layout->setSpacing(gap * 3 / 2);
    layout->addWidget(m_shape, 0, Qt::AlignTop);
    layout->addLayout(m_parts, 1);
    m_parts->addLayout(texts, 1);
    m_parts->addLayout(m_buttons);
    m_parts->setSpacing(gap);
    m_buttons->setSpacing(gap);
    m_links->setSpacing(gap);
    refreshFonts();
}

void StepStrip::setMessage(Meaning meaning, const QString &headline, const QString &detail)
{
    while (m_buttons->count() > 0)
        removeLast(m_buttons);
    while (m_links->count() > alwaysThere)
        removeLast(m_links);
    m_shape->setMeaning(meaning);
    m_headlineText = headline;
    m_detailText = detail;
    m_headline->setText(breakable(headline));
    m_detail->setText(breakable(detail));
    m_short->setText(detail);
    setAccessibleName(headline);
    setAccessibleDescription(detail);
    arrange();
    update();
}

// Deleted later, since its click may be what is being handled.
void StepStrip::removeLast(QHBoxLayout *row)
{
    const std::unique_ptr<QLayoutItem> item(row->takeAt(row->count() - 1));
    item->widget()->hide();
    item->widget()->setObjectName({});
    item->widget()->deleteLater();
}

QPushButton *StepStrip::addButton(const QString &name, const QString &text)
{
    auto *button = new QPushButton(text);
    button->setObjectName(name);
    m_buttons->addWidget(button, 0, Qt::AlignVCenter);
    arrange();
    return button;
}

LinkButton *StepStrip::addLink(const QString &name, const QString &text)
{
    auto *link = new LinkButton(text, this);
    link->setObjectName(name);
    if (m_links->count() > alwaysThere)
        m_links->setStretch(m_links->count() - 1, 0);
    m_links->addWidget(link, 1, Qt::AlignLeading | Qt::AlignVCenter);
    arrange();
    return link;
}

// If the buttons leave too little room for the texts, they move below them. The detail is next to the links if it is as
// short as that, otherwise above them: it is never cut.
void StepStrip::arrange()
{
    const QMargins margins = layout()->contentsMargins();
    const int whole = width() - m_shape->sizeHint().width() - layout()->spacing() - margins.left() - margins.right();
    const int beside = whole - m_buttons->sizeHint().width() - m_parts->spacing();
    const bool isNarrow = m_buttons->count() > 0 && isCrowded(beside);
    const int room = isNarrow || m_buttons->count() == 0 ? whole : beside;
    const int links = linksWidth();
    const bool isDetail = !m_detailText.isEmpty();
    const bool isInRow = isDetail && links > 0 && m_short->sizeHint().width() + m_links->spacing() + links <= room;
    m_short->setVisible(isInRow);
    m_detail->setVisible(isDetail && !isInRow);
    m_parts->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_parts->setAlignment(m_buttons, isNarrow ? Qt::AlignLeading : Qt::Alignment());
}

int StepStrip::linksWidth() const
{
    int width = 0;
    for (int at = alwaysThere; at < m_links->count(); ++at)
        width += m_links->itemAt(at)->sizeHint().width() + (at > alwaysThere ? m_links->spacing() : 0);
    return width;
}

// The headline takes two lines at most, and the links are next to each other.
bool StepStrip::isCrowded(int room) const
{
    constexpr int fewestCharacters = 30;
    constexpr int mostLines = 2;
    if (room < fontMetrics().averageCharWidth() * fewestCharacters)
        return true;
    const QFontMetrics metrics(m_headline->font());
    const QRect lines = metrics.boundingRect(QRect(0, 0, room, QWIDGETSIZE_MAX), Qt::TextWordWrap, m_headlineText);
    return lines.height() > metrics.height() * mostLines + metrics.leading() || linksWidth() > room;
}

// The position of the buttons depends on the current width. Panes are narrow for a while when they are arranged, and
// the strip's minimum would then enlarge a small window for good. So it never requests room for buttons below, nor the
// width for buttons or the detail beside the links.
QSize StepStrip::minimumSizeHint() const
{
    const int words = m_parts->itemAt(0)->minimumSize().height();
    const QMargins margins = layout()->contentsMargins();
    const int height = std::max({ words, m_buttons->minimumSize().height(), m_shape->minimumSizeHint().height() });
    const int width = std::max({ m_headline->minimumSizeHint().width(), m_detail->minimumSizeHint().width(),
        linksWidth(), m_buttons->minimumSize().width() });
    const int beside = m_shape->minimumSizeHint().width() + layout()->spacing();
    return { beside + width + margins.left() + margins.right(), height + margins.top() + margins.bottom() };
}

Meaning StepStrip::meaning() const { return m_shape->meaning(); }

QString StepStrip::headline() const { return m_headlineText; }

QString StepStrip::detail() const { return m_detailText; }

void StepStrip::paintEvent(QPaintEvent *)
{
    const Token token = Theme(palette()).token(m_shape->meaning());
    QPainter painter(this);
    painter.fillRect(rect(), token.tint);
    const int bar = style()->pixelMetric(QStyle::PM_LayoutHorizontalSpacing, nullptr, this) / 2;
    const int x = layoutDirection() == Qt::RightToLeft ? width() - bar : 0;
    painter.fillRect(x, 0, bar, height(), token.color);
}

void StepStrip::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void StepStrip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        refreshFonts();
}

void StepStrip::refreshFonts()
{
    QFont font = this->font();
    font.setWeight(QFont::DemiBold);
    font.setPointSizeF(QFontInfo(font).pointSizeF() + 1);
    m_headline->setFont(font);
    m_shape->setShapeSize(QFontMetrics(font).height() + QFontMetrics(font).descent());
}

} // namespace vitrine
