// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/python/stepthreads.h"

#include "executor/engine/limits/watchdog.h"
#include "executor/review/persistentthreadstate.h"

#include <condition_variable>
#include <mutex>
#include <utility>
#include <vector>

#include <pthread.h>
#include <unistd.h>

namespace vitrine {

namespace {

// A walk over a deep syntax tree takes more stack than the eight megabytes that threads get; what is not used costs
// nothing.
constexpr std::size_t stackBytes = std::size_t { 64 } << 20;
constexpr std::size_t mostIdle = 4;

class Run final : public StepRun {
public:
    explicit Run(Watchdog &watchdog)
        : m_watchdog(&watchdog)
    {
    }
    bool waitFor(std::chrono::duration<double> time) override
    {
        std::unique_lock lock(m_mutex);
        return m_ended.wait_for(lock, time, [this] { return m_isOver; });
    }
    bool isOver() const override
    {
        const std::scoped_lock lock(m_mutex);
        return m_isOver;
    }
    void cancel() override
    {
        const std::scoped_lock lock(m_mutex);
        if (m_watchdog != nullptr)
            m_watchdog->cancel();
    }
    /// The watchdog goes on to another run.
    void leaveWatchdog()
    {
        const std::scoped_lock lock(m_mutex);
        m_watchdog = nullptr;
    }
    void end()
    {
        const std::scoped_lock lock(m_mutex);
        m_isOver = true;
        m_ended.notify_all();
    }

private:
    mutable std::mutex m_mutex; ///< protects the members below
    std::condition_variable m_ended;
    Watchdog *m_watchdog;
    bool m_isOver = false;
};

} // namespace

struct StepThreads::Idle {
    const pid_t process = getpid(); ///< whose threads they are
    std::mutex mutex; ///< protects the members below
    std::vector<std::shared_ptr<Worker>> workers;
    bool isClosed = false;
};

class StepThreads::Worker final : public std::enable_shared_from_this<Worker> {
public:
    explicit Worker(std::weak_ptr<Idle> idle)
        : m_idle(std::move(idle))
    {
    }

    // The thread keeps the worker alive and is not joined: it may be in a C call that never returns.
    bool begin()
    {
        pthread_attr_t attributes {};
        pthread_attr_init(&attributes);
        pthread_attr_setstacksize(&attributes, stackBytes);
        pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
        auto self = std::make_unique<std::shared_ptr<Worker>>(shared_from_this());
        pthread_t thread {};
        const bool isMade = pthread_create(&thread, &attributes, enter, self.get()) == 0;
        pthread_attr_destroy(&attributes);
        if (isMade)
            static_cast<void>(self.release());
        return isMade;
    }

    std::shared_ptr<StepRun> give(Job job)
    {
        const std::scoped_lock lock(m_mutex);
        m_job = std::move(job);
        m_run = std::make_shared<Run>(m_watchdog);
        m_changed.notify_all();
        return m_run;
    }

    void quit()
    {
        const std::scoped_lock lock(m_mutex);
        m_quits = true;
        m_changed.notify_all();
    }

private:
    static void *enter(void *argument)
    {
        const std::unique_ptr<std::shared_ptr<Worker>> self(static_cast<std::shared_ptr<Worker> *>(argument));
        (*self)->work();
        return nullptr;
    }

    void work()
    {
        std::unique_lock lock(m_mutex);
        while (true) {
            m_changed.wait(lock, [this] { return m_quits || m_job; });
            if (!m_job)
                return;
            Job job = std::exchange(m_job, {});
            const auto run = std::exchange(m_run, {});
            lock.unlock();
            const bool isKept = perform(job, *run);
            run->end();
            if (!isKept)
                return;
            lock.lock();
        }
    }

    // Does the thread wait for another job?
    bool perform(Job &job, Run &run)
    {
        const Gil gil;
        m_thread.keep();
        job(m_watchdog);
        job = {};
        run.leaveWatchdog();
        if (rest())
            return true;
        m_thread.release();
        return false;
    }

    bool rest()
    {
        const auto idle = m_idle.lock();
        if (!idle)
            return false;
        const std::scoped_lock lock(idle->mutex);
        if (idle->isClosed || idle->workers.size() >= mostIdle)
            return false;
        idle->workers.push_back(shared_from_this());
        return true;
    }

    std::weak_ptr<Idle> m_idle;
    Watchdog m_watchdog;
    PersistentThreadState m_thread; ///< of work()
    std::mutex m_mutex; ///< protects the members below
    std::condition_variable m_changed;
    Job m_job;
    std::shared_ptr<Run> m_run;
    bool m_quits = false;
};

StepThreads::StepThreads()
    : m_idle(std::make_shared<Idle>())
{
}

StepThreads::~StepThreads()
{
    if (m_idle->process != getpid())
        leaveToParent();
    const std::scoped_lock lock(m_idle->mutex);
    m_idle->isClosed = true;
    for (const auto &worker : m_idle->workers)
        worker->quit();
}

// The threads did not come along with the fork: what belongs to them can neither be used nor destroyed.
void StepThreads::leaveToParent()
{
    static_cast<void>(new std::shared_ptr<Idle>(std::exchange(m_idle, std::make_shared<Idle>())));
}

std::shared_ptr<StepThreads::Worker> StepThreads::takeIdle()
{
    const std::scoped_lock lock(m_idle->mutex);
    if (m_idle->workers.empty())
        return nullptr;
    auto worker = std::move(m_idle->workers.back());
    m_idle->workers.pop_back();
    return worker;
}

std::shared_ptr<StepRun> StepThreads::start(Job job)
{
    if (m_idle->process != getpid())
        leaveToParent();
    std::shared_ptr<Worker> worker = takeIdle();
    if (worker)
        return worker->give(std::move(job));
    worker = std::make_shared<Worker>(m_idle);
    auto run = worker->give(std::move(job));
    return worker->begin() ? run : nullptr;
}

} // namespace vitrine
