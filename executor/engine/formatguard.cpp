// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/formatguard.h"

#include "executor/engine/guards.h"
#include "executor/review/judge.h"

#include <algorithm>

namespace vitrine {

namespace {

bool isForbidden(const SessionCore &core, const std::string &name)
{
    const auto allows = [&](const std::string &allowed) { return allowed == name || allowed == "*"; };
    if (isDunder(name))
        return std::ranges::none_of(core.policy.dunderAttributes, allows);
    return isGuardedAttribute(name);
}

} // namespace

std::string forbiddenFieldIn(const SessionCore &core, std::string_view format)
{
    // Every name behind a dot anywhere between braces is looked at, format specs included: rather one harmless text
    // refused than one field missed.
    int depth = 0;
    for (std::size_t at = 0; at < format.size(); ++at) {
        depth += format[at] == '{' ? 1 : 0;
        depth -= format[at] == '}' && depth > 0 ? 1 : 0;
        if (format[at] != '.' || depth == 0)
            continue;
        const std::string_view rest = format.substr(at + 1);
        const std::string name(rest.substr(0, std::min(rest.find_first_of(".[]{}!:"), rest.size())));
        if (isForbidden(core, name))
            return name;
    }
    return {};
}

} // namespace vitrine
