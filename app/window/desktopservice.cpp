// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desktopservice.h"

#include <QDBusConnection>

namespace vitrine {

namespace {

QByteArray tokenOf(const QVariantMap &platform)
{
    for (const char *name : { "activation-token", "desktop-startup-id" })
        if (const auto token = platform.value(QLatin1StringView(name)).toString(); !token.isEmpty())
            return token.toLatin1();
    return {};
}

} // namespace

DesktopService::DesktopService(QObject *parent)
    : QObject(parent)
{
}

/// "/io/github/vitrine_workbench/Vitrine", derived from the name as the specification requires.
QString DesktopService::objectPath()
{
    QString path = QStringLiteral("/" VITRINE_APP_ID);
    return path.replace(u'.', u'/').replace(u'-', u'_');
}

bool DesktopService::offer(QDBusConnection connection)
{
    return connection.registerObject(objectPath(), this, QDBusConnection::ExportScriptableSlots);
}

bool DesktopService::takeName()
{
    auto session = QDBusConnection::sessionBus();
    return session.isConnected() && offer(session) && session.registerService(QStringLiteral(VITRINE_APP_ID));
}

void DesktopService::Activate(const QVariantMap &platform) { Q_EMIT activated(tokenOf(platform)); }

void DesktopService::Open(const QStringList &uris, const QVariantMap &platform)
{
    Q_EMIT activated(tokenOf(platform));
    if (!uris.isEmpty())
        Q_EMIT openRequested(uris);
}

void DesktopService::ActivateAction(const QString &action, const QVariantList &, const QVariantMap &platform)
{
    Q_EMIT activated(tokenOf(platform));
    Q_EMIT actionRequested(action);
}

} // namespace vitrine
