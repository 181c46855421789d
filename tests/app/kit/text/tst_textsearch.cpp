// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/textsearch.h"

#include <QElapsedTimer>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestTextSearch final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsInBytes()
    {
        const auto found = findAll("ä x ä X"_ba, { .text = u"x"_s });
        QCOMPARE(found.locations.size(), std::size_t(2));
        QCOMPARE(found.locations[0].from, 3L);
        QCOMPARE(found.locations[1].from, 8L);
        QCOMPARE(findAll("x X"_ba, { .text = u"X"_s, .isPattern = false, .matchesCase = true }).locations.size(),
            std::size_t(1));
    }

    void plainTextIsNoPattern()
    {
        QCOMPARE(findAll("a.c abc"_ba, { .text = u"a.c"_s }).locations.size(), std::size_t(1));
        QCOMPARE(findAll("a.c abc"_ba, { .text = u"a.c"_s, .isPattern = true }).locations.size(), std::size_t(2));
    }

    void linesHaveAStartAndAnEnd()
    {
        QCOMPARE(findAll("ab\nab\n"_ba, { .text = u"^a|b$"_s, .isPattern = true }).locations.size(), std::size_t(4));
    }

    void emptyMatchesAreNoLocations()
    {
        QVERIFY(findAll("abc"_ba, { .text = u"x*"_s, .isPattern = true }).locations.empty());
        QVERIFY(findAll("abc"_ba, {}).locations.empty());
    }

    void saysWhatIsWrongWithAPattern()
    {
        const auto found = findAll("abc"_ba, { .text = u"(a"_s, .isPattern = true });
        QVERIFY(found.locations.empty());
        QVERIFY(!found.error.isEmpty());
    }

    void fillsInWhatThePatternCaught()
    {
        const auto with = u"\\2-\\1\\\\n"_s;
        const auto found = findAll("ab"_ba, { .text = u"(a)(b)"_s, .isPattern = true }, &with);
        QCOMPARE(found.locations.at(0).replacement, u"b-a\\n"_s);
        const auto plain = findAll("ab"_ba, { .text = u"ab"_s }, &with);
        QCOMPARE(plain.locations.at(0).replacement, with);
    }

    void bytesThatAreNoTextDoNotMoveTheLocations()
    {
        const auto found = findAll(QByteArray("\xff\xfe x"), { .text = u"x"_s });
        QCOMPARE(found.locations.at(0).from, 3L);
    }

    void anEvilPatternEnds()
    {
        QElapsedTimer since;
        since.start();
        static_cast<void>(findAll(QByteArray(2'000, 'a') + "!", { .text = u"(a+)+$"_s, .isPattern = true }));
        QVERIFY(since.elapsed() < 5'000);
    }

    void countsOnlySoMany()
    {
        const auto found = findAll("x "_ba.repeated(20'000), { .text = u"x"_s });
        QVERIFY(found.isCut);
        QCOMPARE(found.locations.size(), std::size_t(10'000));
    }
};

QTEST_GUILESS_MAIN(TestTextSearch)
#include "tst_textsearch.moc"
