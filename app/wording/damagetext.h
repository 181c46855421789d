// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace vitrine {

/// What is wrong with an entry of a trail, from the code of a verification.
class DamageText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::DamageText)

public:
    /// The end of a sentence: "it was changed". A code that is not known stands there itself, made safe.
    static QString reason(std::string_view code);
};

} // namespace vitrine
