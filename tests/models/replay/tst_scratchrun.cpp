// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/scratchrun.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// The steps that a user writes: which of them there are, and what their code is.
class TestScratchRun final : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string file() const { return m_folder.filePath(u"own.vitrine"_s).toStdString(); }

    static void execute(Recorder &recorder, RunId run, StepId step, std::uint64_t ordinal, const std::string &code)
    {
        const auto session = recorder.beginSession({ run, SessionKind::StepRun, {}, "e", "3.13", {}, 1 });
        QVERIFY(session);
        const auto execution = recorder.beginExecution({ *session, step, ordinal, code, true, 1 });
        QVERIFY(execution);
        QVERIFY(recorder.endExecution(*execution, { StepResult(), ReplayVerdict::None, {}, 2 }));
    }

private Q_SLOTS:
    void thereIsOneLocationMoreThanHasRun()
    {
        const auto run = addScratchRun(file(), "Try it");
        QVERIFY(run);
        {
            const auto trail = Trail::open(file()).value();
            QCOMPARE(withoutUnused(*trail, run->steps), std::vector<StepId>({ run->steps[0] }));
            QCOMPARE(usedSteps(*trail, run->run), std::uint64_t(0));
            QCOMPARE(trail->rowTotals()->steps, std::uint64_t(0));
            const auto record = withLastCode(*trail, run->steps[0], trail->step(run->steps[0]).value());
            QVERIFY(isUnwritten(*record));
        }
        const auto recorder = Recorder::open(file()).value();
        execute(*recorder, run->run, run->steps[0], 1, "a = 1");
        execute(*recorder, run->run, run->steps[1], 2, "a = 2");
        const auto trail = Trail::open(file()).value();
        auto backwards = run->steps;
        std::ranges::reverse(backwards);
        QCOMPARE(
            withoutUnused(*trail, backwards), std::vector<StepId>({ run->steps[2], run->steps[1], run->steps[0] }));
        QCOMPARE(usedSteps(*trail, run->run), std::uint64_t(2));
        QCOMPARE(trail->rowTotals()->steps, std::uint64_t(2));
        const auto record = withLastCode(*trail, run->steps[1], trail->step(run->steps[1]).value());
        QCOMPARE(record->code.front().text, std::string("a = 2"));
        QVERIFY(!isUnwritten(*record));
    }

    void allMayHaveRun()
    {
        const auto path = m_folder.filePath(u"full.vitrine"_s).toStdString();
        const auto run = addScratchRun(path, "Try it");
        QVERIFY(run);
        const auto recorder = Recorder::open(path).value();
        for (std::size_t at = 0; at < run->steps.size(); ++at)
            execute(*recorder, run->run, run->steps[at], at + 1, "pass");
        const auto trail = Trail::open(path).value();
        QCOMPARE(withoutUnused(*trail, run->steps), run->steps);
        QCOMPARE(usedSteps(*trail, run->run), std::uint64_t(scratchSteps));
    }
};

QTEST_GUILESS_MAIN(TestScratchRun)
#include "tst_scratchrun.moc"
