// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/container.h"

#include <QDateTime>
#include <QTimeZone>

#include <algorithm>

namespace vitrine {

namespace {

using Json = EngineClient::Json;

constexpr const char *label = "io.github.vitrine_workbench.sign";

constexpr int mostFiles = 1024;
constexpr int mostOfUser = 4096; ///< processes of all containers together, which have the same user

Json bound(const char *what, int most) { return { { "Name", what }, { "Soft", most }, { "Hard", most } }; }

Json hostSettings(const ContainerSpec &spec)
{
    constexpr double perProcessor = 1e9;
    const std::uint64_t memory = spec.limits.memoryMib << 20U;
    const std::string files = std::to_string(spec.limits.filesMib);
    Json folders { { "/tmp", "rw,nosuid,nodev,noexec,mode=1777,size=" + files + "m" } };
    if (spec.hasPackages)
        folders["/packages"] = "rw,nosuid,nodev,exec,mode=1777,size=" + files + "m";
    return { { "NetworkMode", spec.network.toStdString() }, { "AutoRemove", true }, { "ReadonlyRootfs", true },
        { "CapDrop", { "ALL" } }, { "SecurityOpt", { "no-new-privileges" } }, { "Tmpfs", folders },
        { "Memory", memory }, { "MemorySwap", memory }, { "PidsLimit", spec.limits.processes },
        { "NanoCpus", static_cast<std::int64_t>(spec.limits.processors * perProcessor) },
        { "Ulimits", { bound("nofile", mostFiles), bound("nproc", mostOfUser), bound("core", 0) } } };
}

Json documentFor(const ContainerSpec &spec, const QString &sign)
{
    Json words = Json::array();
    for (const QString &word : spec.command)
        words.push_back(word.toStdString());
    Json environment { "HOME=/tmp" };
    for (const auto &[name, value] : spec.environment)
        environment.push_back(QByteArray(name + '=' + value).toStdString());
    return { { "Image", spec.image.toStdString() }, { "Entrypoint", words }, { "Cmd", Json::array() },
        { "User", "65534:65534" }, { "WorkingDir", "/tmp" }, { "Env", environment }, { "OpenStdin", true },
        { "StdinOnce", true }, { "Tty", false }, { "StopSignal", "SIGKILL" }, { "StopTimeout", 1 },
        { "AttachStdin", true }, { "AttachStdout", true }, { "AttachStderr", true },
        { "Labels", { { label, sign.toStdString() } } }, { "NetworkDisabled", spec.network == u"none" },
        { "HostConfig", hostSettings(spec) } };
}

std::string textAt(const Json &document, const Json::json_pointer &site)
{
    return document.contains(site) && document.at(site).is_string() ? document.at(site).get<std::string>()
                                                                    : std::string();
}

void reportWarnings(const Json &document, const std::function<void(const std::string &)> &warned)
{
    if (!warned || !document.contains("Warnings") || !document["Warnings"].is_array())
        return;
    for (const Json &warning : document["Warnings"]) {
        if (warning.is_string())
            warned(warning.get<std::string>());
    }
}

bool isId(const std::string &text)
{
    constexpr std::size_t longest = 128;
    return !text.empty() && text.size() <= longest
        && std::ranges::all_of(text, [](unsigned char byte) { return std::isalnum(byte) != 0; });
}

// Uses the name if the answer with the id was lost.
QString nameFor(const SignOfLife &sign) { return QStringLiteral("vitrine-") + sign.name(); }

Result<void> removeNamed(EngineClient &engine, const QString &container)
{
    const QUrlQuery all { { QStringLiteral("force"), QStringLiteral("true") },
        { QStringLiteral("v"), QStringLiteral("true") } };
    const auto removed = engine.ask("DELETE", QStringLiteral("/containers/") + container, all);
    const bool isGone = removed || removed.error().code == ErrorCode::NotFound;
    // Locked: it is already being removed.
    if (!isGone && removed.error().code != ErrorCode::Locked)
        return std::unexpected(removed.error());
    return {};
}

QString startOf(const Json &container)
{
    const Json::json_pointer created("/Created");
    const bool isReported
        = container.is_object() && container.contains(created) && container.at(created).is_number_integer();
    return isReported
        ? QDateTime::fromSecsSinceEpoch(container.at(created).get<std::int64_t>(), QTimeZone::UTC).toString(Qt::ISODate)
        : QString::fromStdString(textAt(container, Json::json_pointer("/Status")));
}

Result<Json> listed(EngineClient &engine)
{
    const Json filter { { "label", { label } } };
    return engine.ask("GET", QStringLiteral("/containers/json"),
        { { QStringLiteral("all"), QStringLiteral("true") },
            { QStringLiteral("filters"), QString::fromStdString(filter.dump()) } });
}

} // namespace

Result<std::unique_ptr<Container>> Container::start(
    EngineClient &engine, const ContainerSpec &spec, const std::function<void(const std::string &)> &warned)
{
    auto sign = SignOfLife::give(engine.address().text());
    if (!sign)
        return std::unexpected(sign.error());
    std::unique_ptr<Container> container(new Container(engine, std::move(*sign)));
    const QString path = QStringLiteral("/containers/create");
    const QUrlQuery name { { QStringLiteral("name"), nameFor(container->m_sign) } };
    container->m_mayBe = true;
    const auto created = engine.make(path, name, documentFor(spec, container->m_sign.name()));
    if (!created)
        return std::unexpected(created.error());
    const std::string id = textAt(*created, Json::json_pointer("/Id"));
    if (!isId(id))
        return std::unexpected(Error { ErrorCode::Unavailable, {}, {}, {}, "the engine did not return a container" });
    container->m_id = QString::fromStdString(id);
    reportWarnings(*created, warned);
    // The process reads its input to the end: it has to be attached before the start.
    auto streams = engine.attach(container->m_id);
    if (!streams)
        return std::unexpected(streams.error());
    container->m_streams = std::move(*streams);
    const auto started = engine.ask("POST", QStringLiteral("/containers/%1/start").arg(container->m_id));
    if (!started)
        return std::unexpected(started.error());
    return container;
}

Container::~Container()
{
    m_engine.forgetCancel();
    m_streams.reset();
    // It may have ended, or the engine may be unreachable: then the next process removes it.
    if (m_mayBe && !removeNamed(m_engine, m_id.isEmpty() ? nameFor(m_sign) : m_id))
        m_sign.leave();
}

Result<void> Container::remove(EngineClient &engine, const QString &id)
{
    if (!isId(id.toStdString()))
        return std::unexpected(Error { ErrorCode::BadValue, {}, {}, {}, "not the ID of a container" });
    return removeNamed(engine, id);
}

Result<QList<CloudSandbox>> Container::list(EngineClient &engine)
{
    const auto reported = listed(engine);
    if (!reported)
        return std::unexpected(reported.error());
    QList<CloudSandbox> found;
    for (const Json &container : *reported)
        found.append({ .id = QString::fromStdString(textAt(container, Json::json_pointer("/Id"))),
            .kind = QString::fromStdString(textAt(container, Json::json_pointer("/Image"))),
            .since = startOf(container) });
    return found;
}

Result<int> Container::removeOrphans(EngineClient &engine)
{
    const auto reported = listed(engine);
    if (!reported)
        return std::unexpected(reported.error());
    int count = 0;
    for (const Json &container : *reported) {
        const QString sign
            = QString::fromStdString(textAt(container, Json::json_pointer(std::string("/Labels/") + label)));
        const std::string id = textAt(container, Json::json_pointer("/Id"));
        if (!isId(id) || SignOfLife::stateOf(sign) != SignOfLife::State::Dead)
            continue;
        if (const auto removed = remove(engine, QString::fromStdString(id)); !removed)
            return std::unexpected(removed.error());
        ++count;
    }
    const auto signsLeft = SignOfLife::dead(engine.address().text());
    for (const QString &sign : signsLeft)
        SignOfLife::remove(sign);
    return count;
}

Result<void> reachEngine(std::unique_ptr<EngineClient> &engine, NetworkThread &thread, const ContainerChoice &choice)
{
    if (!engine) {
        auto address = addressOf(choice);
        if (!address)
            return std::unexpected(address.error());
        engine = std::make_unique<EngineClient>(thread, std::move(*address));
        choice.report(SiteProgress::Stage::Connecting, engine->address().text().toStdString());
    }
    if (auto known = engine->negotiate(); !known)
        return known;
    if (const auto removed = Container::removeOrphans(*engine); !removed)
        return std::unexpected(removed.error());
    return {};
}

} // namespace vitrine
