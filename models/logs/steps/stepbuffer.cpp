// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/steps/stepbuffer.h"

#include "models/logs/bytes/recordbytes.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <limits>
#include <numeric>
#include <ranges>

namespace vitrine {

static auto partsOf(auto &&call)
    requires std::is_same_v<std::remove_cvref_t<decltype(call)>, RecordedToolCall>
{
    return std::tie(call.callId, call.name, call.arguments, call.result, call.error, call.seconds, call.innerOfCode);
}
static auto partsOf(auto &&error)
    requires std::is_same_v<std::remove_cvref_t<decltype(error)>, ErrorRecord>
{
    return std::tie(error.layer, error.type, error.message, error.traceback, error.codeLine, error.causeType);
}
// All but the prompt, which is put aside before it, and the ordinal, which comes later.
static auto partsOf(auto &&step)
    requires std::is_same_v<std::remove_cvref_t<decltype(step)>, StepRecord>
{
    return std::tie(step.externalNumber, step.kind, step.thought, step.rawModelOutput, step.code, step.toolCalls,
        step.outputs, step.error, step.isFinalAnswer, step.time, step.tokens, step.extra, step.span);
}

namespace {

/// So many bytes are written and read at once.
constexpr std::size_t atOnce = 1 << 20;

/// The memory of a text beside its bytes: on the heap, and on its way into a trail, where each is hashed and numbered.
constexpr std::uint64_t perText = 128;

std::uint64_t memoryOf(const std::vector<PromptMessage> &prompt)
{
    std::uint64_t bytes = 0;
    for (const PromptMessage &message : prompt)
        bytes += sizeof message + perText + message.text.size();
    return bytes;
}

/// How many messages are the same, and the others.
std::string promptBytes(const std::vector<PromptMessage> &before, const std::vector<PromptMessage> &prompt)
{
    const auto rest = std::ranges::mismatch(before, prompt).in2;
    BytesWriter writer;
    writer.put(static_cast<std::size_t>(rest - prompt.begin()));
    writer.put(static_cast<std::size_t>(prompt.end() - rest));
    for (auto message = rest; message != prompt.end(); ++message)
        writer.put(*message);
    return std::move(writer.bytes);
}

/// Makes the prompt before the one in the bytes.
bool takePrompt(std::string_view bytes, std::vector<PromptMessage> &prompt)
{
    BytesReader reader(bytes);
    std::size_t same = 0;
    std::vector<PromptMessage> rest;
    reader.take(same);
    reader.take(rest);
    if (!reader.isWhole() || same > prompt.size())
        return false;
    prompt.resize(same);
    std::ranges::move(rest, std::back_inserter(prompt));
    return true;
}

/// The two parts of a stored step: the size of the first precedes it.
std::optional<std::pair<std::string_view, std::string_view>> partsIn(std::string_view bytes)
{
    std::size_t size = 0;
    if (bytes.size() < sizeof size)
        return {};
    std::memcpy(&size, bytes.data(), sizeof size);
    bytes.remove_prefix(sizeof size);
    if (size > bytes.size())
        return {};
    return std::pair(bytes.substr(0, size), bytes.substr(size));
}

bool takeStep(std::string_view bytes, StepRecord &step)
{
    BytesReader reader(bytes);
    reader.take(step);
    return reader.isWhole();
}

std::unexpected<Error> unreadable()
{
    return std::unexpected(Error { ErrorCode::ReadFailed, {}, {}, {}, {}, { .code = FlawCode::StepsUnreadable } });
}

double startOf(const StepRecord &step) { return step.time.startedAt.value_or(0); }

} // namespace

std::uint64_t memoryOf(const StepRecord &step)
{
    constexpr std::uint64_t ownTexts = 3;
    std::uint64_t bytes = sizeof step + ownTexts * perText + memoryOf(step.prompt);
    bytes += step.thought.size() + step.rawModelOutput.size() + step.extra.size();
    for (const CodeRecord &code : step.code)
        bytes += sizeof code + perText + code.text.size();
    for (const OutputRecord &output : step.outputs)
        bytes += sizeof output + perText + output.text.size();
    for (const RecordedToolCall &call : step.toolCalls)
        bytes += sizeof call + 2 * perText + call.arguments.size() + (call.result ? call.result->size() : 0);
    return bytes + (step.error ? 2 * perText + step.error->message.size() + step.error->traceback.size() : 0);
}

StepBuffer::StepBuffer(std::uint64_t mostHeld)
    : m_mostHeld(mostHeld)
{
}

void StepBuffer::add(StepRecord step)
{
    settle();
    m_held += memoryOf(step);
    m_steps.push_back(std::move(step));
    if (m_held > m_mostHeld)
        putAside();
}

void StepBuffer::prepend(std::vector<StepRecord> steps)
{
    auto &first = isInMemory() ? m_steps : m_front;
    first.insert(first.begin(), std::make_move_iterator(steps.begin()), std::make_move_iterator(steps.end()));
}

void StepBuffer::putAside()
{
    settle();
    for (StepRecord &step : m_steps) {
        const auto location
            = write(m_sharesPrompts ? promptBytes(m_lastPrompt, step.prompt) : promptBytes({}, step.prompt), step);
        if (location)
            m_locations.push_back(*location);
        else
            ++m_lost;
        if (location && m_sharesPrompts)
            m_lastPrompt = std::move(step.prompt);
    }
    m_steps.clear();
    m_held = 0;
}

std::vector<StepRecord> StepBuffer::take()
{
    m_held = 0;
    return std::exchange(m_steps, {});
}

std::uint32_t StepBuffer::markOf(std::string_view callId)
{
    const auto hash = static_cast<std::uint32_t>(std::hash<std::string_view>()(callId));
    return std::clamp(hash, std::uint32_t { 1 }, severalCalls - 1);
}

std::uint32_t StepBuffer::callsOf(const StepRecord &step)
{
    if (step.toolCalls.size() > 1)
        return severalCalls;
    return step.toolCalls.empty() ? 0 : markOf(step.toolCalls.front().callId);
}

std::optional<StepBuffer::Location> StepBuffer::write(std::string_view prompt, const StepRecord &step)
{
    BytesWriter writer;
    writer.bytes.reserve(prompt.size() + memoryOf(step));
    writer.put(prompt.size());
    writer.bytes += prompt;
    writer.put(step);
    if (writer.bytes.size() > std::numeric_limits<std::uint32_t>::max())
        return {};
    // Large texts are not copied into the buffer.
    if (writer.bytes.size() >= atOnce && !flush())
        return {};
    const Location location { m_end, static_cast<std::uint32_t>(writer.bytes.size()), callsOf(step) };
    m_end += writer.bytes.size();
    if (m_pending.empty())
        m_pending = std::move(writer.bytes);
    else
        m_pending += writer.bytes;
    if (m_pending.size() >= atOnce && !flush())
        return {};
    return location;
}

/// False: there is no room for what was to be written, and the steps in it are lost.
bool StepBuffer::flush()
{
    if (m_pending.empty())
        return true;
    if (!m_spool)
        m_spool = std::make_unique<Spool>();
    const bool isWritten = m_spool->add(m_pending).has_value();
    if (!isWritten)
        dropPending();
    m_pending = {}; // one step may have been a hundred times as large as the next ones
    return isWritten;
}

void StepBuffer::dropPending()
{
    m_end -= m_pending.size();
    const auto isLost = [this](const Location &location) { return location.offset >= m_end; };
    m_lost += std::erase_if(m_locations, isLost);
    m_lastPrompt.clear();
}

/// Changes are written again, at once: if that fails, the step stays unchanged.
void StepBuffer::settle()
{
    if (!m_loaded)
        return;
    const Loaded loaded = std::move(*m_loaded);
    m_loaded.reset();
    const auto location = write(loaded.prompt, loaded.step);
    if (location && flush())
        m_locations[loaded.location] = *location;
    else
        ++m_lost;
}

bool StepBuffer::load(std::size_t location)
{
    const auto bytes = m_spool->read(m_locations[location].offset, m_locations[location].size);
    const auto parts = bytes ? partsIn(*bytes) : std::nullopt;
    Loaded loaded {
        .location = location, .prompt = std::string(parts ? parts->first : std::string_view()), .step = {}
    };
    if (!parts || !takeStep(parts->second, loaded.step))
        return false;
    m_loaded = std::move(loaded);
    return true;
}

bool StepBuffer::isAsked(const Location &location, std::string_view callId) const
{
    return location.calls == severalCalls
        || (location.calls != 0 && (callId.empty() || location.calls == markOf(callId)));
}

StepRecord *StepBuffer::at(std::uint64_t n)
{
    settle();
    flush();
    if (n < m_front.size())
        return &m_front[n];
    n -= m_front.size();
    if (n < m_locations.size())
        return load(n) ? &m_loaded->step : nullptr;
    n -= m_locations.size();
    return n < m_steps.size() ? &m_steps[n] : nullptr;
}

StepRecord *StepBuffer::lastOf(
    std::size_t lookBack, std::string_view callId, const std::function<bool(StepRecord &step)> &isWanted)
{
    settle();
    flush();
    std::size_t left = lookBack;
    for (StepRecord &step : m_steps | std::views::reverse | std::views::take(lookBack)) {
        if (isWanted(step))
            return &step;
        --left;
    }
    for (std::size_t n = m_locations.size(); n > 0 && left > 0; --n, --left) {
        if (!isAsked(m_locations[n - 1], callId) || !load(n - 1))
            continue;
        if (isWanted(m_loaded->step))
            return &m_loaded->step;
        m_loaded.reset();
    }
    return nullptr;
}

Result<void> StepBuffer::look(const Look &visit)
{
    std::uint64_t n = 0;
    if (isInMemory()) {
        for (const StepRecord &step : m_steps)
            visit(n++, step);
        return {};
    }
    Reader reader(*this);
    auto steps = reader.next();
    for (; steps && !steps->empty(); steps = reader.next())
        for (const StepRecord &step : *steps)
            visit(n++, step);
    return steps ? Result<void>() : std::unexpected(std::move(steps.error()));
}

Result<void> StepBuffer::change(const Change &visit)
{
    if (!isInMemory())
        return rewrite(true, visit);
    std::uint64_t n = 0;
    for (StepRecord &step : m_steps)
        visit(n++, step);
    return {};
}

Result<void> StepBuffer::rewrite(bool sharesPrompts, const Change &visit)
{
    StepBuffer written(m_mostHeld);
    written.m_sharesPrompts = sharesPrompts;
    written.m_lost = m_lost;
    Reader reader(*this);
    std::uint64_t n = 0;
    auto steps = reader.next();
    for (; steps && !steps->empty(); steps = reader.next())
        for (StepRecord &step : *steps) {
            visit(n++, step);
            written.add(std::move(step));
        }
    if (!steps)
        return std::unexpected(std::move(steps.error()));
    written.putAside();
    *this = std::move(written);
    return {};
}

Result<std::vector<double>> StepBuffer::times()
{
    std::vector<double> times;
    return look([&](std::uint64_t, const StepRecord &step) { times.push_back(startOf(step)); }).transform([&] {
        return std::move(times);
    });
}

Result<void> StepBuffer::sortByTime()
{
    if (isInMemory()) {
        std::ranges::stable_sort(m_steps, {}, startOf);
        return {};
    }
    // Each must contain its complete prompt, independent of the step before.
    if (auto whole = rewrite(false, [](std::uint64_t, StepRecord &) { }); !whole)
        return whole;
    const auto all = times();
    if (!all)
        return std::unexpected(all.error());
    std::vector<std::size_t> order(m_locations.size());
    std::iota(order.begin(), order.end(), std::size_t { 0 });
    std::ranges::stable_sort(order, {}, [&](std::size_t n) { return (*all)[n]; });
    std::deque<Location> sorted;
    std::ranges::transform(order, std::back_inserter(sorted), [&](std::size_t n) { return m_locations[n]; });
    m_locations = std::move(sorted);
    return {};
}

Result<void> StepBuffer::replaceFrom(std::uint64_t n, StepBuffer other)
{
    if (isInMemory() && other.isInMemory()) {
        m_steps.resize(std::min<std::size_t>(n, m_steps.size()));
        std::ranges::move(other.m_steps, std::back_inserter(m_steps));
        m_held += other.m_held;
        return {};
    }
    StepBuffer joined(m_mostHeld);
    joined.m_lost = m_lost + other.m_lost;
    std::uint64_t location = 0;
    for (StepBuffer *buffer : { this, &other }) {
        Reader reader(*buffer);
        auto steps = reader.next();
        for (; steps && !steps->empty(); steps = reader.next())
            for (StepRecord &step : *steps)
                if (location++ < n || buffer == &other)
                    joined.add(std::move(step));
        if (!steps)
            return std::unexpected(std::move(steps.error()));
    }
    *this = std::move(joined);
    return {};
}

StepBuffer::Reader::Reader(StepBuffer &buffer)
    : m_buffer(&buffer)
{
    m_buffer->settle();
    m_buffer->flush();
}

Result<std::vector<StepRecord>> StepBuffer::Reader::next()
{
    std::vector<StepRecord> steps;
    const auto takeOf = [&](const std::vector<StepRecord> &from, std::size_t &n) {
        std::uint64_t bytes = 0;
        for (; n < from.size() && bytes < atOnce; ++n) {
            steps.push_back(from[n]);
            bytes += memoryOf(from[n]);
        }
    };
    if (m_front < m_buffer->m_front.size()) {
        takeOf(m_buffer->m_front, m_front);
    } else if (m_location < m_buffer->m_locations.size()) {
        if (auto read = readLocations(steps); !read)
            return std::unexpected(std::move(read.error()));
    } else {
        takeOf(m_buffer->m_steps, m_step);
    }
    return steps;
}

/// Consecutive steps are read together.
Result<void> StepBuffer::Reader::readLocations(std::vector<StepRecord> &steps)
{
    const std::deque<Location> &locations = m_buffer->m_locations;
    const std::uint64_t from = locations[m_location].offset;
    std::uint64_t to = from;
    std::size_t end = m_location;
    for (; end < locations.size() && locations[end].offset == to && to - from < atOnce; ++end)
        to += locations[end].size;
    const auto bytes = m_buffer->m_spool->read(from, to - from);
    if (!bytes)
        return unreadable();
    for (; m_location < end; ++m_location) {
        const auto parts
            = partsIn(std::string_view(*bytes).substr(locations[m_location].offset - from, locations[m_location].size));
        StepRecord &step = steps.emplace_back();
        if (!parts || !takePrompt(parts->first, m_before) || !takeStep(parts->second, step))
            return unreadable();
        step.prompt = m_before;
    }
    return {};
}

} // namespace vitrine
