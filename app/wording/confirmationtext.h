// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/cell.h"
#include "models/judging/confirmation.h"

#include <QCoreApplication>

namespace vitrine {

/// Words and shapes for what was said of a step and what it did.
class ConfirmationText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ConfirmationText)

public:
    static Cell predicted(const Confirmation &confirmation);
    /// "Allowed, OK", "Denied: imports.allow"; in the shape of an error where it disagrees.
    static Cell observed(const Confirmation &confirmation);
};

} // namespace vitrine
