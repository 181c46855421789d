// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/emptynote.h"
#include "app/kit/lists/recordview.h"
#include "app/panes/policy/whypanel.h"
#include "app/session/project.h"
#include "app/window/mainwindow.h"
#include "models/items/stepmodel.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QTest>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;

QString codingSession() { return QStringLiteral(VITRINE_SOURCE_DIR "/tests/data/logs/codex-rollout.jsonl"); }

} // namespace

/// What the panes say of a coding agent's session: its steps are commands, edits and tool calls, which cannot run here.
class TestCodingSession final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }

    void init()
    {
        m_window = firstWindow();
        QVERIFY(m_window);
        QVERIFY(openIn(*m_window, codingSession()));
    }

    void cleanup() { m_window.reset(); }

    void noPaneAsksToRunWhatCannotRun()
    {
        for (int row = 0; row < m_window->project()->steps()->rowCount(); ++row) {
            select(row);
            for (const auto &name : { u"variablesView"_s, u"importsView"_s, u"eventsView"_s }) {
                const auto said = sayingOf(name);
                QVERIFY2(said.contains(u"no Python code"_s), qPrintable(name + u": "_s + said));
            }
            for (const auto *note : m_window->findChildren<EmptyNote *>())
                for (const auto &wrong : { u"run the step"_s, u"not run yet"_s, u"Not Python"_s })
                    QVERIFY2(!saidBy(note).contains(wrong), qPrintable(saidBy(note)));
            for (const auto *dock : m_window->findChildren<QDockWidget *>())
                QVERIFY2(!dock->windowTitle().contains(u"not run yet"_s), qPrintable(dock->windowTitle()));
        }
    }

    // The first run of a trail with several is selected behind the overview.
    void detailsAreInFrontWhenTheOverviewIsLeft()
    {
        m_window->openFiles({ codingSession(), QStringLiteral(VITRINE_TEST_DATA "/pictures/tempo-fix.jsonl") });
        const auto dock = [this](const QString &name) { return m_window->findChild<QDockWidget *>(name); };
        const auto isSeen = [](const QDockWidget *one) { return one->isVisible() && !one->visibleRegion().isEmpty(); };
        QTRY_VERIFY_WITH_TIMEOUT(
            isSeen(dock(u"overview"_s)) && dock(u"details"_s)->isHidden() && m_window->project()->isQuiet(),
            patienceMs);
        m_window->findChild<QAction *>(u"nextStep"_s)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(isSeen(dock(u"details"_s)), patienceMs);
        QTRY_VERIFY(dock(u"details"_s)->width() > m_window->width() / 5);
    }

    void findingsSayWhatWasLookedAt()
    {
        select(rowOfAction());
        QTRY_VERIFY_WITH_TIMEOUT(sayingOf(u"findingsView"_s).startsWith(u"No findings in step"_s), patienceMs);
        QVERIFY(sayingOf(u"findingsView"_s).contains(u"each action"_s));
        select(0);
        QTRY_VERIFY_WITH_TIMEOUT(sayingOf(u"findingsView"_s).contains(u"neither code nor actions"_s), patienceMs);
    }

    // Policies judge commands and tools too.
    void theVerdictsOnActionsHaveAColumn()
    {
        const auto *view = m_window->findChild<RecordView *>(u"stepsView"_s);
        m_window->resize(2'600, 900); // there is room for all columns
        // Both columns are decided at once.
        QTRY_VERIFY_WITH_TIMEOUT(view->isColumnHidden(int(StepModel::Column::Replay)), patienceMs);
        QTRY_VERIFY(!view->isColumnHidden(int(StepModel::Column::Policy)));
        const auto verdict = [this] { return m_window->project()->steps()->verdict(rowOfAction()); };
        QTRY_VERIFY_WITH_TIMEOUT(verdict().has_value(), patienceMs);
    }

    void recordedToolCallsAreListed()
    {
        select(rowOfAction());
        const auto *calls = m_window->findChild<RecordView *>(u"toolCallsView"_s)->model();
        QCOMPARE(calls->rowCount(), 1);
        QCOMPARE(calls->index(0, 1).data().toString(), u"exec_command"_s);
    }

    void whySpeaksOfActions()
    {
        select(rowOfAction());
        m_window->findChild<QAction *>(u"whyDenied"_s)->trigger();
        const auto *headline = m_window->findChild<QLabel *>(u"whyHeadline"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!headline->text().startsWith(u"Checking"_s), patienceMs);
        QVERIFY2(!headline->text().contains(u"Python"_s), qPrintable(headline->text()));
    }

    // What an empty list takes is room that the others lack.
    void anEmptyListOfIssuesFolds()
    {
        m_window->resize(1'280, 800);
        QVERIFY(openIn(*m_window, QStringLiteral(VITRINE_SOURCE_DIR "/tests/data/logs/chatgpt-conversations.json")));
        const auto *issues = m_window->findChild<QDockWidget *>(u"issues"_s);
        const int few = 6 * issues->fontMetrics().height();
        QTRY_VERIFY2(issues->height() < few, qPrintable(QString::number(issues->height())));
        m_window->findChild<QAction *>(u"show-search"_s)->trigger();
        const auto *search = m_window->findChild<QDockWidget *>(u"search"_s);
        QTRY_VERIFY2(search->height() > few, qPrintable(QString::number(search->height())));
    }

private:
    void select(int row)
    {
        auto *project = m_window->project();
        project->selectStep(project->steps()->idAt(row));
        QTRY_VERIFY_WITH_TIMEOUT(project->step() != nullptr && project->isQuiet(), patienceMs);
    }

    int rowOfAction() const
    {
        const auto *steps = m_window->project()->steps();
        for (int row = 0; row < steps->rowCount(); ++row)
            if (const auto *step = steps->peek(row); step != nullptr && (step->isAction || step->hasCode))
                return row;
        return -1;
    }

    static QString saidBy(const EmptyNote *note)
    {
        QStringList said;
        for (const auto *label : note->findChildren<QLabel *>())
            said << label->text();
        return said.join(u' ');
    }

    QString sayingOf(const QString &view) const
    {
        return saidBy(m_window->findChild<RecordView *>(view)->findChild<EmptyNote *>());
    }

    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestCodingSession)
#include "tst_codingsession.moc"
