// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever is typed as a filter: it is refused with a place that lies in it, or a trail can be searched with it; at
// every place of it there is something to complete, or nothing.
#include "models/trail/filter/filter.h"
#include "tests/fuzz/require.h"
#include "tests/fuzz/sampletrail.h"

#include <cstddef>
#include <cstdint>

namespace {

using namespace vitrine;

const Trail &trail()
{
    static const fuzz::SampleTrail sample;
    static const auto one = Trail::open(sample.file());
    fuzz::require(one.has_value());
    return **one;
}

void check(const FilterCompletions &completions, std::size_t cursor)
{
    fuzz::require(completions.from <= cursor);
    for (const FilterCompletion &candidate : completions.candidates)
        fuzz::require(!candidate.text.empty() && !candidate.kind.empty());
}

/// What is found is what is counted.
void search(const Filter &filter)
{
    constexpr std::size_t most = 1000;
    const auto page = trail().search(filter, {}, most);
    const auto count = trail().count(filter);
    fuzz::require(page.has_value() && count.has_value());
    fuzz::require(page->isLast && page->hits.size() == *count);
    fuzz::require(trail().runsWith(filter).has_value() && trail().explain(filter).has_value());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view expression(reinterpret_cast<const char *>(data), size);
    for (const std::size_t cursor : { size, size / 2 })
        check(completeFilter(expression, cursor), cursor);
    const auto filter = Filter::parse(expression);
    if (filter)
        search(*filter);
    else
        fuzz::require(filter.error().position + filter.error().length <= size && !filter.error().code.empty());
    return 0;
}
