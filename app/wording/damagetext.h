// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace vitrine {

/// Describes damage of a trail entry, from the code of a verification.
class DamageText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::DamageText)

public:
    /// A sentence fragment: "the entry was modified". An unknown code is shown itself, made safe.
    static QString reason(std::string_view code);
};

} // namespace vitrine
