// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/shell/statusline.h"

#include "app/kit/theme/shapelabel.h"
#include "app/panes/jobs/jobindicator.h"
#include "app/wording/plaintip.h"
#include "app/wording/safetext.h"

#include <QLabel>
#include <QStatusBar>

namespace vitrine {

namespace {

QLabel *makeLabel(const QString &name, QStatusBar *bar)
{
    auto *label = new QLabel(bar);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    const auto gap = label->fontMetrics().averageCharWidth();
    label->setContentsMargins(gap, 0, gap, 0);
    return label;
}

void setTextOrHide(QLabel *label, const QString &text)
{
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

} // namespace

StatusLine::StatusLine(QStatusBar *bar, JobList *jobs)
    : QObject(bar)
    , m_trailShape(new ShapeLabel(Meaning::Info, bar))
    , m_trail(makeLabel(QStringLiteral("trailState"), bar))
    , m_runs(makeLabel(QStringLiteral("runCount"), bar))
    , m_steps(makeLabel(QStringLiteral("stepCount"), bar))
    , m_activity(makeLabel(QStringLiteral("activity"), bar))
    , m_layerShape(new ShapeLabel(Meaning::Waiting, bar))
    , m_layers(makeLabel(QStringLiteral("layers"), bar))
{
    m_trailShape->setObjectName(QStringLiteral("trailShape"));
    bar->addWidget(m_trailShape);
    for (auto *label : { m_trail, m_runs, m_steps, m_activity })
        bar->addWidget(label);
    bar->addPermanentWidget(m_layerShape);
    bar->addPermanentWidget(m_layers);
    bar->addPermanentWidget(new JobIndicator(jobs, bar));
    // A maximized window has no size grip that would keep the last text away from the edge.
    const int gap = bar->fontMetrics().averageCharWidth();
    bar->setContentsMargins(gap, 0, gap, 0);
    // The meaning of a shape is given by the text next to it.
    for (auto *label : { m_trail, m_layers })
        label->setContentsMargins(0, 0, gap, 0);
    setCounts({}, {});
    setActivity({});
}

QWidget *StatusLine::trailState() const { return m_trail; }

void StatusLine::setTrail(Meaning meaning, const QString &text, const QString &tip)
{
    m_trailShape->setMeaning(meaning);
    m_trail->setText(safeLine(text));
    m_trail->setToolTip(plainTip(tip));
}

void StatusLine::setCounts(const QString &runs, const QString &steps)
{
    setTextOrHide(m_runs, runs);
    setTextOrHide(m_steps, steps);
}

void StatusLine::setActivity(const QString &text) { setTextOrHide(m_activity, text); }

void StatusLine::setLayers(Meaning meaning, const QString &text, const QString &tip)
{
    m_layerShape->setMeaning(meaning);
    m_layers->setText(text);
    m_layers->setToolTip(tip);
}

} // namespace vitrine
