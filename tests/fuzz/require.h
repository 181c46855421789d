// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <cstdlib>
#include <source_location>

namespace fuzz {

/// A promise of a fuzz target: libFuzzer and ctest both take an abort for a find.
inline void require(bool isTrue, std::source_location location = std::source_location::current())
{
    if (isTrue)
        return;
    std::fprintf(stderr, "a promise is broken: %s:%u\n", location.file_name(), static_cast<unsigned>(location.line()));
    std::abort();
}

} // namespace fuzz
