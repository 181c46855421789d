// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/executor.h"
#include "executor/sandbox/toolhost.h"

#include <string>

namespace vitrine {

/// How a session elsewhere gets its tools.
enum class ToolsGo {
    Asking, ///< each call asks this side
    Along ///< nobody can be asked: the answers are sent along, and calls are as the session tells them
};

/// What a session runs first: kernelside.py, with the tools and variables of the setup.
std::string preparationCode(const SessionSetup &setup, const ToolHost &tools, ToolsGo way);

/// The expression that tells the session as the last step left it.
std::string lookCode(const Limits &limits, bool isFinal);

} // namespace vitrine
