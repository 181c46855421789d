// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/policydocument.h"

#include "base/closestname.h"
#include "base/parsedjson.h"
#include "base/utf8.h"
#include "executor/policy/jsonlocator.h"
#include "executor/policy/policycomments.h"
#include "executor/policy/policyproblem.h"
#include "executor/policy/policyrules.h"
#include "executor/policy/profiles.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>
#include <span>
#include <variant>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

constexpr int schemaVersion = 1;

using Kind = PolicyProblem::Kind;

/// Deeper than any policy.
constexpr std::size_t deepestNesting = 16;
constexpr std::size_t mostProblems = 100;
constexpr std::size_t longestSubject = 60;

/// The value in a message, shortened, since it may be as long as the document.
std::string excerpt(std::string_view text)
{
    if (text.size() <= longestSubject)
        return std::string(text);
    return std::string(text.substr(0, characterStart(text, longestSubject))) + "…";
}

std::uint64_t boundedMebibytes(std::uint64_t mebibytes) { return std::min(mebibytes, largestMebibytes); }

std::string joined(std::span<const std::string_view> names)
{
    std::string text;
    for (const std::string_view name : names)
        text.append(text.empty() ? "" : ", ").append(name);
    return text;
}

// Reads one document and collects all errors in it, each with its position.
class Reader final {
public:
    Reader(std::string_view text, Policy defaults)
        : m_text(text)
        , m_defaults(std::move(defaults))
    {
    }

    std::expected<Policy, std::vector<PolicyProblem>> read();

private:
    // Reads one value into the policy; the string is the value's JSON pointer.
    using Field = std::function<void(const Json &, const std::string &)>;
    using Fields = std::vector<std::pair<std::string_view, Field>>;

    std::optional<Json> parse();
    bool isReadable();
    void failToParse(std::size_t byte, std::string_view words);
    bool isNewer(const Json &document);
    std::vector<PolicyProblem> problems();
    Policy baseOf(const Json &document);
    Fields fieldsOf(Policy &policy);
    Fields fieldsBelow(Policy &policy, std::string_view part);

    void readObject(const Json &object, const std::string &at, const Fields &fields);
    void failKey(const std::string &at, std::string_view key, const Fields &fields);
    Field object(Fields fields);
    Field version();
    Field name(std::string &to);
    Field names(std::vector<std::string> &to);
    Field count(std::uint64_t &to);
    Field count(std::optional<std::uint64_t> &to);
    Field seconds(std::optional<double> &to);
    Field choice(const PolicyRule::Choice &choice, Policy &policy);
    Field value(const PolicyRule &rule, Policy &policy);
    Field comments();

    void fail(
        Kind kind, const std::string &at, std::size_t byte, std::string_view subject, std::string_view advice = {});
    void failValue(Kind kind, const std::string &at, const Json &value, std::string_view advice = {});

    std::string_view m_text;
    Policy m_defaults;
    std::vector<PolicyProblem> m_problems;
};

void Reader::fail(Kind kind, const std::string &at, std::size_t byte, std::string_view subject, std::string_view advice)
{
    if (m_problems.size() > mostProblems)
        return;
    if (m_problems.size() == mostProblems)
        kind = Kind::TooMany;
    m_problems.push_back({ .kind = kind,
        .pointer = at,
        .subject = excerpt(subject),
        .advice = std::string(advice),
        .byte = byte,
        .line = lineAt(m_text, byte),
        .column = columnAt(m_text, byte) });
}

void Reader::failValue(Kind kind, const std::string &at, const Json &value, std::string_view advice)
{
    const std::size_t byte = locateInJson(m_text, at);
    const bool isList = value.is_structured();
    fail(kind, at, byte, isList ? "" : value.dump(-1, ' ', false, Json::error_handler_t::replace), advice);
}

void Reader::failKey(const std::string &at, std::string_view key, const Fields &fields)
{
    std::vector<std::string_view> names;
    for (const auto &field : fields)
        names.push_back(field.first);
    fail(Kind::UnknownField, at, locateKeyInJson(m_text, at), key, closestName(key, names));
}

void Reader::readObject(const Json &object, const std::string &at, const Fields &fields)
{
    if (!object.is_object())
        return failValue(Kind::WantsObject, at, object);
    for (const auto &[key, value] : object.items()) {
        if (m_problems.size() > mostProblems)
            return;
        const std::string inner = at + "/" + pointerToken(key);
        const auto field = std::ranges::find(fields, key, [](const auto &known) { return known.first; });
        if (field == fields.end())
            failKey(inner, key, fields);
        else
            field->second(value, inner);
    }
}

Reader::Field Reader::object(Fields fields)
{
    return
        [this, fields = std::move(fields)](const Json &value, const std::string &at) { readObject(value, at, fields); };
}

Reader::Field Reader::version()
{
    return [this](const Json &value, const std::string &at) {
        if (!value.is_number_unsigned() || value == 0)
            failValue(Kind::WantsSchema, at, value);
    };
}

Reader::Field Reader::name(std::string &to)
{
    return [this, &to](const Json &value, const std::string &at) {
        if (value.is_string() && !value.get_ref<const std::string &>().empty())
            to = value.get<std::string>();
        else
            failValue(Kind::WantsText, at, value);
    };
}

Reader::Field Reader::names(std::vector<std::string> &to)
{
    return [this, &to](const Json &value, const std::string &at) {
        if (!value.is_array())
            return failValue(Kind::WantsTexts, at, value);
        to.clear();
        if (value.size() > longestPolicyList)
            return fail(Kind::TooLarge, at, locateInJson(m_text, at), std::to_string(longestPolicyList));
        for (std::size_t i = 0; i < value.size(); ++i)
            name(to.emplace_back())(value[i], at + "/" + std::to_string(i));
    };
}

Reader::Field Reader::count(std::uint64_t &to)
{
    return [this, &to](const Json &value, const std::string &at) {
        if (value.is_number_unsigned())
            to = value.get<std::uint64_t>();
        else
            failValue(value.is_number() && value > 1e19 ? Kind::HugeNumber : Kind::WantsCount, at, value);
    };
}

Reader::Field Reader::count(std::optional<std::uint64_t> &to)
{
    return [this, &to](const Json &value, const std::string &at) {
        if (value.is_null())
            to.reset();
        else
            count(to.emplace())(value, at);
    };
}

Reader::Field Reader::seconds(std::optional<double> &to)
{
    return [this, &to](const Json &value, const std::string &at) {
        if (value.is_null())
            to.reset();
        else if (value.is_number() && value.get<double>() > 0)
            to = std::min(value.get<double>(), longestSeconds);
        else
            failValue(Kind::WantsSeconds, at, value);
    };
}

Reader::Field Reader::choice(const PolicyRule::Choice &choice, Policy &policy)
{
    return [this, &choice, &policy](const Json &value, const std::string &at) {
        if (!value.is_string() || !choice.set(policy, value.get_ref<const std::string &>()))
            failValue(Kind::WantsChoice, at, value, choice.names);
    };
}

Reader::Field Reader::value(const PolicyRule &rule, Policy &policy)
{
    const auto read = [&]<typename Value>(const Value &value) {
        if constexpr (std::is_same_v<Value, PolicyRule::Text>)
            return name(value.of(policy));
        else if constexpr (std::is_same_v<Value, PolicyRule::List>)
            return names(value.of(policy));
        else if constexpr (std::is_same_v<Value, PolicyRule::Seconds>)
            return seconds(value.of(policy));
        else if constexpr (std::is_same_v<Value, PolicyRule::Choice>)
            return choice(value, policy);
        else
            return count(value.of(policy));
    };
    return std::visit(read, rule.value);
}

Reader::Field Reader::comments()
{
    return [this](const Json &value, const std::string &at) {
        if (!value.is_object())
            return failValue(Kind::WantsObject, at, value);
        for (const auto &[key, comment] : value.items())
            if (!comment.is_string())
                failValue(Kind::WantsText, at + "/" + pointerToken(key), comment);
    };
}

/// The fields of one part of the document: `part` is "", "limits." or "files.read.".
Reader::Fields Reader::fieldsBelow(Policy &policy, std::string_view part)
{
    Fields fields;
    for (const PolicyRule &rule : policyRules()) {
        if (!rule.path.starts_with(part))
            continue;
        const std::string_view rest = rule.path.substr(part.size());
        const std::string_view key = rest.substr(0, rest.find('.'));
        if (std::ranges::contains(fields, key, [](const auto &field) { return field.first; }))
            continue;
        if (key == rest)
            fields.emplace_back(key, value(rule, policy));
        else
            fields.emplace_back(key, object(fieldsBelow(policy, rule.path.substr(0, part.size() + key.size() + 1))));
    }
    return fields;
}

Reader::Fields Reader::fieldsOf(Policy &policy)
{
    Fields fields = fieldsBelow(policy, "");
    fields.emplace_back("vitrine_policy", version());
    fields.emplace_back("comments", comments());
    return fields;
}

Policy Reader::baseOf(const Json &document)
{
    const auto base = document.find("base");
    if (base == document.end())
        return m_defaults;
    const std::string name = base->is_string() ? base->get<std::string>() : std::string();
    const auto known = profile(name);
    if (!known) {
        const std::string_view closest = closestName(name, profileNames());
        if (closest.empty())
            failValue(Kind::WantsChoice, "/base", *base, joined(profileNames()));
        else
            failValue(Kind::WantsProfile, "/base", *base, closest);
    }
    return known.value_or(Policy {});
}

/// Checks before parsing, for errors that the parser's messages would not show.
bool Reader::isReadable()
{
    if (m_text.size() > longestPolicy)
        fail(Kind::TooLarge, {}, 0, std::to_string(longestPolicy));
    else if (withoutByteOrderMark(m_text).find_first_not_of(" \t\r\n") == m_text.npos)
        fail(Kind::Empty, {}, 0, {});
    else if (const std::size_t byte = locateDepth(m_text, deepestNesting); byte < m_text.size())
        fail(Kind::TooDeep, {}, byte, {});
    return m_problems.empty();
}

/// Determines which of the common mistakes it is.
void Reader::failToParse(std::size_t byte, std::string_view words)
{
    // The parser reports a string after reading all of it.
    if (byte > 0 && m_text.substr(byte).starts_with('"') && words.contains("unexpected string literal"))
        byte = std::min(m_text.rfind('"', byte - 1), byte);
    const std::string_view rest = m_text.substr(byte);
    const std::string_view before = m_text.substr(0, m_text.find_last_not_of(" \t\r\n", byte - (byte > 0)) + 1);
    const auto startsWith = [&](auto... signs) { return (rest.starts_with(signs) || ...); };
    if (words.contains("UTF-8"))
        return fail(Kind::NotUtf8, {}, byte, {});
    if (rest.find_first_not_of(" \t\r\n") == rest.npos && !startsWith('\n'))
        return fail(Kind::CutOff, {}, byte, {});
    if (words.contains("control character U+000A") || words.contains("control character U+000D"))
        return fail(Kind::OpenText, {}, byte, {});
    if (startsWith('}', ']') && before.ends_with(','))
        return fail(Kind::ExtraComma, {}, byte, rest.substr(0, 1));
    if (startsWith("//", "/*", '#'))
        return fail(Kind::NoComments, {}, byte, {}, "comments");
    if (startsWith("NaN", "Infinity", "-Infinity", "nan", "inf"))
        return fail(Kind::NotANumber, {}, byte, rest.substr(0, rest.find_first_of(" \t\r\n,]}")));
    fail(Kind::NotJson, {}, byte, rest.substr(0, rest.find_first_of(" \t\r\n")));
}

std::optional<Json> Reader::parse()
{
    if (!isReadable())
        return std::nullopt;
    try {
        return Json::parse(m_text);
    } catch (const nlohmann::json::parse_error &error) {
        failToParse(std::min(error.byte == 0 ? 0 : error.byte - 1, m_text.size()), error.what());
    } catch (const nlohmann::json::out_of_range &) {
        const std::size_t byte = locateHugeNumber(m_text);
        const std::string_view rest = m_text.substr(byte);
        fail(Kind::HugeNumber, {}, byte, rest.substr(0, rest.find_first_of(" \t\r\n,]}")));
    }
    return std::nullopt;
}

/// Other additions of a newer version must not be reported as errors.
bool Reader::isNewer(const Json &document)
{
    const Json &version = document.at("vitrine_policy");
    const bool isNewer = version.is_number_unsigned() && version > schemaVersion;
    if (isNewer)
        failValue(Kind::NewerSchema, "/vitrine_policy", version);
    return isNewer;
}

std::vector<PolicyProblem> Reader::problems()
{
    std::ranges::stable_sort(m_problems, {}, &PolicyProblem::byte);
    return std::move(m_problems);
}

std::expected<Policy, std::vector<PolicyProblem>> Reader::read()
{
    const auto document = parse();
    if (!document)
        return std::unexpected(problems());
    if (!document->is_object() || !document->contains("vitrine_policy"))
        fail(Kind::NoPolicy, {}, locateInJson(m_text, {}), {});
    if (!m_problems.empty() || isNewer(*document))
        return std::unexpected(problems());
    Policy policy = baseOf(*document);
    policy.base.clear();
    readObject(*document, "", fieldsOf(policy));
    policy.limits.memoryMib = policy.limits.memoryMib.transform(boundedMebibytes);
    policy.limits.writtenMib = boundedMebibytes(policy.limits.writtenMib);
    for (const RepeatedKey &key : repeatedKeys(m_text, mostProblems))
        fail(Kind::RepeatedField, key.pointer, key.byte, key.pointer.substr(key.pointer.rfind('/') + 1));
    if (!m_problems.empty())
        return std::unexpected(problems());
    return policy;
}

std::vector<std::string> sortedSet(std::vector<std::string> names)
{
    std::ranges::sort(names);
    names.erase(std::ranges::unique(names).begin(), names.end());
    return names;
}

template <typename Value>
Json orNull(const std::optional<Value> &value)
{
    return value ? Json(*value) : Json();
}

Json valueJson(const PolicyRule &rule, Policy &policy)
{
    const auto write = [&]<typename Value>(const Value &value) -> Json {
        if constexpr (std::is_same_v<Value, PolicyRule::Text> || std::is_same_v<Value, PolicyRule::Count>)
            return value.of(policy);
        else if constexpr (std::is_same_v<Value, PolicyRule::List>)
            return sortedSet(value.of(policy));
        else if constexpr (std::is_same_v<Value, PolicyRule::Choice>)
            return value.get(policy);
        else
            return orNull(value.of(policy));
    };
    return std::visit(write, rule.value);
}

/// Only the smolagents dialect has defects.
bool isWritten(const PolicyRule &rule, const Policy &policy, const Json &value)
{
    if (rule.path == "defects")
        return policy.dialect == Dialect::Smolagents;
    return !rule.isOmittedWhenEmpty || !(value.empty() || value == "");
}

Json documentJson(Policy policy)
{
    Json json { { "vitrine_policy", schemaVersion } };
    for (const PolicyRule &rule : policyRules()) {
        Json value = valueJson(rule, policy);
        if (!isWritten(rule, policy, value))
            continue;
        Json *location = &json;
        std::string_view rest = rule.path;
        for (std::size_t dot = rest.find('.'); dot != rest.npos; dot = rest.find('.')) {
            location = &(*location)[std::string(rest.substr(0, dot))];
            rest.remove_prefix(dot + 1);
        }
        (*location)[std::string(rest)] = std::move(value);
    }
    return json;
}

constexpr auto replaceInvalid = Json::error_handler_t::replace;

} // namespace

std::expected<Policy, std::vector<Error>> readPolicy(std::string_view json, std::string_view file)
{
    return readPolicyOver(profile("strict").value_or(Policy {}), json, file);
}

std::expected<Policy, std::vector<Error>> readPolicyOver(
    const Policy &defaults, std::string_view json, std::string_view file)
{
    return Reader(json, defaults).read().transform_error([file](const std::vector<PolicyProblem> &problems) {
        std::vector<Error> errors;
        for (const PolicyProblem &problem : problems)
            errors.push_back(errorOf(problem, file));
        return errors;
    });
}

std::vector<PolicyProblem> policyProblems(std::string_view json)
{
    auto policy = Reader(json, {}).read();
    return policy ? std::vector<PolicyProblem>() : std::move(policy.error());
}

std::string canonicalJson(const Policy &policy)
{
    // nlohmann::json, unlike ordered_json, keeps its keys sorted.
    const nlohmann::json sorted(documentJson(policy));
    return sorted.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string prettyJson(const Policy &policy) { return prettyJson(policy, {}); }

std::string prettyJson(const Policy &policy, const PolicyComments &comments)
{
    Json json = documentJson(policy);
    if (!comments.empty())
        json["comments"] = comments;
    return json.dump(2, ' ', false, replaceInvalid) + "\n";
}

std::string commentKey(std::string_view path, std::string_view entry)
{
    std::string key(path);
    if (!entry.empty())
        key.append("/").append(entry);
    return key;
}

PolicyComments readPolicyComments(std::string_view json)
{
    const Json document = parsedJson<Json>(json);
    if (!document.is_object() || !document.contains("comments") || !document["comments"].is_object())
        return {};
    PolicyComments comments;
    for (const auto &[key, comment] : document["comments"].items())
        if (comment.is_string())
            comments.emplace(key, comment.get<std::string>());
    return comments;
}

} // namespace vitrine
