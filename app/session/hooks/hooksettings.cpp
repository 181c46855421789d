// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/hooks/hooksettings.h"

#include "base/jsondepth.h"
#include "base/parsedjson.h"
#include "executor/policy/jsonlocator.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <span>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

struct HookedEvent {
    const char *name;
    bool isAboutTools; ///< the agent wants a pattern of tools
    bool isQuestion = false;
    int since = 0; ///< Claude Code ignores the whole file if it does not know an event
};
constexpr std::array claudeEvents { HookedEvent { "PreToolUse", true, true }, HookedEvent { "PostToolUse", true },
    HookedEvent { "PostToolUseFailure", true }, HookedEvent { "PermissionDenied", true, false, 2'001'089 },
    HookedEvent { "SessionStart", false }, HookedEvent { "UserPromptSubmit", false },
    HookedEvent { "SessionEnd", false }, HookedEvent { "SubagentStart", false, false, 2'000'043 },
    HookedEvent { "SubagentStop", false }, HookedEvent { "PreSkillShellCommand", true, true, 2'001'332 } };
constexpr std::array codexEvents { HookedEvent { "PreToolUse", true, true },
    HookedEvent { "PermissionRequest", true, true }, HookedEvent { "PostToolUse", true },
    HookedEvent { "SessionStart", false }, HookedEvent { "UserPromptSubmit", false }, HookedEvent { "Stop", false },
    HookedEvent { "SessionEnd", false }, HookedEvent { "SubagentStart", false },
    HookedEvent { "SubagentStop", false } };

/// For reading, judging and recording, beside the wait for a person. Agents end a hook after ten minutes unless told
/// otherwise, and make the call.
constexpr int secondsBesideTheWait = 30;

std::span<const HookedEvent> hookedEvents(HookAgent agent)
{
    return agent == HookAgent::ClaudeCode ? std::span<const HookedEvent>(claudeEvents)
                                          : std::span<const HookedEvent>(codexEvents);
}

/// How a file is laid out, so that a change is as small as possible.
struct SettingsLayout {
    bool isOneLine = true;
    std::string margin; ///< in front of the members of the outermost object
    std::string lineEnd = "\n";
};

SettingsLayout layoutOf(std::string_view settings)
{
    SettingsLayout layout;
    const std::size_t brace = settings.find('{');
    const std::size_t member = settings.find_first_not_of(" \t\r\n", brace + 1);
    const std::string_view between = settings.substr(brace + 1, member == settings.npos ? 0 : member - brace - 1);
    const std::size_t line = between.rfind('\n');
    const bool isEmpty = member != settings.npos && settings[member] == '}';
    layout.isOneLine = line == between.npos && !isEmpty;
    layout.margin = line == between.npos || isEmpty ? "  " : between.substr(line + 1);
    if (settings.contains("\r\n"))
        layout.lineEnd = "\r\n";
    return layout;
}

/// The value of a member of the outermost object.
std::string laidOut(const Json &value, const SettingsLayout &layout)
{
    if (layout.isOneLine)
        return value.dump(-1, ' ', false, Json::error_handler_t::replace);
    const char fill = layout.margin.starts_with('\t') ? '\t' : ' ';
    std::string text = value.dump(
        static_cast<int>(std::max(layout.margin.size(), std::size_t(1))), fill, false, Json::error_handler_t::replace);
    const std::string lineStart = layout.lineEnd + layout.margin;
    for (std::size_t at = text.find('\n'); at != text.npos; at = text.find('\n', at + lineStart.size()))
        text.replace(at, 1, lineStart);
    return text;
}

bool isOurs(const Json &hook, HookAgent agent)
{
    const auto command = hook.is_object() ? hook.find("command") : hook.end();
    if (!hook.is_object() || command == hook.end() || !command->is_string())
        return false;
    const auto &text = command->get_ref<const std::string &>();
    const std::string name(toString(agent));
    // The path may be quoted.
    return text.contains("vitrine")
        && (text.contains(" hook " + name) || text.contains("vitrine-hook " + name)
            || text.contains("vitrine-hook' " + name));
}

void eraseIf(Json &list, const auto &isUnwanted)
{
    Json left = Json::array();
    for (Json &entry : list)
        if (!isUnwanted(entry))
            left.push_back(std::move(entry));
    list = std::move(left);
}

/// A group that was already empty stays, since it is not Vitrine's.
void takeOut(Json &settings, HookAgent agent)
{
    const auto hooks = settings.find("hooks");
    if (hooks == settings.end() || !hooks->is_object())
        return;
    std::vector<std::string> emptied;
    for (auto &[event, groups] : hooks->items()) {
        if (!groups.is_array())
            continue;
        const std::size_t before = groups.size();
        eraseIf(groups, [agent](Json &group) {
            const bool hasList = group.is_object() && group.contains("hooks") && group.at("hooks").is_array();
            if (!hasList
                || std::ranges::none_of(group.at("hooks"), [agent](const Json &hook) { return isOurs(hook, agent); }))
                return false;
            eraseIf(group.at("hooks"), [agent](const Json &hook) { return isOurs(hook, agent); });
            return group.at("hooks").empty();
        });
        if (groups.empty() && before > 0)
            emptied.push_back(event);
    }
    for (const std::string &event : emptied)
        hooks->erase(event);
    if (hooks->empty() && !emptied.empty())
        settings.erase("hooks");
}

std::expected<Json, HookSettingsProblem> readSettings(std::string_view text)
{
    if (text.find_first_not_of(" \t\r\n") == text.npos)
        return Json::object();
    Json settings = isShallowJson(text) ? parsedJson<Json>(text) : Json();
    if (settings.is_discarded() || settings.is_null())
        return std::unexpected(HookSettingsProblem::NotJson);
    const bool isUsable = settings.is_object() && (!settings.contains("hooks") || settings.at("hooks").is_object());
    if (!isUsable)
        return std::unexpected(HookSettingsProblem::NotAnObject);
    // Only the last of equal keys has been read: the others would be lost when the hooks are written.
    const auto isInHooks
        = [](const std::string &pointer) { return pointer == "/hooks" || pointer.starts_with("/hooks/"); };
    if (std::ranges::any_of(repeatedKeys(text, text.size()), isInHooks, &RepeatedKey::pointer))
        return std::unexpected(HookSettingsProblem::RepeatedKeys);
    return settings;
}

/// The text with an additional last member of the outermost object.
std::string withMember(std::string text, const std::string &name, const Json &value)
{
    const SettingsLayout layout = layoutOf(text);
    const std::size_t brace = endOfJsonValue(text, locateInJson(text, "")) - 1;
    const std::size_t last = text.find_last_not_of(" \t\r\n", brace - 1);
    const bool isFirst = text[last] == '{';
    const std::string space = layout.isOneLine ? " " : layout.lineEnd + layout.margin;
    std::string member = (isFirst ? "" : ",") + space + Json(name).dump() + ": " + laidOut(value, layout);
    if (isFirst && !layout.isOneLine)
        member += layout.lineEnd;
    return text.replace(last + 1, isFirst ? brace - last - 1 : 0, member);
}

/// The text without a member that exists, and without its comma.
std::string withoutMember(std::string text, const std::string &pointer)
{
    constexpr std::string_view spaces = " \t\r\n";
    const std::size_t key = locateKeyInJson(text, pointer);
    const std::size_t end = endOfJsonValue(text, locateInJson(text, pointer));
    const std::size_t before = text.find_last_not_of(spaces, key - 1);
    const std::size_t after = text.find_first_not_of(spaces, end);
    if (text[before] == ',')
        return text.erase(before, end - before);
    if (text[after] == ',')
        return text.erase(key, text.find_first_not_of(spaces, after + 1) - key);
    return text.erase(before + 1, after - before - 1);
}

/// Changes the text only where the hooks are.
std::string written(const Json &settings, const Json &before, std::string_view text)
{
    const std::string pointer = "/hooks";
    if (text.find_first_not_of(" \t\r\n") == text.npos)
        return settings.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
    std::string changed(text);
    if (!before.contains("hooks"))
        return settings.contains("hooks") ? withMember(std::move(changed), "hooks", settings.at("hooks")) : changed;
    if (!settings.contains("hooks"))
        return withoutMember(std::move(changed), pointer);
    const std::size_t begin = locateInJson(text, pointer);
    return changed.replace(begin, endOfJsonValue(text, begin) - begin, laidOut(settings.at("hooks"), layoutOf(text)));
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

} // namespace

int agentVersion(std::string_view text)
{
    constexpr int most = 999;
    int version = 0;
    for (int part = 0; part < 3; ++part) {
        if (part > 0 && !text.starts_with('.'))
            return 0;
        text.remove_prefix(part > 0 ? 1 : 0);
        int number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc() || number < 0 || number > most)
            return 0;
        version = version * (most + 1) + number;
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    }
    return version;
}

std::expected<std::string, HookSettingsProblem> withHooks(
    std::string_view text, HookAgent agent, const HooksToAdd &added)
{
    auto settings = readSettings(text);
    if (!settings)
        return std::unexpected(settings.error());
    const Json before = *settings;
    takeOut(*settings, agent);
    Json &hooks = (*settings)["hooks"];
    for (const HookedEvent &event : hookedEvents(agent)) {
        if (event.since > added.version)
            continue;
        Json group = Json::object();
        if (event.isAboutTools)
            group["matcher"] = "*";
        // A shell ends with another status if it does not find the program, and agents ignore all but 2. Only calls are
        // denied this way: other events would end prompts, or never let a turn end.
        const bool isStrict = added.isClosed && event.isQuestion;
        Json hook { { "type", "command" }, { "command", added.command + (isStrict ? " || exit 2" : "") } };
        if (event.isQuestion && added.waitSeconds > 0)
            hook["timeout"] = static_cast<int>(std::ceil(added.waitSeconds)) + secondsBesideTheWait;
        group["hooks"] = Json::array({ std::move(hook) });
        Json &groups = hooks[event.name];
        if (!groups.is_array() && !groups.is_null())
            return std::unexpected(HookSettingsProblem::NotAnObject);
        groups.push_back(std::move(group));
    }
    return written(*settings, before, text);
}

std::expected<std::string, HookSettingsProblem> withoutHooks(std::string_view text, HookAgent agent)
{
    auto settings = readSettings(text);
    if (!settings)
        return std::unexpected(settings.error());
    const Json before = *settings;
    takeOut(*settings, agent);
    return *settings == before ? std::string(text) : written(*settings, before, text);
}

/// Leaves out equal lines at both ends; a change of hooks affects one position.
std::vector<std::string> changedLines(std::string_view before, std::string_view after)
{
    constexpr std::size_t around = 3;
    const auto olds = linesOf(before);
    const auto news = linesOf(after);
    const auto [oldAt, newAt] = std::ranges::mismatch(olds, news);
    const auto first = static_cast<std::size_t>(oldAt - olds.begin());
    const std::size_t most = std::min(olds.size(), news.size()) - first;
    std::size_t same = 0;
    while (same < most && olds[olds.size() - 1 - same] == news[news.size() - 1 - same])
        ++same;
    std::vector<std::string> lines;
    const auto add = [&lines](const char *mark, std::span<const std::string_view> part) {
        for (const std::string_view line : part)
            lines.push_back(mark + std::string(line));
    };
    if (olds.size() == news.size() && first == olds.size())
        return lines;
    const std::size_t head = std::min(first, around);
    const auto all = std::span(olds);
    add("  ", all.subspan(first - head, head));
    add("- ", all.subspan(first, olds.size() - same - first));
    add("+ ", std::span(news).subspan(first, news.size() - same - first));
    add("  ", all.subspan(olds.size() - same, std::min(same, around)));
    return lines;
}

} // namespace vitrine
