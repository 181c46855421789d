// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/hostproxy.h"
#include "tests/executor/sandbox/loopbackserver.h"
#include "tests/executor/sandbox/proxyclient.h"

#include <dlfcn.h>
#include <netdb.h>

#include <QTest>

#include <atomic>
#include <chrono>
#include <semaphore>

using namespace vitrine;
using namespace vitrine::test;

namespace {

/// A name server that lets one name wait: its lookup is over when the test says so, or after longer than any test
/// takes.
struct SlowNames {
    std::binary_semaphore asked { 0 };
    std::binary_semaphore answer { 0 };
    std::atomic_bool isOver = false;
};

constexpr std::string_view slowName = "slow.example";
SlowNames slowNames;

} // namespace

/// In the place of the C library's, for all of this program.
extern "C" int getaddrinfo(const char *name, const char *service, const addrinfo *hints, addrinfo **found)
{
    if (name == nullptr || name != slowName)
        return reinterpret_cast<decltype(&getaddrinfo)>(dlsym(RTLD_NEXT, "getaddrinfo"))(name, service, hints, found);
    slowNames.asked.release();
    static_cast<void>(slowNames.answer.try_acquire_for(std::chrono::minutes(1)));
    slowNames.isOver = true;
    return EAI_AGAIN;
}

class TestHostProxy : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void leadsToAHostThatThePolicyNames()
    {
        const LoopbackServer server;
        HostProxy proxy({ "localhost" });
        proxy.open();
        const UniqueFd connection = askFor(proxy);
        QVERIFY(connection);
        const std::string answer
            = said(connection, "CONNECT localhost:" + server.port() + " HTTP/1.1\r\n\r\nGET / HTTP/1.1\r\n\r\n");
        QVERIFY2(answer.starts_with("HTTP/1.1 200 OK\r\n\r\n"), answer.c_str());
        QVERIFY2(answer.ends_with("hello"), answer.c_str());
        const auto events = proxy.close();
        QCOMPARE(events.size(), 1U);
        QCOMPARE(QString::fromStdString(events.front().detail), QString::fromStdString("localhost:" + server.port()));
        QVERIFY(events.front().verdict == Verdict::Allowed);
        QVERIFY(proxy.close().empty());
    }
    void leadsNowhereBetweenTwoSteps()
    {
        const LoopbackServer server;
        HostProxy proxy({ "localhost" });
        const std::string wish = "CONNECT localhost:" + server.port() + " HTTP/1.1\r\n\r\nGET / HTTP/1.1\r\n\r\n";
        QVERIFY(said(askFor(proxy), wish).contains("403"));
        proxy.open();
        QVERIFY(said(askFor(proxy), wish).contains("200"));
        QCOMPARE(proxy.close().size(), 1U);
        QVERIFY(said(askFor(proxy), wish).contains("403"));
        QCOMPARE(server.requests(), 1);
        QVERIFY(proxy.close().empty());
    }
    void nothingHidesBehindAFloodOfWishes()
    {
        const LoopbackServer server;
        HostProxy proxy({ "localhost" });
        proxy.open();
        for (int i = 0; i < 1200; ++i)
            QVERIFY(said(askFor(proxy), "CONNECT other:80 HTTP/1.1\r\n\r\n").contains("403"));
        const std::string answer = said(askFor(proxy), "CONNECT localhost:" + server.port() + " HTTP/1.1\r\n\r\n");
        QVERIFY2(answer.contains("403"), answer.c_str());
        QCOMPARE(server.requests(), 0);
        QVERIFY(proxy.close().size() >= 1000U);
    }
    void rejectsEverythingElse_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("host");
        QTest::addColumn<QString>("answer");
        QTest::newRow("another host") << "example.org" << "localhost" << "403";
        QTest::newRow("its address instead of its name") << "localhost" << "127.0.0.1" << "403";
        QTest::newRow("this machine by a pattern") << "*" << "127.0.0.1" << "403";
        QTest::newRow("this machine by a name and a pattern") << "local*" << "localhost" << "403";
        QTest::newRow("this machine in other words") << "**" << "0.0.0.0" << "403";
        QTest::newRow("a mapped address") << "**" << "[::ffff:127.0.0.1]" << "403";
    }
    void rejectsEverythingElse()
    {
        QFETCH(QString, pattern);
        QFETCH(QString, host);
        QFETCH(QString, answer);
        const LoopbackServer server;
        HostProxy proxy({ pattern.toStdString() });
        proxy.open();
        const std::string got
            = said(askFor(proxy), "CONNECT " + host.toStdString() + ":" + server.port() + " HTTP/1.1\r\n\r\n");
        QCOMPARE(QString::fromStdString(got.substr(9, 3)), answer);
        QCOMPARE(server.requests(), 0);
        const auto events = proxy.close();
        QCOMPARE(events.size(), 1U);
        QVERIFY(events.front().verdict == Verdict::Denied && events.front().kind == "network.connect");
    }
    void saysWhatWasNotReached()
    {
        std::string port;
        {
            const LoopbackServer gone;
            port = gone.port();
        }
        HostProxy proxy({ "localhost" });
        proxy.open();
        QVERIFY(said(askFor(proxy), "CONNECT localhost:" + port + " HTTP/1.1\r\n\r\n").contains("502"));
        const auto events = proxy.close();
        QCOMPARE(events.size(), 1U);
        QVERIFY(events.front().verdict == Verdict::Allowed && events.front().kind == "network.connect.failed");
    }
    void understandsNothingButConnect_data()
    {
        QTest::addColumn<QByteArray>("head");
        QTest::newRow("another method") << QByteArray("GET / HTTP/1.1\r\n\r\n");
        QTest::newRow("no port") << QByteArray("CONNECT localhost HTTP/1.1\r\n\r\n");
        QTest::newRow("a port that is none") << QByteArray("CONNECT localhost:x HTTP/1.1\r\n\r\n");
        QTest::newRow("port 0") << QByteArray("CONNECT localhost:0 HTTP/1.1\r\n\r\n");
        QTest::newRow("port 65536") << QByteArray("CONNECT localhost:65536 HTTP/1.1\r\n\r\n");
        QTest::newRow("a host that is none") << QByteArray("CONNECT local/host:80 HTTP/1.1\r\n\r\n");
        QTest::newRow("half a head") << QByteArray("CONNECT localhost:80 HTT");
        QTest::newRow("a head without end") << QByteArray("CONNECT localhost:80 HTTP/1.1\r\n") + QByteArray(9000, 'x');
    }
    void understandsNothingButConnect()
    {
        QFETCH(QByteArray, head);
        HostProxy proxy({ "localhost" });
        proxy.open();
        QVERIFY(said(askFor(proxy), head.toStdString()).empty());
        QVERIFY(proxy.close().empty());
    }
    void endsWithoutWaitingForANameThatNobodyKnows()
    {
        const LoopbackServer server;
        auto proxy = std::make_unique<HostProxy>(std::vector<std::string> { "localhost", std::string(slowName) });
        proxy->open();
        const UniqueFd waiting = askFor(*proxy);
        QVERIFY(waiting);
        const std::string wish = "CONNECT " + std::string(slowName) + ":80 HTTP/1.1\r\n\r\n";
        QCOMPARE(send(waiting.get(), wish.data(), wish.size(), MSG_NOSIGNAL), static_cast<ssize_t>(wish.size()));
        QVERIFY(slowNames.asked.try_acquire_for(std::chrono::seconds(20)));

        const std::string other = said(askFor(*proxy), "CONNECT localhost:" + server.port() + " HTTP/1.1\r\n\r\n");
        QVERIFY2(other.contains("200"), other.c_str());
        QCOMPARE(proxy->close().size(), 2U);
        proxy.reset();
        QVERIFY(!slowNames.isOver);
        QVERIFY(!said(waiting, {}).contains("200"));

        slowNames.answer.release();
        QTRY_VERIFY(slowNames.isOver);
    }
    void handsOutNoMoreThanItCanCarry()
    {
        HostProxy proxy({ "localhost" });
        proxy.open();
        std::vector<UniqueFd> connections;
        for (UniqueFd one = askFor(proxy); one && connections.size() < 1000; one = askFor(proxy))
            connections.push_back(std::move(one));
        QVERIFY(connections.size() > 1 && connections.size() < 1000);
        connections.clear();
        UniqueFd again;
        QTRY_VERIFY(again || (again = askFor(proxy))); // asked once more after it was true
    }
};

QTEST_GUILESS_MAIN(TestHostProxy)
#include "tst_hostproxy.moc"
