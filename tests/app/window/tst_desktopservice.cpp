// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/desktopservice.h"

#include <QDBusConnection>
#include <QDBusInterface>
#include <QDBusReply>
#include <QDBusServer>
#include <QSignalSpy>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// A desktop that calls the program, without a bus between them.
class TestDesktopService final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void desktopsCallByTheSpecification()
    {
        DesktopService service;
        QDBusServer server(u"unix:tmpdir=/tmp"_s);
        server.setAnonymousAuthenticationAllowed(true);
        connect(&server, &QDBusServer::newConnection, this,
            [&service](const QDBusConnection &client) { QVERIFY(service.offer(client)); });
        auto desktop = QDBusConnection::connectToPeer(server.address(), u"desktop"_s);
        QVERIFY(desktop.isConnected());
        const auto call = [&desktop](const char *method, const QVariantList &arguments) {
            auto message = QDBusMessage::createMethodCall({}, u"/io/github/vitrine_workbench/Vitrine"_s,
                u"org.freedesktop.Application"_s, QLatin1StringView(method));
            message.setArguments(arguments);
            return desktop.asyncCall(message);
        };
        QSignalSpy activated(&service, &DesktopService::activated);
        QSignalSpy opened(&service, &DesktopService::openRequested);
        QSignalSpy started(&service, &DesktopService::actionRequested);
        const auto waits = [](const QDBusPendingCall &pending) {
            return QTest::qWaitFor([&pending] { return pending.isFinished(); });
        };

        const auto front = call("Activate", { QVariantMap { { u"activation-token"_s, u"token-1"_s } } });
        QVERIFY(waits(front));
        QVERIFY2(!front.isError(), qPrintable(front.error().message()));
        QCOMPARE(activated.takeFirst().constFirst().toByteArray(), "token-1");

        const QStringList uris { u"vitrine:///a.vitrine?run=2&step=3"_s, u"file:///b.json"_s };
        const auto open = call("Open", { uris, QVariantMap { { u"desktop-startup-id"_s, u"id-2"_s } } });
        QVERIFY(waits(open));
        QVERIFY2(!open.isError(), qPrintable(open.error().message()));
        QCOMPARE(opened.takeFirst().constFirst().toStringList(), uris);
        QCOMPARE(activated.takeFirst().constFirst().toByteArray(), "id-2");

        const auto start = call("ActivateAction", { u"verify-trail"_s, QVariantList(), QVariantMap() });
        QVERIFY(waits(start));
        QVERIFY2(!start.isError(), qPrintable(start.error().message()));
        QCOMPARE(started.takeFirst().constFirst().toString(), u"verify-trail"_s);

        const auto other = call("Erase", {});
        QVERIFY(waits(other));
        QVERIFY(other.isError());
        QDBusConnection::disconnectFromPeer(u"desktop"_s);
    }
};

QTEST_MAIN(TestDesktopService)
#include "tst_desktopservice.moc"
