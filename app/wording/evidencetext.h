// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace vitrine {

/// The fault of a piece of evidence, and what to do. For the codes that models/trail gives as the detail of an error:
/// "timestamp.other", "cosignature.key", "proof.other".
class EvidenceText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::EvidenceText)

public:
    /// The cause without the file: "its signature is invalid". Empty for other codes.
    static QString reason(std::string_view code);
    static QString advice(std::string_view code);
};

} // namespace vitrine
