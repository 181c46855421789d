// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/standalonecode.h"

#include <QTest>

using namespace vitrine;

/// Code that a file can hold between any other, and code that would keep Python from reading all of the file.
class TestStandaloneCode : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        auto started = PythonRuntime::start();
        QVERIFY(started.has_value());
        m_python = *started;
    }
    void knowsWhatCanBeInAFile_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<bool>("can");
        const auto row = [](const char *name, const QByteArray &code, bool can) { QTest::newRow(name) << code << can; };
        row("code", "x = 1\nprint(x)", true);
        row("nothing", "", true);
        row("a block at the end", "if x:\n    pass", true);
        row("a comment at the end", "x = 1 # done", true);
        row("CR LF", "if x:\r\n    y = 1\r\n", true);
        row("form feed", "x = 1\f\n\fy = 2", true);
        row("line separator in a text", "x = 'a\xe2\x80\xa8z'", true);
        row("global of a function", "def f():\n    global x\n    x = 1", true);
        row("the word alone", "'global'", true);
        row("syntax error", "x = = 1", false);
        row("prose", "I will now look at the file.", false);
        row("open text", "x = '''", false);
        row("open bracket", "f(", false);
        row("open line", "x = 1 \\", false);
        row("open block", "if x:", false);
        row("indented", "    x = 1", false);
        row("NUL", QByteArray("x = 1\0y", 7), false);
        row("byte order mark", "\xef\xbb\xbfx = 1", false);
        row("no UTF-8", "x = '\xff'", false);
        row("no UTF-8 in a comment", "x = 1 # \xff", false);
        row("line separator as a line end", "x = 1\xe2\x80\xa8y = 2", false);
        row("future", "from __future__ import annotations", false);
        row("await", "await x", false);
        row("return", "return x", false);
        row("global", "global x", false);
        row("global in a block", "if x:\n    try:\n        pass\n    except E:\n        global x", false);
        row("global in a case", "match x:\n    case 1:\n        global x", false);
        row("too deep", QByteArray(5000, '(') + QByteArray(5000, ')'), false);
    }
    void knowsWhatCanBeInAFile()
    {
        QFETCH(const QByteArray, code);
        QFETCH(const bool, can);
        QCOMPARE(StandaloneCode(m_python).isStandalone({ code.constData(), std::size_t(code.size()) }), can);
    }

private:
    std::shared_ptr<PythonRuntime> m_python;
};

QTEST_GUILESS_MAIN(TestStandaloneCode)
#include "tst_standalonecode.moc"
