// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/importdenial.h"

#include "base/closestname.h"
#include "base/formatted.h"
#include "executor/engine/core/missingmodules.h"
#include "executor/review/stdlibnames.h"

#include <cstddef>

namespace vitrine {

std::string listText(const ImportRules &imports)
{
    std::string text;
    for (const std::string &name : imports.allowed())
        text += (text.empty() ? "'" : ", '") + name + "'";
    return "[" + text + "]";
}

namespace {

// A shorter list, so that the text after it is noticed.
std::string shortListText(const ImportRules &imports)
{
    constexpr std::size_t mostNames = 12;
    std::string text;
    std::size_t count = 0;
    for (const std::string &name : imports.allowed()) {
        if (count++ < mostNames)
            text += (text.empty() ? "'" : ", '") + name + "'";
    }
    return count > mostNames ? formatted("[{}, and {} more]", text, count - mostNames) : "[" + text + "]";
}

// denialAdvice() reads this text.
std::string missingModuleText(const ImportRules &imports, std::string_view module)
{
    const std::string_view top = module.substr(0, module.find('.'));
    const std::string_view package = packageFor(module);
    const auto near = imports.closest(module);
    const std::string meant = near.empty() ? std::string(closestName(top, stdlibModules)) : near.front();
    return formatted("Import of {} is not allowed, and no module of this name is installed{}.{}", module,
        package == top ? std::string() : formatted(" (package: {})", package),
        meant.empty() ? std::string() : formatted(" Did you mean {}?", meant));
}

} // namespace

std::string importDenialText(
    const ImportRules &imports, Dialect dialect, std::string_view module, bool isFrom, CodeLocation location)
{
    if (location == CodeLocation::Here && dialect != Dialect::Smolagents && !module.empty() && !isInstalled(module))
        return missingModuleText(imports, module);
    const bool isFrameworks = dialect == Dialect::Smolagents; // the framework's exact message
    std::string text = formatted("Import {} {} is not allowed. Authorized imports are: {}", isFrom ? "from" : "of",
        module, isFrameworks ? listText(imports) : shortListText(imports));
    const auto near = isFrameworks ? std::vector<std::string>() : imports.closest(module);
    return near.empty() ? text : text + ". Did you mean " + near.front() + "?";
}

} // namespace vitrine
