// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/namecheck.h"

#include "app/wording/safetext.h"
#include "base/closestname.h"

#include <QCoreApplication>

#include <algorithm>
#include <string_view>

namespace vitrine {

CLI::Validator oneOf(const std::vector<std::string> &names)
{
    const auto check = [names](const std::string &text) -> std::string {
        if (std::ranges::contains(names, text))
            return {};
        const QString typed = safeLine(text, 80);
        const std::vector<std::string_view> views(names.begin(), names.end());
        if (const auto meant = closestName(text, views); !meant.empty())
            //: Of the value of an option. %1: what was typed, %2: a similar name
            return QCoreApplication::translate("vitrine::NameCheck", "unknown value %1. Did you mean %2?")
                .arg(typed, QString::fromStdString(std::string(meant)))
                .toStdString();
        //: Of the value of an option. %1: what was typed, %2: names, separated by commas
        return QCoreApplication::translate("vitrine::NameCheck", "expected one of %2, not %1")
            .arg(typed, QString::fromStdString(CLI::detail::join(names, ", ")))
            .toStdString();
    };
    return { check, '{' + CLI::detail::join(names) + '}' };
}

} // namespace vitrine
