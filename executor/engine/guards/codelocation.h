// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Where code is to run. Only of this process it is known which modules are installed; to ask requires the GIL.
enum class CodeLocation { Here, Elsewhere };

} // namespace vitrine
