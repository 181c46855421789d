// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/receive/spanreceiver.h"

#include "app/session/receive/gzip.h"
#include "app/session/receive/rejections.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QSignalSpy>
#include <QTcpSocket>
#include <QTest>

#include <zlib.h>

#include <algorithm>
#include <array>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

constexpr auto token = "secret";

QByteArray gzipped(const QByteArray &bytes)
{
    z_stream stream {};
    deflateInit2(&stream, Z_BEST_SPEED, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
    QByteArray input = bytes;
    QByteArray packed(qsizetype(deflateBound(&stream, uLong(bytes.size()))), '\0');
    stream.next_in = reinterpret_cast<Bytef *>(input.data());
    stream.avail_in = uInt(input.size());
    stream.next_out = reinterpret_cast<Bytef *>(packed.data());
    stream.avail_out = uInt(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(qsizetype(stream.total_out));
    deflateEnd(&stream);
    return packed;
}

} // namespace

class TestSpanReceiver : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void takesJson();
    void takesLogs();
    void takesProtocolBuffers();
    void takesGzip();
    void takesChunks();
    void rejectsOtherTokens();
    void rejectsOtherHosts_data();
    void rejectsOtherHosts();
    void keepsNoBodiesOfStrangers();
    void limitsHeads();
    void dropsWaitingConnectionsForNewOnes();
    void rejectsOtherRequests();
    void rejectsWhatItCannotRead();
    void passesOnWhatTheIntakeSays();
    void saysWhyItRejects();
    void unpacksOnlySoMuch();
    void rejectsRequestsThatAreTooLong();
    void endsConnectionsThatSendTooMuch();
    void listensOnLoopbackOnly();
    void makesTokensThatDiffer();

private:
    /// The status of the answer.
    int post(const QByteArray &body, const QByteArray &type = "application/json", const QByteArray &encoding = {},
        const QByteArray &authorization = "Bearer secret")
    {
        QNetworkRequest request(m_receiver->url());
        request.setRawHeader("Content-Type", type);
        if (!encoding.isEmpty())
            request.setRawHeader("Content-Encoding", encoding);
        if (!authorization.isEmpty())
            request.setRawHeader("Authorization", authorization);
        return statusOf(m_network.post(request, body));
    }
    int statusOf(QNetworkReply *reply)
    {
        QSignalSpy finished(reply, &QNetworkReply::finished);
        if (!reply->isFinished() && !finished.wait(60'000))
            return -1;
        reply->deleteLater();
        m_answer = reply->readAll();
        return reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    }

    QNetworkAccessManager m_network;
    std::unique_ptr<SpanReceiver> m_receiver;
    std::vector<std::string> m_taken;
    Reception m_reception;
    std::vector<std::pair<int, std::string>> m_rejected;
    QByteArray m_answer; ///< the body of the last answer
};

void TestSpanReceiver::init()
{
    m_taken.clear();
    m_reception = {};
    m_rejected.clear();
    m_receiver = std::make_unique<SpanReceiver>(token, [this](std::string_view json) {
        m_taken.emplace_back(json);
        return m_reception;
    });
    m_receiver->setRejected([this](int status, std::string_view reason) { m_rejected.emplace_back(status, reason); });
    QVERIFY(m_receiver->listen(0));
}

void TestSpanReceiver::takesJson()
{
    QCOMPARE(post("{\"resourceSpans\":[]}"), 200);
    QCOMPARE(post("{}", "application/json; charset=utf-8"), 200);
    QCOMPARE(m_taken, (std::vector<std::string> { "{\"resourceSpans\":[]}", "{}" }));
}

void TestSpanReceiver::takesLogs()
{
    QUrl logs = m_receiver->url();
    logs.setPath(u"/v1/logs"_s);
    for (const char *type : { "application/json", "application/x-protobuf" }) {
        QNetworkRequest request(logs);
        request.setRawHeader("Content-Type", type);
        request.setRawHeader("Authorization", "Bearer secret");
        const QByteArray body = type == std::string_view("application/json") ? R"({"resourceLogs":[]})" : "";
        QCOMPARE(statusOf(m_network.post(request, body)), 200);
    }
    QCOMPARE(m_taken, (std::vector<std::string> { "{\"resourceLogs\":[]}", "{\"resourceLogs\":[]}" }));
}

void TestSpanReceiver::takesProtocolBuffers()
{
    QCOMPARE(post("", "application/x-protobuf"), 200);
    QCOMPARE(m_taken, (std::vector<std::string> { "{\"resourceSpans\":[]}" }));
}

void TestSpanReceiver::takesGzip()
{
    QCOMPARE(post(gzipped("{\"a\":1}"), "application/json", "gzip"), 200);
    QCOMPARE(m_taken, (std::vector<std::string> { "{\"a\":1}" }));
}

// As exporters of streams send it: without a length, in parts (RFC 9112, section 7.1).
void TestSpanReceiver::takesChunks()
{
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, quint16(m_receiver->url().port()));
    socket.write("POST /v1/traces HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer secret\r\n"
                 "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
                 "9\r\n{\"resourc\r\n");
    QVERIFY(socket.waitForBytesWritten());
    socket.write("b\r\neSpans\":[]}\r\n0\r\n\r\n");
    QTRY_VERIFY(socket.bytesAvailable() > 0);
    QVERIFY2(socket.readAll().startsWith("HTTP/1.1 200"), "the answer");
    QCOMPARE(m_taken, (std::vector<std::string> { "{\"resourceSpans\":[]}" }));
}

void TestSpanReceiver::rejectsOtherTokens()
{
    for (const char *other : { "", "Bearer ", "Bearer secre", "Bearer secret2", "Basic secret", "secret" })
        QCOMPARE(post("{}", "application/json", {}, other), 401);
    QVERIFY(m_taken.empty());
    SpanReceiver open({}, [](std::string_view) { return Reception {}; });
    QVERIFY(open.listen(0));
    m_receiver.reset();
    QNetworkRequest request(open.url());
    request.setRawHeader("Content-Type", "application/json");
    request.setRawHeader("Authorization", "Bearer ");
    QCOMPARE(statusOf(m_network.post(request, "{}")), 401);
}

void TestSpanReceiver::rejectsOtherHosts_data()
{
    QTest::addColumn<QByteArray>("host");
    QTest::addColumn<int>("status");
    QTest::newRow("address") << QByteArray("127.0.0.1:4318") << 200;
    QTest::newRow("name") << QByteArray("LocalHost") << 200;
    QTest::newRow("IPv6") << QByteArray("[::1]:4318") << 200;
    QTest::newRow("a name that resolves to this machine") << QByteArray("evil.example:4318") << 421;
    QTest::newRow("a longer name") << QByteArray("localhost.evil.example") << 421;
    QTest::newRow("a longer address") << QByteArray("127.0.0.1.evil.example") << 421;
}

// A page in a browser that lets its own name resolve to this machine (DNS rebinding).
void TestSpanReceiver::rejectsOtherHosts()
{
    QFETCH(QByteArray, host);
    QFETCH(int, status);
    QNetworkRequest request(m_receiver->url());
    request.setRawHeader("Host", host);
    request.setRawHeader("Content-Type", "application/json");
    request.setRawHeader("Authorization", "Bearer secret");
    QCOMPARE(statusOf(m_network.post(request, "{}")), status);
}

/// The answer comes before the body, so that nobody without the token can fill the memory.
void TestSpanReceiver::keepsNoBodiesOfStrangers()
{
    QTcpSocket socket;
    socket.connectToHost(m_receiver->url().host(), quint16(m_receiver->url().port()));
    socket.write("POST /v1/traces HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer guess\r\n"
                 "Content-Type: application/json\r\nContent-Length: 1000000\r\n\r\n{");
    QTRY_VERIFY(socket.bytesAvailable() > 0);
    QVERIFY2(socket.readAll().startsWith("HTTP/1.1 401 "), "the answer");
}

void TestSpanReceiver::limitsHeads()
{
    QTcpSocket socket;
    socket.connectToHost(m_receiver->url().host(), quint16(m_receiver->url().port()));
    socket.write("POST /v1/traces HTTP/1.1\r\nX: " + QByteArray(100'000, 'x'));
    QTRY_VERIFY(socket.bytesAvailable() > 0);
    QVERIFY2(socket.readAll().startsWith("HTTP/1.1 431 "), "the answer");
}

/// Connections without a request do not keep exporters out.
void TestSpanReceiver::dropsWaitingConnectionsForNewOnes()
{
    std::array<QTcpSocket, 100> silent;
    for (QTcpSocket &socket : silent)
        socket.connectToHost(m_receiver->url().host(), quint16(m_receiver->url().port()));
    QTRY_COMPARE(std::ranges::count(silent, QTcpSocket::ConnectedState, &QTcpSocket::state), 32);
    QCOMPARE(post("{}"), 200);
}

void TestSpanReceiver::rejectsOtherRequests()
{
    QCOMPARE(post("<html>", "text/html"), 415);
    QNetworkRequest get(m_receiver->url());
    get.setRawHeader("Authorization", "Bearer secret");
    QCOMPARE(statusOf(m_network.get(get)), 404);
    QUrl elsewhere = m_receiver->url();
    elsewhere.setPath(u"/v1/metrics"_s);
    QNetworkRequest other(elsewhere);
    other.setRawHeader("Content-Type", "application/json");
    other.setRawHeader("Authorization", "Bearer secret");
    QCOMPARE(statusOf(m_network.post(other, "{}")), 404);
    QVERIFY(m_taken.empty());
}

void TestSpanReceiver::rejectsWhatItCannotRead()
{
    QCOMPARE(post("no protobuf", "application/x-protobuf"), 400);
    QCOMPARE(post("no gzip", "application/json", "gzip"), 400);
    QCOMPARE(post(gzipped("{}").chopped(4), "application/json", "gzip"), 400);
    QCOMPARE(post("{}", "application/json", "br"), 400);
    QVERIFY(m_taken.empty());
}

void TestSpanReceiver::passesOnWhatTheIntakeSays()
{
    m_reception = { Reception::Kind::Malformed, "not a request" };
    QCOMPARE(post("{}"), 400);
    m_reception = { Reception::Kind::Failed };
    QCOMPARE(post("{}"), 503);
}

/// Exporters log the answer, and the person who started the receiver sees it as well.
void TestSpanReceiver::saysWhyItRejects()
{
    QCOMPARE(post("{}", "application/json", {}, "Bearer guess"), 401);
    QVERIFY2(m_answer.contains("Authorization: Bearer"), m_answer.constData());
    QCOMPARE(post("{}", "text/plain"), 415);
    QVERIFY2(m_answer.contains("application/x-protobuf"), m_answer.constData());
    m_reception = { Reception::Kind::Malformed, "a span without ids" };
    QCOMPARE(post("{}"), 400);
    QCOMPARE(m_answer, R"({"message":"a span without ids"})");
    QCOMPARE(post("", "application/x-protobuf"), 400);
    QCOMPARE(m_answer,
        "\x12\x12"
        "a span without ids");
    QCOMPARE(rejectionBody(std::string(300, 'x'), true).first(3), "\x12\xac\x02");
    m_reception = {};
    QCOMPARE(post("{}"), 200);
    QCOMPARE(m_rejected.size(), 4u);
    QCOMPARE(m_rejected.front().first, 401);
    QCOMPARE(m_rejected.back(), (std::pair(400, std::string("a span without ids"))));
}

void TestSpanReceiver::unpacksOnlySoMuch()
{
    const QByteArray bomb = gzipped(QByteArray(SpanReceiver::longestBody + 1, ' '));
    QVERIFY(bomb.size() < 1'000'000);
    QCOMPARE(post(bomb, "application/json", "gzip"), 413);
    QVERIFY(m_taken.empty());
    QCOMPARE(unpackedGzip(gzipped("first") + gzipped(" second"), 100).value(), "first second");
    QCOMPARE(unpackedGzip(gzipped("first") + "no gzip", 100).error(), GzipFault::Damaged);
    QCOMPARE(unpackedGzip(gzipped("first") + gzipped(" second"), 10).error(), GzipFault::TooLong);
    QCOMPARE(unpackedGzip(gzipped(QByteArray(100'000, 'x')), 100'000)->size(), 100'000);
    QVERIFY(!unpackedGzip(gzipped(QByteArray(100'000, 'x')), 99'999));
    QVERIFY(!unpackedGzip({}, 10));
}

/// Before they are sent: exporters do not try again what is told to be too large.
void TestSpanReceiver::rejectsRequestsThatAreTooLong()
{
    QTcpSocket socket;
    socket.connectToHost(m_receiver->url().host(), quint16(m_receiver->url().port()));
    QTRY_VERIFY(socket.state() == QTcpSocket::ConnectedState);
    socket.write("POST /v1/traces HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer secret\r\n"
                 "Content-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: 2000000000\r\n\r\n");
    QByteArray said;
    connect(&socket, &QTcpSocket::readyRead, &socket, [&] { said += socket.readAll(); });
    QTRY_VERIFY2(said.contains("longer than 32 MiB"), said.constData());
    QVERIFY2(said.startsWith("HTTP/1.1 413 "), said.constData());
    QVERIFY(m_taken.empty());
    QCOMPARE(post("{}"), 200);
}

void TestSpanReceiver::endsConnectionsThatSendTooMuch()
{
    QTcpSocket socket;
    socket.connectToHost(m_receiver->url().host(), quint16(m_receiver->url().port()));
    QSignalSpy ended(&socket, &QTcpSocket::disconnected);
    QTRY_VERIFY(socket.state() == QTcpSocket::ConnectedState);
    socket.write("POST /v1/traces HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer secret\r\n"
                 "Content-Type: application/json\r\nContent-Length: 2000000000\r\n\r\n");
    const QByteArray part(1024 * 1024, ' ');
    qint64 sent = 0;
    const auto more = [&] {
        if (socket.state() == QTcpSocket::ConnectedState && sent < 100 * part.size())
            sent += socket.write(part);
    };
    connect(&socket, &QTcpSocket::bytesWritten, &socket, more);
    more();
    QTRY_VERIFY_WITH_TIMEOUT(ended.count() > 0, 60'000);
    QVERIFY(sent < 100 * part.size());
    QVERIFY(m_taken.empty());
}

void TestSpanReceiver::listensOnLoopbackOnly()
{
    QCOMPARE(m_receiver->url().host(), u"127.0.0.1"_s);
    SpanReceiver other(token, [](std::string_view) { return Reception {}; });
    QVERIFY(!other.listen(quint16(m_receiver->url().port())));
    QVERIFY(other.url().isEmpty());
}

void TestSpanReceiver::makesTokensThatDiffer()
{
    QCOMPARE(SpanReceiver::newToken().size(), 64);
    QVERIFY(SpanReceiver::newToken() != SpanReceiver::newToken());
}

QTEST_GUILESS_MAIN(TestSpanReceiver)
#include "tst_spanreceiver.moc"
