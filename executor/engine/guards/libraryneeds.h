// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace vitrine {

/// Whether an audit event is an inspection of the machine that the calling library needs and that no argument of the
/// code affects: the number of processors in a container (joblib), the settings folder (matplotlib), the loaded matrix
/// libraries and their thread counts (threadpoolctl, for scikit-learn). Requires the GIL; leaves no exception set.
bool isNeedOfLibrary(std::string_view name, const std::string &subject);

} // namespace vitrine
