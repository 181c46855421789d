// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/meaning.h"
#include "executor/policy/error.h"
#include "models/trail/trail.h"

#include <QString>

#include <functional>
#include <vector>

namespace vitrine {

/// One step that something is to be said of.
struct ExpertItem {
    RunId run = 0;
    StepId step = 0;
    int runNumber = 0; ///< from 1, as the list of runs shows it
    QString stepNumber;
    QString text; ///< plain and safe: what happened
    bool operator==(const ExpertItem &) const = default;
};

/// Steps of which the same is to be said, in the order of the trail.
struct ExpertFamily {
    Meaning meaning = Meaning::Error;
    QString text; ///< what they have in common
    std::vector<ExpertItem> items;
    int runs = 0;
    bool operator==(const ExpertFamily &) const = default;
};

/// What an expert would point at in a whole trail: refusals, errors, replays that differ. Refusals come first, then
/// errors, then differences, each with its largest family first. Any thread; `isWanted` ends it early.
Result<std::vector<ExpertFamily>> expertFamilies(const Trail &trail, const std::function<bool()> &isWanted);

/// What two messages have in common that differ only in numbers, addresses and quoted text.
QString expertFamilyText(const QString &message);

} // namespace vitrine
