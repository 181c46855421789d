// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/json/jsonstream.h"

#include <QTemporaryFile>
#include <QTest>

#include <optional>

using namespace vitrine;

class TestJsonStream : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesEveryKindOfValue();
    void reportsLocationsAndLines();
    void walksObjectsByKey();
    void endsLineRecordsAtTheirLine();
    void keepsValuesAcrossChunks();
    void leavesWhatWasTaken();
    void passesOverWhatIsTooLarge();
    void marksWhatBreaksOff_data();
    void marksWhatBreaksOff();
};

namespace {

/// A stream over a text, through a real file.
struct Streamed {
    explicit Streamed(
        const QByteArray &text, Framing framing = Framing::Document, std::uint64_t limit = JsonStream::defaultMaxValue)
    {
        if (file.open() && file.write(text) == text.size() && file.flush())
            window.emplace(FileWindow::open(file.fileName().toStdString()));
        stream.emplace(**window, framing, limit);
    }
    QTemporaryFile file;
    std::optional<Result<FileWindow>> window;
    std::optional<JsonStream> stream;
};

} // namespace

void TestJsonStream::takesEveryKindOfValue()
{
    Streamed text(R"( [ {"a": [1, "]"]} , "x\"],{" , -1.5e3 ,true,[[]] ] )");
    JsonStream &stream = *text.stream;
    QVERIFY(stream.nextRecord());
    QCOMPARE(stream.ahead(), int('['));
    stream.enter();
    for (const char *expected : { R"({"a": [1, "]"]})", R"("x\"],{")", "-1.5e3", "true", "[[]]" }) {
        QVERIFY(stream.nextElement());
        const JsonSlice slice = stream.take();
        QCOMPARE(QByteArray(slice.text.data(), qsizetype(slice.text.size())), expected);
        QVERIFY(!slice.isCut && !slice.isTooLarge);
    }
    QVERIFY(!stream.nextElement());
    QVERIFY(!stream.isBroken());
    QVERIFY(!stream.nextRecord());
}

void TestJsonStream::reportsLocationsAndLines()
{
    Streamed text("[\n1,\n\n \"a\"\n]");
    JsonStream &stream = *text.stream;
    stream.nextRecord();
    stream.enter();
    QVERIFY(stream.nextElement());
    const SourceSpan first { .line = 2, .byteFrom = 2, .byteTo = 3 };
    QVERIFY(stream.take().span == first);
    QVERIFY(stream.nextElement());
    const SourceSpan second { .line = 4, .byteFrom = 7, .byteTo = 10 };
    QVERIFY(stream.take().span == second);
}

void TestJsonStream::walksObjectsByKey()
{
    Streamed text(R"({"a": 1, "b\"c": {"d": 2}, "": null})");
    JsonStream &stream = *text.stream;
    stream.nextRecord();
    stream.enter();
    std::string key;
    for (const char *expected : { "a", "b\\\"c", "" }) {
        QVERIFY(stream.nextMember(key));
        QCOMPARE(key, expected);
        stream.take();
    }
    QVERIFY(!stream.nextMember(key));
    QVERIFY(!stream.isBroken());
}

void TestJsonStream::endsLineRecordsAtTheirLine()
{
    Streamed text("[1, \"open\n[2]\n", Framing::Lines);
    JsonStream &stream = *text.stream;
    QVERIFY(stream.nextRecord());
    stream.enter();
    QVERIFY(stream.nextElement());
    QVERIFY(!stream.take().isCut);
    QVERIFY(stream.nextElement());
    QVERIFY(stream.take().isCut);
    QVERIFY(!stream.nextElement());
    QVERIFY(stream.isBroken());
    QCOMPARE(stream.endRecord(), 0u);
    QVERIFY(stream.nextRecord());
    QCOMPARE(stream.offset(), 10u);
    stream.enter();
    QVERIFY(stream.nextElement());
    QCOMPARE(QByteArray(stream.take().text.data(), 1), "2");
    QVERIFY(!stream.nextElement());
    QCOMPARE(stream.endRecord(), 0u);
    QVERIFY(!stream.nextRecord());
}

void TestJsonStream::keepsValuesAcrossChunks()
{
    const QByteArray large = '"' + QByteArray(3 << 20, 'a') + "\\\"" + QByteArray(1 << 20, 'b') + '"';
    Streamed text("[" + large + "," + large + ",7]");
    JsonStream &stream = *text.stream;
    stream.nextRecord();
    stream.enter();
    for (int i = 0; i < 2; ++i) {
        QVERIFY(stream.nextElement());
        const JsonSlice slice = stream.take();
        QVERIFY(slice.text == std::string_view(large.constData(), size_t(large.size())));
        QCOMPARE(slice.span.byteFrom, std::uint64_t(1 + i * (large.size() + 1)));
    }
    QVERIFY(stream.nextElement());
    QCOMPARE(stream.take().text.size(), 1u);
}

void TestJsonStream::leavesWhatWasTaken()
{
    const QByteArray large = '"' + QByteArray(5 << 20, 'a') + '"';
    Streamed text("[" + large + ",\n1,\n" + large + ",2]");
    JsonStream &stream = *text.stream;
    stream.nextRecord();
    stream.enter();
    for (const qsizetype size : { large.size(), qsizetype(1), large.size(), qsizetype(1) }) {
        QVERIFY(stream.nextElement());
        QCOMPARE(stream.take().text.size(), std::size_t(size));
        stream.leaveTaken();
        QCOMPARE(text.window->value().begin() > 0, true);
    }
    QVERIFY(!stream.nextElement());
    QVERIFY(!stream.isBroken());
    QCOMPARE(stream.lineAt(stream.offset()), 3u);
}

void TestJsonStream::passesOverWhatIsTooLarge()
{
    const QByteArray large = '"' + QByteArray(3 << 20, 'a') + '"';
    Streamed text("[" + large + ",7]", Framing::Document, 1 << 20);
    JsonStream &stream = *text.stream;
    stream.nextRecord();
    stream.enter();
    QVERIFY(stream.nextElement());
    const JsonSlice slice = stream.take();
    QVERIFY(slice.isTooLarge);
    QVERIFY(slice.text.empty());
    QCOMPARE(slice.span.byteTo - slice.span.byteFrom, std::uint64_t(large.size()));
    QVERIFY(stream.nextElement());
    QCOMPARE(stream.take().text.size(), 1u);
}

void TestJsonStream::marksWhatBreaksOff_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text : { "[[1, 2", "[{\"a\": ", "[\"abc", "[\"abc\\", "[{\"a\": \"b\\\"" })
        QTest::newRow(text) << QByteArray(text);
}

void TestJsonStream::marksWhatBreaksOff()
{
    QFETCH(QByteArray, text);
    Streamed streamed(text);
    JsonStream &stream = *streamed.stream;
    stream.nextRecord();
    stream.enter();
    QVERIFY(stream.nextElement());
    QVERIFY(stream.take().isCut);
    QVERIFY(!stream.nextElement());
    QVERIFY(stream.isBroken());
}

QTEST_GUILESS_MAIN(TestJsonStream)
#include "tst_jsonstream.moc"
