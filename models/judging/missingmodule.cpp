// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/missingmodule.h"

#include <algorithm>
#include <ranges>
#include <string_view>

namespace vitrine {

namespace {

constexpr std::string_view sessionDenied = "Non-installed authorized modules: ";
constexpr std::string_view importFailed = "No module named '";

/// From the place on, up to what ends it; nothing where it does not.
std::string_view upTo(std::string_view text, std::size_t from, std::string_view end)
{
    const std::size_t last = text.find(end, from);
    return last == text.npos ? std::string_view() : text.substr(from, last - from);
}

std::vector<std::string> listed(std::string_view names)
{
    std::vector<std::string> modules;
    for (const auto part : std::views::split(names, std::string_view(", ")))
        modules.emplace_back(part.begin(), part.end());
    return modules;
}

} // namespace

bool neverStarted(const StepResult &result)
{
    return result.status == StepStatus::Error && result.error && result.error->message.starts_with(sessionDenied);
}

bool changesForRetry(ReplayRequest &request, const std::vector<ReplayedStep> &steps)
{
    if (!request.policy.isExact() || !std::ranges::any_of(steps, neverStarted, &ReplayedStep::result))
        return false;
    request.policy.defects = Defects::Mended;
    return true;
}

std::vector<std::string> missingModules(const StepResult &result)
{
    if (result.status != StepStatus::Error || !result.error)
        return {};
    const std::string_view message = result.error->message;
    if (neverStarted(result))
        return listed(upTo(message, sessionDenied.size(), ". Please"));
    // The framework's executor puts the line and the exception before the message.
    const bool isFailedImport
        = result.error->type == "ModuleNotFoundError" || message.contains("ModuleNotFoundError: No module");
    const std::size_t at = message.find(importFailed);
    const auto name
        = isFailedImport && at != message.npos ? upTo(message, at + importFailed.size(), "'") : std::string_view();
    return name.empty() ? std::vector<std::string> {} : std::vector { std::string(name) };
}

} // namespace vitrine
