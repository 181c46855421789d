// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/wrappingdelegate.h"
#include "app/panes/details/detailspane.h"
#include "app/panes/policy/policypane.h"
#include "app/session/project.h"
#include "app/wording/words.h"
#include "executor/policy/profiles.h"
#include "models/items/stepmodel.h"
#include "models/trail/write/recorder.h"
#include "tests/app/window/shownwindow.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QStringBuilder>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 30'000;

RecordedToolCall call(const char *name, const char *arguments, const char *result)
{
    RecordedToolCall call;
    call.name = name;
    call.arguments = arguments;
    call.result = result;
    return call;
}

QStringList linesOf(const DetailGroup &group)
{
    QStringList lines { group.title };
    for (const auto &row : group.rows)
        lines << QString(row.name % u": " % row.value.text);
    return lines;
}

} // namespace

/// The properties of a step: as values, and in the window.
class TestDetails final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings(); }

    void anActionIsDescribedWithItsVerdict()
    {
        StepDetail detail;
        detail.record.ordinal = 4;
        detail.record.toolCalls = { call("Bash", R"({"command": "rm -rf /srv/data"})", "gone"),
            call("Read", R"({"file_path": "notes.md"})", "text") };
        Policy policy;
        policy.name = "careful";
        policy.commands.deny = { "rm **" };
        policy.fileReads.allow = { "**" };
        const auto rulings = StepDetails::rulings(detail.record, policy);
        QCOMPARE(rulings.size(), std::size_t(2));
        const auto groups = StepDetails::actions(detail, rulings, u"careful"_s);
        QCOMPARE(groups.size(), std::size_t(2));
        QCOMPARE(linesOf(groups[0]),
            QStringList({ u"Bash"_s, u"Command: rm -rf /srv/data"_s, u"Result: gone"_s, u"Policy: Denied"_s,
                u"Reason: Denied by policy rule commands.deny:rm **."_s, u"Active Policy: careful"_s }));
        QCOMPARE(groups[0].rows[2].value.shape, std::optional(Meaning::Blocked));
        QVERIFY(linesOf(groups[1]).contains(u"File: notes.md"_s));
        QVERIFY(linesOf(groups[1]).contains(u"Policy: Allowed"_s));
    }

    // The overview, the lists and this pane name the verdict of a step alike.
    void anUndecidedActionIsNamedAsInTheOtherPanes()
    {
        StepDetail detail;
        detail.record.toolCalls = { call("TodoWrite", R"({"todos": []})", "updated") };
        const auto groups = StepDetails::actions(detail, StepDetails::rulings(detail.record, Policy()), u"careful"_s);
        const Cell verdict = Words::policyVerdict(Verdict::Undecidable);
        QVERIFY(linesOf(groups.at(0)).contains(QString(u"Policy: " % verdict.text)));
        QCOMPARE(groups[0].rows.at(1).value.shape, verdict.shape);
    }

    void theDecisionOfAHookIsShown()
    {
        const auto groups
            = StepDetails::decisions({ R"({"decision": "deny", "by": "policy", "reason": "Denied by rule."})",
                R"({"decision": "allow", "by": "person", "author": "ann", "changed": {"a": 1}, "waited_s": 2})",
                "[broken" });
        QCOMPARE(groups.size(), std::size_t(2));
        QCOMPARE(linesOf(groups[0]),
            QStringList({ u"Decision of the Hook"_s, u"Decision: Denied"_s, u"Decided By: policy"_s,
                u"Reason: Denied by rule."_s }));
        QCOMPARE(groups[0].rows[0].value.shape, std::optional(Meaning::Blocked));
        QCOMPARE(linesOf(groups[1]).mid(1, 3),
            QStringList({ u"Decision: Allowed"_s, u"Decided By: ann"_s, u"Edited Arguments: {\"a\":1}"_s }));
    }

    // The recording by hooks names the step; the session's own log has the identity of the call.
    void theDecisionBelongsToTheStepOfEither()
    {
        const QTemporaryDir folder;
        const std::string file = folder.filePath(u"t.vitrine"_s).toStdString();
        const auto recorder = *Recorder::open(file);
        const auto add = [&](const char *format) {
            SourceRecord log;
            log.format = format;
            const auto source = *recorder->addSource(log);
            RunRecord run;
            run.externalId = "s";
            run.framework = "claude-code";
            run.indexInSource = 1;
            StepRecord step;
            step.ordinal = 1;
            step.toolCalls.push_back({ "a", "Bash", "{}", {}, {}, {} });
            StepRecord other;
            other.ordinal = 2;
            other.toolCalls.push_back({ "b", "Bash", "{}", {}, {}, {} });
            const auto added = *recorder->addRun(source, run, std::vector { step, other });
            recorder->completeSource(source, "{}");
            return added;
        };
        const auto hooks = add("vitrine-hook");
        const auto log = add("claude-code");
        const std::string run = "{\"run\": " + std::to_string(hooks.run) + ", \"call_id\": \"a\", ";
        const std::string ended = "\"step\": " + std::to_string(hooks.steps[0]) + "}";
        for (const auto &detail :
            { run + R"("decision": "ask", "by": "policy"})", run + ended, std::string("nothing") })
            QVERIFY(recorder->addTrailEvent({ "hook", detail, "test", 1 }));
        const auto trail = *Trail::open(file);
        for (const auto &added : { hooks, log }) {
            for (const std::size_t at : { 0U, 1U }) {
                SqlAnswer answer;
                const SqlReceiver receiver { [](const std::vector<std::string> &) {},
                    [&answer](std::span<const SqlValue> row) {
                        answer.rows.emplace_back(row.begin(), row.end());
                        return true;
                    } };
                const auto asked
                    = trail->sql(StepDetails::decisionsStatement(added.run, added.steps[at]), {}, receiver);
                QVERIFY2(asked, asked ? "" : asked.error().detail.c_str());
                QCOMPARE(StepDetails::decisionsIn(answer).size(), at == 0 ? 1U : 0U);
            }
        }
    }

    // A call inside of code has no card, and takes no place among those of the model.
    void callsInsideOfCodeAreNoActionsOfTheModel()
    {
        StepDetail detail;
        detail.record.code = { { Language::Python, "print(look())", CodeOrigin::Field } };
        auto inside = call("look", "{}", "inside");
        inside.innerOfCode = true;
        detail.record.toolCalls = { inside, call("Bash", R"({"command": "rm -rf /srv"})", "gone") };
        Policy policy;
        policy.commands.deny = { "rm **" };
        const auto rulings = StepDetails::rulings(detail.record, policy);
        QCOMPARE(rulings.size(), std::size_t(2));
        QVERIFY(!rulings[0]);
        const auto groups = StepDetails::actions(detail, rulings, u"careful"_s);
        QCOMPARE(groups.size(), std::size_t(2));
        QVERIFY(!linesOf(groups[0]).contains(u"Policy: Denied"_s));
        QVERIFY(linesOf(groups[1]).contains(u"Command: rm -rf /srv"_s));
        QVERIFY(linesOf(groups[1]).contains(u"Policy: Denied"_s));
    }

    void hostileTextStaysOnOneLine()
    {
        StepDetail detail;
        detail.record.toolCalls = { call("Bash", "{\"command\": \"echo \\u202e\\nx\"}", "a\nb\x1b[31m") };
        const auto groups = StepDetails::actions(detail, {}, {});
        for (const auto &row : groups.front().rows)
            QVERIFY(!row.value.text.contains(u'\n'));
    }

    void manyActionsAreCounted()
    {
        StepDetail detail;
        for (int i = 0; i < 30; ++i)
            detail.record.toolCalls.push_back(call("Read", R"({"file_path": "a.txt"})", ""));
        const auto groups = StepDetails::actions(detail, {}, {});
        QCOMPARE(groups.size(), StepDetails::mostActions + 1);
        QCOMPARE(groups.back().title, u"10 more action(s)"_s);
    }

    void listsScores()
    {
        const auto group
            = StepDetails::scores({ { "match", "C", 1.0, "Same words", "judge" }, { "speed", "0.5", 0.5, {}, {} } });
        QCOMPARE(linesOf(group), (QStringList { u"Scores of the Run"_s, u"match: C"_s, u"speed: 0.5"_s }));
        QCOMPARE(group.rows[0].value.tip, u"Same words\nBy judge"_s);
        QCOMPARE(group.rows[0].value.filter, u"run.score.name == \"match\""_s);
        QCOMPARE(group.rows[1].value.tip, u"0.5"_s);
        const auto read = StepDetails::scoresFrom({ .columns = {},
            .rows = { { std::string("match"), std::string("C"), std::string("Same words"), SqlValue() } } });
        QCOMPARE(read.size(), std::size_t(1));
        QCOMPARE(read[0], (Score { "match", "C", 1.0, "Same words", {} }));
    }

    void filesAreSummedInTheOrderOfTheirFirstChange()
    {
        const auto group
            = StepDetails::files({ { "b.txt", false, 7, 2 }, { "a.txt", true, 8, 3 }, { "b.txt", true, 9, 4 } }, 9);
        QCOMPARE(linesOf(group),
            QStringList({ u"Files Changed by the Run"_s, u"Step 2: b.txt (1 write(s), 1 edit(s))"_s,
                u"Step 3: a.txt (1 edit(s))"_s }));
        QCOMPARE(group.rows[0].step, StepId(7));
        QVERIFY(group.rows[0].value.shape && !group.rows[1].value.shape);
        const auto others = StepDetails::files({ { "b.txt", false, 7, 2 } }, 9);
        QCOMPARE(linesOf(others).at(1), u"This Step: changed no files"_s);
        QVERIFY(StepDetails::files({}, 9).rows.empty());
    }

    /// A denied command says what would allow it, and forgets that once it is allowed.
    void aDeniedActionSaysWhatWouldAllowIt()
    {
        forgetAll();
        MainWindow window(makeInProcessBackend);
        window.resize(1400, 900);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QVERIFY(openIn(window, QStringLiteral(VITRINE_TEST_DATA "/pictures/tempo-fix.jsonl")));
        auto *project = window.project();
        const auto *pane = window.findChild<DetailsPane *>();
        project->selectStep(project->steps()->idAt(1));
        QTRY_VERIFY_WITH_TIMEOUT(find(pane, u"Command"_s) != nullptr, patienceMs);
        QVERIFY(find(pane, u"If Allowed"_s) == nullptr);
        Policy policy = defaultPolicy();
        policy.name = "careful";
        policy.commands.allow = { "**" };
        policy.commands.deny = { "pytest **" };
        project->setPolicy(policy);
        window.findChild<PolicyPane *>()->followActive();
        QTRY_VERIFY_WITH_TIMEOUT(find(pane, u"If Allowed"_s) != nullptr, patienceMs);
        QCOMPARE(find(pane, u"Change"_s)->text(1), u"Remove commands.deny: pytest **"_s);
        QVERIFY(find(pane, u"Effect"_s)->text(1).contains(u'2'));
        policy.commands.deny = {};
        project->setPolicy(policy);
        window.findChild<PolicyPane *>()->followActive();
        QTRY_VERIFY_WITH_TIMEOUT(find(pane, u"If Allowed"_s) == nullptr, patienceMs);
    }

    /// Names of events may be long.
    void longNamesLeaveRoomForTheValues()
    {
        forgetAll();
        MainWindow window(makeInProcessBackend);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QVERIFY(openIn(window, QStringLiteral(VITRINE_TEST_DATA "/pictures/tempo-fix.jsonl")));
        auto *project = window.project();
        const auto *pane = window.findChild<DetailsPane *>();
        QTRY_VERIFY_WITH_TIMEOUT(!pane->tree()->viewport()->visibleRegion().isEmpty(), patienceMs);
        auto detail = std::make_shared<StepDetail>();
        detail->id = project->currentStep();
        const std::string name(120, 'W');
        detail->record.extra = "{\"events\": [{\"kind\": \"" + name + "\", \"record\": {\"message\": \"wait\"}}]}";
        Q_EMIT project->detailRead(detail);
        QTRY_VERIFY_WITH_TIMEOUT(find(pane, QString::fromStdString(name)) != nullptr, patienceMs);
        QVERIFY(pane->tree()->columnWidth(0) * 2 <= pane->tree()->viewport()->width() + 1);
    }

    /// A reason is a sentence: it is read here, not in a tip.
    void longValuesWrap()
    {
        forgetAll();
        MainWindow window(makeInProcessBackend);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QVERIFY(openIn(window, QStringLiteral(VITRINE_TEST_DATA "/pictures/tempo-fix.jsonl")));
        auto *project = window.project();
        const auto *pane = window.findChild<DetailsPane *>();
        QTRY_VERIFY_WITH_TIMEOUT(!pane->tree()->viewport()->visibleRegion().isEmpty(), patienceMs);
        auto detail = std::make_shared<StepDetail>();
        detail->id = project->currentStep();
        std::string words = "wait";
        for (int count = 0; count < 30; ++count)
            words += " and wait";
        const auto event = [](const std::string &kind, const std::string &message) {
            return "{\"kind\": \"" + kind + "\", \"record\": {\"message\": \"" + message + "\"}}";
        };
        detail->record.extra = "{\"events\": [" + event("short", "w") + ", " + event("long", words) + "]}";
        Q_EMIT project->detailRead(detail);
        QTRY_VERIFY_WITH_TIMEOUT(find(pane, u"long"_s) != nullptr, patienceMs);
        const auto height
            = [pane](const QString &name) { return pane->tree()->visualItemRect(find(pane, name)).height(); };
        QVERIFY(height(u"long"_s) >= height(u"short"_s) + 2 * pane->fontMetrics().height());
        // As many lines as the width needs.
        const int before = height(u"long"_s);
        pane->tree()->setColumnWidth(0, pane->tree()->viewport()->width() * 2 / 3);
        pane->tree()->header()->setStretchLastSection(true);
        QVERIFY(height(u"long"_s) >= before);
    }

    /// JSON and long paths have no blanks at which a line could end.
    void longWordsWrapToo()
    {
        QTreeWidget tree;
        tree.setColumnCount(2);
        WrappingDelegate::install(&tree, 1);
        tree.resize(300, 400);
        auto *item = new QTreeWidgetItem(&tree, { u"name"_s, QString(200, u'W') });
        auto *other = new QTreeWidgetItem(&tree, { u"name"_s, u"W"_s });
        tree.show();
        QVERIFY(tree.visualItemRect(item).height()
            >= tree.visualItemRect(other).height() + 3 * tree.fontMetrics().height());
        QCOMPARE(item->text(1), QString(200, u'W'));
    }

    void aTaskSaysWhatItIs()
    {
        StepDetail detail;
        detail.record.ordinal = 1;
        detail.row.kind = detail.record.kind = StepKind::Task;
        QCOMPARE(linesOf(StepDetails::step(detail)), (QStringList { u"Step 1"_s, u"Kind: Task"_s }));
    }

    void theWindowFollowsTheStepAndLeadsToOthers()
    {
        forgetAll();
        MainWindow window(makeInProcessBackend);
        window.resize(1400, 900);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.openFiles({ QStringLiteral(VITRINE_TEST_DATA "/pictures/tempo-fix.jsonl") });
        auto *project = window.project();
        QTRY_VERIFY_WITH_TIMEOUT(project->isOpen() && project->isQuiet() && project->currentStep() != 0, patienceMs);
        auto *pane = window.findChild<DetailsPane *>();
        // A coding agent's session has no findings: this pane is in front of them.
        const auto *seen = pane->findChild<QAbstractItemView *>()->viewport(); // covers the pane
        QTRY_VERIFY_WITH_TIMEOUT(!seen->visibleRegion().isEmpty(), patienceMs);
        project->selectStep(project->steps()->idAt(4));
        QTRY_VERIFY_WITH_TIMEOUT(find(pane, u"File"_s) != nullptr, patienceMs);
        QCOMPARE(find(pane, u"File"_s)->text(1), u"src/tempo/parse.py"_s);
        QTRY_VERIFY_WITH_TIMEOUT(find(pane, u"Policy"_s) != nullptr, patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(find(pane, u"Step 5"_s, Changes) != nullptr, patienceMs);
        auto *tree = pane->tree();
        // A mark and a note are read here, not only in a tip.
        QVERIFY(find(pane, u"Mark"_s) == nullptr);
        window.findChild<QAction *>(u"toggleMark"_s)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(find(pane, u"Mark"_s) != nullptr, patienceMs);
        tree->setCurrentItem(find(pane, u"File"_s));
        tree->setFocus();
        QTest::keyClick(tree, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), u"src/tempo/parse.py"_s);
        // From any step to the one that changed the file.
        const auto changing = project->currentStep();
        project->selectStep(project->steps()->idAt(1));
        QTRY_VERIFY_WITH_TIMEOUT(find(pane, u"Command"_s) != nullptr, patienceMs);
        // The record of a step may have megabytes of events: they are not parsed where the window would wait.
        auto detail = std::make_shared<StepDetail>();
        detail->id = project->currentStep();
        detail->record.extra = R"({"events": [{"kind": "rate_limit", "record": {"message": "wait"}}]})";
        Q_EMIT project->detailRead(detail);
        QVERIFY(find(pane, u"rate_limit"_s) == nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(find(pane, u"rate_limit"_s) != nullptr, patienceMs);
        tree->setCurrentItem(find(pane, u"Step 5"_s, Changes));
        QTest::keyClick(tree, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(project->currentStep(), changing, patienceMs);
        project->close();
        QTRY_COMPARE_WITH_TIMEOUT(tree->topLevelItemCount(), 0, patienceMs);
    }

private:
    enum Part { Properties, Changes };

    static QTreeWidgetItem *find(const DetailsPane *pane, const QString &name, Part part = Properties)
    {
        for (auto *item : pane->tree()->findItems(name, Qt::MatchExactly | Qt::MatchRecursive)) {
            const bool isOfFiles = item->parent() != nullptr && item->parent()->text(0) == u"Files Changed by the Run";
            if (isOfFiles == (part == Changes))
                return item;
        }
        return nullptr;
    }
};

QTEST_MAIN(TestDetails)
#include "tst_details.moc"
