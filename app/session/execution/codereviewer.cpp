// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/execution/codereviewer.h"

#include "executor/policy/policydocument.h"
#include "executor/policy/profiles.h"
#include "executor/review/reviewer.h"
#include "models/judging/actionbase.h"
#include "models/judging/actionfindings.h"
#include "models/judging/factbasebuilder.h"
#include "models/judging/factreader.h"
#include "models/judging/policyverdicts.h"
#include "models/replay/replayplan.h"
#include "models/replay/sessionreview.h"
#include "models/replay/sharedpython.h"

#include <QFile>
#include <QtConcurrentRun>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <mutex>
#include <ranges>

namespace vitrine {

/// The results of reviewing a trail's steps, kept until the trail grows: reviewing takes most of the time, and the next
/// filter needs the same results again.
class CodeReviewer::Facts final {
public:
    Result<std::shared_ptr<const FactBase>> of(const Trail &trail, const Reviewer &reviewer)
    {
        const auto head = trail.head();
        if (!head)
            return std::unexpected(head.error());
        const std::scoped_lock lock(m_mutex);
        if (m_base && m_head == *head)
            return m_base;
        auto base = readFactBase(trail, reviewer);
        if (base) {
            m_base = *base;
            m_head = *head;
        }
        return base;
    }

private:
    std::mutex m_mutex; ///< protects the following members; requests for the same facts wait for it
    std::string m_head; ///< head of the trail that the facts belong to
    std::shared_ptr<const FactBase> m_base;
};

namespace {

/// Reads the run like a replay that compares nothing.
Result<ReplayRequest> readRun(const QString &file, RunId run, const std::optional<Policy> &policy)
{
    const auto trail = Trail::open(std::filesystem::path(QFile::encodeName(file).toStdString()));
    if (!trail)
        return std::unexpected(trail.error());
    return planReplay(
        **trail, run, { .policy = policy, .tools = {}, .factsOf = {}, .parts = StepParts::WithoutOutputs });
}

Result<RunJudgement> judge(
    const Reviewer &reviewer, const QString &file, RunId run, const std::optional<Policy> &policy)
{
    const auto request = readRun(file, run, policy);
    if (!request)
        return std::unexpected(request.error());
    const auto trail = Trail::open(std::filesystem::path(QFile::encodeName(file).toStdString()));
    if (!trail)
        return std::unexpected(trail.error());
    const auto summary = (*trail)->run(run);
    const auto executionsOf
        = [&](StepId step) { return (*trail)->executionsOfStep(step).value_or(std::vector<Execution>()); };
    // In the same way as all runs are judged together, so that no list contradicts another.
    FactBaseBuilder facts(reviewer);
    facts.addRun(run, request->steps, executionsOf, {}, summary ? projectOf(summary->record.extra) : std::string());
    const PolicyVerdicts verdicts(facts.take(), request->policy);
    RunJudgement judgement;
    for (StepIndex step = 0; step < verdicts.base().stepCount(); ++step) {
        const StepId id = verdicts.base().stepId(step);
        judgement.verdicts.insert(id, verdicts.verdict(step));
        if (const auto rule = verdicts.denyingRule(step); !rule.empty())
            judgement.rules.insert(id, QString::fromStdString(rule));
    }
    return judgement;
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

using FactsOf = std::function<Result<std::shared_ptr<const FactBase>>(const Trail &)>;

Result<CodeReviewer::Judgements> judgeAll(
    const QString &file, const std::vector<std::string> &names, const FactsOf &factsOf)
{
    CodeReviewer::Judgements judgements;
    const auto trail = Trail::open(std::filesystem::path(QFile::encodeName(file).toStdString()));
    if (!trail)
        return std::unexpected(trail.error());
    for (const std::string &name : names) {
        const auto policy = namedPolicy(name);
        if (!policy)
            return std::unexpected(policy.error());
        const auto base = factsOf(**trail);
        if (!base)
            return std::unexpected(base.error());
        judgements.emplace(name, stepVerdicts(PolicyVerdicts(*base, *policy)));
    }
    return judgements;
}

// The framework's own message is made for a model, which sees no line numbers.
std::optional<StepError> syntaxErrorIn(const Reviewer &reviewer, std::string_view code, Policy policy)
{
    policy.dialect = Dialect::Python;
    return reviewer.review(code, policy).syntaxError;
}

StepReview withSyntaxError(const Reviewer &reviewer, Review review, std::string_view code, const Policy &policy)
{
    return { std::move(review.findings), review.syntaxError ? syntaxErrorIn(reviewer, code, policy) : std::nullopt };
}

Result<StepReview> reviewIn(const Reviewer &reviewer, const QString &file, RunId run, std::uint64_t ordinal,
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
    if (own == reviews.end())
        return StepReview {};
    return withSyntaxError(reviewer, std::move(own->review), code, policy);
}

} // namespace

CodeReviewer::CodeReviewer(QThreadPool *pool)
    : m_pool(pool)
    , m_python(std::make_shared<SharedPython>())
    , m_facts(std::make_shared<Facts>())
{
}

CodeReviewer::~CodeReviewer() = default;

QFuture<Result<RunJudgement>> CodeReviewer::judgeRun(
    const QString &trail, RunId run, const std::optional<Policy> &policy) const
{
    return QtConcurrent::run(m_pool, [python = m_python, trail, run, policy]() -> Result<RunJudgement> {
        const auto reviewer = python->reviewer();
        if (!reviewer)
            return std::unexpected(reviewer.error());
        return judge(*reviewer, trail, run, policy);
    });
}

QFuture<Result<CodeReviewer::Judgements>> CodeReviewer::judgeTrail(
    const QString &trail, const std::vector<std::string> &policies) const
{
    return QtConcurrent::run(m_pool, [python = m_python, facts = m_facts, trail, policies]() -> Result<Judgements> {
        return python->reviewer().and_then([&](const Reviewer &reviewer) {
            return judgeAll(trail, policies, [&](const Trail &read) { return facts->of(read, reviewer); });
        });
    });
}

QFuture<Result<StepReview>> CodeReviewer::review(std::string code, const Policy &policy) const
{
    return QtConcurrent::run(m_pool, [python = m_python, code = std::move(code), policy]() -> Result<StepReview> {
        return python->reviewer().transform([&](const Reviewer &reviewer) {
            return withSyntaxError(reviewer, reviewer.review(code, policy), code, policy);
        });
    });
}

QFuture<Result<StepReview>> CodeReviewer::review(
    const QString &trail, RunId run, std::uint64_t ordinal, std::string code, const Policy &policy) const
{
    return QtConcurrent::run(
        m_pool, [python = m_python, trail, run, ordinal, code = std::move(code), policy]() -> Result<StepReview> {
            return python->reviewer().and_then(
                [&](const Reviewer &reviewer) { return reviewIn(reviewer, trail, run, ordinal, code, policy); });
        });
}

QFuture<Result<StepReview>> CodeReviewer::reviewActions(const QString &trail, StepId step, const Policy &policy) const
{
    return QtConcurrent::run(m_pool, [trail, step, policy]() -> Result<StepReview> {
        return Trail::open(std::filesystem::path(QFile::encodeName(trail).toStdString()))
            .and_then([&](const auto &read) {
                const auto run = read->stepSummary(step).and_then(
                    [&](const StepSummary &summary) { return read->run(summary.run); });
                const std::string project = run ? projectOf(run->record.extra) : std::string();
                return read->step(step, StepParts::WithoutOutputs).transform([&](const StepRecord &record) {
                    return StepReview { actionFindings(record, policy, project), std::nullopt };
                });
            });
    });
}

} // namespace vitrine
