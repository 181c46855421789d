// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The index of a trail's words, as somebody may have changed it: pieces are read or refused. What is written of any
// words is found again. An input of changed pieces has the length of the directory in its first two bytes.
#include "models/trail/file/database.h"
#include "models/trail/index/wordsegment.h"
#include "tests/fuzz/require.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <set>

namespace {

using namespace vitrine::trailfile;

void lookInto(std::string_view bytes)
{
    if (bytes.size() < 2)
        return;
    const std::size_t reported = static_cast<unsigned char>(bytes[0]) + 256U * static_cast<unsigned char>(bytes[1]);
    const std::string_view directory = bytes.substr(2, reported);
    const std::string_view block = bytes.substr(2 + directory.size());
    try {
        const SegmentLookup lookup(directory, [block](std::size_t) { return block; });
        for (const bool isPrefix : { false, true }) {
            for (const std::string_view word : { "", "a", "open", "\xff" })
                fuzz::require(std::ranges::all_of(
                    lookup.steps(word, isPrefix), [](StepOffset step) { return step <= mostInSegment; }));
        }
    } catch (const Failure &) { // refused
    }
}

using Words = std::map<std::string, std::set<StepOffset>, std::less<>>;

/// Words of as many bytes as each begins with, each in the step that its place makes.
Words wordsIn(std::string_view bytes)
{
    Words words;
    for (StepOffset step = 0; !bytes.empty(); step += 1 + bytes.size() % 300) {
        const std::size_t length = 1 + static_cast<unsigned char>(bytes.front()) % 16;
        words[std::string(bytes.substr(0, length))].insert(step);
        bytes.remove_prefix(std::min(length, bytes.size()));
    }
    return words;
}

StepOffsets beginningWith(const Words &words, std::string_view start)
{
    std::set<StepOffset> all;
    for (const auto &[word, steps] : words)
        if (word.starts_with(start))
            all.insert(steps.begin(), steps.end());
    return { all.begin(), all.end() };
}

void writeAndFind(std::string_view bytes)
{
    const Words words = wordsIn(bytes);
    SegmentWriter writer;
    for (const auto &[word, steps] : words)
        writer.add(word, StepOffsets(steps.begin(), steps.end()));
    const WordSegment segment = writer.take();
    const SegmentLookup lookup(
        segment.directory, [&segment](std::size_t n) { return std::string_view(segment.blocks.at(n)); });
    for (const auto &[word, steps] : words) {
        fuzz::require(lookup.steps(word, false) == StepOffsets(steps.begin(), steps.end()));
        const std::string_view both[] { word, words.begin()->first };
        StepOffsets common;
        std::ranges::set_intersection(steps, words.begin()->second, std::back_inserter(common));
        fuzz::require(lookup.stepsWithAll(both) == common);
        fuzz::require(lookup.steps(word.substr(0, 1), true) == beginningWith(words, word.substr(0, 1)));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    lookInto(bytes);
    constexpr std::size_t enough = 20'000; // each word is looked for among all
    writeAndFind(bytes.substr(0, enough));
    return 0;
}
