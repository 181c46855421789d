// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <functional>
#include <optional>
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

/// The server side of the Model Context Protocol, as JSON-RPC 2.0 messages of one line each: negotiates the version,
/// lists tools and calls them. Offers only tools. Does not trust its input; one thread.
class McpServer final {
public:
    /// Called only for listed tools, with an object as arguments.
    using Call = std::function<McpAnswer(std::string_view tool, const nlohmann::ordered_json &arguments)>;

    static constexpr std::size_t longestMessage = 1024UL * 1024;
    static constexpr std::size_t longestAnswer = 10'000; ///< of a tool, in bytes, including everything around it

    McpServer(std::vector<McpTool> tools, Call call);

    /// The answer to a line, without line end; empty if no answer is due.
    std::string answer(std::string_view line);
    /// The answer to a line that is longer than `longestMessage`.
    static std::string answerTooLong();
    /// The client's name, once it has sent it.
    const std::string &client() const { return m_client; }

private:
    using Json = nlohmann::ordered_json;

    std::string request(const Json &id, const std::string &method, const Json &parameters);
    std::string initialize(const Json &id, const Json &parameters);
    std::string list(const Json &id, const Json &parameters) const;
    std::string call(const Json &id, const Json &parameters) const;

    std::vector<McpTool> m_tools;
    Call m_call;
    std::string m_client;
    bool m_isInitialized = false;
};

} // namespace vitrine
