// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/numbercheck.h"

#include "app/wording/safetext.h"

#include <QCoreApplication>

#include <string>

namespace vitrine {

CLI::Validator aboveZero()
{
    const auto check = [](const std::string &text) -> std::string {
        double value = 0;
        if (CLI::detail::lexical_cast(text, value) && value > 0)
            return {};
        //: Of the value of an option. %1: what was typed
        return QCoreApplication::translate("vitrine::NumberCheck", "expected a number above 0, not %1")
            .arg(safeLine(text, 80))
            .toStdString();
    };
    return { check, "POSITIVE" };
}

} // namespace vitrine
