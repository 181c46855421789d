// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/jsonvalues.h"

#include <string>
#include <string_view>

namespace vitrine {

/// The scores of a run in a log, as the list that a run keeps (models/trail/record/scores.h).
class ScoreList final {
public:
    /// A plain value, or an object with the value, its explanation and its author. An object without a value is a group
    /// of scores, whose names are joined with a dot.
    void add(const std::string &name, JsonElement score);
    /// Scores by name.
    void addMembers(JsonObject scores);
    /// Objects with the name and the value of a score each.
    void addEntries(simdjson::dom::array scores);

    /// A score whose value is JSON in text. Texts may be empty.
    void add(const std::string &name, std::string_view json, const std::string &explanation, const std::string &author);

    /// Empty if there are none.
    std::string json() const { return m_entries.empty() ? m_entries : '[' + m_entries + ']'; }

private:
    void addEntry(const std::string &name, std::string_view json, const std::string &further);
    void addValue(const std::string &name, JsonElement value, const std::string &further);
    void addGroup(const std::string &name, JsonObject group);

    std::string m_entries;
};

/// Adds the scores to a run's `extra` that its other members contain: rewards of benchmarks, feedback, assessments.
/// Does nothing if it has a list of scores already.
void addKnownScores(std::string &extra);

} // namespace vitrine
