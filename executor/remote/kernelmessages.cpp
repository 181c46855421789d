// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/kernelmessages.h"

#include "executor/remote/halfcharacters.h"
#include "executor/sandbox/boundedjson.h"

#include <QUuid>

namespace vitrine {

namespace {

constexpr JsonBounds bounds { .depth = 100, .values = 2'000'000, .keys = 100'000 };

nlohmann::json header(std::string_view type, const std::string &id, const std::string &session)
{
    return { { "msg_id", id }, { "username", "vitrine" }, { "session", session }, { "msg_type", type },
        { "version", "5.3" } };
}

QByteArray frame(const nlohmann::json &message)
{
    constexpr int noIndent = -1;
    constexpr bool isAscii = true;
    return QByteArray::fromStdString(message.dump(noIndent, ' ', isAscii, nlohmann::json::error_handler_t::replace));
}

const nlohmann::json &object(const nlohmann::json &json, std::string_view key)
{
    static const nlohmann::json none = nlohmann::json::object();
    const auto found = json.find(key);
    return found != json.end() && found->is_object() ? *found : none;
}

} // namespace

std::string textOf(const nlohmann::json &content, std::string_view key)
{
    const auto found = content.find(key);
    return found != content.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::optional<KernelMessage> readKernelMessage(const QByteArray &frame)
{
    const QByteArray mended = withoutHalfCharacters(frame);
    const std::string_view text(mended.constData(), static_cast<std::size_t>(mended.size()));
    if (!isBoundedJson(text, bounds))
        return std::nullopt;
    constexpr bool throws = false;
    const auto json = nlohmann::json::parse(text, nullptr, throws);
    if (!json.is_object())
        return std::nullopt;
    KernelMessage message { .type = textOf(object(json, "header"), "msg_type"),
        .id = textOf(object(json, "header"), "msg_id"),
        .parent = textOf(object(json, "parent_header"), "msg_id"),
        .content = object(json, "content") };
    return message.type.empty() ? std::nullopt : std::optional(std::move(message));
}

QByteArray toFrame(const ExecuteRequest &request, const std::string &session)
{
    nlohmann::json looks = nlohmann::json::object();
    if (!request.look.empty())
        looks["vitrine"] = request.look;
    return frame({ { "channel", "shell" }, { "header", header("execute_request", request.id, session) },
        { "parent_header", nlohmann::json::object() }, { "metadata", nlohmann::json::object() },
        { "buffers", nlohmann::json::array() },
        { "content",
            { { "code", request.code }, { "silent", request.isSilent }, { "store_history", !request.isSilent },
                { "user_expressions", std::move(looks) }, { "allow_stdin", request.mayAsk },
                { "stop_on_error", false } } } });
}

QByteArray inputFrame(const KernelMessage &asked, const std::string &value, const std::string &session)
{
    const std::string id = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    return frame({ { "channel", "stdin" }, { "header", header("input_reply", id, session) },
        { "parent_header", header("input_request", asked.id, session) }, { "metadata", nlohmann::json::object() },
        { "buffers", nlohmann::json::array() }, { "content", { { "value", value } } } });
}

} // namespace vitrine
