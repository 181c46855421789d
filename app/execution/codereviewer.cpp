// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/execution/codereviewer.h"

#include "app/replay/replayplan.h"
#include "app/replay/sessionreview.h"
#include "app/replay/sharedpython.h"
#include "app/tuning/factbasebuilder.h"
#include "executor/policy/policydocument.h"
#include "executor/policy/profiles.h"
#include "executor/review/reviewer.h"

#include <QFile>
#include <QtConcurrentRun>

#include <algorithm>
#include <filesystem>
#include <ranges>

namespace vitrine {

namespace {

/// Reads the run as a replay would.
Result<ReplayRequest> readRun(const QString &file, RunId run, const std::optional<Policy> &policy)
{
    const auto trail = Trail::open(std::filesystem::path(QFile::encodeName(file).toStdString()));
    if (!trail)
        return std::unexpected(trail.error());
    return planReplay(**trail, run, { .policy = policy, .tools = {}, .factsOf = {} });
}

Result<QHash<StepId, Verdict>> judge(
    const Reviewer &reviewer, const QString &file, RunId run, const std::optional<Policy> &policy)
{
    const auto request = readRun(file, run, policy);
    if (!request)
        return std::unexpected(request.error());
    QHash<StepId, Verdict> verdicts;
    for (const auto &step : request->steps) {
        if (const auto code = replayCode(step.record); !code.empty())
            verdicts.insert(step.id, reviewer.review(code, request->policy).verdict);
    }
    return verdicts;
}

Result<Policy> namedPolicy(const std::string &name)
{
    if (auto bundled = profile(name))
        return std::move(*bundled);
    QFile file(QFile::decodeName(name.c_str()));
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(Error { ErrorCode::FileNotFound, name, {}, {}, {} });
    auto policy = readPolicy(file.readAll().toStdString(), name);
    return policy ? Result<Policy>(std::move(*policy)) : std::unexpected(policy.error().front());
}

Result<CodeReviewer::Judgements> judgeAll(
    const Reviewer &reviewer, const QString &file, const std::vector<std::string> &names)
{
    CodeReviewer::Judgements judgements;
    const auto trail = Trail::open(std::filesystem::path(QFile::encodeName(file).toStdString()));
    if (!trail)
        return std::unexpected(trail.error());
    std::shared_ptr<const FactBase> base;
    for (const std::string &name : names) {
        const auto policy = namedPolicy(name);
        if (!policy)
            return std::unexpected(policy.error());
        if (!base) {
            const auto read = readFactBase(**trail, reviewer);
            if (!read)
                return std::unexpected(read.error());
            base = *read;
        }
        judgements.emplace(name, stepVerdicts(PolicyVerdicts(base, *policy)));
    }
    return judgements;
}

Result<std::vector<Finding>> reviewIn(const Reviewer &reviewer, const QString &file, RunId run, std::uint64_t ordinal,
    std::string_view code, const Policy &policy)
{
    const auto request = readRun(file, run, policy);
    if (!request)
        return std::unexpected(request.error());
    const auto names = std::views::keys(request->tools);
    SessionReview session(reviewer, policy, { names.begin(), names.end() });
    for (const auto &step : request->steps) {
        if (step.record.ordinal == ordinal)
            session.addDraft(step.record, code);
        else
            session.add(step.record);
    }
    std::vector<ReviewedStep> reviews = session.take();
    const auto own = std::ranges::find(reviews, ordinal, &ReviewedStep::ordinal);
    return own == reviews.end() ? std::vector<Finding> {} : std::move(own->review.findings);
}

} // namespace

CodeReviewer::CodeReviewer(QThreadPool *pool)
    : m_pool(pool)
    , m_python(std::make_shared<SharedPython>())
{
}

CodeReviewer::~CodeReviewer() = default;

QFuture<Result<QHash<StepId, Verdict>>> CodeReviewer::judgeRun(
    const QString &trail, RunId run, const std::optional<Policy> &policy) const
{
    return QtConcurrent::run(m_pool, [python = m_python, trail, run, policy]() -> Result<QHash<StepId, Verdict>> {
        const auto reviewer = python->reviewer();
        if (!reviewer)
            return std::unexpected(reviewer.error());
        return judge(*reviewer, trail, run, policy);
    });
}

QFuture<Result<CodeReviewer::Judgements>> CodeReviewer::judgeTrail(
    const QString &trail, const std::vector<std::string> &policies) const
{
    return QtConcurrent::run(m_pool, [python = m_python, trail, policies]() -> Result<Judgements> {
        return python->reviewer().and_then(
            [&](const Reviewer &reviewer) { return judgeAll(reviewer, trail, policies); });
    });
}

QFuture<Result<std::vector<Finding>>> CodeReviewer::review(std::string code, const Policy &policy) const
{
    return QtConcurrent::run(
        m_pool, [python = m_python, code = std::move(code), policy]() -> Result<std::vector<Finding>> {
            return python->reviewer().transform(
                [&](const Reviewer &reviewer) { return reviewer.review(code, policy).findings; });
        });
}

QFuture<Result<std::vector<Finding>>> CodeReviewer::review(
    const QString &trail, RunId run, std::uint64_t ordinal, std::string code, const Policy &policy) const
{
    return QtConcurrent::run(m_pool,
        [python = m_python, trail, run, ordinal, code = std::move(code), policy]() -> Result<std::vector<Finding>> {
            return python->reviewer().and_then(
                [&](const Reviewer &reviewer) { return reviewIn(reviewer, trail, run, ordinal, code, policy); });
        });
}

} // namespace vitrine
