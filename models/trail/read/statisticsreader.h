// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "models/trail/file/rowreader.h"
#include "models/trail/record/statistics.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::trailfile {

/// Reads statistics over one connection. Failures are exceptions.
class StatisticsReader final {
public:
    /// Reads the statistics of these runs, or of all.
    StatisticsReader(Statements &statements, const std::optional<std::vector<RunId>> &runs);
    /// A session that hooks recorded and whose own log was imported counts once: steps, calls, errors and tokens are
    /// those of the log, executions those of the recording. What both record as blocked counts once.
    Statistics read(StatisticsBy by);

private:
    using Joined = std::map<RunId, RunId>; ///< the run of a session's log by the one that hooks recorded

    Statistics readAll(StatisticsBy by);
    Joined joinedAmong();
    void countOnce(Statistics &statistics, const Joined &joined, StatisticsBy by);
    /// The figures of a run, and the key of its group.
    struct Share {
        RunFigures figures;
        std::string key;
    };
    std::map<RunId, Share> sharesOf(const std::vector<RunId> &runs, StatisticsBy by);
    void countBlockedOnce(Statistics &statistics, const Joined &joined, StatisticsBy by);
    template <typename Each>
    void forEachRow(const std::string &sql, Each &&each);
    template <typename Each>
    void forEachUnsummed(const std::string &sql, Each &&each);
    std::vector<RunFigures> figuresBy(StatisticsBy by);
    std::vector<RunFigures> summedFigures(StatisticsBy by);
    std::vector<NamedCount> counts(const std::string &sql);
    std::vector<NamedCount> summedCounts(const std::string &summed, const std::string &unsummed);
    std::vector<NamedCount> modules();
    std::vector<NamedCount> tools();
    std::vector<ErrorGroup> errorGroups();
    std::string beginningOf(std::int64_t message);
    std::string among(std::string_view run) const;
    std::string amongSteps(std::string_view step) const;
    std::string amongExecutions(std::string_view execution) const;

    Statements &m_statements;
    std::optional<std::string> m_runs; ///< a JSON array of their ids
    bool m_hasSums; ///< there are sums over blocks of runs; older files have none
};

} // namespace vitrine::trailfile
