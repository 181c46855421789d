// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/codeeditor.h"
#include "app/kit/widgets/messagestrip.h"
#include "app/panes/drafts/draftkeeper.h"
#include "app/panes/step/steppane.h"
#include "app/session/execution/executors.h"
#include "app/session/project.h"
#include "app/window/mainwindow.h"

#include <QApplication>
#include <QDir>
#include <QLockFile>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QThreadPool>

#include <csignal>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;
constexpr auto writerMode = "--write-a-draft";

QString sampleLog() { return QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json"); }

bool open(MainWindow &window, const QString &file)
{
    window.show();
    window.openFiles({ file });
    return QTest::qWaitFor(
        [&window] {
            const auto *step = window.findChild<StepPane *>();
            return window.project()->currentStep() != 0 && window.project()->isQuiet() && step->stepId() != 0;
        },
        patienceMs);
}

void type(MainWindow &window, const QString &text) { QTest::keyClicks(window.findChild<StepPane *>()->editor(), text); }

void setUp()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setApplicationName(u"vitrine-test"_s);
    QCoreApplication::setOrganizationName(u"vitrine-test"_s);
}

/// Another program: types into a step, tells when that is on the disk, and goes on for ever.
int writeADraft()
{
    setUp();
    MainWindow window(makeInProcessBackend);
    if (!open(window, sampleLog()))
        return 1;
    QObject::connect(window.findChild<DraftKeeper *>(), &DraftKeeper::saved, qApp, [] {
        std::puts("saved");
        std::fflush(stdout);
    });
    type(window, u"# mine"_s);
    return QApplication::exec();
}

} // namespace

/// Drafts outlive the program.
class TestDraftKeeper final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUp(); }

    void init()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
        QSettings().clear();
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
    }

    void aDraftOutlivesAKilledProgram()
    {
        QProcess program;
        program.start(QCoreApplication::applicationFilePath(), { QString::fromLatin1(writerMode) });
        QVERIFY(program.waitForStarted(patienceMs));
        QVERIFY(QTest::qWaitFor([&program] { return program.readAllStandardOutput().contains("saved"); }, patienceMs));
        program.kill();
        QVERIFY(program.waitForFinished(patienceMs));
        QCOMPARE(program.exitStatus(), QProcess::CrashExit);

        MainWindow window(makeInProcessBackend);
        window.show();
        window.offerDrafts();
        auto *strip = window.findChild<MessageStrip *>();
        QTRY_VERIFY_WITH_TIMEOUT(strip->message().headline.contains(u"loans.json has"), patienceMs);
        strip->findChild<QPushButton *>()->click();
        QTRY_VERIFY_WITH_TIMEOUT(window.findChild<StepPane *>()->hasDraft(), patienceMs);
        QVERIFY(window.findChild<StepPane *>()->code().contains(u"# mine"));
        QVERIFY(strip->message().headline.contains(u"1 unsaved draft"));
    }

    void aDraftOutlivesTheWindow()
    {
        {
            MainWindow window(makeInProcessBackend);
            QVERIFY(open(window, sampleLog()));
            type(window, u"# mine"_s);
            window.close();
        }
        QThreadPool::globalInstance()->waitForDone();
        MainWindow window(makeInProcessBackend);
        QVERIFY(open(window, sampleLog()));
        QTRY_VERIFY_WITH_TIMEOUT(window.findChild<StepPane *>()->hasDraft(), patienceMs);
    }

    void aDraftIsFoundAmongTheSteps()
    {
        StepId edited = 0;
        {
            MainWindow window(makeInProcessBackend);
            QVERIFY(open(window, sampleLog()));
            type(window, u"# mine"_s);
            edited = window.project()->currentStep();
            window.close();
        }
        QThreadPool::globalInstance()->waitForDone();
        MainWindow window(makeInProcessBackend);
        QVERIFY(open(window, sampleLog()));
        auto *strip = window.findChild<MessageStrip *>();
        QTRY_VERIFY_WITH_TIMEOUT(strip->message().headline.contains(u"1 unsaved draft"), patienceMs);
        window.project()->selectStep(edited + 2);
        QTRY_VERIFY_WITH_TIMEOUT(window.findChild<StepPane *>()->stepId() == edited + 2, patienceMs);
        strip->findChild<QPushButton *>(u"stripAction"_s)->click();
        QTRY_VERIFY_WITH_TIMEOUT(window.findChild<StepPane *>()->stepId() == edited, patienceMs);
        QVERIFY(window.findChild<StepPane *>()->hasDraft());
    }

    void discardedDraftsAreGone()
    {
        {
            MainWindow window(makeInProcessBackend);
            QVERIFY(open(window, sampleLog()));
            type(window, u"# mine"_s);
            auto *keeper = window.findChild<DraftKeeper *>();
            QSignalSpy saved(keeper, &DraftKeeper::saved);
            QTRY_COMPARE(saved.size(), 1);
            window.findChild<StepPane *>()->discardDraft();
            QTRY_COMPARE(saved.size(), 2);
        }
        QThreadPool::globalInstance()->waitForDone();
        QVERIFY(DraftFile::readAll().empty());
    }

    void aWindowThatClosesDoesNotWait()
    {
        QString trail;
        auto other = std::unique_ptr<QLockFile>();
        {
            MainWindow window(makeInProcessBackend);
            QVERIFY(open(window, sampleLog()));
            trail = window.project()->file();
            type(window, u"# mine"_s);
            QDir().mkpath(DraftFile::folder());
            other = std::make_unique<QLockFile>(DraftFile::lockOf(trail));
            QVERIFY(other->tryLock());
            window.close();
        }
        // The window has gone while its draft still waits for the other program.
        QVERIFY(DraftFile::readAll().empty());
        other->unlock();
        QThreadPool::globalInstance()->waitForDone();
        QCOMPARE(DraftFile::read(trail).drafts.size(), 1);
    }

    void programsKeepDraftsOfOneTrailBesideEachOther()
    {
        MainWindow one(makeInProcessBackend);
        MainWindow other(makeInProcessBackend);
        QVERIFY(open(one, sampleLog()));
        const auto trail = one.project()->file();
        QVERIFY(open(other, trail));
        other.findChild<QAction *>(u"nextStep"_s)->trigger();
        const auto hasOtherStep
            = [&] { return other.findChild<StepPane *>()->stepId() != one.findChild<StepPane *>()->stepId(); };
        QTRY_VERIFY_WITH_TIMEOUT(hasOtherStep() && other.findChild<StepPane *>()->editor()->isEditable(), patienceMs);
        type(one, u"# one"_s);
        QTRY_COMPARE(DraftFile::read(trail).drafts.size(), 1);
        type(other, u"# other"_s);
        QTRY_COMPARE(DraftFile::read(trail).drafts.size(), 2);
        one.findChild<StepPane *>()->discardDraft();
        QTRY_COMPARE(DraftFile::read(trail).drafts.size(), 1);
        QVERIFY(DraftFile::read(trail).drafts.cbegin()->code.contains("# other"));
    }

    void anotherTrailHasNoneOfThem()
    {
        MainWindow window(makeInProcessBackend);
        QVERIFY(open(window, sampleLog()));
        type(window, u"# mine"_s);
        window.project()->close();
        QVERIFY(window.findChild<StepPane *>()->drafts().isEmpty());
        QTRY_COMPARE(DraftFile::readAll().size(), std::size_t(1));
    }

    void whatIsNoDraftFileIsLeftAlone()
    {
        QDir().mkpath(DraftFile::folder());
        for (const auto *text :
            { "", "{", "[]", "{\"vitrine_drafts\": 9}", "{\"vitrine_drafts\": 1, \"drafts\": 3}" }) {
            QFile file(DraftFile::folder() + u"/x.json"_s);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
            file.close();
            QVERIFY(DraftFile::readAll().empty());
        }
    }
};

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    if (application.arguments().contains(QLatin1StringView(writerMode)))
        return writeADraft();
    TestDraftKeeper test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_draftkeeper.moc"
