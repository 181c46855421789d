// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/record/actions.h"

#include <QTest>

using namespace vitrine;

/// What the actions of a step are.
class TestStepActions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reportsTheKindByTheTool_data();
    void reportsTheKindByTheTool();
    void findsTheFile();
    void joinsCallsWithTheirCode();
    void takesCodeWithoutCalls();
    void findsCallsWithinCalls();
    void findsAllCallsOfACall();
    void takesWhatACommandIsGiven();
};

void TestStepActions::reportsTheKindByTheTool_data()
{
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("kind");
    const auto row = [](const char *tool, const char *arguments, const char *kind) {
        QTest::addRow("%s %s", tool, arguments)
            << QString::fromLatin1(tool) << QString::fromLatin1(arguments) << QString::fromLatin1(kind);
    };
    row("Bash", "{}", "command");
    row("run_shell_command", "{}", "command");
    row("python_interpreter", "{}", "code");
    row("Write", "{}", "write");
    row("write_to_file", "{}", "write");
    row("MultiEdit", "{}", "edit");
    row("apply_patch", "{}", "edit");
    row("copilot_applyPatch", "{}", "edit");
    row("patch", "{}", "edit");
    row("str_replace_editor", R"({"command": "view"})", "read");
    row("str_replace_editor", R"({"command": "str_replace"})", "edit");
    row("Read", "{}", "read");
    row("Grep", "{}", "search");
    row("google_web_search", "{}", "search");
    row("WebFetch", "{}", "fetch");
    row("developer__read_image", "{}", "read");
    row("developer__text_editor", R"({"command": "write"})", "write");
    row("create_new_file", "{}", "write");
    row("single_find_and_replace", "{}", "edit");
    row("multi_edit", "{}", "edit");
    row("find_path", "{}", "search");
    row("fs_write", R"({"command": "append"})", "edit");
    row("fs_write", "{}", "write");
    row("write", R"({"command": "strReplace"})", "edit");
    row("fs_read", "{}", "read");
    row("Task", "{}", "delegate");
    row("final_answer", "{}", "message");
    row("get_weather", "{}", "tool");
    row("StrReplace", "{}", "edit");
    row("Delete", "{}", "write");
    row("delete_file", "{}", "write");
    row("copilot_applyPatch", "{}", "edit");
    row("copilot_readFile", "{}", "read");
    row("copilot_replaceString", "{}", "edit");
    row("multi_replace_string_in_file", "{}", "edit");
    row("patch", "{}", "edit");
    row("write_stdin", "{}", "command");
}

void TestStepActions::reportsTheKindByTheTool()
{
    QFETCH(QString, tool);
    QFETCH(QString, arguments);
    const auto kind = toString(actionKindOf(tool.toStdString(), arguments.toStdString()));
    QTEST(QString::fromUtf8(kind.data(), qsizetype(kind.size())), "kind");
}

void TestStepActions::findsTheFile()
{
    QCOMPARE(actionFileIn(R"({"file_path": "/w/secrets.txt"})"), "/w/secrets.txt");
    QCOMPARE(actionFileIn(R"({"input": "*** Begin Patch\n*** Update File: a.py\n@@"})"), "a.py");
    QCOMPARE(actionFileIn(R"({"filepath": "a.ts", "contents": "x"})"), "a.ts");
    QCOMPARE(actionFileIn(R"({"paths": ["a.ts", "b.ts"]})"), "a.ts");
    QCOMPARE(actionFileIn(R"({"operations": [{"mode": "Line", "path": "/w/x"}]})"), "/w/x");
    QCOMPARE(actionFileIn(R"({"args": {"file": [{"path": "src/a"}, {"path": "b"}]}})"), "src/a");
    QCOMPARE(actionFileIn(R"({"args": {"file": {"path": "src/a"}}})"), "src/a");
    QCOMPARE(actionFileIn(R"({"dir_path": "/w"})"), "/w");
    QCOMPARE(actionFileIn("{}"), "");
    QCOMPARE(actionFileIn("no JSON"), "");
    const std::vector<std::string> all { "new/foo.py", "old.py", "moved/foo.py", "foo.py" };
    const std::string patch = R"(*** Begin Patch\n*** Add File: new/foo.py\n+a\n*** Update File: old.py\n)"
                              R"(*** Move to: moved/foo.py\n@@\n-a\n+b\n*** Delete File: foo.py\n*** End Patch\n)";
    QCOMPARE(actionFilesIn('"' + patch + '"'), all);
    QCOMPARE(actionFilesIn(R"({"input": ")" + patch + "\"}"), all);
    QCOMPARE(actionFilesIn(R"({"patchText": ")" + patch + "\"}"), all);
    QCOMPARE(actionFilesIn(R"({"command": ["apply_patch", ")" + patch + "\"]}"), all);
    QCOMPARE(actionFilesIn(R"({"cmd": "apply_patch <<'EOF'\n)" + patch + "EOF\"}"), all);
    QCOMPARE(actionFileListIn('"' + patch + '"'), R"(["new/foo.py","old.py","moved/foo.py","foo.py"])");
    QCOMPARE(actionFileListIn("{}"), "");
    QCOMPARE(actionFilesIn(R"({"patch": "--- a/foo.py\n+++ b/foo.py\n@@"})"), std::vector<std::string> { "foo.py" });
    QCOMPARE(actionFilesIn(R"({"input": "rename to me"})"), std::vector<std::string> {});
}

void TestStepActions::joinsCallsWithTheirCode()
{
    StepRecord step;
    step.toolCalls.push_back({ "c1", "Read", R"({"path": "a"})", "text", {}, {}, false });
    step.toolCalls.push_back({ "c2", "Bash", R"({"command": "ls"})", "gone", {}, 0.5, false });
    step.code.push_back({ Language::Bash, "ls", CodeOrigin::ToolArgument });
    step.error = ErrorRecord { ErrorLayer::Code, "exit status 2", "gone", {}, {}, {} };
    const auto actions = actionsOf(step);
    QCOMPARE(actions.size(), 2u);
    QCOMPARE(toString(actions.at(0).kind), toString(ActionKind::Read));
    QCOMPARE(actions.at(0).file, "a");
    QVERIFY(!actions.at(0).exitStatus);
    QCOMPARE(toString(actions.at(1).kind), toString(ActionKind::Command));
    QCOMPARE(actions.at(1).text, "ls");
    QCOMPARE(actions.at(1).exitStatus, 2);
}

void TestStepActions::takesCodeWithoutCalls()
{
    StepRecord step;
    step.code.push_back({ Language::Python, "1", CodeOrigin::Fenced });
    step.outputs.push_back({ OutputStream::Stdout, "1", false });
    const auto actions = actionsOf(step);
    QCOMPARE(actions.size(), 1u);
    QCOMPARE(toString(actions.at(0).kind), toString(ActionKind::Code));
    QCOMPARE(actions.at(0).result, "1");
    QVERIFY(actions.at(0).tool.empty());
}

void TestStepActions::findsCallsWithinCalls()
{
    StepRecord step;
    step.toolCalls.push_back({ "c1", "multi_tool_use.parallel",
        R"({"tool_uses": [{"recipient_name": "functions.bash", "parameters": {"command": "rm x"}}, {"recipient_name": 3}]})",
        "done", {}, {}, false });
    step.toolCalls.push_back({ "c2", "batch",
        R"({"tool_calls": [{"tool": "read", "parameters": {"filePath": "/w/a"}}]})", "done", {}, {}, false });
    const auto actions = actionsOf(step);
    QCOMPARE(actions.size(), 4u);
    QCOMPARE(actions.at(0).tool, "multi_tool_use.parallel");
    QCOMPARE(actions.at(1).tool, "bash");
    QCOMPARE(toString(actions.at(1).kind), toString(ActionKind::Command));
    QCOMPARE(actions.at(1).text, "rm x");
    QCOMPARE(actions.at(3).file, "/w/a");
    QVERIFY(!actions.at(3).result);
}

/// What comes after many others is judged as well.
void TestStepActions::findsAllCallsOfACall()
{
    constexpr std::size_t many = 500;
    std::string calls;
    for (std::size_t n = 0; n < many; ++n)
        calls += R"({"tool": "read", "parameters": {"filePath": "/w/a"}},)";
    StepRecord step;
    step.toolCalls.push_back(
        { "c", "batch", R"({"tool_calls": [)" + calls + R"({"tool": "bash", "parameters": {"command": "rm x"}}]})",
            "done", {}, {}, false });
    const auto actions = actionsOf(step);
    QCOMPARE(actions.size(), many + 2);
    QCOMPARE(actions.back().text, "rm x");
}

void TestStepActions::takesWhatACommandIsGiven()
{
    StepRecord step;
    step.toolCalls.push_back({ "c1", "write_stdin", R"({"session_id": 1, "chars": "ls -l\n"})", "x", {}, {}, false });
    QCOMPARE(actionsOf(step).front().text, "ls -l\n");
}

QTEST_GUILESS_MAIN(TestStepActions)
#include "tst_stepactions.moc"
