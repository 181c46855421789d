// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace vitrine {

/// Whether the containers of a JSON text are nested at most a thousand levels deep. Deeper documents are useless to
/// Vitrine, and copying or writing them recurses once per level. Does not detect other errors.
bool isShallowJson(std::string_view json);

} // namespace vitrine
