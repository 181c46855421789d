// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/importreview.h"

#include "base/clock.h"
#include "base/sha256.h"
#include "executor/review/reviewer.h"
#include "executor/review/reviewinterpreter.h"
#include "models/replay/runreplayer.h"
#include "models/trail/read/trail.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <filesystem>
#include <thread>

namespace vitrine {

namespace {

/// So many bytes of code wait for their review at most.
constexpr std::size_t mostWaiting = 16 << 20;
/// So many pieces of code are known again.
constexpr std::size_t mostKnown = 250'000;
/// So many reviews are written in one transaction.
constexpr std::size_t atOnce = 1'000;

std::uint64_t numberIn(std::string_view hexDigits)
{
    std::uint64_t number = 0;
    std::from_chars(hexDigits.data(), hexDigits.data() + hexDigits.size(), number, 16);
    return number;
}

/// So many threads review at most; one that reads the log and one that writes the trail are busy, too.
constexpr unsigned mostReviewers = 4;
/// So many pieces of code wait before more threads begin: an interpreter takes as long to start as many reviews.
constexpr std::size_t manyTasks = 200;

/// Without a policy: the facts show what each policy would deny.
template <typename Reviewing>
CodeReview reviewed(const Reviewing &reviewer, const std::string &code)
{
    vitrine::Review review = reviewer.review(code, Policy());
    std::erase_if(review.findings, [](const Finding &finding) { return finding.severity == Severity::Denied; });
    return { review.syntaxError ? std::nullopt : std::optional(toJson(review.facts)), std::move(review.findings) };
}

} // namespace

ImportReview::ImportReview(PythonSource source, const std::filesystem::path &folder)
    : m_source(std::move(source))
    , m_spool(ReviewSpool::open(folder))
    , m_thread([this](const std::stop_token &stop) { work(stop); })
{
}

ImportReview::~ImportReview() = default;

void ImportReview::beginRun()
{
    ++m_runs;
    m_stepsOfRun = 0;
}

void ImportReview::add(std::span<const StepRecord> steps)
{
    beginRun();
    addSteps(steps);
}

void ImportReview::addSteps(std::span<const StepRecord> steps)
{
    const auto run = static_cast<std::uint32_t>(m_runs - 1);
    for (const StepRecord &step : steps) {
        const std::uint32_t location = m_stepsOfRun++;
        if (std::string code = replayCode(step); !code.empty())
            m_steps.push_back({ run, location, codeOf(std::move(code)) });
    }
}

std::uint32_t ImportReview::codeOf(std::string text)
{
    // Forgotten code is reviewed again when it occurs again.
    if (m_codes.size() >= mostKnown)
        m_codes.clear();
    const std::string hash = sha256Hex(text);
    const std::string_view digits = hash;
    const auto [known, isNew]
        = m_codes.try_emplace({ numberIn(digits.substr(0, 16)), numberIn(digits.substr(16, 16)) }, m_codeCount);
    m_codeCount += isNew ? 1 : 0;
    if (isNew)
        enqueue({ known->second, std::move(text) });
    return known->second;
}

void ImportReview::enqueue(Task task)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_waiting < mostWaiting || m_error; });
    m_locations.push_back(pending);
    if (m_error)
        return;
    m_waiting += task.text.size();
    m_tasks.push_back(std::move(task));
    m_changed.notify_all();
}

std::optional<ImportReview::Task> ImportReview::take(const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    if (!m_changed.wait(lock, stop, [this] { return !m_tasks.empty(); }))
        return std::nullopt;
    Task task = std::move(m_tasks.front());
    m_tasks.pop_front();
    m_waiting -= task.text.size();
    m_changed.notify_all();
    return task;
}

void ImportReview::fail(Error error)
{
    const std::lock_guard lock(m_mutex);
    m_error = std::move(error);
    m_changed.notify_all();
}

void ImportReview::work(const std::stop_token &stop)
{
    if (!m_spool)
        return fail(m_spool.error());
    auto python = m_source();
    if (!python)
        return fail(python.error());
    const Reviewer reviewer(*python);
    std::vector<std::jthread> others;
    settleAll(stop, [&](const std::string &code) {
        while (others.size() + 1 < std::min(std::thread::hardware_concurrency(), mostReviewers) && isBehind())
            others.emplace_back([this, &python](const std::stop_token &stopOther) { workBeside(stopOther, *python); });
        return reviewed(reviewer, code);
    });
}

// The GIL lets one thread of an interpreter review at a time, so each other thread has an interpreter of its own.
void ImportReview::workBeside(const std::stop_token &stop, const std::shared_ptr<PythonRuntime> &python)
{
    if (const auto reviewer = ReviewInterpreter::make(python))
        settleAll(stop, [&reviewer](const std::string &code) { return reviewed(*reviewer, code); });
}

void ImportReview::settleAll(const std::stop_token &stop, const Reviewing &review)
{
    while (!stop.stop_requested()) {
        if (const auto task = take(stop))
            settle(*task, review(task->text));
    }
}

bool ImportReview::isBehind()
{
    const std::lock_guard lock(m_mutex);
    return m_tasks.size() > manyTasks;
}

void ImportReview::settle(const Task &task, const CodeReview &review)
{
    const std::unique_lock lock(m_mutex);
    const auto location = m_spool->add(review);
    if (location)
        m_locations[task.code] = static_cast<std::int64_t>(*location);
    else
        m_error = location.error();
    m_changed.notify_all();
}

Result<CodeReview> ImportReview::reviewOf(std::uint32_t code)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this, code] { return m_locations[code] != pending || m_error; });
    if (m_locations[code] == pending)
        return std::unexpected(*m_error);
    return m_spool->read(static_cast<std::uint64_t>(m_locations[code]));
}

Result<std::uint64_t> ImportReview::write(
    Recorder &recorder, std::span<const RunId> runs, const std::function<bool()> &goesOn)
{
    if (m_steps.empty())
        return 0;
    const auto trail = Trail::open(recorder.file());
    if (!trail)
        return std::unexpected(trail.error());
    std::vector<ReviewRecord> reviews;
    std::vector<StepId> steps; // in the order of their coming
    std::size_t run = runs.size();
    std::uint64_t count = 0;
    for (const Location &location : m_steps) {
        if (location.run >= runs.size() || (goesOn && !goesOn()))
            break;
        if (std::exchange(run, location.run) != location.run) {
            auto found = (*trail)->listSteps({ .run = runs[run] });
            if (!found)
                return std::unexpected(found.error());
            steps = std::move(*found);
            std::ranges::sort(steps);
        }
        if (location.step >= steps.size())
            return std::unexpected(Error { ErrorCode::Corrupt, recorder.file(), {}, {}, "steps of an imported run" });
        auto review = reviewOf(location.code);
        if (!review)
            return std::unexpected(review.error());
        reviews.push_back({ steps[location.step], {}, {}, Verdict::Undecidable, std::move(review->facts),
            secondsSinceEpoch(), std::move(review->findings) });
        ++count;
        if (reviews.size() < atOnce)
            continue;
        if (const auto written = recorder.addReviews(reviews); !written)
            return std::unexpected(written.error());
        reviews.clear();
    }
    if (const auto written = recorder.addReviews(reviews); !written)
        return std::unexpected(written.error());
    return count;
}

} // namespace vitrine
