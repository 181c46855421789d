// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/index/pythonbindings.h"

#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// Which statement gives a name its value, and from what.
class TestPythonBindings final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reportsWhatIsBoundWhereAndFromWhat_data();
    void reportsWhatIsBoundWhereAndFromWhat();
    void namesTheLastBinding();
    void prefersWhatIsCertain();
    void readsWhateverItIsGiven();
};

void TestPythonBindings::reportsWhatIsBoundWhereAndFromWhat_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("bindings");
    const auto row = [](const char *name, const char *code, const char *bindings) {
        QTest::newRow(name) << QString::fromUtf8(code) << QString::fromUtf8(bindings);
    };
    row("assignment", "a = 1\nb = a + c", "a@1; b@2 a c");
    row("several targets", "a, b = c\n(d, e) = f\ng = h = i", "b@1 c; a@1 c; e@2 f; d@2 f; g@3 i; h@3 i");
    row("annotated", "a: int = b", "a@1 b int");
    row("updated", "a += b", "a@1 a b");
    row("part of a value", "a['x'] = b[c]\nd.e = f", "a@1 a b c; d@2 d f");
    row("index of a target", "a[b, c] = d", "a@1 a b c d");
    row("over several lines", "a = [\n    b,\n    c,\n]\nd = a", "a@1 b c; d@5 a");
    row("import", "import a.b\nimport c as d\nfrom e import f, g as h", "a@1; d@2; f@3; h@3");
    row("loop", "for a, b in c:\n    d = a", "a@1 c; b@1 c; d@2 a");
    row("with and walrus", "with open(a) as b:\n    if (c := b.read()):\n        pass", "b@1 a open; c@2 b");
    row("comprehension", "a = [b * c for b in d]", "a@1 c d");
    row("lambda", "a = lambda b: b + c", "a@1 c");
    row("keyword argument", "a = f(b=c)", "a@1 c f");
    row("members", "a = b.c(d).e", "a@1 b d");
    row("texts and comments", "a = 'b' + \"c\"  # d\ne = f'{g} {{h}}'", "a@1; e@2 g");
    row("function", "def a(b, c=d):\n    e = b + f\n    return e\ng = a(1)", "a@1 d f; g@4 a");
    row("one-line function", "def a(b): return b + c\nd = 1", "a@1 c; d@2");
    row("async function", "async def a():\n    await b()", "a@1 b");
    row("class", "class A(B):\n    c = d", "A@1 B d");
    row("method", "a.append(b)", "a@1? a b");
    row("a call binds nothing", "print(a)\nf(b=1)", "");
    row("semicolons", "a = 1; b = a", "a@1; b@1 a");
    row("comparison", "if a == b: c = d", "c@1 a b d");
}

void TestPythonBindings::reportsWhatIsBoundWhereAndFromWhat()
{
    QFETCH(QString, code);
    QFETCH(QString, bindings);
    QStringList found;
    for (const PythonBinding &one : pythonBindings(code.toStdString())) {
        QString text = QString::fromStdString(one.name) + u'@' + QString::number(one.line);
        text += one.isCertain ? u""_s : u"?"_s;
        for (const std::string &name : one.reads)
            text += u' ' + QString::fromStdString(name);
        found << text;
    }
    QCOMPARE(found.join(u"; "_s), bindings);
}

void TestPythonBindings::namesTheLastBinding()
{
    const auto bindings = pythonBindings("a = 1\nb = a\na = b\n");
    QCOMPARE(bindingOf(bindings, "a")->line, 3);
    QCOMPARE(bindingOf(bindings, "a", 3)->line, 1);
    QVERIFY(bindingOf(bindings, "a", 1) == nullptr);
    QVERIFY(bindingOf(bindings, "c") == nullptr);
}

void TestPythonBindings::prefersWhatIsCertain()
{
    // A method that only reads is as likely as one that changes.
    QCOMPARE(bindingOf(pythonBindings("a = []\na.append(1)\n"), "a")->line, 1);
    const auto called = pythonBindings("b = a\na.append(1)\na.sort()");
    QCOMPARE(bindingOf(called, "a")->line, 3);
    QVERIFY(!bindingOf(called, "a")->isCertain);
}

void TestPythonBindings::readsWhateverItIsGiven()
{
    for (const char *code : { "", "\n\n", "def", "=", "= =", "a =", "for", "import", "from", "((((", "]]]", "f'{",
             "class\n = (", "\xff\xfe = \xff" })
        QVERIFY(pythonBindings(code).size() < 4);
    const std::string deep(100'000, '(');
    QVERIFY(pythonBindings("a = " + deep).size() == 1);
}

QTEST_GUILESS_MAIN(TestPythonBindings)
#include "tst_pythonbindings.moc"
