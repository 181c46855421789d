// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/steps/sniff.h"

#include "base/trimmed.h"
#include "base/utf8.h"
#include "models/logs/steps/steptext.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace vitrine {

namespace {

constexpr std::size_t maxRecords = 8;

/// The first bytes of a kind of content, and its name.
using Signature = std::pair<std::string_view, std::string_view>;

/// A kind of content, and up to two lists of names: of keys, and of types of records.
using Description = std::array<std::string, 3>;

/// Formats that another program has to unpack first.
constexpr std::array<Signature, 9> packages { {
    { "PK\x03\x04", "zip" },
    { "\x1F\x8B", "gzip" },
    { "\x28\xB5\x2F\xFD", "zstd" },
    { "\xFD"
      "7zXZ",
        "xz" },
    { "BZh", "bzip2" },
    { "\x04\x22\x4D\x18", "lz4" },
    { "7z\xBC\xAF\x27\x1C", "7-zip" },
    { "Rar!", "rar" },
    { "\x1F\x9D", "compress" },
} };
constexpr std::string_view tarArchive = "tar";

constexpr std::array<Signature, 12> signatures { {
    { "\x89PNG", "png" },
    { "\xFF\xD8\xFF", "jpeg" },
    { "GIF8", "gif" },
    { "%PDF", "pdf" },
    { "SQLite format 3", "sqlite" },
    { "\x7F"
      "ELF",
        "program" },
    { std::string_view("\xFF\xFE\0\0", 4), "utf-32" },
    { std::string_view("\0\0\xFE\xFF", 4), "utf-32" },
    { "PAR1", parquetTable },
    { "\x80\x04\x95", "pickle" },
    { "\x80\x05\x95", "pickle" },
    { "<", "markup" },
} };

bool opens(std::string_view text) { return text.starts_with('{') || text.starts_with('['); }

/// Whether the line ends like no last line of a document.
bool goesOn(std::string_view line)
{
    constexpr std::string_view joints = ",[{:";
    return !line.empty() && joints.contains(line.back());
}

/// A file is one of lines when its first line is a whole value and more follows, or when the first line is broken but
/// the next one begins like it, which no indented document does.
bool isLines(std::string_view text)
{
    const std::size_t end = text.find('\n');
    if (end == text.npos)
        return false;
    const std::string_view line = trimmed(text.substr(0, end));
    const std::string_view rest = text.substr(end + 1);
    if (trimmed(rest).empty() || line.size() <= 1)
        return false;
    std::size_t used = 0;
    if (outlineOf(line, &used).isWhole)
        return true;
    return opens(rest) && !goesOn(line) && (rest[0] == line[0] || !opens(line));
}

void addRecord(Sniff &result, std::string_view text)
{
    std::size_t deepest = 0;
    Outline record = outlineOf(text, nullptr, &deepest);
    result.deepest = std::max(result.deepest, deepest);
    if (record.kind != Outline::Kind::None)
        result.records.push_back(std::move(record));
}

/// A log may begin with other output, but code with some lines of JSON is no log.
void addLines(Sniff &result, std::string_view text)
{
    constexpr std::size_t mostForEach = 4;
    const bool isJson = opens(text);
    std::size_t lines = 0;
    while (!text.empty() && result.records.size() < maxRecords) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines += trimmed(text.substr(0, end)).empty() ? 0 : 1;
        addRecord(result, text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    const auto values = std::ranges::count_if(
        result.records, [](const Outline &record) { return record.isObject() || record.isArray(); });
    if (!isJson && static_cast<std::size_t>(values) * mostForEach < lines)
        result.records.clear();
}

std::string keysOf(const Outline &object)
{
    std::string keys;
    for (const auto &[key, value] : object.members)
        if (keys.size() < 200)
            keys += (keys.empty() ? "" : ", ") + key;
    return keys;
}

/// The types named in the records, by which a log of events is described.
std::string typesOf(const std::vector<Outline> &records)
{
    constexpr std::size_t longestName = 60;
    std::vector<std::string_view> types;
    for (const Outline &record : records)
        if (const std::string_view type = record["type"].text; !type.empty() && !std::ranges::contains(types, type))
            types.push_back(type);
    std::string names;
    for (const std::string_view type : types)
        names += (names.empty() ? "" : ", ") + std::string(type.substr(0, longestName));
    return names;
}

std::string_view knownShape(const Outline &record)
{
    if (record.has("resourceSpans"))
        return "otlp";
    if (record.has("nbformat"))
        return "notebook";
    if (record.has("trajectory") || record.has("history"))
        return "trajectory";
    if (record["schema_version"].text.starts_with("ATIF"))
        return "atif";
    if (record.has("observations") && record.has("trace"))
        return "langfuse";
    if (record.has("eval") && record.has("samples"))
        return "inspect";
    return {};
}

Description describeJson(const std::vector<Outline> &records)
{
    const Outline &record = records.front();
    const std::string types = typesOf(records);
    if (const std::string_view shape = knownShape(record); !shape.empty())
        return { std::string(shape), {}, types };
    if (record.isArray() && !record.first().isObject())
        return { "json-array", {}, types };
    const std::string keys = keysOf(record.isArray() ? record.first() : record);
    const std::string kind = record.isArray() ? "json-array-of-objects" : "json-object";
    return { keys.empty() ? kind + "-without-keys" : kind, keys, types };
}

/// The arguments of a flaw, without empty ones at the end.
std::vector<std::string> withoutEmptyEnd(Description parts)
{
    std::vector<std::string> arguments(std::move_iterator(parts.begin()), std::move_iterator(parts.end()));
    while (!arguments.empty() && arguments.back().empty())
        arguments.pop_back();
    return arguments;
}

Description descriptionOf(const Sniff &sniff)
{
    constexpr std::size_t tarMark = 257;
    if (sniff.bytes.size() > tarMark && sniff.bytes.substr(tarMark).starts_with("ustar"))
        return { std::string(tarArchive), {}, {} };
    const auto is = [&](const Signature &signature) { return sniff.bytes.starts_with(signature.first); };
    if (const auto found = std::ranges::find_if(packages, is); found != packages.end())
        return { std::string(found->second), {}, {} };
    if (const auto found = std::ranges::find_if(signatures, is); found != signatures.end())
        return { std::string(found->second), {}, {} };
    if (!sniff.records.empty() && (sniff.records.front().isObject() || sniff.records.front().isArray()))
        return describeJson(sniff.records);
    constexpr std::array<std::string_view, 3> words { "null", "true", "false" };
    if (std::ranges::contains(words, trimmed(sniff.bytes)))
        return { "json-value", std::string(trimmed(sniff.bytes)), {} };
    if (sniff.bytes.contains('\0'))
        return { "binary", {}, {} };
    return { trimmed(sniff.bytes).empty() ? "blank" : "text", {}, {} };
}

} // namespace

Sniff sniff(std::string_view firstBytes)
{
    Sniff result {
        .bytes = withoutByteOrderMark(firstBytes).substr(0, Sniff::maxBytes), .framing = {}, .records = {}, .deepest = 0
    };
    std::string_view text = result.bytes;
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    result.framing = isLines(text) ? Framing::Lines : Framing::Document;
    if (result.framing == Framing::Lines)
        addLines(result, text);
    else
        addRecord(result, text);
    return result;
}

bool isOtherPackage(std::string_view kind)
{
    return kind == tarArchive || std::ranges::contains(packages, kind, &Signature::second);
}

std::vector<std::string> describe(const Sniff &sniff) { return withoutEmptyEnd(descriptionOf(sniff)); }

} // namespace vitrine
