// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/session/keyring/fakewallet.h"

#include <QDBusConnection>

namespace vitrine {

namespace {

constexpr int passwordEntry = 1;
constexpr int noEntry = 0;

QString nameOf(const QString &folder, const QString &key) { return folder + u'/' + key; }

} // namespace

int FakeWallet::open(const QString &, qlonglong, const QString &)
{
    // As long as the user looks at the question for the password, there is no answer.
    m_isWaiting = m_mood == Mood::Silent;
    setDelayedReply(m_isWaiting);
    return m_mood == Mood::Refusing ? -1 : 7;
}

int FakeWallet::entryType(int, const QString &folder, const QString &key, const QString &)
{
    return secrets.contains(nameOf(folder, key)) ? passwordEntry : noEntry;
}

QString FakeWallet::readPassword(int, const QString &folder, const QString &key, const QString &)
{
    return secrets.value(nameOf(folder, key));
}

int FakeWallet::writePassword(int, const QString &folder, const QString &key, const QString &value, const QString &)
{
    secrets.insert(nameOf(folder, key), value);
    return 0;
}

FakeBus::FakeBus(FakeWallet *wallet)
    : m_server(QStringLiteral("unix:tmpdir=/tmp"))
{
    m_server.setAnonymousAuthenticationAllowed(true);
    connect(&m_server, &QDBusServer::newConnection, this, [this, wallet](QDBusConnection client) {
        client.registerObject(QStringLiteral("/org/freedesktop/DBus"), this, QDBusConnection::ExportAllSlots);
        client.registerObject(QStringLiteral("/modules/kwalletd6"), wallet, QDBusConnection::ExportAllSlots);
    });
}

} // namespace vitrine
