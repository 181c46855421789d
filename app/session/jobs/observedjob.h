// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/execution/remoteprogress.h"
#include "app/session/jobs/job.h"

#include <functional>

namespace vitrine {

/// A row in the list of jobs for work done elsewhere, which reports its progress and its end.
class ObservedJob final : public Job {
    Q_OBJECT

public:
    /// `stop` has the work stopped; it may take its time to end.
    ObservedJob(const QString &title, std::function<void()> stop, QObject *parent = nullptr);

    void setStanding() { m_isStanding = true; } ///< before it starts
    bool isStanding() const override { return m_isStanding; }
    QString pace() const override { return m_pace; }
    void setPace(const QString &pace) { m_pace = pace; }
    /// Sets the progress of the site that the work waits for.
    void setNews(std::shared_ptr<RemoteProgress> news) { m_news = std::move(news); }
    JobStage stage() const override;

    void start(QThreadPool *) override { begin(); }
    void cancel() override;
    void setProgress(quint64 done, quint64 total) { progressCall()(done, total); }
    /// Once.
    void finish(const JobOutcome &outcome) { end(outcome); }
    void fail(const Error &error) { endWith(error); }

private:
    std::function<void()> m_stop;
    QString m_pace;
    std::shared_ptr<RemoteProgress> m_news;
    bool m_isStanding = false;
};

} // namespace vitrine
