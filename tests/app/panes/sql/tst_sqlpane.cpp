// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/sql/sqlpane.h"

#include "app/kit/editor/codeeditor.h"
#include "app/kit/lists/recordview.h"
#include "app/session/execution/executors.h"
#include "app/session/project.h"
#include "models/trail/write/recorder.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;
constexpr int stepCount = 9;

StepRecord stepNumber(std::uint64_t ordinal)
{
    StepRecord step;
    step.ordinal = ordinal;
    step.code.push_back({ .language = Language::Python, .text = "x", .origin = CodeOrigin::Field });
    return step;
}

} // namespace

/// The pane as its user drives it, over a trail with one run.
class TestSqlPane final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setApplicationName(u"vitrine-sql-test"_s);
        QCoreApplication::setOrganizationName(u"vitrine-test"_s);
        const auto recorder = Recorder::open(file().toStdString());
        const auto source = (*recorder)->addSource(
            { .file = "l", .sha256 = "1", .size = 1, .format = "f", .importerVersion = "1", .importedAt = 1 });
        std::vector<StepRecord> steps;
        for (std::uint64_t ordinal = 1; ordinal <= stepCount; ++ordinal)
            steps.push_back(stepNumber(ordinal));
        QVERIFY((*recorder)->addRun(*source, {}, steps));
        QVERIFY((*recorder)->completeSource(*source, "{}"));
    }

    void init()
    {
        QSettings().clear();
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
        m_project = std::make_unique<Project>(makeInProcessBackend);
        m_pane = std::make_unique<SqlPane>(m_project.get());
        m_pane->resize(900, 300);
        m_pane->show();
    }

    void cleanup()
    {
        m_pane.reset();
        m_project.reset();
    }

    void asksNothingWithoutATrail()
    {
        QVERIFY(!button("sqlRun")->isEnabled());
        QVERIFY(!button("sqlStop")->isEnabled());
        QVERIFY(!button("sqlSave")->isEnabled());
        m_pane->run();
        QCOMPARE(rows(), 0);
    }

    void answersByKey()
    {
        openTrail();
        m_pane->editor()->setCode("SELECT step, run FROM v_steps ORDER BY step", u"SQL"_s);
        QTest::keyClick(m_pane->editor(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(rows(), stepCount, patienceMs);
        QVERIFY2(message().startsWith(QString::number(stepCount)), qPrintable(message()));
        QVERIFY(button("sqlSave")->isEnabled());
    }

    void leadsToTheStepOfARow()
    {
        openTrail();
        ask("SELECT step FROM v_steps ORDER BY step DESC");
        QTRY_COMPARE_WITH_TIMEOUT(rows(), stepCount, patienceMs);
        const auto index = m_pane->view()->model()->index(0, 0);
        const auto step = StepId(index.data().toLongLong());
        QVERIFY(m_project->currentStep() != step);
        Q_EMIT m_pane->view()->activated(index);
        QTRY_COMPARE_WITH_TIMEOUT(m_project->currentStep(), step, patienceMs);
        ask("SELECT count(*) FROM v_steps");
        QTRY_COMPARE_WITH_TIMEOUT(rows(), 1, patienceMs);
        Q_EMIT m_pane->view()->activated(m_pane->view()->model()->index(0, 0));
        QVERIFY(message().contains(u"step"_s));
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<QString>("said");
        QTest::newRow("syntax") << "SELEKT 1"_ba << u"SELEKT"_s;
        QTest::newRow("unknown") << "SELECT x FROM v_steps"_ba << u"no such column: x"_s;
        QTest::newRow("writing") << "DELETE FROM steps"_ba << u"Only a single SELECT"_s;
        QTest::newRow("attach") << "ATTACH '/tmp/x' AS x"_ba << u"Only a single SELECT"_s;
    }

    void saysWhatIsWrong()
    {
        QFETCH(QByteArray, statement);
        QFETCH(QString, said);
        openTrail();
        ask("SELECT 1");
        QTRY_COMPARE_WITH_TIMEOUT(rows(), 1, patienceMs);
        ask(statement);
        QTRY_VERIFY2_WITH_TIMEOUT(message().contains(said), qPrintable(message()), patienceMs);
        QCOMPARE(rows(), 1); // the answer of before stays
    }

    void stopsWhatTakesLong()
    {
        openTrail();
        ask("WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n");
        QVERIFY(button("sqlStop")->isEnabled());
        QTest::mouseClick(button("sqlStop"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(message(), u"Stopped"_s, patienceMs);
        QVERIFY(button("sqlRun")->isEnabled());
    }

    void holdsNoMoreThanAWindowCan()
    {
        openTrail();
        ask("WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n LIMIT 30000");
        QTRY_COMPARE_WITH_TIMEOUT(rows(), int(SqlAsking::maxRows), patienceMs);
        QVERIFY(message().contains(u"more"_s));
    }

    void copiesRows()
    {
        openTrail();
        ask("SELECT 1 AS a, 'x y' AS b UNION ALL SELECT 2, NULL");
        QTRY_COMPARE_WITH_TIMEOUT(rows(), 2, patienceMs);
        m_pane->view()->selectAll();
        m_pane->view()->setFocus();
        for (auto *action : m_pane->view()->actions())
            if (action->text() == u"Copy with Column Names"_s)
                action->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"a\tb\n1\tx y\n2\t"_s);
    }

    void offersViewsAndWhatWasAsked()
    {
        openTrail();
        QTRY_VERIFY_WITH_TIMEOUT(button("sqlViews")->isEnabled(), patienceMs);
        const auto views = button("sqlViews")->menu()->actions();
        const auto steps = std::ranges::find(views, u"v_steps"_s, &QAction::text);
        QVERIFY(steps != views.end());
        m_pane->editor()->setCode({}, u"SQL"_s);
        (*steps)->menu()->actions().constFirst()->trigger();
        QCOMPARE(m_pane->editor()->code(), "v_steps"_ba);
        ask("SELECT 42");
        QTRY_COMPARE_WITH_TIMEOUT(rows(), 1, patienceMs);
        auto *menu = button("sqlHistory")->menu();
        Q_EMIT menu->aboutToShow();
        QCOMPARE(menu->actions().constFirst()->text(), u"SELECT 42"_s);
    }

    void forgetsTheAnswerWithTheTrail()
    {
        openTrail();
        ask("SELECT 1");
        QTRY_COMPARE_WITH_TIMEOUT(rows(), 1, patienceMs);
        m_project->close();
        QCOMPARE(rows(), 0);
        QVERIFY(!button("sqlRun")->isEnabled());
    }

private:
    void openTrail()
    {
        m_project->openFiles({ QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json") });
        QTRY_VERIFY_WITH_TIMEOUT(
            m_project->isOpen() && m_project->currentStep() != 0 && m_project->isQuiet(), patienceMs);
    }
    void ask(const QByteArray &statement)
    {
        m_pane->editor()->setCode(statement, u"SQL"_s);
        m_pane->run();
    }
    int rows() const { return m_pane->view()->model()->rowCount(); }
    QString message() const { return m_pane->findChild<QLabel *>(u"sqlMessage"_s)->text(); }
    QToolButton *button(const char *name) const { return m_pane->findChild<QToolButton *>(QString::fromLatin1(name)); }

    QString file() const { return m_folder.filePath(u"t.vitrine"_s); }

    QTemporaryDir m_folder;
    std::unique_ptr<Project> m_project;
    std::unique_ptr<SqlPane> m_pane;
};

QTEST_MAIN(TestSqlPane)
#include "tst_sqlpane.moc"
