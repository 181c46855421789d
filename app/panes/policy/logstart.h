// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/policy/suggestpage.h"
#include "models/replay/recordedpolicy.h"

#include <QObject>

#include <atomic>
#include <memory>

namespace vitrine {

class Project;

/// Recovers the policy implied by the recordings of chosen runs, as the starting point of a draft. GUI thread; runs are
/// read in the background, as a job if that takes long.
class LogStart final : public QObject {
    Q_OBJECT

public:
    explicit LogStart(Project *project, QObject *parent = nullptr);
    ~LogStart() override;

    /// Cancels the previous start.
    void start(SuggestPage::Choice choice);
    /// A sentence about the recovered rules, by their paths.
    static QString summary(const RecoveredPolicy &recovered);

Q_SIGNALS:
    void found(const vitrine::RecoveredPolicy &recovered);
    void noRun(); ///< no run is selected or in the list

private:
    void stop();
    void read(const std::vector<RunId> &runs, bool isAll);

    Project *m_project;
    std::shared_ptr<std::atomic_bool> m_isWanted; ///< of the current reading
};

} // namespace vitrine
