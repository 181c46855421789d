// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/toolstubs.h"

#include "base/jsondepth.h"
#include "executor/policy/jsonlocator.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

Error badTool(std::string_view file, const std::string &name, std::string_view what)
{
    return { .code = ErrorCode::BadValue,
        .file = std::string(file),
        .line = {},
        .byte = {},
        .detail = "/" + name + ": " + std::string(what) };
}

std::optional<ToolStub::Recorded> readRecorded(const Json &calls)
{
    ToolStub::Recorded recorded;
    for (const Json &call : calls) {
        if (!call.is_object() || !call.contains("result"))
            return std::nullopt;
        recorded.calls.push_back({ call.value("arguments", Json::object()).dump(), call.at("result").dump() });
    }
    return recorded;
}

Result<ToolStub> readDouble(std::string_view file, const std::string &name, const Json &json)
{
    if (!json.is_object() || json.size() > 1)
        return std::unexpected(badTool(file, name, "expected an object with at most one key"));
    if (json.empty())
        return name == "final_answer" ? ToolStub { ToolStub::Identity {} } : ToolStub {};
    const std::string &kind = json.begin().key();
    const Json &value = json.front();
    if (kind == "constant")
        return ToolStub { ToolStub::Constant { value.dump() } };
    if (kind == "python" && value.is_string())
        return ToolStub { ToolStub::Python { value.get<std::string>() } };
    if (kind == "missing")
        return ToolStub { ToolStub::Missing {} };
    if (kind == "recorded" && value.is_array()) {
        if (auto recorded = readRecorded(value))
            return ToolStub { std::move(*recorded) };
        return std::unexpected(badTool(file, name, "each recorded call needs a result"));
    }
    return std::unexpected(badTool(file, name, "\"" + kind + "\" is not a kind of tool stub, or has a wrong value"));
}

/// The text of an exception without its identifier and location, as in "syntax error while parsing value".
std::string faultIn(std::string_view what)
{
    const std::size_t end = what.find("] ");
    what.remove_prefix(end == std::string_view::npos ? 0 : end + 2);
    const std::size_t column = what.find(", column ");
    const std::size_t start = column == std::string_view::npos ? column : what.find(": ", column);
    return std::string(start == std::string_view::npos ? what : what.substr(start + 2));
}

Error notJson(std::string_view file, std::string_view json, std::size_t byte, std::string_view what)
{
    if (json.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return { ErrorCode::EmptyFile, std::string(file), {}, {}, {} };
    return { ErrorCode::BadJson, std::string(file), lineAt(json, byte), byte, faultIn(what) };
}

} // namespace

ToolStubs defaultTools() { return { { "final_answer", ToolStub { ToolStub::Identity {} } } }; }

Result<ToolStubs> readToolStubs(std::string_view json, std::string_view file)
{
    if (!isShallowJson(json))
        return std::unexpected(Error { ErrorCode::TooDeep, std::string(file), {}, {}, "tool stubs" });
    Json parsed;
    try {
        parsed = Json::parse(json);
    } catch (const nlohmann::json::parse_error &error) {
        const std::size_t byte = std::min<std::size_t>(error.byte == 0 ? 0 : error.byte - 1, json.size());
        return std::unexpected(notJson(file, json, byte, error.what()));
    } catch (const nlohmann::json::out_of_range &error) {
        return std::unexpected(notJson(file, json, locateHugeNumber(json), error.what()));
    }
    if (!parsed.is_object())
        return std::unexpected(badTool(file, "", "expected an object with stubs by tool name"));
    ToolStubs tools;
    for (const auto &[name, value] : parsed.items()) {
        auto read = readDouble(file, name, value);
        if (!read)
            return std::unexpected(std::move(read.error()));
        tools.emplace(name, std::move(*read));
    }
    return tools;
}

} // namespace vitrine
