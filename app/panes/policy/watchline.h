// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <QTimer>
#include <QWidget>

class QPushButton;

namespace vitrine {

class MutedLabel;
class PolicyDraft;
class ShapeLabel;

/// Shows whether a trail is being recorded: how many steps arrived, when, and the draft's verdict on the newest.
class WatchLine final : public QWidget {
    Q_OBJECT

public:
    explicit WatchLine(QWidget *parent = nullptr);
    void show(const PolicyDraft &draft);

Q_SIGNALS:
    void stepChosen(vitrine::RunId run, vitrine::StepId step);

private:
    void say(bool isBusy, const QString &text);

    ShapeLabel *m_shape;
    MutedLabel *m_text;
    QPushButton *m_newest;
    QTimer m_quiet; ///< expires when no steps arrive
    RunId m_run = 0;
    StepId m_step = 0;
};

} // namespace vitrine
