// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/approval/approvalmessage.h"

#include "base/jsondepth.h"
#include "base/parsedjson.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>
#include <initializer_list>
#include <utility>

namespace vitrine {

namespace {

using Json = nlohmann::json;

constexpr std::size_t headSize = 4;
constexpr int version = 1;
constexpr double longestWait = 7 * 24 * 3600;
constexpr std::array<std::pair<ApprovalDecision, std::string_view>, 3> names {
    std::pair { ApprovalDecision::Allow, std::string_view("allow") },
    std::pair { ApprovalDecision::Edit, std::string_view("edit") },
    std::pair { ApprovalDecision::Deny, std::string_view("deny") },
};

Error bad(std::string_view what) { return { ErrorCode::BadValue, {}, {}, {}, std::string(what) }; }

std::string framed(const Json &document)
{
    const std::string text = document.dump(-1, ' ', false, Json::error_handler_t::replace);
    std::string frame;
    for (const int shift : { 24, 16, 8, 0 })
        frame += static_cast<char>((text.size() >> shift) & 0xFF);
    return frame + text;
}

/// Reads fields one by one and records whether all were valid.
class Fields final {
public:
    explicit Fields(std::string_view json)
    {
        if (json.size() <= largestApprovalFrame && isShallowJson(json))
            m_document = parsedJson<Json>(json);
        if (!m_document.is_object() || number("vitrine_approval") != version)
            fail("vitrine_approval");
    }

    std::string text(const char *name, std::size_t most = largestApprovalText)
    {
        const Json *value = take(name);
        if (value == nullptr || !value->is_string() || value->get_ref<const std::string &>().size() > most)
            return fail(name), std::string();
        return value->get<std::string>();
    }
    std::uint64_t number(const char *name)
    {
        const Json *value = take(name);
        if (value == nullptr || !value->is_number_unsigned())
            return fail(name), 0;
        return value->get<std::uint64_t>();
    }
    double seconds(const char *name)
    {
        const Json *value = take(name);
        const double is = value != nullptr && value->is_number() ? value->get<double>() : -1;
        if (!(is >= 0 && is <= longestWait))
            fail(name);
        return is;
    }
    bool flag(const char *name)
    {
        const Json *value = take(name);
        if (value == nullptr || !value->is_boolean())
            return fail(name), false;
        return value->get<bool>();
    }
    ApprovalDecision decision(const char *name)
    {
        const auto is = approvalDecision(text(name));
        if (!is)
            fail(name);
        return is.value_or(ApprovalDecision::Deny);
    }

    template <typename T>
    Result<T> whole(T value)
    {
        if (m_fault.empty() && m_taken != m_document.size())
            fail("unknown field");
        if (!m_fault.empty())
            return std::unexpected(bad(m_fault));
        return value;
    }

private:
    const Json *take(const char *name)
    {
        const auto found = m_document.is_object() ? m_document.find(name) : m_document.end();
        if (!m_document.is_object() || found == m_document.end())
            return nullptr;
        ++m_taken;
        return &*found;
    }
    void fail(std::string_view name)
    {
        if (m_fault.empty())
            m_fault = name;
    }

    Json m_document;
    std::size_t m_taken = 0;
    std::string m_fault;
};

} // namespace

std::string_view toString(ApprovalDecision decision)
{
    for (const auto &[value, name] : names)
        if (value == decision)
            return name;
    return {};
}

std::optional<ApprovalDecision> approvalDecision(std::string_view name)
{
    for (const auto &[value, known] : names)
        if (known == name)
            return value;
    return std::nullopt;
}

std::string approvalFrame(const ApprovalQuestion &question)
{
    return framed({ { "vitrine_approval", version }, { "token", question.token }, { "id", question.id },
        { "run", static_cast<std::uint64_t>(question.run) }, { "ordinal", question.ordinal },
        { "title", question.title }, { "agent", question.agent }, { "code", question.code },
        { "folder", question.folder }, { "seconds", question.seconds }, { "default", toString(question.byDefault) } });
}

std::string approvalFrame(const ApprovalAnswer &answer)
{
    return framed({ { "vitrine_approval", version }, { "token", answer.token }, { "id", answer.id },
        { "decision", toString(answer.decision) }, { "code", answer.code }, { "author", answer.author },
        { "reason", answer.reason }, { "policy", answer.policy }, { "by_draft", answer.isByDraft } });
}

std::string approvalReceipt(std::string_view id)
{
    return framed({ { "vitrine_approval", version }, { "taken", id } });
}

Result<ApprovalQuestion> readApprovalQuestion(std::string_view json)
{
    Fields fields(json);
    ApprovalQuestion question;
    question.token = fields.text("token");
    question.id = fields.text("id");
    question.run = static_cast<std::int64_t>(fields.number("run") & INT64_MAX);
    question.ordinal = fields.number("ordinal");
    question.title = fields.text("title");
    question.agent = fields.text("agent");
    question.code = fields.text("code", largestApprovalCode);
    question.folder = fields.text("folder");
    question.seconds = fields.seconds("seconds");
    question.byDefault = fields.decision("default");
    if (question.byDefault == ApprovalDecision::Edit || question.id.empty())
        return std::unexpected(bad("default"));
    return fields.whole(std::move(question));
}

Result<ApprovalAnswer> readApprovalAnswer(std::string_view json)
{
    Fields fields(json);
    ApprovalAnswer answer;
    answer.token = fields.text("token");
    answer.id = fields.text("id");
    answer.decision = fields.decision("decision");
    answer.code = fields.text("code", largestApprovalCode);
    answer.author = fields.text("author");
    answer.reason = fields.text("reason");
    answer.policy = fields.text("policy");
    answer.isByDraft = fields.flag("by_draft");
    if ((answer.decision == ApprovalDecision::Edit) != !answer.code.empty())
        return std::unexpected(bad("code"));
    if (answer.isByDraft && answer.decision != ApprovalDecision::Allow)
        return std::unexpected(bad("by_draft"));
    return fields.whole(std::move(answer));
}

Result<std::string> readApprovalReceipt(std::string_view json)
{
    Fields fields(json);
    return fields.whole(fields.text("taken"));
}

Result<std::optional<std::string>> takeApprovalFrame(std::string &bytes)
{
    if (bytes.size() < headSize)
        return std::nullopt;
    std::size_t size = 0;
    for (std::size_t i = 0; i < headSize; ++i)
        size = size << 8 | static_cast<unsigned char>(bytes[i]);
    if (size == 0 || size > largestApprovalFrame)
        return std::unexpected(Error { ErrorCode::TooLarge, {}, {}, {}, "frame" });
    if (bytes.size() < headSize + size)
        return std::nullopt;
    std::string document = bytes.substr(headSize, size);
    bytes.erase(0, headSize + size);
    return document;
}

} // namespace vitrine
