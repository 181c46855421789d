// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/e2bsite.h"

#include "executor/remote/e2bsession.h"

#include <algorithm>

namespace vitrine {

namespace {

bool isKey(const QString &key)
{
    constexpr QStringView begin = u"e2b_";
    const QStringView rest = QStringView(key).mid(begin.size());
    return key.startsWith(begin) && !rest.isEmpty()
        && std::ranges::all_of(rest, [](QChar c) { return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f'); });
}

bool isFalse(const char *variable) { return qEnvironmentVariable(variable).toLower() == u"false"; }

Error badValue(const char *what) { return { ErrorCode::BadValue, {}, {}, {}, what }; }

CloudSandbox sandboxIn(const CloudClient::Json &document)
{
    return { .id = QString::fromStdString(memberOf(document, "/sandboxID")),
        .kind = QString::fromStdString(memberOf(document, "/templateID")),
        .since = QString::fromStdString(memberOf(document, "/startedAt")) };
}

} // namespace

Result<E2bChoice> E2bChoice::ofEnvironment(const QString &key)
{
    E2bChoice choice { .key = key.isEmpty() ? qEnvironmentVariable("E2B_API_KEY") : key };
    if (choice.key.isEmpty())
        return std::unexpected(Error { ErrorCode::KeyMissing, {}, {}, {}, "E2B_API_KEY is not set" });
    if (!isFalse("E2B_VALIDATE_API_KEY") && !isKey(choice.key))
        return std::unexpected(badValue("the E2B key must be e2b_ followed by hexadecimal digits"));
    choice.domain = qEnvironmentVariable("E2B_DOMAIN", choice.domain);
    const bool isDebug = qEnvironmentVariable("E2B_DEBUG").toLower() == u"true";
    choice.api = QUrl(qEnvironmentVariable(
        "E2B_API_URL", isDebug ? QStringLiteral("http://localhost:3000") : QString(u"https://api." % choice.domain)));
    choice.sandbox = QUrl(qEnvironmentVariable("E2B_SANDBOX_URL"));
    return choice;
}

Result<std::unique_ptr<RemoteSession>> E2bSite::begin(NetworkThread &thread, const RemoteSetup &setup, ToolHost &tools)
{
    return E2bSession::begin(thread, m_choice, setup, tools);
}

Result<QList<CloudSandbox>> E2bSite::list(NetworkThread &thread, const E2bChoice &choice)
{
    CloudClient client(thread, e2bService(choice));
    const auto listed = listE2bSandboxes(client);
    if (!listed)
        return std::unexpected(listed.error());
    QList<CloudSandbox> found;
    std::ranges::transform(*listed, std::back_inserter(found), sandboxIn);
    return found;
}

Result<void> E2bSite::stop(NetworkThread &thread, const E2bChoice &choice, const QString &id)
{
    CloudClient client(thread, e2bService(choice));
    return removeE2bSandbox(client, id);
}

Result<void> E2bSite::test(NetworkThread &thread, const E2bChoice &choice)
{
    const auto listed = list(thread, choice);
    return listed ? Result<void>() : std::unexpected(listed.error());
}

} // namespace vitrine
