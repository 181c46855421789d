// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/formats/chat/chatgptbranch.h"

#include "models/logs/formats/chat/eventlines.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace vitrine {

namespace {

/// The leaf that was written last.
std::string lastLeaf(JsonObject mapping)
{
    std::set<std::string> parents;
    for (const auto &[id, node] : mapping)
        if (const auto fields = objectIn(node)) {
            parents.insert(memberText(*fields, "parent"));
            leaveMember(*fields, "parent");
        }
    std::pair<double, std::string> last { -1, {} };
    for (const auto &[id, node] : mapping) {
        const auto fields = objectIn(node);
        const auto message = fields ? objectMember(*fields, "message") : std::nullopt;
        const double moment = message ? momentIn(*message, "create_time").value_or(0) : 0;
        if (message)
            leaveMember(*message, "create_time");
        if (!parents.contains(std::string(id)) && moment >= last.first)
            last = { moment, std::string(id) };
    }
    return last.second;
}

} // namespace

ChatGptMessages messagesOf(JsonObject conversation, JsonObject mapping)
{
    std::map<std::string_view, JsonObject> nodes;
    for (const auto &[id, node] : mapping)
        if (const auto fields = objectIn(node))
            nodes.try_emplace(id, *fields);
    std::string at = memberText(conversation, "current_node");
    if (!nodes.contains(at))
        at = lastLeaf(mapping);
    ChatGptMessages messages;
    // A node that was seen is taken out, so that a circle ends.
    for (auto node = nodes.extract(at); !node.empty(); node = nodes.extract(at)) {
        at = memberText(node.mapped(), "parent");
        leaveMember(node.mapped(), "parent");
        if (const auto message = objectMember(node.mapped(), "message"))
            messages.shown.push_back(*message);
    }
    std::ranges::reverse(messages.shown);
    for (const auto &[id, node] : mapping) {
        const auto other = nodes.find(id);
        if (const auto message = other == nodes.end() ? std::nullopt : objectMember(other->second, "message"))
            messages.others.push_back(*message);
    }
    return messages;
}

} // namespace vitrine
