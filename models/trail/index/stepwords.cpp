// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/index/stepwords.h"

#include "base/formatted.h"
#include "models/trail/file/contentstore.h"
#include "models/trail/file/parts.h"
#include "models/trail/file/rowreader.h"

#include <algorithm>
#include <bit>
#include <ranges>

namespace vitrine::trailfile {

namespace {

/// So many segments of one size that follow each other become one of the next size. Larger ones are left as they are.
constexpr std::size_t joinedAtOnce = 8;
constexpr int leastWhole = 3;

/// One more for each eight times as many steps.
int sizeClass(std::int64_t steps) { return (std::bit_width(static_cast<std::uint64_t>(steps)) - 1) / 3; }

void addWords(
    std::span<const std::string> blocks, StepOffset distance, std::map<std::string, StepOffsets, std::less<>> &words)
{
    for (const std::string &bytes : blocks) {
        for (BlockReader block(bytes); block.next();) {
            StepOffsets &steps = words[std::string(block.word())];
            const std::size_t before = steps.size();
            block.addSteps(steps);
            for (StepOffset &step : std::span(steps).subspan(before))
                step += distance;
            std::ranges::sort(steps);
        }
    }
}

} // namespace

StepWords::StepWords(Connection &database)
    : m_statements(database)
{
}

std::vector<StepWords::Location> StepWords::locations(const std::string &condition, std::int64_t value)
{
    std::vector<Location> found;
    forEachRow(m_statements, "SELECT id, last, block, blocks FROM word_segments WHERE " + condition, value,
        [&](RowReader &row) {
            Location location;
            location.first = row.next<StepId>();
            location.last = row.next<StepId>();
            location.block = row.next<std::int64_t>();
            location.blocks = row.next<std::int64_t>();
            found.push_back(location);
        });
    return found;
}

std::optional<StepWords::Location> StepWords::locationOf(StepId step)
{
    const std::vector<Location> nearest = locations("id <= ? ORDER BY id DESC LIMIT 1", step);
    return nearest.empty() || nearest.front().last < step ? std::nullopt : std::optional(nearest.front());
}

void StepWords::add(StepId first, const WordSegment &segment)
{
    if (segment.blocks.empty())
        return;
    write(first, segment);
    joinSmall(first + segment.last);
}

void StepWords::write(StepId first, const Words &words)
{
    SegmentWriter segment;
    for (const auto &[word, steps] : words)
        segment.add(word, steps);
    if (const WordSegment whole = segment.take(); !whole.blocks.empty())
        write(first, whole);
}

void StepWords::write(StepId first, const WordSegment &segment)
{
    const std::int64_t block
        = m_statements.database().execAndGet("SELECT ifnull(max(id), 0) + 1 FROM word_blocks").getInt64();
    std::int64_t next = block;
    SQLite::Statement &insert = m_statements.get("INSERT INTO word_blocks VALUES (?, ?)");
    for (const std::string &bytes : segment.blocks) {
        const InUse use(insert);
        insert.bind(1, next++);
        bindBytes(insert, 2, bytes);
        insert.exec();
    }
    SQLite::Statement &query = m_statements.get("INSERT INTO word_segments VALUES (?, ?, ?, ?, ?)");
    const InUse use(query);
    query.bind(1, first);
    query.bind(2, first + segment.last);
    query.bind(3, block);
    query.bind(4, next - block);
    bindBytes(query, 5, segment.directory);
    query.exec();
}

/// Runs that are added one by one would leave a segment each, and a search asks all of them.
void StepWords::joinSmall(StepId last)
{
    const std::vector<Location> newest = locations(formatted("id <= ? ORDER BY id DESC LIMIT {}", joinedAtOnce), last);
    if (newest.size() < joinedAtOnce)
        return;
    const auto sizeOf = [](const Location &location) { return sizeClass(location.last - location.first + 1); };
    const int size = sizeOf(newest.front());
    const bool isOneSize = std::ranges::all_of(newest,
        [&](const Location &location) { return sizeOf(location) == size && partOf(location.first) == partOf(last); });
    const StepId first = newest.back().first;
    if (size >= leastWhole || !isOneSize || last - first >= mostInSegment)
        return;
    std::vector<JoinedSegment> segments;
    for (const Location &location : newest | std::views::reverse) {
        segments.push_back({ blocksOf(location), static_cast<StepOffset>(location.first - first) });
        erase(location);
    }
    write(first, joined(segments));
    joinSmall(last);
}

template <typename Each>
void StepWords::forEachBlock(const Location &location, Each &&each)
{
    SQLite::Statement &query = m_statements.get("SELECT bytes FROM word_blocks WHERE id >= ? AND id < ? ORDER BY id");
    const InUse use(query);
    query.bind(1, location.block);
    query.bind(2, location.block + location.blocks);
    while (query.executeStep())
        each(query.getColumn(0).getString());
}

std::vector<std::string> StepWords::blocksOf(const Location &location)
{
    std::vector<std::string> blocks;
    forEachBlock(location, [&](std::string bytes) { blocks.push_back(std::move(bytes)); });
    return blocks;
}

void StepWords::erase(const Location &location)
{
    m_statements.database().exec(formatted(
        "DELETE FROM word_blocks WHERE id >= {} AND id < {}", location.block, location.block + location.blocks));
    m_statements.database().exec(formatted("DELETE FROM word_segments WHERE id = {}", location.first));
}

void StepWords::remove(std::span<const StepId> steps)
{
    while (!steps.empty()) {
        const std::optional<Location> location = locationOf(steps.front());
        const StepId last = location ? location->last : steps.front();
        const auto gone = steps.first(static_cast<std::size_t>(std::ranges::upper_bound(steps, last) - steps.begin()));
        if (location && static_cast<StepId>(gone.size()) == location->last - location->first + 1)
            erase(*location);
        else if (location)
            rewrite(*location, gone, {});
        steps = steps.subspan(gone.size());
    }
}

void StepWords::replace(const std::map<StepId, WordSegment> &steps)
{
    for (auto next = steps.begin(); next != steps.end();) {
        const std::optional<Location> location = locationOf(next->first);
        const auto behind = steps.upper_bound(location ? location->last : next->first);
        std::vector<StepId> gone;
        for (auto step = next; step != behind; ++step)
            gone.push_back(step->first);
        if (location)
            rewrite(*location, gone, { next, behind });
        else
            add(next->first, next->second);
        next = behind;
    }
}

void StepWords::rewrite(
    const Location &location, std::span<const StepId> gone, const std::map<StepId, WordSegment> &added)
{
    Words words;
    addWords(blocksOf(location), 0, words);
    for (auto &[word, steps] : words)
        std::erase_if(
            steps, [&](StepOffset step) { return std::ranges::binary_search(gone, location.first + StepId(step)); });
    for (const auto &[step, segment] : added)
        addWords(segment.blocks, static_cast<StepOffset>(step - location.first), words);
    erase(location);
    write(location.first, words);
}

void StepWords::clear() { m_statements.database().exec("DELETE FROM word_segments; DELETE FROM word_blocks"); }

void StepWords::forEachWord(const std::function<void(std::string_view word)> &each)
{
    for (const Location &location : locations("id > ? ORDER BY id", INT64_MIN))
        forEachBlock(location, [&](const std::string &bytes) {
            for (BlockReader block(bytes); block.next();)
                each(block.word());
        });
}

} // namespace vitrine::trailfile
