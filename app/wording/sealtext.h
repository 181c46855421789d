// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "models/trail/chain/checkpoint.h"

#include <QCoreApplication>
#include <QString>

namespace vitrine {

/// Sentences about seals and their keys, for window and command line.
class SealText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::SealText)

public:
    /// Why a key could not be read from the keyring.
    static QString keyringFailure(const Error &error);
    /// "Sealed 1,180 entries."
    static QString sealed(const Checkpoint &checkpoint);
    /// Explains the value of a seal without its checkpoint.
    static QString keepElsewhere();
};

} // namespace vitrine
