// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/faulttext.h"

#include "app/wording/translations.h"
#include "models/logs/json/recordparser.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// What readers of logs say, in the user's words.
class TestFaultText final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void staysAsItIsInEnglish_data()
    {
        QTest::addColumn<QByteArray>("detail");
        for (const char *detail : { "steps[3]: breaks off", "steps[3]: an object was expected, not array",
                 "a.json: steps[0]: no task", "12 packed bytes unpack to more than 10", "", "nobody: knows: this",
                 "span %1 %2 comes after its trace was complete", "damaged gzip data: incorrect data check" })
            QTest::newRow(detail) << QByteArray(detail);
    }

    void staysAsItIsInEnglish()
    {
        QFETCH(const QByteArray, detail);
        QCOMPARE(FaultText::of(detail.toStdString()), QString::fromUtf8(detail));
    }

    void isPutIntoTheUsersWords_data()
    {
        QTest::addColumn<QString>("detail");
        QTest::addColumn<QString>("german");
        QTest::newRow("a place and a kind") << u"steps[3]: an object was expected, not array"_s
                                            << u"steps[3]: erwartet war ein Objekt, gefunden: Liste"_s;
        QTest::newRow("two places") << u"12 packed bytes unpack to more than 10"_s
                                    << u"12 gepackte Bytes ergeben entpackt mehr als 10"_s;
        QTest::newRow("words of a library")
            << u"damaged gzip data: incorrect data check"_s << u"beschädigte gzip-Daten: incorrect data check"_s;
        QTest::newRow("what looks like a place") << u"span %1 %2 comes after its trace was complete"_s
                                                 << u"Span %1 %2 kommt, nachdem seine Spur vollständig war"_s;
        QTest::newRow("nobody's") << u"nobody: knows: this"_s << u"nobody: knows: this"_s;
    }

    void isPutIntoTheUsersWords()
    {
        QFETCH(const QString, detail);
        QFETCH(const QString, german);
        const Translations translations(qApp, u"de"_s);
        QCOMPARE(FaultText::of(detail.toStdString()), german);
    }

    // Of each kind one: all of them are known.
    void knowsWhatIsWrongWithJson_data()
    {
        QTest::addColumn<QByteArray>("json");
        for (const char *json :
            { "{\"a\" 1}", "[1,2", "{\"a\": tru}", "{\"a\": nil}", "{\"a\": 01}", "[\"\\q\"]", "[\"a]", "  " })
            QTest::newRow(json) << QByteArray(json);
    }

    void knowsWhatIsWrongWithJson()
    {
        QFETCH(const QByteArray, json);
        const simdjson::padded_string text(json.toStdString());
        RecordParser parser;
        const auto parsed = parser.parse(text);
        QVERIFY(!parsed);
        const Translations translations(qApp, u"de"_s);
        const auto told = FaultText::of(parsed.error().detail);
        QVERIFY2(told != QString::fromStdString(parsed.error().detail), parsed.error().detail.c_str());
    }

    // A reader that puts it in other words now would be left in English without anybody noticing.
    void everyPhraseIsOneOfTheReaders()
    {
        QFile table(QStringLiteral(VITRINE_SOURCE_DIR "/app/wording/faulttext.cpp"));
        QVERIFY(table.open(QIODevice::ReadOnly));
        static const QRegularExpression phrase(u"QT_TRANSLATE_NOOP\\(\\s*\"vitrine::FaultText\",\\s*\"([^\"]+)\"\\)"_s);
        static const QRegularExpression place(u"%[12]"_s);
        const auto readers = wordsOfReaders();
        int count = 0;
        for (auto found = phrase.globalMatch(QString::fromUtf8(table.readAll())); found.hasNext(); ++count) {
            const auto text = found.next().captured(1);
            for (const QString &part : text.split(place, Qt::SkipEmptyParts))
                QVERIFY2(readers.contains(part.trimmed()), qPrintable(text));
        }
        QVERIFY(count > 50);
    }

    void manyPartsAreNoBurden()
    {
        const auto told = FaultText::of(std::string(QByteArray(": ").repeated(100'000).toStdString()));
        QCOMPARE(told.size(), 200'000);
    }

private:
    static QString wordsOfReaders()
    {
        QString all;
        QDirIterator files(QStringLiteral(VITRINE_SOURCE_DIR "/models/logs"), { u"*.cpp"_s }, QDir::Files,
            QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly))
                all += QString::fromUtf8(file.readAll());
        }
        return all;
    }
};

QTEST_GUILESS_MAIN(TestFaultText)
#include "tst_faulttext.moc"
