// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace vitrine {

/// Libraries find out about the machine while they work, in ways that no argument of the code changes: how many
/// processors a container may use (joblib), where their settings are (matplotlib), which libraries for matrices are
/// loaded and how many threads they take (threadpoolctl below scikit-learn). Is the audit event `name` about `subject`
/// such a need of the library that asks just now? Needs the GIL; leaves no exception set.
bool isNeedOfLibrary(std::string_view name, const std::string &subject);

} // namespace vitrine
