// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/cell.h"
#include "models/judging/confirmation.h"

#include <QCoreApplication>

namespace vitrine {

/// Texts and shapes for the predicted and the observed outcome of a step.
class ConfirmationText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ConfirmationText)

public:
    static Cell predicted(const Confirmation &confirmation);
    /// "Allowed, OK", "Denied: imports.allow"; with the shape of an error if it contradicts the prediction.
    static Cell observed(const Confirmation &confirmation);
};

} // namespace vitrine
