// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/review/secretscanner.h"

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace vitrine {

/// Words for secrets and personal data that were found in a trail, and for the fields that have them.
class SecretKindText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::SecretKindText)

public:
    /// "E-mail address"
    static QString name(SecretKind kind);
    /// `field` as in SecretLocation: "Printed output", "Replay: printed output".
    static QString field(std::string_view field);
};

} // namespace vitrine
