// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/flawtext.h"

#include "app/wording/translations.h"
#include "models/logs/json/recordparser.h"

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
