// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/codereferences.h"

#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// What messages say of the code they are about.
class TestCodeReferences final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesAreFound_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QList<int>>("lines");
        const auto row = [](const char *name, const char *text, const QList<int> &lines) {
            QTest::newRow(name) << QByteArray(text) << lines;
        };
        row("message", "name 'b' is not defined (line 12)", { 12 });
        row("python", "  File \"<string>\", line 3, in f\n    x = 1\n", { 3 });
        row("python in JSON", "File \\\"<string>\\\", line 3, in f", { 3 });
        row("syntax error", "invalid syntax (<unknown>, line 7)", { 7 });
        row("warning", "<string>:4: SyntaxWarning: invalid escape", { 4 });
        row("library", "  File \"/usr/lib/python3.13/json/decoder.py\", line 355, in raw\n", {});
        row("frozen", "  File \"<frozen importlib._bootstrap>\", line 1360, in _find", {});
        row("both", "File \"<stdin>\", line 2, in f\nFile \"/usr/lib/x.py\", line 8, in g", { 2 });
        row("cell", "Cell In[3], line 2, in f(x)", { 2 });
        row("cell with an arrow", "Cell In[3], line 2\n      1 a\n----> 2 b\n", { 2, 2 });
        row("arrow of a library",
            "Cell In[3], line 2\n----> 2 b\n\nFile /usr/lib/x.py:355, in f(a)\n    354 q\n--> 355 r\n", { 2, 2 });
        row("older IPython", "<ipython-input-5-ab12> in <module>\n----> 1 f()\n\n/usr/x.py in f(a)\n----> 9 q", { 1 });
        row("kernel", "File /tmp/ipykernel_12/34.py:6, in f()\n----> 6 q", { 6, 6 });
        row("input", "Input In [3], in <cell line: 8>()\n----> 8 f()", { 8, 8 });
        row("words", "a headline 3, underline 4, line x", {});
        row("nothing", "", {});
    }
    void linesAreFound()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QList<int>, lines);
        QList<int> found;
        for (const auto &reference : codeReferences(text))
            found.append(reference.line);
        QCOMPARE(found, lines);
    }

    void locationsAreBytes()
    {
        const QByteArray text("\xc3\xa4\xe2\x82\xac: line 3");
        const auto found = codeReferences(text);
        QCOMPARE(found.size(), 1U);
        QCOMPARE(text.sliced(found[0].from, found[0].to - found[0].from), "line 3");
    }

    void aQuotedStatementIsFound()
    {
        const QByteArray text("Code execution failed at line 'while a:\n    b += 'x'' due to: InterpreterError: no");
        const auto found = codeReferences(text);
        QCOMPARE(found.size(), 1U);
        QCOMPARE(found[0].line, 0);
        QCOMPARE(found[0].code, u"while a:\n    b += 'x'"_s);
        // The link is its first line.
        QCOMPARE(text.sliced(found[0].from, found[0].to - found[0].from), "while a:"_ba);
    }
};

QTEST_GUILESS_MAIN(TestCodeReferences)
#include "tst_codereferences.moc"
