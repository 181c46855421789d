// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace vitrine {

/// Whether no more than a thousand containers of a JSON text stand inside each other. Deeper documents have no meaning
/// for us, and whoever copies or writes them goes as deep in the stack. Says nothing of what is wrong otherwise.
bool isShallowJson(std::string_view json);

} // namespace vitrine
