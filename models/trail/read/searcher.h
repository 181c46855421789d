// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/filter/filterneedles.h"
#include "models/trail/filter/filtersql.h"
#include "models/trail/read/search.h"

#include <span>
#include <string_view>

namespace vitrine::trailfile {

/// "FROM … WHERE …" of the steps `s` that a filter lets through, with a parameter for the match, if there is one, and
/// those of the condition; and what binds them, which gives the number of the next one.
std::string stepsFrom(const FilterSql &filter);
int bindFilter(SQLite::Statement &query, const FilterSql &filter);

/// Answers filters over one connection. Failures are exceptions.
class Searcher final {
public:
    explicit Searcher(Statements &statements);
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
    std::string lineOf(Needles needles, StepId id, const std::vector<std::string_view> &texts);
    SearchHit executionHit(Needles needles, ExecutionId id);
    std::vector<std::int64_t> ids(
        const std::string &sql, const FilterSql &filter, std::int64_t after, std::size_t limit);

    Statements &m_statements;
};

} // namespace vitrine::trailfile
