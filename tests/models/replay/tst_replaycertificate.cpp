// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "executor/policy/policydocument.h"
#include "executor/policy/profiles.h"
#include "models/replay/replaycertificate.h"
#include "models/trail/file/base64.h"
#include "models/trail/file/hex.h"

#include "tests/models/trail/samples.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace Qt::StringLiterals;
using Json = nlohmann::ordered_json;

/// What a certificate of a replay says, and which changes of it are noticed.
class TestReplayCertificate : public QObject {
    Q_OBJECT

private:
    static StepResult resultOf(const std::string &logs)
    {
        StepResult result;
        result.logs = logs;
        result.output = StepOutput { .repr = "2", .type = "int", .text = "2", .json = {} };
        result.policy = policyHash(defaultPolicy());
        return result;
    }
    /// A step that printed, and one of two blocks, edited, that was denied.
    static std::vector<StepRecord> recordedSteps()
    {
        std::vector<StepRecord> steps { samples::bareStep(1), samples::bareStep(2) };
        steps[0].code = { { Language::Python, "print(1)", CodeOrigin::Fenced } };
        steps[0].outputs = { { OutputStream::Log, "1\n", false } };
        steps[0].time.startedAt = 1.5;
        steps[1].code = { { Language::Bash, "true", CodeOrigin::Fenced }, { Language::Python, "", CodeOrigin::Fenced },
            { Language::Python, "print(1)", CodeOrigin::Edited }, { Language::Python, "x = 2", CodeOrigin::Fenced } };
        steps[1].error = ErrorRecord { ErrorLayer::Policy, "InterpreterError", "not allowed", "", "", "" };
        return steps;
    }
    ReplayCertificate certificate();
    static Json payloadOf(const std::string &text)
    {
        return Json::parse(*trailfile::bytesOfBase64(Json::parse(text).at("payload").get<std::string>()));
    }
    /// The same document with another payload, signed by `key`.
    static std::string signedAgain(const Json &payload, const SealingKey &key)
    {
        const std::string body = payload.dump();
        const std::string type = "application/vnd.in-toto+json";
        const std::string bytes
            = "DSSEv1 " + std::to_string(type.size()) + ' ' + type + ' ' + std::to_string(body.size()) + ' ' + body;
        return Json {
            { "payloadType", type }, { "payload", trailfile::base64Of(body) },
            { "signatures",
                { { { "keyid", key.publicKey() },
                    { "sig", trailfile::base64Of(*trailfile::bytesOfHex(key.sign(bytes))) } } } }
        }.dump();
    }
    static QString denial(const std::string &text, std::string_view key = {})
    {
        const auto read = certificateFrom(text, key);
        return read ? u"accepted"_s
                    : QString::fromStdString(
                          read.error().code == ErrorCode::BadValue ? read.error().detail : "not a certificate");
    }

    QTemporaryDir m_folder;
    SealingKey m_key = *SealingKey::generate();
    int m_count = 0;

private Q_SLOTS:
    void comesBackAsItWas();
    void isAnInTotoStatement();
    void rejectsChanges_data();
    void rejectsChanges();
    void statesWhatIsNotProven();
    void hasEachStepOnceInOrder();
    void rejectsForeignDocuments();
    void comparesSteps();
    void namesCauses();
    void bringsNoPython();
};

ReplayCertificate TestReplayCertificate::certificate()
{
    const std::string file = m_folder.filePath(QString::number(++m_count) + u".vitrine"_s).toStdString();
    ReplayCertificate made;
    made.policy = defaultPolicy();
    std::vector<StepId> steps;
    {
        const auto recorder = *Recorder::open(file);
        const auto source = *recorder->addSource(samples::source());
        const auto added = *recorder->addRun(source, samples::bareRun(), recordedSteps());
        static_cast<void>(recorder->completeSource(source, "{}"));
        made.run = added.run;
        const auto hash = *recorder->addPolicy(canonicalJson(made.policy));
        const auto session
            = *recorder->beginSession({ added.run, SessionKind::Replay, hash, "sandbox", "3.13.5", { "jail" }, 1.0 });
        for (std::uint64_t number = 1; number <= 2; ++number) {
            const auto execution
                = *recorder->beginExecution({ session, added.steps[number - 1], number, "print(1)", false, 2.0 });
            const StepResult result = resultOf("1\n");
            static_cast<void>(recorder->endExecution(execution, { result, ReplayVerdict::Same, "", 3.0 }));
            const StepRecord recorded = recordedSteps()[number - 1];
            made.steps.push_back({ number, replayCode(recorded), isOfModel(recorded), recorded.time.startedAt,
                recordedJson(recorded), "same", "", endingOf(result), {}, {} });
        }
        steps = added.steps;
        made.checkpoint = *recorder->seal(m_key);
    }
    const auto trail = *Trail::open(file);
    for (std::size_t n = 0; n < made.steps.size(); ++n) {
        made.steps[n].proof = *trail->proveExecution(ExecutionId(n + 1));
        made.steps[n].recordProof = *trail->proveStep(steps[n]);
    }
    made.engine = "0.9.0";
    made.environment.python = "3.13.5";
    made.executor = "sandbox";
    made.layers = { "review", "jail" };
    made.tools = { { "search", ToolStub { ToolStub::Recorded { { { R"({"q":1})", "2" } } } } } };
    made.variables = { { "given", "[1]" } };
    made.determinism = { { ClockChoice::Kind::Recorded, {} }, 7 };
    made.recordedAt = 1.25;
    return made;
}

void TestReplayCertificate::comesBackAsItWas()
{
    const ReplayCertificate made = certificate();
    const auto read = certificateFrom(toText(made, m_key), m_key.publicKey());
    QVERIFY2(read, read ? "" : read.error().detail.c_str());
    const ReplayCertificate &found = read->certificate;
    QCOMPARE(read->publicKey, m_key.publicKey());
    QVERIFY(found.policy == made.policy && found.tools == made.tools && found.variables == made.variables);
    QVERIFY(found.determinism == made.determinism && found.recordedAt == made.recordedAt);
    QVERIFY(found.checkpoint == made.checkpoint && found.layers == made.layers && found.run == made.run);
    QCOMPARE(found.steps.size(), 2U);
    QVERIFY(found.steps[0].ending == made.steps[0].ending && found.steps[0].code == made.steps[0].code);
    const ReplayRequest request = requestOf(found);
    QCOMPARE(replayCode(request.steps.at(1).record), std::string("print(1)\n\nx = 2"));
    QVERIFY(found.steps[1].recordProof.size() > 100);
    QCOMPARE(request.determinism.seed, std::optional<std::uint64_t>(7));
}

/// Objects of the facts have these members and no others, of these types.
static QString problem(const Json &object, const Json &facts, const std::string &kind)
{
    const Json &members = facts.at(kind);
    for (const auto &[name, value] : object.items()) {
        if (!members.contains(name))
            return QString::fromStdString(kind + '.' + name);
        const Json &fact = members.at(name);
        const std::string type = fact.value("type", "");
        const bool isText = value.is_string();
        bool isGood = !fact.contains("is") || value == fact.at("is");
        if (type == "uri")
            isGood = isText && value.get<std::string>().contains(':');
        else if (type == "string")
            isGood = isText;
        else if (type == "object" || type == "digests")
            isGood = value.is_object();
        if (type == "digests")
            for (const auto &[algorithm, digest] : value.items())
                isGood = isGood && trailfile::bytesOfHex(digest.get<std::string>());
        if (!isGood)
            return QString::fromStdString(kind + '.' + name);
        if (fact.contains("list_of"))
            for (const Json &item : value)
                if (const QString found = problem(item, facts, fact.at("list_of").get<std::string>()); !found.isEmpty())
                    return found;
    }
    for (const auto &[name, fact] : members.items())
        if (fact.value("required", false) && !object.contains(name))
            return QString::fromStdString("no " + kind + '.' + name);
    return {};
}

void TestReplayCertificate::isAnInTotoStatement()
{
    QFile file(QStringLiteral(VITRINE_TEST_DATA "/intoto/statement-1.json"));
    QVERIFY(file.open(QFile::ReadOnly));
    const Json facts = Json::parse(file.readAll().toStdString());
    const std::string text = toText(certificate(), m_key);
    QCOMPARE(problem(Json::parse(text), facts, "envelope"), QString());
    QCOMPARE(problem(payloadOf(text), facts, "statement"), QString());
    Json other = payloadOf(text);
    other["more"] = 1;
    QCOMPARE(problem(other, facts, "statement"), u"statement.more"_s);
}

void TestReplayCertificate::rejectsChanges_data()
{
    QTest::addColumn<std::string>("pointer");
    QTest::addColumn<std::string>("value");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *pointer, const char *value, const char *reason) {
        QTest::newRow(pointer) << std::string(pointer) << std::string(value) << QString::fromLatin1(reason);
    };
    row("/predicate/policy/limits/operations", "5", "policy");
    row("/predicate/policyHash", "\"00\"", "policy");
    row("/predicate/cassette/tools/search", "{\"constant\": 3}", "cassette");
    row("/predicate/steps/0/replayed/logs", "\"2\\n\"", "proof");
    row("/predicate/steps/0/replayed/status", "\"error\"", "proof");
    row("/predicate/steps/1/verdict", "\"differs\"", "proof");
    row("/predicate/steps/1/proof/id", "1", "proof");
    row("/predicate/steps/0/code", "\"print(2)\"", "record");
    row("/predicate/steps/0/ordinal", "2", "record");
    row("/predicate/steps/0/startedAt", "1.25", "record");
    row("/predicate/steps/0/recorded/status", "\"error\"", "record");
    row("/predicate/steps/0/recorded/outputs/0/text", "\"2\\n\"", "record");
    row("/predicate/steps/0/recorded/outputs/0/stream", "\"result\"", "record");
    row("/predicate/steps/0/recorded/outputs", "[]", "record");
    row("/predicate/steps/0/recordProof/id", "2", "record");
    row("/predicate/steps/1/ofModel", "true", "record");
    row("/predicate/steps/1/recorded/error/message", "\"allowed\"", "record");
    row("/predicate/run", "2", "record");
    row("/predicate/steps", "[]", "steps");
    row("/predicate/checkpoint/entries", "1", "checkpoint");
    row("/subject/0/digest/sha256", "\"00\"", "checkpoint");
}

void TestReplayCertificate::rejectsChanges()
{
    QFETCH(std::string, pointer);
    QFETCH(std::string, value);
    QFETCH(QString, reason);
    const std::string text = toText(certificate(), m_key);
    Json payload = payloadOf(text);
    QCOMPARE(denial(signedAgain(payload, m_key)), u"accepted"_s);
    QVERIFY2(payload.contains(Json::json_pointer(pointer)) || pointer.contains("cassette"), payload.dump(1).c_str());
    payload[Json::json_pointer(pointer)] = Json::parse(value);
    // Signed again by the same key even.
    QCOMPARE(denial(signedAgain(payload, m_key)), reason);
    Json unsignedChange = Json::parse(text);
    unsignedChange["payload"] = trailfile::base64Of(payload.dump());
    QCOMPARE(denial(unsignedChange.dump()), u"signature"_s);
}

void TestReplayCertificate::statesWhatIsNotProven()
{
    ReplayCertificate made = certificate();
    made.steps[0].recordProof.clear();
    made.steps[0].code = "print(2)";
    const auto read = certificateFrom(toText(made, m_key));
    QVERIFY(read);
    QCOMPARE(read->certificate.steps[0].recordProof, std::string());
    // Each proof is about its own step.
    made.steps[0] = made.steps[1];
    made.steps[0].ordinal = 1;
    QCOMPARE(denial(toText(made, m_key)), u"record"_s);
}

void TestReplayCertificate::hasEachStepOnceInOrder()
{
    ReplayCertificate made = certificate();
    std::ranges::reverse(made.steps);
    QCOMPARE(denial(toText(made, m_key)), u"steps"_s);
    made.steps = { made.steps[0], made.steps[0] };
    QCOMPARE(denial(toText(made, m_key)), u"steps"_s);
}

void TestReplayCertificate::rejectsForeignDocuments()
{
    const std::string text = toText(certificate(), m_key);
    QCOMPARE(denial(text, SealingKey::generate()->publicKey()), u"other-key"_s);
    // Another key signs what this one sealed.
    QCOMPARE(denial(signedAgain(payloadOf(text), *SealingKey::generate())), u"checkpoint"_s);
    for (const std::string &other : { std::string(), std::string("{}"), std::string("[]"), text.substr(0, 200),
             std::string(100'000, '['), std::string(R"({"payloadType": "x"})") })
        QVERIFY(denial(other) != u"accepted"_s);
}

void TestReplayCertificate::comparesSteps()
{
    const ReplayCertificate made = certificate();
    std::vector<ReplayedStep> steps { { 0, 1, 0, resultOf("1\n"), {} }, { 0, 2, 0, resultOf("1\n"), {} } };
    auto found = compareWith(made, steps, {}, "3.13.5");
    QVERIFY(found[0] == (StepAgreement { 1, Agreement::Same, "", "" }));
    steps[1].result.logs = "2\n";
    found = compareWith(made, steps, {}, "3.13.5");
    QVERIFY(found[1] == (StepAgreement { 2, Agreement::Differs, "logs", "" }));
    ReplayCertificate noisy = made;
    noisy.steps[0].ending.logs = "<object at 0x7f0000001000>\n";
    steps[0].result.logs = "<object at 0x7f0000002000>\n";
    found = compareWith(noisy, steps, {}, "3.13.5");
    QVERIFY(found[0] == (StepAgreement { 1, Agreement::Noise, "addresses", "" }));
    steps.pop_back();
    QVERIFY(compareWith(made, { steps[0] }, {}, "3.13.5").back().part == "missing");
}

void TestReplayCertificate::namesCauses()
{
    const ReplayCertificate made = certificate();
    std::vector<ReplayedStep> steps { { 0, 1, 0, resultOf("2\n"), {} }, { 0, 2, 0, resultOf("3\n"), {} } };
    std::vector<ReplayedStep> again = steps;
    QCOMPARE(compareWith(made, steps, again, "3.14.0")[0].cause, std::string("python"));
    QCOMPARE(compareWith(made, steps, again, "3.14.0")[1].cause, std::string("follows"));
    again[0].result.logs = "5\n";
    QCOMPARE(compareWith(made, steps, again, "3.14.0")[0].cause, std::string("not-deterministic"));
    StepError missing;
    missing.type = "ModuleNotFoundError";
    missing.message = "No module named 'numpy'";
    steps[0].result.error = missing;
    QCOMPARE(compareWith(made, steps, again, "3.13.5")[0].cause, std::string("package:numpy"));
}

void TestReplayCertificate::bringsNoPython()
{
    ReplayedStep step { 0, 1, 0, resultOf(""), {} };
    step.result.toolCalls = { { 1, "double", "{\"x\": 2}", "4", std::nullopt, ToolSource::Python } };
    const ToolStubs tools { { "double", ToolStub { ToolStub::Python { "lambda x: 2 * x" } } },
        { "fixed", ToolStub { ToolStub::Constant { "1" } } } };
    const ToolStubs plain = withoutPython(tools, { step });
    QVERIFY(plain.at("fixed") == tools.at("fixed"));
    QVERIFY(plain.at("double").answer == ToolStub({ ToolStub::Recorded { { { "{\"x\": 2}", "4" } } } }).answer);
    ReplayCertificate made = certificate();
    made.tools = tools;
    QCOMPARE(denial(toText(made, m_key)), u"tool"_s);
}

QTEST_GUILESS_MAIN(TestReplayCertificate)
#include "tst_replaycertificate.moc"
