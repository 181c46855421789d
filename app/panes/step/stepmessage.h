// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/meaning.h"
#include "models/trail/read/trail.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace vitrine {

/// The texts and actions of the window for a step that the active policy denies. Plain and safe texts.
struct DenialOffer {
    StepId step = 0;
    bool isDenied = false; ///< by the active policy
    QString detail; ///< "Line 1, rule imports.allow."
    QString allow; ///< "Allow sympy — 9 steps would pass"; empty: no change would help
    QString same; ///< "8 more steps denied for the same reason"; empty: there are none
    bool isAllowedByDraft = false; ///< though not by the active policy
    bool operator==(const DenialOffer &) const = default;
};

/// The text and the actions of the strip above a step.
struct StepMessage {
    enum class Offer { None, GoToLine, ShowDifference };
    Meaning meaning = Meaning::Info;
    QString headline;
    QString detail;
    Offer offer = Offer::None;
    int line = 0; ///< 1-based, for GoToLine
    bool operator==(const StepMessage &) const = default;
};

/// Finds the message of a step: a difference between recording and replay takes precedence over the recording. Pure.
class StepMessages final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::StepMessages)

public:
    /// Nothing for a step that is simply OK. `newest` may be null.
    static std::optional<StepMessage> ofStep(const StepRecord &recorded, const Execution *newest);
    /// `ofDraft` is the execution of exactly this draft, or null.
    static StepMessage draft(const Execution *ofDraft);
    /// The same message with the details of the denial.
    static StepMessage withDenial(StepMessage message, const DenialOffer &denial);
    /// The message about the recording, independent of executions here.
    static std::optional<StepMessage> ofRecord(const StepRecord &recorded);

private:
    static std::optional<StepMessage> ofReplay(const StepRecord &recorded, const Execution &execution);
    static std::optional<StepMessage> ofOwnRun(const StepRecord &own, const ExecutionEnd &end);
    /// Without detail.
    static StepMessage ofError(const QString &number, ErrorLayer layer);
    static void sayWhyBlocked(StepMessage &message, const QString &number, const QString &otherwise);
    static QString headlineOf(const StepRecord &recorded, const ExecutionEnd &end);
};

} // namespace vitrine
