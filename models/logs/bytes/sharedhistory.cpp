// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/sharedhistory.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <functional>
#include <iterator>
#include <limits>
#include <optional>
#include <span>
#include <system_error>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view ending = ".jsonl";
/// Records before the first one with an id are short.
constexpr std::size_t longestHead = 256 << 10;
constexpr std::size_t longestLine = 16 << 20; ///< records of more bytes belong to their own session
/// More records than any session has, and more sessions than begin alike.
constexpr std::size_t mostRecords = 1'000'000;
constexpr std::size_t mostMembers = 100;

using Id = std::uint64_t; ///< a hash

Id idOf(std::string_view kind, std::string_view id, std::string_view time = {}, Id content = 0)
{
    std::string text(kind);
    text.append(id).append("\n").append(time).append("\n").append(std::to_string(content));
    return std::hash<std::string> {}(text);
}

/// The parts of a record that identify it.
struct Record {
    std::string id;
    std::string origin; ///< id of the record that it is a copy of
    std::string originSession;
    std::string time; ///< in ISO 8601
    Id content = 0; ///< of the members that a copy has unchanged

    /// The record itself, and its copies that have the same id.
    Id same() const { return idOf("same", id, time, content); }
    /// Copies with ids of their own name the one they were made from.
    Id source() const { return idOf("source", origin.empty() ? id : origin, {}, content); }
    Id asSource() const { return idOf("source", id, {}, content); }
    /// By which files with copies are found, changed or not.
    std::array<Id, 3> relatives() const
    {
        return { idOf("same", id, time), idOf("source", id), idOf("source", origin.empty() ? id : origin) };
    }
};

/// A copy has another session, other ids in some versions, and may have another folder.
Id contentOf(simdjson::dom::object object)
{
    constexpr auto members = std::to_array<std::string_view>({ "type", "subtype", "message", "content", "summary",
        "toolUseResult", "toolCallResult", "attachment", "data", "details", "customType", "systemPayload" });
    std::string text;
    simdjson::dom::element value;
    for (const std::string_view member : members)
        if (object.at_key(member).get(value) == simdjson::SUCCESS)
            text.append(member).append(simdjson::minify(value)).append("\n");
    return std::hash<std::string> {}(text);
}

std::string textIn(simdjson::dom::object object, std::string_view key)
{
    std::string_view text;
    return object.at_key(key).get(text) == simdjson::SUCCESS ? std::string(text) : std::string {};
}

/// Nothing for a record without an id.
std::optional<Record> recordOf(simdjson::dom::object object)
{
    Record record {
        .id = textIn(object, "uuid"), .origin = {}, .originSession = {}, .time = textIn(object, "timestamp")
    };
    simdjson::dom::element member;
    // The head of a session of pi has an id, too, but none of a parent.
    if (record.id.empty() && object.at_key("parentId").get(member) == simdjson::SUCCESS)
        record.id = textIn(object, "id");
    if (simdjson::dom::object forked; object.at_key("forkedFrom").get(forked) == simdjson::SUCCESS) {
        record.origin = textIn(forked, "messageUuid");
        record.originSession = textIn(forked, "sessionId");
    }
    // Short ids may be those of other sessions.
    constexpr std::size_t shortest = 8;
    if (record.id.size() < shortest || record.time.empty())
        return {};
    record.content = contentOf(object);
    return record;
}

/// Nothing for a line that is not a record with an id.
std::optional<Record> recordIn(simdjson::dom::parser &parser, std::string_view line)
{
    simdjson::dom::object object;
    return parser.parse(line).get(object) == simdjson::SUCCESS ? recordOf(object) : std::nullopt;
}

/// The name under which a file is known, however it was named.
fs::path nameOf(const fs::path &file)
{
    std::error_code error;
    fs::path name = fs::weakly_canonical(file, error);
    return error ? file : name;
}

/// The first records with an id, in the first bytes of the file: a fork may have a head of its own before the copy.
std::vector<Record> firstRecordsOf(const fs::path &file)
{
    constexpr std::size_t some = 8192;
    constexpr std::size_t enough = 3;
    std::vector<Record> records;
    std::ifstream stream(file, std::ios::binary);
    simdjson::dom::parser parser;
    std::string head;
    for (std::size_t from = 0; records.empty() && head.size() < longestHead && stream.good();) {
        const std::size_t before = head.size();
        head.resize(before + some);
        stream.read(head.data() + before, static_cast<std::streamsize>(some));
        head.resize(before + static_cast<std::size_t>(stream.gcount()));
        for (std::size_t to = head.find('\n', from); to != head.npos && records.size() < enough;
            to = head.find('\n', from)) {
            if (auto record = recordIn(parser, std::string_view(head).substr(from, to - from)))
                records.push_back(std::move(*record));
            from = to + 1;
        }
    }
    return records;
}

/// The id of a session is the name of its file, or of its folder where all files have the same name.
std::string sessionOf(const fs::path &file)
{
    constexpr auto plain = std::to_array<std::string_view>({ "events", "wire" });
    const std::string stem = file.stem().string();
    if (!std::ranges::contains(plain, stem))
        return stem;
    // Kimi has a folder for each agent of a session.
    const fs::path folder = file.parent_path();
    return (folder.parent_path().filename() == "agents" ? folder.parent_path().parent_path() : folder).filename();
}

/// Where the record starts with which Kimi marks the end of what a fork has copied, and the lines before it; 0 without
/// one.
std::pair<std::uint64_t, std::size_t> endOfCopy(const fs::path &file)
{
    constexpr std::string_view mark = "\"forked\"";
    std::ifstream stream(file, std::ios::binary);
    simdjson::dom::parser parser;
    std::uint64_t at = 0;
    std::size_t lines = 0;
    std::pair<std::uint64_t, std::size_t> end;
    for (std::string line; std::getline(stream, line); at += line.size() + 1, ++lines) {
        simdjson::dom::object object;
        if (line.size() < longestHead && line.contains(mark) && parser.parse(line).get(object) == simdjson::SUCCESS
            && textIn(object, "type") == "forked")
            end = { at, lines };
    }
    return end;
}

bool beginAlike(const fs::path &one, const fs::path &other, std::uint64_t size)
{
    constexpr std::uint64_t piece = 1 << 16;
    std::ifstream first(one, std::ios::binary);
    std::ifstream second(other, std::ios::binary);
    std::string a(piece, '\0');
    std::string b(piece, '\0');
    while (size > 0) {
        const auto some = static_cast<std::streamsize>(std::min(size, piece));
        if (!first.read(a.data(), some) || !second.read(b.data(), some) || a != b)
            return false;
        size -= static_cast<std::uint64_t>(some);
    }
    return true;
}

} // namespace

bool SharedHistory::contains(simdjson::dom::object record) const
{
    const auto known = isEmpty() ? std::nullopt : recordOf(record);
    return known && m_records.contains(known->same());
}

/// A session with its records.
struct SharedHistories::Member {
    fs::path file;
    std::optional<std::uint64_t> size; ///< the bytes that were imported; all if nothing
    std::vector<std::pair<Id, Id>> keys; ///< of each record, under which its copies are found
    std::unordered_set<Id> known; ///< ids under which the records are found by those of others
    std::vector<std::string> times;
    std::vector<std::string> origins; ///< sessions that it names as its origins
    std::size_t depth = 0; ///< number of forks before it, as far as it names them
    std::string wentOn; ///< time of the first record that no other session has
    fs::file_time_type changed;

    void read();
    /// Whether another session has a record of it.
    static bool has(const Member &other, const std::pair<Id, Id> &key)
    {
        return other.known.contains(key.first) || other.known.contains(key.second);
    }
};

void SharedHistories::Member::read()
{
    std::error_code error;
    changed = fs::last_write_time(file, error);
    std::ifstream stream(file, std::ios::binary);
    simdjson::dom::parser parser;
    std::string line(longestLine, '\0');
    while (
        keys.size() < mostRecords && !stream.eof() && (!size || static_cast<std::uint64_t>(stream.tellg()) < *size)) {
        stream.getline(line.data(), static_cast<std::streamsize>(line.size()));
        if (stream.fail() && !stream.eof()) {
            // Too long, or nothing can be read.
            stream.clear(stream.rdstate() & ~std::ios::failbit);
            stream.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
            if (stream.bad())
                return;
            continue;
        }
        const auto record = recordIn(parser, line.c_str());
        if (!record)
            continue;
        keys.emplace_back(record->same(), record->origin.empty() ? record->same() : record->source());
        known.insert({ record->same(), record->asSource(), record->source() });
        times.push_back(record->time);
        if (!record->originSession.empty() && !std::ranges::contains(origins, record->originSession))
            origins.push_back(record->originSession);
    }
}

struct SharedHistories::Families {
    std::map<fs::path, std::size_t> familyOf; ///< numbers, by the known names of the files
    std::map<std::size_t, std::vector<fs::path>> files; ///< of each family: sessions that may have records in common
    std::map<std::size_t, std::vector<Member>> families; ///< in order, once they were read

    explicit Families(const Sizes &imported);
    /// In the order in which the sessions began.
    const std::vector<Member> &family(std::size_t number, const Sizes &imported);
};

/// Numbers of families by the ids that their files have. A file with ids of two families joins them.
class SharedHistories::Numbers {
public:
    /// The family of a file, until another one joins it with others.
    std::size_t add(std::span<const Id> ids)
    {
        const std::size_t number = m_joined.size();
        m_joined.push_back(number);
        for (const Id id : ids) {
            const auto [found, isNew] = m_byId.try_emplace(id, number);
            m_joined[joined(found->second)] = joined(number);
        }
        return number;
    }
    std::size_t joined(std::size_t number)
    {
        while (m_joined[number] != number)
            number = m_joined[number] = m_joined[m_joined[number]];
        return number;
    }

private:
    std::unordered_map<Id, std::size_t> m_byId;
    std::vector<std::size_t> m_joined; ///< for each number the one that replaces it, or itself
};

SharedHistories::Families::Families(const Sizes &imported)
{
    Numbers numbers;
    std::vector<std::pair<fs::path, std::size_t>> found;
    std::error_code error;
    for (const auto &[file, size] : imported) {
        if (file.extension() != ending || fs::symlink_status(file, error).type() != fs::file_type::regular)
            continue;
        const auto first = firstRecordsOf(file);
        if (first.empty())
            continue;
        std::vector<Id> ids { idOf("session", sessionOf(file)) };
        for (const Record &record : first) {
            std::ranges::copy(record.relatives(), std::back_inserter(ids));
            if (!record.originSession.empty())
                ids.push_back(idOf("session", record.originSession));
        }
        found.emplace_back(file, numbers.add(ids));
    }
    for (const auto &[file, number] : found) {
        files[numbers.joined(number)].push_back(file);
        familyOf.emplace(file, numbers.joined(number));
    }
}

const std::vector<SharedHistories::Member> &SharedHistories::Families::family(std::size_t number, const Sizes &imported)
{
    const auto [found, isNew] = families.try_emplace(number);
    std::vector<Member> &members = found->second;
    // Files that are made to be many of one family must not take all of the time.
    if (!isNew || files[number].size() > mostMembers)
        return members;
    for (const fs::path &file : files[number]) {
        members.emplace_back().file = file;
        members.back().size = imported.at(file);
        members.back().read();
    }
    std::erase_if(members, [](const Member &member) { return member.keys.empty(); });
    // As many rounds as there can be forks one after the other.
    for (std::size_t round = 0; round < members.size(); ++round)
        for (Member &member : members)
            for (const Member &other : members)
                if (&other != &member && std::ranges::contains(member.origins, sessionOf(other.file)))
                    member.depth = std::max(member.depth, std::min(other.depth + 1, members.size()));
    for (Member &member : members) {
        const auto isOwn = [&](const auto &key) {
            return std::ranges::none_of(
                members, [&](const Member &other) { return &other != &member && Member::has(other, key); });
        };
        const auto own = std::ranges::find_if(member.keys, isOwn);
        member.wentOn = own != member.keys.end() ? member.times.at(static_cast<std::size_t>(own - member.keys.begin()))
                                                 : member.times.back();
    }
    std::ranges::sort(members, {},
        [](const Member &member) { return std::tuple(member.depth, member.wentOn, member.changed, member.file); });
    return members;
}

SharedHistories::SharedHistories() = default;
SharedHistories::~SharedHistories() = default;

void SharedHistories::addImported(const fs::path &file, std::optional<std::uint64_t> size)
{
    // A file that is imported again is read as it is now.
    const auto [known, isNew] = m_imported.try_emplace(nameOf(file), size);
    if (!isNew && !size)
        known->second.reset();
    m_families.reset();
}

void SharedHistories::forget() { m_families.reset(); }

SharedHistory SharedHistories::of(const fs::path &file)
{
    SharedHistory history;
    if (file.extension() != ending || m_imported.size() < 2)
        return history;
    const fs::path name = nameOf(file);
    file.stem() == "wire" ? addCopiedBytes(name, history) : addShared(name, history);
    return history;
}

/// A copy that was changed is none, so that all bytes before the mark are compared.
void SharedHistories::addCopiedBytes(const fs::path &file, SharedHistory &history) const
{
    const auto [end, lines] = endOfCopy(file);
    if (end == 0)
        return;
    for (const auto &[other, size] : m_imported)
        if (other != file && other.filename() == file.filename() && size.value_or(end) >= end
            && other.parent_path().filename() == file.parent_path().filename() && beginAlike(file, other, end)) {
            history.m_copiedBytes = end;
            history.m_copiedLines = lines;
            history.m_session = sessionOf(other);
            return;
        }
}

void SharedHistories::addShared(const fs::path &file, SharedHistory &history)
{
    if (!m_families)
        m_families = std::make_unique<Families>(m_imported);
    const auto number = m_families->familyOf.find(file);
    if (number == m_families->familyOf.end() || m_families->files[number->second].size() < 2)
        return;
    const auto &members = m_families->family(number->second, m_imported);
    const auto self = std::ranges::find(members, file, &Member::file);
    std::size_t most = 0;
    for (auto other = members.begin(); self != members.end() && other != self; ++other) {
        // A copy of the whole file is no session of its own.
        if (other->keys == self->keys && other->depth == self->depth)
            continue;
        std::size_t shared = 0;
        for (const auto &key : self->keys)
            if (Member::has(*other, key)) {
                history.m_records.insert(key.first);
                ++shared;
            }
        // In a chain of forks, the last one has the most in common.
        if (shared >= most && shared > 0) {
            most = shared;
            history.m_session = sessionOf(other->file);
        }
    }
}

} // namespace vitrine
