// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/editlines.h"
#include "models/items/transcriptcards.h"

#include <QTest>

using namespace vitrine;

namespace {

using Mark = DiffLine::Mark;
using PartKind = CardPart::Kind;
using CardKind = TranscriptCard::Kind;

StepRecord calling(const std::string &tool, const std::string &arguments, std::optional<std::string> result = {})
{
    StepRecord step;
    step.ordinal = 3;
    RecordedToolCall call;
    call.name = tool;
    call.arguments = arguments;
    call.result = std::move(result);
    step.toolCalls.push_back(call);
    return step;
}

ErrorRecord errorOf(ErrorLayer layer, const std::string &message)
{
    ErrorRecord error;
    error.layer = layer;
    error.message = message;
    return error;
}

TranscriptCard cardOf(const StepRecord &step)
{
    const auto shown = transcriptStep(7, step);
    return shown.cards.empty() ? TranscriptCard() : shown.cards.back();
}

} // namespace

class TestTranscriptCards final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thoughtThenCodeWithWhatItPrintedAndGave()
    {
        StepRecord step;
        step.thought = "I **add**.";
        step.code.push_back({ .text = "print(1)\n1 + 1" });
        step.outputs
            = { { .stream = OutputStream::Log, .text = "1" }, { .stream = OutputStream::Result, .text = "2" } };
        const auto shown = transcriptStep(7, step);
        QCOMPARE(shown.step, StepId(7));
        QCOMPARE(shown.cards.size(), std::size_t(2));
        QVERIFY(shown.cards[0].kind == CardKind::Thought && shown.cards[0].text == "I **add**.");
        const auto &code = shown.cards[1];
        QVERIFY(code.action == ActionKind::Code && code.language == Language::Python);
        QCOMPARE(code.subject, std::string("print(1)"));
        QCOMPARE(code.parts.size(), std::size_t(3));
        QVERIFY(code.parts[0].kind == PartKind::Code && code.parts[1].kind == PartKind::Printed);
        QVERIFY(code.parts[2].kind == PartKind::Value && code.parts[2].text == "2");
        QVERIFY(!startsFolded(code));
    }

    void whatFailedHasItsError()
    {
        StepRecord step;
        step.code.push_back({ .text = "import sympy" });
        step.error = errorOf(ErrorLayer::Policy, "sympy is not allowed");
        const auto shown = transcriptStep(1, step);
        QCOMPARE(shown.cards.size(), std::size_t(1));
        QVERIFY(shown.cards[0].error == ErrorLayer::Policy);
        QVERIFY(shown.cards[0].parts.back().kind == PartKind::Error);
    }

    void theMessageOfACommandIsNotRepeated()
    {
        StepRecord step;
        step.kind = StepKind::Action;
        RecordedToolCall call;
        call.name = "Bash";
        call.arguments = R"({"command":"make test"})";
        call.error = "Exit code 2\n1 failed\n";
        step.toolCalls.push_back(call);
        step.error = errorOf(ErrorLayer::Code, "1 failed");
        step.error->type = "exit status 2";
        const auto shown = transcriptStep(1, step);
        QCOMPARE(shown.cards.size(), 1u);
        QCOMPARE(std::ranges::count(shown.cards[0].parts, PartKind::Error, &CardPart::kind), 1);
        QCOMPARE(shown.cards[0].exitStatus.value_or(0), 2);
    }

    void theErrorIsOnTheCommandThatFailed()
    {
        StepRecord step;
        step.kind = StepKind::Action;
        for (const char *id : { "first", "second" }) {
            RecordedToolCall call;
            call.callId = id;
            call.name = "Bash";
            call.arguments = R"({"command":"make"})";
            call.result = std::string(id) + " output";
            step.toolCalls.push_back(call);
        }
        step.extra = R"({"calls":[{"call_id":"first","exit":2},{"call_id":"second","exit":0}]})";
        step.error = errorOf(ErrorLayer::Code, "first output");
        step.error->type = "exit status 2";
        const auto shown = transcriptStep(1, step);
        QCOMPARE(shown.cards.size(), 2u);
        QVERIFY(shown.cards[0].error == ErrorLayer::Code);
        QVERIFY(!shown.cards[1].error);
        QCOMPARE(shown.cards[1].exitStatus, std::optional<std::int64_t>(0));
    }

    void readsAndSearchesHaveOneHead()
    {
        TranscriptCard read;
        read.action = ActionKind::Read;
        read.tool = "Read";
        read.subject = "a.py";
        read.seconds = 1;
        TranscriptCard search = read;
        search.action = ActionKind::Search;
        search.tool = "Grep";
        search.subject = "_UNITS";
        QVERIFY(isGrouped(read) && isGrouped(search));
        const std::array<const TranscriptCard *, 3> cards { &read, &search, &read };
        const auto head = groupHead(cards);
        QCOMPARE(head.tool, "Read, Grep");
        QCOMPARE(head.subject, "a.py, _UNITS");
        QVERIFY(head.action == ActionKind::Search);
        QCOMPARE(head.seconds.value_or(0), 3.0);
        read.error = ErrorLayer::Tool;
        search.action = ActionKind::Command;
        QVERIFY(!isGrouped(read) && !isGrouped(search));
    }

    void anErrorWithoutActionIsACard()
    {
        StepRecord step;
        step.error = errorOf(ErrorLayer::Parse, "no code block");
        const auto card = cardOf(step);
        QVERIFY(card.kind == CardKind::Error && card.text == "no code block");
    }

    void aCommandOfOneLineIsInTheHead()
    {
        auto step = calling("Bash", R"({"command":"git commit -m x"})", "done");
        step.code.push_back(
            { .language = Language::Bash, .text = "git commit -m x", .origin = CodeOrigin::ToolArgument });
        const auto card = cardOf(step);
        QVERIFY(card.action == ActionKind::Command && card.language == Language::Bash);
        QCOMPARE(card.subject, std::string("git commit -m x"));
        QCOMPARE(card.parts.size(), std::size_t(1));
        QCOMPARE(card.parts[0].text, std::string("done"));
        QCOMPARE(plainText(card), std::string("Bash git commit -m x\ndone"));
    }

    void aWriteHasItsFile()
    {
        const auto card = cardOf(calling("Write", R"({"file_path":"a/math_utils.py","content":"x = 1\n"})", "ok"));
        QVERIFY(card.action == ActionKind::Write);
        QCOMPARE(card.file, std::string("a/math_utils.py"));
        QVERIFY(card.parts[0].kind == PartKind::File && card.parts[0].text == "x = 1\n");
    }

    void anEditIsADifference()
    {
        const auto card
            = cardOf(calling("Edit", R"({"file_path":"p.py","old_string":"a\nb\nc","new_string":"a\nB\nC\nc"})", "ok"));
        QVERIFY(card.parts[0].kind == PartKind::Diff);
        QCOMPARE(card.parts[0].lines,
            (std::vector<DiffLine> { { Mark::Same, "a" }, { Mark::Removed, "b" }, { Mark::Added, "B" },
                { Mark::Added, "C" }, { Mark::Same, "c" } }));
        QCOMPARE(diffCounts(card).removed, std::size_t(1));
        QCOMPARE(diffCounts(card).added, std::size_t(2));
    }

    /// What the log recorded of an edit says more than its arguments: which line it was.
    void anEditHasTheLinesThatWereRecorded()
    {
        auto record = calling("Edit", R"({"file_path":"p.py","old_string":"b","new_string":"B\nC"})", "ok");
        record.toolCalls[0].callId = "call-1";
        record.extra = R"({"events":[{"kind":"note","record":{}},{"kind":"patch","record":{"call":"call-1","hunks":)"
                       R"([{"oldStart":7,"newStart":7,"lines":[" a","-b","+B","+C","\\ No newline at end of file"]},)"
                       R"({"oldStart":90,"newStart":91,"lines":["-x"]}]}}]})";
        QCOMPARE(cardOf(record).parts[0].lines,
            (std::vector<DiffLine> { { Mark::Same, "a", 7, 7 }, { Mark::Removed, "b", 8, {} },
                { Mark::Added, "B", {}, 8 }, { Mark::Added, "C", {}, 9 }, { Mark::Removed, "x", 90, {} } }));
        record.toolCalls[0].callId = "call-2";
        QCOMPARE(cardOf(record).parts[0].lines.size(), std::size_t(3));
        for (const char *hostile :
            { R"({"events":"patch"})", R"(["patch"])", R"({"events":["patch",{"kind":"patch"}]})",
                R"({"events":[{"kind":"patch","record":{"call":"call-2","hunks":[1,{"lines":7},{"lines":[7]}]}}]})",
                R"({"patch")" }) {
            record.extra = hostile;
            QCOMPARE(cardOf(record).parts[0].lines.size(), std::size_t(3));
        }
    }

    void editsOfAllShapesAreRead_data()
    {
        QTest::addColumn<QByteArray>("arguments");
        QTest::newRow("several") << QByteArray(R"({"edits":[{"old_string":"a","new_string":"b"}]})");
        QTest::newRow("editor") << QByteArray(R"({"command":"str_replace","path":"p","old_str":"a","new_str":"b"})");
        QTest::newRow("patch") << QByteArray(R"({"patch":"@@ -1 +1 @@\n-a\n+b"})");
        QTest::newRow("plain patch") << QByteArray("*** Begin Patch\n*** Update File: p\n-a\n+b\n*** End Patch");
    }

    void editsOfAllShapesAreRead()
    {
        QFETCH(QByteArray, arguments);
        const auto lines = editedLines(arguments.toStdString());
        const auto has = [&lines](Mark mark, const std::string &text) {
            return std::ranges::any_of(
                lines, [&](const DiffLine &line) { return line.mark == mark && line.text == text; });
        };
        QVERIFY(has(Mark::Removed, "a"));
        QVERIFY(has(Mark::Added, "b"));
    }

    void linesHaveTheNumbersOfThePatch()
    {
        const auto lines = patchLines("@@ -7,3 +7,4 @@ def f\n same\n-old\n+new\n+more\n@@ -20 +21 @@\n-x\n+y");
        QCOMPARE(lines.size(), std::size_t(8));
        QVERIFY(!lines[0].before && !lines[0].after);
        QVERIFY(lines[1].before == 7 && lines[1].after == 7);
        QVERIFY(lines[2].before == 8 && !lines[2].after);
        QVERIFY(!lines[3].before && lines[3].after == 8);
        QVERIFY(lines[4].after == 9);
        QVERIFY(lines[6].before == 20);
        QVERIFY(lines[7].after == 21);
        // Without them, or with impossible ones, nothing is guessed.
        for (const auto &line : patchLines("@@ def f\n-old\n+new\n@@ -99999999999999999999 +1 @@\n-a\n+b"))
            QVERIFY(!line.before && !line.after);
    }

    void linesHaveTheNumbersThatTheToolReturned()
    {
        const std::string arguments
            = R"({"command":"str_replace","path":"p","old_str":"a\nb\nc","new_str":"a\nx\ny\nc"})";
        const auto numbered = [&](const std::string &result) {
            return cardOf(calling("str_replace_based_edit_tool", arguments, result)).parts.front().lines;
        };
        const auto lines = numbered("The file p has been edited. Here's the result of `cat -n`:\n     6\tz\n     7\ta\n"
                                    "     8\tx\n     9\ty\n    10\tc\n");
        QCOMPARE(lines.size(), std::size_t(5));
        QVERIFY(lines[0].before == 7 && lines[0].after == 7);
        QVERIFY(lines[1].before == 8 && !lines[1].after);
        QVERIFY(!lines[2].before && lines[2].after == 8);
        QVERIFY(lines[4].before == 9 && lines[4].after == 10);
        // The arrow of other tools; no listing; two places that could be meant.
        QVERIFY(numbered("  7→a\n  8→x\n  9→y\n 10→c")[0].after == 7);
        QVERIFY(!numbered("done")[0].after);
        QVERIFY(!numbered("1\ta\n2\tx\n3\ty\n4\tc\n1\ta\n2\tx\n3\ty\n4\tc\n")[0].after);
    }

    void anInsertionSaysWhere()
    {
        const auto lines = editedLines(R"({"command":"insert","path":"p","insert_line":4,"new_str":"a\nb"})");
        QCOMPARE(lines.size(), std::size_t(2));
        QVERIFY(lines[0].after == 5 && lines[1].after == 6 && !lines[0].before);
    }

    void noEditIsNoDifference()
    {
        QVERIFY(editedLines("not json").empty());
        QVERIFY(editedLines(R"({"path":"p"})").empty());
        QVERIFY(editedLines("[1,2").empty());
        QVERIFY(replacedLines("", "").empty());
        QCOMPARE(replacedLines("same\n", "same"), (std::vector<DiffLine> { { Mark::Same, "same" } }));
    }

    void readsAndAgentsStartFoldedUnlessTheyFailed()
    {
        auto read = calling("Read", R"({"file_path":"a.py"})", "text");
        QVERIFY(startsFolded(cardOf(read)));
        read.toolCalls[0].error = "no such file";
        QVERIFY(!startsFolded(cardOf(read)));
        QVERIFY(startsFolded(cardOf(calling("Task", R"({"description":"look","prompt":"Look."})", "ok"))));
    }

    void firstLinesSayWhatWasDone()
    {
        QCOMPARE(actionLine(calling("Write", R"({"file_path":"math_utils.py","content":"x"})")),
            std::string("Write math_utils.py"));
        QCOMPARE(
            actionLine(calling("Bash", R"({"command":"git commit -m x\ngit push"})")), std::string("git commit -m x"));
        QCOMPARE(actionLine(calling("Grep", R"({"path":"src","pattern":"_UNITS"})")), std::string("Grep _UNITS"));
        QCOMPARE(actionLine(calling("get_user", "{}")), std::string("get_user"));
        QVERIFY(actionLine(StepRecord()).empty());
        auto two = calling("Read", R"({"file_path":"a"})");
        two.toolCalls.push_back(calling("Read", R"({"file_path":"b"})").toolCalls[0]);
        QCOMPARE(actionLine(two), std::string("Read a, Read b"));
    }

    void callsInsideOfCodeAreNoCards()
    {
        StepRecord step = calling("search", R"({"query":"x"})", "y");
        step.toolCalls[0].innerOfCode = true;
        step.code.push_back({ .text = "search('x')" });
        QCOMPARE(transcriptStep(1, step).cards.size(), std::size_t(1));
    }

    // An editor of OpenHands is called with all its parameters, and with the thought.
    void argumentsThatSayNothingNewAreLeftOut()
    {
        StepRecord step = calling("edit",
            R"({"path":"a.c","command":"str_replace","old_str":null,"content":"","start":1,"thought":"I edit."})",
            "ok");
        step.thought = "I edit.";
        const auto steps = transcriptStep(1, step);
        const auto card = std::ranges::find(steps.cards, TranscriptCard::Kind::Action, &TranscriptCard::kind);
        QVERIFY(card != steps.cards.end());
        QCOMPARE(card->subject, std::string("a.c"));
        QCOMPARE(card->parts.front().text, std::string("{\n  \"command\": \"str_replace\",\n  \"start\": 1\n}"));
    }

    void brokenArgumentsAreShownAsTheyAre()
    {
        const auto card = cardOf(calling("mystery", "{\"a\": \xff", "r"));
        QCOMPARE(card.parts.size(), std::size_t(2));
        QCOMPARE(card.parts[0].text, std::string("{\"a\": \xff"));
    }
};

QTEST_GUILESS_MAIN(TestTranscriptCards)
#include "tst_transcriptcards.moc"
