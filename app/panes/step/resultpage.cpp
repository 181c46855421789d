// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/step/resultpage.h"

#include "app/kit/text/plaintextview.h"
#include "app/kit/theme/shapelabel.h"
#include "app/kit/widgets/column.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QStyle>
#include <QVBoxLayout>

namespace vitrine {

namespace {

QLabel *titleLabel(const QString &text)
{
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    return label;
}

QWidget *headOf(const QList<QWidget *> &widgets)
{
    auto *head = new QWidget;
    auto *layout = new QHBoxLayout(head);
    const int gap = head->style()->pixelMetric(QStyle::PM_LayoutVerticalSpacing, nullptr, head) / 2;
    layout->setContentsMargins(gap * 2, gap, gap * 2, gap);
    layout->setSpacing(gap * 2);
    for (QWidget *widget : widgets)
        layout->addWidget(widget);
    layout->addStretch(1);
    return head;
}

QWidget *sideOf(QWidget *head, PlainTextView *view)
{
    auto *side = new QWidget;
    fillColumn(side, { head, view }, view);
    return side;
}

} // namespace

ResultPage::ResultPage(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_recorded(new PlainTextView)
    , m_replayed(new PlainTextView)
    , m_shape(new ShapeLabel(Meaning::Info))
    , m_state(new QLabel)
{
    setObjectName(name);
    m_recorded->setObjectName(name % u"Recorded");
    m_replayed->setObjectName(name % u"Replayed");
    m_state->setObjectName(name % u"State");
    m_state->setTextFormat(Qt::PlainText);
    //: Title over what the log says, beside "Replayed"
    m_recordedHead = headOf({ titleLabel(tr("Recorded")) });
    //: Title over what happened when the step ran again
    m_replayedTitle = titleLabel(tr("Replayed"));
    auto *replayedHead = headOf({ m_replayedTitle, m_shape, m_state });
    m_replayedSide = sideOf(replayedHead, m_replayed);
    auto *splitter = new QSplitter;
    splitter->setChildrenCollapsible(false);
    m_recordedSide = sideOf(m_recordedHead, m_recorded);
    splitter->addWidget(m_recordedSide);
    splitter->addWidget(m_replayedSide);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);
    clearReplayed();
}

void ResultPage::setRecorded(const Content &content)
{
    m_recorded->setText(content.text, content.reasonWhenEmpty, content.owner);
}

void ResultPage::setRecordedShown(bool shown)
{
    m_hasRecorded = shown;
    m_replayedTitle->setVisible(shown);
    m_recordedSide->setVisible(shown || !hasReplayed());
}

void ResultPage::setReplayed(const Content &content, Meaning meaning, const QString &verdict)
{
    m_replayed->setText(content.text, content.reasonWhenEmpty, content.owner);
    m_shape->setMeaning(meaning);
    m_state->setText(verdict);
    m_recordedHead->show();
    m_recordedSide->setVisible(m_hasRecorded);
    m_replayedSide->show();
    setFocusProxy(m_hasRecorded ? m_recorded : m_replayed);
}

void ResultPage::beginReplayed(const QString &state) { setReplayed({ {}, state, {} }, Meaning::Running, state); }

void ResultPage::appendReplayed(const QByteArray &utf8) { m_replayed->appendText(utf8); }

void ResultPage::clearReplayed()
{
    m_replayed->setText({}, {});
    m_recordedHead->hide();
    m_recordedSide->show();
    m_replayedSide->hide();
    setFocusProxy(m_recorded);
}

PlainTextView *ResultPage::recordedView() const { return m_recorded; }

PlainTextView *ResultPage::replayedView() const { return m_replayed; }

bool ResultPage::hasReplayed() const { return !m_replayedSide->isHidden(); }

} // namespace vitrine
