// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/index/stepwords.h"

#include "base/formatted.h"
#include "models/trail/file/contentstore.h"
#include "models/trail/file/parts.h"
#include "models/trail/file/rowreader.h"

#include <algorithm>
#include <bit>

namespace vitrine::trailfile {

namespace {

/// So many segments of one size that follow each other become one of the next size. Larger ones are left as they are.
constexpr std::size_t joinedAtOnce = 8;
constexpr int leastWhole = 3;

/// One more for each eight times as many steps.
int sizeClass(std::int64_t steps) { return (std::bit_width(static_cast<std::uint64_t>(steps)) - 1) / 3; }

void addWords(const WordSegment &segment, StepOffset distance, std::map<std::string, StepOffsets, std::less<>> &words)
{
    for (const std::string &bytes : segment.blocks) {
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

std::vector<StepWords::Place> StepWords::places(const std::string &condition, std::int64_t value)
{
    std::vector<Place> found;
    forEachRow(m_statements, "SELECT id, last, block, blocks FROM word_segments WHERE " + condition, value,
        [&](RowReader &row) {
            Place place;
            place.first = row.next<StepId>();
            place.last = row.next<StepId>();
            place.block = row.next<std::int64_t>();
            place.blocks = row.next<std::int64_t>();
            found.push_back(place);
        });
    return found;
}

std::optional<StepWords::Place> StepWords::placeOf(StepId step)
{
    const std::vector<Place> nearest = places("id <= ? ORDER BY id DESC LIMIT 1", step);
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
    const std::vector<Place> newest = places(formatted("id <= ? ORDER BY id DESC LIMIT {}", joinedAtOnce), last);
    if (newest.size() < joinedAtOnce)
        return;
    const auto sizeOf = [](const Place &place) { return sizeClass(place.last - place.first + 1); };
    const int size = sizeOf(newest.front());
    const bool isOneSize = std::ranges::all_of(
        newest, [&](const Place &place) { return sizeOf(place) == size && partOf(place.first) == partOf(last); });
    const StepId first = newest.back().first;
    if (size >= leastWhole || !isOneSize || last - first >= mostInSegment)
        return;
    Words words;
    for (const Place &place : newest) {
        read(place, static_cast<StepOffset>(place.first - first), words);
        erase(place);
    }
    write(first, words);
    joinSmall(last);
}

template <typename Each>
void StepWords::forEachBlock(const Place &place, Each &&each)
{
    SQLite::Statement &query = m_statements.get("SELECT bytes FROM word_blocks WHERE id >= ? AND id < ? ORDER BY id");
    const InUse use(query);
    query.bind(1, place.block);
    query.bind(2, place.block + place.blocks);
    while (query.executeStep())
        each(query.getColumn(0).getString());
}

void StepWords::read(const Place &place, StepOffset distance, Words &words)
{
    WordSegment segment;
    forEachBlock(place, [&](std::string bytes) { segment.blocks.push_back(std::move(bytes)); });
    addWords(segment, distance, words);
}

void StepWords::erase(const Place &place)
{
    m_statements.database().exec(
        formatted("DELETE FROM word_blocks WHERE id >= {} AND id < {}", place.block, place.block + place.blocks));
    m_statements.database().exec(formatted("DELETE FROM word_segments WHERE id = {}", place.first));
}

void StepWords::remove(std::span<const StepId> steps)
{
    while (!steps.empty()) {
        const std::optional<Place> place = placeOf(steps.front());
        const StepId last = place ? place->last : steps.front();
        const auto gone = steps.first(static_cast<std::size_t>(std::ranges::upper_bound(steps, last) - steps.begin()));
        if (place && static_cast<StepId>(gone.size()) == place->last - place->first + 1)
            erase(*place);
        else if (place)
            rewrite(*place, gone, {});
        steps = steps.subspan(gone.size());
    }
}

void StepWords::replace(const std::map<StepId, WordSegment> &steps)
{
    for (auto next = steps.begin(); next != steps.end();) {
        const std::optional<Place> place = placeOf(next->first);
        const auto behind = steps.upper_bound(place ? place->last : next->first);
        std::vector<StepId> gone;
        for (auto step = next; step != behind; ++step)
            gone.push_back(step->first);
        if (place)
            rewrite(*place, gone, { next, behind });
        else
            add(next->first, next->second);
        next = behind;
    }
}

void StepWords::rewrite(const Place &place, std::span<const StepId> gone, const std::map<StepId, WordSegment> &added)
{
    Words words;
    read(place, 0, words);
    for (auto &[word, steps] : words)
        std::erase_if(
            steps, [&](StepOffset step) { return std::ranges::binary_search(gone, place.first + StepId(step)); });
    for (const auto &[step, segment] : added)
        addWords(segment, static_cast<StepOffset>(step - place.first), words);
    erase(place);
    write(place.first, words);
}

void StepWords::clear() { m_statements.database().exec("DELETE FROM word_segments; DELETE FROM word_blocks"); }

void StepWords::forEachWord(const std::function<void(std::string_view word)> &each)
{
    for (const Place &place : places("id > ? ORDER BY id", INT64_MIN))
        forEachBlock(place, [&](const std::string &bytes) {
            for (BlockReader block(bytes); block.next();)
                each(block.word());
        });
}

} // namespace vitrine::trailfile
