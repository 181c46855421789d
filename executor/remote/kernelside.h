// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace vitrine {

/// The Python of kernelside.py, which a kernel runs before anything else.
std::string_view kernelSide();
/// The Python of containerside.py, which runs a Jupyter server in a container and forwards connections to it.
std::string_view containerSide();
/// The Python of packageside.py, which installs packages for a session.
std::string_view packageSide();

} // namespace vitrine
