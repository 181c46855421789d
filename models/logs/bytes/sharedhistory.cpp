// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/sharedhistory.h"

#include <simdjson.h>

#include <algorithm>
#include <fstream>
#include <functional>
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

Id idOf(std::string_view kind, std::string_view id, std::string_view time = {})
{
    std::string text(kind);
    text.append(id).append("\n").append(time);
    return std::hash<std::string> {}(text);
}

/// The parts of a record that identify it.
struct Record {
    std::string id;
    std::string origin; ///< id of the record that it is a copy of
    std::string originSession;
    std::string time; ///< in ISO 8601

    /// The record itself, and its copies that have the same id.
    Id same() const { return idOf("same", id, time); }
    /// Copies with ids of their own name the one they were made from.
    Id source() const { return idOf("source", origin.empty() ? id : origin); }
    Id asSource() const { return idOf("source", id); }
};

std::string textIn(simdjson::dom::object object, std::string_view key)
{
    std::string_view text;
    return object.at_key(key).get(text) == simdjson::SUCCESS ? std::string(text) : std::string {};
}

/// Nothing for a line that is not a record with an id.
std::optional<Record> recordIn(simdjson::dom::parser &parser, std::string_view line)
{
    simdjson::dom::object object;
    if (parser.parse(line).get(object) != simdjson::SUCCESS)
        return {};
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
    const bool isIdentified = record.id.size() >= shortest && !record.time.empty();
    return isIdentified ? std::optional(std::move(record)) : std::nullopt;
}

/// The first record with an id, in the first bytes of the file.
std::optional<Record> firstRecordOf(const fs::path &file)
{
    constexpr std::size_t some = 8192;
    std::ifstream stream(file, std::ios::binary);
    simdjson::dom::parser parser;
    std::string head;
    for (std::size_t from = 0; head.size() < longestHead && stream.good();) {
        const std::size_t before = head.size();
        head.resize(before + some);
        stream.read(head.data() + before, static_cast<std::streamsize>(some));
        head.resize(before + static_cast<std::size_t>(stream.gcount()));
        for (std::size_t to = head.find('\n', from); to != head.npos; to = head.find('\n', from)) {
            if (auto record = recordIn(parser, std::string_view(head).substr(from, to - from)))
                return record;
            from = to + 1;
        }
    }
    return {};
}

} // namespace

bool SharedHistory::contains(std::string_view id) const { return !id.empty() && m_ids.contains(idOf("id", id)); }

/// A session with its records.
struct SharedHistories::Member {
    fs::path file;
    std::vector<Id> ids;
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
    while (ids.size() < mostRecords && !stream.eof()) {
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
        ids.push_back(idOf("id", record->id));
        keys.emplace_back(record->same(), record->origin.empty() ? record->same() : record->source());
        known.insert({ record->same(), record->asSource(), record->source() });
        times.push_back(record->time);
        if (!record->originSession.empty() && !std::ranges::contains(origins, record->originSession))
            origins.push_back(record->originSession);
    }
}

struct SharedHistories::Folder {
    std::map<std::string, std::size_t> familyOf; ///< numbers, by the names of the files
    std::map<std::size_t, std::vector<fs::path>> files; ///< of each family: sessions that may have records in common
    std::map<std::size_t, std::vector<Member>> families; ///< in order, once they were read

    explicit Folder(const fs::path &folder);
    const std::vector<Member> &family(std::size_t number);
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

SharedHistories::Folder::Folder(const fs::path &folder)
{
    Numbers numbers;
    std::vector<std::pair<fs::path, std::size_t>> found;
    std::error_code error;
    for (fs::directory_iterator at(folder.empty() ? fs::path(".") : folder, error), end; !error && at != end;
        at.increment(error)) {
        if (at->path().extension() != ending || at->symlink_status(error).type() != fs::file_type::regular)
            continue;
        const fs::path file = folder / at->path().filename();
        const auto first = firstRecordOf(file);
        if (!first)
            continue;
        std::vector<Id> ids { first->same(), first->asSource(), first->source(),
            idOf("session", file.stem().string()) };
        if (!first->originSession.empty())
            ids.push_back(idOf("session", first->originSession));
        found.emplace_back(file, numbers.add(ids));
    }
    for (const auto &[file, number] : found) {
        files[numbers.joined(number)].push_back(file);
        familyOf.emplace(file.filename().string(), numbers.joined(number));
    }
}

/// In the order in which the sessions began.
const std::vector<SharedHistories::Member> &SharedHistories::Folder::family(std::size_t number)
{
    const auto [found, isNew] = families.try_emplace(number);
    std::vector<Member> &members = found->second;
    // A folder that is made to have many of them must not take all of the time.
    if (!isNew || files[number].size() > mostMembers)
        return members;
    for (const fs::path &file : files[number]) {
        members.emplace_back().file = file;
        members.back().read();
    }
    std::erase_if(members, [](const Member &member) { return member.ids.empty(); });
    // As many rounds as there can be forks one after the other.
    for (std::size_t round = 0; round < members.size(); ++round)
        for (Member &member : members)
            for (const Member &other : members)
                if (&other != &member && std::ranges::contains(member.origins, other.file.stem().string()))
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

SharedHistory SharedHistories::of(const fs::path &file)
{
    SharedHistory history;
    if (file.extension() != ending)
        return history;
    const std::string name = file.filename().string();
    auto &folder = m_folders[file.parent_path()];
    // A session may have come since.
    if (!folder || !folder->familyOf.contains(name))
        folder = std::make_unique<Folder>(file.parent_path());
    const auto number = folder->familyOf.find(name);
    if (number == folder->familyOf.end() || folder->files[number->second].size() < 2)
        return history;
    const auto &members = folder->family(number->second);
    const auto self = std::ranges::find(members, file, &Member::file);
    std::size_t most = 0;
    for (auto other = members.begin(); self != members.end() && other != self; ++other) {
        // A copy of the whole file is no session of its own.
        if (other->ids == self->ids && other->depth == self->depth)
            continue;
        std::size_t shared = 0;
        for (std::size_t n = 0; n < self->ids.size(); ++n)
            if (Member::has(*other, self->keys[n])) {
                history.m_ids.insert(self->ids[n]);
                ++shared;
            }
        // In a chain of forks, the last one has the most in common.
        if (shared >= most && shared > 0) {
            most = shared;
            history.m_session = other->file.stem().string();
        }
    }
    return history;
}

} // namespace vitrine
