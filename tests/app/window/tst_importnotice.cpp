// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/plaintextview.h"
#include "app/kit/text/textsurface.h"
#include "app/kit/widgets/messagestrip.h"
#include "app/wording/meaning.h"
#include "models/items/runmodel.h"
#include "models/replay/logopening.h"
#include "models/trail/read/interruptedimports.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QDialog>
#include <QFile>
#include <QPushButton>
#include <QTemporaryDir>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;

} // namespace

/// An import that the end of a program cut off is said when its trail is opened, and can be finished there.
class TestImportNotice final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }
    void init()
    {
        m_window = firstWindow();
        QVERIFY(m_window);
    }
    void cleanup() { m_window.reset(); }

    void offersToFinishTheImport()
    {
        const QString trail = cutOffTrail();
        QVERIFY(openIn(*m_window, trail));
        QCOMPARE(project()->interruptedLogs(), QStringList { sampleFile() });
        QVERIFY(strip()->isVisible());
        QCOMPARE(strip()->message().headline, u"The import of loans.json was interrupted when the program ended."_s);
        QCOMPARE(button()->text(), u"Import Again"_s);
        button()->click();
        QTRY_VERIFY_WITH_TIMEOUT(project()->interruptedLogs().isEmpty() && project()->isQuiet(), patienceMs);
        QVERIFY(!strip()->isVisible());
        QCOMPARE(project()->file(), trail);
        const auto opened = Trail::open(trail.toStdString());
        QVERIFY(opened && interruptedImports(**opened)->empty());
        const auto runs = (*opened)->runs(0, 99).value();
        QVERIFY(std::ranges::none_of(runs, [](const RunSummary &run) { return run.record.task == "Half of it."; }));
        QTRY_COMPARE_WITH_TIMEOUT(project()->runs()->rowCount(), static_cast<int>(runs.size()), patienceMs);
    }

    void saysThatTheLogIsGone()
    {
        const QString log = m_folder.filePath(u"copy.json"_s);
        QVERIFY(QFile::copy(sampleFile(), log));
        const QString trail = cutOffTrail(log);
        QVERIFY(openIn(*m_window, trail));
        QVERIFY(QFile::remove(log));
        button()->click();
        QTRY_COMPARE_WITH_TIMEOUT(strip()->message().headline, u"Cannot read copy.json: file not found."_s, patienceMs);
        QCOMPARE(project()->interruptedLogs().size(), 1);
    }

    void isSilentOtherwise()
    {
        QVERIFY(openIn(*m_window));
        QVERIFY(project()->interruptedLogs().isEmpty());
        QVERIFY(!strip()->isVisible());
    }

    void showsTheReportThatTheTrailKeeps()
    {
        const QString log = flawedLog();
        QVERIFY(openIn(*m_window, log));
        QTRY_VERIFY_WITH_TIMEOUT(strip()->isVisible(), patienceMs);
        m_window = std::make_unique<MainWindow>(makeInProcessBackend);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QVERIFY(!showReport()->isEnabled());
        QVERIFY(openIn(*m_window, log)); // it was imported before
        QTRY_VERIFY_WITH_TIMEOUT(showReport()->isEnabled(), patienceMs);
        showReport()->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->findChild<QDialog *>(u"importReport"_s) != nullptr, patienceMs);
        const auto *report = m_window->findChild<QDialog *>(u"importReport"_s);
        QVERIFY(report->windowTitle().contains(u"flawed.jsonl"_s));
        const auto *records = report->findChild<PlainTextView *>(u"skippedRecords"_s);
        QVERIFY(records->surface()->text().contains(u"Record 2, line 2"_s));
        delete report;
        project()->close();
        QVERIFY(!showReport()->isEnabled());
    }

    // What is said of a log must not go with the trail that is open until then.
    void reportsALogThatReplacesAnother()
    {
        QVERIFY(openIn(*m_window));
        m_window->openFiles({ flawedLog() });
        QTRY_VERIFY_WITH_TIMEOUT(project()->title() == u"flawed.jsonl"_s && project()->isQuiet(), patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(strip()->isVisible(), patienceMs);
        QVERIFY(showReport()->isEnabled());
        QVERIFY(strip()->message().headline.startsWith(u"flawed.jsonl"_s));
    }

private:
    QAction *showReport() const { return m_window->findChild<QAction *>(u"showReport"_s); }
    QString flawedLog() const
    {
        QFile sample(sampleFile());
        static_cast<void>(sample.open(QIODevice::ReadOnly));
        QFile log(m_folder.filePath(u"flawed.jsonl"_s));
        static_cast<void>(log.open(QIODevice::WriteOnly));
        log.write(QByteArray(sample.readAll()).simplified() + "\n{\"steps\": [{\"step_numb\n");
        return log.fileName();
    }
    Project *project() const { return m_window->project(); }
    QPushButton *button() const { return strip()->findChild<QPushButton *>(u"stripAction"_s); }
    MessageStrip *strip() const { return m_window->findChild<MessageStrip *>(); }
    /// With one run of the log, as a program leaves it that is killed meanwhile.
    QString cutOffTrail(const QString &log = sampleFile()) const
    {
        const QString trail = m_folder.filePath(QFileInfo(log).baseName() + u".vitrine"_s);
        const std::string sha256 = DryImport({}).open(log.toStdString())->report.sha256;
        RunRecord half;
        half.task = "Half of it.";
        {
            const auto recorder = Recorder::open(trail.toStdString()).value();
            const auto source = recorder->addSource({ log.toStdString(), sha256, 1, "smolagents-memory", "1", 1.0 });
            static_cast<void>(recorder->addRun(source.value(), half, std::vector<StepRecord>(3)));
        }
        // Whoever opens it next marks it.
        static_cast<void>(Recorder::open(trail.toStdString()));
        return trail;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestImportNotice)
#include "tst_importnotice.moc"
