// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/console.h"
#include "base/error.h"
#include "executor/denialadvice.h"
#include "executor/finding.h"
#include "executor/stepresult.h"
#include "models/replay/comparison.h"
#include "models/trail/record/records.h"

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace vitrine {

/// The command line's sentences for codes from the layers below. All text from outside is made safe.
class Sentences final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::Sentences)

public:
    /// The failure, with technical details from the layer that detected it, and the next action.
    static QString failure(const Error &error);
    /// The reason for a verdict; empty for "same".
    static QString reason(const Comparison &comparison);
    /// "ZeroDivisionError: division by zero", on one line.
    static QString error(const StepError &error);
    /// The policy entry that denied a step, and how to allow it.
    static QString advice(const DenialAdvice &advice);
    static QString recordedStatus(RecordedStatus status);

    /// The noise that the rules remove, from the reason of a noise verdict.
    static QString noise(std::string_view rules);

    static Tone tone(StepStatus status);
    static Tone tone(ReplayVerdict verdict);
    static Tone tone(Verdict verdict);
    static Tone tone(Severity severity);
};

} // namespace vitrine
