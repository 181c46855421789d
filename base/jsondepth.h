// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace vitrine {

/// Whether the containers of a JSON text are nested at most a thousand levels deep. Deeper documents have no meaning
/// for us, and copying or writing them recurses as deeply. Other errors are not detected.
bool isShallowJson(std::string_view json);

} // namespace vitrine
