// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/index/wordsegment.h"

#include <optional>

namespace vitrine::trailfile {

/// The words that a step must have, in the syntax of FTS5 as IndexWords writes it: ("cprint" OR "tprint") AND "topen" *
struct WordQuery {
    enum class Kind { All, Any, Word, Beginning };
    Kind kind = Kind::All;
    std::string word;
    std::vector<WordQuery> parts;

    static std::optional<WordQuery> parse(std::string_view expression);
    StepOffsets stepsIn(const SegmentLookup &segment) const;
};

} // namespace vitrine::trailfile
