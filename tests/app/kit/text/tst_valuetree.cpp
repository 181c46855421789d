// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/valuemodel.h"
#include "app/kit/text/valuetree.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

QString printed(const ValueModel &model, const QModelIndex &above = {})
{
    QStringList parts;
    for (int row = 0; row < model.rowCount(above); ++row) {
        const auto name = model.index(row, 0, above);
        const auto inner = printed(model, name);
        parts.append(name.data().toString() % u'=' % name.siblingAtColumn(1).data().toString()
            % (inner.isEmpty() ? QString() : u'[' % inner % u']'));
    }
    return parts.join(u' ');
}

QString printed(const char *text)
{
    ValueModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    auto nodes = valueTree(text);
    model.setNodes(nodes.value_or(std::vector<ValueNode>()));
    return printed(model);
}

} // namespace

/// Values that logs and Python print, as a tree.
class TestValueTree final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsValues_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("tree");
        const auto row = [](const char *name, const char *text, const char *tree) {
            QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(tree);
        };
        row("json", "{\"a\": 1, \"b\": [true, null]}", "\"a\"=1 \"b\"=2 value(s)[0=true 1=null]");
        row("python", "{'a': 1.5, 2: (None, -3)}", "'a'=1.5 2=2 value(s)[0=None 1=-3]");
        row("set", "{'x', b'y'}", "0='x' 1=b'y'");
        row("call", "array([1, 2], dtype=int8)", "0=2 value(s)[0=1 1=2] dtype=int8");
        row("calls within", "[np.float64(0.5), <class 'int'>]", "0=np.float64, 1 value(s)[0=0.5] 1=<class 'int'>");
        row("key of values", "{(1, 2): 'x'}", "(1, 2)='x'");
        row("escapes", "['it\\'s', \"a\\\"b\"]", "0='it\\'s' 1=\"a\\\"b\"");
        row("doubled name", "{\"a\": 1, \"a\": 2}", "\"a\"=1 \"a\"=2");
        row("large number", "[123456789012345678901234567890]", "0=123456789012345678901234567890");
        row("trailing comma", "(1,)", "0=1");
        row("lines", "[\n  1,\n  2\n]\n", "0=1 1=2");
        row("hidden", "['\xe2\x80\xae']", "0='⟨U+202E⟩'");
    }

    void readsValues()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, tree);
        QCOMPARE(printed(text.constData()), tree);
    }

    void otherTextHasNone_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const auto *text : { "", "hello", "1", "'x'", "[]", "{}", "[1", "[1 2]", "{'a' 1}", "['x]", "[1] [2]",
                 "[1]x", "x = [1]", "(a + b)", "[x for x in y]", "[<unclosed]", "print(1) done" })
            QTest::newRow(text) << QByteArray(text);
    }

    void otherTextHasNone()
    {
        QFETCH(const QByteArray, text);
        QVERIFY(!valueTree(std::string_view(text)));
    }

    void nestingHasAnEnd()
    {
        const auto deep = std::string(100'000, '[') + "1" + std::string(100'000, ']');
        QVERIFY(!valueTree(deep));
        const auto fine = std::string(50, '[') + "1" + std::string(50, ']');
        QVERIFY(valueTree(fine).has_value());
    }

    void lengthHasAnEnd() { QVERIFY(!mayHaveValues("[" + std::string(5 << 20, '1') + "]")); }

    void aValueIsCopiedAsItStood()
    {
        ValueModel model;
        model.setNodes(*valueTree("{'a': [1, 'x'], 'b': f(2, n=3)}"));
        QCOMPARE(model.valueText(model.index(0, 1)), u"[1, 'x']"_s);
        QCOMPARE(model.valueText(model.index(1, 0)), u"f(2, n=3)"_s);
    }

    void tipsAreNoRichText()
    {
        ValueModel model;
        model.setNodes(*valueTree("['<b>x</b>']"));
        QVERIFY(!model.index(0, 1).data(Qt::ToolTipRole).toString().contains(u"<b>"));
    }
};

QTEST_GUILESS_MAIN(TestValueTree)
#include "tst_valuetree.moc"
