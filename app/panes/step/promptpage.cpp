// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/step/promptpage.h"

#include "app/kit/text/plaintextview.h"
#include "app/panes/step/differenceview.h"
#include "app/wording/words.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLocale>
#include <QStackedLayout>
#include <QStyle>
#include <QToolButton>

#include <utility>

namespace vitrine {

namespace {

QByteArray textOf(const std::vector<PromptMessage> &prompt)
{
    QByteArray text;
    for (const auto &message : prompt)
        text
            += '[' + QByteArray::fromStdString(message.role) + "]\n" + QByteArray::fromStdString(message.text) + "\n\n";
    return text;
}

} // namespace

PromptPage::PromptPage(QWidget *parent)
    : QWidget(parent)
    , m_switch(new QWidget)
    , m_pages(new QStackedLayout)
    , m_text(new PlainTextView)
    , m_difference(new DifferenceView)
{
    setObjectName(QStringLiteral("promptPage"));
    m_text->setObjectName(QStringLiteral("promptView"));
    m_difference->setObjectName(QStringLiteral("promptDifference"));
    auto *row = new QHBoxLayout(m_switch);
    const int gap = style()->pixelMetric(QStyle::PM_LayoutVerticalSpacing, nullptr, this) / 2;
    row->setContentsMargins(gap * 2, gap, gap * 2, gap);
    //: Switch over a prompt: all of its messages
    m_whole = addButton(m_switch, QStringLiteral("promptWhole"), tr("Whole Prompt"));
    //: Switch over a prompt: what is new in it since the step before
    m_growth = addButton(m_switch, QStringLiteral("promptGrowth"), tr("New Messages"));
    row->addStretch(1);
    auto *group = new QButtonGroup(this);
    group->addButton(m_whole);
    group->addButton(m_growth);
    m_whole->setChecked(true);
    connect(m_growth, &QToolButton::toggled, this, &PromptPage::setGrowthShown);
    m_pages->addWidget(m_text);
    m_pages->addWidget(m_difference);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_switch);
    layout->addLayout(m_pages, 1);
    setFocusProxy(m_text);
    refresh();
}

QToolButton *PromptPage::addButton(QWidget *row, const QString &name, const QString &text)
{
    auto *button = new QToolButton;
    button->setObjectName(name);
    button->setText(text);
    button->setCheckable(true);
    button->setAutoRaise(true);
    row->layout()->addWidget(button);
    return button;
}

void PromptPage::setPrompt(const std::vector<PromptMessage> &prompt)
{
    m_prompt = prompt;
    m_text->setText(textOf(prompt), Words::notRecorded());
    setBefore(0, {});
}

void PromptPage::setBefore(std::uint64_t step, const std::vector<PromptMessage> &before)
{
    m_beforeStep = step;
    m_before = before;
    m_isGrowthMade = false;
    refresh();
}

void PromptPage::setGrowthShown(bool shown)
{
    m_isGrowthWanted = shown;
    (shown ? m_growth : m_whole)->setChecked(true);
    refresh();
}

void PromptPage::seek(const SearchQuery &query)
{
    setGrowthShown(false);
    m_text->seek(query);
}

void PromptPage::refresh()
{
    m_switch->setVisible(!m_prompt.empty());
    const bool isGrowth = m_isGrowthWanted && !m_prompt.empty();
    m_pages->setCurrentWidget(isGrowth ? static_cast<QWidget *>(m_difference) : m_text);
    if (!isGrowth || std::exchange(m_isGrowthMade, true))
        return;
    if (m_before.empty()) {
        m_difference->clear(tr("No earlier step has a prompt: all messages are new."));
        return;
    }
    const auto number = QLocale().toString(qulonglong(m_beforeStep));
    //: Title of a side of a comparison of prompts. %1: number of a step
    m_difference->setTitles(tr("Before step %1").arg(number), tr("Before this step"));
    m_difference->setSections(DifferenceDocument::betweenPrompts(m_before, m_prompt), {}, {});
    m_difference->goToNextDifference();
}

} // namespace vitrine
