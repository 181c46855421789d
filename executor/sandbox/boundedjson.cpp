// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/boundedjson.h"

#include "base/utf8.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

using Json = nlohmann::json;

// nlohmann's parsers recurse for each container: rejecting one in this handler bounds the stack.
class Counter : public nlohmann::json_sax<Json> {
public:
    explicit Counter(const JsonBounds &bounds)
        : m_bounds(bounds)
    {
    }

    JsonFault fault() const { return m_fault; }

    bool null() override { return take(nullptr); }
    bool boolean(bool value) override { return take(value); }
    bool number_integer(number_integer_t value) override { return take(value); }
    bool number_unsigned(number_unsigned_t value) override { return take(value); }
    bool number_float(number_float_t value, const string_t &) override { return take(value); }
    bool string(string_t &value) override { return isUtf8(value) ? take(std::move(value)) : fail(JsonFault::BadText); }
    bool binary(binary_t &) override { return fail(JsonFault::Malformed); }
    bool start_object(std::size_t) override { return open(Json::object()); }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t, const std::string &, const nlohmann::detail::exception &) override { return false; }

    bool key(string_t &value) override
    {
        if (!isUtf8(value))
            return fail(JsonFault::BadText);
        return ++m_keys.back() <= m_bounds.keys ? named(value) : fail(JsonFault::TooMany);
    }

protected:
    virtual bool added(Json && /*value*/) { return true; }
    virtual void opened() { }
    virtual void closed() { }
    virtual bool named(string_t & /*key*/) { return true; }
    bool fail(JsonFault fault)
    {
        m_fault = fault;
        return false;
    }

private:
    bool take(Json &&value)
    {
        return ++m_values <= m_bounds.values ? added(std::move(value)) : fail(JsonFault::TooMany);
    }
    bool open(Json &&container)
    {
        if (m_keys.size() == m_bounds.depth)
            return fail(JsonFault::TooDeep);
        if (!take(std::move(container)))
            return false;
        m_keys.push_back(0);
        opened();
        return true;
    }
    bool close()
    {
        m_keys.pop_back();
        closed();
        return true;
    }

    JsonBounds m_bounds;
    std::size_t m_values = 0;
    std::vector<std::size_t> m_keys; ///< number of keys of each open container
    JsonFault m_fault = JsonFault::Malformed;
};

class Builder final : public Counter {
public:
    using Counter::Counter;
    Json take() { return std::move(m_root); }

protected:
    bool added(Json &&value) override
    {
        if (m_open.empty())
            m_last = &(m_root = std::move(value));
        else if (m_open.back()->is_array())
            m_last = &m_open.back()->emplace_back(std::move(value));
        else
            return addMember(std::move(value));
        return true;
    }
    // Only the innermost container grows, so that the enclosing ones do not move.
    void opened() override { m_open.push_back(m_last); }
    void closed() override { m_open.pop_back(); }
    bool named(string_t &key) override
    {
        m_key = std::move(key);
        return true;
    }

private:
    bool addMember(Json &&value)
    {
        const auto [member, isNew] = m_open.back()->emplace(m_key, std::move(value));
        m_last = &*member;
        return isNew || fail(JsonFault::Malformed);
    }

    Json m_root;
    Json *m_last = nullptr;
    std::vector<Json *> m_open;
    std::string m_key;
};

/// Counts the containers and members of a text by its brackets and commas.
class Brackets final {
public:
    explicit Brackets(const JsonBounds &bounds)
        : m_bounds(bounds)
    {
    }

    bool take(char sign)
    {
        switch (sign) {
        case '{':
        case '[': return open(sign);
        case '}':
        case ']': return close();
        case ',': return next();
        default: return true;
        }
    }

private:
    struct Container {
        bool isObject;
        std::size_t members;
    };

    bool open(char sign)
    {
        m_open.push_back({ sign == '{', 1 });
        return m_open.size() <= m_bounds.depth && ++m_values <= m_bounds.values;
    }
    bool close()
    {
        if (!m_open.empty())
            m_open.pop_back();
        return true;
    }
    bool next()
    {
        if (m_open.empty())
            return true;
        Container &inner = m_open.back();
        return (++inner.members <= m_bounds.keys || !inner.isObject) && ++m_values <= m_bounds.values;
    }

    JsonBounds m_bounds;
    std::size_t m_values = 1;
    std::vector<Container> m_open;
};

/// The position of the quote that ends the string starting at `begin`.
std::size_t endOfString(std::string_view json, std::size_t begin)
{
    std::size_t at = begin + 1;
    while ((at = json.find_first_of("\"\\", at)) < json.size() && json[at] == '\\')
        at += 2;
    return std::min(at, json.size());
}

} // namespace

std::expected<Json, JsonFault> readBoundedCbor(std::string_view cbor, const JsonBounds &bounds)
{
    Builder builder(bounds);
    try {
        if (Json::sax_parse(cbor, &builder, Json::input_format_t::cbor))
            return builder.take();
    } catch (const Json::exception &) {
        return std::unexpected(JsonFault::Malformed); // a length that no container can have
    }
    return std::unexpected(builder.fault());
}

bool isWithinBounds(std::string_view json, const JsonBounds &bounds)
{
    Brackets brackets(bounds);
    for (std::size_t at = 0; at < json.size(); ++at) {
        if (json[at] == '"')
            at = endOfString(json, at);
        else if (!brackets.take(json[at]))
            return false;
    }
    return true;
}

bool isBoundedJson(std::string_view json, const JsonBounds &bounds)
{
    Counter counter(bounds);
    return Json::sax_parse(json, &counter);
}

} // namespace vitrine
