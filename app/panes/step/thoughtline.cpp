// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/step/thoughtline.h"

#include "app/kit/text/plaintextview.h"
#include "app/kit/theme/theme.h"
#include "app/wording/safetext.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QRegularExpression>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

namespace vitrine {

namespace {

constexpr int unfoldedLines = 10;
// More than any window shows in one line.
constexpr qsizetype lineBytes = 2000;

/// The line has one font, so the marks of bold text, code and headings say nothing.
QString withoutMarks(QString line)
{
    static const QRegularExpression bold(QStringLiteral("\\*\\*([^*]+)\\*\\*"));
    static const QRegularExpression code(QStringLiteral("`([^`]+)`"));
    static const QRegularExpression heading(QStringLiteral("^#{1,6} "));
    return line.replace(bold, QStringLiteral("\\1")).replace(code, QStringLiteral("\\1")).remove(heading);
}

} // namespace

ThoughtLine::ThoughtLine(QWidget *parent)
    : QWidget(parent)
    , m_fold(new QToolButton)
    , m_line(new QLabel)
    , m_text(new PlainTextView)
{
    setObjectName(QStringLiteral("thoughtLine"));
    m_fold->setObjectName(QStringLiteral("thoughtFold"));
    //: What the agent thought before it wrote its code; unfolds
    m_fold->setText(tr("Thought"));
    QFont font = m_fold->font();
    font.setWeight(QFont::DemiBold);
    m_fold->setFont(font);
    m_fold->setArrowType(Qt::RightArrow);
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setAutoRaise(true);
    m_fold->setCheckable(true);
    connect(m_fold, &QToolButton::toggled, this, &ThoughtLine::setUnfolded);
    m_line->setObjectName(QStringLiteral("thoughtText"));
    m_line->setTextFormat(Qt::PlainText);
    m_line->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_text->setObjectName(QStringLiteral("thoughtView"));
    m_text->setMarkdown(true);
    //: Accessible name of the whole thought of a step
    m_text->setAccessibleName(tr("Thought"));
    m_text->setFixedHeight(fontMetrics().lineSpacing() * unfoldedLines);
    m_text->hide();
    auto *head = new QHBoxLayout;
    const int margin = style()->pixelMetric(QStyle::PM_LayoutVerticalSpacing, nullptr, this) / 3;
    head->setContentsMargins(margin, margin, margin * 3, margin);
    head->addWidget(m_fold);
    head->addWidget(m_line, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(m_text);
    setFocusProxy(m_text);
    setThought({});
}

void ThoughtLine::setThought(const QByteArray &utf8)
{
    const QByteArray trimmed = utf8.trimmed();
    m_isEmpty = trimmed.isEmpty();
    //: In place of a thought that the log does not have
    m_firstLine = m_isEmpty
        ? tr("not recorded")
        : safeLine(withoutMarks(QString::fromUtf8(trimmed.first(std::min(trimmed.size(), lineBytes))).simplified()));
    m_text->setText(trimmed, m_firstLine);
    m_fold->setEnabled(!m_isEmpty);
    if (m_isEmpty)
        m_fold->setChecked(false);
    refreshColors();
    elide();
}

bool ThoughtLine::isUnfolded() const { return m_fold->isChecked(); }

void ThoughtLine::setUnfolded(bool unfolded)
{
    m_fold->setChecked(unfolded);
    m_fold->setArrowType(unfolded ? Qt::DownArrow : Qt::RightArrow);
    m_text->setVisible(unfolded);
    elide();
}

void ThoughtLine::seek(const SearchQuery &query)
{
    setUnfolded(true);
    m_text->seek(query);
}

void ThoughtLine::elide()
{
    m_line->setText(isUnfolded()
            ? QString()
            : m_line->fontMetrics().elidedText(m_firstLine, Qt::ElideRight, std::max(m_line->width(), 1)));
}

// A click anywhere in the line unfolds it, not only on its arrow.
void ThoughtLine::mousePressEvent(QMouseEvent *event)
{
    if (m_isEmpty || event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    setUnfolded(!isUnfolded());
}

void ThoughtLine::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    elide();
}

void ThoughtLine::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refreshColors();
}

void ThoughtLine::refreshColors()
{
    QPalette colors = palette();
    if (m_isEmpty)
        colors.setColor(QPalette::WindowText, Theme(palette()).muted());
    m_line->setPalette(colors);
}

} // namespace vitrine
