// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/find/locationsearch.h"
#include "models/trail/write/recorder.h"

#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

/// Quick open's search over a trail that nobody has read yet.
class TestLocationSearch final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const auto file = m_folder.filePath(QStringLiteral("a.vitrine")).toStdString();
        auto recorder = Recorder::open(file);
        QVERIFY(recorder.has_value());
        SourceRecord log;
        log.file = "/a.json";
        log.sha256 = "00";
        const auto source = (*recorder)->addSource(log);
        QVERIFY(source.has_value());
        for (int run = 1; run <= 3; ++run) {
            RunRecord record;
            record.indexInSource = std::uint64_t(run);
            record.task = run == 2 ? "Find the cheapest loan" : "Count the words";
            std::vector<StepRecord> steps(2);
            steps[0].code = { { .text = "rate_of_interest = 4" } };
            steps[1].code = { { .text = "print('zebra')" } };
            steps[0].ordinal = 1;
            steps[1].ordinal = 2;
            QVERIFY((*recorder)->addRun(*source, record, steps).has_value());
        }
        recorder->reset();
        auto trail = Trail::open(file);
        QVERIFY(trail.has_value());
        m_trail = std::move(*trail);
    }

    void findsStepsByTheirWords()
    {
        const auto locations = find("zebr");
        QCOMPARE(locations.size(), std::size_t(3));
        QCOMPARE(locations[0].kind, FoundLocation::Kind::Step);
        QCOMPARE(locations[0].ordinal, std::uint64_t(2));
        QVERIFY(locations[0].text.contains("zebra"));
    }

    void findsARunByItsNumber()
    {
        const auto locations = find("run 2");
        QVERIFY(!locations.empty());
        QCOMPARE(locations.front().kind, FoundLocation::Kind::Run);
        QCOMPARE(locations.front().text, std::string("Find the cheapest loan"));
    }

    void findsARunByItsTask()
    {
        const auto locations = find("cheapest loan");
        QCOMPARE(locations.size(), std::size_t(1));
        QCOMPARE(locations.front().kind, FoundLocation::Kind::Run);
    }

    void whatIsTypedIsNoCode_data()
    {
        QTest::addColumn<QString>("typed");
        for (const auto *typed :
            { "", " ", "'", "\"", "' OR 1=1 --", "and", "not", "in (", "x\" or \"", "*", "%_", "\\" })
            QTest::newRow(typed) << QString::fromLatin1(typed);
    }

    void whatIsTypedIsNoCode()
    {
        QFETCH(const QString, typed);
        for (const auto &location : find(typed.toStdString()))
            QVERIFY(location.run != 0);
    }

    void stopsWhenAsked()
    {
        QVERIFY(findLocations(*m_trail, "zebra", [] { return true; }).empty());
    }

private:
    std::vector<FoundLocation> find(const std::string &typed) const
    {
        return findLocations(*m_trail, typed, [] { return false; });
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Trail> m_trail;
};

QTEST_GUILESS_MAIN(TestLocationSearch)
#include "tst_locationsearch.moc"
