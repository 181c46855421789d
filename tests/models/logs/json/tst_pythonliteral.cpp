// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/json/pythonliteral.h"

#include <QTest>

#include <simdjson.h>

using namespace vitrine;

class TestPythonLiteral : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void becomesJson_data();
    void becomesJson();
    void rejectsWhatIsNoLiteral_data();
    void rejectsWhatIsNoLiteral();
    void readsToolCallsWithBothKindsOfQuotes();
    void keepsBytesApartFromText();
    void readsReprsOfObjects();
    void stopsAtDeepNesting();
    void reportsHowMuchOfTheTextItTook();
    void reportsWhereItStopped();
};

void TestPythonLiteral::becomesJson_data()
{
    QTest::addColumn<QByteArray>("python");
    QTest::addColumn<QByteArray>("json");
    const auto row = [](const char *name, const char *python, const char *json) {
        QTest::newRow(name) << QByteArray(python) << QByteArray(json);
    };
    row("None", "None", "null");
    row("truths", "[True, False]", "[true,false]");
    row("integers", "[0, -7, +3, 1_000]", R"([0,-7,"+3","1_000"])");
    row("big integer", "1267650600228229401496703205376", "1267650600228229401496703205376");
    row("floats", "[1.5, -2e-07, 1e+16, .5, 5.]", R"([1.5,-2e-07,1e+16,".5","5."])");
    row("no numbers of JSON", "[nan, -inf, 3j]", R"(["nan","-inf","3j"])");
    row("single quotes", R"('it is "quoted"')", R"("it is \"quoted\"")");
    row("double quotes", R"("it's")", R"("it's")");
    row("escapes", R"('a\n\t\\\'\x41\u00e9\U0001F600\101')",
        "\"a\\u000a\\u0009\\\\'A\xC3\xA9\xF0\x9F\x98\x80"
        "A\"");
    row("unknown escape", R"('\d\-')", R"("\\d\\-")");
    row("NUL", R"('a\x00b')", R"("a\u0000b")");
    row("raw", R"(r'\d+')", R"("\\d+")");
    row("triple quotes", "'''two\nlines'''", R"("two\u000alines")");
    row("joined strings", "'a' \"b\"", R"("ab")");
    row("bytes", R"(b'\xffA\\')", R"("\\xffA\\x5c")");
    row("tuple", "(1, (2,), ())", "[1,[2],[]]");
    row("parentheses", "((1))", "1");
    row("set", "{1, 'a'}", R"([1,"a"])");
    row("set of one", "{1}", "[1]");
    row("empty set", "set()", "[]");
    row("frozen set", "frozenset({1, 2})", "[1,2]");
    row("empty dict", "{}", "{}");
    row("dict", "{'a': 1, 2: None, (3, 4): []}", R"({"a":1,"2":null,"[3,4]":[]})");
    row("nested", "[{'a': [{'b': (True,)}]}]", R"([{"a":[{"b":[true]}]}])");
    row("trailing commas and spaces", " [ 1 , 2 , ] ", "[1,2]");
    row("other alphabets", "'caf\xC3\xA9'", "\"caf\xC3\xA9\"");
    row("lone surrogate", R"('\ud83d')", "\"\xEF\xBF\xBD\"");
}

void TestPythonLiteral::becomesJson()
{
    QFETCH(QByteArray, python);
    const auto value = parsePython(python.toStdString());
    QVERIFY(value);
    QTEST(QByteArray::fromStdString(value->toJson()), "json");
    if (qstrcmp(QTest::currentDataTag(), "big integer") == 0)
        return;
    simdjson::dom::parser parser;
    QCOMPARE(parser.parse(value->toJson()).error(), simdjson::SUCCESS);
}

void TestPythonLiteral::rejectsWhatIsNoLiteral_data()
{
    QTest::addColumn<QByteArray>("python");
    for (const char *text : { "", "foo", "1 2", "[1", "[1 2]", "{'a'}: 1}", "{'a': 1, 'b'}", "{1: 2, 3}", "'open",
             "'line\nbreak'", "'\\x4'", "f(", "f(a=)", "<open", "1e", "--1", "{:}", "(,)", "'\\" })
        QTest::newRow(*text == '\0' ? "empty" : text) << QByteArray(text);
}

void TestPythonLiteral::rejectsWhatIsNoLiteral()
{
    QFETCH(QByteArray, python);
    QVERIFY(!parsePython(python.toStdString()));
}

void TestPythonLiteral::readsToolCallsWithBothKindsOfQuotes()
{
    const auto value
        = parsePython(R"([{'id': 'call_1', 'type': 'function', 'function': {'name': 'python_interpreter', )"
                      R"_('arguments': "x = 'it'\nprint(x)"}}])_");
    QVERIFY(value);
    QCOMPARE(value->items.size(), 1u);
    const PythonValue *function = value->items[0].find("function");
    QVERIFY(function != nullptr);
    QCOMPARE(function->find("arguments")->text, "x = 'it'\nprint(x)");
    QCOMPARE(value->items[0].find("absent"), nullptr);
}

void TestPythonLiteral::keepsBytesApartFromText()
{
    const auto value = parsePython(R"(b'\x00\xff')");
    QVERIFY(value && value->kind == PythonValue::Kind::Bytes);
    QCOMPARE(value->text, std::string("\0\xff", 2));
}

void TestPythonLiteral::readsReprsOfObjects()
{
    const auto value
        = parsePython("ChatMessage(role=<MessageRole.USER: 'user'>, content=[{'text': 'a, b) c'}], raw=None, "
                      "tool=<object at 0x7f00>)");
    QVERIFY(value && value->kind == PythonValue::Kind::Call);
    QCOMPARE(value->text, "ChatMessage");
    QCOMPARE(value->find("role")->text, "<MessageRole.USER: 'user'>");
    QCOMPARE(value->find("content")->items[0].find("text")->text, "a, b) c");
    QCOMPARE(value->toJson(),
        R"({"_type":"ChatMessage","role":"<MessageRole.USER: 'user'>","content":[{"text":"a, b) c"}],"raw":null,)"
        R"("tool":"<object at 0x7f00>"})");
}

void TestPythonLiteral::stopsAtDeepNesting()
{
    QVERIFY(parsePython(std::string(100, '[') + std::string(100, ']')));
    QVERIFY(!parsePython(std::string(100'000, '[') + std::string(100'000, ']')));
    QVERIFY(!parsePython(std::string(100'000, '(')));
    std::string calls;
    for (int i = 0; i < 100'000; ++i)
        calls += "f(";
    QVERIFY(!parsePython(calls));
}

void TestPythonLiteral::reportsHowMuchOfTheTextItTook()
{
    std::size_t used = 0;
    const auto value = parsePython("{'a': '}'}: SomeError: text", &used);
    QVERIFY(value);
    QCOMPARE(used, 10u);
}

void TestPythonLiteral::reportsWhereItStopped()
{
    const auto value = parsePython("[1, 2, oops]");
    QVERIFY(!value);
    QCOMPARE(value.error().byte, 11u);
    QVERIFY(value.error().code == ErrorCode::BadValue);
}

QTEST_GUILESS_MAIN(TestPythonLiteral)
#include "tst_pythonliteral.moc"
