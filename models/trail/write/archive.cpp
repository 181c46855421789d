// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/archive.h"

#include "base/uniquefd.h"
#include "models/trail/file/failure.h"
#include "models/trail/file/parts.h"
#include "models/trail/read/trail.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <format>
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

void removeTrail(const std::filesystem::path &file)
{
    std::error_code ignored;
    for (const char *suffix : { "", "-wal", "-shm", "-journal", "-writers" })
        std::filesystem::remove(std::filesystem::path(file) += suffix, ignored);
}

void requireNothingThere(const std::filesystem::path &file)
{
    std::error_code ignored;
    if (std::filesystem::exists(std::filesystem::symlink_status(file, ignored)))
        throw trailfile::Failure(ErrorCode::BadValue, "there is a file of this name");
}

/// A trail that is being made; goes unless it was kept.
class Draft {
public:
    explicit Draft(const std::filesystem::path &of)
        : m_file(std::filesystem::path(of) += std::format(".{}.part", getpid()))
    {
        requireNothingThere(m_file);
    }
    ~Draft() { removeTrail(m_file); }
    Draft(const Draft &) = delete;
    Draft &operator=(const Draft &) = delete;
    const std::filesystem::path &file() const { return m_file; }
    /// By a second name for the same file: a file that has the name by now is not replaced.
    void keepAs(const std::filesystem::path &name) const
    {
        std::error_code failed;
        std::filesystem::create_hard_link(m_file, name, failed);
        if (failed) {
            requireNothingThere(name);
            std::filesystem::rename(m_file, name, failed);
        }
        if (failed)
            throw trailfile::Failure(trailfile::codeOfErrno(failed.value()), failed.message());
        sync(name.has_parent_path() ? name.parent_path() : ".");
    }

private:
    /// The name must survive a power cut before the runs go.
    static void sync(const std::filesystem::path &folder)
    {
        const UniqueFd descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
        if (descriptor)
            ::fsync(descriptor.get());
    }

    std::filesystem::path m_file;
};

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

/// Gives the identity of the new trail, and sets the head that the runs have here.
std::string archive(const std::filesystem::path &from, Pruning &pruning, const std::filesystem::path &draft)
{
    const auto recorder = valueOf(Recorder::open(draft));
    pruning.onlyAtHead = valueOf(recorder->merge(from)).head;
    Pruning others { othersIn(draft, pruning.runs), pruning.reason, pruning.rule };
    if (!others.runs.empty())
        valueOf(recorder->prune(others));
    return valueOf(Trail::open(draft))->uid();
}

} // namespace

Result<PruneReport> moveRuns(Recorder &recorder, Pruning pruning, const std::filesystem::path &to)
{
    std::ranges::sort(pruning.runs);
    const auto made = trailfile::guarded(to, [&] {
        requireNothingThere(to);
        const Draft draft(to);
        pruning.movedTo = archive(recorder.file(), pruning, draft.file());
        requireComplete(draft.file(), pruning.runs);
        draft.keepAs(to);
    });
    if (!made) {
        Error error = made.error();
        if (error.code == ErrorCode::Corrupt)
            error.file = recorder.file().string();
        return std::unexpected(std::move(error));
    }
    auto report = recorder.prune(pruning);
    if (!report)
        removeTrail(to);
    return report;
}

} // namespace vitrine
