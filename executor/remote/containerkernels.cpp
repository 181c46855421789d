// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/containerkernels.h"

#include "executor/remote/kernelside.h"

#include <QUuid>

namespace vitrine {

namespace {

using Json = EngineClient::Json;

constexpr std::chrono::seconds startTime { 60 };
constexpr QLatin1StringView port("8888");

// The command that the image runs by default.
QStringList commandOf(const Json &image)
{
    QStringList words;
    for (const char *site : { "/Config/Entrypoint", "/Config/Cmd" }) {
        const Json::json_pointer part(site);
        if (!image.contains(part) || !image.at(part).is_array())
            continue;
        for (const Json &word : image.at(part)) {
            if (word.is_string())
                words << QString::fromStdString(word.get<std::string>());
        }
    }
    return words;
}

} // namespace

QByteArray ContainerKernels::usualRecipe()
{
    return "FROM python:3.13-slim-bookworm\n"
           "RUN pip install --no-cache-dir jupyter_kernel_gateway jupyter_client ipykernel\n"
           "EXPOSE 8888\n"
           "CMD [\"jupyter\", \"kernelgateway\", \"--KernelGatewayApp.ip=127.0.0.1\", "
           "\"--KernelGatewayApp.port=8888\"]\n";
}

ContainerKernels::~ContainerKernels() { close(); }

void ContainerKernels::close()
{
    m_tunnel.reset();
    m_container.reset();
}

Result<void> ContainerKernels::start(NetworkThread &thread, bool isOpen)
{
    if (auto reached = reachEngine(m_engine, thread, m_choice); !reached)
        return reached;
    const auto image = EngineImage(*m_engine, m_choice).chosen("kernel", usualRecipe());
    return image ? startServer(*image, isOpen) : std::unexpected(image.error());
}

Result<void> ContainerKernels::startServer(const EngineImage::Known &image, bool isOpen)
{
    const QStringList server = commandOf(image.document);
    if (server.isEmpty())
        return std::unexpected(Error { ErrorCode::BadValue, {}, {}, {}, "the image does not define a command" });
    m_choice.report(SiteProgress::Stage::Starting, image.id.toStdString());
    m_server.token = QUuid::createUuid().toString(QUuid::Id128);
    const QByteArray token = m_server.token.toUtf8();
    const ContainerSpec spec { .image = image.id,
        .command
        = QStringList { QStringLiteral("python3"), QStringLiteral("-Ic"),
              QString::fromUtf8(containerSide().data(), static_cast<qsizetype>(containerSide().size())), QString(port) }
            + server,
        .environment = { { "KG_AUTH_TOKEN", token }, { "JUPYTER_TOKEN", token }, { "USER", "nobody" },
            { "JUPYTER_RUNTIME_DIR", "/tmp/jupyter" }, { "IPYTHONDIR", "/tmp/ipython" },
            { "VITRINE_PACKAGES", m_choice.hasPackages ? "/packages" : "/tmp" } },
        .network = isOpen ? m_choice.network : QStringLiteral("none"),
        .limits = m_choice.limits,
        .hasPackages = m_choice.hasPackages };
    auto container = Container::start(*m_engine, spec,
        [this](const std::string &warning) { m_choice.report(SiteProgress::Stage::Warning, warning); });
    if (!container)
        return std::unexpected(container.error());
    m_container = std::move(*container);
    m_isOpen = isOpen;
    m_tunnel = std::make_unique<ContainerTunnel>(m_container->streams());
    const auto listening = m_tunnel->listen();
    if (!listening)
        return std::unexpected(listening.error());
    m_server.url = QUrl(QStringLiteral("http://127.0.0.1:%1").arg(*listening));
    return {};
}

// Does not wait for a server that ends before it listens.
Result<KernelServer> ContainerKernels::reach(NetworkThread &thread)
{
    const auto deadline = NetworkThread::Clock::now() + startTime;
    KernelGateway gateway(thread, m_server);
    auto ready = gateway.awaitReady(std::chrono::seconds(1));
    const auto isStarting = [&ready] {
        return !ready && ready.error().code != ErrorCode::Cancelled && ready.error().code != ErrorCode::KeyRejected;
    };
    while (isStarting() && m_container->streams().isOpen() && NetworkThread::Clock::now() < deadline)
        ready = gateway.awaitReady(std::chrono::seconds(1));
    if (ready)
        return m_server;
    Error error = ready.error();
    constexpr qsizetype most = 300;
    const QByteArray said = m_container->streams().complaints().right(most);
    if (isStarting() && !said.isEmpty())
        error.detail += ": " + said.toStdString();
    return std::unexpected(std::move(error));
}

// A container is reused by later sessions, unless their network access differs.
Result<KernelServer> ContainerKernels::open(NetworkThread &thread, const Policy &policy)
{
    const bool isOpen = !policy.hosts.empty();
    if (m_container && (m_isOpen != isOpen || !m_container->streams().isOpen()))
        close();
    if (!m_container) {
        if (const auto started = start(thread, isOpen); !started) {
            close();
            return std::unexpected(started.error());
        }
    }
    auto server = reach(thread);
    if (server)
        m_choice.report(SiteProgress::Stage::Ready);
    else
        close();
    return server;
}

} // namespace vitrine
