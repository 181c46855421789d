// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/cell.h"
#include "models/judging/suggestionproof.h"

#include <QCoreApplication>
#include <QString>

namespace vitrine {

/// Sentences about the verification of a suggested policy by replay.
class ProofText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ProofText)

public:
    /// The number of steps per outcome, followed by the modules that prevented a proof.
    static QString summary(const SuggestionProof &proof);
    /// How a step whose result changed ended when recorded, and how it ended in the replay.
    static Cell recorded(const ProofStep &step);
    static Cell observed(const ProofStep &step);
};

} // namespace vitrine
