// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/executor.h"
#include "executor/sandbox/toolhost.h"

#include <string>

namespace vitrine {

/// How a remote session calls its tools.
enum class ToolsGo {
    Asking, ///< each call is sent to this side
    Along ///< tools cannot be called back: their answers are sent along, and the session reports its own calls
};

/// The code that a session runs first: kernelside.py, with the tools and variables of the setup.
std::string preparationCode(const SessionSetup &setup, const ToolHost &tools, ToolsGo way);

/// The expression that inspects the session after a step.
std::string lookCode(const Limits &limits, bool isFinal);

} // namespace vitrine
