// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/limitkind.h"

#include "base/enumnames.h"

#include <cmath>

namespace vitrine {

namespace {

constexpr auto names = enumNames<LimitKind::MaxSteps>("limits.operations", "limits.wall_s", "limits.cpu_s",
    "limits.memory_mib", "limits.print_chars", "limits.output_chars", "limits.max_steps");

template <typename Value>
std::optional<double> number(const std::optional<Value> &value)
{
    return value ? std::optional(static_cast<double>(*value)) : std::nullopt;
}

} // namespace

std::string_view toString(LimitKind kind) { return nameOf(kind, names); }

std::optional<double> limitOf(const Limits &limits, LimitKind kind)
{
    switch (kind) {
    case LimitKind::Operations: return number(limits.operations);
    case LimitKind::WallSeconds: return limits.wallSeconds;
    case LimitKind::CpuSeconds: return limits.cpuSeconds;
    case LimitKind::MemoryMib: return number(limits.memoryMib);
    case LimitKind::PrintChars: return static_cast<double>(limits.printChars);
    case LimitKind::OutputChars: return static_cast<double>(limits.outputChars);
    case LimitKind::MaxSteps: break;
    }
    return number(limits.maxSteps);
}

void setLimit(Limits &limits, LimitKind kind, double value)
{
    const auto whole = static_cast<std::uint64_t>(std::ceil(value));
    switch (kind) {
    case LimitKind::Operations: limits.operations = whole; break;
    case LimitKind::WallSeconds: limits.wallSeconds = value; break;
    case LimitKind::CpuSeconds: limits.cpuSeconds = value; break;
    case LimitKind::MemoryMib: limits.memoryMib = whole; break;
    case LimitKind::PrintChars: limits.printChars = whole; break;
    case LimitKind::OutputChars: limits.outputChars = whole; break;
    case LimitKind::MaxSteps: limits.maxSteps = whole; break;
    }
}

bool endsStep(LimitKind kind) { return kind != LimitKind::PrintChars && kind != LimitKind::OutputChars; }

} // namespace vitrine
