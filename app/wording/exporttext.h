// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace vitrine {

/// Names and descriptions of export formats. Plain text in the user's language.
class ExportText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ExportText)

public:
    static QString name(std::string_view format);
    static QString purpose(std::string_view format);
    /// The extension of files of this format, without a dot.
    static QString suffix(std::string_view format);
};

} // namespace vitrine
