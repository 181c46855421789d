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
    /// `stop` requests that the work stops, which may take some time.
    ObservedJob(const QString &title, std::function<void()> stop, QObject *parent = nullptr);

    void setPermanent() { m_isPermanent = true; } ///< call before it starts
    bool isPermanent() const override { return m_isPermanent; }
    QString pace() const override { return m_pace; }
    void setPace(const QString &pace) { m_pace = pace; }
    /// Sets the progress of the site that the work waits for.
    void setProgress(std::shared_ptr<RemoteProgress> progress) { m_progress = std::move(progress); }
    JobStage stage() const override;

    void start(QThreadPool *) override { begin(); }
    void cancel() override;
    void setProgress(quint64 done, quint64 total) { progressCall()(done, total); }
    /// Call it once.
    void finish(const JobOutcome &outcome) { end(outcome); }
    void fail(const Error &error) { endWith(error); }

private:
    std::function<void()> m_stop;
    QString m_pace;
    std::shared_ptr<RemoteProgress> m_progress;
    bool m_isPermanent = false;
};

} // namespace vitrine
