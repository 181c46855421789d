// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/policy/stepdenial.h"
#include "app/wording/meaning.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace vitrine {

struct DenialOffer;

/// Sentences about a step that a policy denies, and a filter for the steps denied for the same reason. Pure functions.
class DenialText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::DenialText)

public:
    /// "Denied by policy rule imports.allow"
    static QString headline(const StepDenial &denial);
    /// The shape beside the headline.
    static Meaning meaning(const StepDenial &denial);
    /// "Line 1: Import of sympy is not allowed."
    static QString reason(const Objection &objection);
    /// Which policy denies the step. `policy`: its display name.
    static QString source(const StepDenial &denial, const QString &policy);
    /// "Allow sympy", "Profile science"
    static QString change(const StepDenial &denial, const Remedy &remedy);
    /// "Allow pip install *"
    static QString change(const StepDenial &denial, const ActionRemedy &remedy);
    /// "Also allows: numpy, scipy."
    static QString opens(const Remedy &remedy);
    /// "Allows 2 recorded actions."
    static QString opens(const ActionRemedy &remedy);
    /// The text and actions of the strip over the step. `policy`: the display name of the active policy.
    static DenialOffer offer(const StepDenial &denial, const QString &policy);
    /// A filter for the step and all others denied for the same reason; nothing if there are too many.
    static std::optional<QString> filter(const StepDenial &denial);
};

} // namespace vitrine
