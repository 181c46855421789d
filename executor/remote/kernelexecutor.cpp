// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/kernelexecutor.h"

#include "executor/policy/policydocument.h"
#include "executor/remote/packages.h"
#include "executor/review/outputchecks.h"
#include "executor/sessionfaults.h"

#include <algorithm>
#include <utility>

namespace vitrine {

KernelExecutor::KernelExecutor(
    std::unique_ptr<RemoteSite> site, std::shared_ptr<PythonRuntime> python, PythonStub stubs)
    : m_site(std::move(site))
    , m_review(std::move(python))
    , m_stubs(std::move(stubs))
{
}

KernelExecutor::~KernelExecutor()
{
    m_thread.forgetCancel();
    m_thread.run([this] {
        m_session.reset();
        m_site.reset();
    });
}

void KernelExecutor::setPackages(PackageWish wish, SiteObserver reported)
{
    m_setup.packages = std::move(wish);
    m_setup.reported = std::move(reported);
}

std::vector<std::string> KernelExecutor::layers() const
{
    std::vector<std::string> layers { "review" };
    std::ranges::move(m_site->layers(), std::back_inserter(layers));
    return layers;
}

std::string KernelExecutor::pythonVersion() const { return m_version; }

Result<void> KernelExecutor::begin(const SessionSetup &setup)
{
    m_thread.forgetCancel();
    m_installation.reset();
    m_thread.run([this] { m_session.reset(); });
    if (auto there = demandLayers(setup.policy, layers()); !there)
        return there;
    if (auto may = judgePackages(setup.policy, m_setup.packages); !may) {
        noteInstallation(may, false);
        return may;
    }
    static_cast<SessionSetup &>(m_setup) = setup;
    m_policyHash = policyHash(setup.policy);
    m_review.begin(setup);
    m_tools = ToolHost(setup.tools, setup.policy, m_stubs);
    m_isRunning = true;
    auto started = m_thread.run([this] { return start(); });
    m_isRunning = false;
    noteInstallation(started, true);
    return started;
}

void KernelExecutor::noteInstallation(const Result<void> &started, bool mayBe)
{
    using Outcome = Installation::Outcome;
    const bool cameToThem = started || !mayBe || isPackageFailure(started.error());
    if (m_setup.packages.packages.empty() || !cameToThem)
        return;
    m_installation = Installation { .outcome = started ? Outcome::Installed
            : mayBe                                    ? Outcome::Failed
                                                       : Outcome::Denied,
        .packages = {},
        .index = m_setup.packages.index,
        .why = started ? std::string() : started.error().detail };
    for (const PackageRequirement &package : m_setup.packages.packages)
        m_installation->packages.push_back(package.text);
}

Result<void> KernelExecutor::start()
{
    m_setup.report(SiteProgress::Stage::Connecting);
    auto started = m_site->begin(m_thread, m_setup, m_tools);
    if (!started)
        return std::unexpected(started.error());
    m_setup.report(SiteProgress::Stage::Ready);
    m_session = std::move(*started);
    m_version = m_session->pythonVersion();
    return {};
}

StepResult KernelExecutor::run(std::string_view code, const StepObserver &observer)
{
    if (!m_session)
        return noSession();
    m_thread.forgetCancel();
    m_isRunning = true;
    StepResult result = m_review.run(code, [&] {
        return runChecked(m_setup.policy, code, observer,
            [&](const StepObserver &watcher) { return m_thread.run([&] { return m_session->run(code, watcher); }); });
    });
    m_isRunning = false;
    result.layers = layers();
    result.policy = m_policyHash;
    return result;
}

void KernelExecutor::cancel() noexcept
{
    if (m_isRunning)
        m_thread.cancel();
}

} // namespace vitrine
