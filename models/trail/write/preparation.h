// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/database.h"
#include "models/trail/write/runpreparer.h"

#include <cstdint>

namespace vitrine::trailfile {

/// Prepares runs for a trail. It is kept for the next source, because many small sources have the same words: these are
/// new to the list of words only once, and the tables already have their size.
struct Preparation {
    explicit Preparation(std::uint64_t generationOfWords)
        : nowhere(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_NOMUTEX)
        , preparer(nowhere.getHandle())
        , generation(generationOfWords)
    {
    }

    Connection nowhere; ///< only used for its tokenizer
    RunPreparer preparer;
    const std::uint64_t generation; ///< of the words in the file (Store::wordGeneration)
};

} // namespace vitrine::trailfile
