// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/judging/policycomparison.h"

#include <QWidget>

#include <array>

class QLabel;
class QPushButton;

namespace vitrine {

struct DraftJudgement;
class MutedLabel;

/// The number of steps per kind of change in a what-if, in the order of docs/interface.md#words-and-shapes. They add up
/// to the total, which is shown below with a link to the changed steps.
class WhatIfBar final : public QWidget {
    Q_OBJECT

public:
    explicit WhatIfBar(QWidget *parent = nullptr);
    void show(const DraftJudgement &judgement, bool isReading);

Q_SIGNALS:
    /// The user wants the lists of the window to show the changed steps only.
    void filterRequested();

private:
    std::array<QLabel *, allVerdictChanges.size()> m_counts {};
    MutedLabel *m_total;
    QPushButton *m_filter;
};

} // namespace vitrine
