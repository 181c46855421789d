// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/interruption.h"

#include <chrono>
#include <functional>

namespace vitrine {

/// Runs the event loop until Ctrl+C, a termination request, or until `beat` returns false, which is called at once and
/// then repeatedly. Only for commands without a GUI: on the application's main thread.
void untilInterrupted(
    const Interruption &interruption, std::chrono::milliseconds pause, const std::function<bool()> &beat);

} // namespace vitrine
