// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/joboutcome.h"
#include "app/session/jobs/logimport.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <atomic>
#include <memory>
#include <stop_token>

class QThreadPool;

namespace vitrine {

/// The stage that a job is waiting in, in words for the user: plain, safe to show.
struct JobStage {
    QString name {}; ///< "Building image"; empty while the job just runs
    QString detail {}; ///< latest detail of the stage
};

/// A long task in the thread pool, during which the window stays usable. Lives in the GUI thread; its work runs
/// elsewhere and shares only the counters below with it.
class Job : public QObject {
    Q_OBJECT

public:
    explicit Job(QString title, QObject *parent = nullptr);

    /// "Importing ctf.json"
    const QString &title() const { return m_title; }
    virtual void start(QThreadPool *pool) = 0;
    virtual void cancel() { m_stop.request_stop(); }
    bool isCancelled() const { return m_stop.stop_requested(); }
    quint64 done() const { return m_counters->done; }
    quint64 total() const { return m_counters->total; } ///< 0 while unknown
    qint64 elapsedMs() const { return m_since.isValid() ? m_since.elapsed() : 0; }
    /// The outcome; empty before the job has ended.
    const JobOutcome &outcome() const { return m_outcome; }
    /// Estimated from the progress so far; negative while no estimate is possible.
    double secondsLeft() const;
    /// Uses all cores in a thread pool of its own with low priority, so that the window stays responsive.
    virtual bool givesWay() const { return false; }
    /// Whether the job runs until it is stopped, and shows its state elsewhere.
    virtual bool isPermanent() const { return false; }
    /// True for a job that adds nothing to the open trail.
    virtual bool onlyReads() const { return false; }
    /// The speed of the job, in words; empty if unknown.
    virtual QString pace() const { return {}; }
    virtual JobStage stage() const { return {}; }

Q_SIGNALS:
    /// The job has ended, with any outcome.
    void ended();

protected:
    struct Counters {
        std::atomic<quint64> done = 0;
        std::atomic<quint64> total = 0;
    };

    void begin() { m_since.start(); }
    /// For the pool's thread, like `stopToken`. Does not access this object.
    ProgressCall progressCall() const;
    /// Cancelled with the job.
    std::stop_token stopToken() const { return m_stop.get_token(); }
    /// Wraps the work of a job with `givesWay`: its thread, and those that it starts, get a lower priority from then
    /// on.
    template <typename Work>
    static auto givingWay(Work work)
    {
        return [work](const auto &...arguments) {
            giveWay();
            return work(arguments...);
        };
    }
    /// Ends the job.
    void end(JobOutcome outcome);
    void endWith(const Error &error);

private:
    static void giveWay();

    QString m_title;
    std::shared_ptr<Counters> m_counters = std::make_shared<Counters>();
    std::stop_source m_stop;
    QElapsedTimer m_since;
    JobOutcome m_outcome;
};

} // namespace vitrine
