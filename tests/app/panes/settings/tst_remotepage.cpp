// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/settings/remotepage.h"

#include "executor/remote/blaxelsite.h"
#include "tests/app/window/shownwindow.h"
#include "tests/executor/remote/cloudserver.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

using namespace vitrine;
using namespace vitrine::test;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

/// The page for executors elsewhere, with servers that keep the contracts of clouds.
class TestRemotePage final : public QObject {
    Q_OBJECT

    CloudServer m_server;
    std::unique_ptr<RemotePage> m_page;

    template <typename Widget>
    Widget *part(const char *name)
    {
        return m_page->findChild<Widget *>(QString::fromLatin1(name));
    }
    QString outcome() { return part<QLabel>("remoteOutcome")->text(); }
    bool isBusy() { return !part<QPushButton>("testRemote")->isEnabled(); }

    void choose(const char *location)
    {
        auto *choice = part<QComboBox>("remoteSite");
        choice->setCurrentIndex(choice->findData(QString::fromLatin1(location)));
    }

    // As another program would.
    void startBlaxel()
    {
        NetworkThread thread;
        const BlaxelChoice choice { .credentials = { .workspace = u"ws"_s, .key = u"bl-secret-key"_s },
            .api = m_server.url() };
        const nlohmann::json wanted = nlohmann::json::parse(
            R"({"metadata": {"name": "vitrine-12345678"}, "spec": {"runtime": {"image": "blaxel/jupyter-notebook",
                "memory": 4096, "ports": [{"target": 8888, "protocol": "HTTP"}], "generation": "mk3"}}})");
        const auto made = thread.run([&] { return BlaxelControl(thread, choice).make(u"/sandboxes"_s, {}, wanted); });
        QVERIFY2(made.has_value(), made ? "" : made.error().detail.c_str());
    }

private Q_SLOTS:
    void initTestCase()
    {
        useOwnSettings();
        QVERIFY(m_server.start());
        qputenv("E2B_API_KEY", CloudServer::e2bKey().toUtf8());
        qputenv("E2B_API_URL", m_server.url().toEncoded());
        qputenv("BL_API_KEY", "bl-secret-key");
        qputenv("BL_WORKSPACE", "ws");
        qputenv("BL_API_URL", m_server.url().toEncoded());
    }

    void init()
    {
        m_server.misbehave("");
        m_page = std::make_unique<RemotePage>();
        m_page->show();
    }

    void cleanup()
    {
        QTRY_VERIFY(!isBusy());
        m_page.reset();
        const auto reported = m_server.reported();
        QVERIFY2(reported["violations"].empty(), reported["violations"].dump().c_str());
    }

    void saysWhatAConnectionLacks_data()
    {
        QTest::addColumn<QByteArray>("location");
        QTest::addColumn<QByteArray>("how");
        QTest::addColumn<QByteArray>("said");
        for (const char *location : { "e2b", "blaxel" }) {
            QTest::addRow("%s works", location) << QByteArray(location) << QByteArray() << QByteArray("Connected");
            QTest::addRow("%s refuses", location)
                << QByteArray(location) << QByteArray("unauthorized") << QByteArray("401");
            QTest::addRow("%s has too much", location)
                << QByteArray(location) << QByteArray("limited") << QByteArray("429");
            QTest::addRow("%s is broken", location)
                << QByteArray(location) << QByteArray("failing") << QByteArray("500");
        }
    }

    void saysWhatAConnectionLacks()
    {
        QFETCH(const QByteArray, location);
        QFETCH(const QByteArray, how);
        QFETCH(const QByteArray, said);
        choose(location.constData());
        m_server.misbehave(how.constData(), 5);
        part<QPushButton>("testRemote")->click();
        QVERIFY(isBusy());
        QTRY_VERIFY(!isBusy());
        QVERIFY2(outcome().contains(QString::fromLatin1(said)), qPrintable(outcome()));
        QVERIFY2(!outcome().contains(u"0123456789abcdef"_s) && !outcome().contains(u"secret"_s), qPrintable(outcome()));
    }

    void listsWhatRunsAndStopsIt()
    {
        startBlaxel();
        choose("blaxel");
        const auto *list = part<QTableWidget>("remoteResources");
        auto *stop = part<QPushButton>("stopRemote");
        QVERIFY(list->accessibleDescription().startsWith(u"Not listed yet"));
        part<QPushButton>("refreshRemote")->click();
        QTRY_COMPARE(list->rowCount(), 1);
        QCOMPARE(list->item(0, 0)->text(), u"vitrine-12345678"_s);
        QVERIFY(!stop->isEnabled());
        part<QTableWidget>("remoteResources")->selectRow(0);
        QVERIFY(stop->isEnabled());
        stop->click();
        QTRY_COMPARE(list->accessibleDescription(), u"No running containers or sandboxes"_s);
        QCOMPARE(list->rowCount(), 0);
        QVERIFY(m_server.reported()["sandboxes"].empty());
        QVERIFY(!stop->isEnabled());
    }
};

QTEST_MAIN(TestRemotePage)
#include "tst_remotepage.moc"
