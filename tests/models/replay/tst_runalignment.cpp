// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/runalignment.h"

#include <QTest>

using namespace vitrine;

namespace {

StepRecord step(const std::string &code, const std::string &result = "None")
{
    StepRecord step;
    if (!code.empty())
        step.code.push_back({ Language::Python, code, CodeOrigin::Field });
    step.outputs.push_back({ OutputStream::Result, result, false });
    return step;
}

std::vector<StepRecord> steps(const std::vector<std::string> &codes)
{
    std::vector<StepRecord> steps;
    for (const std::string &code : codes)
        steps.push_back(step(code));
    return steps;
}

QByteArray number(const std::optional<std::size_t> &location)
{
    return location ? QByteArray::number(qulonglong(*location)) : QByteArray("-");
}

/// "0=0 1~1 2/- -/2": equal, different, on one side only.
QByteArray shown(const std::vector<AlignedSteps> &rows)
{
    QByteArrayList list;
    for (const AlignedSteps &row : rows) {
        const bool isPair = row.left && row.right;
        list << number(row.left) + (!isPair ? "/" : row.isDifference() ? "~" : "=") + number(row.right);
    }
    return list.join(' ');
}

QByteArray aligned(const std::vector<std::string> &left, const std::vector<std::string> &right)
{
    return shown(alignRuns(steps(left), steps(right)));
}

} // namespace

class TestRunAlignment : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void pairsEqualSteps();
    void findsStepsThatOneRunHasMore();
    void pairsStepsThatAreAlike();
    void keepsStepsApartThatHaveNothingInCommon();
    void pairsStepsWithoutCode();
    void saysWhatDiffers();
    void namesTheNoise();
    void leavesOutWhatOneSideDidNotRecord();
    void handlesLongRuns();
};

void TestRunAlignment::pairsEqualSteps()
{
    QCOMPARE(aligned({}, {}), "");
    QCOMPARE(aligned({ "a", "b" }, { "a", "b" }), "0=0 1=1");
}

void TestRunAlignment::findsStepsThatOneRunHasMore()
{
    QCOMPARE(aligned({ "a", "b", "c" }, { "a", "c" }), "0=0 1/- 2=1");
    QCOMPARE(aligned({ "a", "c" }, { "a", "x", "y", "c" }), "0=0 -/1 -/2 1=3");
    QCOMPARE(aligned({}, { "a" }), "-/0");
    QCOMPARE(aligned({ "a", "a" }, { "a" }), "0=0 1/-");
}

void TestRunAlignment::pairsStepsThatAreAlike()
{
    QCOMPARE(aligned({ "a", "x = 1\ny = 2\nprint(x)", "c" }, { "a", "new", "x = 1\ny = 3\nprint(x)", "c" }),
        "0=0 -/1 1~2 2=3");
}

void TestRunAlignment::keepsStepsApartThatHaveNothingInCommon()
{
    QCOMPARE(aligned({ "x = 1" }, { "import os" }), "0/- -/0");
    std::vector<StepRecord> plan { step("a") };
    plan.front().kind = StepKind::Plan;
    QCOMPARE(shown(alignRuns(plan, steps({ "a" }))), "0/- -/0");
}

void TestRunAlignment::pairsStepsWithoutCode()
{
    std::vector<StepRecord> left { step("") };
    std::vector<StepRecord> right { step("") };
    left.front().thought = "one way";
    right.front().thought = "another way";
    const auto rows = alignRuns(left, right);
    QCOMPARE(shown(rows), "0~0");
    QCOMPARE(rows.front().differences.front().part, "text");
    right = left;
    QCOMPARE(shown(alignRuns(left, right)), "0=0");
    // A task is known by what the agent was told.
    left.front() = right.front() = step("");
    left.front().kind = right.front().kind = StepKind::Task;
    left.front().prompt = { { "user", "Add 2 and 3." } };
    right.front().prompt = { { "user", "Add 2 and 4." } };
    QCOMPARE(shown(alignRuns(left, right)), "0~0");
}

void TestRunAlignment::saysWhatDiffers()
{
    std::vector<StepRecord> left { step("x = 1\nx", "1"), step("f()") };
    std::vector<StepRecord> right { step("x = 1\nx", "2"), step("f()") };
    right[1].error = ErrorRecord { ErrorLayer::Code, "E", "no", {}, {}, "ValueError" };
    const auto rows = alignRuns(left, right);
    QCOMPARE(rows.size(), 2u);
    QVERIFY((rows[0].differences == std::vector { StepDifference { "output", { 1, "1", "2" } } }));
    QCOMPARE(rows[1].differences.size(), 1u);
    QCOMPARE(rows[1].differences.front().part, "error");
    QCOMPARE(rows[1].differences.front().text.now, "ValueError: no");
}

void TestRunAlignment::namesTheNoise()
{
    const std::vector<StepRecord> left { step("f", "<f at 0x1>") };
    const std::vector<StepRecord> right { step("f", "<f at 0x2>") };
    QCOMPARE(alignRuns(left, right).front().noise, std::vector<std::string> { "addresses" });
    NoiseRules strict;
    strict.setOn("addresses", false);
    QCOMPARE(shown(alignRuns(left, right, strict)), "0~0");
}

void TestRunAlignment::leavesOutWhatOneSideDidNotRecord()
{
    std::vector<StepRecord> silent = steps({ "a" });
    silent.front().outputs.clear();
    QCOMPARE(shown(alignRuns(silent, steps({ "a" }))), "0=0");
}

void TestRunAlignment::handlesLongRuns()
{
    std::vector<std::string> left;
    std::vector<std::string> right;
    for (int i = 0; i < 5'000; ++i) {
        left.push_back("l" + std::to_string(i));
        right.push_back("r" + std::to_string(i));
    }
    left.emplace_back("same");
    right.emplace_back("same");
    const auto rows = alignRuns(steps(left), steps(right));
    QCOMPARE(rows.size(), 5'001u);
    QVERIFY(!rows.back().isDifference());
}

QTEST_GUILESS_MAIN(TestRunAlignment)
#include "tst_runalignment.moc"
