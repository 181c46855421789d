// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/meaning.h"

#include <QObject>

class QLabel;
class QStatusBar;

namespace vitrine {

class JobList;
class ShapeLabel;

/// The status bar: the trail and its state, counts, current execution, layers, jobs.
class StatusLine final : public QObject {
    Q_OBJECT

public:
    StatusLine(QStatusBar *bar, JobList *jobs);

    void setTrail(Meaning meaning, const QString &text, const QString &tip = {});
    /// The widget that shows the state of the trail.
    QWidget *trailState() const;
    /// Empty texts take no space.
    void setCounts(const QString &runs, const QString &steps);
    void setActivity(const QString &text);
    void setLayers(Meaning meaning, const QString &text, const QString &tip);

private:
    ShapeLabel *m_trailShape;
    QLabel *m_trail;
    QLabel *m_runs;
    QLabel *m_steps;
    QLabel *m_activity;
    ShapeLabel *m_layerShape;
    QLabel *m_layers;
};

} // namespace vitrine
