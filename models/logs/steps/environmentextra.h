// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/jsonvalues.h"

#include <string_view>

namespace vitrine {

/// Adds what a log records about the Python environment of its code to a run's `extra`, in one form for all formats:
/// "environment": {"python": "3.11.9", "packages": {"numpy": "2.1.0"}}. Adds nothing if nothing is recorded.
void addEnvironment(JsonExtra &extra, std::string_view python, std::string_view packagesJson = {});

} // namespace vitrine
