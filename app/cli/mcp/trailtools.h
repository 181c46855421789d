// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/mcp/mcpserver.h"
#include "executor/policy/policy.h"
#include "executor/review/pythonruntime.h"
#include "models/trail/read/trail.h"

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The questions about trails that a client of MCP may ask, and their answers. Nothing is changed, no code runs and no
/// other file is read. Python starts when code is reviewed first. One thread.
class TrailTools final {
public:
    /// `policy` is what actions are judged by where a question names no bundled policy.
    TrailTools(std::vector<std::unique_ptr<Trail>> trails, std::optional<Policy> policy);

    static std::vector<McpTool> list();
    McpAnswer call(std::string_view tool, const nlohmann::ordered_json &arguments);

private:
    using Json = nlohmann::ordered_json;
    using Answer = std::expected<Json, std::string>; ///< an error says what is wrong
    using Question = Answer (TrailTools::*)(const Json &arguments);
    struct Row;
    static const std::vector<Row> &rows();

    Answer listTrails(const Json &arguments);
    Answer listRuns(const Json &arguments);
    Answer listSteps(const Json &arguments);
    Answer search(const Json &arguments);
    Answer readStep(const Json &arguments);
    Answer whyDenied(const Json &arguments);
    Answer statistics(const Json &arguments);
    Answer checkSnippet(const Json &arguments);
    Answer verify(const Json &arguments);

    std::expected<const Trail *, std::string> trailOf(const Json &arguments) const;
    std::expected<Policy, std::string> policyOf(const Json &arguments) const;
    std::expected<std::shared_ptr<PythonRuntime>, std::string> python();
    Answer codeVerdict(const Policy &policy, const std::string &code);
    Answer deniedCode(const Trail &trail, const StepSummary &step, const Policy &policy);

    std::vector<std::unique_ptr<Trail>> m_trails;
    std::optional<Policy> m_policy;
    std::shared_ptr<PythonRuntime> m_python; ///< null until it is needed
    struct KeptStatistics {
        const Trail *trail = nullptr;
        StatisticsBy by = StatisticsBy::All;
        std::string head;
        Statistics figures;
    };
    std::optional<KeptStatistics> m_statistics; ///< the last ones: the pages of one answer are asked for in turn
};

} // namespace vitrine
