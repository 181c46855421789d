// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/policydocument.h"

#include "executor/policy/jsonlocator.h"
#include "executor/policy/policycomments.h"
#include "executor/policy/profiles.h"
#include "executor/policy/sha256.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <functional>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

constexpr int schemaVersion = 1;

/// A key as a part of a JSON pointer (RFC 6901 section 3).
std::string escaped(std::string_view key)
{
    std::string text;
    for (const char c : key)
        text += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    return text;
}

// Reads one document and collects everything that is wrong with it, each with its place.
class Reader final {
public:
    Reader(std::string_view text, std::string_view file, Policy defaults)
        : m_text(text)
        , m_file(file)
        , m_defaults(std::move(defaults))
    {
    }

    std::expected<Policy, std::vector<Error>> read();

private:
    // Takes one value into its place; the string is the value's JSON pointer.
    using Field = std::function<void(const Json &, const std::string &)>;
    using Fields = std::vector<std::pair<std::string_view, Field>>;

    std::optional<Json> parse();
    Policy baseOf(const Json &document);
    Fields fieldsOf(Policy &policy);
    Fields limitFields(Limits &limits);

    void readObject(const Json &object, const std::string &at, const Fields &fields);
    Field object(Fields fields);
    Field version();
    Field name(std::string &to);
    Field names(std::vector<std::string> &to);
    Field count(std::uint64_t &to);
    Field count(std::optional<std::uint64_t> &to);
    Field seconds(std::optional<double> &to);
    Field dialect(Dialect &to);
    Field defects(Defects &to);
    Field check(OutputCheck &to);
    Field comments();

    void fail(ErrorCode code, std::string_view at, std::size_t byte, std::string_view what);
    void failValue(const std::string &at, std::string_view what)
    {
        fail(ErrorCode::BadValue, at, locateInJson(m_text, at), what);
    }

    std::string_view m_text;
    std::string_view m_file;
    Policy m_defaults;
    std::vector<Error> m_errors;
};

void Reader::fail(ErrorCode code, std::string_view at, std::size_t byte, std::string_view what)
{
    m_errors.push_back({ .code = code,
        .file = std::string(m_file),
        .line = lineAt(m_text, byte),
        .byte = byte,
        .detail = std::string(at.empty() ? "/" : at) + ": " + std::string(what) });
}

void Reader::readObject(const Json &object, const std::string &at, const Fields &fields)
{
    if (!object.is_object())
        return failValue(at, "an object is wanted");
    for (const auto &[key, value] : object.items()) {
        const std::string inner = at + "/" + escaped(key);
        const auto field = std::ranges::find(fields, key, [](const auto &known) { return known.first; });
        if (field == fields.end())
            fail(ErrorCode::UnknownField, inner, locateKeyInJson(m_text, inner), "this field is unknown");
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
            failValue(at, "the version of the schema is wanted: 1");
        else if (value > schemaVersion)
            fail(ErrorCode::NewerSchema, at, locateInJson(m_text, at), "written for a newer version");
    };
}

Reader::Field Reader::name(std::string &to)
{
    return [this, &to](const Json &value, const std::string &at) {
        if (value.is_string() && !value.get_ref<const std::string &>().empty())
            to = value.get<std::string>();
        else
            failValue(at, "a text is wanted");
    };
}

Reader::Field Reader::names(std::vector<std::string> &to)
{
    return [this, &to](const Json &value, const std::string &at) {
        if (!value.is_array())
            return failValue(at, "a list of texts is wanted");
        to.clear();
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
            failValue(at, "a whole number, zero or more, is wanted");
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
            to = value.get<double>();
        else
            failValue(at, "a number of seconds above zero, or null, is wanted");
    };
}

Reader::Field Reader::dialect(Dialect &to)
{
    return [this, &to](const Json &value, const std::string &at) {
        const auto known = value.is_string() ? dialectFrom(value.get_ref<const std::string &>()) : std::nullopt;
        if (known)
            to = *known;
        else
            failValue(at, "\"python\" or \"smolagents\" is wanted");
    };
}

Reader::Field Reader::defects(Defects &to)
{
    return [this, &to](const Json &value, const std::string &at) {
        const auto known = value.is_string() ? defectsFrom(value.get_ref<const std::string &>()) : std::nullopt;
        if (known)
            to = *known;
        else
            failValue(at, "\"as_recorded\" or \"mended\" is wanted");
    };
}

Reader::Field Reader::check(OutputCheck &to)
{
    return [this, &to](const Json &value, const std::string &at) {
        const auto known = value.is_string() ? outputCheckFrom(value.get_ref<const std::string &>()) : std::nullopt;
        if (known)
            to = *known;
        else
            failValue(at, "\"off\", \"warn\" or \"block\" is wanted");
    };
}

Reader::Field Reader::comments()
{
    return [this](const Json &value, const std::string &at) {
        if (!value.is_object())
            return failValue(at, "an object is wanted");
        for (const auto &[key, comment] : value.items())
            if (!comment.is_string())
                failValue(at + "/" + escaped(key), "a text is wanted");
    };
}

Reader::Fields Reader::limitFields(Limits &limits)
{
    return { { "operations", count(limits.operations) }, { "while_iterations", count(limits.whileIterations) },
        { "wall_s", seconds(limits.wallSeconds) }, { "cpu_s", seconds(limits.cpuSeconds) },
        { "memory_mib", count(limits.memoryMib) }, { "recursion", count(limits.recursion) },
        { "print_chars", count(limits.printChars) }, { "output_chars", count(limits.outputChars) },
        { "files", count(limits.files) }, { "written_mib", count(limits.writtenMib) },
        { "max_steps", count(limits.maxSteps) } };
}

Reader::Fields Reader::fieldsOf(Policy &policy)
{
    return { { "vitrine_policy", version() }, { "name", name(policy.name) }, { "version", count(policy.version) },
        { "base", name(policy.base) }, { "dialect", dialect(policy.dialect) }, { "defects", defects(policy.defects) },
        { "imports", object({ { "allow", names(policy.imports.allow) }, { "deny", names(policy.imports.deny) } }) },
        { "builtins", object({ { "allow", names(policy.builtins) } }) },
        { "attributes", object({ { "allow_dunder", names(policy.dunderAttributes) } }) },
        { "syntax", object({ { "deny", names(policy.deniedSyntax) } }) },
        { "tools", object({ { "allow", names(policy.tools) } }) }, { "limits", object(limitFields(policy.limits)) },
        { "filesystem", object({ { "read", names(policy.readGlobs) }, { "write", names(policy.writeGlobs) } }) },
        { "network", object({ { "hosts", names(policy.hosts) } }) },
        { "output_checks",
            object({ { "secrets", check(policy.secrets) }, { "personal_data", check(policy.personalData) } }) },
        { "required_layers", names(policy.requiredLayers) }, { "comments", comments() } };
}

Policy Reader::baseOf(const Json &document)
{
    const auto base = document.find("base");
    if (base == document.end())
        return m_defaults;
    const auto known = base->is_string() ? profile(base->get_ref<const std::string &>()) : std::nullopt;
    if (!known)
        failValue("/base", "no bundled profile has this name");
    return known.value_or(Policy {});
}

std::optional<Json> Reader::parse()
{
    try {
        return Json::parse(m_text);
    } catch (const nlohmann::json::parse_error &error) {
        const std::size_t byte = std::min(error.byte == 0 ? 0 : error.byte - 1, m_text.size());
        fail(ErrorCode::BadJson, "", byte, error.what());
    } catch (const nlohmann::json::out_of_range &error) {
        fail(ErrorCode::BadJson, "", locateHugeNumber(m_text), error.what());
    }
    return std::nullopt;
}

std::expected<Policy, std::vector<Error>> Reader::read()
{
    const auto document = parse();
    if (!document)
        return std::unexpected(std::move(m_errors));
    if (!document->is_object() || !document->contains("vitrine_policy")) {
        failValue("", "a policy is an object with the field \"vitrine_policy\"");
        return std::unexpected(std::move(m_errors));
    }
    Policy policy = baseOf(*document);
    policy.base.clear();
    readObject(*document, "", fieldsOf(policy));
    if (!m_errors.empty())
        return std::unexpected(std::move(m_errors));
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

Json limitsJson(const Limits &limits)
{
    return { { "operations", orNull(limits.operations) }, { "while_iterations", orNull(limits.whileIterations) },
        { "wall_s", orNull(limits.wallSeconds) }, { "cpu_s", orNull(limits.cpuSeconds) },
        { "memory_mib", orNull(limits.memoryMib) }, { "recursion", limits.recursion },
        { "print_chars", limits.printChars }, { "output_chars", limits.outputChars }, { "files", limits.files },
        { "written_mib", limits.writtenMib }, { "max_steps", orNull(limits.maxSteps) } };
}

Json documentJson(const Policy &policy)
{
    Json json { { "vitrine_policy", schemaVersion }, { "name", policy.name }, { "version", policy.version } };
    if (!policy.base.empty())
        json["base"] = policy.base;
    json["dialect"] = toString(policy.dialect);
    if (policy.dialect == Dialect::Smolagents)
        json["defects"] = toString(policy.defects);
    json["imports"] = { { "allow", sortedSet(policy.imports.allow) }, { "deny", sortedSet(policy.imports.deny) } };
    json["builtins"] = { { "allow", sortedSet(policy.builtins) } };
    json["attributes"] = { { "allow_dunder", sortedSet(policy.dunderAttributes) } };
    json["syntax"] = { { "deny", sortedSet(policy.deniedSyntax) } };
    json["tools"] = { { "allow", sortedSet(policy.tools) } };
    json["limits"] = limitsJson(policy.limits);
    json["filesystem"] = { { "read", sortedSet(policy.readGlobs) }, { "write", sortedSet(policy.writeGlobs) } };
    json["network"] = { { "hosts", sortedSet(policy.hosts) } };
    json["output_checks"]
        = { { "secrets", toString(policy.secrets) }, { "personal_data", toString(policy.personalData) } };
    json["required_layers"] = sortedSet(policy.requiredLayers);
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
    return Reader(json, file, defaults).read();
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
    const Json document = Json::parse(json, nullptr, false);
    if (!document.is_object() || !document.contains("comments") || !document["comments"].is_object())
        return {};
    PolicyComments comments;
    for (const auto &[key, comment] : document["comments"].items())
        if (comment.is_string())
            comments.emplace(key, comment.get<std::string>());
    return comments;
}

std::string policyHash(const Policy &policy) { return sha256Hex(canonicalJson(policy)); }

} // namespace vitrine
