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
class SharedHistories;

struct ImportOptions {
    std::string format; ///< if not empty, overrides detection
    /// Called with numbers of bytes, on the importing thread, about once per megabyte. Returning false cancels.
    std::function<bool(std::uint64_t done, std::uint64_t total)> progress;
    CodeTags tags = {}; ///< tags around the models' code
    /// Shared by files that are imported one after the other; may be null.
    std::shared_ptr<SessionHeads> sessionHeads = {};
    std::shared_ptr<SharedHistories> sharedHistories = {}; ///< the same
};

} // namespace vitrine
