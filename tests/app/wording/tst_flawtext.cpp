// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/flawtext.h"

#include "app/wording/translations.h"
#include "models/logs/json/recordparser.h"
#include "models/logs/steps/sniff.h"

#include <QLocale>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// Faults of logs, as sentences.
class TestFlawText final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_US"_s)); }

    void isASentence_data()
    {
        QTest::addColumn<Flaw>("flaw");
        QTest::addColumn<QByteArray>("detail");
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << Flaw {} << QByteArray() << QString();
        QTest::newRow("a place") << Flaw { .code = FlawCode::CutOff, .location = "a.json: steps[3]" } << QByteArray()
                                 << u"a.json: steps[3]: cut off"_s;
        QTest::newRow("a type") << Flaw { .code = FlawCode::ObjectExpected, .arguments = { "array" } } << QByteArray()
                                << u"expected an object, found a list"_s;
        QTest::newRow("an unknown type") << Flaw { .code = FlawCode::ObjectExpected, .arguments = { "%1" } }
                                         << QByteArray() << u"expected an object, found %1"_s;
        QTest::newRow("numbers") << Flaw { .code = FlawCode::TooMuchUnpacked, .arguments = { "1200", "480000" } }
                                 << QByteArray() << u"1,200 compressed bytes expand to more than 480,000"_s;
        QTest::newRow("an id of digits") << Flaw { .code = FlawCode::LateSpan, .arguments = { "0012" } } << QByteArray()
                                         << u"span 0012 arrived after its trace was complete"_s;
        QTest::newRow("an argument like a placeholder") << Flaw { .code = FlawCode::LateSpan,
            .arguments = { "%2" } } << QByteArray() << u"span %2 arrived after its trace was complete"_s;
        QTest::newRow("words of a library")
            << Flaw { .code = FlawCode::DamagedGzip } << QByteArray("incorrect data check")
            << u"damaged gzip data: incorrect data check"_s;
        QTest::newRow("only such words") << Flaw {} << QByteArray("Permission denied") << u"Permission denied"_s;
        QTest::newRow("an argument is missing")
            << Flaw { .code = FlawCode::KeyMissing } << QByteArray() << u" is missing"_s.trimmed();
    }

    void isASentence()
    {
        QFETCH(const Flaw, flaw);
        QFETCH(const QByteArray, detail);
        QFETCH(const QString, text);
        QCOMPARE(FlawText::of(flaw, detail.toStdString()).trimmed(), text);
    }

    void isTranslated()
    {
        const Translations translations(qApp, u"de"_s);
        QCOMPARE(FlawText::of({ .code = FlawCode::ObjectExpected, .arguments = { "array" }, .location = "steps[3]" }),
            u"steps[3]: erwartet war ein Objekt, gefunden: eine Liste"_s);
    }

    void namesUnknownContent_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("german");
        const auto row = [](const char *name, const QByteArray &bytes, const QString &text, const QString &german) {
            QTest::newRow(name) << bytes << text << german;
        };
        row("zip", "PK\x03\x04", u"zip archive"_s, u"Zip-Archiv"_s);
        row("gzip", "\x1F\x8B", u"gzip data"_s, u"Gzip-Daten"_s);
        row("bzip2", "BZh9", u"bzip2 data"_s, u"Bzip2-Daten"_s);
        row("compress", "\x1F\x9D", u"data of compress"_s, u"Daten von compress"_s);
        row("7-Zip", "7z\xBC\xAF\x27\x1C", u"7-Zip archive"_s, u"7-Zip-Archiv"_s);
        row("tar", QByteArray(257, 'a') + "ustar" + QByteArray(250, '\0'), u"tar archive"_s, u"Tar-Archiv"_s);
        row("picture", "\x89PNG", u"PNG image"_s, u"PNG-Bild"_s);
        row("PDF", "%PDF-1.7", u"PDF document"_s, u"PDF-Dokument"_s);
        row("database", "SQLite format 3", u"SQLite database"_s, u"SQLite-Datenbank"_s);
        row("program",
            "\x7F"
            "ELF",
            u"program"_s, u"Programm"_s);
        row("UTF-32", QByteArray("\xFF\xFE\0\0", 4), u"UTF-32 text"_s, u"UTF-32-Text"_s);
        row("table", "PAR1", u"Parquet table"_s, u"Parquet-Tabelle"_s);
        row("page", "<html>", u"HTML or XML"_s, u"HTML oder XML"_s);
        row("spans", R"({"resourceSpans": []})", u"OTLP trace"_s, u"OTLP-Trace"_s);
        row("keys", R"({"a": 1, "b": 2})", u"JSON object with keys a, b"_s, u"JSON-Objekt mit den Schlüsseln a, b"_s);
        row("no keys", "{}", u"JSON object without keys"_s, u"JSON-Objekt ohne Schlüssel"_s);
        row("types", "{\"type\": \"x\"}\n{\"type\": \"y\"}\n", u"JSON object with keys type, records of type x, y"_s,
            u"JSON-Objekt mit den Schlüsseln type, Datensätze vom Typ x, y"_s);
        row("objects", R"([{"a": 1}])", u"JSON array of objects with keys a"_s,
            u"JSON-Liste von Objekten mit den Schlüsseln a"_s);
        row("no objects", "[1]", u"JSON array"_s, u"JSON-Liste"_s);
        row("a placeholder", R"({"%2": 1})", u"JSON object with keys %2"_s, u"JSON-Objekt mit den Schlüsseln %2"_s);
        row("null", "null", u"JSON value null"_s, u"JSON-Wert null"_s);
        row("binary", QByteArray("a\0b", 3), u"binary data"_s, u"Binärdaten"_s);
        row("blank", "  ", u"blank text"_s, u"leerer Text"_s);
        row("letter", "Dear reader", u"plain text"_s, u"einfacher Text"_s);
    }

    void namesUnknownContent()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, text);
        QFETCH(const QString, german);
        const Flaw flaw { .code = FlawCode::LooksLike, .arguments = describe(sniff(bytes.toStdString())) };
        QCOMPARE(FlawText::of(flaw), u"looks like: "_s + text);
        const Translations translations(qApp, u"de"_s);
        QVERIFY2(FlawText::of(flaw).endsWith(u": "_s + german), qUtf8Printable(FlawText::of(flaw)));
    }

    // A code has its own sentence, in all languages.
    void noTwoAreAlike()
    {
        for (const auto &language : { u"en"_s, u"de"_s, u"fr"_s }) {
            const Translations translations(qApp, language);
            QSet<QString> texts;
            for (int code = 1; code <= int(FlawCode::JsonSize); ++code) {
                const auto text = FlawText::of({ .code = FlawCode(code) });
                QVERIFY2(!text.isEmpty() && !texts.contains(text), toString(FlawCode(code)).data());
                texts.insert(text);
            }
        }
    }

    // Each fault of JSON has a code: none is left to the words of the parser.
    void knowsWhatIsWrongWithJson_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("code");
        const auto row
            = [](const char *json, const char *code) { QTest::newRow(json) << QByteArray(json) << QByteArray(code); };
        row("{\"a\" 1}", "json-structure");
        row("[1,2", "json-structure");
        row("{\"a\": tru}", "json-word");
        row("{\"a\": nil}", "json-word");
        row("{\"a\": 01}", "json-number");
        row("[\"\\q\"]", "json-escape");
        row("[\"a]", "json-open-string");
        row("  ", "json-empty");
    }

    void knowsWhatIsWrongWithJson()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const QByteArray, code);
        const simdjson::padded_string text(json.toStdString());
        RecordParser parser;
        const auto parsed = parser.parse(text);
        QVERIFY(!parsed);
        QCOMPARE(toString(parsed.error().flaw.code), code.toStdString());
        QVERIFY(parsed.error().detail.empty());
    }

    void namesAreRead()
    {
        for (int code = 0; code <= int(FlawCode::JsonSize); ++code)
            QVERIFY(flawCodeFrom(toString(FlawCode(code))) == FlawCode(code));
        QVERIFY(!flawCodeFrom("no such flaw"));
    }
};

QTEST_GUILESS_MAIN(TestFlawText)
#include "tst_flawtext.moc"
