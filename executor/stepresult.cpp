// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/stepresult.h"

#include "base/enumnames.h"
#include "base/formatted.h"

namespace vitrine {

namespace {
constexpr auto statusNames
    = enumNames<StepStatus::Cancelled>("ok", "error", "blocked", "timeout", "limit", "crashed", "cancelled");
constexpr auto sourceNames = enumNames<ToolSource::Host>("recorded", "constant", "python", "missing", "host");
constexpr auto changeNames = enumNames<VariableChange::Same>("added", "changed", "removed", "same");
} // namespace

std::string_view toString(StepStatus status) { return nameOf(status, statusNames); }
std::optional<StepStatus> stepStatusFrom(std::string_view text) { return enumFrom<StepStatus>(text, statusNames); }
std::string memoryLimitText(const Limits &limits)
{
    return formatted("The step needs more than {} MiB of memory", limits.memoryMib.value_or(0));
}
std::string_view toString(ToolSource source) { return nameOf(source, sourceNames); }
std::optional<ToolSource> toolSourceFrom(std::string_view text) { return enumFrom<ToolSource>(text, sourceNames); }
std::string_view toString(VariableChange change) { return nameOf(change, changeNames); }
std::optional<VariableChange> variableChangeFrom(std::string_view text)
{
    return enumFrom<VariableChange>(text, changeNames);
}

} // namespace vitrine
