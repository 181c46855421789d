// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/trailclient.h"
#include "models/trail/recorder.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

namespace {

StepRecord makeStep(std::uint64_t ordinal, const std::string &code)
{
    StepRecord step;
    step.ordinal = ordinal;
    step.code.push_back({ .language = Language::Python, .text = code, .origin = CodeOrigin::Field });
    return step;
}

} // namespace

class TestTrailClient final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        m_folder = std::make_unique<QTemporaryDir>();
        m_trail = m_folder->filePath(QStringLiteral("t.vitrine"));
        m_log = m_folder->filePath(QStringLiteral("log.json"));
        auto recorder = Recorder::open(m_trail.toStdString());
        QVERIFY(recorder);
        m_recorder = std::move(*recorder);
        writeLog(QByteArrayLiteral("0123456789"));
        addRuns(3);
    }

    void cleanup() { m_recorder.reset(); }

    void readsRunsStepsAndAStep()
    {
        TrailClient client;
        QSignalSpy opened(&client, &TrailClient::opened);
        QSignalSpy runs(&client, &TrailClient::runsRead);
        QSignalSpy steps(&client, &TrailClient::stepsRead);
        QSignalSpy detail(&client, &TrailClient::stepRead);
        client.open(m_trail);
        QVERIFY(opened.wait());
        QCOMPARE(opened.front().front().value<TrailInfo>().runs, 3);
        client.readRuns();
        QVERIFY(runs.wait());
        const auto page = runs.front().front().value<RunPage>();
        QCOMPARE(page.runs.size(), 3);
        client.readSteps(page.runs[1].id);
        QVERIFY(steps.wait());
        const auto list = steps.front().at(1).value<std::vector<StepSummary>>();
        QCOMPARE(list.size(), 2);
        client.readStep(list[1].id);
        QVERIFY(detail.wait());
        const auto read = detail.front().front().value<std::shared_ptr<const StepDetail>>();
        QCOMPARE(read->record.code.front().text, std::string("y = 2"));
        QVERIFY(!client.isBusy());
    }

    void readsManyRunsPageByPage()
    {
        addRuns(300);
        TrailClient client;
        QSignalSpy opened(&client, &TrailClient::opened);
        QSignalSpy runs(&client, &TrailClient::runsRead);
        client.open(m_trail);
        QVERIFY(opened.wait());
        client.readRuns();
        QTRY_COMPARE(runs.size(), 2);
        QCOMPARE(runs.at(0).front().value<RunPage>().runs.size(), 200);
        QCOMPARE(runs.at(1).front().value<RunPage>().offset, 200);
        QCOMPARE(runs.at(1).front().value<RunPage>().runs.size(), 103);
    }

    void onlyTheNewestQuestionIsAnswered()
    {
        TrailClient client;
        QSignalSpy opened(&client, &TrailClient::opened);
        QSignalSpy steps(&client, &TrailClient::stepsRead);
        client.open(m_trail);
        QVERIFY(opened.wait());
        for (int round = 0; round < 50; ++round) {
            client.readSteps(1);
            client.readSteps(2);
        }
        client.readSteps(3);
        QTRY_VERIFY(!client.isBusy());
        QCOMPARE(steps.size(), 1);
        QCOMPARE(steps.front().front().toLongLong(), 3);
    }

    void nothingIsAnsweredAfterClosing()
    {
        TrailClient client;
        QSignalSpy opened(&client, &TrailClient::opened);
        QSignalSpy runs(&client, &TrailClient::runsRead);
        client.open(m_trail);
        QVERIFY(opened.wait());
        client.readRuns();
        client.close();
        client.open(m_trail);
        QVERIFY(opened.wait());
        QCOMPARE(runs.size(), 0);
    }

    void tellsThatSomebodyWrote()
    {
        TrailClient client;
        QSignalSpy opened(&client, &TrailClient::opened);
        QSignalSpy changed(&client, &TrailClient::changed);
        client.open(m_trail);
        QVERIFY(opened.wait());
        addRuns(1);
        QVERIFY(changed.wait());
    }

    void givesTheBytesThatAStepWasReadFrom()
    {
        TrailClient client;
        QSignalSpy opened(&client, &TrailClient::opened);
        QSignalSpy original(&client, &TrailClient::originalRead);
        client.open(m_trail);
        QVERIFY(opened.wait());
        client.readOriginal(1, 1);
        QVERIFY(original.wait());
        const auto read = original.front().front().value<OriginalBytes>();
        QCOMPARE(read.bytes, QByteArrayLiteral("2345"));
        QCOMPARE(read.file, m_log);
        QVERIFY(!read.isCut);
    }

    void refusesTheBytesOfALogThatChanged_data()
    {
        QTest::addColumn<bool>("isRemoved");
        QTest::newRow("longer") << false;
        QTest::newRow("removed") << true;
    }

    void refusesTheBytesOfALogThatChanged()
    {
        QFETCH(const bool, isRemoved);
        TrailClient client;
        QSignalSpy opened(&client, &TrailClient::opened);
        QSignalSpy failed(&client, &TrailClient::failed);
        client.open(m_trail);
        QVERIFY(opened.wait());
        if (isRemoved)
            QVERIFY(QFile::remove(m_log));
        else
            writeLog(QByteArrayLiteral("other bytes than before"));
        client.readOriginal(1, 1);
        QVERIFY(failed.wait());
        const auto error = failed.front().at(1).value<Error>();
        QVERIFY(error.code == (isRemoved ? ErrorCode::FileNotFound : ErrorCode::Corrupt));
        QCOMPARE(error.file, m_log.toStdString());
    }

    void saysWhyAFileCannotBeOpened()
    {
        const auto other = m_folder->filePath(QStringLiteral("other.vitrine"));
        QFile file(other);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("this is no database, whatever it is called");
        file.close();
        TrailClient client;
        QSignalSpy failed(&client, &TrailClient::failed);
        client.open(other);
        QVERIFY(failed.wait());
        QVERIFY(failed.front().at(1).value<Error>().code == ErrorCode::NotSqlite);
    }

private:
    void writeLog(const QByteArray &bytes)
    {
        QFile file(m_log);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    void addRuns(int count)
    {
        const auto source = m_recorder->addSource({ .file = m_log.toStdString(),
            .sha256 = std::to_string(++m_sources),
            .size = 10,
            .format = "smolagents-memory",
            .importerVersion = "1",
            .importedAt = 1 });
        QVERIFY(source);
        auto first = makeStep(1, "x = 1");
        first.span = { .line = 1, .byteFrom = 2, .byteTo = 6 };
        const std::vector steps { first, makeStep(2, "y = 2") };
        for (int i = 0; i < count; ++i)
            QVERIFY(m_recorder->addRun(*source, {}, steps));
        QVERIFY(m_recorder->completeSource(*source, "{}"));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Recorder> m_recorder;
    QString m_trail;
    QString m_log;
    int m_sources = 0;
};

QTEST_GUILESS_MAIN(TestTrailClient)
#include "tst_trailclient.moc"
