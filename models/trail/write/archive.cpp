// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/archive.h"

#include "models/trail/file/failure.h"
#include "models/trail/file/partfile.h"
#include "models/trail/file/parts.h"
#include "models/trail/read/trail.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

template <typename T>
T valueOf(Result<T> result)
{
    if (!result)
        throw trailfile::Failure(result.error().code, result.error().detail);
    if constexpr (!std::is_void_v<T>)
        return std::move(*result);
}

/// The runs of the part that stay out of the new trail, and how many are in it.
std::vector<RunId> othersIn(const std::filesystem::path &file, const std::vector<RunId> &moved)
{
    const auto trail = valueOf(Trail::open(file));
    std::vector<RunId> others;
    RunId last = 0;
    constexpr std::uint64_t page = 1'000;
    while (true) {
        const auto runs = valueOf(trail->runsAfter(last, page));
        for (const RunSummary &run : runs) {
            last = run.id;
            if (!std::ranges::binary_search(moved, run.id - trailfile::partStride))
                others.push_back(run.id);
        }
        if (runs.size() < page)
            return others;
    }
}

void requireComplete(const std::filesystem::path &file, const std::vector<RunId> &moved)
{
    const auto trail = valueOf(Trail::open(file));
    const Verification verification = valueOf(trail->verify());
    if (!verification.isIntact)
        throw trailfile::Failure(ErrorCode::Corrupt, verification.reason);
    if (valueOf(trail->runCount()) != moved.size())
        throw trailfile::Failure(ErrorCode::Internal, "a run is missing in the new trail");
}

void requireGoingOn(const std::stop_token &stop)
{
    if (stop.stop_requested())
        throw trailfile::Failure(ErrorCode::Cancelled, {});
}

/// Gives the identity of the new trail, and sets the head that the runs have here.
std::string archive(
    const std::filesystem::path &from, Pruning &pruning, const std::filesystem::path &part, const std::stop_token &stop)
{
    const auto recorder = valueOf(Recorder::open(part));
    pruning.onlyAtHead = valueOf(recorder->merge(from)).head;
    requireGoingOn(stop);
    Pruning others { othersIn(part, pruning.runs), pruning.reason, pruning.rule };
    if (!others.runs.empty())
        valueOf(recorder->prune(others));
    requireGoingOn(stop);
    return valueOf(Trail::open(part))->uid();
}

} // namespace

Result<PruneReport> moveRuns(
    Recorder &recorder, Pruning pruning, const std::filesystem::path &to, const std::stop_token &stop)
{
    std::ranges::sort(pruning.runs);
    const auto made = trailfile::guarded(to, [&] {
        const trailfile::PartFile part(to);
        trailfile::requireNothingThere(to);
        pruning.movedTo = archive(recorder.file(), pruning, part.file(), stop);
        requireComplete(part.file(), pruning.runs);
        requireGoingOn(stop);
        part.keep();
    });
    if (!made) {
        Error error = made.error();
        if (error.code == ErrorCode::Corrupt)
            error.file = recorder.file().string();
        return std::unexpected(std::move(error));
    }
    auto report = recorder.prune(pruning);
    if (!report)
        trailfile::removeTrail(to);
    return report;
}

} // namespace vitrine
