// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/intake/intakeindicator.h"

#include "app/kit/theme/icons.h"
#include "app/kit/theme/shapelabel.h"
#include "app/panes/intake/intake.h"
#include "app/wording/plaintip.h"
#include "app/wording/safetext.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace vitrine {

IntakeIndicator::IntakeIndicator(Intake *intake, QWidget *parent)
    : QWidget(parent)
    , m_intake(intake)
    , m_text(new QLabel(this))
    , m_stop(new QToolButton(this))
{
    setObjectName(QStringLiteral("intakeIndicator"));
    m_text->setObjectName(QStringLiteral("intakeText"));
    m_text->setTextFormat(Qt::PlainText);
    m_stop->setObjectName(QStringLiteral("stopIntake"));
    m_stop->setIcon(actionIcon(ActionIcon::Stop));
    m_stop->setAutoRaise(true);
    m_stop->setFocusPolicy(Qt::TabFocus);
    //: Button: nothing more is taken from what grows or is received. %1: "Following agent.jsonl"
    m_stop->setToolTip(plainTip(tr("Stop: %1").arg(intake->title())));
    m_stop->setAccessibleName(tr("Stop: %1").arg(intake->title()));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new ShapeLabel(Meaning::Running));
    layout->addWidget(m_text);
    layout->addWidget(m_stop);
    connect(m_stop, &QToolButton::clicked, intake, &Intake::stop);
    connect(intake, &Intake::changed, this, &IntakeIndicator::refresh);
    refresh();
}

void IntakeIndicator::refresh()
{
    m_text->setText(words());
    const IntakeRejections &rejections = m_intake->rejections();
    if (rejections.count > 0)
        m_text->setToolTip(plainTip(rejectionText(rejections)));
    // The status bar must not grow when an intake starts.
    m_stop->setFixedHeight(m_text->sizeHint().height());
    m_stop->setEnabled(m_intake->state() == Intake::State::Running);
}

QString IntakeIndicator::words() const
{
    if (m_intake->state() == Intake::State::Stopping)
        //: %1: "Following agent.jsonl"
        return tr("%1: stopping").arg(m_intake->title());
    //: %1: "Following agent.jsonl", %2: "3 runs"
    return tr("%1: %2").arg(m_intake->title(), counts());
}

QString IntakeIndicator::counts() const
{
    //: How many runs have come since it began
    const auto runs = tr("%Ln run(s)", nullptr, static_cast<int>(m_intake->added()));
    const auto rejected = static_cast<int>(m_intake->rejections().count);
    //: %1: "3 runs", %n: number of requests that the receiver rejected
    return rejected == 0 ? runs : tr("%1, %Ln request(s) rejected", nullptr, rejected).arg(runs);
}

QString IntakeIndicator::rejectionText(const IntakeRejections &rejections)
{
    //: %1: HTTP status, %2: the reason, in English
    return tr("HTTP %1: %2").arg(QString::number(rejections.status), safeLine(rejections.reason));
}

} // namespace vitrine
