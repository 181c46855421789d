// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <expected>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A tool as seen by an MCP client.
struct McpTool {
    std::string_view name;
    std::string_view title;
    std::string_view description;
    nlohmann::ordered_json properties; ///< JSON Schema of each argument
    std::vector<std::string> required;
};

/// The answer of a tool: a JSON document, or an error message.
struct McpAnswer {
    nlohmann::ordered_json content;
    bool isError = false;
};

/// Why arguments do not fit a tool; empty if they do.
std::string argumentProblem(const McpTool &tool, const nlohmann::ordered_json &arguments);

/// The server side of the Model Context Protocol, as JSON-RPC 2.0 messages of one line each: lists tools and calls
/// them. Serves both eras of the protocol: requests that declare their version (2026-07-28), and sessions that begin
/// with `initialize` (before). Offers only tools. Does not trust its input; one thread.
class McpServer final {
public:
    /// Called only for listed tools, with an object as arguments, which may not fit the tool.
    using Call = std::function<McpAnswer(std::string_view tool, const nlohmann::ordered_json &arguments)>;

    static constexpr std::size_t longestMessage = 1024UL * 1024;
    static constexpr std::size_t longestAnswer = 10'000; ///< of a tool, in bytes, including everything around it

    McpServer(std::vector<McpTool> tools, Call call);

    /// The answer to a line, without line end; empty if no answer is due.
    std::string answer(std::string_view line);
    /// The answer to a line that is longer than `longestMessage`.
    static std::string answerTooLong();
    /// The name that the client has given, with this request or with `initialize`; may be empty.
    const std::string &client() const { return m_client; }

private:
    using Json = nlohmann::ordered_json;

    /// An error of JSON-RPC.
    struct Fault {
        int code = 0;
        std::string message;
        Json data = {}; ///< null for none
    };
    using Outcome = std::expected<Json, Fault>;
    static std::string written(const Json &id, Outcome outcome, bool isStateless);

    Outcome stateless(const std::string &method, const Json &parameters, const Json &declared);
    Outcome inSession(const std::string &method, const Json &parameters);
    static Outcome discover();
    Outcome initialize(const Json &parameters);
    Outcome list(const Json &parameters) const;
    Outcome call(const Json &parameters) const;
    void takeName(const Json &client);

    std::vector<McpTool> m_tools;
    Call m_call;
    std::string m_client;
    bool m_isInitialized = false;
};

} // namespace vitrine
