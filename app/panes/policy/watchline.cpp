// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/policy/watchline.h"

#include "app/kit/theme/mutedlabel.h"
#include "app/kit/theme/shapelabel.h"
#include "app/session/policy/basesearch.h"
#include "app/session/policy/policydraft.h"
#include "app/wording/words.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>

#include <chrono>

namespace vitrine {

namespace {

/// An agent counts as active for this long after its newest step.
constexpr std::chrono::seconds quietAfter(30);

} // namespace

WatchLine::WatchLine(QWidget *parent)
    : QWidget(parent)
    , m_shape(new ShapeLabel(Meaning::Waiting, this))
    , m_text(new MutedLabel)
    //: Button: goes to the newest step
    , m_newest(new QPushButton(tr("Show Newest")))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(QMargins(layout->contentsMargins().left(), 0, layout->contentsMargins().right(), 3));
    layout->addWidget(m_shape);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_newest);
    m_text->setObjectName(QStringLiteral("watching"));
    m_text->setMinimumWidth(1);
    m_newest->setObjectName(QStringLiteral("showNewest"));
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietAfter);
    connect(&m_quiet, &QTimer::timeout, this, [this] { m_shape->setMeaning(Meaning::Waiting); });
    connect(m_newest, &QPushButton::clicked, this, [this] { Q_EMIT stepChosen(m_run, m_step); });
}

void WatchLine::show(const PolicyDraft &draft)
{
    const DraftWatch &watch = draft.watch();
    const auto &judgement = draft.judgement();
    const bool isOther = watch.newest != m_step;
    m_run = watch.run;
    m_step = watch.newest;
    const auto at = judgement->base && m_step != 0 ? findStep(*judgement->base, m_run, m_step) : std::nullopt;
    setVisible(at.has_value());
    if (!at)
        return;
    const QLocale locale;
    const int arrived = static_cast<int>(watch.arrived);
    const auto words = judgement->draft != judgement->active
        //: %n: number of steps, %1: a time, %2: number of a run, %3: of a step, %4: verdict of the draft on it: Denied
        ? tr("Watching: %Ln new step(s), the newest at %1 (run %2, step %3): %4 under the draft", nullptr, arrived)
        //: %n: number of steps, %1: a time, %2: number of a run, %3: of a step, %4: verdict of the policy on it: Denied
        : tr("Watching: %Ln new step(s), the newest at %1 (run %2, step %3): %4 under the active policy", nullptr,
              arrived);
    say(isOther || m_quiet.isActive(),
        words.arg(locale.toString(watch.at.time(), QStringLiteral("HH:mm:ss")),
            locale.toString(static_cast<qlonglong>(m_run)), locale.toString(judgement->base->ordinal(*at)),
            Words::policyVerdict(judgement->after->verdict(*at)).text));
    if (isOther)
        m_quiet.start();
}

void WatchLine::say(bool isBusy, const QString &text)
{
    m_shape->setMeaning(isBusy ? Meaning::Running : Meaning::Waiting);
    m_text->setText(text);
    m_text->setToolTip(text);
}

} // namespace vitrine
