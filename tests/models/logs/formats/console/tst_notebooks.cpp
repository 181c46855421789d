// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/logs/madelogs.h"

#include "models/logs/formats/console/consolelines.h"
#include "models/logs/formats/console/consoletext.h"
#include "models/logs/json/jsonvalues.h"

#include <QTest>

using namespace vitrine;

/// Notebooks, and what an agent printed in them or on a console.
class TestNotebooks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsCellsWithTheirOutputs();
    void keepsImages();
    void marksWhatOnlyIPythonRuns();
    void reportsOutOfOrder();
    void reportsItsPython();
    void readsOtherLanguages();
    void takesAgentStepsOutOfOutputs();
    void readsAConsoleLog();
    void joinsWrappedCode();
    void removesEscapes_data();
    void removesEscapes();
};

void TestNotebooks::readsCellsWithTheirOutputs()
{
    const ImportedText log(
        R"({"nbformat": 4, "nbformat_minor": 5, "metadata": {"kernelspec": {"language": "python"}}, "cells": [
        {"cell_type": "markdown", "source": ["# Title\n", "text"]},
        {"cell_type": "code", "execution_count": 1, "source": ["print(1)\n", "2"], "metadata": {"execution":
          {"iopub.execute_input": "2025-01-01T00:00:00Z", "shell.execute_reply": "2025-01-01T00:00:02Z"}}, "outputs": [
          {"output_type": "stream", "name": "stdout", "text": ["\u001b[1m1\u001b[0m\n"]},
          {"output_type": "execute_result", "data": {"text/plain": "2"}, "execution_count": 1},
          {"output_type": "display_data", "data": {"image/png": "AAAA"}}]},
        {"cell_type": "code", "execution_count": 2, "source": "1/0", "outputs": [{"output_type": "error",
          "ename": "ZeroDivisionError", "evalue": "division by zero", "traceback": ["\u001b[31mTrace\u001b[0m"]}]}]})");
    VERIFY_READ(log);
    QCOMPARE(log.report->format, "notebook");
    QCOMPARE(log.report->steps, 2u);
    const auto &steps = log.sink.runs.at(0).steps;
    QCOMPARE(steps.at(1).code.at(0).text, "print(1)\n2");
    QCOMPARE(steps.at(1).time.seconds, 2.0);
    QCOMPARE(steps.at(1).outputs.at(0).text, "\x1b[1m1\x1b[0m\n");
    QVERIFY(steps.at(1).outputs.at(1).stream == OutputStream::Result);
    QCOMPARE(steps.at(1).outputs.at(2).text, "data:image/png;base64,AAAA");
    QVERIFY(steps.at(1).outputs.at(2).stream == OutputStream::Display);
    QCOMPARE(steps.at(2).error->type, "ZeroDivisionError");
    QCOMPARE(steps.at(2).error->traceback, "Trace\n");
}

std::string notebookOf(const char *cells);

void TestNotebooks::keepsImages()
{
    const ImportedText log(notebookOf(R"({"cell_type": "code", "source": "plot", "outputs": [
        {"output_type": "execute_result", "data": {"text/plain": "<Figure>", "image/png": ["iVBO\n", "Rw0=\n"]}},
        {"output_type": "display_data", "data": {"image/jpeg": "'><script>", "text/html": "<p>"}},
        {"output_type": "display_data", "data": {"image/svg+xml": "<svg/>"}},
        {"output_type": "display_data", "data": {"image/webp": ""}}]})"));
    VERIFY_READ(log);
    const auto &outputs = log.sink.runs.at(0).steps.at(0).outputs;
    QCOMPARE(outputs.size(), std::size_t(5));
    QCOMPARE(outputs.at(0).text, "<Figure>");
    QVERIFY(outputs.at(0).stream == OutputStream::Result);
    QCOMPARE(outputs.at(1).text, "data:image/png;base64,iVBORw0=");
    QVERIFY(outputs.at(1).stream == OutputStream::Display);
    QCOMPARE(outputs.at(2).text, "<image/jpeg, text/html>");
    QCOMPARE(outputs.at(3).text, "<image/svg+xml>");
    QCOMPARE(outputs.at(4).text, "<image/webp>");
}

std::string notebookOf(const char *cells)
{
    return std::string(R"({"nbformat": 4, "metadata": {}, "cells": [)") + cells + "]}";
}

void TestNotebooks::marksWhatOnlyIPythonRuns()
{
    const ImportedText log(notebookOf(R"({"cell_type": "code", "source": "!pip install x\nimport x", "outputs": []},
        {"cell_type": "code", "source": "%%bash\nls", "outputs": []}, {"cell_type": "code", "source": "x = 7 % 3", "outputs": []})"));
    VERIFY_READ(log);
    const auto &steps = log.sink.runs.at(0).steps;
    QVERIFY(steps.at(0).code.at(0).language == Language::Other);
    QVERIFY(steps.at(1).code.at(0).language == Language::Bash);
    QVERIFY(steps.at(2).code.at(0).language == Language::Python);
}

void TestNotebooks::reportsOutOfOrder()
{
    const ImportedText log(notebookOf(R"({"cell_type": "code", "execution_count": 5, "source": "a", "outputs": []},
        {"cell_type": "code", "execution_count": 3, "source": "b", "outputs": []})"));
    VERIFY_READ(log);
    QVERIFY(log.sink.runs.at(0).record.extra.contains("\"out_of_order\":true"));
    QCOMPARE(log.sink.runs.at(0).steps.at(0).externalNumber, 5);
    QCOMPARE(log.sink.runs.at(0).steps.at(0).ordinal, 1u);
}

void TestNotebooks::reportsItsPython()
{
    const ImportedText log(R"({"nbformat": 4, "cells": [{"cell_type": "code", "source": "x = 1", "outputs": []}],
        "metadata": {"language_info": {"name": "python", "version": "3.11.9"}}})");
    VERIFY_READ(log);
    QVERIFY(log.sink.runs.at(0).record.extra.contains(R"("environment":{"python":"3.11.9"})"));
}

void TestNotebooks::readsOtherLanguages()
{
    const ImportedText log(R"({"nbformat": 4, "cells": [{"cell_type": "code", "source": "x <- 1", "outputs": []}],
        "metadata": {"language_info": {"name": "R", "version": "4.1"}}})");
    VERIFY_READ(log);
    QVERIFY(!log.sink.runs.at(0).record.extra.contains("environment"));
    QVERIFY(log.sink.runs.at(0).steps.at(0).code.at(0).language == Language::Other);
}

constexpr const char *console
    = "╭──────── New run ────────╮\n│                         │\n│ How much is it?         │\n"
      "╰─ HfModel - some/model ──╯\n━━━━━━━━━━ Step 1 ━━━━━━━━━━\n"
      " ─ Executing parsed code: ─────────────\n  x = 1\n  if x:\n      print(x)\n ──────────────────────────\n"
      "Execution logs:\n1\n\nOut: None\n[Step 1: Duration 1.50 seconds| Input tokens: 2,009 | Output tokens: 45]\n"
      "━━━━━━━━━━ Step 2 ━━━━━━━━━━\nError in code parsing:\nno block\n"
      "[Step 2: Duration 0.20 seconds| Input tokens: 2,500 | Output tokens: 5]\n";

void TestNotebooks::readsAConsoleLog()
{
    const ImportedText log(console);
    VERIFY_READ(log);
    QCOMPARE(log.report->format, "agent-console");
    const auto &run = log.sink.runs.at(0);
    QCOMPARE(run.record.task, "How much is it?");
    QCOMPARE(run.record.model, "some/model");
    QCOMPARE(run.steps.size(), 2u);
    QCOMPARE(run.steps.at(0).code.at(0).text, "x = 1\nif x:\n    print(x)");
    QCOMPARE(run.steps.at(0).outputs.at(0).text, "1\n\n");
    QCOMPARE(run.steps.at(0).outputs.at(1).text, "None");
    QCOMPARE(run.steps.at(0).tokens.input, 2009);
    QVERIFY(run.steps.at(0).time.quality == Quality::Derived);
    QCOMPARE(run.steps.at(0).span.line, 5u);
    QVERIFY(run.steps.at(1).error->layer == ErrorLayer::Parse);
}

void TestNotebooks::takesAgentStepsOutOfOutputs()
{
    const std::string text = notebookOf((
        R"json({"cell_type": "code", "source": "agent.run()", "outputs": [{"output_type": "stream", "name": "stdout", "text": )json"
        + std::string(quotedJson(console)) + "}]}")
            .c_str());
    const ImportedText plain(text);
    VERIFY_READ(plain);
    QCOMPARE(plain.report->steps, 1u);
    const ImportedText steps(text, { .format = "agent-console", .progress = {} });
    VERIFY_READ(steps);
    QCOMPARE(steps.report->steps, 2u);
    QCOMPARE(steps.report->codeSteps, 1u);
}

void TestNotebooks::joinsWrappedCode()
{
    const ImportedText log(
        "━━━━ Step 0 ━━━━\n╭─ Executing this code: ──╮\n│   1 print(\"a long         │\n│     text\")               │\n"
        "│   2 y                    │\n╰──────────────────────────╯\n");
    VERIFY_READ(log);
    QCOMPARE(log.sink.runs.at(0).steps.at(0).code.at(0).text, "print(\"a longtext\")\ny");
}

void TestNotebooks::removesEscapes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("plain");
    QTest::newRow("color") << QByteArray("\x1b[1;31mred\x1b[0m") << QByteArray("red");
    QTest::newRow("title") << QByteArray("\x1b]0;title\x07x") << QByteArray("x");
    QTest::newRow("cut") << QByteArray("a\x1b[38;2") << QByteArray("a");
    QTest::newRow("lone") << QByteArray("a\x1b") << QByteArray("a");
    QTest::newRow("title without end") << QByteArray("a\x1b]0;b\nc\x07") << QByteArray("a]0;b\nc\x07");
}

void TestNotebooks::removesEscapes()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, plain);
    QCOMPARE(QByteArray::fromStdString(withoutEscapes(text.toStdString())), plain);
}

QTEST_GUILESS_MAIN(TestNotebooks)
#include "tst_notebooks.moc"
