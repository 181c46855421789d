// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/modalsite.h"

#include "base/formatted.h"
#include "executor/remote/modalservice.h"
#include "executor/remote/signoflife.h"

#include <QDateTime>
#include <QTimeZone>
#include <QUuid>

#include <algorithm>

namespace vitrine {

namespace {

using namespace modal::client;
using Clock = NetworkThread::Clock;
using Client = ModalService::Client;

constexpr std::uint32_t kernelPort = 8888;
constexpr int createIfMissing = 1;
constexpr int ownedByApp = 4;
constexpr int success = 1;
constexpr int tooLate = 4;
constexpr int openNetwork = 1;
constexpr int namedNetworks = 3;
constexpr float joinSeconds = 55;
constexpr float tunnelSeconds = 50;

Error noAnswer(const char *what)
{
    return { ErrorCode::BadAnswer, {}, {}, {}, formatted("Modal did not return the {}", what) };
}

Result<QString> named(const QString &id, const char *what)
{
    return id.isEmpty() ? Result<QString>(std::unexpected(noAnswer(what))) : id;
}

bool isId(const QString &id)
{
    return !id.isEmpty() && std::ranges::all_of(id, [](QChar c) {
        return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || c == u'-';
    });
}

Result<QString> appOf(ModalService &service, const QString &name, int creation)
{
    AppGetOrCreateRequest wanted;
    wanted.setAppName(name);
    wanted.setEnvironmentName(service.credentials().environment);
    wanted.setObjectCreationType(creation);
    const auto answer = service.ask<AppGetOrCreateResponse>(&Client::AppGetOrCreate, wanted);
    return answer ? named(answer->appId(), "app") : std::unexpected(answer.error());
}

Result<QString> builderOf(ModalService &service)
{
    EnvironmentGetOrCreateRequest wanted;
    wanted.setDeploymentName(service.credentials().environment);
    const auto answer = service.ask<EnvironmentGetOrCreateResponse>(&Client::EnvironmentGetOrCreate, wanted);
    return answer ? named(answer->metadata().settings().imageBuilderVersion(), "version of its images")
                  : std::unexpected(answer.error());
}

Result<void> terminate(ModalService &service, const QString &id)
{
    if (!isId(id))
        return std::unexpected(Error { ErrorCode::BadValue, {}, {}, {}, "not the ID of a sandbox" });
    SandboxTerminateRequest wanted;
    wanted.setSandboxId(id);
    const auto answer = service.ask<SandboxTerminateResponse>(&Client::SandboxTerminate, wanted);
    if (!answer && answer.error().code != ErrorCode::NotFound)
        return std::unexpected(answer.error());
    return {};
}

// The site in the signs of life of sandboxes.
QString siteOf(const ModalChoice &choice)
{
    return u"modal " % choice.credentials.servers.first().authority() % u' ' % choice.app;
}

void endLeftBehind(ModalService &service, const ModalChoice &choice)
{
    SignOfLife::clear(siteOf(choice), [&](const QString &, const QStringList &ids) {
        return std::ranges::all_of(ids, [&](const QString &id) { return terminate(service, id).has_value(); });
    });
}

Image baseImage(const QString &of)
{
    Image image;
    image.setDockerfileCommands({ u"FROM " % of,
        QStringLiteral("RUN apt-get update && apt-get install -y gcc g++ gfortran && rm -rf /var/lib/apt/lists/*"),
        QStringLiteral("RUN python -m pip install --upgrade pip uv") });
    return image;
}

Image kernelImage(const QString &base)
{
    BaseImage below;
    below.setImageId(base);
    below.setDockerTag(QStringLiteral("base"));
    Image image;
    image.setBaseImages({ below });
    image.setDockerfileCommands({ QStringLiteral("FROM base"),
        QStringLiteral("RUN uv pip install --system ipykernel jupyter_kernel_gateway") });
    return image;
}

CloudSandbox sandboxOf(const SandboxInfo &reported, const QString &app)
{
    const auto made = QDateTime::fromSecsSinceEpoch(static_cast<qint64>(reported.createdAt()), QTimeZone::UTC);
    return { .id = reported.id_proto(), .kind = app, .since = made.toString(Qt::ISODate) };
}

// The port is only accessed from outside, which works for a sandbox without a network of its own.
NetworkAccess networkFor(const Policy &policy)
{
    NetworkAccess access;
    access.setNetworkAccessType(policy.hosts.empty() ? namedNetworks : openNetwork);
    if (policy.hosts.empty())
        access.setAllowedCidrs({ QStringLiteral("127.0.0.1/32") });
    return access;
}

} // namespace

/// Manages the sandbox from creation to end.
struct ModalSite::Sandbox {
    Sandbox(NetworkThread &network, const ModalChoice &wanted)
        : thread(network)
        , choice(wanted)
        , service(network, wanted.credentials)
    {
    }
    ~Sandbox()
    {
        if (id.isEmpty())
            return;
        service.forgetCancel();
        if (!terminate(service, id))
            sign->leave(); // the next process removes it; the service also ends it in time
    }
    Sandbox(const Sandbox &) = delete;
    Sandbox &operator=(const Sandbox &) = delete;

    Result<void> make(const Policy &policy);
    Result<KernelServer> await();

    bool isOpen = false; ///< to the network

private:
    Result<QString> imageOf(Image image);
    Result<void> build(const QString &image);
    Result<QString> secretOf(const QString &value);
    Result<void> start(const QString &image, const QString &secret, const Policy &policy);
    Result<void> findTunnel();
    void report(SiteProgress::Stage stage, const QString &detail) const;

    NetworkThread &thread;
    const ModalChoice &choice;
    ModalService service;
    QString app;
    QString builder;
    QString id; ///< empty: there is none
    std::optional<SignOfLife> sign;
    KernelServer server = { .url = {}, .token = {} };
};

void ModalSite::Sandbox::report(SiteProgress::Stage stage, const QString &detail) const
{
    if (choice.reported)
        choice.reported({ stage, detail.toStdString() });
}

// Done when the result is available; a stream ends earlier if the build takes long, or the connection is closed.
Result<void> ModalSite::Sandbox::build(const QString &image)
{
    ImageJoinStreamingRequest wanted;
    wanted.setImageId(image);
    wanted.setTimeout(joinSeconds);
    Outcome outcome;
    const auto take = [&](const ImageJoinStreamingResponse &reported) {
        for (const TaskLogs &line : reported.taskLogs())
            report(SiteProgress::Stage::BuildingImage, line.data());
        if (!reported.entryId().isEmpty())
            wanted.setLastEntryId(reported.entryId());
        outcome = reported.result();
        return outcome.status() == 0;
    };
    const auto deadline = Clock::now() + choice.buildTime;
    while (outcome.status() == 0) {
        const auto followed = service.follow(wanted, take);
        if (!followed && followed.error().code != ErrorCode::Unavailable)
            return followed;
        if (Clock::now() >= deadline)
            return std::unexpected(
                Error { ErrorCode::Unavailable, {}, {}, {}, "Modal did not build the image in time" });
        if (!followed || outcome.status() == 0)
            thread.waitUntil([] { return false; }, Clock::now() + std::chrono::milliseconds(200));
    }
    constexpr std::size_t most = 300;
    if (outcome.status() != success)
        return std::unexpected(Error { ErrorCode::Unavailable, {}, {}, {},
            "Modal could not build the image: " + outcome.exception().toStdString().substr(0, most) });
    return {};
}

Result<QString> ModalSite::Sandbox::imageOf(Image image)
{
    image.setVersion(builder);
    ImageGetOrCreateRequest wanted;
    wanted.setImage(image);
    wanted.setAppId(app);
    wanted.setBuilderVersion(builder);
    const auto answer = service.ask<ImageGetOrCreateResponse>(&Client::ImageGetOrCreate, wanted);
    if (!answer)
        return std::unexpected(answer.error());
    const auto known = named(answer->imageId(), "image");
    if (!known || answer->result().status() == success)
        return known;
    report(SiteProgress::Stage::BuildingImage, *known);
    const auto built = build(*known);
    return built ? known : std::unexpected(built.error());
}

Result<QString> ModalSite::Sandbox::secretOf(const QString &value)
{
    SecretGetOrCreateRequest wanted;
    wanted.setEnvironmentName(choice.credentials.environment);
    wanted.setObjectCreationType(ownedByApp);
    wanted.setEnvDict({ { QStringLiteral("KG_AUTH_TOKEN"), value } });
    wanted.setAppId(app);
    const auto answer = service.ask<SecretGetOrCreateResponse>(&Client::SecretGetOrCreate, wanted);
    return answer ? named(answer->secretId(), "secret") : std::unexpected(answer.error());
}

Result<void> ModalSite::Sandbox::start(const QString &image, const QString &secret, const Policy &policy)
{
    PortSpec port;
    port.setPort(kernelPort);
    PortSpecs ports;
    ports.setPorts({ port });
    modal::client::Sandbox definition;
    definition.setEntrypointArgs({ QStringLiteral("jupyter"), QStringLiteral("kernelgateway"),
        QStringLiteral("--KernelGatewayApp.ip=0.0.0.0"), QStringLiteral("--KernelGatewayApp.port=8888") });
    definition.setImageId(image);
    definition.setSecretIds({ secret });
    definition.setTimeoutSecs(static_cast<std::uint32_t>(choice.life.count()));
    definition.setIdleTimeoutSecs(static_cast<std::uint32_t>(choice.idle.count()));
    definition.setOpenPorts(ports);
    definition.setNetworkAccess(networkFor(policy));
    SandboxCreateRequest wanted;
    wanted.setAppId(app);
    wanted.setDefinition(definition);
    wanted.setEnvironmentName(choice.credentials.environment);
    auto given = SignOfLife::give(siteOf(choice));
    if (!given)
        return std::unexpected(given.error());
    sign.emplace(std::move(*given));
    const auto answer = service.make<SandboxCreateResponse>(&Client::SandboxCreate, wanted);
    if (!answer)
        return std::unexpected(answer.error());
    if (!isId(answer->sandboxId()))
        return std::unexpected(noAnswer("sandbox"));
    id = answer->sandboxId();
    sign->note(id);
    isOpen = !policy.hosts.empty();
    if (choice.started)
        choice.started(id);
    return {};
}

Result<void> ModalSite::Sandbox::findTunnel()
{
    SandboxGetTunnelsRequest wanted;
    wanted.setSandboxId(id);
    wanted.setTimeout(tunnelSeconds);
    const auto answer = service.ask<SandboxGetTunnelsResponse>(&Client::SandboxGetTunnels, wanted);
    if (!answer)
        return std::unexpected(answer.error());
    if (answer->result().status() == tooLate)
        return std::unexpected(Error { ErrorCode::Unavailable, {}, {}, {}, "the Modal sandbox did not start in time" });
    const auto tunnels = answer->tunnels();
    const auto found = std::ranges::find(tunnels, kernelPort, &TunnelData::containerPort);
    constexpr std::uint32_t lastPort = 65535;
    if (found == tunnels.end() || found->port() == 0 || found->port() > lastPort)
        return std::unexpected(noAnswer("port of the sandbox"));
    server.url.setScheme(choice.credentials.servers.first().scheme()); // tokens are not sent over a less secure scheme
    server.url.setHost(found->host(), QUrl::StrictMode);
    server.url.setPort(static_cast<int>(found->port()));
    return server.url.host().isEmpty() ? Result<void>(std::unexpected(noAnswer("host of the sandbox")))
                                       : Result<void>();
}

Result<void> ModalSite::Sandbox::make(const Policy &policy)
{
    report(SiteProgress::Stage::Connecting, choice.credentials.servers.first().host());
    if (const auto there = service.greet(); !there)
        return there;
    endLeftBehind(service, choice);
    const auto taken = [](QString &site) {
        return [&site](QString value) -> Result<void> {
            site = std::move(value);
            return {};
        };
    };
    server.token = QUuid::createUuid().toString(QUuid::Id128);
    return appOf(service, choice.app, createIfMissing)
        .and_then(taken(app))
        .and_then([&] { return builderOf(service); })
        .and_then(taken(builder))
        .and_then([&] { return imageOf(baseImage(choice.image)); })
        .and_then([&](const QString &base) { return imageOf(kernelImage(base)); })
        .and_then([&](const QString &image) {
            report(SiteProgress::Stage::Starting, image);
            return secretOf(server.token).and_then([&](const QString &secret) { return start(image, secret, policy); });
        })
        .and_then([&] { return findTunnel(); });
}

Result<KernelServer> ModalSite::Sandbox::await()
{
    if (const auto ready = KernelGateway(thread, server).awaitReady(choice.startTime); !ready)
        return std::unexpected(ready.error());
    report(SiteProgress::Stage::Ready, id);
    return server;
}

ModalSite::ModalSite(ModalChoice choice)
    : m_choice(std::move(choice))
{
}

ModalSite::~ModalSite() = default;

bool ModalSite::isThere() { return true; }

// A sandbox is reused by later sessions, unless these must have less access.
Result<KernelServer> ModalSite::open(NetworkThread &thread, const Policy &policy)
{
    if (m_sandbox && m_sandbox->isOpen != !policy.hosts.empty())
        m_sandbox.reset();
    if (!m_sandbox) {
        auto sandbox = std::make_unique<Sandbox>(thread, m_choice);
        if (const auto made = sandbox->make(policy); !made)
            return std::unexpected(made.error());
        m_sandbox = std::move(sandbox);
    }
    auto server = m_sandbox->await();
    if (!server)
        m_sandbox.reset();
    return server;
}

Result<QList<CloudSandbox>> ModalSite::list(NetworkThread &thread, const ModalChoice &choice)
{
    ModalService service(thread, choice.credentials);
    if (const auto there = service.greet(); !there)
        return std::unexpected(there.error());
    constexpr int justLook = 0;
    const auto app = appOf(service, choice.app, justLook);
    if (!app)
        return app.error().code == ErrorCode::NotFound ? Result<QList<CloudSandbox>>({}) : std::unexpected(app.error());
    constexpr int mostPages = 100;
    SandboxListRequest wanted;
    wanted.setAppId(*app);
    wanted.setEnvironmentName(choice.credentials.environment);
    QList<CloudSandbox> found;
    for (int pages = 0; pages < mostPages; ++pages) {
        const auto listed = service.ask<SandboxListResponse>(&Client::SandboxList, wanted);
        if (!listed)
            return std::unexpected(listed.error());
        if (listed->sandboxes().isEmpty())
            break;
        for (const SandboxInfo &one : listed->sandboxes())
            found.append(sandboxOf(one, choice.app));
        wanted.setBeforeTimestamp(listed->sandboxes().last().createdAt());
    }
    return found;
}

Result<void> ModalSite::stop(NetworkThread &thread, const ModalChoice &choice, const QString &id)
{
    ModalService service(thread, choice.credentials);
    if (const auto there = service.greet(); !there)
        return there;
    return terminate(service, id);
}

} // namespace vitrine
