// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/records.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace vitrine {

/// The error reported by a Python traceback, or by a syntax error without one, at the end of an output; nothing if
/// there is none.
std::optional<ErrorRecord> tracebackIn(std::string_view output);

/// The exit status that tools write into the output of a command; nothing if there is none.
std::optional<std::int64_t> exitStatusIn(std::string_view output);

/// The error of a command that ended with this status; nothing for 0.
std::optional<ErrorRecord> exitError(std::int64_t status, std::string_view output);

/// Whether a program wrote this text as the output of code.
bool isOutputText(std::string_view text);
/// Adds the output of the step's code, without the words around it.
void addObservation(StepRecord &step, std::string_view text);
bool hasPython(const StepRecord &step);

} // namespace vitrine
