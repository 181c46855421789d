// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/locationlink.h"

#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestLocationLink final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLocationSurvivesAsALink_data()
    {
        QTest::addColumn<QString>("file");
        for (const auto *file : { "/home/me/runs.vitrine", "/a b/ü?&#%25.json", "/x//y" })
            QTest::newRow(file) << QString::fromUtf8(file);
    }

    void aLocationSurvivesAsALink()
    {
        QFETCH(const QString, file);
        const LocationLink location { .file = QDir::cleanPath(file), .run = 2, .step = 5 };
        const auto link = linkTo(location);
        QVERIFY2(link.startsWith(u"vitrine:///"), qPrintable(link));
        QVERIFY(!link.contains(u' '));
        QCOMPARE(locationOfLink(link), location);
    }

    void leavesOutWhatIsNotThere()
    {
        QCOMPARE(linkTo({ .file = u"/a.json"_s }), u"vitrine:///a.json"_s);
        QCOMPARE(linkTo({ .file = u"/a.json"_s, .run = 3 }), u"vitrine:///a.json?run=3"_s);
        QCOMPARE(locationOfLink(u"vitrine:///a.json"_s), (LocationLink { .file = u"/a.json"_s }));
    }

    void rejectsWhatIsNoLocationOfThisMachine_data()
    {
        QTest::addColumn<QString>("link");
        for (const auto *link :
            { "", "vitrine:", "vitrine://", "vitrine:a.json", "vitrine://host/a.json", "file:///a.json",
                "https://example.org/?run=1", "vitrine:///a?run=0", "vitrine:///a?run=-1", "vitrine:///a?run=x",
                "vitrine:///a?step=99999999999", "vitrine:///a%00b", "vitrine:///a#b", "vitrine://me@/a" })
            QTest::newRow(link) << QString::fromLatin1(link);
    }

    void rejectsWhatIsNoLocationOfThisMachine()
    {
        QFETCH(const QString, link);
        QVERIFY(!locationOfLink(link));
    }
};

QTEST_GUILESS_MAIN(TestLocationLink)
#include "tst_locationlink.moc"
