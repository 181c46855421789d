// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "executor/shell/shellreview.h"
#include "models/actions/sessioncode.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <algorithm>
#include <fstream>
#include <map>

using namespace vitrine;
using Json = nlohmann::json;

namespace {

ActionRecord recordOf(const Json &call)
{
    ActionRecord record;
    record.tool = call.at("tool");
    record.arguments = call.value("arguments", Json::object()).dump();
    record.kind = actionKindOf(record.tool, record.arguments);
    record.file = actionFileIn(record.arguments);
    record.text = call.value("command", std::string());
    return record;
}

ActionRecord record(ActionKind kind, std::string text, std::string arguments = {}, std::string file = {})
{
    ActionRecord record;
    record.kind = kind;
    record.text = std::move(text);
    record.arguments = std::move(arguments);
    record.file = std::move(file);
    return record;
}

std::vector<std::string> found(SessionCode &session, const ActionRecord &action)
{
    const ShellFacts facts
        = action.kind == ActionKind::Command ? shellFacts(ShellParser(), action.text) : ShellFacts {};
    std::vector<std::string> texts;
    for (const ActionCode &code : session.add(action, &facts))
        texts.push_back(code.text);
    return texts;
}

} // namespace

class TestSessionCode : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Calls that were labelled by hand with the Python code that they run.
    void findsCodeOfLabelledCalls()
    {
        std::ifstream file(VITRINE_SOURCE_DIR "/tests/data/pythoncalls.json");
        const Json calls = Json::parse(file).at("calls");
        QVERIFY(calls.size() >= 200);
        std::map<std::string, SessionCode> sessions;
        double right = 0;
        double wrong = 0;
        double missed = 0;
        for (const Json &call : calls) {
            const std::string name = call.value("session", std::string());
            SessionCode own;
            const auto texts = found(name.empty() ? own : sessions[name], recordOf(call));
            const auto expected = call.at("code").get<std::vector<std::string>>();
            for (const std::string &text : texts)
                ++(std::ranges::contains(expected, text) ? right : wrong);
            for (const std::string &text : expected)
                missed += std::ranges::contains(texts, text) ? 0 : 1;
            if (texts != expected)
                qInfo("%s", call.dump().c_str());
        }
        QVERIFY2(
            right / (right + wrong) >= 0.99, qPrintable(QStringLiteral("precision %1").arg(right / (right + wrong))));
        QVERIFY2(
            right / (right + missed) >= 0.98, qPrintable(QStringLiteral("recall %1").arg(right / (right + missed))));
    }
    void namesFilesThatWereNeverWritten()
    {
        SessionCode session;
        QVERIFY(found(session, record(ActionKind::Command, "python a.py")).empty());
        QCOMPARE(session.missing(), std::vector<std::string> { "a.py" });
    }
    void ignoresWritesThatFailed()
    {
        SessionCode session;
        ActionRecord write = record(ActionKind::Write, {}, R"({"content": "x"})", "a.py");
        write.error = "no space left";
        session.add(write, nullptr);
        QVERIFY(session.files().empty());
    }
    void takesAnyArguments()
    {
        for (const char *arguments : { "", "[]", "3", "{\"content\": 3}", "{\"edits\": [1, {\"old_string\": 2}]}",
                 "{\"new_source\": 1, \"cell_type\": []}", "{\"new_source\": 1}", "*** Add File: a\n+x",
                 "*** Begin Patch\n*** \n" })
            for (const ActionKind kind : { ActionKind::Code, ActionKind::Write, ActionKind::Edit, ActionKind::Read }) {
                SessionCode session;
                session.add(record(ActionKind::Write, {}, R"({"content": "x"})", "a.ipynb"), nullptr);
                QVERIFY(session.add(record(kind, {}, arguments, "a.ipynb"), nullptr).empty());
            }
    }
};

QTEST_GUILESS_MAIN(TestSessionCode)
#include "tst_sessioncode.moc"
