// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/smolagents/machine.h"

namespace vitrine::smolagents {

/// Creates the tools that always exist (docs/executor.md#base-tools), as far as the policy's builtins name them. A new
/// dict; null with an exception set.
PyRef makeBaseTools(const std::shared_ptr<Machine> &machine);

} // namespace vitrine::smolagents
