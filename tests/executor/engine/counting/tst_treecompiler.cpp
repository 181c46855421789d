// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/counting/treecompiler.h"
#include "executor/review/pyref.h"
#include "executor/review/pythonruntime.h"
#include "executor/review/syntaxtypes.h"

#include <QTest>

#include <fstream>
#include <sstream>

using namespace vitrine;

/// A tree from the parser is compiled to what CPython makes of its text.
class TestTreeCompiler : public QObject {
    Q_OBJECT

    std::shared_ptr<PythonRuntime> m_python;

    static constexpr int awaits = PyCF_ALLOW_TOP_LEVEL_AWAIT;

    static PyRef natively(const std::string &source)
    {
        PyCompilerFlags flags { .cf_flags = awaits | PyCF_SOURCE_IS_UTF8, .cf_feature_version = PY_MINOR_VERSION };
        return PyRef::steal(Py_CompileStringExFlags(source.c_str(), "<step>", Py_file_input, &flags, 0));
    }

    static std::string takenError()
    {
        const PyRef exception = takeException();
        const PyRef text = PyRef::steal(exception ? PyObject_Repr(exception.get()) : nullptr);
        return fromPython(text.get());
    }

    // Empty when both are the same code, or both refuse it.
    std::string difference(const std::string &source) const
    {
        const Gil gil;
        const PyRef tree = m_python->syntax().parse(source, "<step>");
        if (!tree)
            return takenError();
        const PyRef wanted = natively(source);
        const std::string wantedError = takenError();
        const PyRef got = compileTree(tree.get(), "<step>", awaits);
        const std::string gotError = takenError();
        if (wantedError.empty() != gotError.empty())
            return wantedError + " is not " + gotError;
        const bool isSame = wanted && got && PyObject_RichCompareBool(wanted.get(), got.get(), Py_EQ) == 1;
        return isSame || !wantedError.empty() ? std::string() : "other code";
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto python = PythonRuntime::start();
        QVERIFY(python.has_value());
        m_python = std::move(*python);
    }
    void cleanupTestCase() { m_python.reset(); }

    void compilesAsPythonDoes_data()
    {
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *code) { QTest::newRow(code) << QByteArray(code); };
        row("");
        row("'text'\nx: int = 1\ny: 'z'\n(w): int\na.b: int = 3\nx += 2; x @= y; x //= 1; x **= 2; x >>= 1; x <<= 1");
        row("def f(a, /, b: int = 2, *c: str, d, e=5, **g) -> int:\n    'doc'\n    global h\n    return a");
        row("def f():\n    n = 0\n    def g():\n        nonlocal n\n        n += 1\n    return g");
        row("def f[T: int = str, *Ts, **P](a: T) -> T: return a\nclass C[T](B, metaclass=M): pass\ntype X[T] = T | "
            "int");
        row("@d(1)\n@e\nclass A(B, *c, k=v, **w):\n    x = 1\n    def m(self): return super().m()");
        row("async def f():\n    async for a in b: pass\n    else: pass\n    async with c as d, e: await g\n"
            "    return [i async for i in j if await k]");
        row("await a\n[b async for b in c]");
        row("def g():\n    x = yield\n    yield 1\n    yield from h()\n    return");
        row("for a, *b in c:\n    if a: continue\n    elif b: break\n    else: pass\nelse: d");
        row("while a < b <= c != d == e >= f > g is h is not i in j not in k:\n    pass\nelse: l");
        row("with a as b, c as (d, e), f: pass\nwith (a, b): pass");
        row("try: a\nexcept B as c: raise\nexcept (D, E): raise F from g\nexcept: raise H\nelse: i\nfinally: j");
        row("try: a\nexcept* B as c: d\nfinally: e");
        row("match a:\n    case 1 | -2.5 | 3 + 4j | 'x' | None | True: b\n    case [c, *d] if d: e\n"
            "    case {'k': f, **g}: h\n    case C(1, x=i, y=D()): j\n    case (k, [_, l]) as m: n\n    case a.b: o\n"
            "    case [*_]: p\n    case _: q");
        row("import a, b.c as d\nfrom . import e\nfrom ..f import (g as h, i)\nfrom j import *");
        row("assert a, 'b'\nassert c\ndel a, b[0], c.d, (e, f)\npass");
        row("a = b = *c, d = e\n[f, (g, *h)] = i\nj[k:l:m, n, ...] = o[:]\np.q = r[-1]");
        row("x = [a, *b], (c,), {d, *e}, {f: g, **h}, {}, ()");
        row("x = {a: b for a, b in c if a if b}, {d for d in e}, [f for g in h for f in g], (i for i in j)");
        row("f = lambda a, *b, c=1, **d: (yield)\ng = lambda: 0");
        row("x = a if b else c or d and not e\ny = (z := 5)");
        row("x = f'a{b!r:>{c}}{d=}{{e}}' 'f'\ny = rb'\\d'\nz = u'x'[0]");
        row("x = -a + ~b - +c * d / e // f % g ** h << i >> j | k & l ^ m @ n");
        row("f(a, *b, c=d, **e)(g)(h, *i, j=k)");
        row("x = 10 ** 30, 1.5, 2j, b'c', 'd', ..., None, True, 'caf\xc3\xa9'");
        row("from __future__ import annotations\ndef f(a: b.c) -> d: pass");
        row("class C:\n    __x = 1\n    def f(self): return self.__x, __class__");
        row("return 5");
        row("def f():\n    x = 1\n    global x");
        row("break");
        row("def f(a, a): pass");
        row("*a");
        row("[(yield)]\nyield 1");
    }
    void compilesAsPythonDoes()
    {
        QFETCH(QByteArray, code);
        QCOMPARE(difference(code.toStdString()), std::string());
    }
    void compilesTheStandardLibraryAsPythonDoes_data()
    {
        QTest::addColumn<QString>("module");
        for (const char *module : { "ast", "argparse", "asyncio.base_events", "asyncio.taskgroups", "collections",
                 "contextlib", "dataclasses", "datetime", "decimal", "enum", "functools", "inspect", "json.decoder",
                 "pathlib", "pickle", "re._parser", "statistics", "tokenize", "typing", "unittest.mock" })
            QTest::newRow(module) << QString::fromLatin1(module);
    }
    void compilesTheStandardLibraryAsPythonDoes()
    {
        QFETCH(QString, module);
        std::string file;
        {
            const Gil gil;
            const PyRef loaded = importModule(module.toStdString().c_str());
            const PyRef path = PyRef::steal(loaded ? PyObject_GetAttrString(loaded.get(), "__file__") : nullptr);
            file = fromPython(path.get());
        }
        std::ostringstream text;
        text << std::ifstream(file).rdbuf();
        QVERIFY(text.str().size() > 50);
        QCOMPARE(difference(text.str()), std::string());
    }
    void saysThatATreeIsTooDeep()
    {
        std::string deep = "a";
        for (int i = 0; i < 200'000; ++i)
            deep += ".b";
        const Gil gil;
        const SyntaxTypes &types = m_python->syntax();
        const PyRef tree = types.parse(deep, "<step>");
        const PyRef code = tree ? compileTree(tree.get(), "<step>", 0) : PyRef();
        QVERIFY(!code);
        QVERIFY(takenError().starts_with("RecursionError"));
    }
};

QTEST_GUILESS_MAIN(TestTreeCompiler)
#include "tst_treecompiler.moc"
