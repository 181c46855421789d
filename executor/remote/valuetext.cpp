// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/valuetext.h"

#include "executor/remote/pythonjson.h"

#include <QByteArray>

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine {

namespace {

using Kind = SafeValue::Kind;

constexpr std::string_view safe = "safe:";
constexpr std::string_view pickle = "pickle:";
constexpr std::string_view marker = "__type__";

struct MarkerName {
    Kind kind;
    std::string_view name;
};

/// Markers whose `data` is a list of parts.
constexpr std::array sequences { MarkerName { Kind::Tuple, "tuple" }, MarkerName { Kind::Set, "set" },
    MarkerName { Kind::FrozenSet, "frozenset" } };
/// Markers whose `data` is a text.
constexpr std::array texts { MarkerName { Kind::Bytes, "bytes" }, MarkerName { Kind::DateTime, "datetime" },
    MarkerName { Kind::Date, "date" }, MarkerName { Kind::Time, "time" }, MarkerName { Kind::Decimal, "Decimal" },
    MarkerName { Kind::Path, "Path" }, MarkerName { Kind::Image, "PIL.Image" } };

template <std::size_t N>
const MarkerName *find(const std::array<MarkerName, N> &names, std::string_view name)
{
    const auto found = std::ranges::find(names, name, &MarkerName::name);
    return found == names.end() ? nullptr : &*found;
}

template <std::size_t N>
const MarkerName *find(const std::array<MarkerName, N> &names, Kind kind)
{
    const auto found = std::ranges::find(names, kind, &MarkerName::kind);
    return found == names.end() ? nullptr : &*found;
}

SafeValue text(std::string_view words) { return { .kind = Kind::Text, .text = std::string(words) }; }

const SafeValue *member(const SafeValue &dict, std::string_view key)
{
    for (std::size_t i = 0; i + 1 < dict.items.size(); i += 2) {
        if (dict.items[i].text == key)
            return &dict.items[i + 1];
    }
    return nullptr;
}

const SafeValue *member(const SafeValue &dict, std::string_view key, Kind kind)
{
    const SafeValue *found = member(dict, key);
    return found != nullptr && found->kind == kind ? found : nullptr;
}

std::optional<double> number(const SafeValue *value)
{
    if (value == nullptr)
        return std::nullopt;
    if (value->kind == Kind::Integer)
        return std::strtod(value->text.c_str(), nullptr);
    return value->kind == Kind::Float ? std::optional(value->real) : std::nullopt;
}

SafeValue restored(SafeValue value);

std::vector<SafeValue> restoredAll(std::vector<SafeValue> items)
{
    for (SafeValue &item : items)
        item = restored(std::move(item));
    return items;
}

std::optional<SafeValue> restoredText(const MarkerName &name, const SafeValue &dict)
{
    const SafeValue *data = member(dict, "data", Kind::Text);
    if (data == nullptr)
        return std::nullopt;
    SafeValue value { .kind = name.kind, .text = data->text };
    if (name.kind == Kind::Bytes)
        value.text = QByteArray::fromBase64(QByteArray::fromStdString(data->text)).toStdString();
    return value;
}

std::optional<SafeValue> restoredPairs(const SafeValue &dict)
{
    const SafeValue *pairs = member(dict, "data", Kind::List);
    SafeValue value { .kind = Kind::Dict };
    if (pairs == nullptr)
        return std::nullopt;
    for (const SafeValue &pair : pairs->items) {
        if (pair.kind != Kind::List || pair.items.size() != 2)
            return std::nullopt;
        std::ranges::move(restoredAll(pair.items), std::back_inserter(value.items));
    }
    return value;
}

std::optional<SafeValue> restoredNumbers(std::string_view name, const SafeValue &dict)
{
    if (name == "timedelta") {
        const auto seconds = number(member(dict, "total_seconds"));
        return seconds ? std::optional(SafeValue { .kind = Kind::TimeDelta, .real = *seconds }) : std::nullopt;
    }
    const auto real = number(member(dict, "real"));
    const auto imaginary = number(member(dict, "imag"));
    if (!real || !imaginary)
        return std::nullopt;
    return SafeValue { .kind = Kind::Complex, .real = *real, .imaginary = *imaginary };
}

std::optional<SafeValue> restoredArray(const SafeValue &dict)
{
    const SafeValue *data = member(dict, "data");
    const SafeValue *type = member(dict, "dtype", Kind::Text);
    if (data == nullptr || type == nullptr)
        return std::nullopt;
    return SafeValue { .kind = Kind::Array, .text = type->text, .items = { restored(*data) } };
}

std::optional<SafeValue> restoredRecord(const SafeValue &dict)
{
    const SafeValue *name = member(dict, "class_name", Kind::Text);
    const SafeValue *module = member(dict, "module", Kind::Text);
    const SafeValue *fields = member(dict, "data", Kind::Dict);
    if (name == nullptr || module == nullptr || fields == nullptr)
        return std::nullopt;
    return SafeValue {
        .kind = Kind::Record, .text = name->text, .module = module->text, .items = restoredAll(fields->items)
    };
}

std::optional<SafeValue> restoredMarker(std::string_view name, const SafeValue &dict)
{
    if (const MarkerName *sequence = find(sequences, name)) {
        const SafeValue *data = member(dict, "data", Kind::List);
        return data == nullptr ? std::nullopt
                               : std::optional(SafeValue { .kind = sequence->kind, .items = restoredAll(data->items) });
    }
    if (const MarkerName *simple = find(texts, name))
        return restoredText(*simple, dict);
    if (name == "dict_with_complex_keys")
        return restoredPairs(dict);
    if (name == "complex" || name == "timedelta")
        return restoredNumbers(name, dict);
    if (name == "ndarray")
        return restoredArray(dict);
    return name == "dataclass" ? restoredRecord(dict) : std::nullopt;
}

SafeValue restored(SafeValue value)
{
    if (value.kind == Kind::Dict) {
        if (const SafeValue *name = member(value, marker, Kind::Text)) {
            if (auto special = restoredMarker(name->text, value))
                return std::move(*special);
        }
    }
    value.items = restoredAll(std::move(value.items));
    return value;
}

SafeValue plain(const SafeValue &value);

std::vector<SafeValue> plainAll(const std::vector<SafeValue> &items)
{
    std::vector<SafeValue> all;
    all.reserve(items.size());
    std::ranges::transform(items, std::back_inserter(all), plain);
    return all;
}

SafeValue marked(std::string_view name, std::vector<std::pair<std::string_view, SafeValue>> members)
{
    SafeValue dict { .kind = Kind::Dict, .items = { text(marker), text(name) } };
    for (auto &[key, value] : members) {
        dict.items.push_back(text(key));
        dict.items.push_back(std::move(value));
    }
    return dict;
}

SafeValue real(double number) { return { .kind = Kind::Float, .real = number }; }

bool hasPlainKeys(const SafeValue &dict)
{
    for (std::size_t i = 0; i + 1 < dict.items.size(); i += 2) {
        if (dict.items[i].kind != Kind::Text || dict.items[i].text == marker)
            return false;
    }
    return true;
}

SafeValue plainDict(const SafeValue &dict)
{
    if (hasPlainKeys(dict))
        return { .kind = Kind::Dict, .items = plainAll(dict.items) };
    SafeValue pairs { .kind = Kind::List };
    for (std::size_t i = 0; i + 1 < dict.items.size(); i += 2)
        pairs.items.push_back({ .kind = Kind::List, .items = { plain(dict.items[i]), plain(dict.items[i + 1]) } });
    return marked("dict_with_complex_keys", { { "data", std::move(pairs) } });
}

SafeValue plainText(const MarkerName &name, const SafeValue &value)
{
    if (value.kind != Kind::Bytes)
        return marked(name.name, { { "data", text(value.text) } });
    return marked(name.name, { { "data", text(QByteArray::fromStdString(value.text).toBase64().toStdString()) } });
}

/// The parts that JSON can represent, with markers for the rest.
SafeValue plain(const SafeValue &value)
{
    if (const MarkerName *sequence = find(sequences, value.kind))
        return marked(sequence->name, { { "data", { .kind = Kind::List, .items = plainAll(value.items) } } });
    if (const MarkerName *simple = find(texts, value.kind))
        return plainText(*simple, value);
    switch (value.kind) {
    case Kind::List: return { .kind = Kind::List, .items = plainAll(value.items) };
    case Kind::Dict: return plainDict(value);
    case Kind::Complex: return marked("complex", { { "real", real(value.real) }, { "imag", real(value.imaginary) } });
    case Kind::TimeDelta: return marked("timedelta", { { "total_seconds", real(value.real) } });
    case Kind::Array:
        return marked("ndarray",
            { { "data", value.items.empty() ? SafeValue {} : plain(value.items.front()) },
                { "dtype", text(value.text) } });
    case Kind::Record:
        return marked("dataclass",
            { { "class_name", text(value.text) }, { "module", text(value.module) },
                { "data", { .kind = Kind::Dict, .items = plainAll(value.items) } } });
    default: return value;
    }
}

Error rejected(const char *why) { return { ErrorCode::BadValue, {}, {}, {}, why }; }

} // namespace

Result<SafeValue> readSafeText(std::string_view whole)
{
    if (whole.starts_with(pickle))
        return std::unexpected(rejected("Pickle data rejected: allow_pickle=False"));
    if (!whole.starts_with(safe))
        return std::unexpected(rejected("Unknown final answer format: expected 'safe:' or 'pickle:' prefix"));
    auto value = readPythonJson(whole.substr(safe.size()));
    if (!value)
        return std::unexpected(value.error());
    return restored(std::move(*value));
}

std::string toSafeText(const SafeValue &value) { return std::string(safe) + toPythonJson(plain(value)); }

} // namespace vitrine
