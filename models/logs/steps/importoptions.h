// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor/codeblobs.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace vitrine {

class SessionHeads;

struct ImportOptions {
    std::string format; ///< overrides recognition when not empty
    /// Bytes, from the importing thread, about once a megabyte; false cancels.
    std::function<bool(std::uint64_t done, std::uint64_t total)> progress;
    CodeTags tags = {}; ///< that the models wrote their code between
    /// Shared by the imports of several files; may be null.
    std::shared_ptr<SessionHeads> sessionHeads = {};
};

} // namespace vitrine
