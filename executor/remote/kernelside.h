// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace vitrine {

/// The Python of kernelside.py, which a kernel runs before anything else.
std::string_view kernelSide();

} // namespace vitrine
