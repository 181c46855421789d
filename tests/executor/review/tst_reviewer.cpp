// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/profiles.h"
#include "executor/review/reviewer.h"

#include <QTest>

using namespace vitrine;

class TestReviewer : public QObject {
    Q_OBJECT

    std::unique_ptr<Reviewer> m_reviewer;

    static QString reported(const Review &review)
    {
        QStringList lines;
        for (const Finding &f : review.findings) {
            lines << QStringLiteral("%1 %2 %3 %4:%5-%6:%7")
                         .arg(QString::fromUtf8(toString(f.severity)), QString::fromStdString(f.code),
                             QString::fromStdString(f.subject))
                         .arg(f.line)
                         .arg(f.column)
                         .arg(f.endLine)
                         .arg(f.endColumn);
        }
        return lines.join(u'\n');
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto python = PythonRuntime::start();
        QVERIFY(python.has_value());
        m_reviewer = std::make_unique<Reviewer>(*python);
    }
    void findsWhatThePolicyDenies_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QString>("findings");
        const auto row = [](const char *name, const char *code, const char *findings) {
            QTest::newRow(name) << QByteArray(code) << QString::fromUtf8(findings);
        };
        row("nothing", "import math\nx = math.sqrt(4)\nprint(x)", "");
        row("import", "import sympy as sp", "denied import-denied sympy 1:8-1:19");
        row("from", "x = 1\nfrom os import path", "denied import-denied os 2:1-2:20");
        row("inside a function", "def f():\n    import os",
            "denied import-denied os 2:12-2:14\nnote unused-import os 2:12-2:14");
        row("relative", "from . import x", "denied relative-import  1:1-1:16");
        row("future is no module", "from __future__ import annotations", "");
        row("dunder attribute", "().__class__", "denied dunder-denied __class__ 1:1-1:13");
        row("dunder written", "f.__code__ = 3\nf = 1", "denied dunder-denied __code__ 1:1-1:11");
        row("dunder name", "__builtins__", "denied name-denied __builtins__ 1:1-1:13");
        row("harmless name", "__name__", "");
        row("dunder name that nobody knows", "__nam__", "");
        row("dunder in a class pattern", "match x:\n    case A(__dict__=d): pass",
            "denied dunder-denied __dict__ 2:10-2:23");
        row("match arguments", "class A:\n    __match_args__ = f()\nf = 1",
            "denied dunder-denied __match_args__ 2:5-2:19");
        row("from m import a dunder", "from math import __loader__", "denied dunder-denied __loader__ 1:18-1:28");
        row("builtin", "eval('1')", "denied builtin-denied eval 1:1-1:5");
        row("builtin as a value", "f = [open]", "denied builtin-denied open 1:6-1:10");
        row("own function of that name", "def eval(x): return x\neval(1)", "");
        row("columns are characters", "\xc3\xa9 = open", "denied builtin-denied open 1:5-1:9");
        row("two, in order", "import os\nimport sys",
            "denied import-denied os 1:8-1:10\ndenied import-denied sys 2:8-2:11");
    }
    void findsWhatThePolicyDenies()
    {
        QFETCH(QByteArray, code);
        const Review review = m_reviewer->review(code.toStdString(), *profile("strict"));
        QTEST(reported(review), "findings");
        QCOMPARE(review.verdict == Verdict::Denied, reported(review).contains(u"denied "));
    }
    void deniesSyntaxByName()
    {
        Policy policy = *profile("strict");
        policy.deniedSyntax = { "Global", "While" };
        QCOMPARE(reported(m_reviewer->review("x = 1\nwhile x:\n    x = 0", policy)),
            QStringLiteral("denied syntax-denied While 2:1-3:10"));
    }
    void warnsOfDangerousModules()
    {
        Policy policy = *profile("strict");
        policy.imports.allow.push_back("os");
        const Review review = m_reviewer->review("import os", policy);
        QCOMPARE(reported(review), QStringLiteral("warning import-dangerous os 1:8-1:10"));
        QVERIFY(review.verdict == Verdict::Allowed);
    }
    void collectsFacts()
    {
        const Review review = m_reviewer->review(
            "import math, os.path as p\nfrom re import sub, compile as c\ndef f(a):\n    local = a.size\n    return "
            "math.sqrt(local)\n"
            "y = f(z)\nwith w as v: pass\nfor i in y: pass\n[q for q in y]\ntry: pass\nexcept E as e: pass",
            *profile("strict"));
        const Facts &facts = review.facts;
        QCOMPARE(facts.imports.size(), std::size_t { 3 });
        QCOMPARE(facts.imports[1].module, "os.path");
        QCOMPARE(facts.imports[2].names, (std::vector<std::string> { "sub", "compile" }));
        QCOMPARE(facts.calls, (std::vector<std::string> { "f", "math.sqrt" }));
        QCOMPARE(facts.attributes, (std::vector<std::string> { "size", "sqrt" }));
        QCOMPARE(facts.freeNames, (std::vector<std::string> { "E", "w", "z" }));
        QCOMPARE(facts.boundNames, (std::vector<std::string> { "c", "e", "f", "i", "math", "p", "sub", "v", "y" }));
        QVERIFY(std::ranges::contains(facts.nodeKinds, "ListComp"));
    }
    void reportsSyntaxErrors()
    {
        const Review plain = m_reviewer->review("x = 1\ny = = 2", *profile("strict"));
        QVERIFY(plain.syntaxError.has_value());
        QCOMPARE(plain.syntaxError->type, "SyntaxError");
        QCOMPARE(plain.syntaxError->message, "invalid syntax");
        QCOMPARE(plain.syntaxError->line, 2);
        QCOMPARE(plain.syntaxError->column, 5);
        QCOMPARE(plain.syntaxError->sourceLine, "y = = 2");
        const Review framework = m_reviewer->review("a = ;", defaultPolicy());
        QCOMPARE(framework.syntaxError->type, "InterpreterError");
        QCOMPARE(framework.syntaxError->message,
            "Code parsing failed on line 1 due to: SyntaxError: invalid syntax (<unknown>, line 1)\na = ;\n     ^");
    }
    void survivesHostileText_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("a null byte") << QByteArray("a\0b", 3);
        QTest::newRow("invalid UTF-8") << QByteArray("a = '\xff\xfe'");
        QTest::newRow("deep brackets") << QByteArray(100'000, '(');
        QTest::newRow("deep unary") << QByteArray(100'000, '-') + "1";
        QByteArray sum = "1";
        for (int i = 0; i < 50'000; ++i)
            sum += "+1";
        QTest::newRow("a long sum") << sum;
        QTest::newRow("a megabyte") << QByteArray("x = 1\n").repeated(170'000);
    }
    void survivesHostileText()
    {
        QFETCH(QByteArray, code);
        const Review review = m_reviewer->review(code.toStdString(), *profile("strict"));
        QVERIFY(review.syntaxError || review.facts.nodes > 0 || !review.findings.empty());
    }
};

QTEST_GUILESS_MAIN(TestReviewer)
#include "tst_reviewer.moc"
