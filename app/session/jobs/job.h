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

/// The stage of a job before it continues, in words for the user: plain, safe to show.
struct JobStage {
    QString name {}; ///< "Building image"; empty when it just runs
    QString detail {}; ///< its newest detail
};

/// Something that takes its time on a thread of the pool while the window stays usable. Lives in the GUI thread; what
/// it does runs elsewhere and only shares the counters below with it.
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
    quint64 total() const { return m_counters->total; } ///< 0 while it is unknown
    qint64 elapsedMs() const { return m_since.isValid() ? m_since.elapsed() : 0; }
    /// The outcome; empty before the job has ended.
    const JobOutcome &outcome() const { return m_outcome; }
    /// Estimated from what is done; negative while nothing can be said.
    double secondsLeft() const;
    /// It has all cores busy and no clock to keep: its threads are of a pool of their own, and the window's goes first.
    virtual bool givesWay() const { return false; }
    /// It goes on until it is stopped, and says elsewhere how it is.
    virtual bool isStanding() const { return false; }
    /// True for a job that adds nothing to the open trail.
    virtual bool onlyReads() const { return false; }
    /// How fast it goes, in words; empty when there is nothing to say.
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
    /// For the thread of the pool, like `stopToken`. Does not touch this object.
    ProgressCall progressCall() const;
    /// Cancelled with the job.
    std::stop_token stopToken() const { return m_stop.get_token(); }
    /// The same work for a job that gives way: its thread, and those that it starts, are less urgent from then on.
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
