// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/formatguard.h"

#include "executor/engine/guards/frameattribution.h"
#include "executor/engine/guards/guards.h"
#include "executor/review/judge.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

bool isForbidden(const SessionCore &core, const std::string &name)
{
    if (isDunder(name))
        return !allowsCall(core, name);
    return isGuardedAttribute(name);
}

// Attributes that CPython's library, numpy and pandas read in their own format strings.
constexpr auto harmless = std::to_array<std::string_view>({ "__class__", "__dict__", "__doc__", "__forward_arg__",
    "__forward_module__", "__module__", "__name__", "__origin__", "__qualname__", "__version__" });

template <typename IsDenied>
std::string firstField(std::string_view format, IsDenied &&isDenied)
{
    // Checks every name after a dot anywhere between braces, format specs included. This may deny a harmless text, but
    // misses no field.
    int depth = 0;
    for (std::size_t at = 0; at < format.size(); ++at) {
        depth += format[at] == '{' ? 1 : 0;
        depth -= format[at] == '}' && depth > 0 ? 1 : 0;
        if (format[at] != '.' || depth == 0)
            continue;
        const std::string_view rest = format.substr(at + 1);
        const std::string name(rest.substr(0, std::min(rest.find_first_of(".[]{}!:"), rest.size())));
        if (isDenied(name))
            return name;
    }
    return {};
}

} // namespace

std::string forbiddenFieldIn(const SessionCore &core, std::string_view format)
{
    return firstField(format, [&core](const std::string &name) { return isForbidden(core, name); });
}

std::string libraryFieldIn(const SessionCore &core, std::string_view format)
{
    return firstField(format,
        [&core](const std::string &name) { return !std::ranges::contains(harmless, name) && isForbidden(core, name); });
}

} // namespace vitrine
