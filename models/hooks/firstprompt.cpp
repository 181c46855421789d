// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/hooks/firstprompt.h"

#include "base/jsondepth.h"
#include "base/parsedjson.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <string_view>
#include <system_error>

namespace vitrine {

namespace {

using Json = nlohmann::json;

/// The prompt is among the first lines; a session may be hundreds of megabytes long.
constexpr std::size_t mostRead = 1024UL * 1024;

const Json &member(const Json &object, const char *name)
{
    static const Json none;
    const auto found = object.is_object() ? object.find(name) : object.end();
    return object.is_object() && found != object.end() ? *found : none;
}

bool isTrue(const Json &object, const char *name) { return member(object, name) == true; }

std::string textOf(const Json &json) { return json.is_string() ? json.get<std::string>() : std::string(); }

/// A text, or the first text of a list of parts; results of tools are no prompts.
std::string contentText(const Json &content)
{
    if (!content.is_array())
        return textOf(content);
    for (const Json &part : content)
        if (member(part, "type") == "text")
            return textOf(member(part, "text"));
    return {};
}

std::string promptOf(const Json &line)
{
    const std::string type = textOf(member(line, "type"));
    if (type == "user" && !isTrue(line, "isMeta") && !isTrue(line, "isSidechain")) {
        std::string text = contentText(member(member(line, "message"), "content"));
        // Commands of the agent's own prompt and their output are wrapped in tags.
        return text.starts_with('<') ? std::string() : text;
    }
    const Json &payload = member(line, "payload");
    return type == "event_msg" && member(payload, "type") == "user_message" ? textOf(member(payload, "message"))
                                                                            : std::string();
}

} // namespace

std::string firstPrompt(const std::filesystem::path &log)
{
    std::error_code ignored;
    if (log.empty() || !std::filesystem::is_regular_file(log, ignored))
        return {};
    std::ifstream file(log, std::ios::binary);
    std::string text(mostRead, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(file.gcount()));
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = std::string_view(text).substr(at, end - at);
        at = end + 1;
        if (!isShallowJson(line))
            continue;
        if (auto prompt = promptOf(parsedJson<Json>(line)); !prompt.empty())
            return prompt;
    }
    return {};
}

} // namespace vitrine
