// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/codeeditor.h"
#include "app/kit/lists/recordview.h"
#include "app/kit/widgets/messagestrip.h"
#include "app/panes/filter/filteredit.h"
#include "app/panes/step/steppane.h"
#include "app/session/draftfile.h"
#include "app/session/execution/executors.h"
#include "app/session/jobs/job.h"
#include "app/session/jobs/joblist.h"
#include "app/session/project.h"
#include "app/window/layouts.h"
#include "app/window/locationopener.h"
#include "app/window/mainwindow.h"
#include "app/window/policychooser.h"
#include "app/window/recentfiles.h"
#include "app/window/trailsaver.h"
#include "app/window/trailstate.h"
#include "executor/policy/profiles.h"
#include "models/items/runmodel.h"
#include "models/items/stepmodel.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;

QString sampleLog() { return QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json"); }

} // namespace

/// Where the user was, and ways back to it.
class TestTrailState final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }

    void init()
    {
        failOnWarnings();
        forgetAll();
        openWindow();
    }

    void cleanup() { m_window.reset(); }

    void aTrailOpensWhereTheUserWas()
    {
        openSample();
        const auto step = project()->steps()->idAt(3);
        project()->selectStep(step);
        m_window->findChild<FilterEdit *>(u"filterField"_s)->use(u"status == blocked or step == 4"_s);
        QTRY_VERIFY_WITH_TIMEOUT(project()->isQuiet(), patienceMs);
        pane(u"events"_s)->hide();
        m_window->close();
        openWindow();
        openSample();
        QTRY_COMPARE_WITH_TIMEOUT(project()->currentStep(), step, patienceMs);
        QCOMPARE(m_window->findChild<FilterEdit *>(u"filterField"_s)->text(), u"status == blocked or step == 4"_s);
        QVERIFY(pane(u"events"_s)->isHidden());
    }

    // It is named as what it is, belongs to its trail, and survives the end of the program.
    void theActivePolicyComesBack()
    {
        openSample();
        auto *policies = m_window->findChild<PolicyChooser *>();
        auto policy = defaultPolicy();
        policy.name = "team";
        policy.version = 3;
        policies->addActivated(policy);
        QCOMPARE(policies->currentText(), u"team, version 3"_s);
        QVERIFY(project()->policy() == policy);
        m_window->close();
        openWindow();
        policies = m_window->findChild<PolicyChooser *>();
        QCOMPARE(policies->currentText(), u"team, version 3"_s);
        policies->restore(u"strict"_s);
        openSample();
        QVERIFY(project()->policy() == policy);
        QCOMPARE(policies->currentText(), u"team, version 3"_s);
    }

    void anotherTrailOpensAtItsOwnLocation()
    {
        openSample();
        const auto first = project()->currentStep();
        project()->selectStep(project()->steps()->idAt(6));
        QTRY_VERIFY_WITH_TIMEOUT(project()->isQuiet(), patienceMs);
        // Runs and steps of both have the same numbers in their trails.
        QFile sample(sampleLog());
        QVERIFY(sample.open(QIODevice::ReadOnly));
        const QTemporaryDir folder;
        QFile other(folder.filePath(u"other.json"_s));
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.write(sample.readAll().replace("Nordbank", "Westbank"));
        other.close();
        m_window->openFiles({ other.fileName() });
        QTRY_COMPARE_WITH_TIMEOUT(project()->title(), u"other.json"_s, patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(project()->currentStep() != 0 && project()->isQuiet(), patienceMs);
        QCOMPARE(project()->currentStep(), first);
    }

    void onlySoManyTrailsAreRemembered()
    {
        QSettings settings;
        for (int i = 0; i < TrailState::mostTrails + 5; ++i)
            settings.setValue(u"trails/%1/at"_s.arg(i), i);
        openSample();
        project()->close();
        settings.sync();
        settings.beginGroup(u"trails"_s);
        QCOMPARE(settings.childGroups().size(), TrailState::mostTrails);
        QVERIFY(!settings.childGroups().contains(u"0"_s));
    }

    void aLayoutIsKeptUnderAName()
    {
        openSample();
        pane(u"events"_s)->hide();
        m_window->findChild<QAction *>(u"saveLayout"_s)->trigger();
        auto *dialog = m_window->findChild<QInputDialog *>();
        QVERIFY(dialog != nullptr);
        dialog->setTextValue(u"My & own"_s);
        QTest::keyClick(dialog->findChild<QLineEdit *>(), Qt::Key_Return);
        QCOMPARE(Layouts::names(), QStringList { u"My & own"_s });
        pane(u"events"_s)->show();
        auto *menu = m_window->findChild<QMenu *>(u"layoutMenu"_s);
        Q_EMIT menu->aboutToShow();
        QCOMPARE(menu->actions().front()->text(), u"My && own"_s);
        menu->actions().front()->trigger();
        QVERIFY(pane(u"events"_s)->isHidden());
        auto *layouts = m_window->findChild<Layouts *>();
        layouts->saveAs(u"Other"_s);
        QVERIFY(m_window->findChild<QAction *>(u"layout-Other"_s) != nullptr);
        layouts->remove(u"Other"_s);
        QVERIFY(m_window->findChild<QAction *>(u"layout-Other"_s) == nullptr);
        layouts->remove(u"My & own"_s);
        Q_EMIT menu->aboutToShow();
        QCOMPARE(
            menu->actions().front()->isSeparator() || menu->actions().front()->objectName() == u"saveLayout", true);
    }

    void backLeadsToAVariable()
    {
        openSample();
        m_window->findChild<QAction *>(u"replay"_s)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!project()->isQuiet(), patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(project()->isQuiet(), patienceMs);
        auto *variables = m_window->findChild<RecordView *>(u"variablesView"_s);
        project()->selectStep(project()->steps()->idAt(project()->steps()->rowCount() - 1));
        QTRY_VERIFY_WITH_TIMEOUT(variables->model()->rowCount() > 1, patienceMs);
        m_window->findChild<QAction *>(u"show-variables"_s)->trigger();
        QTRY_VERIFY(variables->hasFocus());
        // Places that are only passed are joined.
        QTest::qWait(550);
        const auto group = variables->model()->index(1, 0);
        variables->setCurrentIndex(variables->model()->index(0, 0, group));
        const auto name = variables->currentIndex().data().toString();
        const auto step = project()->currentStep();
        QTest::qWait(550);
        project()->selectStep(project()->steps()->idAt(0));
        QTRY_VERIFY_WITH_TIMEOUT(project()->isQuiet(), patienceMs);
        m_window->findChild<QAction *>(u"back"_s)->trigger();
        QCOMPARE(project()->currentStep(), step);
        QTRY_COMPARE_WITH_TIMEOUT(variables->currentIndex().siblingAtColumn(0).data().toString(), name, patienceMs);
    }

    void savingAsGoesOnWithTheSavedFile()
    {
        openSample();
        const auto step = project()->steps()->idAt(4);
        project()->selectStep(step);
        QTRY_VERIFY_WITH_TIMEOUT(project()->isQuiet(), patienceMs);
        m_window->findChild<FilterEdit *>(u"filterField"_s)->use(u"step > 2"_s);
        auto *pane = m_window->findChild<StepPane *>();
        pane->editor()->setText(u"mine = 1"_s);
        const auto before = project()->file();
        const QTemporaryDir folder;
        const auto file = folder.filePath(u"saved.vitrine"_s);
        m_window->findChild<TrailSaver *>()->saveAs(file);
        QTRY_COMPARE_WITH_TIMEOUT(project()->file(), file, patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(project()->isQuiet() && project()->currentStep() == step, patienceMs);
        QTRY_COMPARE_WITH_TIMEOUT(pane->code(), u"mine = 1"_s, patienceMs);
        QCOMPARE(project()->title(), u"saved.vitrine"_s);
        QVERIFY(m_window->windowTitle().contains(u"saved.vitrine"_s));
        QVERIFY(m_window->findChild<RecentFiles *>()->files().contains(file));
        QCOMPARE(m_window->findChild<FilterEdit *>(u"filterField"_s)->text(), u"step > 2"_s);
        QTRY_VERIFY_WITH_TIMEOUT(DraftFile::read(before).drafts.isEmpty(), patienceMs);
        QCOMPARE(DraftFile::read(file).drafts.size(), 1);
    }

    void savingAsKeepsTheWayBack()
    {
        openSample();
        const auto before = project()->currentStep();
        const auto step = project()->steps()->idAt(4);
        project()->selectStep(step);
        QTRY_VERIFY_WITH_TIMEOUT(project()->isQuiet(), patienceMs);
        const QTemporaryDir folder;
        const auto file = folder.filePath(u"saved.vitrine"_s);
        m_window->findChild<TrailSaver *>()->saveAs(file);
        QTRY_COMPARE_WITH_TIMEOUT(project()->file(), file, patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(project()->isQuiet() && project()->currentStep() == step, patienceMs);
        auto *back = m_window->findChild<QAction *>(u"back"_s);
        QVERIFY(back->isEnabled());
        back->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(project()->currentStep(), before, patienceMs);
        project()->close();
        QTRY_VERIFY(!back->isEnabled());
    }

    void aCopyThatCannotBeWrittenLeavesTheOriginalOpen()
    {
        openSample();
        const auto before = project()->file();
        QString code;
        connect(project(), &Project::failed, this,
            [&code](const Error &error) { code = QString::fromUtf8(toString(error.code)); });
        m_window->findChild<TrailSaver *>()->saveAs(u"/nonexistent/saved.vitrine"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!code.isEmpty() && project()->isQuiet(), patienceMs);
        QCOMPARE(project()->file(), before);
    }

    void jobsNameTheLog()
    {
        openSample();
        QStringList titles;
        connect(project()->jobs(), &JobList::started, this, [&titles](const Job *job) { titles.append(job->title()); });
        project()->verify();
        QTRY_VERIFY_WITH_TIMEOUT(project()->isQuiet(), patienceMs);
        QCOMPARE(titles, QStringList { u"Verifying loans.json"_s });
    }

    void aLinkLeadsToItsStep()
    {
        openSample();
        project()->selectStep(project()->steps()->idAt(4));
        QTRY_VERIFY_WITH_TIMEOUT(project()->step() != nullptr && project()->isQuiet(), patienceMs);
        const auto wanted = project()->currentStep();
        m_window->findChild<QAction *>(u"copyLink"_s)->trigger();
        const auto link = locationOfLink(QApplication::clipboard()->text());
        QVERIFY(link && link->step == 5 && link->run == 1);
        project()->close();
        QSettings().clear();
        openLocation(*link);
        QTRY_COMPARE_WITH_TIMEOUT(project()->currentStep(), wanted, patienceMs);
    }

    // Several runs that were never seen open with the overview.
    void aLinkToAStepShowsItInFront()
    {
        QTemporaryDir folder;
        QFile log(folder.filePath(u"two.jsonl"_s));
        QVERIFY(log.open(QIODevice::WriteOnly));
        for (int run = 1; run <= 2; ++run)
            log.write(R"({"task": "Add", "steps": [{"step_number": 1, "code_action": "x = 1"}]})" + QByteArray("\n"));
        log.close();
        const auto isInFront
            = [this](const QString &name) { return pane(name)->isVisible() && !pane(name)->visibleRegion().isEmpty(); };
        m_window->openFiles({ log.fileName() });
        QTRY_VERIFY_WITH_TIMEOUT(project()->isQuiet() && isInFront(u"overview"_s), patienceMs);
        openLocation({ .file = log.fileName(), .run = 2, .step = 1 });
        QTRY_VERIFY_WITH_TIMEOUT(isInFront(u"step"_s) && !isInFront(u"overview"_s), patienceMs);
        QTRY_COMPARE_WITH_TIMEOUT(project()->runs()->numberOf(project()->currentRun()), 2, patienceMs);
    }

    void aRunThatIsNotListedYetIsWaitedFor()
    {
        constexpr int runs = 400;
        QTemporaryDir folder;
        QFile log(folder.filePath(u"many.jsonl"_s));
        QVERIFY(log.open(QIODevice::WriteOnly));
        for (int run = 1; run <= runs; ++run)
            log.write(
                R"({"task": "Task %1", "steps": [{"step_number": 1, "code_action": "x = %1"}]})" + QByteArray("\n"));
        log.close();
        QStringList failures;
        connect(project(), &Project::failed, this,
            [&failures](const Error &error) { failures.append(QString::fromStdString(error.detail)); });
        // The import has ended, and of what it wrote the list knows the first run only.
        connect(project()->jobs(), &JobList::ended, this, [this] { Q_EMIT project()->countsChanged(); });
        openLocation({ .file = log.fileName(), .run = runs });
        QTRY_VERIFY_WITH_TIMEOUT(
            project()->currentRun() != 0 && project()->runs()->numberOf(project()->currentRun()) == runs, patienceMs);
        QCOMPARE(failures, QStringList());
    }

    void aLinkToNothingSaysSo()
    {
        openSample();
        auto link = LocationOpener::shown(*project());
        link.step = 99;
        openLocation(link);
        const auto *strip = m_window->findChild<MessageStrip *>();
        QTRY_COMPARE_WITH_TIMEOUT(strip->message().headline, u"Run 1 has no step 99."_s, patienceMs);
        QCOMPARE(strip->message().text, u"It has 9 step(s)."_s);
        openLocation({ .file = project()->file(), .run = 7 });
        QTRY_COMPARE_WITH_TIMEOUT(strip->message().headline, u"loans.json has no run 7."_s, patienceMs);
        QCOMPARE(strip->message().text, u"It has 1 run(s)."_s);
    }

private:
    Project *project() const { return m_window->project(); }
    QDockWidget *pane(const QString &name) const { return m_window->findChild<QDockWidget *>(name); }
    void openWindow()
    {
        m_window = std::make_unique<MainWindow>(makeInProcessBackend);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void openLocation(const LocationLink &location)
    {
        m_window->openFiles({ location.file });
        m_window->locations()->waitFor(location);
    }
    void openSample()
    {
        m_window->openFiles({ sampleLog() });
        QTRY_VERIFY_WITH_TIMEOUT(project()->currentStep() != 0 && project()->isQuiet(), patienceMs);
    }

    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestTrailState)
#include "tst_trailstate.moc"
