// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/cell.h"
#include "models/judging/suggestionproof.h"

#include <QCoreApplication>
#include <QString>

namespace vitrine {

/// Sentences on what running again says of a suggested policy.
class ProofText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ProofText)

public:
    /// The number of steps per outcome, followed by the modules that prevented a proof.
    static QString summary(const SuggestionProof &proof);
    /// How a step that was not kept ended when it was recorded, and how it ended now.
    static Cell recorded(const ProofStep &step);
    static Cell observed(const ProofStep &step);
};

} // namespace vitrine
