// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/write/addition.h"

#include "models/trail/record/recordsize.h"

#include <utility>

namespace vitrine {

Recorder::Addition::Private::Private(Thread &thread, CompleteSource source)
    : Job([this](Store &store) { write(store); }, Store::Durability::Power)
    , m_record(std::move(source.record))
    , m_replaced(std::move(source.replaced))
    , m_report(std::move(source.report))
    , m_earlier(std::move(source.earlier))
    , m_mustReplace(source.mustReplace)
{
    isLarge = true;
    isShared = true;
    for (const CompleteSource::Run &run : source.runs)
        for (const StepRecord &step : run.steps)
            size += sizeof(StepRecord) + textBytes(step);
    auto preparation = thread.takePreparation(Thread::WordsOf::RowsUnderWay);
    prepare(*preparation, std::move(source.runs));
    thread.keepPreparation(std::move(preparation), Thread::WordsOf::RowsUnderWay);
    thread.queue(*this);
}

Recorder::Addition::Private::~Private()
{
    if (!m_isAwaited)
        m_done.acquire();
}

Result<Recorder::AddedSource> Recorder::Addition::Private::wait()
{
    m_done.acquire();
    m_isAwaited = true;
    return result.transform([this] { return std::move(m_added); });
}

void Recorder::Addition::Private::prepare(trailfile::Preparation &preparation, std::vector<CompleteSource::Run> runs)
{
    for (CompleteSource::Run &run : runs)
        m_runs.push_back(preparation.preparer.prepare(std::move(run.record), std::move(run.steps)));
    m_words = preparation.preparer.takeWords();
    m_generation = preparation.generation;
}

/// An earlier source whose words count as known was not written.
void Recorder::Addition::Private::prepareAgain(std::uint64_t generation)
{
    std::vector<CompleteSource::Run> runs;
    for (const auto &run : std::exchange(m_runs, {}))
        runs.push_back({ std::move(run->record), std::move(run->steps) });
    trailfile::Preparation preparation(generation);
    prepare(preparation, std::move(runs));
}

void Recorder::Addition::Private::write(Store &store)
{
    if (store.wordGeneration() != m_generation)
        prepareAgain(store.wordGeneration());
    m_added.source = store.sources().add(m_record, m_replaced);
    m_added.runs = store.runs().add(m_added.source, m_runs, std::move(m_words));
    m_added.replaced.clear();
    for (const SourceId earlier : m_earlier)
        if (store.replace(earlier, m_added.source))
            m_added.replaced.push_back(earlier);
    if (m_mustReplace && m_added.replaced.size() < m_earlier.size())
        throw trailfile::Failure(
            ErrorCode::BadValue, "a run of the earlier source was replayed, has notes or is damaged");
    store.sources().complete(m_added.source, m_report);
}

Recorder::Addition::Addition(std::unique_ptr<Private> content)
    : d(std::move(content))
{
}

Recorder::Addition::Addition(Addition &&) noexcept = default;
Recorder::Addition &Recorder::Addition::operator=(Addition &&) noexcept = default;
Recorder::Addition::~Addition() = default;

Result<Recorder::AddedSource> Recorder::Addition::wait() { return d->wait(); }

} // namespace vitrine
