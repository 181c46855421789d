// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/remote/remoteservices.h"

#include "app/remote/hostdoubles.h"
#include "executor/remote/blaxelplace.h"
#include "executor/remote/containerexecutor.h"
#include "executor/remote/e2bplace.h"
#include "executor/remote/kernelexecutor.h"
#include "executor/remote/servedkernels.h"

#include <functional>

namespace vitrine {

namespace {

using Resources = QList<RemoteResource>;

constexpr QStringView jupyter = u"jupyter";
constexpr QStringView docker = u"docker";
constexpr QStringView e2b = u"e2b";
constexpr std::chrono::seconds testTime { 10 };

Error unknown(const QString &executor)
{
    return { ErrorCode::BadValue, {}, {}, {}, "no executor elsewhere: " + executor.toStdString() };
}

Result<KernelServer> serverOf(const RemoteChoice &choice)
{
    auto server = ServedKernels::serverFrom(choice.server);
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
    return found;
}

template <typename Place, typename Wanted>
std::unique_ptr<Executor> executorAt(Wanted wanted, const std::shared_ptr<PythonRuntime> &python)
{
    return std::make_unique<KernelExecutor>(std::make_unique<Place>(std::move(wanted)), python, hostDoubles(python));
}

Result<std::unique_ptr<Executor>> makeCloud(const RemoteChoice &choice, const std::shared_ptr<PythonRuntime> &python)
{
    if (choice.executor == e2b) {
        auto wanted = e2bOf(choice);
        return wanted ? Result<std::unique_ptr<Executor>>(executorAt<E2bPlace>(std::move(*wanted), python))
                      : std::unexpected(wanted.error());
    }
    auto wanted = blaxelOf(choice);
    return wanted ? Result<std::unique_ptr<Executor>>(executorAt<BlaxelPlace>(std::move(*wanted), python))
                  : std::unexpected(wanted.error());
}

Resources resourcesOf(const QList<CloudSandbox> &sandboxes)
{
    Resources found;
    for (const CloudSandbox &sandbox : sandboxes)
        found.append({ .id = sandbox.id, .kind = sandbox.kind, .since = sandbox.since });
    return found;
}

// Does something with the engine that the choice names, on a thread of its own.
template <typename Value>
Result<Value> withEngine(const RemoteChoice &choice, const std::function<Result<Value>(EngineClient &)> &act)
{
    const auto address = addressOf(choice.container);
    if (!address)
        return std::unexpected(address.error());
    NetworkThread thread;
    return thread.run([&]() -> Result<Value> {
        EngineClient engine(thread, *address);
        if (const auto known = engine.negotiate(); !known)
            return std::unexpected(known.error());
        return act(engine);
    });
}

Result<QString> testJupyter(const RemoteChoice &choice)
{
    const auto server = serverOf(choice);
    if (!server)
        return std::unexpected(server.error());
    NetworkThread thread;
    const auto ready = thread.run([&] { return KernelGateway(thread, *server).awaitReady(testTime); });
    return ready ? Result<QString>(server->url.toString(QUrl::RemoveUserInfo)) : std::unexpected(ready.error());
}

} // namespace

Result<std::unique_ptr<Executor>> makeRemote(const RemoteChoice &choice, std::shared_ptr<PythonRuntime> python)
{
    if (choice.executor == docker)
        return std::make_unique<ContainerExecutor>(choice.container, python, hostDoubles(python));
    if (choice.executor != jupyter)
        return makeCloud(choice, python);
    auto server = serverOf(choice);
    if (!server)
        return std::unexpected(server.error());
    return executorAt<ServedKernels>(std::move(*server), python);
}

Result<QString> testRemote(const RemoteChoice &choice)
{
    if (choice.executor == jupyter)
        return testJupyter(choice);
    if (choice.executor == docker)
        return withEngine<QString>(choice, [](EngineClient &engine) { return engine.description(); });
    const auto found = runningAt(choice);
    return found ? Result<QString>(choice.executor) : std::unexpected(found.error());
}

Result<QList<RemoteResource>> runningAt(const RemoteChoice &choice)
{
    if (choice.executor == jupyter)
        return Resources();
    if (choice.executor == docker)
        return withEngine<Resources>(choice, [](EngineClient &engine) -> Result<Resources> {
            const auto found = Container::list(engine);
            return found ? Result<Resources>(resourcesOf(*found)) : std::unexpected(found.error());
        });
    NetworkThread thread;
    return thread.run([&]() -> Result<Resources> {
        if (choice.executor == e2b) {
            const auto wanted = e2bOf(choice);
            const auto found = wanted.and_then([&](const E2bChoice &one) { return E2bPlace::list(thread, one); });
            return found.transform(resourcesOf);
        }
        const auto wanted = blaxelOf(choice);
        const auto found = wanted.and_then([&](const BlaxelChoice &one) { return BlaxelPlace::list(thread, one); });
        return found.transform(resourcesOf);
    });
}

Result<void> stopRemote(const RemoteChoice &choice, const QString &id)
{
    if (choice.executor == jupyter)
        return std::unexpected(unknown(choice.executor));
    if (choice.executor == docker)
        return withEngine<void>(choice, [&](EngineClient &engine) { return Container::remove(engine, id); });
    NetworkThread thread;
    return thread.run([&]() -> Result<void> {
        if (choice.executor == e2b)
            return e2bOf(choice).and_then([&](const E2bChoice &one) { return E2bPlace::stop(thread, one, id); });
        return blaxelOf(choice).and_then([&](const BlaxelChoice &one) { return BlaxelPlace::stop(thread, one, id); });
    });
}

} // namespace vitrine
