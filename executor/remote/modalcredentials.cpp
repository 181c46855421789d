// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/modalcredentials.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QStringList>

#include <algorithm>

namespace vitrine {

namespace {

using Profile = QHash<QString, QString>;

Error unusable(const char *why) { return { ErrorCode::BadValue, {}, {}, {}, why }; }

// A header cannot contain anything else.
bool isPlain(const QString &text)
{
    return std::ranges::all_of(text, [](QChar c) { return c > u' ' && c < u'\x7f'; });
}

QString unquoted(QString value)
{
    for (const QChar quote : { u'"', u'\'' }) {
        const qsizetype end = value.indexOf(quote, 1);
        if (value.startsWith(quote) && end > 0)
            return value.sliced(1, end - 1);
    }
    return value.section(u'#', 0, 0).trimmed();
}

// The file has one table for each profile, whose values are words.
QHash<QString, Profile> profilesIn(const QByteArray &toml)
{
    QHash<QString, Profile> found;
    QString name;
    const auto lines = toml.split('\n');
    for (const QByteArray &bytes : lines) {
        const QString line = QString::fromUtf8(bytes).trimmed();
        const qsizetype equals = line.indexOf(u'=');
        if (line.startsWith(u'[') && line.contains(u']'))
            name = unquoted(line.sliced(1, line.indexOf(u']') - 1).trimmed());
        else if (!line.startsWith(u'#') && equals > 0)
            found[name].insert(line.first(equals).trimmed(), unquoted(line.sliced(equals + 1).trimmed()));
    }
    return found;
}

QString activeProfile(const QHash<QString, Profile> &profiles)
{
    for (auto profile = profiles.begin(); profile != profiles.end(); ++profile) {
        if (profile->value(QStringLiteral("active")) == u"true")
            return profile.key();
    }
    return QStringLiteral("default");
}

QList<QUrl> serversIn(const QString &text)
{
    QList<QUrl> servers;
    const auto addresses = text.split(u',', Qt::SkipEmptyParts);
    for (const QString &address : addresses)
        servers.append(QUrl(address.trimmed(), QUrl::StrictMode));
    return servers;
}

// All servers must have the same scheme, so that parts of the key are not sent over a less secure one.
bool areServers(const QList<QUrl> &servers)
{
    return std::ranges::all_of(servers, [&](const QUrl &one) {
        const bool isKnown = one.scheme() == u"https" || one.scheme() == u"http";
        return one.isValid() && isKnown && !one.host().isEmpty() && one.scheme() == servers.first().scheme();
    });
}

Result<ModalCredentials> checked(ModalCredentials found)
{
    if (found.servers.isEmpty())
        found.servers = serversIn(QStringLiteral("https://api.modal.com,https://api.modal2.com"));
    if (!areServers(found.servers))
        return std::unexpected(unusable("MODAL_SERVER_URL is not an address"));
    if (!found.isUsable())
        return std::unexpected(
            Error { ErrorCode::KeyMissing, {}, {}, {}, "MODAL_TOKEN_ID and MODAL_TOKEN_SECRET are not set" });
    if (!isPlain(found.tokenId) || !isPlain(found.tokenSecret) || !isPlain(found.environment))
        return std::unexpected(unusable("the Modal token contains characters that are not allowed in a header"));
    return found;
}

Result<ModalCredentials> kept()
{
    QFile file(qEnvironmentVariable("MODAL_CONFIG_PATH", QDir::home().filePath(QStringLiteral(".modal.toml"))));
    if (!file.open(QIODevice::ReadOnly))
        return ModalCredentials();
    return ModalCredentials::fromFile(file.readAll(), qEnvironmentVariable("MODAL_PROFILE"));
}

void takeEnvironment(ModalCredentials &found, const QString &key)
{
    const auto take = [](QString &value, const char *name) { value = qEnvironmentVariable(name, value); };
    take(found.tokenId, "MODAL_TOKEN_ID");
    take(found.tokenSecret, "MODAL_TOKEN_SECRET");
    take(found.environment, "MODAL_ENVIRONMENT");
    if (const QString servers = qEnvironmentVariable("MODAL_SERVER_URL"); !servers.isEmpty())
        found.servers = serversIn(servers);
    if (key.isEmpty())
        return;
    found.tokenId = key.section(u':', 0, 0);
    found.tokenSecret = key.section(u':', 1);
}

} // namespace

Result<ModalCredentials> ModalCredentials::fromFile(const QByteArray &toml, const QString &profile)
{
    const auto profiles = profilesIn(toml);
    const QString name = profile.isEmpty() ? activeProfile(profiles) : profile;
    if (!profiles.contains(name))
        return std::unexpected(unusable("the profile is missing in the configuration of Modal's client"));
    const Profile values = profiles.value(name);
    return ModalCredentials { .tokenId = values.value(QStringLiteral("token_id")),
        .tokenSecret = values.value(QStringLiteral("token_secret")),
        .environment = values.value(QStringLiteral("environment")),
        .servers = serversIn(values.value(QStringLiteral("server_url"))) };
}

Result<ModalCredentials> ModalCredentials::ofEnvironment(const QString &key)
{
    const bool isWhole = !key.isEmpty()
        || (qEnvironmentVariableIsSet("MODAL_TOKEN_ID") && qEnvironmentVariableIsSet("MODAL_TOKEN_SECRET"));
    auto found = kept();
    if (!found && !isWhole)
        return found;
    ModalCredentials credentials = found.value_or(ModalCredentials());
    takeEnvironment(credentials, key);
    return checked(std::move(credentials));
}

} // namespace vitrine
