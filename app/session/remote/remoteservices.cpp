// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/remote/remoteservices.h"

#include "app/session/remote/hostdoubles.h"
#include "executor/remote/blaxelplace.h"
#include "executor/remote/containerexecutor.h"
#include "executor/remote/containerkernels.h"
#include "executor/remote/e2bplace.h"
#include "executor/remote/kernelexecutor.h"
#include "executor/remote/modalplace.h"
#include "executor/remote/servedkernels.h"

#include <functional>

namespace vitrine {

namespace {

using Resources = QList<RemoteResource>;

constexpr QStringView jupyter = u"jupyter";
constexpr QStringView docker = u"docker";
constexpr QStringView dockerKernel = u"docker-kernel";
constexpr QStringView e2b = u"e2b";
constexpr QStringView blaxel = u"blaxel";
constexpr QStringView modal = u"modal";
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
    found.told = choice.container.told;
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
    found.told = choice.container.told;
    return found;
}

template <typename Place, typename Wanted>
std::unique_ptr<Executor> executorAt(
    Wanted wanted, const RemoteChoice &choice, const std::shared_ptr<PythonRuntime> &python)
{
    auto place = std::make_unique<Place>(std::move(wanted));
    auto made = std::make_unique<KernelExecutor>(std::move(place), python, hostDoubles(python));
    made->setPackages(choice.packages, choice.container.told);
    return made;
}

Result<std::unique_ptr<Executor>> makeContainer(
    const RemoteChoice &choice, const std::shared_ptr<PythonRuntime> &python)
{
    ContainerChoice container = choice.container;
    container.hasPackages = !choice.packages.packages.empty();
    if (choice.executor == dockerKernel)
        return executorAt<ContainerKernels>(std::move(container), choice, python);
    if (container.hasPackages)
        return std::unexpected(
            Error { ErrorCode::Unavailable, {}, {}, {}, "packages of docker are those of its image" });
    return std::make_unique<ContainerExecutor>(std::move(container), python, hostDoubles(python));
}

/// A cloud, and who asks it for what. `act` is given the place's type and the choice.
template <typename Act>
auto withCloud(const RemoteChoice &choice, const Act &act) -> decltype(act.template operator()<E2bPlace>(E2bChoice()))
{
    const auto hand = [&]<typename Place>(auto wanted) -> decltype(act.template operator()<E2bPlace>(E2bChoice())) {
        if (!wanted)
            return std::unexpected(wanted.error());
        return act.template operator()<Place>(std::move(*wanted));
    };
    if (choice.executor == e2b)
        return hand.template operator()<E2bPlace>(e2bOf(choice));
    if (choice.executor == modal)
        return hand.template operator()<ModalPlace>(modalOf(choice));
    if (choice.executor == blaxel)
        return hand.template operator()<BlaxelPlace>(blaxelOf(choice));
    return std::unexpected(unknown(choice.executor));
}

Result<std::unique_ptr<Executor>> makeCloud(const RemoteChoice &choice, const std::shared_ptr<PythonRuntime> &python)
{
    return withCloud(choice, [&]<typename Place>(auto wanted) -> Result<std::unique_ptr<Executor>> {
        return executorAt<Place>(std::move(wanted), choice, python);
    });
}

bool isEngine(const RemoteChoice &choice) { return choice.executor == docker || choice.executor == dockerKernel; }

/// A thread for one question, which may be stopped.
class Question final {
public:
    explicit Question(const RemoteChoice &choice)
        : m_stop(choice.stop, [this] { m_thread.cancel(); })
    {
    }
    NetworkThread &thread() { return m_thread; }

private:
    NetworkThread m_thread;
    std::stop_callback<std::function<void()>> m_stop; ///< before the thread goes
};

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
    Question question(choice);
    return question.thread().run([&]() -> Result<Value> {
        EngineClient engine(question.thread(), *address);
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
    Question question(choice);
    const auto ready
        = question.thread().run([&] { return KernelGateway(question.thread(), *server).awaitReady(testTime); });
    return ready ? Result<QString>(server->url.toString(QUrl::RemoveUserInfo)) : std::unexpected(ready.error());
}

} // namespace

Result<std::unique_ptr<Executor>> makeRemote(const RemoteChoice &choice, std::shared_ptr<PythonRuntime> python)
{
    if (isEngine(choice))
        return makeContainer(choice, python);
    if (choice.executor != jupyter)
        return makeCloud(choice, python);
    auto server = serverOf(choice);
    if (!server)
        return std::unexpected(server.error());
    return executorAt<ServedKernels>(std::move(*server), choice, python);
}

Result<QString> testRemote(const RemoteChoice &choice)
{
    if (choice.executor == jupyter)
        return testJupyter(choice);
    if (isEngine(choice))
        return withEngine<QString>(choice, [](EngineClient &engine) { return engine.description(); });
    const auto found = runningAt(choice);
    return found ? Result<QString>(choice.executor) : std::unexpected(found.error());
}

Result<QList<RemoteResource>> runningAt(const RemoteChoice &choice)
{
    if (choice.executor == jupyter)
        return Resources();
    if (isEngine(choice))
        return withEngine<Resources>(choice, [](EngineClient &engine) -> Result<Resources> {
            const auto found = Container::list(engine);
            return found ? Result<Resources>(resourcesOf(*found)) : std::unexpected(found.error());
        });
    Question question(choice);
    return withCloud(choice, [&]<typename Place>(const auto &wanted) -> Result<Resources> {
        return question.thread().run([&] { return Place::list(question.thread(), wanted); }).transform(resourcesOf);
    });
}

Result<void> stopRemote(const RemoteChoice &choice, const QString &id)
{
    if (choice.executor == jupyter)
        return std::unexpected(unknown(choice.executor));
    if (isEngine(choice))
        return withEngine<void>(choice, [&](EngineClient &engine) { return Container::remove(engine, id); });
    Question question(choice);
    return withCloud(choice, [&]<typename Place>(const auto &wanted) -> Result<void> {
        return question.thread().run([&] { return Place::stop(question.thread(), wanted, id); });
    });
}

} // namespace vitrine
