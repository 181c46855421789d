// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/formatted.h"
#include "executor/review/reviewinterpreter.h"

#include <QTest>

#include <latch>
#include <thread>

using namespace vitrine;

namespace {

/// Code of every kind: right and wrong, deep and long.
std::vector<std::string> samples()
{
    std::vector<std::string> codes { "", "x = 1", "import os\nprint(os.getcwd())", "x = (", "def f(:\n  pass", "\0x",
        "x = '\\d'", "print(undefined)", "().__class__.__bases__[0]", "key = 'AKIAIOSFODNN7EXAMPLE'",
        "# \xE2\x80\xAEtext", "ä = 'ü'\nprint(f'{ä!r:>{10}}')", "match x:\n    case [1, *rest]: pass",
        "async def f():\n    async with a: pass", std::string(200, '(') + std::string(200, ')'),
        std::string(100'000, '['), "x = " + std::string(50'000, '-') + "1" };
    for (int i = 0; i < 300; ++i)
        codes.push_back(formatted(
            "def f{0}(a, b={0}):\n    import m{0}\n    return [c for c in range(a) if c % {0}]\nf{0}({0})", i));
    return codes;
}

std::string reported(const Review &review)
{
    std::string text = toJson(review.facts);
    for (const Finding &finding : review.findings)
        text += formatted("\n{} {} {}:{}-{}:{}", finding.code, finding.subject, finding.line, finding.column,
            finding.endLine, finding.endColumn);
    if (review.syntaxError)
        text += "\n" + review.syntaxError->type + ": " + review.syntaxError->message;
    return text;
}

} // namespace

class TestReviewInterpreter : public QObject {
    Q_OBJECT

    std::shared_ptr<PythonRuntime> m_python;

private Q_SLOTS:
    void initTestCase()
    {
        auto python = PythonRuntime::start();
        QVERIFY(python.has_value());
        m_python = std::move(*python);
    }
    void reviewsAsTheReviewerDoesWhileOthersReview()
    {
        const std::vector<std::string> codes = samples();
        const Reviewer reviewer(m_python);
        std::vector<std::string> expected;
        for (const std::string &code : codes)
            expected.push_back(reported(reviewer.review(code, Policy())));

        constexpr int others = 3;
        std::latch ready(others + 1);
        std::array<std::vector<std::string>, others> found;
        {
            std::vector<std::jthread> threads;
            for (auto &mine : found)
                threads.emplace_back([&] {
                    const auto interpreter = ReviewInterpreter::make(m_python);
                    ready.arrive_and_wait();
                    for (const std::string &code : codes)
                        mine.push_back(interpreter ? reported(interpreter->review(code, Policy())) : "no interpreter");
                });
            ready.arrive_and_wait();
            for (std::size_t at = 0; at < codes.size(); ++at)
                QVERIFY2(
                    reported(reviewer.review(codes[at], Policy())) == expected[at], codes[at].substr(0, 60).c_str());
        }
        for (const auto &mine : found)
            for (std::size_t at = 0; at < codes.size(); ++at)
                QVERIFY2(mine[at] == expected[at], (codes[at].substr(0, 60) + "\n" + mine[at].substr(0, 400)).c_str());
    }
    void canBeMadeManyTimes()
    {
        for (int i = 0; i < 20; ++i) {
            const auto interpreter = ReviewInterpreter::make(m_python);
            QVERIFY(interpreter);
            QVERIFY(interpreter->review("x =", Policy()).syntaxError.has_value());
        }
    }
};

QTEST_GUILESS_MAIN(TestReviewInterpreter)
#include "tst_reviewinterpreter.moc"
