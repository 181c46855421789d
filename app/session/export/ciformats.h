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

/// A SARIF log of one tool run: results about places in the code of steps.
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
    /// Adds an entry that needs a person: whether it is a problem is undecidable.
    void addForReview(const Entry &entry);
    /// The whole document. Ends the work.
    nlohmann::ordered_json take();

private:
    std::size_t indexOf(const Entry &entry);
    void put(const Entry &entry, nlohmann::ordered_json result);

    std::map<std::string, std::size_t, std::less<>> m_indexes; ///< of rules
    nlohmann::ordered_json m_rules = nlohmann::ordered_json::array();
    nlohmann::ordered_json m_results = nlohmann::ordered_json::array();
};

/// How steps are called in documents that want files: "run-3/step-2.py".
std::string stepUri(std::int64_t run, std::uint64_t ordinal);

/// Characters of a run's task that are enough to know it by.
inline constexpr qsizetype longestTitle = 200;

/// Text for an attribute of an XML document, cut behind so many characters. What XML cannot hold becomes a question
/// mark.
std::string xmlText(std::string_view text, qsizetype mostCharacters = std::numeric_limits<qsizetype>::max());

} // namespace vitrine
