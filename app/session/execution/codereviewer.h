// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/execution/stepreview.h"
#include "base/error.h"
#include "executor/policy/policy.h"
#include "models/trail/read/trail.h"

#include <QFuture>
#include <QHash>
#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QThreadPool;

namespace vitrine {

class SharedPython;

/// The verdicts of one policy on the steps of a run.
struct RunJudgement {
    QHash<StepId, Verdict> verdicts;
    QHash<StepId, QString> rules; ///< the rule that denies a step, for each denied one
};

/// The static review for the window: nothing is executed, and the work is done in a thread pool. Starts Python at the
/// first request, and keeps it running.
class CodeReviewer final {
public:
    explicit CodeReviewer(QThreadPool *pool);
    ~CodeReviewer();

    /// The verdict on each step of a run. Without a policy, the one recovered from the log is used.
    QFuture<Result<RunJudgement>> judgeRun(const QString &trail, RunId run, const std::optional<Policy> &policy) const;
    /// Verdicts on all steps of a trail by policy: the name of a bundled one, or a file. The steps are reviewed for the
    /// first policy only, until more steps are recorded.
    using Judgements = std::map<std::string, std::vector<StepVerdict>>;
    QFuture<Result<Judgements>> judgeTrail(const QString &trail, const std::vector<std::string> &policies) const;
    /// The diagnostics of one piece of code, by position.
    QFuture<Result<StepReview>> review(std::string code, const Policy &policy) const;
    /// The same for code that replaces that of a step of a run, whose other steps define and use names.
    QFuture<Result<StepReview>> review(
        const QString &trail, RunId run, std::uint64_t ordinal, std::string code, const Policy &policy) const;
    /// The findings about the actions of a step that has no Python code.
    QFuture<Result<StepReview>> reviewActions(const QString &trail, StepId step, const Policy &policy) const;

    /// The Python process that the reviewer starts and keeps, shared with other reviewers.
    const std::shared_ptr<SharedPython> &python() const { return m_python; }

private:
    class Facts;
    QThreadPool *m_pool;
    std::shared_ptr<SharedPython> m_python;
    std::shared_ptr<Facts> m_facts;
};

} // namespace vitrine
