// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/blaxelsite.h"

#include "executor/remote/packages.h"

#include <QUuid>

#include <algorithm>

namespace vitrine {

namespace {

using Clock = NetworkThread::Clock;
using Json = CloudClient::Json;

constexpr std::chrono::minutes refreshBefore { 10 };
constexpr const char *installation = "install-packages"; ///< name of the process
constexpr QStringView ourNames = u"vitrine-";

QUrl usualApi()
{
    if (const QString url = qEnvironmentVariable("BL_API_URL"); !url.isEmpty())
        return QUrl(url, QUrl::StrictMode);
    const QString env = qEnvironmentVariable("BL_ENV", QStringLiteral("prod"));
    return QUrl(
        env == u"prod" ? QStringLiteral("https://api.blaxel.ai/v0") : QStringLiteral("https://api.blaxel.dev/v0"));
}

bool isPlain(const QString &name)
{
    return !name.isEmpty() && std::ranges::all_of(name, [](QChar c) {
        return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'z') || c == u'-';
    });
}

Result<void> removeByName(BlaxelControl &control, const QString &name)
{
    if (!isPlain(name))
        return std::unexpected(Error { ErrorCode::BadValue, {}, {}, {}, "not the name of a sandbox" });
    const auto removed = control.ask("DELETE", u"/sandboxes/" % name);
    if (!removed && removed.error().code != ErrorCode::NotFound)
        return std::unexpected(removed.error());
    return {};
}

Json documentFor(const BlaxelChoice &choice, const QString &name)
{
    Json runtime { { "image", choice.image.toStdString() }, { "memory", choice.memoryMib },
        { "ports", Json::array({ { { "target", 8888 }, { "protocol", "HTTP" } } }) }, { "generation", "mk3" } };
    if (!choice.life.isEmpty())
        runtime["ttl"] = choice.life.toStdString();
    Json spec { { "runtime", std::move(runtime) } };
    if (!choice.region.isEmpty())
        spec["region"] = choice.region.toStdString();
    return { { "metadata", { { "name", name.toStdString() } } }, { "spec", std::move(spec) } };
}

// Older versions of the service return the list itself.
const Json &itemsOf(const Json &page) { return page.is_object() && page.contains("data") ? page["data"] : page; }

void appendOurs(const Json &items, QList<CloudSandbox> &found)
{
    if (!items.is_array())
        return;
    for (const Json &document : items) {
        const QString name = QString::fromStdString(memberOf(document, "/metadata/name"));
        if (name.startsWith(ourNames))
            found.append({ .id = name,
                .kind = QString::fromStdString(memberOf(document, "/spec/runtime/image")),
                .since = QString::fromStdString(memberOf(document, "/metadata/createdAt")) });
    }
}

// The service only accepts a command line. The quoted texts do not contain quotes (packagerules.h).
std::string pipCommand(const PackageWish &wish)
{
    std::string command = "pip install --root-user-action=ignore --no-input --only-binary :all:";
    if (!wish.index.empty())
        command += " --index-url '" + wish.index + "'";
    for (const PackageRequirement &package : wish.packages)
        command += " '" + package.text + "'";
    return command;
}

bool hasSucceeded(const Json &process)
{
    return memberOf(process, "/status") == "completed" && process.contains("exitCode") && process["exitCode"] == 0;
}

} // namespace

QUrl BlaxelChoice::controlPlane() const { return api.isEmpty() ? usualApi() : api; }

BlaxelControl::BlaxelControl(NetworkThread &thread, const BlaxelChoice &choice)
    : m_credentials(choice.credentials)
    , m_url(choice.controlPlane().adjusted(QUrl::StripTrailingSlash))
    , m_client(thread, service({}))
{
}

CloudService BlaxelControl::service(const HttpHeaders &headers) const
{
    CloudService made { .url = m_url, .headers = headers, .patience = m_patience };
    for (const QString &secret :
        { m_credentials.key, m_credentials.client, m_credentials.token, m_credentials.refresh, m_credentials.device })
        made.secrets << secret.toUtf8();
    return made;
}

void BlaxelControl::beginCleanUp(std::chrono::milliseconds patience)
{
    m_client.beginCleanUp(patience);
    m_patience = patience;
}

HttpHeaders BlaxelControl::authorized() const
{
    const QString bearer = m_credentials.key.isEmpty() ? m_credentials.token : m_credentials.key;
    return { { "X-Blaxel-Authorization", "Bearer " + bearer.toUtf8() },
        { "X-Blaxel-Workspace", m_credentials.workspace.toUtf8() }, { "Blaxel-Version", "2026-04-28" },
        { "User-Agent", "vitrine" } };
}

// A key is used directly. Tokens expire: they are renewed before that.
Result<void> BlaxelControl::needToken()
{
    if (!m_credentials.key.isEmpty() || Clock::now() + refreshBefore < m_tokenEnds)
        return {};
    if (!m_credentials.client.isEmpty())
        return askForToken({ { "grant_type", "client_credentials" } },
            { { "Authorization", "Basic " + m_credentials.client.toUtf8() } });
    if (m_credentials.refresh.isEmpty())
        return {}; // the service decides whether the token is still valid
    return askForToken({ { "grant_type", "refresh_token" }, { "refresh_token", m_credentials.refresh.toStdString() },
                           { "device_code", m_credentials.device.toStdString() }, { "client_id", "blaxel" } },
        {});
}

Result<void> BlaxelControl::askForToken(const Json &question, const HttpHeaders &headers)
{
    m_client.setService(service(headers));
    const auto answer = m_client.ask("POST", QStringLiteral("/oauth/token"), {}, question);
    if (!answer)
        return std::unexpected(answer.error());
    const std::string token = memberOf(*answer, "/access_token");
    if (token.empty() || token.contains('\n') || token.contains('\r'))
        return std::unexpected(Error { ErrorCode::BadAnswer, {}, {}, {}, "the service did not return a token" });
    m_credentials.token = QString::fromStdString(token);
    if (const std::string next = memberOf(*answer, "/refresh_token"); !next.empty())
        m_credentials.refresh = QString::fromStdString(next);
    constexpr std::int64_t longest = 30LL * 24 * 3600;
    const bool hasEnd = answer->contains("expires_in") && answer->at("expires_in").is_number_integer();
    const auto life = hasEnd ? answer->at("expires_in").get<std::int64_t>() : 0;
    m_tokenEnds = Clock::now() + std::chrono::seconds(std::clamp<std::int64_t>(life, 0, longest));
    return {};
}

Result<HttpHeaders> BlaxelControl::headers()
{
    if (auto there = needToken(); !there)
        return std::unexpected(there.error());
    return authorized();
}

Result<void> BlaxelControl::makeReady()
{
    const auto known = headers();
    if (!known)
        return std::unexpected(known.error());
    m_client.setService(service(*known));
    return {};
}

Result<Json> BlaxelControl::ask(const QByteArray &verb, const QString &path, const QUrlQuery &query, const Json &body)
{
    return makeReady().and_then([&] { return m_client.ask(verb, path, query, body); });
}

Result<Json> BlaxelControl::make(const QString &path, const QUrlQuery &query, const Json &body)
{
    return makeReady().and_then([&] { return m_client.make(path, query, body); });
}

BlaxelSite::~BlaxelSite()
{
    if (!m_control || m_name.isEmpty())
        return;
    m_control->beginCleanUp(m_choice.endTime);
    remove();
}

// A sandbox whose creation was not confirmed may be created later, or not be listed yet.
void BlaxelSite::remove()
{
    const bool isGone = removeByName(*m_control, std::exchange(m_name, {})).has_value();
    if (m_sign && (!isGone || m_url.isEmpty()))
        m_sign->leave(); // the next process removes it; the service also ends it in time
    m_sign.reset();
    m_url.clear();
}

Result<void> BlaxelSite::create()
{
    if (!m_name.isEmpty())
        remove();
    SignOfLife::clear(m_control->site(), [this](const QString &, const QStringList &names) {
        return std::ranges::all_of(
            names, [this](const QString &name) { return removeByName(*m_control, name).has_value(); });
    });
    auto sign = SignOfLife::give(m_control->site());
    if (!sign)
        return std::unexpected(sign.error());
    m_sign.emplace(std::move(*sign));
    m_name = ourNames % QUuid::createUuid().toString(QUuid::Id128).first(8);
    m_sign->note(m_name);
    if (m_choice.reported)
        m_choice.reported({ SiteProgress::Stage::Starting, m_choice.image.toStdString() });
    const auto created = m_control->make(QStringLiteral("/sandboxes"), {}, documentFor(m_choice, m_name));
    if (!created) {
        if (created.error().code == ErrorCode::KeyRejected) {
            m_name.clear(); // it certainly does not exist
            m_sign.reset();
        }
        return std::unexpected(created.error());
    }
    const QUrl url(QString::fromStdString(memberOf(*created, "/metadata/url")), QUrl::StrictMode);
    if (!url.isValid() || url.host().isEmpty() || url.scheme() != m_choice.scheme())
        return std::unexpected(
            Error { ErrorCode::BadAnswer, {}, {}, {}, "the service did not return the address of the sandbox" });
    m_url = url;
    if (m_choice.started)
        m_choice.started(m_name);
    return {};
}

Result<KernelServer> BlaxelSite::open(NetworkThread &thread, const Policy &)
{
    if (!m_control)
        m_control = std::make_unique<BlaxelControl>(thread, m_choice);
    if (m_url.isEmpty()) {
        if (const auto created = create(); !created)
            return std::unexpected(created.error());
    }
    const auto headers = m_control->headers();
    if (!headers)
        return std::unexpected(headers.error());
    KernelServer server { .url = m_url.adjusted(QUrl::StripTrailingSlash), .token = {}, .headers = *headers };
    server.url.setPath(server.url.path() % u"/port/8888");
    if (const auto ready = KernelGateway(thread, server).awaitReady(m_choice.startTime); !ready)
        return std::unexpected(ready.error());
    return server;
}

Result<Json> BlaxelSite::process(NetworkThread &thread, const QByteArray &verb, const QString &path, const Json &body)
{
    const auto headers = m_control->headers();
    if (!headers)
        return std::unexpected(headers.error());
    CloudService service { .url = m_url.adjusted(QUrl::StripTrailingSlash), .headers = *headers };
    for (const auto &[name, value] : *headers) {
        if (name == "X-Blaxel-Authorization")
            service.secrets << value.sliced(value.indexOf(' ') + 1);
    }
    return CloudClient(thread, std::move(service)).ask(verb, path, {}, body);
}

// One installation for all sessions: they share the sandbox.
Result<bool> BlaxelSite::install(NetworkThread &thread, const RemoteSetup &setup)
{
    if (m_installed == setup.packages)
        return true;
    const Json wanted { { "name", installation }, { "command", pipCommand(setup.packages) } };
    if (const auto started = process(thread, "POST", QStringLiteral("/process"), wanted); !started)
        return std::unexpected(started.error());
    const auto ended = awaitInstallation(thread, setup);
    if (!ended)
        return std::unexpected(ended.error());
    if (!hasSucceeded(*ended))
        return std::unexpected(packageFailure(memberOf(*ended, "/status") + ": " + memberOf(*ended, "/logs")));
    m_installed = setup.packages;
    return true;
}

Result<Json> BlaxelSite::awaitInstallation(NetworkThread &thread, const RemoteSetup &setup)
{
    constexpr std::chrono::seconds betweenQuestions { 1 };
    const QString path = QStringLiteral("/process/") + QLatin1StringView(installation);
    const auto deadline = Clock::now() + packageTime;
    PackageLines lines([&setup](const std::string &line) { setup.reportInstalling(line); });
    std::size_t heard = 0;
    while (true) {
        auto reported = process(thread, "GET", path);
        if (!reported)
            return reported;
        const std::string logs = memberOf(*reported, "/logs");
        lines.add(std::string_view(logs).substr(std::min(heard, logs.size())));
        heard = logs.size();
        if (memberOf(*reported, "/status") != "running")
            return reported;
        if (Clock::now() >= deadline)
            return std::unexpected(packageFailure("they were not installed in time"));
        if (thread.waitUntil([] { return false; }, Clock::now() + betweenQuestions) == NetworkThread::End::Cancelled)
            return std::unexpected(Error { ErrorCode::Cancelled, {}, {}, {}, "cancelled" });
    }
}

Result<QList<CloudSandbox>> BlaxelSite::list(NetworkThread &thread, const BlaxelChoice &choice)
{
    constexpr int mostPages = 100;
    BlaxelControl control(thread, choice);
    QList<CloudSandbox> found;
    QUrlQuery query;
    for (int pages = 0; pages < mostPages; ++pages) {
        const auto page = control.ask("GET", QStringLiteral("/sandboxes"), query);
        if (!page)
            return std::unexpected(page.error());
        appendOurs(itemsOf(*page), found);
        const std::string next = memberOf(*page, "/meta/nextCursor");
        if (next.empty())
            break;
        query = QUrlQuery({ { QStringLiteral("cursor"),
            QString::fromLatin1(QUrl::toPercentEncoding(QString::fromStdString(next))) } });
    }
    return found;
}

Result<void> BlaxelSite::stop(NetworkThread &thread, const BlaxelChoice &choice, const QString &id)
{
    BlaxelControl control(thread, choice);
    return removeByName(control, id);
}

} // namespace vitrine
