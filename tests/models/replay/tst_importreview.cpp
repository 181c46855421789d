// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/importreview.h"

#include "executor/facts.h"
#include "models/replay/logopening.h"
#include "models/replay/sharedpython.h"
#include "models/trail/read/trail.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;

namespace {

QByteArray step(const char *code)
{
    return QByteArray(R"({"step_number": 1, "tool_calls": [], "error": null, "model_output": "x", "code_action": ")")
        + code + R"(", "observations": null, "action_output": null, "is_final_answer": false})";
}

} // namespace

class TestImportReview final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void keepsTheFactsOfEachStep();
    void keepsWhatAnybodyWouldFind();
    void saysNothingOfTheFactsOfBrokenCode();
    void leavesNothingBehindWhenCancelled();
    void knowsStepsWhoseNumbersHaveGaps();
    void reviewsManyPiecesOnSeveralThreads();
    void importsWithoutPython();
    void spoolGivesBackWhatItGot();

private:
    Result<OpenedLog> import(const QByteArray &steps, const ImportOptions &options = {})
    {
        QFile file(m_folder->filePath(QStringLiteral("log.json")));
        if (file.open(QIODevice::WriteOnly))
            file.write("[{\"task\": \"Add.\"}, " + steps + "]");
        file.close();
        const auto recorder = Recorder::open(trailFile());
        if (!recorder)
            return std::unexpected(recorder.error());
        return openLog(file.fileName().toStdString(), **recorder, options, {}, {}, m_source);
    }
    std::filesystem::path trailFile() const { return m_folder->filePath(QStringLiteral("t.vitrine")).toStdString(); }
    std::unique_ptr<Trail> trail() const { return std::move(*Trail::open(trailFile())); }
    std::vector<ReviewRecord> reviews(StepId step) const { return trail()->reviewsOfStep(step).value(); }

    SharedPython m_python;
    PythonSource m_source = [this] { return m_python.runtime(); };
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestImportReview::init() { m_folder = std::make_unique<QTemporaryDir>(); }

void TestImportReview::keepsTheFactsOfEachStep()
{
    const auto opened = import(step("import math") + "," + step("print(x)") + "," + step("import math"));
    QVERIFY(opened);
    QCOMPARE(opened->reviewed, 3u);
    const auto steps = trail()->steps(opened->runs.front()).value();
    QCOMPARE(steps.size(), 4u);
    for (const std::size_t n : { 1u, 3u }) {
        const auto found = reviews(steps[n].id);
        QCOMPARE(found.size(), 1u);
        QVERIFY(found.front().code.empty());
        const auto facts = factsFromJson(found.front().facts.value());
        QVERIFY(facts);
        QCOMPARE(facts->imports.front().module, "math");
    }
    QCOMPARE(factsFromJson(reviews(steps[2].id).front().facts.value())->calls, std::vector<std::string> { "print" });
    QVERIFY(trail()->verify()->isIntact);
}

void TestImportReview::keepsWhatAnybodyWouldFind()
{
    const auto opened = import(step("import os\\nkey = 'AKIAJ4QXV7PM2ZKDW6TR'"));
    QVERIFY(opened);
    const auto found = reviews(trail()->steps(opened->runs.front()).value().back().id);
    QVERIFY(!found.front().findings.empty());
    // What a policy denies is for whoever asks under one.
    for (const Finding &finding : found.front().findings)
        QVERIFY(finding.severity != Severity::Denied);
}

void TestImportReview::saysNothingOfTheFactsOfBrokenCode()
{
    const auto opened = import(step("def f(:"));
    QVERIFY(opened);
    const auto found = reviews(trail()->steps(opened->runs.front()).value().back().id);
    QCOMPARE(found.size(), 1u);
    QVERIFY(!found.front().facts);
}

void TestImportReview::reviewsManyPiecesOnSeveralThreads()
{
    constexpr int many = 3000;
    QByteArrayList steps;
    for (int i = 0; i < many; ++i)
        steps << step(
            QByteArray("import m%1\\ndef f(a):\\n    return a + %1").replace("%1", QByteArray::number(i)).constData());
    const auto opened = import(steps.join(","));
    QVERIFY(opened);
    QCOMPARE(opened->reviewed, std::uint64_t(many));
    const auto list = trail()->listSteps({ .run = opened->runs.front() }).value();
    for (const int i : { 0, 1, 250, 1500, many - 1 }) {
        const auto facts = factsFromJson(reviews(list[static_cast<std::size_t>(i) + 1]).front().facts.value());
        QVERIFY(facts);
        QCOMPARE(QString::fromStdString(facts->imports.front().module), QStringLiteral("m%1").arg(i));
    }
}

void TestImportReview::leavesNothingBehindWhenCancelled()
{
    const ImportOptions options { {}, [](std::uint64_t, std::uint64_t) { return false; } };
    QVERIFY(!import(step("import math"), options));
    QCOMPARE(*trail()->runCount(), 0u);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden).filter(QStringLiteral("reviews")).size(), 0);
    QVERIFY(import(step("import math")));
}

void TestImportReview::knowsStepsWhoseNumbersHaveGaps()
{
    const auto recorder = std::move(Recorder::open(trailFile()).value());
    const SourceId source = recorder->addSource({}).value();
    std::vector<StepRecord> steps(3);
    steps[0].ordinal = 9;
    steps[1].ordinal = 4;
    steps[1].code = { { Language::Python, "import math", CodeOrigin::Field } };
    steps[2].ordinal = 70;
    steps[2].code = { { Language::Python, "print(1)", CodeOrigin::Field } };
    const auto added = recorder->addRun(source, {}, steps);
    QVERIFY(added && recorder->completeSource(source, "{}"));
    ImportReview review(m_source, m_folder->path().toStdString());
    review.add(steps);
    QCOMPARE(review.write(*recorder, { { added->run } }).value(), 2u);
    QVERIFY(reviews(added->steps[0]).empty());
    QCOMPARE(factsFromJson(reviews(added->steps[1]).front().facts.value())->imports.front().module, "math");
    QCOMPARE(
        factsFromJson(reviews(added->steps[2]).front().facts.value())->calls, std::vector<std::string> { "print" });
}

void TestImportReview::importsWithoutPython()
{
    m_source = [] {
        return Result<std::shared_ptr<PythonRuntime>>(
            std::unexpected(Error { ErrorCode::Unavailable, {}, {}, {}, {} }));
    };
    const auto opened = import(step("import math"));
    QVERIFY(opened);
    QCOMPARE(opened->reviewed, 0u);
    QCOMPARE(opened->runs.size(), 1u);
    m_source = [this] { return m_python.runtime(); };
}

void TestImportReview::spoolGivesBackWhatItGot()
{
    auto spool = ReviewSpool::open(m_folder->path().toStdString());
    QVERIFY(spool);
    const CodeReview plain { "{}", {} };
    CodeReview broken { std::nullopt, { { Severity::Warning, "r", "c", "s", 1, 2, 3, 4 } } };
    const auto first = spool->add(plain);
    const auto second = spool->add(broken);
    QVERIFY(first && second);
    QCOMPARE(spool->read(*second).value(), broken);
    QCOMPARE(spool->read(*first).value(), plain);
    QVERIFY(!spool->read(*second + 1'000));
    QVERIFY(QDir(m_folder->path()).isEmpty(QDir::Files | QDir::Hidden));
}

QTEST_GUILESS_MAIN(TestImportReview)
#include "tst_importreview.moc"
