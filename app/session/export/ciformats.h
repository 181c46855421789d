// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <QtTypes>

#include <cstddef>
#include <functional>
#include <limits>
#include <map>
#include <string>
#include <string_view>

namespace vitrine {

/// A SARIF log of one tool run: results about locations in the code of steps.
class SarifLog final {
public:
    struct Location {
        std::string uri;
        int line = 1;
        int column = 1;
    };
    struct Entry {
        std::string rule;
        std::string about = {}; ///< the subject of the rule, in a sentence; empty if unknown
        std::string_view level = "error";
        std::string message;
        Location location;
    };
    void add(const Entry &entry);
    /// Adds an entry that a person must review, since it is undecidable whether it is a problem.
    void addForReview(const Entry &entry);
    /// Returns the whole document. Nothing can be added afterwards.
    nlohmann::ordered_json take();

private:
    std::size_t indexOf(const Entry &entry);
    void put(const Entry &entry, nlohmann::ordered_json result);

    std::map<std::string, std::size_t, std::less<>> m_indexes; ///< by rule
    nlohmann::ordered_json m_rules = nlohmann::ordered_json::array();
    nlohmann::ordered_json m_results = nlohmann::ordered_json::array();
};

/// The name of a step in documents that require file names: "run-3/step-2.py".
std::string stepUri(std::int64_t run, std::uint64_t ordinal);

/// Number of characters of a run's task that identify it well enough.
inline constexpr qsizetype longestTitle = 200;

/// Text for an attribute of an XML document, cut after `mostCharacters`. Characters that XML cannot represent become
/// question marks.
std::string xmlText(std::string_view text, qsizetype mostCharacters = std::numeric_limits<qsizetype>::max());

} // namespace vitrine
