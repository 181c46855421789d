// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/cell.h"
#include "models/replay/runalignment.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

namespace vitrine {

/// Texts about two runs side by side, in the user's language and safe to show as plain text.
class AlignmentText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::AlignmentText)

public:
    /// "Same", "Noise", "Differs", "Only left", "Only right"
    static Cell verdict(const AlignedSteps &row);
    /// All possible cells of the verdict column, to determine its width.
    static QList<Cell> verdicts();
    /// The differences between the steps of a row: "the value differs, line 1: …"; empty if there are none.
    static QString reason(const AlignedSteps &row);
    /// The first difference between two texts.
    static QString difference(const TextDifference &difference);

private:
    static QString part(std::string_view part);
};

} // namespace vitrine
