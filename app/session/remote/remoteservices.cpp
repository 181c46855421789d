// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/remote/remoteservices.h"

#include "app/session/remote/hoststubs.h"
#include "executor/remote/blaxelsite.h"
#include "executor/remote/containerexecutor.h"
#include "executor/remote/containerkernels.h"
#include "executor/remote/e2bsite.h"
#include "executor/remote/kernelexecutor.h"
#include "executor/remote/modalsite.h"
#include "executor/remote/servedkernels.h"

#include <algorithm>
#include <functional>

namespace vitrine {

namespace {

using Resources = QList<RemoteResource>;

constexpr std::chrono::seconds testTime { 10 };

Error unknown(const QString &executor)
{
    return { ErrorCode::BadValue, {}, {}, {}, "not a remote executor: " + executor.toStdString() };
}

Result<KernelServer> serverOf(const RemoteChoice &choice)
{
    if (choice.server.isEmpty())
        return std::unexpected(
            Error { ErrorCode::Unavailable, {}, {}, {}, "the address of the Jupyter server is missing" });
    auto server = ServedKernels::serverFrom(choice.server);
    if (server && server->token.isEmpty())
        server->token = choice.key;
    if (server && server->token.isEmpty())
        server->token = qEnvironmentVariable("JUPYTER_TOKEN");
    return server;
}

Result<E2bChoice> e2bOf(const RemoteChoice &choice)
{
    auto found = E2bChoice::ofEnvironment(choice.key);
    if (found && !choice.image.isEmpty())
        found->pattern = choice.image;
    return found;
}

Result<BlaxelChoice> blaxelOf(const RemoteChoice &choice)
{
    auto credentials = BlaxelCredentials::ofEnvironment(choice.key);
    if (!credentials)
        return std::unexpected(credentials.error());
    BlaxelChoice found { .credentials = std::move(*credentials) };
    if (!choice.image.isEmpty())
        found.image = choice.image;
    found.reported = choice.container.reported;
    return found;
}

Result<ModalChoice> modalOf(const RemoteChoice &choice)
{
    auto credentials = ModalCredentials::ofEnvironment(choice.key);
    if (!credentials)
        return std::unexpected(credentials.error());
    ModalChoice found { .credentials = std::move(*credentials) };
    if (!choice.image.isEmpty())
        found.image = choice.image;
    found.reported = choice.container.reported;
    return found;
}

template <typename Site, typename Wanted>
std::unique_ptr<Executor> executorAt(
    Wanted wanted, const RemoteChoice &choice, const std::shared_ptr<PythonRuntime> &python)
{
    auto site = std::make_unique<Site>(std::move(wanted));
    auto made = std::make_unique<KernelExecutor>(std::move(site), python, hostStubs(python));
    made->setPackages(choice.packages, choice.container.reported);
    return made;
}

using Made = Result<std::unique_ptr<Executor>>;
using Python = std::shared_ptr<PythonRuntime>;

ContainerChoice containerOf(const RemoteChoice &choice)
{
    ContainerChoice container = choice.container;
    container.hasPackages = !choice.packages.packages.empty();
    return container;
}

Made makeContainer(const RemoteChoice &choice, const Python &python)
{
    ContainerChoice container = containerOf(choice);
    if (container.hasPackages)
        return std::unexpected(
            Error { ErrorCode::Unavailable, {}, {}, {}, "for docker, packages are part of the image" });
    return std::make_unique<ContainerExecutor>(std::move(container), python, hostStubs(python));
}

Made makeContainerKernels(const RemoteChoice &choice, const Python &python)
{
    return executorAt<ContainerKernels>(containerOf(choice), choice, python);
}

/// Creates the executor for a site with kernels, from its type and its options.
template <typename Site, auto wantedOf>
Made makeKernels(const RemoteChoice &choice, const Python &python)
{
    auto wanted = wantedOf(choice);
    if (!wanted)
        return std::unexpected(wanted.error());
    return executorAt<Site>(std::move(*wanted), choice, python);
}

/// A thread for one request that can be stopped.
class Question final {
public:
    explicit Question(const RemoteChoice &choice)
        : m_stop(choice.stop, [this] { m_thread.cancel(); })
    {
    }
    NetworkThread &thread() { return m_thread; }

private:
    NetworkThread m_thread;
    std::stop_callback<std::function<void()>> m_stop; ///< destroyed before the thread
};

Resources resourcesOf(const QList<CloudSandbox> &sandboxes)
{
    Resources found;
    for (const CloudSandbox &sandbox : sandboxes)
        found.append({ .id = sandbox.id, .kind = sandbox.kind, .since = sandbox.since });
    return found;
}

// Runs a function with the engine that the choice names, on another thread.
template <typename Value>
Result<Value> withEngine(const RemoteChoice &choice, const std::function<Result<Value>(EngineClient &)> &event)
{
    const auto address = addressOf(choice.container);
    if (!address)
        return std::unexpected(address.error());
    Question question(choice);
    return question.thread().run([&]() -> Result<Value> {
        EngineClient engine(question.thread(), *address);
        if (const auto known = engine.negotiate(); !known)
            return std::unexpected(known.error());
        return event(engine);
    });
}

Result<QString> testEngine(const RemoteChoice &choice)
{
    return withEngine<QString>(choice, [](EngineClient &engine) { return engine.description(); });
}

Result<Resources> listContainers(const RemoteChoice &choice)
{
    return withEngine<Resources>(choice, [](EngineClient &engine) -> Result<Resources> {
        const auto found = Container::list(engine);
        return found ? Result<Resources>(resourcesOf(*found)) : std::unexpected(found.error());
    });
}

Result<void> stopContainer(const RemoteChoice &choice, const QString &id)
{
    return withEngine<void>(choice, [&](EngineClient &engine) { return Container::remove(engine, id); });
}

Result<QString> testJupyter(const RemoteChoice &choice)
{
    const auto server = serverOf(choice);
    if (!server)
        return std::unexpected(server.error());
    Question question(choice);
    const auto ready
        = question.thread().run([&] { return KernelGateway(question.thread(), *server).awaitReady(testTime); });
    return ready ? Result<QString>(server->url.toString(QUrl::RemoveUserInfo)) : std::unexpected(ready.error());
}

template <typename Site, auto wantedOf>
Result<Resources> listSandboxes(const RemoteChoice &choice)
{
    Question question(choice);
    const auto wanted = wantedOf(choice);
    if (!wanted)
        return std::unexpected(wanted.error());
    return question.thread().run([&] { return Site::list(question.thread(), *wanted); }).transform(resourcesOf);
}

template <typename Site, auto wantedOf>
Result<QString> testCloud(const RemoteChoice &choice)
{
    const auto found = listSandboxes<Site, wantedOf>(choice);
    return found ? Result<QString>(choice.executor) : std::unexpected(found.error());
}

template <typename Site, auto wantedOf>
Result<void> stopSandbox(const RemoteChoice &choice, const QString &id)
{
    Question question(choice);
    const auto wanted = wantedOf(choice);
    if (!wanted)
        return std::unexpected(wanted.error());
    return question.thread().run([&] { return Site::stop(question.thread(), *wanted, id); });
}

/// The functions for one kind of executor (see executors.h).
struct RemoteKind {
    QStringView id;
    Made (*make)(const RemoteChoice &choice, const Python &python);
    Result<QString> (*test)(const RemoteChoice &choice);
    Result<Resources> (*list)(const RemoteChoice &choice) = nullptr; ///< nullptr: its sessions cannot be listed
    Result<void> (*stop)(const RemoteChoice &choice, const QString &id) = nullptr;
};

template <typename Site, auto wantedOf>
constexpr RemoteKind cloud(QStringView id)
{
    return { id, makeKernels<Site, wantedOf>, testCloud<Site, wantedOf>, listSandboxes<Site, wantedOf>,
        stopSandbox<Site, wantedOf> };
}

constexpr RemoteKind kinds[] = {
    { u"docker", makeContainer, testEngine, listContainers, stopContainer },
    { u"docker-kernel", makeContainerKernels, testEngine, listContainers, stopContainer },
    { u"jupyter", makeKernels<ServedKernels, serverOf>, testJupyter },
    cloud<E2bSite, e2bOf>(u"e2b"),
    cloud<ModalSite, modalOf>(u"modal"),
    cloud<BlaxelSite, blaxelOf>(u"blaxel"),
};

Result<const RemoteKind *> kindOf(const RemoteChoice &choice)
{
    const auto *found = std::ranges::find(kinds, choice.executor, &RemoteKind::id);
    if (found == std::ranges::end(kinds))
        return std::unexpected(unknown(choice.executor));
    return found;
}

} // namespace

Result<std::unique_ptr<Executor>> makeRemote(const RemoteChoice &choice, std::shared_ptr<PythonRuntime> python)
{
    return kindOf(choice).and_then([&](const RemoteKind *kind) { return kind->make(choice, python); });
}

Result<QString> testRemote(const RemoteChoice &choice)
{
    return kindOf(choice).and_then([&](const RemoteKind *kind) { return kind->test(choice); });
}

Result<QList<RemoteResource>> runningAt(const RemoteChoice &choice)
{
    return kindOf(choice).and_then(
        [&](const RemoteKind *kind) { return kind->list ? kind->list(choice) : Result<Resources>(Resources()); });
}

Result<void> stopRemote(const RemoteChoice &choice, const QString &id)
{
    return kindOf(choice).and_then([&](const RemoteKind *kind) -> Result<void> {
        return kind->stop ? kind->stop(choice, id) : std::unexpected(unknown(choice.executor));
    });
}

} // namespace vitrine
