// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>

namespace fuzz {

/// What a fuzz target promises: libFuzzer and ctest both take an abort for a find.
inline void require(bool isTrue)
{
    if (!isTrue)
        std::abort();
}

} // namespace fuzz
