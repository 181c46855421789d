// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/overview/overviewlegend.h"
#include "app/panes/overview/overviewmatrix.h"
#include "app/panes/overview/overviewpane.h"
#include "app/panes/overview/overviewsection.h"
#include "app/panes/overview/overviewselection.h"
#include "app/panes/overview/sectiongrid.h"
#include "app/panes/policy/policypane.h"
#include "app/panes/step/steppane.h"
#include "app/session/project.h"
#include "app/window/policychooser.h"
#include "base/formatted.h"
#include "executor/policy/profiles.h"
#include "models/items/stepmodel.h"
#include "models/trail/filter/filter.h"
#include "models/trail/write/recorder.h"
#include "tests/app/cli/messageslog.h"
#include "tests/app/window/shownwindow.h"

#include <QAction>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <set>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;

quint64 sumOf(const std::vector<OverviewCount> &counts)
{
    return std::accumulate(counts.begin(), counts.end(), quint64(0),
        [](quint64 sum, const OverviewCount &count) { return sum + count.count; });
}

} // namespace

/// The whole trail at a glance, in the window that it is for.
class TestOverview final : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> m_window;

    static QString severalRuns(const QTemporaryDir &folder)
    {
        QFile file(folder.filePath(u"runs.jsonl"_s));
        if (!file.open(QIODevice::WriteOnly))
            return {};
        for (int run = 0; run < 3; ++run)
            file.write(QByteArray::fromStdString(messagesLine({ { "1", "1" }, { "2", "2" } })));
        return file.fileName();
    }

    OverviewPane *pane() const { return m_window->findChild<OverviewPane *>(); }

    /// A session of Claude Code with one command in each step.
    static QByteArray agentSession(const std::vector<std::string> &commands)
    {
        const std::string common = R"("sessionId":"s","cwd":"/home/u/app","timestamp":"2026-01-01T00:00:00.000Z")";
        std::string log = R"({"type":"user","uuid":"u",)" + common + R"(,"message":{"role":"user","content":"do it"}})";
        for (const std::string &command : commands)
            log += formatted("\n{{\"type\":\"assistant\",\"uuid\":\"{0}\",{1},\"message\":{{\"role\":\"assistant\","
                             "\"model\":\"m\",\"id\":\"{0}\",\"content\":[{{\"type\":\"tool_use\",\"id\":\"{0}\","
                             "\"name\":\"Bash\",\"input\":{{\"command\":\"{0}\"}}}}]}}}}",
                command, common);
        return QByteArray::fromStdString(log + '\n');
    }

    /// How many cells of the matrix have Ask or Blocked.
    std::map<Meaning, int> meanings() const
    {
        std::map<Meaning, int> found;
        for (const auto &run : pane()->matrix()->runs())
            for (const auto &cell : run.steps)
                if (const auto meaning = Overview::meaning(cell);
                    meaning == Meaning::Ask || meaning == Meaning::Blocked)
                    ++found[*meaning];
        return found;
    }

    /// Counts that are read again are other widgets, which are shown with the next layout.
    static QToolButton *shownLink(const OverviewSection *section, const QString &text)
    {
        const auto links = section->findChildren<QToolButton *>();
        const auto found = std::ranges::find_if(
            links, [&text](const QToolButton *link) { return link->isVisible() && link->text() == text; });
        return found == links.end() ? nullptr : *found;
    }

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }

    void init()
    {
        forgetAll();
        m_window = std::make_unique<MainWindow>(makeInProcessBackend);
        m_window->resize(1400, 900);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_window->openFiles({ QStringLiteral(VITRINE_SOURCE_DIR "/resources/samples/loans.json") });
        QTRY_VERIFY_WITH_TIMEOUT(m_window->project()->isOpen() && m_window->project()->isQuiet(), patienceMs);
        m_window->findChild<QAction *>(u"show-overview"_s)->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(pane()->matrix()->runs().size(), std::size_t(1), patienceMs);
    }

    void eachRunIsJudgedByItsOwnPolicy()
    {
        Facts facts;
        facts.uses.push_back({ UseKind::Import, "math", 1, 1 });
        const auto base = std::make_shared<FactBase>();
        for (std::int64_t run = 1; run <= 3; ++run) {
            base->beginRun(run);
            base->addStep({ .id = run * 10, .ordinal = 1, .facts = &facts });
        }
        base->finish();
        Policy strict = defaultPolicy();
        strict.imports.allow = {};
        Policy open = strict;
        open.imports.allow = { "math" };
        const auto policyOf = [&](RunId run) { return std::optional(run == 2 ? strict : open); };
        // Whatever run is selected.
        for (const Policy &selected : { strict, open }) {
            const OverviewPolicy judged = Overview::policyByRun(PolicyVerdicts(base, selected), policyOf);
            QVERIFY(judged.name.isEmpty());
            QVERIFY(judged.verdicts.value(10) == Verdict::Allowed);
            QVERIFY(judged.verdicts.value(20) == Verdict::Denied);
            QVERIFY(judged.verdicts.value(30) == Verdict::Allowed);
            QCOMPARE(judged.counts.size(), 2U);
            QCOMPARE(judged.counts.front().count, 2U);
            QCOMPARE(judged.counts.front().filter, u"run == 1 and step == 1 or run == 3 and step == 1");
            QCOMPARE(judged.counts.back().filter, u"run == 2 and step == 1");
        }
        const auto same = [&](RunId) { return std::optional(open); };
        QCOMPARE(Overview::policyByRun(PolicyVerdicts(base, strict), same).name, QString::fromStdString(open.name));
    }

    void theOverviewHasTheRoomBesideTheRuns()
    {
        const auto *steps = m_window->findChild<QWidget *>(u"stepsView"_s);
        const auto *findings = m_window->findChild<QWidget *>(u"findingsView"_s);
        const auto *issues = m_window->findChild<QWidget *>(u"issuesView"_s);
        const auto *runs = m_window->findChild<QWidget *>(u"runsView"_s);
        QVERIFY(steps && findings && issues && runs);
        QTRY_VERIFY(!steps->isVisible());
        QVERIFY(!findings->isVisible() && !issues->isVisible() && runs->isVisible());
        QVERIFY2(pane()->width() > m_window->width() * 6 / 10, qPrintable(QString::number(pane()->width())));
        QVERIFY(pane()->height() > m_window->height() * 6 / 10);
        QVERIFY(QApplication::focusWidget() != nullptr && QApplication::focusWidget()->isVisible());
        // A step brings the lists back.
        pane()->matrix()->setFocus();
        QTest::keyClick(pane()->matrix(), Qt::Key_Return);
        QTRY_VERIFY(steps->isVisible() && findings->isVisible() && issues->isVisible());
        QTRY_VERIFY(pane()->visibleRegion().isEmpty());
        // Before the layout is complete, the list is low.
        const auto isHigh = [steps] { return steps->height() > steps->fontMetrics().height() * 9; };
        QTRY_VERIFY(isHigh());
        m_window->findChild<QAction *>(u"show-overview"_s)->trigger();
        QTRY_VERIFY(!steps->isVisible());
        m_window->findChild<QAction *>(u"nextStep"_s)->trigger();
        QTRY_VERIFY(steps->isVisible() && isHigh());
    }

    void theOverviewHasTheRoomInSmallWindowsToo()
    {
        m_window->findChild<QAction *>(u"show-step"_s)->trigger();
        m_window->resize(1024, 640);
        m_window->findChild<QAction *>(u"resetLayout"_s)->trigger();
        const auto *steps = m_window->findChild<QWidget *>(u"stepsView"_s);
        QTRY_VERIFY(steps->isVisible());
        m_window->findChild<QAction *>(u"show-overview"_s)->trigger();
        QTRY_VERIFY(!steps->isVisible());
        QVERIFY(pane()->height() > m_window->height() * 6 / 10);
    }

    void panesThatMadeRoomAreKeptOpen()
    {
        const auto *steps = m_window->findChild<QWidget *>(u"stepsView"_s);
        QTRY_VERIFY(!steps->isVisible());
        m_window->close();
        m_window = std::make_unique<MainWindow>(makeInProcessBackend);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QVERIFY(openIn(*m_window));
        m_window->findChild<QAction *>(u"show-step"_s)->trigger();
        const auto *again = m_window->findChild<QWidget *>(u"stepsView"_s);
        QTRY_VERIFY(again->isVisible());
    }

    void theMatrixFiltersByWhatNeedsALook()
    {
        const auto *section = m_window->findChild<OverviewSection *>(u"overviewRuns"_s);
        const QSignalSpy wanted(section, &OverviewSection::filterWanted);
        QTRY_VERIFY(shownLink(section, u"Filter"_s) != nullptr);
        shownLink(section, u"Filter"_s)->click();
        QCOMPARE(wanted.size(), 1);
        QVERIFY(wanted.front().front().toString().contains(u"blocked"));
        QVERIFY(!wanted.front().front().toString().contains(u"not has"));
    }

    void sectionsUseTheWidthThatIsThere_data()
    {
        QTest::addColumn<int>("columnsWide");
        QTest::addColumn<int>("columns");
        QTest::newRow("narrow") << 0 << 1;
        QTest::newRow("two") << 2 << 2;
        QTest::newRow("wide") << 9 << 3;
    }

    void sectionsUseTheWidthThatIsThere()
    {
        QFETCH(const int, columnsWide);
        QFETCH(const int, columns);
        std::vector<QWidget *> sections;
        for (int at = 0; at < 4; ++at) {
            sections.push_back(new QWidget);
            sections.back()->setMinimumWidth(100 + at);
        }
        QWidget pane;
        SectionGrid grid(sections, &pane);
        grid.resize(std::max(columnsWide * 150, grid.minimumSizeHint().width()), 400);
        pane.show();
        QCOMPARE(grid.columns(), columns);
        QCOMPARE(grid.width(), std::max(columnsWide * 150, grid.minimumSizeHint().width()));
        // Wider texts need fewer columns.
        sections.front()->setMinimumWidth(2000);
        QTRY_COMPARE(grid.columns(), 1);
    }

    /// Results of a replay arrive several times a second.
    void rowsKeepTheirHeightWhenTheyAreSetAgain()
    {
        QWidget window;
        auto *section = new OverviewSection(u"counts"_s, u"Counts"_s, &window);
        const OverviewCount count { .shape = Meaning::Ok, .label = u"OK"_s, .count = 1, .filter = u"x"_s };
        section->setCounts({ count, count, count }, {}, {});
        window.show();
        const int before = section->sizeHint().height();
        section->setCounts({ count, count, count }, {}, {});
        QCOMPARE(section->sizeHint().height(), before);
        section->setFacts({ { .name = u"A"_s, .value = u"1"_s }, { .name = u"B"_s, .value = u"2"_s } }, {});
        const int facts = section->sizeHint().height();
        QCoreApplication::processEvents();
        QCOMPARE(section->sizeHint().height(), facts);
    }

    /// As the title says what a section is about, its link leads to all of it.
    void theLinkOfASectionFiltersAllThatNeedsALook()
    {
        OverviewSection section(u"verdicts"_s, u"Verdicts"_s);
        auto *link = section.findChild<QToolButton *>(u"verdictsLink"_s);
        const QSignalSpy wanted(&section, &OverviewSection::filterWanted);
        section.setCounts({ { .shape = Meaning::Same, .label = u"Same"_s, .count = 9, .filter = u"a"_s } }, {}, {});
        QVERIFY(link->isHidden());
        section.setCounts({ { .shape = Meaning::Same, .label = u"Same"_s, .count = 9, .filter = u"a"_s },
                              { .shape = Meaning::Fixed, .label = u"Fixed"_s, .count = 1, .filter = u"b"_s },
                              { .shape = Meaning::Broken, .label = u"Broken"_s, .count = 1, .filter = u"c and d"_s } },
            {}, {});
        QVERIFY(!link->isHidden());
        link->click();
        QCOMPARE(wanted.at(0).at(0).toString(), u"(b) or (c and d)"_s);
        section.setCounts({}, {}, u"None"_s);
        QVERIFY(link->isHidden());
        QAction seal;
        OverviewSection trail(u"trail"_s, u"Trail"_s);
        trail.setAction(&seal, u"Seal Trail…"_s);
        const QSignalSpy sealed(&seal, &QAction::triggered);
        trail.setFacts({}, {});
        link = trail.findChild<QToolButton *>(u"trailLink"_s);
        QVERIFY(!link->isHidden());
        link->click();
        QCOMPARE(sealed.size(), 1);
    }

    /// Where cells are too narrow for shapes, color is not all that distinguishes them.
    void narrowCellsDifferWithoutColor()
    {
        OverviewMatrix matrix;
        std::vector<OverviewRun> runs;
        constexpr std::array verdicts { ReplayVerdict::Same, ReplayVerdict::Differs, ReplayVerdict::Fixed,
            ReplayVerdict::Broken, ReplayVerdict::Noise };
        for (int run = 0; run < 100; ++run)
            runs.push_back({ .run = RunId(run + 1),
                .steps = { { .step = StepId(run + 1),
                    .ordinal = 1,
                    .hasCode = true,
                    .status = "ok",
                    .verdict = verdicts[std::size_t(run) % verdicts.size()] } } });
        matrix.setRuns(runs);
        matrix.resize(600, matrix.minimumSizeHint().height());
        const auto picture = matrix.grab().toImage();
        // The part of each cell that is darker than the rest, row by row.
        std::map<StepId, QByteArray> forms;
        for (int x = 0; x < matrix.width(); ++x) {
            QByteArray form;
            StepId step = 0;
            for (int y = 0; y < matrix.height(); ++y) {
                const auto *cell = matrix.cellAt({ x, y });
                step = cell != nullptr ? cell->step : step;
                form += cell != nullptr && qGray(picture.pixel(x, y)) < 180 ? '#' : ' ';
            }
            if (form.contains('#'))
                forms.emplace(step, form);
        }
        std::set<QByteArray> different;
        for (StepId step = 2; step <= StepId(verdicts.size()) + 1; ++step)
            different.insert(forms[step]);
        QCOMPARE(different.size(), verdicts.size());
    }

    /// More runs than fit beside each other continue below; of many, a column is a group.
    void everyRunIsDrawn_data()
    {
        QTest::addColumn<int>("runs");
        QTest::addColumn<bool>("areGrouped");
        QTest::newRow("some") << 30 << false;
        QTest::newRow("two bands") << 300 << false;
        QTest::newRow("many bands") << 900 << false;
        QTest::newRow("groups") << 9'000 << true;
    }

    void everyRunIsDrawn()
    {
        QFETCH(const int, runs);
        QFETCH(const bool, areGrouped);
        OverviewMatrix matrix;
        std::vector<OverviewRun> all;
        for (int run = 1; run <= runs; ++run)
            all.push_back({ .run = run,
                .steps = { { .step = 2 * run, .ordinal = 1, .hasCode = true, .status = "ok", .verdict = {} },
                    { .step = 2 * run + 1, .ordinal = 2, .hasCode = true, .status = "ok", .verdict = {} } } });
        matrix.resize(700, 100);
        matrix.setRuns(all);
        const int height = matrix.minimumSizeHint().height();
        QVERIFY2(height < 30 * matrix.fontMetrics().height(), qPrintable(QString::number(height)));
        matrix.resize(700, height);
        std::set<StepId> seen;
        // No cell is smaller.
        for (int y = 0; y < matrix.height(); y += 4)
            for (int x = 0; x < matrix.width(); x += 2)
                if (const auto *cell = matrix.cellAt({ x, y }))
                    seen.insert(cell->step);
        const auto inColumn = matrix.runsInColumn();
        QCOMPARE(inColumn > 1, areGrouped);
        QCOMPARE(seen.size(), 2 * ((std::size_t(runs) + inColumn - 1) / inColumn));
        QVERIFY(!matrix.grab().isNull());
    }

    /// Runs of two steps; every tenth has a blocked one, every hundredth an error.
    static std::vector<OverviewRun> manyRuns(int count)
    {
        std::vector<OverviewRun> runs;
        for (int run = 1; run <= count; ++run) {
            const auto *status = run % 100 == 0 ? "error" : run % 10 == 0 ? "blocked" : "ok";
            runs.push_back({ .run = run,
                .steps = { { .step = 2 * run, .ordinal = 1, .hasCode = true, .status = "ok", .verdict = {} },
                    { .step = 2 * run + 1, .ordinal = 2, .hasCode = true, .status = status, .verdict = {} } } });
        }
        return runs;
    }

    void manyRunsAreSortedByVerdict()
    {
        OverviewMatrix matrix;
        matrix.resize(1'000, 400);
        matrix.setRuns(manyRuns(200));
        QVERIFY(!matrix.isSorted());
        QCOMPARE(matrix.runs()[1].run, RunId(2));
        matrix.setRuns(manyRuns(300));
        QVERIFY(matrix.isSorted());
        std::vector<RunId> first;
        for (std::size_t at = 0; at < 4; ++at)
            first.push_back(matrix.runs()[at].run);
        QCOMPARE(first, (std::vector<RunId> { 100, 200, 300, 10 }));
        const auto sections = OverviewOrder::sections(matrix.runs());
        QCOMPARE(sections.size(), std::size_t(3));
        QCOMPARE(sections[0].name, u"Error"_s);
        QCOMPARE(sections[1].first, std::size_t(3));
        QCOMPARE(sections[1].count, std::size_t(27));
        QCOMPARE(sections[2].name, u"OK"_s);
        QVERIFY(!matrix.grab().isNull());
    }

    void aGroupShowsItsGravestStep()
    {
        OverviewMatrix matrix;
        matrix.setRuns(manyRuns(4'000));
        matrix.resize(1'000, matrix.minimumSizeHint().height());
        QVERIFY(matrix.runsInColumn() > 1);
        matrix.setCurrent(2 * 1 + 1); // of a run without anything grave
        StepId chosen = 0;
        RunId run = 0;
        connect(&matrix, &OverviewMatrix::stepChosen, this, [&](RunId itsRun, StepId step) {
            run = itsRun;
            chosen = step;
        });
        const int first = matrix.fontMetrics().horizontalAdvance(u"000"_s) + matrix.fontMetrics().averageCharWidth();
        const auto *cell = matrix.cellAt({ first + 1, matrix.fontMetrics().height() + 3 });
        QVERIFY(cell != nullptr);
        QCOMPARE(cell->ordinal, std::uint64_t(1));
        QTest::mouseClick(&matrix, Qt::LeftButton, {}, { first + 1, matrix.fontMetrics().height() + 3 });
        QCOMPARE(chosen, cell->step);
        QTest::keyClick(&matrix, Qt::Key_Down);
        QCOMPARE(chosen, 2 * run + 1);
        QCOMPARE(run % 100, RunId(0));
        QVERIFY2(matrix.accessibleDescription().contains(QString::number(matrix.runsInColumn())),
            qPrintable(matrix.accessibleDescription()));
        QVERIFY(!matrix.grab().isNull());
    }

    void draggingSelectsRunsAndSteps()
    {
        OverviewMatrix matrix;
        matrix.setRuns(manyRuns(20));
        matrix.resize(1'000, matrix.minimumSizeHint().height());
        const QSignalSpy wanted(&matrix, &OverviewMatrix::filterWanted);
        const QSignalSpy opened(&matrix, &OverviewMatrix::stepOpened);
        const auto middleOf = [&matrix](StepId step) {
            for (int y = 0; y < matrix.height(); ++y)
                for (int x = 0; x < matrix.width(); ++x)
                    if (const auto *cell = matrix.cellAt({ x, y }); cell != nullptr && cell->step == step)
                        return QPoint(x + 4, y + 4);
            return QPoint();
        };
        const auto drag = [&matrix](const QPoint &from, const QPoint &to, Qt::KeyboardModifiers modifiers) {
            QTest::mousePress(&matrix, Qt::LeftButton, {}, from);
            QMouseEvent move(QEvent::MouseMove, to, matrix.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
            QApplication::sendEvent(&matrix, &move);
            QTest::mouseRelease(&matrix, Qt::LeftButton, modifiers, to);
        };
        drag(middleOf(2 * 3 + 1), middleOf(2 * 8 + 1), {});
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.back().front().toString(), u"run >= 3 and run <= 8 and step == 2"_s);
        QVERIFY(!wanted.back().back().toBool());
        drag(middleOf(2 * 5), middleOf(2 * 4 + 1), Qt::ControlModifier);
        QCOMPARE(wanted.back().front().toString(), u"run in (4, 5)"_s);
        QVERIFY(wanted.back().back().toBool());
        QVERIFY(opened.isEmpty());
        for (const auto &signal : wanted)
            QVERIFY2(Filter::parse(signal.front().toString().toStdString()), qPrintable(signal.front().toString()));
        // The same by keys.
        matrix.setCurrent(2 * 7);
        QTest::keyClick(&matrix, Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(&matrix, Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY2(matrix.accessibleDescription().contains(u'3'), qPrintable(matrix.accessibleDescription()));
        QTest::keyClick(&matrix, Qt::Key_Return);
        QCOMPARE(wanted.back().front().toString(), u"run >= 7 and run <= 9 and step == 1"_s);
        QTest::keyClick(&matrix, Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(&matrix, Qt::Key_Escape);
        QTest::keyClick(&matrix, Qt::Key_Return);
        QCOMPARE(wanted.size(), 3);
        QCOMPARE(opened.size(), 1);
    }

    void draggingInLinesSelectsAPartOfARun()
    {
        OverviewMatrix matrix;
        std::vector<OverviewRun> runs { { .run = 7, .steps = {} } };
        for (int ordinal = 1; ordinal <= 60; ++ordinal)
            runs.back().steps.push_back(
                { .step = ordinal, .ordinal = std::uint64_t(ordinal), .hasCode = true, .status = "ok", .verdict = {} });
        matrix.setRuns(runs);
        matrix.resize(500, matrix.minimumSizeHint().height());
        matrix.setCurrent(3);
        const QSignalSpy wanted(&matrix, &OverviewMatrix::filterWanted);
        QTest::keyClick(&matrix, Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(&matrix, Qt::Key_Return);
        QCOMPARE(wanted.back().front().toString(), u"run == 7 and step >= 3 and step <= 4"_s);
    }

    void aSelectionOfTooManyRunsIsNoFilter()
    {
        std::vector<SelectedSteps> selected;
        for (RunId run = 1; run < 20'000; run += 2)
            selected.push_back({ .run = run });
        QVERIFY(!filterOfSelection(selected));
        QVERIFY(!filterOfSelection({}));
        const auto mixed = filterOfSelection({ { .run = 1, .first = 5 }, { .run = 2 }, { .run = 3, .last = 2 } });
        QCOMPARE(mixed, std::optional(u"run == 2 or run == 3 and step <= 2 or run == 1 and step >= 5"_s));
        QVERIFY(Filter::parse(mixed->toStdString()));
    }

    void theTrailIsVerifiedAtATime()
    {
        const auto *section = m_window->findChild<OverviewSection *>(u"overviewTrail"_s);
        const auto texts = [section] {
            QStringList texts;
            for (const auto *label : section->findChildren<QLabel *>())
                if (!label->isHidden())
                    texts << label->text();
            return texts;
        };
        const auto isVerified = [&texts] { return !texts().filter(QRegularExpression(u"^Verified, \\d"_s)).isEmpty(); };
        QTRY_VERIFY_WITH_TIMEOUT(isVerified(), patienceMs);
        QVERIFY(texts().contains(u"none found"_s));
    }

    void theTipOfACellSaysAllThatIsKnown()
    {
        OverviewCell cell { .step = 4, .ordinal = 2, .hasCode = true, .status = "blocked", .verdict = {} };
        QCOMPARE(Overview::spoken(cell, 3), u"Run 3, step 2: Blocked"_s);
        cell.verdict = ReplayVerdict::Noise;
        cell.policy = Verdict::Allowed;
        QCOMPARE(Overview::spoken(cell, 3), u"Run 3, step 2: Blocked, replay: Noise, policy: Allowed"_s);
    }

    void ctrlAddsACountToTheFilter()
    {
        const auto *section = m_window->findChild<OverviewSection *>(u"overviewStatuses"_s);
        const auto link = [section] { return shownLink(section, u"Blocked"_s); };
        QTRY_VERIFY_WITH_TIMEOUT(link() != nullptr, patienceMs);
        auto *field = m_window->findChild<QLineEdit *>(u"filterField"_s);
        QTest::mouseClick(link(), Qt::LeftButton, Qt::ControlModifier);
        QCOMPARE(field->text(), u"status == blocked"_s);
        QTRY_COMPARE_WITH_TIMEOUT(m_window->project()->matchingSteps(), std::optional<quint64>(1), patienceMs);
        const auto *quality = m_window->findChild<OverviewSection *>(u"overviewQuality"_s);
        QTRY_VERIFY_WITH_TIMEOUT(shownLink(quality, u"Cost"_s) != nullptr, patienceMs);
        auto *cost = shownLink(quality, u"Cost"_s);
        QVERIFY(cost->toolTip().contains(u"Ctrl+click"));
        cost->setFocus();
        QTest::keyClick(cost, Qt::Key_Space, Qt::ControlModifier);
        QCOMPARE(field->text(), u"status == blocked and not has(run.cost)"_s);
    }

    void theRunWithMostTokensIsALinkAway()
    {
        const auto totals = Overview::totals({ .columns = {},
            .rows = { { std::int64_t(2), {}, {}, {}, std::int64_t(0), std::int64_t(0), std::int64_t(0), {}, {}, {},
                std::int64_t(7), std::int64_t(26'800) } } });
        QCOMPARE(totals.mostTokensRun, RunId(7));
        QCOMPARE(totals.mostTokens, qint64(26'800));
        OverviewSection section(u"sums"_s, u"Sums"_s);
        const QSignalSpy chosen(&section, &OverviewSection::stepChosen);
        for (int turn = 0; turn < 2; ++turn) {
            section.setFacts({ { u"Input"_s, u"1"_s } }, {});
            section.addFact(u"Most"_s, { .shape = {}, .label = u"Run 7"_s, .run = 7, .step = 0 });
        }
        section.show();
        shownLink(&section, u"Run 7"_s)->click();
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.front().front().value<RunId>(), RunId(7));
    }

    void whatWasNotReplayedCanBe()
    {
        const auto *section = m_window->findChild<OverviewSection *>(u"overviewDivergences"_s);
        const auto *action = m_window->findChild<QAction *>(u"replayAll"_s);
        QTRY_VERIFY_WITH_TIMEOUT(shownLink(section, u"Replay All"_s) != nullptr, patienceMs);
        const QSignalSpy replayed(action, &QAction::triggered);
        shownLink(section, u"Replay All"_s)->click();
        QCOMPARE(replayed.size(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->project()->isQuiet(), patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(shownLink(section, u"Replay All"_s) == nullptr, patienceMs);
    }

    /// A run without steps has no column, but is a run.
    void theTitleCountsTheRunsOfTheList()
    {
        const QTemporaryDir folder;
        const auto file = folder.filePath(u"runs.vitrine"_s);
        {
            const auto recorder = Recorder::open(file.toStdString()).value();
            const auto source = recorder->addSource({}).value();
            StepRecord step;
            step.ordinal = 1;
            RunRecord run;
            run.indexInSource = 1;
            QVERIFY(recorder->addRun(source, run, std::vector { step }));
            run.indexInSource = 2;
            QVERIFY(recorder->addRun(source, run, {}));
            QVERIFY(recorder->completeSource(source, "{}"));
        }
        m_window->openFiles({ file });
        QTRY_VERIFY_WITH_TIMEOUT(pane()->contextText().startsWith(u"2 run"), patienceMs);
        QCOMPARE(pane()->matrix()->runs().size(), std::size_t(1));
    }

    void errorsWithoutCodeAreErrors()
    {
        const auto cell = [](StepId step, bool hasCode, const char *status) {
            return OverviewCell { .step = step, .ordinal = 1, .hasCode = hasCode, .status = status, .verdict = {} };
        };
        const std::vector<OverviewRun> runs { { .run = 1,
            .steps = { cell(1, false, "ok"), cell(2, false, "error"), cell(3, true, "error"), cell(4, true, "ok") } } };
        const auto statuses = Overview::statuses(runs);
        const auto error = std::ranges::find(statuses, Meaning::Error, &OverviewCount::shape);
        QVERIFY(error != statuses.end());
        QCOMPARE(error->count, quint64(2));
        QCOMPARE(error->filter, u"status == error"_s);
        QCOMPARE(statuses.back().count, quint64(1));
        for (const auto &count : statuses)
            QVERIFY2(Filter::parse(count.filter.toStdString()), qPrintable(count.filter));
    }

    void longRunsLeaveRoomForTheSections_data()
    {
        QTest::addColumn<int>("runs");
        QTest::addColumn<int>("steps");
        QTest::addColumn<bool>("areAllDrawn");
        QTest::newRow("one") << 1 << 300 << true;
        QTest::newRow("one very long") << 1 << 2'000 << true;
        QTest::newRow("few") << 3 << 400 << true;
        QTest::newRow("few short") << 2 << 10 << true;
        QTest::newRow("many") << 30 << 400 << false;
        QTest::newRow("many short") << 30 << 8 << true;
    }

    void longRunsLeaveRoomForTheSections()
    {
        QFETCH(const int, runs);
        QFETCH(const int, steps);
        QFETCH(const bool, areAllDrawn);
        OverviewMatrix matrix;
        std::vector<OverviewRun> all;
        StepId step = 0;
        for (int run = 1; run <= runs; ++run) {
            all.push_back({ .run = run, .steps = {} });
            for (int ordinal = 1; ordinal <= steps; ++ordinal)
                all.back().steps.push_back({ .step = ++step,
                    .ordinal = std::uint64_t(ordinal),
                    .hasCode = true,
                    .status = "ok",
                    .verdict = {} });
        }
        matrix.resize(700, 100);
        matrix.setRuns(all);
        const int height = matrix.minimumSizeHint().height();
        QVERIFY2(height < 26 * matrix.fontMetrics().height(), qPrintable(QString::number(height)));
        matrix.resize(700, height);
        std::set<StepId> seen;
        for (int y = 0; y < matrix.height(); ++y)
            for (int x = 0; x < matrix.width(); ++x)
                if (const auto *cell = matrix.cellAt({ x, y }))
                    seen.insert(cell->step);
        QCOMPARE(seen.size() == std::size_t(step), areAllDrawn);
        QVERIFY(!matrix.grab().isNull());
    }

    void linesAreWalkedByKeys()
    {
        OverviewMatrix matrix;
        std::vector<OverviewRun> runs;
        StepId step = 0;
        for (int run = 1; run <= 2; ++run) {
            runs.push_back({ .run = run, .steps = {} });
            for (int ordinal = 1; ordinal <= 30; ++ordinal)
                runs.back().steps.push_back({ .step = ++step,
                    .ordinal = std::uint64_t(ordinal),
                    .hasCode = true,
                    .status = "ok",
                    .verdict = {} });
        }
        matrix.resize(2'000, 100);
        matrix.setRuns(runs);
        matrix.setCurrent(1);
        StepId chosen = 0;
        connect(&matrix, &OverviewMatrix::stepChosen, this, [&chosen](RunId, StepId now) { chosen = now; });
        QTest::keyClick(&matrix, Qt::Key_Right);
        QCOMPARE(chosen, StepId(2));
        QTest::keyClick(&matrix, Qt::Key_Down);
        QCOMPARE(chosen, StepId(32));
        QTest::keyClick(&matrix, Qt::Key_Left);
        QTest::keyClick(&matrix, Qt::Key_Up);
        QCOMPARE(chosen, StepId(1));
        // In a narrow matrix, a run has more lines than one.
        matrix.setRuns({});
        matrix.resize(400, 100);
        matrix.setRuns(runs);
        matrix.setCurrent(1);
        QTest::keyClick(&matrix, Qt::Key_Down);
        QVERIFY(chosen > 5 && chosen < 30);
    }

    void longNamesDoNotWidenASection()
    {
        OverviewSection section(u"errors"_s, u"Errors"_s);
        const OverviewCount count { .shape = Meaning::Error, .label = QString(60, u'W'), .count = 1, .filter = u"x"_s };
        section.setCounts({ count }, {}, {});
        const auto links = section.findChildren<QToolButton *>();
        const auto *link
            = *std::ranges::find_if(links, [&](const auto *one) { return !one->objectName().endsWith(u"Link"); });
        QVERIFY(link->sizeHint().width() < section.fontMetrics().horizontalAdvance(count.label));
        QVERIFY(link->toolTip().contains(count.label));
        QVERIFY(link->toolTip().contains(u"Filter: x"));
    }

    void cleanup() { m_window.reset(); }

    void theCountsAddUp()
    {
        const auto &runs = pane()->matrix()->runs();
        QCOMPARE(sumOf(Overview::statuses(runs)), quint64(9));
        quint64 withCode = 0;
        for (const auto &cell : runs.front().steps)
            withCode += cell.hasCode ? 1 : 0;
        QCOMPARE(sumOf(Overview::verdicts(runs)), withCode);
        QVERIFY(pane()->contextText().contains(u"9 step"));
    }

    void theLegendAddsUp()
    {
        const auto &runs = pane()->matrix()->runs();
        const auto legend = Overview::legend(runs);
        quint64 sum = 0;
        for (const auto &entry : legend) {
            QVERIFY2(entry.all.label.front().isUpper(), qPrintable(entry.all.label));
            sum += entry.all.count;
        }
        QCOMPARE(sum, quint64(9));
        const auto *shown = m_window->findChild<OverviewLegend *>();
        QVERIFY(shown->isVisible());
        QVERIFY2(shown->accessibleDescription().contains(u"Blocked 1"), qPrintable(shown->accessibleDescription()));
        QVERIFY(shown->heightForWidth(80) > shown->heightForWidth(2000));
    }

    // Two panes that count the same name differently contradict each other.
    void theLegendCountsLikeTheLists_data()
    {
        QTest::addColumn<bool>("isReplayed");
        QTest::newRow("recorded") << false;
        QTest::newRow("replayed in part") << true;
    }

    void theLegendCountsLikeTheLists()
    {
        QFETCH(const bool, isReplayed);
        using Verdict = ReplayVerdict;
        OverviewRun run { .run = 1, .steps = {} };
        const auto add = [&](const char *status, std::optional<ReplayVerdict> replay,
                             std::optional<vitrine::Verdict> policy = {}, bool hasCode = true) {
            run.steps.push_back({ .step = StepId(run.steps.size() + 1),
                .ordinal = run.steps.size() + 1,
                .hasCode = hasCode,
                .status = status,
                .verdict = isReplayed ? replay : std::nullopt,
                .policy = policy });
        };
        add("ok", {}, {}, false);
        add("error", {}, {}, false);
        add("ok", Verdict::Same);
        add("ok", Verdict::Same, vitrine::Verdict::Denied);
        add("blocked", Verdict::Same);
        add("blocked", Verdict::Noise);
        add("blocked", Verdict::Fixed);
        add("blocked", {});
        add("ok", {}, vitrine::Verdict::Denied);
        add("ok", {}, vitrine::Verdict::Ask);
        add("ok", Verdict::Blocked);
        add("error", Verdict::NotComparable);
        const std::vector runs { run };
        const auto legend = Overview::legend(runs);
        quint64 sum = 0;
        for (const auto &entry : legend)
            sum += entry.all.count;
        QCOMPARE(sum, quint64(run.steps.size()));
        for (const auto &count : isReplayed ? Overview::verdicts(runs) : Overview::statuses(runs)) {
            const auto entry
                = std::ranges::find(legend, count.label, [](const OverviewLegendEntry &one) { return one.all.label; });
            if (count.label == u"Not replayed")
                continue; // the legend names their status
            QVERIFY2(entry != legend.end(), qPrintable(count.label));
            QCOMPARE(entry->all.count, count.count);
        }
        // The shapes of the matrix are in the legend, too.
        for (const auto &cell : run.steps) {
            const auto isNamed = [&cell](const OverviewCount &count) { return count.shape == Overview::meaning(cell); };
            QVERIFY(std::ranges::any_of(legend, [&](const OverviewLegendEntry &entry) {
                return isNamed(entry.all) || std::ranges::any_of(entry.parts, isNamed);
            }));
        }
    }

    void whatTheLogLeavesOutIsAFilter()
    {
        const auto *section = m_window->findChild<OverviewSection *>(u"overviewQuality"_s);
        QTRY_VERIFY_WITH_TIMEOUT(shownLink(section, u"Cost"_s) != nullptr, patienceMs);
        QCOMPARE(shownLink(section, u"Tokens"_s), nullptr); // recorded: nothing to look for
        shownLink(section, u"Cost"_s)->click();
        const auto *field = m_window->findChild<QLineEdit *>(u"filterField"_s);
        QCOMPARE(field->text(), u"not has(run.cost)"_s);
        QTRY_COMPARE_WITH_TIMEOUT(m_window->project()->matchingSteps(), std::optional<quint64>(9), patienceMs);
    }

    void everyGapHasAFilterThatCanBeRead()
    {
        // Five counts of what there is, then ten of what has a value.
        std::vector<SqlValue> row(15, SqlValue(std::int64_t(1)));
        for (std::size_t unit = 0; unit < 5; ++unit)
            row[unit] = std::int64_t(3);
        const auto gaps = Overview::gaps({ .columns = {}, .rows = { row } });
        QCOMPARE(gaps.size(), std::size_t(10));
        for (const auto &gap : gaps)
            QVERIFY2(Filter::parse(gap.filter.toStdString()), qPrintable(gap.filter));
        // Nothing is said of tool calls and code where there are none.
        for (std::size_t unit = 1; unit < 5; ++unit)
            row[unit] = std::int64_t(0);
        QCOMPARE(Overview::gaps({ .columns = {}, .rows = { row } }).size(), std::size_t(6));
    }

    void showsScoresByValueOrMean()
    {
        const auto row = [](const char *name, const char *value, std::int64_t runs, std::optional<double> number,
                             const char *ids) {
            return std::vector<SqlValue> { std::string(name), std::string(value), runs,
                number ? SqlValue(*number) : SqlValue(), number ? SqlValue(*number * double(runs)) : SqlValue(),
                std::string(ids) };
        };
        std::vector<std::vector<SqlValue>> rows { row("match", "C", 2, 1.0, "1,2"), row("match", "I", 1, 0.0, "3"),
            row("tone", "friendly", 1, {}, "1") };
        for (int n = 0; n < 5; ++n)
            rows.push_back(row("speed", std::to_string(n).c_str(), 1, double(n), "1"));
        const auto scores = Overview::scores({ .columns = {}, .rows = rows });
        QCOMPARE(scores.size(), std::size_t(4));
        QCOMPARE(scores[0].label, u"match: C"_s);
        QCOMPARE(scores[0].count, 2u);
        QVERIFY(scores[0].shape == Meaning::Ok);
        QCOMPARE(scores[0].filter, u"run in (1,2)"_s);
        QVERIFY(scores[1].shape == Meaning::Error);
        QCOMPARE(scores[2].label, u"speed, mean 2"_s);
        QCOMPARE(scores[2].count, 5u);
        QCOMPARE(scores[3].label, u"tone: friendly"_s);
        QVERIFY(!scores[3].shape);
        // Of toxicity, less is better: only what is named so is right or wrong.
        const auto numbers = Overview::scores(
            { .columns = {}, .rows = { row("correctness", "0", 1, 0.0, "1"), row("toxicity", "0", 1, 0.0, "1") } });
        QVERIFY(numbers[0].shape == Meaning::Error);
        QVERIFY(!numbers[1].shape);
        for (const auto &score : scores)
            QVERIFY2(Filter::parse(score.filter.toStdString()), qPrintable(score.filter));
        QVERIFY(Overview::scores({ .columns = {}, .rows = {} }).empty());
    }

    void answersAreFiltersToo()
    {
        const auto answers = Overview::answers({ .runs = 3,
            .tokensIn = {},
            .tokensOut = {},
            .cost = {},
            .right = 2,
            .wrong = 1,
            .withoutAnswer = 0,
            .rightRuns = u"1, 3"_s,
            .wrongRuns = u"2"_s });
        QCOMPARE(answers[0].filter, u"run in (1, 3)"_s);
        QCOMPARE(answers[1].filter, u"run in (2)"_s);
        QVERIFY(answers[2].filter.isEmpty());
        QCOMPARE(answers[1].label, u"Wrong");
        // A scorer may have accepted the same answer in other words.
        const auto scored = Overview::answers(
            { .runs = 1, .tokensIn = {}, .tokensOut = {}, .cost = {}, .wrong = 1, .wrongRuns = u"1"_s }, true);
        QCOMPARE(scored[1].label, u"Different text");
        QVERIFY(scored[1].shape == Meaning::Differs);
        for (const auto &count : Overview::verdicts({ { .run = 1,
                 .steps = { { .step = 1, .ordinal = 1, .hasCode = true, .status = "ok", .verdict = {} },
                     { .step = 2,
                         .ordinal = 2,
                         .hasCode = true,
                         .isReplayable = false,
                         .status = "ok",
                         .verdict = {} } } } }))
            QVERIFY2(Filter::parse(count.filter.toStdString()), qPrintable(count.label));
    }

    void aCellOpensItsStep()
    {
        auto *matrix = pane()->matrix();
        QCOMPARE(QApplication::focusWidget(), matrix);
        const auto before = m_window->project()->currentStep();
        QTest::keyClick(matrix, Qt::Key_Down);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->project()->currentStep() != before, patienceMs);
        QVERIFY(matrix->accessibleDescription().startsWith(u"Run 1, step "));
    }

    /// A log that says nothing about a policy does not name one.
    void aDefaultPolicyIsNotThatOfTheLog()
    {
        const QTemporaryDir folder;
        QFile log(folder.filePath(u"session.jsonl"_s));
        QVERIFY(log.open(QIODevice::WriteOnly));
        log.write(agentSession({ "git status" }));
        log.close();
        QVERIFY(openIn(*m_window, log.fileName()));
        const auto *chooser = m_window->findChild<PolicyChooser *>(u"policyChooser"_s);
        QTRY_COMPARE_WITH_TIMEOUT(chooser->currentText(), u"smolagents-default (default)"_s, patienceMs);
        QVERIFY(chooser->toolTip().contains(u"does not name a policy"));
    }

    /// The same words wherever the active policy is named.
    void theActivePolicyHasOneName()
    {
        const auto shows = [this](const QString &name) {
            const auto labels = m_window->findChild<OverviewSection *>(u"overviewPolicies"_s)->findChildren<QLabel *>();
            return std::ranges::any_of(labels, [&name](const QLabel *label) { return label->text() == name; });
        };
        const auto named = u"smolagents-default (from log)"_s;
        QTRY_VERIFY_WITH_TIMEOUT(shows(named), patienceMs);
        m_window->findChild<QAction *>(u"policyLayout"_s)->trigger();
        const auto *chooser = m_window->findChild<PolicyChooser *>(u"policyChooser"_s);
        QCOMPARE(chooser->currentText(), named);
        const auto *pane = m_window->findChild<PolicyPane *>();
        QTRY_VERIFY2_WITH_TIMEOUT(pane->contextText().startsWith(named), qPrintable(pane->contextText()), patienceMs);
    }

    void aCountIsAFilter()
    {
        const auto *section = m_window->findChild<OverviewSection *>(u"overviewStatuses"_s);
        const auto blocked = [section] { return shownLink(section, u"Blocked"_s); };
        QTRY_VERIFY_WITH_TIMEOUT(blocked() != nullptr, patienceMs);
        blocked()->click();
        QTRY_COMPARE_WITH_TIMEOUT(m_window->project()->matchingSteps(), std::optional<quint64>(1), patienceMs);
        const auto *field = m_window->findChild<QLineEdit *>(u"filterField"_s);
        QCOMPARE(field->text(), u"status == blocked"_s);
    }

    void replayingColorsTheCells()
    {
        QVERIFY(!pane()->matrix()->runs().front().steps[1].verdict);
        m_window->project()->replay();
        QTRY_VERIFY_WITH_TIMEOUT(pane()->matrix()->runs().front().steps[1].verdict.has_value(), patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->project()->isQuiet(), patienceMs);
    }

    // Of several runs one wants to know first what they came to; of a trail where one has been, where one was.
    void opensByItselfOnSeveralRuns()
    {
        const QTemporaryDir folder;
        const auto log = severalRuns(folder);
        m_window = std::make_unique<MainWindow>(makeInProcessBackend);
        m_window->resize(1400, 900);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QVERIFY(openIn(*m_window, log));
        QTRY_VERIFY_WITH_TIMEOUT(!pane()->visibleRegion().isEmpty(), patienceMs);
        QVERIFY(!pane()->isAncestorOf(QApplication::focusWidget()));
        // Choosing a step leads to it.
        m_window->findChild<QAction *>(u"nextStep"_s)->trigger();
        auto *step = m_window->findChild<StepPane *>();
        QTRY_VERIFY_WITH_TIMEOUT(!step->visibleRegion().isEmpty(), patienceMs);
        QTRY_VERIFY(m_window->findChild<QWidget *>(u"stepsView"_s)->isVisible());
        m_window->close();
        m_window = std::make_unique<MainWindow>(makeInProcessBackend);
        m_window->resize(1400, 900);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QVERIFY(openIn(*m_window, log));
        QVERIFY(pane()->visibleRegion().isEmpty());
    }

    void theActivePolicyIsCountedAndColorsTheCells()
    {
        const QTemporaryDir folder;
        QFile log(folder.filePath(u"session.jsonl"_s));
        QVERIFY(log.open(QIODevice::WriteOnly));
        log.write(agentSession({ "git status", "git push", "git push origin", "rm -rf x" }));
        log.close();
        QVERIFY(openIn(*m_window, log.fileName()));
        m_window->findChild<QAction *>(u"show-overview"_s)->trigger();
        Policy policy = defaultPolicy();
        policy.name = "mine";
        policy.commands = { { "git status **" }, { "git push **" }, { "rm **" }, {} };
        m_window->project()->setPolicy(policy);
        m_window->findChild<PolicyPane *>()->followActive();
        QTRY_COMPARE_WITH_TIMEOUT(
            meanings(), (std::map<Meaning, int> { { Meaning::Ask, 2 }, { Meaning::Blocked, 1 } }), patienceMs);
        // The list of steps says the same of each.
        const auto *steps = m_window->project()->steps();
        const auto statesInList = [steps] {
            std::map<Verdict, int> found;
            for (int row = 0; row < steps->rowCount(); ++row)
                if (const auto verdict = steps->verdict(row))
                    ++found[*verdict];
            return found;
        };
        QTRY_COMPARE_WITH_TIMEOUT(statesInList(),
            (std::map<Verdict, int> { { Verdict::Allowed, 1 }, { Verdict::Ask, 2 }, { Verdict::Denied, 1 } }),
            patienceMs);
        const auto *list = m_window->findChild<QTreeView *>(u"stepsView"_s);
        QTRY_COMPARE_WITH_TIMEOUT(
            list->model()->index(1, int(StepModel::Column::Policy)).data().toString(), u"Allowed"_s, patienceMs);
        const auto *section = m_window->findChild<OverviewSection *>(u"overviewPolicies"_s);
        QToolButton *ask = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((ask = shownLink(section, u"Ask"_s)) != nullptr, patienceMs);
        ask->click();
        QTRY_COMPARE_WITH_TIMEOUT(m_window->project()->matchingSteps(), std::optional<quint64>(2), patienceMs);
    }

    void whatWasRecordedWeighsMoreThanTheActivePolicy()
    {
        const auto meaning = [](const char *status, std::optional<ReplayVerdict> verdict, std::optional<Verdict> policy,
                                 bool hasCode = true) {
            return Overview::meaning({ .step = 1,
                .ordinal = 1,
                .hasCode = hasCode,
                .status = status,
                .verdict = verdict,
                .policy = policy });
        };
        QVERIFY(meaning("ok", {}, Verdict::Ask) == Meaning::Ask);
        QVERIFY(meaning("error", {}, Verdict::Denied) == Meaning::Blocked);
        QVERIFY(meaning("error", {}, Verdict::Allowed) == Meaning::Error);
        QVERIFY(meaning("blocked", {}, Verdict::Ask) == Meaning::Blocked);
        QVERIFY(meaning("ok", ReplayVerdict::Same, Verdict::Ask) == Meaning::Same);
        QVERIFY(meaning("blocked", ReplayVerdict::Same, Verdict::Denied) == Meaning::Blocked);
        QVERIFY(meaning("blocked", ReplayVerdict::Fixed, Verdict::Denied) == Meaning::Fixed);
        QVERIFY(meaning("ok", {}, Verdict::Allowed, false) == Meaning::Ok);
        QVERIFY(meaning("ok", {}, {}, false) == std::nullopt);
        QVERIFY(meaning("error", {}, {}, false) == Meaning::Error);
        QVERIFY(meaning("error", ReplayVerdict::NotComparable, {}, false) == Meaning::Error);
    }

    void aCellLeadsToItsStep()
    {
        QTRY_VERIFY_WITH_TIMEOUT(!pane()->visibleRegion().isEmpty(), patienceMs);
        const auto before = m_window->project()->currentStep();
        QTest::keyClick(pane()->matrix(), Qt::Key_Down);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->project()->currentStep() != before, patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(!pane()->visibleRegion().isEmpty(), patienceMs); // to look around is no choice
        QTest::keyClick(pane()->matrix(), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->findChild<StepPane *>()->visibleRegion().isEmpty(), patienceMs);
    }

    void theFirstDivergenceOfEachRunIsFound()
    {
        const auto cell = [](StepId step, ReplayVerdict verdict) {
            return OverviewCell { .step = step, .ordinal = 1, .hasCode = true, .status = "ok", .verdict = verdict };
        };
        const std::vector<OverviewRun> runs {
            { .run = 1, .steps = { cell(1, ReplayVerdict::Same), cell(2, ReplayVerdict::Noise) } },
            { .run = 2,
                .steps
                = { cell(3, ReplayVerdict::Same), cell(4, ReplayVerdict::Fixed), cell(5, ReplayVerdict::Differs) } },
            { .run = 3, .steps = { cell(6, ReplayVerdict::NotComparable) } },
        };
        const auto divergences = Overview::divergences(runs);
        QCOMPARE(divergences.size(), std::size_t(1));
        QCOMPARE(divergences.front().second.step, StepId(4));
    }

    void denialsAreGroupedByWhatIsDenied()
    {
        const std::string quoted = "Code execution failed at line 'import x' due to: InterpreterError: ";
        const SqlAnswer answer { .columns = {},
            .rows = { { quoted + "Import of sympy is not allowed. Authorized imports are: ['math']" },
                { quoted + "Import from sympy is not allowed." }, { "Forbidden function evaluation: 'exec'. No." } } };
        const auto denials = Overview::denials(answer);
        QCOMPARE(denials.size(), std::size_t(2));
        QCOMPARE(denials[0].label, u"sympy"_s);
        QCOMPARE(denials[0].count, quint64(2));
        QCOMPARE(denials[0].filter, u"status == blocked and import == \"sympy\""_s);
        QVERIFY(denials[1].label.startsWith(u"Forbidden function"));
    }

    void whatIsAbsentIsNotZero()
    {
        const SqlAnswer answer { .columns = {},
            .rows = { { std::int64_t(2), std::monostate(), std::monostate(), std::monostate(), std::int64_t(0),
                std::int64_t(0), std::int64_t(0), std::monostate(), std::monostate(), std::monostate() } } };
        const auto totals = Overview::totals(answer);
        QCOMPARE(totals.runs, quint64(2));
        QVERIFY(!totals.tokensIn && !totals.cost);
        QVERIFY(Overview::answers(totals).empty());
    }
};

QTEST_MAIN(TestOverview)
#include "tst_overview.moc"
