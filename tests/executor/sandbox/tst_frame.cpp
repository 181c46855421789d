// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/utf8.h"
#include "executor/sandbox/frame.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace vitrine;
using Json = nlohmann::json;
using namespace std::string_view_literals;

namespace {

std::string withHead(std::string_view cbor)
{
    std::string frame = encodeFrame(Json::object());
    frame.resize(frameHeadSize);
    for (std::size_t i = 0; i < 4; ++i)
        frame[8 + i] = static_cast<char>(cbor.size() >> (8 * i) & 0xffU);
    return frame.append(cbor);
}

std::string repeated(std::string_view text, std::size_t times)
{
    std::string all;
    for (std::size_t i = 0; i < times; ++i)
        all += text;
    return all;
}

QString outcome(const std::expected<std::optional<Json>, FrameFault> &next)
{
    if (!next)
        return QString::fromUtf8(toString(next.error()));
    return *next ? QString::fromStdString((*next)->dump()) : QStringLiteral("more");
}

QByteArray bytes(std::string_view text) { return QByteArray(text.data(), static_cast<qsizetype>(text.size())); }

} // namespace

class TestFrame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comesBackWholeWhereverTheStreamIsCut()
    {
        const Json first { { "kind", "run" }, { "code", "x = 'é'\n" } };
        const Json second { { "list", { "a", "b" } }, { "n", 7 }, { "yes", true } };
        const std::string stream = encodeFrame(first) + encodeFrame(second);
        for (std::size_t cut = 0; cut <= stream.size(); ++cut) {
            FrameReader reader;
            std::vector<Json> frames;
            for (const std::string_view part :
                { std::string_view(stream).substr(0, cut), std::string_view(stream).substr(cut) }) {
                reader.add(part);
                while (const auto frame = reader.next().value())
                    frames.push_back(*frame);
            }
            QCOMPARE(frames.size(), 2U);
            QVERIFY(frames[0] == first && frames[1] == second);
            QVERIFY(!reader.isInside());
        }
    }
    void halfAFrameIsDistinguishedFromNone()
    {
        FrameReader reader;
        reader.add("VTR");
        QCOMPARE(outcome(reader.next()), QStringLiteral("more"));
        QVERIFY(reader.isInside());
    }
    void rejectsHostileBytes_data()
    {
        QTest::addColumn<QByteArray>("stream");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char *name, const std::string &stream, const char *fault) {
            QTest::newRow(name) << bytes(stream) << QString::fromLatin1(fault);
        };
        const std::string good = withHead("\xa0");
        row("an empty map", good, "{}");
        row("another protocol", "HTTP/1.1 200 OK\r\n", "bad-head");
        row("another version", std::string(good).replace(4, 1, "\x02"), "other-version");
        row("rubbish in the reserved bytes", std::string(good).replace(6, 1, "x"), "bad-head");
        row("a length of 4 GB", std::string(good).replace(8, 4, "\xff\xff\xff\xff"), "too-large");
        row("one byte too many", std::string(good).replace(8, 4, "\x01\x00\x00\x04"sv), "too-large");
        row("no bytes", withHead(""), "bad-cbor");
        row("a list", withHead("\x80"), "bad-cbor");
        row("a text", withHead("\x61x"), "bad-cbor");
        row("something behind the map", withHead("\xa0\xa0"), "bad-cbor");
        row("a map that ends early", withHead("\xa2\x61x\x01"), "bad-cbor");
        row("a key that is a number", withHead("\xa1\x01\x01"), "bad-cbor");
        row("equal keys", withHead("\xa2\x61x\x01\x61x\x02"), "bad-cbor");
        row("a byte string", withHead("\xa1\x61x\x41y"), "bad-cbor");
        row("a tag", withHead("\xa1\x61x\xc0\x61y"), "bad-cbor");
        row("a text that claims to be huge", withHead("\xa1\x61x\x7b\x7f\xff\xff\xff\xff\xff\xff\xff"), "bad-cbor");
        row("a list that claims to be huge", withHead("\xa1\x61x\x9b\x7f\xff\xff\xff\xff\xff\xff\xff\x01"), "bad-cbor");
        row("a map that claims to be huge", withHead("\xbb\x7f\xff\xff\xff\xff\xff\xff\xff\x61x\x01"), "bad-cbor");
        row("a nest", withHead("\xa1\x61x" + repeated("\x81", 10'000'000)), "too-deep");
        row("a nest of open ends", withHead("\xa1\x61x" + repeated("\x9f", 10'000'000)), "too-deep");
        row("a nest of maps", withHead(repeated("\xa1\x61x", 5'000'000)), "too-deep");
        row("a long list", withHead("\xa1\x61x\x9f" + repeated("\x01", 1'000'000) + "\xff"), "too-many");
        row("text that is no UTF-8", withHead("\xa1\x61x\x62\xc3\x28"), "bad-text");
        row("a key that is no UTF-8", withHead("\xa1\x61\xff\x01"), "bad-text");
    }
    void rejectsHostileBytes()
    {
        QFETCH(QByteArray, stream);
        QFETCH(QString, fault);
        FrameReader reader;
        reader.add({ stream.constData(), static_cast<std::size_t>(stream.size()) });
        QCOMPARE(outcome(reader.next()), fault);
    }
    void rejectsMoreKeysThanAnyMessageHas()
    {
        Json frame = Json::object();
        for (int i = 0; i < 100; ++i)
            frame["key" + std::to_string(i)] = i;
        FrameReader reader;
        reader.add(encodeFrame(frame));
        QCOMPARE(outcome(reader.next()), QStringLiteral("too-many"));
    }
    void makesNoFrameThatTheOtherSideWouldReject()
    {
        QVERIFY(encodeFrame({ { "x", std::string(largestFrame, 'x') } }).empty());
        QVERIFY(!encodeFrame({ { "x", std::string(largestFrame - 100, 'x') } }).empty());
    }
    void reportsUtf8_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isGood");
        QTest::newRow("ASCII with a zero") << bytes("a\0b"sv) << true;
        QTest::newRow("two to four bytes") << bytes("\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80") << true;
        QTest::newRow("the last code point") << bytes("\xf4\x8f\xbf\xbf") << true;
        QTest::newRow("beyond it") << bytes("\xf4\x90\x80\x80") << false;
        QTest::newRow("overlong slash") << bytes("\xc0\xaf") << false;
        QTest::newRow("overlong in three") << bytes("\xe0\x80\xaf") << false;
        QTest::newRow("a surrogate") << bytes("\xed\xa0\x80") << false;
        QTest::newRow("cut") << bytes("\xe2\x82") << false;
        QTest::newRow("a lone tail") << bytes("\x80") << false;
        QTest::newRow("five bytes") << bytes("\xf8\x88\x80\x80\x80") << false;
    }
    void reportsUtf8()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, isGood);
        QCOMPARE(isUtf8({ text.constData(), static_cast<std::size_t>(text.size()) }), isGood);
    }
};

QTEST_GUILESS_MAIN(TestFrame)
#include "tst_frame.moc"
