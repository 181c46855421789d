// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/trailfolder.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

using Json = nlohmann::json;

namespace {

constexpr const char *memory = R"json([
 {"task": "Add two and three.", "task_images": null},
 {"step_number": 1, "timing": {"start_time": 1700000000.0, "end_time": 1700000002.5, "duration": 2.5},
  "model_input_messages": [{"role": "user", "content": [{"type": "text", "text": "Add two and three."}]}],
  "tool_calls": [{"id": "call_1", "type": "function", "function": {"name": "python_interpreter",
   "arguments": "x = 2 + 3\nprint(x, 'sk-secret-7')"}}], "error": null,
  "model_output": "Thought: add.\n<code>\nx = 2 + 3\nprint(x, 'sk-secret-7')\n</code>",
  "code_action": "x = 2 + 3\nprint(x, 'sk-secret-7')",
  "observations": "Execution logs:\n5 sk-secret-7\n\nLast output from code snippet:\nNone", "action_output": null,
  "token_usage": {"input_tokens": 100, "output_tokens": 20, "total_tokens": 120}, "is_final_answer": false},
 {"step_number": 2, "tool_calls": [], "model_output": "<code>\nimport sympy\n</code>", "code_action": "import sympy",
  "error": {"type": "AgentExecutionError", "message": "Code execution failed at line 'import sympy' due to: InterpreterError: Import of sympy is not allowed. Authorized imports are: ['re', 'math']"},
  "observations": null, "action_output": null, "is_final_answer": false},
 {"step_number": 3, "tool_calls": [], "error": null, "model_output": "<code>\nfinal_answer(x)\n</code>",
  "code_action": "final_answer(x)", "observations": "Execution logs:\n\nLast output from code snippet:\n5",
  "action_output": 5, "is_final_answer": true}])json";

/// Of the documents that `trail show --json` prints, what a log tells; not where it stood in the file.
Json withoutLocations(Json json)
{
    if (json.is_object())
        for (const char *key : { "source", "index_in_source", "run", "step", "external_id" })
            json.erase(key);
    if (json.is_structured())
        for (Json &value : json)
            value = withoutLocations(std::move(value));
    return json;
}

} // namespace

/// The commands below `vitrine trail`, each as a script would use it.
class TestTrailCommands : public QObject, private TrailFolder {
    Q_OBJECT

private Q_SLOTS:
    void searches();
    void pointsAtMistakesInAFilter_data();
    void pointsAtMistakesInAFilter();
    void judgesByAPolicy();
    void answersSql();
    void sumsUp();
    void sealsAndVerifies();
    void provesAStep();
    void redactsACopy();
    void redactsInPlace();
    void repairsADamagedTrail();
    void saysThatATrailIsDamagedThatIsUsed();
    void leavesOutWhatIsDamaged();
    void reportsMissingProofs();
    void mergesTrails();
    void replaysInShards();
    void readsTheMemoryOfAnyRun();
    void exports_data();
    void exports();
    void readsItsOwnExports_data();
    void readsItsOwnExports();
    void rejectsWhatIsNoTrail_data();
    void rejectsWhatIsNoTrail();
};

void TestTrailCommands::searches()
{
    const QString file = imported(u"search"_s, memory);
    const Outcome hits = trail({ u"search"_s, u"--json"_s, file, u"status == blocked and error.type ~ \"Agent.*\""_s });
    QVERIFY2(hits.status == 0, hits.all().constData());
    const Json hit = hits.json();
    QCOMPARE(hit["status"].get<std::string>(), std::string("blocked"));
    QCOMPARE(hit["run"].get<int>(), 1);
    QCOMPARE(hit["snippet"].get<std::string>(), std::string("AgentExecutionError"));
    const Outcome count = trail({ u"search"_s, u"--json"_s, u"--count"_s, file, u"code contains \"X\""_s });
    QCOMPARE(count.json()["hits"].get<int>(), 2);
    QCOMPARE(trail({ u"search"_s, u"--json"_s, u"--count"_s, file, u"secret"_s }).json()["hits"].get<int>(), 1);
    const Outcome plan = trail({ u"search"_s, u"--json"_s, u"--explain"_s, file, u"duration > 2s"_s });
    QVERIFY(plan.json()["sql"].get<std::string>().contains("seconds"));
    QVERIFY(!plan.json()["sql"].get<std::string>().contains("2.0"));
    const auto absent = [&](const QString &expression) {
        const Outcome outcome = trail({ u"search"_s, u"--json"_s, u"--explain"_s, file, expression });
        return outcome.json()["absent"].dump();
    };
    QCOMPARE(absent(u"duration > 2s"_s), std::string(R"([{"field":"duration","matches":false}])"));
    QCOMPARE(absent(u"not duration > 2s"_s), std::string(R"([{"field":"duration","matches":true}])"));
    const Outcome fields = trail({ u"search"_s, u"--json"_s, u"--fields"_s, file });
    QVERIFY(fields.json()["fields"].size() > 30);
    const Outcome none = trail({ u"search"_s, file, u"tool == nothing_of_this_kind"_s });
    QCOMPARE(none.status, 0);
}

void TestTrailCommands::pointsAtMistakesInAFilter_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("unknown field") << u"statos == blocked"_s << QByteArray("status");
    QTest::newRow("unknown value") << u"status == blokced"_s << QByteArray("blocked");
    QTest::newRow("open bracket") << u"(status == ok"_s << QByteArray("14");
    QTest::newRow("no value") << u"status =="_s << QByteArray("10");
}

void TestTrailCommands::pointsAtMistakesInAFilter()
{
    QFETCH(QString, expression);
    QFETCH(QByteArray, message);
    const QString file = path(u"search.vitrine"_s);
    const Outcome outcome = trail({ u"search"_s, u"--json"_s, file, expression });
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.out.contains(message) || outcome.err.contains(message), outcome.all().constData());
}

void TestTrailCommands::judgesByAPolicy()
{
    const QString file = imported(u"judged"_s, memory);
    const auto count = [&](const QString &filter) {
        const Outcome outcome = trail({ u"search"_s, u"--json"_s, u"--count"_s, file, filter });
        return outcome.status == 0 ? outcome.json()["hits"].get<int>() : -outcome.status;
    };
    QCOMPARE(count(u"policy.verdict(\"strict\") == denied"_s), 1);
    QCOMPARE(count(u"policy.verdict(\"strict\") == denied and import == sympy"_s), 1);
    QCOMPARE(count(u"policy.verdict(\"strict\") == allowed"_s), 2);
    QCOMPARE(count(u"policy.verdict(\"permissive-audit\") == denied"_s), 0);
    QCOMPARE(count(u"not (policy.verdict(\"strict\") == denied) and policy.verdict(\"science\") == allowed"_s), 2);
    QCOMPARE(count(u"policy.verdict(\"strickt\") == denied"_s), -2);
    const Outcome kept = trail({ u"export"_s, u"--filter"_s, u"policy.verdict(\"strict\") == denied"_s, file });
    QVERIFY2(kept.status == 0 && kept.out.contains("sympy"), kept.all().constData());
}

void TestTrailCommands::answersSql()
{
    const QString file = imported(u"sql"_s, memory);
    const Outcome rows
        = trail({ u"sql"_s, u"--json"_s, file, u"SELECT step, status FROM v_steps WHERE kind = 'action'"_s });
    QVERIFY2(rows.status == 0, rows.all().constData());
    QCOMPARE(rows.out.count('\n'), 3);
    QVERIFY(rows.out.contains("\"blocked\""));
    const Outcome views = trail({ u"sql"_s, u"--json"_s, file });
    QVERIFY(views.json()["views"].size() > 10);
    const Outcome twice = trail({ u"sql"_s, u"--json"_s, file, u"SELECT 1 AS n, 2 AS n, 3 AS n_2, 4 AS n"_s });
    QCOMPARE(twice.out.trimmed(), R"({"n":1,"n_3":2,"n_2":3,"n_4":4})");
    QCOMPARE(trail({ u"sql"_s, file, u"DELETE FROM steps"_s }).status, 2);
    QCOMPARE(trail({ u"sql"_s, file, u"SELECT nothing FROM nowhere"_s }).status, 2);
    const Outcome endless = trail({ u"sql"_s, u"--seconds"_s, u"0.2"_s, file,
        u"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"_s });
    QCOMPARE(endless.status, 2);
    QVERIFY(trail({ u"sql"_s, file, u"SELECT cost, parent_run FROM v_runs"_s }).status == 0);
}

void TestTrailCommands::sumsUp()
{
    const QString file = imported(u"stats"_s, memory);
    const Json stats = trail({ u"stats"_s, u"--json"_s, u"--by"_s, u"model"_s, file }).json();
    QCOMPARE(stats["all"]["runs"].get<int>(), 1);
    QCOMPARE(stats["all"]["blocked"].get<int>(), 1);
    QCOMPARE(stats["all"]["tokens_in"].get<int>(), 100);
    QCOMPARE(stats["imports"]["sympy"].get<int>(), 1);
    QCOMPARE(stats["groups"].size(), 1U);
    QCOMPARE(trail({ u"stats"_s, u"--by"_s, u"nonsense"_s, file }).status, 2);
    const Outcome table = trail({ u"stats"_s, file });
    QVERIFY2(table.out.contains("Most often") && table.out.contains("Import of sympy is not allowed"),
        table.all().constData());
    // The log names no model: its price is that of the empty name.
    const QString prices = write(u"prices.json"_s, "{\"\": {\"input\": 2.5, \"output\": 10}}");
    const QString wrong = write(u"wrong.json"_s, "{\"\": {\"input\": 2.5, \"output\": 10}, \"x\": 3}");
    QCOMPARE(trail({ u"stats"_s, u"--prices"_s, wrong, file }).status, 2);
    for (const QString &by : { u"all"_s, u"run"_s, u"agent"_s, u"model"_s, u"policy"_s, u"day"_s }) {
        const Outcome outcome = trail({ u"stats"_s, u"--json"_s, u"--by"_s, by, u"--prices"_s, prices, file });
        QVERIFY2(outcome.status == 0, outcome.all().constData());
        const Json priced = outcome.json();
        QCOMPARE(priced["all"]["cost"].get<double>(), (100 * 2.5 + 20 * 10) / 1e6);
        QCOMPARE(priced["all"]["unpriced_runs"].get<int>(), 0);
        for (const Json &group : priced["groups"])
            QVERIFY2(group["cost"] == priced["all"]["cost"], outcome.out.constData());
    }
    const QString none = write(u"none.json"_s, "{\"gpt\": {\"input\": 1}}");
    const Json unpriced = trail({ u"stats"_s, u"--json"_s, u"--prices"_s, none, file }).json();
    QVERIFY(unpriced["all"]["cost"].is_null());
    QCOMPARE(unpriced["all"]["unpriced_runs"].get<int>(), 1);
}

void TestTrailCommands::sealsAndVerifies()
{
    const QString file = imported(u"seal"_s, memory);
    const QString key = path(u"key.pem"_s);
    const QString checkpoint = path(u"seal.checkpoint"_s);
    const Outcome sealed
        = trail({ u"seal"_s, u"--json"_s, u"--key"_s, key, u"--new-key"_s, u"--checkpoint"_s, checkpoint, file });
    QVERIFY2(sealed.status == 0, sealed.all().constData());
    QCOMPARE(QFile::permissions(key) & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup), QFile::Permissions());
    const Outcome verified = trail({ u"verify"_s, u"--json"_s, u"--checkpoint"_s, checkpoint, file });
    QCOMPARE(verified.status, 0);
    QCOMPARE(verified.json()["checkpoint"].get<std::string>(), std::string("same"));
    QVERIFY(verified.json()["sealed"].get<bool>());
    const Outcome other
        = trail({ u"verify"_s, u"--json"_s, u"--checkpoint"_s, checkpoint, imported(u"unsealed"_s, memory) });
    QCOMPARE(other.status, 1);
    QCOMPARE(other.json()["checkpoint"].get<std::string>(), std::string("other-trail"));
    QCOMPARE(trail({ u"seal"_s, u"--key"_s, key, u"--new-key"_s, file }).status, 2);
    QFile::setPermissions(key, QFile::ReadOwner | QFile::ReadOther);
    QCOMPARE(trail({ u"seal"_s, u"--key"_s, key, file }).status, 2);
}

void TestTrailCommands::provesAStep()
{
    const QString file = path(u"seal.vitrine"_s);
    const Outcome proof = trail({ u"prove"_s, u"--step"_s, u"2"_s, file });
    QVERIFY2(proof.status == 0, proof.all().constData());
    const QString name = write(u"step.proof"_s, proof.out);
    const Outcome held = trail({ u"verify"_s, u"--json"_s, u"--proof"_s, name });
    QVERIFY2(held.status == 0, held.all().constData());
    QVERIFY(held.json()["fields"].dump().contains("x = 2 + 3"));
    const QString forged = write(u"forged.proof"_s, QByteArray(proof.out).replace("\"index\": 1", "\"index\": 2"));
    QCOMPARE(trail({ u"verify"_s, u"--proof"_s, forged }).status, 1);
    QCOMPARE(trail({ u"prove"_s, u"--step"_s, u"99"_s, file }).status, 2);
}

void TestTrailCommands::redactsACopy()
{
    const QString file = imported(u"redact"_s, memory);
    const QString into = path(u"public.vitrine"_s);
    const Outcome done
        = trail({ u"redact"_s, u"--json"_s, u"--containing"_s, u"sk-secret-7"_s, u"--into"_s, into, file });
    QVERIFY2(done.status == 0, done.all().constData());
    QVERIFY(done.json()["texts"].get<int>() >= 3);
    QVERIFY(read(file).size() > 0);
    QVERIFY(!read(into).contains("sk-secret-7"));
    QCOMPARE(trail({ u"search"_s, u"--json"_s, u"--count"_s, into, u"secret"_s }).json()["hits"].get<int>(), 0);
    QCOMPARE(trail({ u"search"_s, u"--json"_s, u"--count"_s, file, u"secret"_s }).json()["hits"].get<int>(), 1);
    QCOMPARE(trail({ u"verify"_s, into }).status, 0);
    const QString none = path(u"none.vitrine"_s);
    const Outcome nothing = trail({ u"redact"_s, u"--containing"_s, u"sk-sceret-7"_s, u"--into"_s, none, file });
    QCOMPARE(nothing.status, 1);
    QVERIFY2(nothing.err.contains("No copy was written"), nothing.all().constData());
    QVERIFY(!QFile::exists(none));
}

void TestTrailCommands::redactsInPlace()
{
    const QString file = imported(u"inplace"_s, memory);
    const Outcome done = trail({ u"redact"_s, u"--json"_s, u"--step"_s, u"2"_s, u"--field"_s, u"outputs"_s,
        u"--reason"_s, u"a key"_s, u"--in-place"_s, file });
    QVERIFY2(done.status == 0, done.all().constData());
    QCOMPARE(trail({ u"verify"_s, file }).status, 0);
    const Outcome shown = trail({ u"show"_s, u"--json"_s, u"--run"_s, u"1"_s, file });
    QVERIFY(!shown.out.contains("5 sk-secret-7"));
    QVERIFY(shown.out.contains("x = 2 + 3"));
    QCOMPARE(trail({ u"redact"_s, u"--containing"_s, u"x"_s, file }).status, 2);
    const Outcome unknown
        = trail({ u"redact"_s, u"--step"_s, u"2"_s, u"--field"_s, u"nonsense"_s, u"--in-place"_s, file });
    QCOMPARE(unknown.status, 2);
    QVERIFY2(unknown.all().contains("code, code_line, error"), unknown.all().constData());
}

void TestTrailCommands::repairsADamagedTrail()
{
    const QString file = imported(u"damaged"_s, memory);
    const QString whole = path(u"whole.vitrine"_s);
    const Outcome fine = trail({ u"repair"_s, u"--json"_s, u"--into"_s, whole, file });
    QVERIFY2(fine.status == 0, fine.all().constData());
    QVERIFY(fine.json()["complete"].get<bool>());
    QCOMPARE(trail({ u"verify"_s, whole }).status, 0);
    QByteArray bytes = read(file);
    // A page in the middle of the file is overwritten.
    const qsizetype page = 4096;
    bytes.replace(bytes.size() / page / 2 * page, page, QByteArray(page, '\xff'));
    const QString damaged = write(u"hole.vitrine"_s, bytes);
    const QString saved = path(u"saved.vitrine"_s);
    const Outcome done = trail({ u"repair"_s, u"--json"_s, u"--into"_s, saved, damaged });
    QVERIFY2(done.status == 0 || done.status == 1, done.all().constData());
    const Outcome runs = trail({ u"list"_s, u"--json"_s, saved });
    QVERIFY2(runs.status == 0, runs.all().constData());
    QCOMPARE(trail({ u"repair"_s, u"--into"_s, saved, file }).status, 2);
}

/// The damage may be elsewhere than what is asked for or added, but whoever uses the trail should know.
void TestTrailCommands::saysThatATrailIsDamagedThatIsUsed()
{
    const QString file = imported(u"added"_s, memory);
    QByteArray bytes = read(file);
    const QByteArray word = "policyAgentExecutionError";
    bytes.replace(bytes.indexOf(word), word.size(), "policyAgentExecutionTrick");
    const QString changed = write(u"added2.vitrine"_s, bytes);
    const QString log = write(u"more.json"_s, memory);
    const QString other = path(u"other.vitrine"_s);
    QFile::copy(file, other);
    for (const QStringList &command : { QStringList { u"import"_s, u"--trail"_s, changed, log },
             QStringList { u"trail"_s, u"merge"_s, u"--into"_s, changed, other } }) {
        const Outcome outcome = runProgram(command);
        QVERIFY2(outcome.err.contains("The trail is damaged at entry "), outcome.all().constData());
    }
    const QString copy = path(u"copy.jsonl"_s);
    for (const QStringList &command : { QStringList { u"search"_s, changed, u"kind == action"_s },
             QStringList { u"sql"_s, changed, u"SELECT count(*) FROM v_steps"_s },
             QStringList { u"export"_s, changed, u"--format"_s, u"jsonl"_s, u"--output"_s, copy } }) {
        const Outcome outcome = trail(command);
        QVERIFY2(outcome.status == (command.front() == u"sql" ? 0 : 1)
                && outcome.err.contains("The trail is damaged at entry "),
            outcome.all().constData());
    }
    const QByteArray before = read(changed);
    const Outcome redacted = trail({ u"redact"_s, changed, u"--containing"_s, u"X"_s, u"--in-place"_s });
    QVERIFY2(redacted.status == 1 && redacted.err.contains("Nothing was redacted"), redacted.all().constData());
    QVERIFY(read(changed) == before);
    const Outcome whole = runProgram({ u"import"_s, u"--trail"_s, file, log });
    QVERIFY2(whole.status == 0 && !whole.err.contains("damaged"), whole.all().constData());
}

// A value of a step that no program of ours has written. All but that step is still shown.
void TestTrailCommands::leavesOutWhatIsDamaged()
{
    const QString file = imported(u"hurt"_s, memory);
    QByteArray bytes = read(file);
    // Layer and type of the error stand beside each other.
    const qsizetype at = bytes.indexOf("policyAgentExecutionError");
    QVERIFY(at > 0);
    bytes.replace(at, 6, "pol!cy");
    const QString hurt = write(u"hurt2.vitrine"_s, bytes);
    for (const QStringList &command : { QStringList { u"show"_s }, QStringList { u"export"_s } }) {
        const Outcome outcome = trail(command + QStringList { hurt });
        QVERIFY2(outcome.status == 2, outcome.all().constData());
        QVERIFY2(outcome.err.contains("is damaged and was skipped: pol!cy"), outcome.all().constData());
        QVERIFY2(
            outcome.out.contains("x = 2 + 3") && outcome.out.contains("final_answer(x)"), outcome.all().constData());
    }
    QCOMPARE(trail({ u"verify"_s, hurt }).status, 1);
}

// A run whose entry says that it is something else cannot be proven, but read.
void TestTrailCommands::reportsMissingProofs()
{
    QByteArray bytes = read(imported(u"unproven"_s, memory));
    const QStringList command { u"export"_s, u"--format"_s, u"html"_s, u"--proofs"_s };
    const Outcome whole = trail(command + QStringList { write(u"proven.vitrine"_s, bytes) });
    QVERIFY2(whole.status == 0 && whole.out.contains("class=proof"), whole.err.constData());
    bytes.replace("run.added", "run.edded");
    const Outcome outcome = trail(command + QStringList { write(u"unproven2.vitrine"_s, bytes) });
    QVERIFY2(outcome.status == 2, outcome.err.constData());
    QVERIFY2(outcome.err.contains(" no proof: "), outcome.err.constData());
    QVERIFY(outcome.out.contains("No proof:"));
}

void TestTrailCommands::mergesTrails()
{
    const QString into = path(u"merged.vitrine"_s);
    const QString first = imported(u"first"_s, memory);
    const QString second = imported(u"second"_s, memory);
    const QString sealed = path(u"seal.vitrine"_s);
    const Outcome merged = trail({ u"merge"_s, u"--json"_s, first, second, sealed, u"--into"_s, into });
    QVERIFY2(merged.status == 0, merged.all().constData());
    QCOMPARE(merged.json()["parts"].size(), 3U);
    const Outcome verified = trail({ u"verify"_s, u"--json"_s, u"--checkpoint"_s, path(u"seal.checkpoint"_s), into });
    QVERIFY2(verified.status == 0, verified.all().constData());
    QCOMPARE(verified.json()["checkpoint"].get<std::string>(), std::string("same"));
    QCOMPARE(verified.json()["parts"].size(), 3U);
    QVERIFY(verified.json()["parts"][2]["sealed"].get<bool>());
    QCOMPARE(trail({ u"stats"_s, u"--json"_s, into }).json()["all"]["runs"].get<int>(), 3);
    QCOMPARE(trail({ u"prove"_s, u"--step"_s, u"3000000000002"_s, into }).out, read(path(u"step.proof"_s)));
    const Outcome again = trail({ u"merge"_s, first, u"--into"_s, into });
    QCOMPARE(again.status, 0);
    QCOMPARE(trail({ u"list"_s, u"--json"_s, into }).json()["runs"].size(), 3U);
    const Outcome missing = trail({ u"merge"_s, path(u"none.vitrine"_s), u"--into"_s, path(u"never.vitrine"_s) });
    QCOMPARE(missing.status, 2);
    QVERIFY(!QFile::exists(path(u"never.vitrine"_s)));
}

void TestTrailCommands::replaysInShards()
{
    const QString folder = path(u"logs"_s);
    QVERIFY(QDir().mkpath(folder + u"/below"_s));
    QByteArray lines;
    for (int run = 0; run < 5; ++run)
        lines += QByteArray(R"([{"task": "Run %1."}, {"step_number": 1, "code_action": "%1 + 1", "observations": )"
                            R"("Execution logs:\nLast output from code snippet:\n%2"}])")
                     .replace("%1", QByteArray::number(run))
                     .replace("%2", QByteArray::number(run + 1))
            + '\n';
    write(u"logs/many.jsonl"_s, lines);
    write(u"logs/below/one.json"_s, memory);
    QStringList parts;
    int replayed = 0;
    for (int part = 1; part <= 3; ++part) {
        parts << path(u"shard%1.vitrine"_s.arg(part));
        const QStringList arguments { u"replay"_s, u"--json"_s, u"--shard"_s, u"%1/3"_s.arg(part), u"--trail"_s,
            parts.last(), folder };
        const Outcome outcome = runProgram(arguments);
        QVERIFY2(outcome.status == 0 || outcome.status == 1, outcome.all().constData());
        const auto runs = outcome.json()["runs"].size();
        replayed += static_cast<int>(runs);
        // The same once more: nothing is imported again, and the same runs are replayed.
        QCOMPARE(runProgram(arguments).json()["runs"].size(), runs);
        QCOMPARE(trail({ u"list"_s, u"--json"_s, parts.last() }).json()["runs"].size(), runs);
    }
    QCOMPARE(replayed, 6);
    const QString all = path(u"shards.vitrine"_s);
    QCOMPARE(trail(QStringList(u"merge"_s) + parts + QStringList { u"--into"_s, all }).status, 0);
    QCOMPARE(trail({ u"verify"_s, all }).status, 0);
    const Json stats = trail({ u"stats"_s, u"--json"_s, all }).json();
    QCOMPARE(stats["all"]["runs"].get<int>(), 6);
    QVERIFY(trail({ u"stats"_s, all }).out.contains("Replays: Same"));
    // A log of one run has a part for it, and two without.
    int without = 0;
    for (const QString &part : { u"1/3"_s, u"2/3"_s, u"3/3"_s })
        without += runProgram({ u"replay"_s, u"--shard"_s, part, folder + u"/below/one.json"_s })
                       .err.contains(QString(u"Part "_s + part).toUtf8());
    QCOMPARE(without, 2);
    // The second shard of a log goes into a trail that has the first one already.
    const Outcome second
        = runProgram({ u"replay"_s, u"--json"_s, u"--shard"_s, u"2/3"_s, u"--trail"_s, parts.first(), folder });
    QCOMPARE(second.json()["runs"].size(), trail({ u"list"_s, u"--json"_s, parts.at(1) }).json()["runs"].size());
    QCOMPARE(trail({ u"verify"_s, parts.first() }).status, 0);
}

// Runs of other formats begin with their system prompt, and carry fields of their own.
void TestTrailCommands::readsTheMemoryOfAnyRun()
{
    const QByteArray row
        = R"json({"model_id": "m", "agent_action_type": "code", "question": "What is two?", "source": "X",
 "answer": 2, "true_answer": "2", "intermediate_steps": [{"role": "system", "content": [{"type": "text", "text": "You are one."}]},
 {"role": "user", "content": [{"type": "text", "text": "New task: What is two?"}]}, {"role": "assistant", "content": [
 {"type": "text", "text": "Thought: two.\n<code>\nfinal_answer(2)\n</code>"}]}, {"role": "tool-call", "content": [{"type": "text",
 "text": "Calling tools:\n[{'id': 'call_1', 'type': 'function', 'function': {'name': 'python_interpreter', 'arguments': 'final_answer(2)'}}]"}]},
 {"role": "tool-response", "content": [{"type": "text", "text": "Observation:\nExecution logs:\nLast output from code snippet:\n2"}]}]})json";
    const QString file = imported(u"messages"_s, QByteArray(row).replace('\n', ' ') + '\n');
    QVERIFY(!file.isEmpty());
    const Outcome exported = trail({ u"export"_s, u"--format"_s, u"memory"_s, file });
    QVERIFY2(exported.out.contains("You are one."), exported.all().constData());
    const QString again = imported(u"messages-memory"_s, exported.out);
    QVERIFY(!again.isEmpty());
    QCOMPARE(trail({ u"export"_s, u"--format"_s, u"memory"_s, again }).out, exported.out);
}

void TestTrailCommands::exports_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("holds");
    QTest::newRow("JSON lines") << u"jsonl"_s << QByteArray("\"import sympy\"");
    QTest::newRow("CSV") << u"csv"_s << QByteArray("import sympy");
    QTest::newRow("Python") << u"py"_s << QByteArray("\nimport sympy\n");
    QTest::newRow("notebook") << u"ipynb"_s << QByteArray("\"nbformat\"");
    QTest::newRow("memory") << u"memory"_s << QByteArray("\"code_action\"");
    QTest::newRow("ATIF") << u"atif"_s << QByteArray("\"ATIF-v1");
    QTest::newRow("HTML") << u"html"_s << QByteArray("<html");
    QTest::newRow("SARIF") << u"sarif"_s << QByteArray("\"2.1.0\"");
    QTest::newRow("JUnit") << u"junit"_s << QByteArray("<testsuite");
}

void TestTrailCommands::exports()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, holds);
    const QString file = path(u"export.vitrine"_s);
    if (!QFile::exists(file))
        imported(u"export"_s, memory);
    const Outcome written = trail({ u"export"_s, u"--format"_s, format, u"--run"_s, u"1"_s, file });
    QVERIFY2(written.status == 0, written.all().constData());
    QVERIFY2(written.out.contains(holds), written.all().constData());
    const QString output = path(u"exported."_s + format);
    QCOMPARE(trail({ u"export"_s, u"--format"_s, format, u"--run"_s, u"1"_s, u"--output"_s, output, file }).status, 0);
    QCOMPARE(read(output), written.out);
    if (format != u"py"_s && format != u"csv"_s && format != u"html"_s && format != u"junit"_s)
        QVERIFY(!written.json().is_discarded());
    if (format == u"html"_s)
        QVERIFY(!written.out.contains("http://") && !written.out.contains("<script src"));
}

void TestTrailCommands::readsItsOwnExports_data()
{
    QTest::addColumn<QString>("format");
    QTest::newRow("memory") << u"memory"_s;
    QTest::newRow("atif") << u"atif"_s;
    QTest::newRow("ipynb") << u"ipynb"_s;
}

// Prompts in ATIF, and what notebooks have no place for, are lost once and not at each turn.
void TestTrailCommands::readsItsOwnExports()
{
    QFETCH(QString, format);
    const auto exported = [&](const QString &file) {
        return trail({ u"export"_s, u"--format"_s, format, u"--run"_s, u"1"_s, file }).out;
    };
    const auto shown = [&](const QString &file) {
        return withoutLocations(trail({ u"show"_s, u"--json"_s, u"--run"_s, u"1"_s, file }).json());
    };
    const QString first = imported(u"turn0-"_s + format, memory);
    const QString second = imported(u"turn1-"_s + format, exported(first));
    QVERIFY(!second.isEmpty());
    const QString third = imported(u"turn2-"_s + format, exported(second));
    QVERIFY(!third.isEmpty());
    const Json is = shown(third);
    const Json was = shown(format == u"memory"_s ? first : second);
    QVERIFY2(is == was, Json::diff(was, is).dump(1).c_str());
    QCOMPARE(exported(third), exported(second));
    for (const char *text : { "x = 2 + 3", "import sympy", "final_answer(x)", "5 sk-secret-7" })
        QVERIFY2(is.dump().contains(text), text);
}

void TestTrailCommands::rejectsWhatIsNoTrail_data()
{
    QTest::addColumn<QString>("command");
    for (const char *command : { "list", "show", "search", "sql", "stats", "verify" })
        QTest::newRow(command) << QString::fromLatin1(command);
}

void TestTrailCommands::rejectsWhatIsNoTrail()
{
    QFETCH(QString, command);
    const QString file = write(u"none.txt"_s, "This is a text, and much too short.");
    QCOMPARE(trail({ command, file }).status, 2);
    QCOMPARE(trail({ command, path(u"missing.vitrine"_s) }).status, 2);
    QCOMPARE(read(file), QByteArray("This is a text, and much too short."));
    QVERIFY(!QFile::exists(path(u"missing.vitrine"_s)));
}

QTEST_GUILESS_MAIN(TestTrailCommands)
#include "tst_trailcommands.moc"
