// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/limitkind.h"

#include "base/enumnames.h"
#include "executor/policy/policyrules.h"

namespace vitrine {

namespace {

constexpr auto names = enumNames<LimitKind::MaxSteps>("limits.operations", "limits.wall_s", "limits.cpu_s",
    "limits.memory_mib", "limits.print_chars", "limits.output_chars", "limits.max_steps");

} // namespace

std::string_view toString(LimitKind kind) { return nameOf(kind, names); }

std::optional<double> limitOf(const Limits &limits, LimitKind kind) { return limitAt(toString(kind), limits); }

void setLimit(Limits &limits, LimitKind kind, double value) { setLimitAt(toString(kind), limits, value); }

bool endsStep(LimitKind kind) { return kind != LimitKind::PrintChars && kind != LimitKind::OutputChars; }

} // namespace vitrine
