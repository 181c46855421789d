// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/codeblobs.h"

#include <QTest>

using namespace vitrine;

class TestCodeBlobs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void followsTheFramework_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *name, const char *text, const char *code) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(code);
        };
        row("one block", "I add.\n<code>\nx = 1\n</code>", "x = 1");
        row("two blocks", "<code>a</code> and <code>\n  b\n</code> c", "a\n\nb");
        row("an open block", "I add.\n<code>\nx = 1\n", "x = 1");
        row("an open block behind a closed one", "<code>a</code><code>b", "a\n\nb");
        row("the shortest match", "<code>a <code> b</code> c</code>", "a <code> b");
        row("tags before fences", "```python\nx\n```\n<code>y</code>", "y");
        row("a fence", "I add.\n```python\nx = 1\n```", "x = 1");
        row("a short fence", "```py\nx = 1\n```<end_code>", "x = 1");
        row("two fences", "```python\nx\n```\n```py\ny\n```", "x\n\ny");
        row("a fence that is not closed", "```python\nx", "-");
        row("a fence closed in its line", "```py x```", "-");
        row("a fence of nothing", "```\nx\n```", "-");
        row("another language", "```bash\nls\n```", "-");
        row("no code", "It is 216.</code>", "-");
        row("nothing", "", "-");
        row("an empty block", "<code></code>", "");
    }
    void followsTheFramework()
    {
        QFETCH(QByteArray, text);
        const auto blobs = findCodeBlobs(text.toStdString());
        QTEST(blobs ? QByteArray::fromStdString(blobs->code) : QByteArray("-"), "code");
    }

    void takesOtherTags()
    {
        const CodeTags own { "[[py]]", "[[/py]]" };
        const auto found = findCodeBlobs("think [[py]]\nx = 1\n[[/py]] <code>y</code>", own);
        QVERIFY(found.has_value());
        QCOMPARE(found->code, "x = 1");
        QCOMPARE(found->start, std::size_t { 6 });
        QVERIFY(found->origin == CodeBlobs::Origin::Tags);
        QCOMPARE(findCodeBlobs("a\n```python\nx = 1\n```", markdownTags())->code, "x = 1");
        QVERIFY(findCodeBlobs("a\n```python\nx = 1\n```", own)->origin == CodeBlobs::Origin::Fences);
        QVERIFY(!findCodeBlobs("<code>x</code>", { "", "" }).has_value());
    }

    void takesAnyFenceOfALog()
    {
        const auto code = [](const char *text) {
            const auto blobs = findCodeBlobs(text, {}, CodeFences::Any);
            return blobs ? blobs->code : std::string("-");
        };
        QCOMPARE(code("```\nx\n```"), "x");
        QCOMPARE(code("```python\nx"), "x");
        QCOMPARE(code("```bash\nls\n```\n```py\nx\n```"), "x");
        QCOMPARE(code("```bash\nls\n```"), "-");
        QCOMPARE(code("```"), "-");
    }

    void fixesTheAnswersName_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("fixed");
        const auto row = [](const char *name, const char *code, const char *fixed) {
            QTest::newRow(name) << QByteArray(code) << QByteArray(fixed);
        };
        row("assigned and called", "final_answer = 1\nfinal_answer(final_answer)",
            "final_answer_variable = 1\nfinal_answer(final_answer_variable)");
        row("only assigned", "final_answer = 1", "final_answer = 1");
        row("only called", "final_answer(1)", "final_answer(1)");
        row("attributes stay", "a.final_answer = 1\nfinal_answer = 2\nfinal_answer(a.final_answer)",
            "a.final_answer = 1\nfinal_answer_variable = 2\nfinal_answer(a.final_answer)");
        row("longer words stay", "my_final_answer = 1\nfinal_answer(my_final_answer)",
            "my_final_answer = 1\nfinal_answer(my_final_answer)");
        row("texts and comments too", "final_answer = 1 # final_answer\nfinal_answer('final_answer')",
            "final_answer_variable = 1 # final_answer_variable\nfinal_answer('final_answer_variable')");
        row("blanks", "final_answer  = 1\nfinal_answer (2)\nfinal_answer(3)",
            "final_answer_variable  = 1\nfinal_answer (2)\nfinal_answer(3)");
    }
    void fixesTheAnswersName()
    {
        QFETCH(QByteArray, code);
        const std::string fixed = fixFinalAnswerCode(code.toStdString());
        QTEST(QByteArray::fromStdString(fixed), "fixed");
        QCOMPARE(fixFinalAnswerCode(fixed), fixed);
    }

    void staysQuickOnHostileText()
    {
        std::string text;
        for (int i = 0; i < 200'000; ++i)
            text += "```py ";
        QVERIFY(!findCodeBlobs(text).has_value());
        QVERIFY(!findCodeBlobs(text, {}, CodeFences::Any).has_value());
        std::string tags;
        for (int i = 0; i < 200'000; ++i)
            tags += "<code>";
        QCOMPARE(findCodeBlobs(tags)->code.size(), tags.size() - 6);
    }
};

QTEST_GUILESS_MAIN(TestCodeBlobs)
#include "tst_codeblobs.moc"
