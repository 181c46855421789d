// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/sandbox/messages.h"

#include "executor/policy/profiles.h"
#include "executor/sandbox/frame.h"
#include "executor/sandbox/resultcheck.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace vitrine;
using Json = nlohmann::json;

namespace {

StepResult failed()
{
    StepResult result;
    result.status = StepStatus::Error;
    result.error = StepError { "ValueError", "no", 3, 5, "f()", "Traceback", "" };
    result.logs = "é\n";
    result.toolCalls = { { 1, "search", R"({"query":"x"})", "[1,2]", std::nullopt, ToolSource::Recorded } };
    result.usage = { 42, 0.5, 0.25, 1024 };
    return result;
}

Json over(const Json &frame)
{
    FrameReader reader;
    reader.add(encodeFrame(frame));
    return reader.next().value().value();
}

Json with(Json frame, const char *key, const Json &value)
{
    frame[key] = value;
    return frame;
}

Json without(Json frame, const char *key)
{
    frame.erase(key);
    return frame;
}

} // namespace

class TestMessages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyMessageToTheWorkerComesBack()
    {
        wire::Begin begin { *profile("science"), { "search" }, { "final_answer" },
            { { "x", "[1,2]" }, { "y", "\"é\"" } }, 1'769'860'800'000'000, 7 };
        wire::Begin running = begin;
        running.frozenAt.reset();
        running.seed.reset();
        const std::vector<wire::ToWorker> messages {
            wire::Enter { "/session", { "/data" }, { "/out" }, { "numpy" }, 5, true }, wire::Fork {}, begin, running,
            wire::Run { "print('é')" }, wire::Run { "1", 5 }, wire::Answer { { "[1]", {}, ToolSource::Recorded } },
            wire::Answer { { {}, "no such tool", ToolSource::Missing } }, wire::Reset {},
            wire::Give { { { "x", "1" } }, { { "search" } } }, wire::Give { {}, {} },
            wire::Give { {}, std::vector<std::string>() }, wire::Look {}
        };
        for (const wire::ToWorker &message : messages)
            QVERIFY(wire::toWorkerFrom(over(wire::toFrame(message))) == message);
    }
    void everyMessageOfTheWorkerComesBack()
    {
        const std::vector<wire::FromWorker> messages { wire::Entered { "3.13.5", { "seccomp" } }, wire::Forked {},
            wire::Started { "no room" }, wire::Printed { "é\n" }, wire::Asked { "search", R"({"query":"x"})" },
            wire::Ended { failed() }, wire::Ended {}, wire::Exhausted {}, wire::Done {},
            wire::Valued { R"({"__type__":"tuple","data":[1]})" }, wire::Looked { { { "x", "[1]" }, { "y", "2" } } } };
        for (const wire::FromWorker &message : messages)
            QVERIFY(wire::fromWorkerFrom(over(wire::toFrame(message))) == message);
    }
    void aWorkerThatLiesIsNotBelieved_data()
    {
        QTest::addColumn<QByteArray>("frame");
        const auto row = [](const char *name, const Json &frame) {
            QTest::newRow(name) << QByteArray::fromStdString(frame.dump());
        };
        const Json printed = wire::toFrame(wire::FromWorker(wire::Printed { "x" }));
        const Json asked = wire::toFrame(wire::FromWorker(wire::Asked { "search", "{}" }));
        const Json ended = wire::toFrame(wire::FromWorker(wire::Ended { failed() }));
        const Json entered = wire::toFrame(wire::FromWorker(wire::Entered { "3", { "a" } }));
        row("no kind", without(printed, "kind"));
        row("an unknown kind", with(printed, "kind", "splendid"));
        row("a kind that is a number", with(printed, "kind", 3));
        row("a message for the other side", wire::toFrame(wire::ToWorker(wire::Run { "x" })));
        row("a missing field", without(printed, "text"));
        row("a field of another type", with(printed, "text", 7));
        row("a field that nobody knows", with(printed, "more", 1));
        row("a list of other things", with(entered, "layers", { "a", 3 }));
        row("a tool without a name of sane length", with(asked, "tool", std::string(10'000, 'x')));
        row("a value that is no JSON", with(wire::toFrame(wire::FromWorker(wire::Valued { "1" })), "form", "NaN"));
        row("a variable that is no JSON",
            with(wire::toFrame(wire::FromWorker(wire::Looked { { { "x", "1" } } })), "variables", { "x", "NaN" }));
        row("a variable without a value",
            with(
                wire::toFrame(wire::FromWorker(wire::Looked { { { "x", "1" } } })), "variables", Json::array({ "x" })));
        row("arguments that are no JSON", with(asked, "arguments", "{"));
        row("arguments that are a nest",
            with(asked, "arguments", std::string(100'000, '[') + std::string(100'000, ']')));
        row("a result that is no JSON", with(ended, "result", "nonsense"));
        row("a result of an unknown status", with(ended, "result", R"({"status": "splendid"})"));
        row("a result that failed without an error", with(ended, "result", R"({"status": "error"})"));
        row("a result that is fine with an error",
            with(ended, "result", R"({"status": "ok", "error": {"type": "E"}})"));
        row("a result that took less than no time",
            with(ended, "result", R"({"status": "ok", "usage": {"wall_s": -1}})"));
        row("a result with the output of a nest",
            with(ended, "result",
                R"({"status": "ok", "output": {"json": )" + std::string(100'000, '[') + std::string(100'000, ']')
                    + "}}"));
    }
    void aWorkerThatLiesIsNotBelieved()
    {
        QFETCH(QByteArray, frame);
        QVERIFY(!wire::fromWorkerFrom(Json::parse(frame.toStdString())));
    }
    void rejectsAResultOfTooManyRecords()
    {
        std::string events = "[";
        for (int i = 0; i < 100'001; ++i)
            events += i == 0 ? "{}" : ",{}";
        QVERIFY(!checkedResult(R"({"status": "ok", "events": )" + events + "]}"));
        QVERIFY(checkedResult(R"({"status": "ok", "events": [{}]})"));
    }
    void rejectsAResultOfTooManyKeys()
    {
        std::string json = R"({"status": "ok", "output": {"json": {)";
        for (int i = 0; i < 50'000; ++i)
            json += (i == 0 ? "\"" : ",\"") + std::to_string(i) + "\":0";
        QVERIFY(!checkedResult(json + "}}}"));
    }
    void anAnswerIsAResultOrAnError()
    {
        const Json both { { "kind", "answer" }, { "source", "host" }, { "result", "1" }, { "error", "no" } };
        QVERIFY(!wire::toWorkerFrom(both));
        QVERIFY(!wire::toWorkerFrom(without(without(both, "result"), "error")));
        QVERIFY(wire::toWorkerFrom(without(both, "error")));
    }
};

QTEST_GUILESS_MAIN(TestMessages)
#include "tst_messages.moc"
