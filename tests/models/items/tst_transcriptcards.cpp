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
        QVERIFY(std::ranges::contains(lines, DiffLine { Mark::Removed, "a" }));
        QVERIFY(std::ranges::contains(lines, DiffLine { Mark::Added, "b" }));
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

    void brokenArgumentsAreShownAsTheyAre()
    {
        const auto card = cardOf(calling("mystery", "{\"a\": \xff", "r"));
        QCOMPARE(card.parts.size(), std::size_t(2));
        QCOMPARE(card.parts[0].text, std::string("{\"a\": \xff"));
    }
};

QTEST_GUILESS_MAIN(TestTranscriptCards)
#include "tst_transcriptcards.moc"
