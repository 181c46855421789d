// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/step/differencedocument.h"
#include "tests/app/panes/step/steps.h"

#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace vitrine::testing;
using namespace Qt::StringLiterals;
using State = DifferenceSection::State;

class TestDifferenceDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalStepsAreTheSame();
    void changedLinesAreMarked();
    void noiseIsNoDifference();
    void whatWasNotRecordedIsNoDifference();
    void anEmptySideSaysSo();
    void anErrorOnOneSideIsADifference();
    void editedCodeIsADifference();
    void anInterruptedExecutionIsNotComparable();
    void hostileTextIsSafe();
    void hugeTextsAreCut();

private:
    static DifferenceSection sectionOf(const std::vector<DifferenceSection> &sections, const QString &title);
};

DifferenceSection TestDifferenceDocument::sectionOf(
    const std::vector<DifferenceSection> &sections, const QString &title)
{
    const auto found = std::ranges::find(sections, title, &DifferenceSection::title);
    return found == sections.end() ? DifferenceSection {} : *found;
}

void TestDifferenceDocument::equalStepsAreTheSame()
{
    auto execution = executionOf("x = 1", StepStatus::Ok, "a\nb\n");
    execution.end->result.output = StepOutput { .repr = "1", .isCut = false, .type = "int", .text = "1", .json = {} };
    const auto sections = DifferenceDocument::between(recordedStep("x = 1", "a\nb\n", "1"), execution);
    QCOMPARE(sections.size(), 4U);
    for (const auto &section : sections)
        QCOMPARE(section.state, State::Same);
    QCOMPARE(countDifferences(sections).changes, 0);
}

void TestDifferenceDocument::changedLinesAreMarked()
{
    const auto sections = DifferenceDocument::between(
        recordedStep("x", "first\ntotal = 17\nlast\n"), executionOf("x", StepStatus::Ok, "first\ntotal = 42\nlast\n"));
    const auto logs = sectionOf(sections, u"Printed Output"_s);
    QCOMPARE(logs.state, State::Differs);
    QCOMPARE(logs.rows.size(), 3U);
    QCOMPARE(logs.rows[1].kind, DifferenceRow::Kind::Changed);
    QCOMPARE(logs.rows[1].leftNumber, 2);
    QCOMPARE(logs.rows[1].marks.left, (std::vector<TextRange> { { 8, 2 } }));
    QCOMPARE(countDifferences(sections).changes, 1);
}

void TestDifferenceDocument::noiseIsNoDifference()
{
    const auto sections = DifferenceDocument::between(recordedStep("x", "<object at 0x7f3a12bc4d50>"),
        executionOf("x", StepStatus::Ok, "<object at 0x7f99ffe01230>"));
    const auto logs = sectionOf(sections, u"Printed Output"_s);
    QCOMPARE(logs.state, State::Noise);
    QCOMPARE(logs.rows[0].noise, u"addresses"_s);
    QCOMPARE(countDifferences(sections).changes, 0);
    QCOMPARE(countDifferences(sections).noise, 1);
}

void TestDifferenceDocument::whatWasNotRecordedIsNoDifference()
{
    const auto sections
        = DifferenceDocument::between(recordedStep("x"), executionOf("x", StepStatus::Error, "printed\n"));
    for (const auto &title : { u"Status"_s, u"Printed Output"_s, u"Error"_s }) {
        QCOMPARE(sectionOf(sections, title).state, State::NotComparable);
        QCOMPARE(sectionOf(sections, title).leftNote, u"not recorded"_s);
    }
    QCOMPARE(sectionOf(sections, u"Printed Output"_s).rows[0].right, u"printed"_s);
    QCOMPARE(countDifferences(sections).changes, 0);
}

void TestDifferenceDocument::anEmptySideSaysSo()
{
    const auto logs
        = sectionOf(DifferenceDocument::between(recordedStep("x", ""), executionOf("x", StepStatus::Ok, "new")),
            u"Printed Output"_s);
    QCOMPARE(logs.leftNote, u"empty"_s);
    QCOMPARE(logs.state, State::Differs);
}

void TestDifferenceDocument::anErrorOnOneSideIsADifference()
{
    const auto sections = DifferenceDocument::between(recordedStep("x", "a"), executionOf("x", StepStatus::Error, "a"));
    QCOMPARE(sectionOf(sections, u"Status"_s).state, State::Differs);
    QCOMPARE(sectionOf(sections, u"Status"_s).rows[0].left, u"OK"_s);
    QCOMPARE(sectionOf(sections, u"Error"_s).state, State::Differs);
    QVERIFY(sectionOf(sections, u"Error"_s).rows[0].right.startsWith(u"NameError: name 'a'"_s));
}

void TestDifferenceDocument::editedCodeIsADifference()
{
    auto execution = executionOf("x = 2", StepStatus::Ok);
    execution.begin.isEdited = true;
    const auto code = sectionOf(DifferenceDocument::between(recordedStep("x = 1"), execution), u"Code"_s);
    QCOMPARE(code.state, State::Differs);
    QCOMPARE(code.rows[0].right, u"x = 2"_s);
}

void TestDifferenceDocument::anInterruptedExecutionIsNotComparable()
{
    Execution execution = executionOf("x", StepStatus::Ok);
    execution.state = ExecutionState::Interrupted;
    execution.end.reset();
    const auto logs = sectionOf(DifferenceDocument::between(recordedStep("x", "a"), execution), u"Printed Output"_s);
    QCOMPARE(logs.state, State::NotComparable);
    QCOMPARE(logs.rightNote, u"unfinished"_s);
}

void TestDifferenceDocument::hostileTextIsSafe()
{
    const auto logs = sectionOf(DifferenceDocument::between(recordedStep("x", "a\xe2\x80\xae\x1b[2J"),
                                    executionOf("x", StepStatus::Ok, std::string("a\0b", 3))),
        u"Printed Output"_s);
    QCOMPARE(logs.rows[0].left, u"a⟨U+202E⟩⟨ESC⟩[2J"_s);
    QCOMPARE(logs.rows[0].right, u"a⟨NUL⟩b"_s);
}

void TestDifferenceDocument::hugeTextsAreCut()
{
    std::string huge;
    for (int i = 0; i < 100'000; ++i)
        huge += "line " + std::to_string(i) + "\n";
    const auto execution = executionOf("x", StepStatus::Ok, huge + "more");
    const auto sections = DifferenceDocument::between(recordedStep("x", huge), execution);
    // Nothing is said of what was not looked at.
    QVERIFY2(sections.back().title.startsWith(u"Printed Output, the first "_s), qPrintable(sections.back().title));
    QCOMPARE(sections.back().rows.size(), 5000U);
    const auto wide = DifferenceDocument::between(recordedStep("x", std::string(1'000'001, 'x')), execution);
    QVERIFY(wide.back().title.startsWith(u"Printed Output, the first "_s));
    const auto whole = std::string(1'000'000, 'x');
    const auto fits = DifferenceDocument::between(recordedStep("x", whole), executionOf("x", StepStatus::Ok, whole));
    QCOMPARE(sectionOf(fits, u"Printed Output"_s).state, State::Same);
}

QTEST_MAIN(TestDifferenceDocument)
#include "tst_differencedocument.moc"
