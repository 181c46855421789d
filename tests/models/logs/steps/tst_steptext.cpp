// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/steps/steptext.h"

#include <QTest>

using namespace vitrine;

class TestStepText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void partsThoughtFromCode_data();
    void partsThoughtFromCode();
    void partsLogsFromResult();
    void keepsLogsToTheCharacter();
    void takesTheLastMarkOfAResult();
    void knowsTheInterpreterToolsWords();
    void takesOtherTextAsResult();
    void marksTruncatedText();
    void splitsAtTags_data();
    void splitsAtTags();
};

void TestStepText::partsThoughtFromCode_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<QByteArray>("thought");
    QTest::addColumn<QByteArray>("code");
    const auto row = [](const char *name, const char *reply, const char *thought, const char *code) {
        QTest::newRow(name) << QByteArray(reply) << QByteArray(thought) << QByteArray(code);
    };
    row("tags", "Thought: I add.\n<code>\nx = 1\n</code>", "I add.", "x = 1");
    row("two blocks", "A\n<code>\nx = 1\n</code>\nB\n<code>\ny = 2\n</code>", "A", "x = 1\n\ny = 2");
    row("tag not closed", "A <code>\nx = 1\n", "A", "x = 1");
    row("old fence", "Thought: I add.\nCode:\n```py\nx = 1\n```<end_code>", "I add.", "x = 1");
    row("python fence", "I add.\n```python\nx = 1\n```\nmore\n```python\ny = 2\n```", "I add.", "x = 1\n\ny = 2");
    row("fence before a lone closing tag", "I add.\n```python\nx = 1\n```</code>", "I add.", "x = 1");
    row("fence of another language", "I add.\n```bash\nls\n```", "I add.\n```bash\nls\n```", "");
    row("no code", "Thought: It is 216.</code>", "It is 216.", "");
    row("nothing", "", "", "");
}

void TestStepText::partsThoughtFromCode()
{
    QFETCH(QByteArray, reply);
    const ModelReply result = splitReply(reply.toStdString());
    QTEST(QByteArray::fromStdString(result.thought), "thought");
    QTEST(QByteArray::fromStdString(result.code ? result.code->text : std::string {}), "code");
}

void TestStepText::partsLogsFromResult()
{
    const auto outputs = splitObservation("Execution logs:\n4\nLast output from code snippet:\nNone");
    QCOMPARE(outputs.size(), 2u);
    QVERIFY(outputs[0].stream == OutputStream::Log);
    QCOMPARE(outputs[0].text, "4\n");
    QVERIFY(outputs[1].stream == OutputStream::Result);
    QCOMPARE(outputs[1].text, "None");
    const auto silent = splitObservation("Execution logs:\nLast output from code snippet:\n2");
    QCOMPARE(silent.size(), 1u);
    QCOMPARE(silent[0].text, "2");
}

void TestStepText::keepsLogsToTheCharacter()
{
    const auto failed = splitObservation("Execution logs:\n  a \n\n");
    QCOMPARE(failed.size(), 1u);
    QVERIFY(failed[0].stream == OutputStream::Log);
    QCOMPARE(failed[0].text, "  a \n\n");
    const auto glued = splitObservation("Execution logs:\nabcLast output from code snippet:\n");
    QCOMPARE(glued[0].text, "abc");
    QCOMPARE(glued[1].text, "");
}

void TestStepText::takesTheLastMarkOfAResult()
{
    const auto outputs = splitObservation(
        "Execution logs:\nLast output from code snippet:\nfake\nLast output from code snippet:\nreal");
    QCOMPARE(outputs[0].text, "Last output from code snippet:\nfake\n");
    QCOMPARE(outputs[1].text, "real");
}

void TestStepText::knowsTheInterpreterToolsWords()
{
    const auto outputs = splitObservation("Stdout:\nhello\n\nOutput: 2");
    QCOMPARE(outputs.size(), 2u);
    QCOMPARE(outputs[0].text, "hello\n");
    QCOMPARE(outputs[1].text, "2");
}

void TestStepText::takesOtherTextAsResult()
{
    const auto outputs = splitObservation("The answer is 4");
    QCOMPARE(outputs.size(), 1u);
    QVERIFY(outputs[0].stream == OutputStream::Result);
    QVERIFY(splitObservation("").empty());
}

void TestStepText::marksTruncatedText()
{
    const auto outputs = splitObservation("Execution logs:\naa\n..._This content has been truncated to stay below 4 "
                                          "characters_...\naa\nLast output from code "
                                          "snippet:\nNone");
    QVERIFY(outputs[0].isTruncated);
    QVERIFY(!outputs[1].isTruncated);
}

void TestStepText::splitsAtTags_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("inside");
    QTest::addColumn<QByteArray>("behind");
    QTest::newRow("tags alone") << QByteArray("<q>\nAdd it.\n</q>") << QByteArray() << QByteArray("Add it.")
                                << QByteArray();
    QTest::newRow("context") << QByteArray("<time>9</time>\n<q>Add it.</q>\n<open>a.py</open>\n")
                             << QByteArray("<time>9</time>") << QByteArray("Add it.")
                             << QByteArray("<open>a.py</open>");
    QTest::newRow("an earlier request") << QByteArray("<q>old</q> <q>new</q>") << QByteArray("<q>old</q>")
                                        << QByteArray("new") << QByteArray();
    QTest::newRow("not closed") << QByteArray("<q> new") << QByteArray() << QByteArray("new") << QByteArray();
    QTest::newRow("empty") << QByteArray("<q></q>") << QByteArray() << QByteArray() << QByteArray();
}

void TestStepText::splitsAtTags()
{
    QFETCH(QByteArray, text);
    const auto parts = splitAtTags(std::string_view(text.data(), text.size()), "q");
    QVERIFY(parts);
    const auto bytes
        = [](std::string_view part) { return QByteArray(part.data(), static_cast<qsizetype>(part.size())); };
    QTEST(bytes(parts->before), "before");
    QTEST(bytes(parts->inside), "inside");
    QTEST(bytes(parts->behind), "behind");
    QVERIFY(!splitAtTags("</q> no tag", "q"));
}

QTEST_GUILESS_MAIN(TestStepText)
#include "tst_steptext.moc"
