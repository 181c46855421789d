// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/filter/filterneedles.h"
#include "models/trail/filter/filtersql.h"
#include "models/trail/read/search.h"

#include <span>
#include <string_view>
#include <vector>

namespace vitrine::trailfile {

/// "FROM … WHERE …" of the steps `s` that match a filter, with a parameter for the full-text match, if there is one,
/// and those of the condition. `bindFilter` binds them and returns the index of the next parameter.
std::string stepsFrom(const FilterSql &filter);
int bindFilter(SQLite::Statement &query, const FilterSql &filter);

/// Evaluates filters over one connection. Failures are exceptions.
class Searcher final {
public:
    /// `shown` as for Trail::search.
    explicit Searcher(Statements &statements, TextCall shown = {});
    SearchPage page(const Filter &filter, const SearchPosition &after, std::size_t limit);
    std::vector<RunId> runs(const Filter &filter);
    std::uint64_t count(const Filter &filter);
    std::uint64_t count(const Filter &filter, SearchUnit unit);
    SearchPlan plan(const Filter &filter);

private:
    void addSteps(const Filter &filter, std::size_t limit, SearchPage &page);
    void addExecutions(const Filter &filter, std::size_t limit, SearchPage &page);
    using Needles = std::span<const NeedleSearch>;
    SearchHit stepHit(Needles needles, StepId id);
    using Texts = std::vector<std::string_view>;
    std::string foundLine(Needles needles, const Texts &texts) const;
    std::string firstLine(const Texts &texts) const;
    std::string lineOf(Needles needles, StepId id, const Texts &texts);
    SearchHit executionHit(Needles needles, ExecutionId id);
    std::vector<std::int64_t> ids(
        const std::string &sql, const FilterSql &filter, std::int64_t after, std::size_t limit);

    Statements &m_statements;
    TextCall m_shown;
};

} // namespace vitrine::trailfile
