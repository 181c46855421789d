// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/kernelexecutor.h"

#include "executor/engine/refusal.h"
#include "executor/policy/policydocument.h"
#include "executor/review/outputchecks.h"
#include "executor/review/reviewer.h"
#include "executor/review/sourcetext.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

Error missingLayer(const std::string &layer)
{
    return { ErrorCode::Unavailable, {}, {}, {}, "the policy requires the layer " + layer };
}

StepResult notBegun()
{
    StepResult result;
    result.status = StepStatus::Error;
    result.error = StepError { "NoSession", "no session was begun", 0, 0, {}, {}, {} };
    return result;
}

} // namespace

KernelExecutor::KernelExecutor(
    std::unique_ptr<KernelPlace> place, std::shared_ptr<PythonRuntime> python, PythonDouble doubles)
    : m_place(std::move(place))
    , m_reviewer(std::make_unique<Reviewer>(std::move(python)))
    , m_doubles(std::move(doubles))
{
}

KernelExecutor::~KernelExecutor()
{
    m_thread.forgetCancel();
    m_thread.run([this] {
        m_session.reset();
        m_place.reset();
    });
}

std::vector<std::string> KernelExecutor::layers() const
{
    std::vector<std::string> layers { "review" };
    std::ranges::move(m_place->layers(), std::back_inserter(layers));
    return layers;
}

std::string KernelExecutor::pythonVersion() const { return m_version; }

Result<void> KernelExecutor::begin(const SessionSetup &setup)
{
    m_thread.forgetCancel();
    m_thread.run([this] { m_session.reset(); });
    const auto here = layers();
    for (const std::string &layer : setup.policy.requiredLayers) {
        if (!std::ranges::contains(here, layer))
            return std::unexpected(missingLayer(layer));
    }
    m_setup = setup;
    m_policyHash = policyHash(setup.policy);
    m_names.clear();
    for (const auto &[name, json] : setup.variables)
        m_names.insert(name);
    m_tools = ToolHost(setup.tools, setup.policy, m_doubles);
    return m_thread.run([this]() -> Result<void> {
        const auto server = m_place->open(m_thread, m_setup.policy);
        if (!server)
            return std::unexpected(server.error());
        auto begun = KernelSession::begin(m_thread, *server, m_setup, m_tools);
        if (!begun)
            return std::unexpected(begun.error());
        m_session = std::move(*begun);
        m_version = m_session->pythonVersion();
        return {};
    });
}

Review KernelExecutor::review(std::string_view code) const
{
    SessionNames names;
    names.isTool = [this](std::string_view name) { return m_setup.tools.contains(name); };
    names.isVariable = [this](std::string_view name) { return m_names.contains(name); };
    return m_reviewer->review(code, m_setup.policy, names);
}

// What is told of a step that is not sent.
std::optional<StepResult> KernelExecutor::refused(std::string_view code, Review &review) const
{
    StepResult result;
    if (review.syntaxError) {
        result.status = StepStatus::Error;
        result.error = std::move(review.syntaxError);
        return result;
    }
    const auto denied = std::ranges::find(review.findings, Severity::Denied, &Finding::severity);
    if (denied == review.findings.end())
        return std::nullopt;
    result.status = StepStatus::Blocked;
    result.error = refusalError(*denied, ImportRules(m_setup.policy.imports), Dialect::Python, SourceText(code));
    return result;
}

StepResult KernelExecutor::run(std::string_view code, const StepObserver &observer)
{
    if (!m_session)
        return notBegun();
    Review review = this->review(code);
    m_thread.forgetCancel();
    m_isRunning = true;
    StepResult result;
    if (auto ended = refused(code, review))
        result = std::move(*ended);
    else
        result = runChecked(m_setup.policy, code, observer,
            [&](const StepObserver &watcher) { return m_thread.run([&] { return m_session->run(code, watcher); }); });
    m_isRunning = false;
    for (const ImportFact &fact : review.facts.imports) {
        const auto answer = ImportRules(m_setup.policy.imports).judge(fact.module);
        result.imports.push_back({ fact.module, fact.names, fact.line, answer.verdict, answer.rule });
    }
    std::ranges::copy_if(review.findings, std::back_inserter(result.findings),
        [](const Finding &finding) { return !finding.rule.starts_with("output_checks."); });
    result.layers = layers();
    result.policy = m_policyHash;
    remember(result);
    return result;
}

void KernelExecutor::remember(const StepResult &result)
{
    if (result.variables.empty())
        return;
    m_names.clear();
    for (const VariableRecord &variable : result.variables) {
        if (variable.change != VariableChange::Removed)
            m_names.insert(variable.name);
    }
}

void KernelExecutor::cancel() noexcept
{
    if (m_isRunning)
        m_thread.cancel();
}

} // namespace vitrine
