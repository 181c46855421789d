// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/issues/issueitems.h"

#include "app/wording/words.h"
#include "base/formatted.h"
#include "models/items/rows.h"
#include "models/replay/scratchrun.h"
#include "models/trail/write/recorder.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <utility>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

StepRecord failing(std::uint64_t ordinal, ErrorLayer layer, const std::string &message)
{
    StepRecord step;
    step.ordinal = ordinal;
    step.code.push_back(
        { .language = Language::Python, .text = formatted("x = {}", ordinal), .origin = CodeOrigin::Field });
    if (!message.empty())
        step.error = ErrorRecord {
            .layer = layer, .type = "E", .message = message, .traceback = {}, .codeLine = {}, .causeType = {}
        };
    return step;
}

} // namespace

class TestIssueItems final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const auto recorder = Recorder::open(file());
        const auto source = (*recorder)->addSource(
            { .file = "l", .sha256 = "1", .size = 1, .format = "f", .importerVersion = "1", .importedAt = 1 });
        const std::vector first { failing(1, ErrorLayer::Code, "list index 3 out of range"),
            failing(2, ErrorLayer::Policy, "Import of sympy is not allowed") };
        const std::vector second { failing(1, ErrorLayer::Code, {}),
            failing(2, ErrorLayer::Code, "list index 44 out of range"), failing(3, ErrorLayer::Code, "other") };
        QVERIFY((*recorder)->addRun(*source, {}, first));
        QVERIFY((*recorder)->addRun(*source, {}, second));
        QVERIFY((*recorder)->completeSource(*source, "{}"));
    }

    void reportsWhatMessagesHaveInCommon()
    {
        const auto trail = Trail::open(file());
        QVERIFY(trail);
        IssueScan scan;
        QVERIFY(scan.read(**trail, [] { return true; }));
        QHash<QString, std::string> messages;
        for (const auto &group : scan.groups())
            messages.insert(group.text, group.message);
        QCOMPARE(messages.value(u"Error: list index … out of range"_s), std::string("out of range"));
        QCOMPARE(messages.value(u"Error: other"_s), std::string("other"));
    }

    void groupsWhatDiffersInNumbersOnly()
    {
        QCOMPARE(issueGroupText(u"index 3 of 10 at 0x7fab"_s), issueGroupText(u"index 12 of 9,5 at 0x11"_s));
        QVERIFY(issueGroupText(u"name 'a'"_s) != issueGroupText(u"name 'b'"_s));
        QCOMPARE(issueGroupText(u"hidden ⟨U+202E⟩ in line 12"_s), u"hidden ⟨U+202E⟩ in line …"_s);
    }

    void denialsComeFirstThenTheLargestFamily()
    {
        const auto trail = Trail::open(file());
        IssueScan scan;
        QVERIFY(scan.read(**trail, [] { return true; }).value());
        const auto groups = scan.groups();
        QCOMPARE(groups.size(), std::size_t(3));
        QVERIFY(groups.at(0).meaning == Meaning::Blocked);
        QVERIFY(groups.at(1).meaning == Meaning::Error);
        QCOMPARE(groups.at(1).items.size(), std::size_t(2));
        QCOMPARE(groups.at(1).runs, 2);
        QCOMPARE(groups.at(1).items.at(1).runNumber, 2);
        QCOMPARE(groups.at(1).items.at(1).stepNumber, u"2"_s);
    }

    void namesWhatWasRaisedWhereTheLogDoes()
    {
        const auto raising = m_folder.filePath(u"raising.vitrine"_s).toStdString();
        const auto recorder = Recorder::open(raising);
        const auto source = *(*recorder)->addSource({ "l", "3", 1, "f", "1", 1 });
        std::vector<StepRecord> steps;
        for (const char *message : { "division by zero", "ZeroDivisionError: division by zero", "" }) {
            steps.push_back(failing(steps.size() + 1, ErrorLayer::Code, "filled below"));
            steps.back().error->type = steps.back().error->causeType = "ZeroDivisionError";
            steps.back().error->message = message;
        }
        QVERIFY((*recorder)->addRun(source, {}, steps));
        QVERIFY((*recorder)->completeSource(source, "{}"));
        IssueScan scan;
        QVERIFY(scan.read(**Trail::open(raising), [] { return true; }).value());
        QStringList texts;
        for (const auto &group : scan.groups())
            texts.append(group.text);
        QCOMPARE(texts, (QStringList { u"ZeroDivisionError: division by zero"_s, u"ZeroDivisionError"_s }));
    }

    void whatWasRejectedCountsNotTheCodeThatIsQuoted()
    {
        const auto quoting = m_folder.filePath(u"quoting.vitrine"_s).toStdString();
        const auto recorder = Recorder::open(quoting);
        const auto source = *(*recorder)->addSource({ "l", "2", 1, "f", "1", 1 });
        const auto rejected = [](const std::string &statement) {
            return formatted("Code execution failed at line '{}' due to: InterpreterError: Import of sympy is not "
                             "allowed. Authorized imports are: ['math']",
                statement);
        };
        const std::vector steps { failing(1, ErrorLayer::Policy, rejected("for a in b:\n    import sympy")),
            failing(2, ErrorLayer::Policy,
                "Error executing tool 'python_interpreter' with arguments {'code': '" + std::string(500, 'x')
                    + "'}: InterpreterError: " + rejected("import sympy")) };
        QVERIFY((*recorder)->addRun(source, {}, steps));
        QVERIFY((*recorder)->completeSource(source, "{}"));
        IssueScan scan;
        QVERIFY(scan.read(**Trail::open(quoting), [] { return true; }).value());
        QCOMPARE(scan.groups().size(), std::size_t(1));
        QCOMPARE(scan.groups().front().text, u"Blocked: import sympy"_s);
        const auto trail = Trail::open(quoting);
        for (const StepId step : { 1, 2 })
            QCOMPARE(Words::recordedStatus(readStepRow(**trail, step)).text, u"Blocked: import sympy"_s);
    }

    void reportsLoopsAndRepeatedCode()
    {
        const auto looping = m_folder.filePath(u"looping.vitrine"_s).toStdString();
        const auto recorder = Recorder::open(looping);
        const auto source = *(*recorder)->addSource({ "l", "2", 1, "f", "1", 1 });
        std::vector<StepRecord> steps;
        for (const auto *code : { "a()", "b()", "b()", "b()", "a()", "" }) {
            steps.push_back(failing(steps.size() + 1, ErrorLayer::Code, {}));
            steps.back().code.front().text = code;
        }
        QVERIFY((*recorder)->addRun(source, {}, steps));
        QVERIFY((*recorder)->completeSource(source, "{}"));
        IssueScan scan;
        QVERIFY(scan.read(**Trail::open(looping), [] { return true; }).value());
        const auto groups = scan.groups();
        QCOMPARE(groups.size(), std::size_t(2));
        QVERIFY(groups.front().meaning == Meaning::Warning);
        QCOMPARE(groups.front().items.size(), std::size_t(2));
        QCOMPARE(groups.front().items.back().stepNumber, u"4"_s);
        QVERIFY(groups.front().text.startsWith(u"Loop"_s));
        QCOMPARE(groups.back().items.size(), std::size_t(1));
        QCOMPARE(groups.back().items.front().text, u"Repeats the code of step 1"_s);
        QVERIFY(!scan.read(**Trail::open(looping), [] { return true; }).value());
    }

    void forgetsRunsThatWereWrittenAgain()
    {
        const auto other = m_folder.filePath(u"followed.vitrine"_s).toStdString();
        const auto recorder = Recorder::open(other);
        const SourceRecord source { "l", "2", 1, "f", "1", 1 };
        const auto first = *(*recorder)->addSource(source);
        QVERIFY((*recorder)->addRun(first, {}, std::vector { failing(1, ErrorLayer::Code, "early") }));
        IssueScan scan;
        const auto all = [] { return true; };
        QVERIFY(scan.read(**Trail::open(other), all).value());
        QVERIFY((*recorder)->discardSource(first));
        const auto second = *(*recorder)->addSource(source);
        QVERIFY((*recorder)->addRun(second, {}, std::vector { failing(1, ErrorLayer::Code, "late") }));
        QVERIFY(scan.read(**Trail::open(other), all).value());
        QCOMPARE(scan.groups().size(), std::size_t(1));
        QCOMPARE(scan.groups().front().text, u"Error: late"_s);
    }

    // The step that began first ends last: its error is news, although later steps were read.
    void missesNothingOfAgentsThatRecordInTurns()
    {
        const auto live = m_folder.filePath(u"live.vitrine"_s).toStdString();
        const auto recorder = Recorder::open(live);
        const auto [first, second] = twoLiveRuns(**recorder);
        const auto late = beginIn(**recorder, first, "slow()");
        failIn(**recorder, beginIn(**recorder, second, "quick()"));
        IssueScan scan;
        const auto all = [] { return true; };
        QVERIFY(scan.read(**Trail::open(live), all).value());
        QCOMPARE(scan.groups().front().items.size(), std::size_t(1));
        failIn(**recorder, late);
        QVERIFY(scan.read(**Trail::open(live), all).value());
        const auto groups = scan.groups();
        QCOMPARE(groups.size(), std::size_t(1));
        QCOMPARE(groups.front().items.size(), std::size_t(2));
        QCOMPARE(groups.front().items.front().run, first);
        QCOMPARE(groups.front().runs, 2);
        QVERIFY(!scan.read(**Trail::open(live), all).value());
    }

    void seesALoopOfAnEarlierRunThatGoesOn()
    {
        const auto live = m_folder.filePath(u"loops.vitrine"_s).toStdString();
        const auto recorder = Recorder::open(live);
        const auto [first, second] = twoLiveRuns(**recorder);
        IssueScan scan;
        const auto all = [] { return true; };
        for (const RunId run : { second, second, first })
            beginIn(**recorder, run, "same()");
        QVERIFY(scan.read(**Trail::open(live), all).value());
        QCOMPARE(scan.groups().front().items.size(), std::size_t(1));
        beginIn(**recorder, first, "same()");
        QVERIFY(scan.read(**Trail::open(live), all).value());
        QCOMPARE(scan.groups().front().items.size(), std::size_t(2));
        QCOMPARE(scan.groups().front().runs, 2);
    }

    void readsOnlyWhatIsNew()
    {
        IssueScan scan;
        const auto all = [] { return true; };
        QVERIFY(scan.read(**Trail::open(file()), all).value());
        QVERIFY(!scan.read(**Trail::open(file()), all).value());
        replaySecondStep(ReplayVerdict::Differs);
        QVERIFY(scan.read(**Trail::open(file()), all).value());
        QCOMPARE(scan.groups().size(), std::size_t(4));
        QVERIFY(scan.groups().back().meaning == Meaning::Differs);
        replaySecondStep(ReplayVerdict::Same);
        QVERIFY(scan.read(**Trail::open(file()), all).value());
        QCOMPARE(scan.groups().size(), std::size_t(3));
    }

    // Nothing was recorded of it: what it did here is all there is.
    void listsErrorsOfTheUsersOwnCode()
    {
        const auto own = m_folder.filePath(u"own.vitrine"_s).toStdString();
        const auto run = addScratchRun(own, "Try it");
        QVERIFY(run);
        const auto recorder = Recorder::open(own).value();
        const auto session = *recorder->beginSession({ run->run, SessionKind::StepRun, {}, "e", "3.13", {}, 1 });
        const auto execute = [&](std::size_t step, StepStatus status, const std::string &message) {
            const auto execution = *recorder->beginExecution({ session, run->steps.at(step), step, "1 / 0", true, 1 });
            StepResult result;
            result.status = status;
            if (!message.empty())
                result.error = { "InterpreterError", message, 1, 0, {}, {}, {} };
            QVERIFY(recorder->endExecution(execution, { result, ReplayVerdict::None, {}, 2 }));
        };
        execute(
            0, StepStatus::Error, "Code execution failed at line '1 / 0' due to: ZeroDivisionError: division by zero");
        execute(1, StepStatus::Blocked, "Import of os is not allowed.");
        execute(2, StepStatus::Ok, {});
        execute(3, StepStatus::Timeout, {});
        execute(4, StepStatus::Cancelled, {});
        IssueScan scan;
        const auto all = [] { return true; };
        QVERIFY(scan.read(**Trail::open(own), all).value());
        const auto groups = scan.groups();
        QCOMPARE(groups.size(), std::size_t(3));
        QVERIFY(std::ranges::all_of(groups, &IssueGroup::isOwn));
        QVERIFY(groups[0].meaning == Meaning::Blocked);
        QVERIFY(groups[2].meaning == Meaning::Timeout);
        QCOMPARE(groups[1].text, u"ZeroDivisionError: division by zero"_s);
        QCOMPARE(groups[1].items.front().step, run->steps.at(0));
        execute(0, StepStatus::Ok, {}); // mended
        QVERIFY(scan.read(**Trail::open(own), all).value());
        QCOMPARE(scan.groups().size(), std::size_t(2));
    }

    void endsWhenNobodyWantsItAnyMore()
    {
        IssueScan scan;
        QVERIFY(scan.read(**Trail::open(file()), [] { return false; }));
        QVERIFY(scan.groups().empty());
    }

private:
    static std::pair<RunId, RunId> twoLiveRuns(Recorder &recorder)
    {
        const auto source = *recorder.addSource({ {}, {}, 0, "vitrine-live", "1", 1 });
        const RunId first = recorder.addRun(source, {}, {})->run;
        const RunId second = recorder.addRun(source, {}, {})->run;
        return { first, recorder.completeSource(source, "{}") ? second : 0 };
    }

    static ExecutionId beginIn(Recorder &recorder, RunId run, const std::string &code)
    {
        const auto session = *recorder.beginSession({ run, SessionKind::StepRun, {}, "python-module", "3.13", {}, 1 });
        return recorder.beginStep(run, { session, 0, 0, code, false, 1 })->execution;
    }

    static void failIn(Recorder &recorder, ExecutionId execution)
    {
        StepResult result;
        result.status = StepStatus::Error;
        result.error = StepError {};
        result.error->type = "ValueError";
        result.error->message = "no";
        QVERIFY(recorder.endExecution(execution, { result, ReplayVerdict::None, {}, 2 }));
    }

    void replaySecondStep(ReplayVerdict verdict)
    {
        const auto recorder = Recorder::open(file());
        SessionRecord replay;
        replay.run = 1;
        const auto session = (*recorder)->beginSession(replay);
        QVERIFY(session);
        ExecutionBegin begin;
        begin.session = *session;
        begin.step = 2;
        begin.ordinal = 1;
        const auto execution = (*recorder)->beginExecution(begin);
        QVERIFY(execution);
        ExecutionEnd end;
        end.verdict = verdict;
        QVERIFY((*recorder)->endExecution(*execution, end));
    }

    std::string file() const { return m_folder.filePath(u"t.vitrine"_s).toStdString(); }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestIssueItems)
#include "tst_issueitems.moc"
