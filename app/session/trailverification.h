// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/latest.h"
#include "models/trail/chain/verification.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace vitrine {

class JobList;

/// Verifies the open trail, and what is added to it later. GUI thread; the work is done on other threads.
class TrailVerification final : public QObject {
    Q_OBJECT

public:
    /// `jobs` must outlive this object.
    explicit TrailVerification(JobList &jobs, QObject *parent = nullptr);

    /// Switches to this trail, which is not verified yet.
    void setTrail(const QString &file, const QString &title);
    void forget();

    /// The result of the latest verification; null before one has ended.
    const Verification *newest() const { return m_newest ? &*m_newest : nullptr; }
    /// Number of entries in the chain: a verification may have seen some that were added since they were counted.
    quint64 entries() const;
    /// Whether a verification that is not listed as a job is running or about to start.
    bool isBusy() const { return m_delay.isActive() || m_growth.isBusy(); }

    /// Verifies the whole trail, as a job.
    void verify();
    /// Sets the number of entries that the chain was found to have. New ones are verified in the background.
    void setEntries(quint64 entries);

Q_SIGNALS:
    void verified(const vitrine::Verification &verification);
    /// Entries were added to the chain after it was verified.
    void outgrown();
    void failed(const vitrine::Error &error);

private:
    void take(const Verification &verification);
    void verifyGrowth();

    JobList &m_jobs;
    QString m_file;
    QString m_title;
    std::optional<Verification> m_newest;
    quint64 m_entries = 0; ///< as last counted
    int m_running = 0; ///< jobs that verify this trail
    QTimer m_delay; ///< entries arrive in groups
    Latest m_growth { this };
};

} // namespace vitrine
