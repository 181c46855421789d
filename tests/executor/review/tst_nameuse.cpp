// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/profiles.h"
#include "executor/review/reviewer.h"
#include "executor/review/rules.h"

#include <QTest>

#include <algorithm>

using namespace vitrine;

namespace {

/// A session with the variable `given` and the tools `final_answer` and `search`, behind which `later` is read.
SessionNames session()
{
    return { .isVariable = [](std::string_view name) { return name == "given"; },
        .isTool = [](std::string_view name) { return name == "final_answer" || name == "search"; },
        .isReadLater = [](std::string_view name) { return name == "later"; } };
}

Policy pythonPolicy()
{
    Policy policy = *profile("permissive-audit");
    policy.dialect = Dialect::Python;
    policy.builtins.insert(policy.builtins.end(), { "eval", "locals" });
    return policy;
}

bool isListed(const Finding &finding)
{
    const std::string id = finding.rule.substr(0, finding.rule.find(':'));
    return std::ranges::any_of(reviewRules(), [&](const ReviewRule &rule) {
        return rule.id == id && rule.code == finding.code && rule.severity == finding.severity;
    });
}

} // namespace

class TestNameUse : public QObject {
    Q_OBJECT

    std::unique_ptr<Reviewer> m_reviewer;

    QString reported(
        const QByteArray &code, const Policy &policy = pythonPolicy(), const SessionNames &names = session())
    {
        const Review review = m_reviewer->review(code.toStdString(), policy, names);
        QStringList lines;
        for (const Finding &f : review.findings) {
            if (f.rule.starts_with("imports."))
                continue;
            QTest::qVerify(isListed(f), "isListed", f.code.c_str(), __FILE__, __LINE__);
            lines << QStringLiteral("%1 %2 %3:%4-%5:%6")
                         .arg(QString::fromStdString(f.code), QString::fromStdString(f.subject))
                         .arg(f.line)
                         .arg(f.column)
                         .arg(f.endLine)
                         .arg(f.endColumn);
        }
        if (review.syntaxError)
            lines << QString::fromStdString(review.syntaxError->message);
        return lines.join(u", ");
    }

    static void rows(std::initializer_list<std::array<const char *, 3>> cases)
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QString>("findings");
        for (const auto &[name, code, findings] : cases)
            QTest::newRow(name) << QByteArray(code) << QString::fromUtf8(findings);
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto python = PythonRuntime::start();
        QVERIFY(python.has_value());
        m_reviewer = std::make_unique<Reviewer>(*python);
    }

    void findsUndefinedNames_data()
    {
        rows({
            { "a call", "x = nothing(1)", "undefined-call nothing 1:5-1:12" },
            { "a name", "print(nothing)", "undefined-name nothing 1:7-1:14" },
            { "once a name", "print(nope)\nprint(nope)", "undefined-name nope 1:7-1:11" },
            { "called and read", "print(nope)\nnope()", "undefined-call nope 2:1-2:5" },
            { "in a function", "def f():\n    return nope()\nf()", "undefined-call nope 2:12-2:16" },
            { "a local of another function", "def f():\n    a = 1\n    return a\ndef g(): return a\nf(), g()",
                "undefined-name a 4:17-4:18" },
            { "a variable of a comprehension", "[q for q in [1]]\nprint(q)", "undefined-name q 2:7-2:8" },
            { "a name of a class", "class A:\n    n = 1\n    def f(self): return n\nprint(A)",
                "undefined-name n 3:25-3:26" },
            { "a name of a class in a comprehension", "class A:\n    n = 1\n    m = [n for _ in [1]]\nprint(A)",
                "undefined-name n 3:10-3:11" },
            { "a default", "def f(a=nope): return a\nf()", "undefined-name nope 1:9-1:13" },
            { "a decorator", "@nope\ndef f(): pass\nf()", "undefined-name nope 1:2-1:6" },
            { "a base", "class A(Nope): pass\nA()", "undefined-name Nope 1:9-1:13" },
            { "an annotation", "def f(a: Nope): return a\nf(1)", "undefined-name Nope 1:10-1:14" },
            { "a value of a pattern", "match given:\n    case Nope.x: pass", "undefined-name Nope 2:10-2:14" },
            { "a class of a pattern", "match given:\n    case Nope(): pass", "undefined-name Nope 2:10-2:14" },
            { "beyond ASCII", "\xc3\xa9 = 1\nprint(\xc3\xa9, \xc3\xa8)", "undefined-name \xc3\xa8 2:10-2:11" },
            { "of a type parameter's scope", "def f[T](a: T) -> T: return a\nf(1)\nprint(T)",
                "undefined-name T 3:7-3:8" },
            { "only annotated", "n: int\nprint(n)", "undefined-name n 2:7-2:8" },
        });
    }
    void findsUndefinedNames()
    {
        QFETCH(QByteArray, code);
        QTEST(reported(code), "findings");
    }

    void knowsWhatIsDefined_data()
    {
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *name, const char *code) { QTest::newRow(name) << QByteArray(code); };
        row("a variable of an earlier step", "print(given)");
        row("builtins, exceptions, constants",
            "print(len([]), ValueError, NotImplemented, __name__, Ellipsis, ExceptionGroup, PythonFinalizationError)");
        row("defined further below", "def f(): return g()\ndef g(): return 1\nf()");
        row("by global", "def f():\n    global made\n    made = 1\nf()\nprint(made)");
        row("by global, read by another", "def f():\n    global made\n    made = 1\ndef g(): return made\nf(), g()");
        row("by nonlocal",
            "def f():\n    n = 0\n    def g():\n        nonlocal n\n        n = n + 1\n    g()\n    return "
            "n\nf()");
        row("closures", "def f(a):\n    def g(): return lambda: a\n    return g\nf(1)");
        row("a walrus in a comprehension", "[last := q for q in [1]]\nprint(last)");
        row("a walrus in a condition", "if (n := 3) > 2: print(n)");
        row("the first iterable of a class", "class A:\n    n = [1]\n    m = [q for q in n]\nprint(A)");
        row("a later generator", "print([b for a in [[1]] for b in a if a if b])");
        row("captures",
            "match given:\n    case [a, *b]: print(a, b)\n    case {'k': c, **d}: print(c, d)\n    case int() "
            "as e: print(e)\n    case f: print(f)");
        row("handlers", "try: pass\nexcept* ValueError as e: print(e)");
        row("loops and with",
            "for a, (b, *c) in given: print(a, b, c)\nwith given as w, given as (x, y): print(w, x, y)");
        row("imports", "import os.path, re as r\nfrom math import pi as p\nprint(os, r, p)");
        row("a star import", "from math import *\nprint(sqrt(4))");
        row("type parameters",
            "def f[T: (int, str), *Ts, **P](a: T) -> T: return a\nf(1)\nclass A[T]:\n    def m(self, "
            "a: T) -> T: return a\nA()\ntype L[T] = list[T]\nprint(L)");
        row("type parameters see the class",
            "class A:\n    class B: pass\n    def f[T](self, b: B) -> T: return b\nA()");
        row("a class in itself", "class A:\n    def f(self): return A, __class__\nA()");
        row("a class body reads what is around", "n = 1\nclass A:\n    n = n\nprint(A)");
        row("deleted again", "n = 1\ndel n");
        row("arguments of all kinds", "def f(a, /, b, *c, d=1, **e): return a, b, c, d, e\nf(1, 2)");
        row("a lambda", "print((lambda a, *b, c=given, **d: (a, b, c, d))(1))");
        row("f-strings", "n = 1\nprint(f'{n!r:>{n}} {n=}')");
        row("eval hides names", "eval('x = 1')\nprint(x)");
        row("tried on purpose", "try: nope\nexcept NameError: pass");
        row("tried on purpose with others", "try:\n    nope()\nexcept (KeyError, NameError): pass");
        row("a local annotation", "def f():\n    n: Nope = 1\n    return n\nf()");
        row("an annotation as text", "from typing import Any\ndef f(a: 'Any | Nope'): return a\nf(1)");
        row("await", "async def f(): return [a async for a in given]\nawait f()");
        row("counted up", "total = 0\nfor q in given: total += q\nprint(total)");
        row("super and dunders", "class A:\n    __slots__ = ()\n    def f(self): return super().f(), __class__\nA()");
    }
    void knowsWhatIsDefined()
    {
        QFETCH(QByteArray, code);
        QCOMPARE(reported(code), QString());
    }

    void findsWhatNobodyReads_data()
    {
        rows({
            { "imports", "import re, os.path\nfrom math import pi as p, tau\nprint(tau)",
                "unused-import re 1:8-1:10, unused-import os 1:12-1:19, unused-import p 2:18-2:25" },
            { "in a function", "def f():\n    import re\n    a = 1\n    b, c = 1, 2\nf()",
                "unused-import re 2:12-2:14, unused-name a 3:5-3:6" },
            { "a function and a class", "def f(): pass\nclass A: pass\nprint()",
                "unused-name f 1:5-1:6, unused-name A 2:7-2:8" },
            { "a variable", "a = 1\nprint()", "unused-name a 1:1-1:2" },
            { "what was caught", "try: pass\nexcept OSError as e: pass", "unused-name e 2:19-2:20" },
            { "a walrus", "if (n := 1): pass", "" },
            { "a walrus in a function", "def f():\n    if (n := 1): pass\nf()", "unused-name n 2:9-2:10" },
            { "the value of the step", "a = 1\nb = 2", "unused-name a 1:1-1:2" },
            { "read later", "later = 1\nprint()", "" },
            { "read by a closure", "def f():\n    a = 1\n    return lambda: a\nf()", "" },
            { "underscore", "def f():\n    _ = 1\n    _b = 2\nf()", "" },
            { "loops and unpacking",
                "def f():\n    for i in range(3): pass\n    a, b = 1, 2\n    with f() as c: pass\nf()", "" },
            { "arguments", "def f(a, b=1, *c, **d): pass\nf(1)", "" },
            { "decorated", "@given\ndef f(): pass\nprint()", "" },
            { "names of a class", "class A:\n    a = 1\n    def f(self): pass\nA()", "" },
            { "locals()", "def f():\n    a = 1\n    return locals()\nf()", "" },
            { "tried on purpose", "try:\n    import re\nexcept ImportError: print()", "" },
            { "the future", "from __future__ import annotations\nprint()", "" },
            { "an annotation as text", "from typing import Any\ndef f(a: 'list[Any]'): return a\nf(1)", "" },
            { "given away", "__all__ = ['a']\na = 1\nprint()", "" },
            { "bound in two ways", "def f():\n    a = 1\n    for a in []: pass\nf()", "" },
        });
    }
    void findsWhatNobodyReads()
    {
        QFETCH(QByteArray, code);
        QTEST(reported(code), "findings");
    }

    void findsWhatCannotBeReached_data()
    {
        rows({
            { "behind return", "def f():\n    return 1\n    print()\n    print()\nf()", "unreachable-code  3:5-4:12" },
            { "behind raise", "raise ValueError\nprint()", "unreachable-code  2:1-2:8" },
            { "behind break and continue",
                "for q in [1]:\n    break\n    print(q)\nwhile given:\n    continue\n    print()",
                "unreachable-code  3:5-3:13, unreachable-code  6:5-6:12" },
            { "behind an if that leaves", "def f(a):\n    if a: return 1\n    else: raise a\n    print()\nf(1)",
                "unreachable-code  4:5-4:12" },
            { "behind an endless loop", "while True:\n    given()\nprint()", "unreachable-code  3:1-3:8" },
            { "behind the final answer", "final_answer(1)\nprint()",
                "tool-called final_answer 1:1-1:13, unreachable-code  2:1-2:8" },
            { "a condition that never holds", "if False:\n    print()\nwhile 0: print()",
                "unreachable-code  2:5-2:12, unreachable-code  3:10-3:17" },
            { "the other branch", "if 1: print()\nelse: print(2)", "unreachable-code  2:7-2:15" },
            { "behind a try that leaves", "def f():\n    try: return 1\n    except OSError: return 2\n    print()\nf()",
                "unreachable-code  4:5-4:12" },
            { "behind finally that leaves", "def f():\n    try: print()\n    finally: return 2\n    print()\nf()",
                "unreachable-code  4:5-4:12" },
            { "behind a match that leaves",
                "def f(a):\n    match a:\n        case 1: return 1\n        case _: return 2\n    "
                "print()\nf(1)",
                "unreachable-code  5:5-5:12" },
        });
    }
    void findsWhatCannotBeReached()
    {
        QFETCH(QByteArray, code);
        QTEST(reported(code), "findings");
    }

    void leavesWaysOpen_data()
    {
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *name, const char *code) { QTest::newRow(name) << QByteArray(code); };
        row("if without else", "def f(a):\n    if a: return 1\n    print()\nf(1)");
        row("a loop with break", "while True:\n    if given: break\nprint()");
        row("a break of an inner loop does not count",
            "while given:\n    while True:\n        break\n    print()\nprint()");
        row("a loop that may not run", "def f():\n    for q in given: return q\n    print()\nf()");
        row("else of a loop",
            "def f():\n    for q in given:\n        if q: break\n    else: return 1\n    print()\nf()");
        row("a handler goes on", "def f():\n    try: return 1\n    except OSError: pass\n    print()\nf()");
        row("with may swallow it", "def f():\n    with given: raise OSError\n    print()\nf()");
        row("a match that may not match",
            "def f(a):\n    match a:\n        case 1: return 1\n        case _ if a: return 2\n"
            "    print()\nf(1)");
        row("a generator that gives nothing", "def f():\n    return\n    yield\nf()");
        row("pass", "def f():\n    raise OSError\n    pass\nf()");
        row("an own final_answer", "def final_answer(a): return a\nfinal_answer(1)\nprint()");
        row("assert", "assert given\nprint()");
        row("in a function that is only defined", "def f():\n    return 1\nprint(f())");
    }
    void leavesWaysOpen()
    {
        QFETCH(QByteArray, code);
        QVERIFY2(!reported(code).contains(u"unreachable"), qPrintable(reported(code)));
    }

    void reportsTools_data()
    {
        rows({
            { "called, once each", "search('a')\nsearch('b')\nprint(search)", "tool-called search 1:1-1:7" },
            { "only named", "print(search)", "" },
            { "hidden by a variable", "search = 1\nprint(search)", "tool-shadowed search 1:1-1:7" },
            { "hidden by a function", "def search(a): return a\nprint(search(1))", "tool-shadowed search 1:5-1:11" },
            { "hidden by an import", "from re import search\nprint(search)", "tool-shadowed search 1:16-1:22" },
            { "hidden in a function", "def f():\n    for search in []: print(search)\nf()",
                "tool-shadowed search 2:9-2:15" },
            { "an argument hides it on purpose", "def f(search): return search\nf(1)", "" },
            { "a method is no tool", "class A:\n    def search(self): return 1\nA()", "" },
            { "assigned to itself", "search = search\nprint(search)",
                "self-assigned search 1:1-1:16, tool-shadowed search 1:1-1:7" },
            { "a variable assigned to itself", "given = given\nprint(given)", "self-assigned given 1:1-1:14" },
            { "a class keeps what is around", "n = 1\nclass A:\n    n = n\nprint(A)", "" },
        });
    }
    void reportsTools()
    {
        QFETCH(QByteArray, code);
        QTEST(reported(code), "findings");
    }

    void saysNothingThatOnlyASessionCouldReport()
    {
        QCOMPARE(reported("import re\nnope(search)\nsearch = 1\nprint()", pythonPolicy(), {}), QString());
    }

    void settlesLater()
    {
        Review review = m_reviewer->review("import re\nnope()", pythonPolicy());
        const std::size_t before = review.findings.size();
        settle(review, session(), pythonPolicy());
        QCOMPARE(review.findings.size(), before + 2);
        QCOMPARE(review.names.reads, std::vector<std::string> { "nope" });
    }

    void knowsWhatTheFrameworkGives()
    {
        Policy policy = *profile("smolagents-default");
        QCOMPARE(reported("print(sqrt(4), ceil(1.5))\ndef f(a: Nope): return a\nf(1)", policy), QString());
        QCOMPARE(reported("print(sqrt(4))"), QStringLiteral("undefined-call sqrt 1:7-1:11"));
    }

    void letsAVariableHaveTheNameOfADeniedBuiltin()
    {
        const Policy policy = *profile("strict");
        SessionNames names = session();
        QVERIFY(reported("print(input)", policy, names).contains(u"builtin-denied"));
        names.isVariable = [](std::string_view name) { return name == "input"; };
        QCOMPARE(reported("print(input)", policy, names), QString());
        QVERIFY(reported("def f(input): return input\nprint(f(input()))", policy).contains(u"builtin-denied input 2"));
    }

    void seesSecretsInCode()
    {
        const QString found = reported("key = 'ghp_16C7e42F292c6912E7710c838347Ae178B4a'\nprint(key)");
        QVERIFY2(found.startsWith(u"secret-token ghp_"), qPrintable(found));
    }
};

QTEST_GUILESS_MAIN(TestNameUse)
#include "tst_nameuse.moc"
