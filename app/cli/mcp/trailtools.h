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

/// The requests about trails that an MCP client may send, and their answers. Changes nothing, runs no code and reads no
/// other files. Python starts at the first review of code. One thread.
class TrailTools final {
public:
    /// `policy` judges actions if a request names no bundled policy.
    TrailTools(std::vector<std::unique_ptr<Trail>> trails, std::optional<Policy> policy);

    static std::vector<McpTool> list();
    McpAnswer call(std::string_view tool, const nlohmann::ordered_json &arguments);

private:
    using Json = nlohmann::ordered_json;
    using Answer = std::expected<Json, std::string>; ///< an error is a message
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
    std::shared_ptr<PythonRuntime> m_python; ///< null until needed
    struct KeptStatistics {
        const Trail *trail = nullptr;
        StatisticsBy by = StatisticsBy::All;
        std::string head;
        Statistics figures;
    };
    std::optional<KeptStatistics> m_statistics; ///< the last ones: the pages of an answer are requested in turn
};

} // namespace vitrine
