// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/placelink.h"

#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestPlaceLink final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPlaceSurvivesAsALink_data()
    {
        QTest::addColumn<QString>("file");
        for (const auto *file : { "/home/me/runs.vitrine", "/a b/ü?&#%25.json", "/x//y" })
            QTest::newRow(file) << QString::fromUtf8(file);
    }

    void aPlaceSurvivesAsALink()
    {
        QFETCH(const QString, file);
        const PlaceLink place { .file = QDir::cleanPath(file), .run = 2, .step = 5 };
        const auto link = linkTo(place);
        QVERIFY2(link.startsWith(u"vitrine:///"), qPrintable(link));
        QVERIFY(!link.contains(u' '));
        QCOMPARE(placeOfLink(link), place);
    }

    void leavesOutWhatIsNotThere()
    {
        QCOMPARE(linkTo({ .file = u"/a.json"_s }), u"vitrine:///a.json"_s);
        QCOMPARE(linkTo({ .file = u"/a.json"_s, .run = 3 }), u"vitrine:///a.json?run=3"_s);
        QCOMPARE(placeOfLink(u"vitrine:///a.json"_s), (PlaceLink { .file = u"/a.json"_s }));
    }

    void refusesWhatIsNoPlaceOfThisMachine_data()
    {
        QTest::addColumn<QString>("link");
        for (const auto *link :
            { "", "vitrine:", "vitrine://", "vitrine:a.json", "vitrine://host/a.json", "file:///a.json",
                "https://example.org/?run=1", "vitrine:///a?run=0", "vitrine:///a?run=-1", "vitrine:///a?run=x",
                "vitrine:///a?step=99999999999", "vitrine:///a%00b", "vitrine:///a#b", "vitrine://me@/a" })
            QTest::newRow(link) << QString::fromLatin1(link);
    }

    void refusesWhatIsNoPlaceOfThisMachine()
    {
        QFETCH(const QString, link);
        QVERIFY(!placeOfLink(link));
    }
};

QTEST_GUILESS_MAIN(TestPlaceLink)
#include "tst_placelink.moc"
