// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/export/exportdialog.h"
#include "app/session/execution/executors.h"
#include "app/session/export/exportfile.h"
#include "app/session/export/runexport.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "app/window/mainwindow.h"
#include "executor/review/standalonecode.h"
#include "tests/app/session/execution/trailfixture.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool goOn(std::uint64_t, std::uint64_t) { return true; }

} // namespace

/// Runs into files of other formats, and the way there.
class TestExport final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useOwnSettings();
        m_python = PythonRuntime::start().value();
    }

    void init() { failOnWarnings(); }

    void eachFormatIsWritten_data()
    {
        QTest::addColumn<QByteArray>("mark");
        QTest::addRow("jsonl") << QByteArray("\"steps\":[");
        QTest::addRow("csv") << QByteArray("run,step,ordinal");
        QTest::addRow("py") << QByteArray("\n# %% step 1\nx = 1\n");
        QTest::addRow("ipynb") << QByteArray("\"nbformat\": 4");
        QTest::addRow("memory") << QByteArray("\"steps\":[");
        QTest::addRow("atif") << QByteArray("ATIF-v1.0");
        QTest::addRow("html") << QByteArray("<!doctype html>");
        QTest::addRow("sarif") << QByteArray("\"version\": \"2.1.0\"");
        QTest::addRow("junit") << QByteArray("<testsuites>");
    }
    void eachFormatIsWritten()
    {
        QFETCH(const QByteArray, mark);
        const TrailFixture trail({ "x = 1", "x + 1" });
        const QTemporaryDir folder;
        const auto report = exportRuns({ .trail = trail.file().toStdString(),
                                           .format = QTest::currentDataTag(),
                                           .runs = { trail.run() },
                                           .withheld = {},
                                           .file = folder.filePath(u"out"_s) },
            goOn);
        QVERIFY(report.has_value());
        QCOMPARE(report->runs, 1U);
        QCOMPARE(report->steps, 2U);
        QVERIFY(contentOf(folder.filePath(u"out"_s)).contains(mark));
    }

    void aFileOfPythonIsReadAsAWhole()
    {
        // Whatever the steps are: what Python does not read stands there as comments that say so.
        const std::vector<std::string> hostile { "print('''", "x = '\"\"\"", std::string("a\0b = 1", 7),
            "echo $HOME\rrm -rf x", "x = 1\xe2\x80\xa8import os", "\xe2\x80\xae x", "I think that\fthis is prose",
            "if x:", "y = 1 \\", "from __future__ import annotations", "global z", "\xef\xbb\xbfx = 1", "x = '\xff'",
            "\x1a", "\x0b\x0c\xc2\x85", "'''\n# %% step 99\nimport os\n'''" };
        std::vector<std::string> codes { "z = 1" };
        codes.insert(codes.end(), hostile.begin(), hostile.end());
        codes.emplace_back("last = 2");
        const TrailFixture trail(codes, "coding: rot13");
        const QTemporaryDir folder;
        QVERIFY(exportRuns({ .trail = trail.file().toStdString(),
                               .format = "py",
                               .runs = {},
                               .withheld = {},
                               .file = folder.filePath(u"out.py"_s) },
            goOn)
                .has_value());
        const auto file = contentOf(folder.filePath(u"out.py"_s));
        const QStringList lines = QString::fromUtf8(file).split(u'\n');
        QVERIFY(file.isValidUtf8());
        QVERIFY(lines.at(0) == u"# -*- coding: utf-8 -*-"_s && !lines.at(1).contains(u"coding"_s));
        QVERIFY(lines.contains(u"z = 1"_s) && lines.contains(u"last = 2"_s));
        QVERIFY(lines.contains(u"# Not valid Python in a file. The text of the step:"_s));
        QVERIFY(lines.contains(u"# echo $HOME\u27e8CR\u27e9rm -rf x"_s));
        QVERIFY(lines.contains(u"# x = 1\u27e8U+2028\u27e9import os"_s));
        QVERIFY(StandaloneCode(m_python).isStandalone({ file.constData(), std::size_t(file.size()) }));
    }

    void whatIsStoppedLeavesNothingHalfWritten()
    {
        const TrailFixture trail({ "x = 1", "x + 1" });
        const QTemporaryDir folder;
        const ExportOrder order { .trail = trail.file().toStdString(),
            .format = "py",
            .runs = {},
            .withheld = {},
            .file = folder.filePath(u"out.py"_s) };
        const auto stop = [](std::uint64_t done, std::uint64_t) { return done < 1; };
        const auto stopped = exportRuns(order, stop);
        QVERIFY(!stopped);
        QVERIFY(stopped.error().code == ErrorCode::Cancelled);
        QVERIFY(QDir(folder.path()).isEmpty());
        QVERIFY(exportRuns(order, goOn).has_value());
        const auto whole = contentOf(order.file);
        QVERIFY(!exportRuns(order, stop));
        QCOMPARE(contentOf(order.file), whole);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    void whatCannotBeWrittenIsNamed()
    {
        const TrailFixture trail({ "x = 1" });
        ExportOrder order { .trail = trail.file().toStdString(),
            .format = "csv",
            .runs = {},
            .withheld = {},
            .file = u"/nowhere/out.csv"_s };
        const auto failed = exportRuns(order, goOn);
        QVERIFY(!failed);
        QCOMPARE(failed.error().file, std::string("/nowhere/out.csv"));
        QVERIFY(!failed.error().detail.empty());
        order.file = u"/dev/full"_s;
        const auto full = exportRuns(order, goOn);
        QVERIFY(!full);
        QVERIFY(full.error().code == ErrorCode::DiskFull);
    }

    void textsAreLeftOutAndTheTrailKeepsThem()
    {
        const TrailFixture trail({ "key = 'sk-12345'", "key" });
        const auto before = contentOf(trail.file());
        const QTemporaryDir folder;
        const auto report = exportRuns({ .trail = trail.file().toStdString(),
                                           .format = "jsonl",
                                           .runs = {},
                                           .withheld = "sk-12345",
                                           .file = folder.filePath(u"out"_s) },
            goOn);
        QVERIFY(report.has_value());
        QCOMPARE(report->withheld, 1U);
        const auto written = contentOf(folder.filePath(u"out"_s));
        QVERIFY(!written.contains("sk-12345"));
        QVERIFY(written.contains("[redacted]"));
        QCOMPARE(contentOf(trail.file()), before);
    }

    void theDialogKnowsWhatCanBeExported()
    {
        auto *dialog = new ExportDialog(
            { .all = { 4, 7, 9 }, .shown = { 7 }, .current = 9, .isFiltered = true }, u"log.json"_s, nullptr);
        auto *format = dialog->findChild<QComboBox *>(u"exportFormat"_s);
        const auto *note = dialog->findChild<QLabel *>(u"exportNote"_s);
        const auto *button = dialog->findChild<QPushButton *>(u"exportNow"_s);
        const auto choose
            = [dialog](const QString &name) { dialog->findChild<QRadioButton *>(name)->setChecked(true); };
        format->setCurrentIndex(format->findData(QByteArray("jsonl")));
        QCOMPARE(dialog->order()->runs, std::vector<RunId> { 7 });
        choose(u"exportCurrent"_s);
        QCOMPARE(dialog->order()->runs, std::vector<RunId> { 9 });
        choose(u"exportAll"_s);
        QCOMPARE(dialog->order()->runs, (std::vector<RunId> { 4, 7, 9 }));
        format->setCurrentIndex(format->findData(QByteArray("atif")));
        QVERIFY(!dialog->order() && !button->isEnabled());
        QCOMPARE(note->text(), u"This format holds a single run: choose one."_s);
        format->setCurrentIndex(format->findData(QByteArray("csv")));
        QTest::keyClicks(dialog->findChild<QLineEdit *>(u"exportNumbers"_s), u"1, 3-9"_s);
        QCOMPARE(dialog->order()->runs, (std::vector<RunId> { 4, 9 }));
        QTest::keyClicks(dialog->findChild<QLineEdit *>(u"exportNumbers"_s), u",x"_s);
        QVERIFY(!dialog->order() && !button->isEnabled());
        delete dialog;
    }

    void aRunIsExportedFromTheWindow()
    {
        MainWindow window(makeInProcessBackend);
        window.show();
        QVERIFY(!window.findChild<QAction *>(u"exportRuns"_s)->isEnabled());
        window.openFiles({ QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json") });
        QTRY_VERIFY_WITH_TIMEOUT(window.project()->currentStep() != 0 && window.project()->isQuiet(), patienceMs);
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::keyClick(&window, Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        auto *dialog = window.findChild<ExportDialog *>();
        QVERIFY(dialog != nullptr);
        const QTemporaryDir folder;
        const QSignalSpy saved(window.project(), &Project::saved);
        JobOutcome outcome;
        connect(window.project()->jobs(), &JobList::ended, this, [&](const Job *job) { outcome = job->outcome(); });
        dialog->exportTo(folder.filePath(u"report.html"_s));
        QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(!outcome.text.isEmpty(), patienceMs);
        QVERIFY2(outcome.text.startsWith(u"Exported 1 run") && outcome.text.contains(u"report.html"),
            qPrintable(outcome.text));
        QVERIFY(contentOf(folder.filePath(u"report.html"_s)).endsWith("</html>\n"));
    }

private:
    std::shared_ptr<PythonRuntime> m_python; ///< kept: a process starts it once
};

QTEST_MAIN(TestExport)
#include "tst_export.moc"
