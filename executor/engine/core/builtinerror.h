// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace vitrine {

/// A double in Python that runs in another process fails with an exception that the code may be waiting for. Of
/// Python's own ones, an equal one is raised here from its text, "TypeError: wants a number". False, and nothing is
/// raised, when it names none, or one that is made of more than a text. With the GIL.
bool raiseBuiltin(std::string_view reported);

} // namespace vitrine
