// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/whatifbar.h"

#include "app/kit/theme/mutedlabel.h"
#include "app/kit/theme/shapelabel.h"
#include "app/panes/policy/changefilter.h"
#include "app/session/policy/policydraft.h"
#include "app/wording/changetext.h"
#include "app/wording/words.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

namespace vitrine {

namespace {

QFont countFont(QFont font)
{
    font.setPointSizeF(font.pointSizeF() * 1.5);
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

WhatIfBar::WhatIfBar(QWidget *parent)
    : QWidget(parent)
    , m_total(new MutedLabel)
    , m_filter(new QPushButton(this))
{
    auto *layout = new QGridLayout(this);
    layout->setHorizontalSpacing(fontMetrics().averageCharWidth() / 2);
    layout->setVerticalSpacing(0);
    layout->setContentsMargins(QMargins(6, 3, 6, 3));
    int column = 0;
    for (const VerdictChange change : allVerdictChanges) {
        auto *&count = m_counts.at(static_cast<std::size_t>(change));
        count = new QLabel(this);
        count->setFont(countFont(font()));
        auto *name = new QLabel(ChangeText::name(change), this);
        name->setTextFormat(Qt::PlainText);
        // Beside the code of a step in a small window, there is only room for a word.
        name->setWordWrap(true);
        name->setAlignment(Qt::AlignLeading | Qt::AlignTop);
        layout->addWidget(new ShapeLabel(ChangeText::meaning(change), this), 0, column);
        // Leading alignment keeps digits left-to-right in any layout direction.
        layout->addWidget(count, 0, column + 1, Qt::AlignLeading | Qt::AlignVCenter);
        layout->addWidget(name, 1, column, 1, 2);
        // Long names get more room than short ones: they are on one line wherever all of them fit.
        layout->setColumnStretch(column + 1, name->sizeHint().width());
        column += 2;
    }
    auto *below = new QHBoxLayout;
    below->addWidget(m_total, 1);
    below->addWidget(m_filter);
    layout->addLayout(below, 2, 0, 1, column);
    setObjectName(QStringLiteral("whatIfBar"));
    //: Accessible name of the counts of steps whose verdict a draft changes
    setAccessibleName(tr("Effect of the Draft"));
    m_filter->setObjectName(QStringLiteral("filterChanged"));
    m_total->setElided();
    connect(m_filter, &QPushButton::clicked, this, &WhatIfBar::filterRequested);
    show({}, false);
}

void WhatIfBar::show(const DraftJudgement &judgement, bool isReading)
{
    const QLocale locale;
    const ChangeCounts &counts = judgement.comparison.counts;
    QStringList spoken;
    for (const VerdictChange change : allVerdictChanges) {
        auto *count = m_counts.at(static_cast<std::size_t>(change));
        count->setText(judgement.base ? locale.toString(static_cast<qulonglong>(counts[change])) : QString());
        //: Read aloud. %1: kind of change, such as "Now Allowed", %2: number of steps
        count->setAccessibleName(tr("%1: %2").arg(ChangeText::name(change), count->text()));
        spoken << count->accessibleName();
    }
    setAccessibleDescription(judgement.base ? spoken.join(u", ") : QString());
    const auto changed = static_cast<int>(changedSteps(counts));
    //: Button. %n: how many steps a draft changes
    m_filter->setText(tr("Filter: %Ln Changed Step(s)", nullptr, changed));
    m_filter->setEnabled(judgement.base != nullptr && changed > 0);
    if (!judgement.base) {
        //: In place of the totals of a what-if
        m_total->setText(isReading ? tr("Reading the steps…") : tr("No steps"));
        return;
    }
    const auto steps = static_cast<int>(judgement.base->stepCount());
    const auto number = [&](std::uint64_t count) { return locale.toString(static_cast<qulonglong>(count)); };
    const QString took = Words::duration(judgement.milliseconds / 1000);
    if (judgement.base->codeStepCount() == judgement.base->stepCount())
        //: %n: number of steps, %1: how many of them the draft denies, %2: a duration. New steps of a recording agent
        //: are judged as they arrive.
        m_total->setText(tr("%Ln step(s) with code, %1 denied, judged in %2, watching for new ones", nullptr, steps)
                .arg(number(judgement.denied), took));
    else
        //: %n: number of steps with code or actions, %1: how many of them the draft denies, %2: asks about, %3: cannot
        //: decide, %4: a duration. It must be short: there is room for some 70 characters.
        m_total->setText(tr("%Ln step(s): %1 denied, %2 ask, %3 undecidable (%4)", nullptr, steps)
                .arg(number(judgement.denied), number(judgement.asked), number(judgement.undecidable), took));
}

} // namespace vitrine
