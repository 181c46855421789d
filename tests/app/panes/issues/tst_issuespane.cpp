// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/runmodel.h"
#include "models/items/stepmodel.h"
#include "models/trail/record/records.h"
#include "models/trail/write/recorder.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QSignalSpy>
#include <QTreeView>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

/// The list of issues in the window, by keys.
class TestIssuesPane final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }

    void init()
    {
        m_window = firstWindow();
        QVERIFY(m_window);
    }

    void cleanup() { m_window.reset(); }

    void saysThatNothingIsNotableOnlyWhereItLooked()
    {
        QCOMPARE(list()->accessibleDescription(), QString());
        QVERIFY(openIn(*m_window));
        QTRY_VERIFY(!list()->accessibleDescription().isEmpty());
    }

    void isWalkedByKeys()
    {
        QVERIFY(openIn(*m_window));
        QTRY_VERIFY(list()->model()->rowCount() >= 2);
        QTest::keyClick(m_window.get(), Qt::Key_F8);
        const auto blocked = m_window->project()->currentStep();
        QVERIFY(m_window->project()->step()->errorLayer == ErrorLayer::Policy);
        QTest::keyClick(m_window.get(), Qt::Key_F8);
        QVERIFY(m_window->project()->step()->errorLayer == ErrorLayer::Code);
        QTest::keyClick(m_window.get(), Qt::Key_F8, Qt::ShiftModifier);
        QCOMPARE(m_window->project()->currentStep(), blocked);
    }

    void followsTheStepThatIsShown()
    {
        QVERIFY(openIn(*m_window));
        QTRY_VERIFY(list()->model()->rowCount() >= 2);
        const auto *choice = list()->selectionModel();
        QTest::keyClick(m_window.get(), Qt::Key_F8);
        const auto blocked = m_window->project()->currentStep();
        QVERIFY(choice->hasSelection());
        const auto group = list()->currentIndex().parent();
        QVERIFY(group.isValid());
        m_window->project()->selectStep(m_window->project()->steps()->idAt(0));
        QVERIFY(!choice->hasSelection());
        list()->collapse(group);
        m_window->project()->selectStep(blocked);
        QCOMPARE(choice->selectedRows(), QModelIndexList { group });
        QVERIFY(!list()->isExpanded(group));
        // The next one is behind the step, not the first of its family.
        QTest::keyClick(m_window.get(), Qt::Key_F8);
        QVERIFY(m_window->project()->currentStep() != blocked);
    }

    void staysUnfoldedWhenMoreIsKnown()
    {
        QVERIFY(openIn(*m_window));
        QTRY_VERIFY(list()->model()->rowCount() >= 2);
        QTest::keyClick(m_window.get(), Qt::Key_F8);
        const auto step = m_window->project()->currentStep();
        const auto text = list()->currentIndex().parent().data().toString();
        QSignalSpy reset(list()->model(), &QAbstractItemModel::modelReset);
        m_window->findChild<QAction *>(u"replay"_s)->trigger();
        QTRY_VERIFY(!reset.empty());
        QCOMPARE(m_window->project()->currentStep(), step);
        QCOMPARE(list()->currentIndex().parent().data().toString(), text);
        QVERIFY(list()->isExpanded(list()->currentIndex().parent()));
    }

    // Another program records into the trail that is open.
    void listsWhatAnAgentIsDenied()
    {
        QVERIFY(openIn(*m_window));
        QTRY_VERIFY(list()->model()->rowCount() >= 2);
        const auto recorder = Recorder::open(m_window->project()->file().toStdString());
        QVERIFY(recorder);
        const SourceId source = *(*recorder)->addSource({ {}, {}, 0, "vitrine-live", "1", 1 });
        const RunId run = (*recorder)->addRun(source, {}, {})->run;
        QVERIFY((*recorder)->completeSource(source, "{}"));
        QTRY_COMPARE(m_window->project()->runs()->rowCount(), 2);
        const int before = list()->model()->rowCount();
        const SessionId session
            = *(*recorder)->beginSession({ run, SessionKind::StepRun, {}, "python-module", "3.13", {}, 1 });
        const auto started = (*recorder)->beginStep(run, { session, 0, 0, "import socket", false, 1 });
        QVERIFY(started);
        StepResult result;
        result.status = StepStatus::Blocked;
        result.error = StepError {};
        result.error->type = "ImportDenied";
        result.error->message = "Import of socket is not allowed.";
        QVERIFY((*recorder)->endExecution(started->execution, { result, ReplayVerdict::None, {}, 2 }));
        QTRY_VERIFY(list()->model()->rowCount() > before);
    }

private:
    QTreeView *list() const { return m_window->findChild<QTreeView *>(u"issuesView"_s); }

    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestIssuesPane)
#include "tst_issuespane.moc"
