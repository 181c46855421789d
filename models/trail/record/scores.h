// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A judgement on a whole run by a scorer, a benchmark or a person, as recorded in its log.
struct Score {
    std::string name; ///< of the scorer or metric
    std::string value; ///< as text: "C", "0.5", "true"; JSON for objects and lists
    std::optional<double> number; ///< see numberOfScore()
    std::string explanation;
    std::string author; ///< the person, model or program that gave it; may be empty
    bool operator==(const Score &) const = default;
};

/// The value as a number: also of the words that Inspect counts as numbers (inspect_ai.scorer.value_to_float): C, yes
/// and true are 1, P is 0.5, I, N, no and false are 0.
std::optional<double> numberOfScore(std::string_view value);

/// Runs keep their scores in the member "scores" of their `extra`, a JSON object in text that may be empty: a list of
/// objects with "name", "value" and, if the log has them, "explanation" and "author". Other members are those of the
/// log. Anything else is left out.
std::vector<Score> scoresIn(std::string_view extra);

/// The same as a JSON list with "name", "value", "number", "explanation" and "author"; null for values that are absent.
std::string scoreListIn(std::string_view extra);

} // namespace vitrine
