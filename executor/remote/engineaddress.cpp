// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/engineaddress.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSslCertificate>
#include <QSslKey>

namespace vitrine {

namespace {

Error noAddress(const QString &text)
{
    return { ErrorCode::BadValue, {}, {}, {}, "not the address of a container engine: " + text.toStdString() };
}

Error unreadable(const QString &file) { return { ErrorCode::ReadFailed, file.toStdString(), {}, {}, {} }; }

Result<QByteArray> contentOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(unreadable(path));
    return file.readAll();
}

QSslKey keyFrom(const QByteArray &pem)
{
    for (const auto algorithm : { QSsl::Rsa, QSsl::Ec }) {
        if (QSslKey key(pem, algorithm); !key.isNull())
            return key;
    }
    return {};
}

// The files that Docker's programs expect in the folder of DOCKER_CERT_PATH.
Result<QSslConfiguration> securedBy(const QString &certificates)
{
    const QDir folder(certificates);
    const auto authority = contentOf(folder.filePath(QStringLiteral("ca.pem")));
    const auto certificate = contentOf(folder.filePath(QStringLiteral("cert.pem")));
    const auto pem = contentOf(folder.filePath(QStringLiteral("key.pem")));
    for (const auto *read : { &authority, &certificate, &pem }) {
        if (!*read)
            return std::unexpected(read->error());
    }
    const QSslKey key = keyFrom(*pem);
    if (key.isNull())
        return std::unexpected(unreadable(folder.filePath(QStringLiteral("key.pem"))));
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setCaCertificates(QSslCertificate::fromData(*authority));
    tls.setLocalCertificateChain(QSslCertificate::fromData(*certificate));
    tls.setPrivateKey(key);
    return tls;
}

EngineAddress onSocket(const QString &path)
{
    // The host is only a name for the request; an empty one is rejected.
    return { .socket = path, .url = QUrl(QStringLiteral("unix+http://engine")) };
}

Result<EngineAddress> onHost(QUrl url, const QString &certificates)
{
    if (url.scheme() == u"tcp")
        url.setScheme(certificates.isEmpty() ? QStringLiteral("http") : QStringLiteral("https"));
    if (url.port() < 0)
        url.setPort(url.scheme() == u"https" ? 2376 : 2375);
    EngineAddress address { .socket = {}, .url = url.adjusted(QUrl::RemoveQuery | QUrl::StripTrailingSlash) };
    if (url.scheme() == u"https" && !certificates.isEmpty()) {
        auto tls = securedBy(certificates);
        if (!tls)
            return std::unexpected(tls.error());
        address.tls = std::move(*tls);
    }
    return address;
}

// Verification without a folder means Docker's own: then its missing files are reported, and nothing is sent
// unencrypted.
QString certificatesOfEnvironment()
{
    const QString verified = qEnvironmentVariable("DOCKER_TLS_VERIFY");
    const QString certificates = qEnvironmentVariable("DOCKER_CERT_PATH");
    if (verified == u"0")
        return {};
    return certificates.isEmpty() && !verified.isEmpty() ? QDir::home().filePath(QStringLiteral(".docker"))
                                                         : certificates;
}

QStringList usualSockets()
{
    QStringList sockets { QStringLiteral("/var/run/docker.sock") };
    if (const QString mine = qEnvironmentVariable("XDG_RUNTIME_DIR"); !mine.isEmpty())
        sockets << mine + QStringLiteral("/docker.sock") << mine + QStringLiteral("/podman/podman.sock");
    sockets << QStringLiteral("/run/podman/podman.sock");
    return sockets;
}

} // namespace

Result<EngineAddress> EngineAddress::from(const QString &text, const QString &certificates)
{
    if (text.startsWith(u"unix://") && text.size() > 7)
        return onSocket(text.mid(7));
    const QUrl url(text, QUrl::StrictMode);
    const bool isKnown = url.scheme() == u"tcp" || url.scheme() == u"http" || url.scheme() == u"https";
    if (!url.isValid() || !isKnown || url.host().isEmpty() || !url.userInfo().isEmpty())
        return std::unexpected(noAddress(text));
    return onHost(url, certificates);
}

Result<EngineAddress> addressOf(const ContainerChoice &choice)
{
    return choice.engine.isEmpty() ? EngineAddress::ofEnvironment()
                                   : EngineAddress::from(choice.engine, certificatesOfEnvironment());
}

Result<EngineAddress> EngineAddress::ofEnvironment()
{
    if (const QString host = qEnvironmentVariable("DOCKER_HOST"); !host.isEmpty())
        return from(host, certificatesOfEnvironment());
    const QStringList sockets = usualSockets();
    for (const QString &socket : sockets) {
        if (QFileInfo::exists(socket))
            return onSocket(socket);
    }
    return std::unexpected(Error { ErrorCode::NoEngine, {}, {}, {},
        "DOCKER_HOST is not set, and none of these sockets exists: "
            + sockets.join(QStringLiteral(", ")).toStdString() });
}

} // namespace vitrine
