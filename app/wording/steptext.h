// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/cell.h"
#include "executor/stepresult.h"
#include "models/replay/comparison.h"

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace vitrine {

/// The sentences of the step pane in the user's language, in addition to the texts of the lists. Everything that comes
/// from a log is made safe to show, as plain text.
class StepText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::StepText)

public:
    /// The recorded status of a step: "Blocked", "not recorded".
    static Cell status(RecordedStatus status);
    /// The meaning of a word that has a shape; words without one are "not comparable".
    static Meaning meaning(const Cell &cell);

    /// The status as part of a sentence: "blocked", "an error", "no error".
    static QString inSentence(StepStatus status);
    static QString inSentence(RecordedStatus status);

    /// The reason for a verdict as a sentence; empty for a code without a reason.
    static QString reason(std::string_view code);
    /// The active noise rules as a sentence: those of the session that a replay was compared in, or the user's.
    static QString noiseRules(const NoiseRules &rules, bool areOfSession);
    /// The name of a noise rule as part of a sentence: "addresses".
    static QString noise(std::string_view rule);
};

} // namespace vitrine
