// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/index/wordsegment.h"

#include "models/trail/file/database.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <optional>
#include <utility>

namespace vitrine::trailfile {

namespace {

/// With the row around it, a block fills a page of the file.
constexpr std::size_t fullBlock = 3'700;

void addNumber(std::string &bytes, std::size_t value)
{
    for (; value >= 0x80; value >>= 7)
        bytes += static_cast<char>(value | 0x80);
    bytes += static_cast<char>(value);
}

[[noreturn]] void failDamaged() { throw Failure(ErrorCode::Corrupt, "words of steps"); }

std::size_t takeNumber(std::string_view &bytes)
{
    std::size_t value = 0;
    for (int shift = 0; shift <= 56; shift += 7) {
        if (bytes.empty())
            failDamaged();
        const auto byte = static_cast<unsigned char>(bytes.front());
        bytes.remove_prefix(1);
        value |= static_cast<std::size_t>(byte & 0x7f) << shift;
        if (byte < 0x80)
            return value;
    }
    failDamaged();
}

std::string_view takeBytes(std::string_view &bytes)
{
    const std::size_t size = takeNumber(bytes);
    if (size > bytes.size())
        failDamaged();
    const std::string_view taken = bytes.substr(0, size);
    bytes.remove_prefix(size);
    return taken;
}

/// The words of a segment, over all its blocks.
class SegmentReader {
public:
    explicit SegmentReader(const JoinedSegment &segment)
        : m_segment(segment)
    {
        next();
    }
    void next()
    {
        while (!m_block || !m_block->next()) {
            m_isAtEnd = m_next == m_segment.blocks.size();
            if (m_isAtEnd)
                return;
            m_block.emplace(m_segment.blocks[m_next++]);
        }
    }
    bool isAtEnd() const { return m_isAtEnd; }
    std::string_view word() const { return m_block->word(); }
    void addSteps(StepOffsets &steps) const
    {
        const std::size_t before = steps.size();
        m_block->addSteps(steps);
        for (StepOffset &step : std::span(steps).subspan(before))
            step += m_segment.distance;
    }

private:
    const JoinedSegment &m_segment;
    std::optional<BlockReader> m_block;
    std::size_t m_next = 0; ///< the block after m_block
    bool m_isAtEnd = false;
};

} // namespace

WordSegment joined(std::span<const JoinedSegment> segments)
{
    std::vector<SegmentReader> readers(segments.begin(), segments.end());
    SegmentWriter writer;
    std::string word;
    StepOffsets steps;
    while (true) {
        const SegmentReader *least = nullptr;
        for (const SegmentReader &reader : readers)
            if (!reader.isAtEnd() && (!least || reader.word() < least->word()))
                least = &reader;
        if (!least)
            return writer.take();
        word = least->word();
        steps.clear();
        for (SegmentReader &reader : readers)
            if (!reader.isAtEnd() && reader.word() == word) {
                reader.addSteps(steps);
                reader.next();
            }
        writer.add(word, steps);
    }
}

void SegmentWriter::add(std::string_view word, std::span<const StepOffset> steps)
{
    if (steps.empty())
        return;
    if (m_block.empty())
        m_word.clear();
    const auto shared = static_cast<std::size_t>(std::ranges::mismatch(m_word, word).in1 - m_word.begin());
    m_steps.clear();
    StepOffset before = 0;
    for (const StepOffset step : steps)
        addNumber(m_steps, step - std::exchange(before, step));
    if (m_block.empty()) {
        addNumber(m_segment.directory, word.size());
        m_segment.directory += word;
    }
    addNumber(m_block, shared);
    addNumber(m_block, word.size() - shared);
    m_block += word.substr(shared);
    addNumber(m_block, m_steps.size());
    m_block += m_steps;
    m_word = word;
    m_segment.last = std::max(m_segment.last, steps.back());
    if (m_block.size() >= fullBlock)
        endBlock();
}

void SegmentWriter::endBlock()
{
    if (!m_block.empty())
        m_segment.blocks.push_back(std::exchange(m_block, {}));
}

WordSegment SegmentWriter::take()
{
    endBlock();
    return std::exchange(m_segment, {});
}

bool BlockReader::next()
{
    if (m_rest.empty())
        return false;
    const std::size_t shared = takeNumber(m_rest);
    if (shared > m_word.size())
        failDamaged();
    m_word.resize(shared);
    m_word += takeBytes(m_rest);
    m_steps = takeBytes(m_rest);
    return true;
}

void BlockReader::addSteps(StepOffsets &steps) const
{
    steps.reserve(steps.size() + m_steps.size());
    std::size_t step = 0;
    for (std::string_view rest = m_steps; !rest.empty();) {
        step += takeNumber(rest);
        if (step > mostInSegment)
            failDamaged();
        steps.push_back(static_cast<StepOffset>(step));
    }
}

std::optional<StepOffset> StepCursor::seek(StepOffset wanted)
{
    while (!m_isAtEnd && m_step < wanted) {
        skipTo(wanted);
        next();
    }
    return m_isAtEnd ? std::nullopt : std::optional(static_cast<StepOffset>(m_step));
}

void StepCursor::next()
{
    m_isAtEnd = m_rest.empty();
    if (!m_isAtEnd)
        m_step += takeNumber(m_rest);
    if (m_step > mostInSegment)
        failDamaged();
}

/// Passes eight distances of one byte each at a time, as common words have them, as long as all end before `wanted`.
void StepCursor::skipTo(StepOffset wanted)
{
    constexpr std::uint64_t longer = 0x8080'8080'8080'8080;
    constexpr std::uint64_t everySecond = 0x00ff'00ff'00ff'00ff;
    std::uint64_t eight = 0;
    while (m_rest.size() >= sizeof eight) {
        std::memcpy(&eight, m_rest.data(), sizeof eight);
        const std::uint64_t pairs = (eight & everySecond) + ((eight >> 8U) & everySecond);
        const std::uint64_t sum = (pairs * 0x0001'0001'0001'0001) >> 48U;
        if ((eight & longer) != 0 || m_step + sum >= wanted)
            return;
        m_step += sum;
        m_rest.remove_prefix(sizeof eight);
    }
}

SegmentLookup::SegmentLookup(std::string_view directory, Fetch fetch)
    : m_fetch(std::move(fetch))
{
    while (!directory.empty())
        m_firstWords.push_back(takeBytes(directory));
}

StepOffsets SegmentLookup::steps(std::string_view word, bool isPrefix) const
{
    StepOffsets found;
    const auto behind = std::ranges::upper_bound(m_firstWords, word) - m_firstWords.begin();
    std::size_t words = 0;
    for (auto n = static_cast<std::size_t>(std::max<std::ptrdiff_t>(behind - 1, 0)); n < m_firstWords.size(); ++n) {
        if (m_firstWords[n] > word && !(isPrefix && m_firstWords[n].starts_with(word)))
            break;
        for (BlockReader block(m_fetch(n)); block.next();) {
            const bool isIt = isPrefix ? block.word().starts_with(word) : block.word() == word;
            if (!isIt && block.word() > word)
                break;
            if (!isIt)
                continue;
            block.addSteps(found);
            ++words;
        }
    }
    if (words > 1) {
        std::ranges::sort(found);
        found.erase(std::ranges::unique(found).begin(), found.end());
    }
    return found;
}

std::string SegmentLookup::encodedSteps(std::string_view word) const
{
    const auto behind = std::ranges::upper_bound(m_firstWords, word) - m_firstWords.begin();
    if (behind == 0)
        return {};
    for (BlockReader block(m_fetch(static_cast<std::size_t>(behind - 1))); block.next() && block.word() <= word;)
        if (block.word() == word)
            return std::string(block.encodedSteps());
    return {};
}

StepOffsets SegmentLookup::stepsWithAll(std::span<const std::string_view> words) const
{
    std::vector<std::string> lists;
    for (const std::string_view word : words) {
        lists.push_back(encodedSteps(word));
        if (lists.back().empty())
            return {};
    }
    std::ranges::sort(lists, {}, &std::string::size);
    std::vector<StepCursor> cursors(lists.begin(), lists.end());
    StepOffsets found;
    StepOffset wanted = 0;
    std::size_t having = 0; ///< the number of lists in a row that have the wanted step
    for (std::size_t n = 0; !cursors.empty(); n = having == 0 ? 0 : (n + 1) % cursors.size()) {
        const auto step = cursors[n].seek(wanted);
        if (!step)
            break;
        having = *step == wanted ? having + 1 : n == 0 ? 1 : 0;
        wanted = *step;
        if (having < cursors.size())
            continue;
        found.push_back(wanted++);
        having = 0;
    }
    return found;
}

} // namespace vitrine::trailfile
