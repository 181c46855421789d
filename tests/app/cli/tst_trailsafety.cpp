// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/trailfolder.h"

#include <sqlite3.h>

#include <QFile>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

constexpr const char *memory = R"json([
 {"task": "Add two and three.", "task_images": null},
 {"step_number": 1, "timing": {"start_time": 1700000000.0, "end_time": 1700000002.5, "duration": 2.5},
  "tool_calls": [], "error": null, "model_output": "Thought: add.\n<code>\nx = 2 + 3\nprint(x, 'sk-secret-7')\n</code>",
  "code_action": "x = 2 + 3\nprint(x, 'sk-secret-7')",
  "observations": "Execution logs:\n5 sk-secret-7\n\nLast output from code snippet:\nNone", "action_output": null,
  "is_final_answer": false},
 {"step_number": 2, "tool_calls": [], "model_output": "<code>\nimport sympy\n</code>", "code_action": "import sympy",
  "error": {"type": "AgentExecutionError", "message": "Import of 'sk-secret-7' is not allowed."},
  "observations": null, "action_output": null, "is_final_answer": false}])json";

} // namespace

/// Trail files that were made to do harm, and what others check a trail with.
class TestTrailSafety : public QObject, private TrailFolder {
    Q_OBJECT

private Q_SLOTS:
    void exportsNoControlCharacters_data();
    void exportsNoControlCharacters();
    void lastsThroughForeignObjects();
    void servesTransparencyLogs();
    void servesWitnesses();
};

void TestTrailSafety::exportsNoControlCharacters_data()
{
    QTest::addColumn<QStringList>("command");
    for (const char *format : { "jsonl", "csv", "py", "ipynb", "memory", "atif", "html", "sarif", "junit", "ocsf" })
        QTest::newRow(format) << QStringList { u"export"_s, u"--run"_s, u"1"_s, u"--format"_s,
            QString::fromLatin1(format) };
    QTest::newRow("show") << QStringList { u"show"_s };
    QTest::newRow("show --json") << QStringList { u"show"_s, u"--json"_s };
    QTest::newRow("search") << QStringList { u"search"_s, u"code contains 2J"_s };
    QTest::newRow("sql") << QStringList { u"sql"_s, u"SELECT * FROM v_code"_s };
    QTest::newRow("sql --json") << QStringList { u"sql"_s, u"SELECT * FROM v_code"_s, u"--json"_s };
}

// Whoever prints an export on a terminal must not let a log write there.
void TestTrailSafety::exportsNoControlCharacters()
{
    QFETCH(QStringList, command);
    QByteArray log(memory);
    log.replace("'sk-secret-7'", "'\\u001b[2J\\u009b2J\\u007f'")
        .replace("Add two", "Add \\u001b]0;x\\u0007 \\u009b2J two");
    const QString file = imported(u"control-"_s + QString::fromLatin1(QTest::currentDataTag()).remove(u' '), log);
    QVERIFY(!file.isEmpty());
    const Outcome outcome = trail(command.mid(0, 1) + QStringList(file) + command.mid(1));
    QVERIFY2(outcome.status == 0, outcome.all().constData());
    const QString text = QString::fromUtf8(outcome.out);
    const bool isOfFindings = command.last() == u"sarif"_s || command.last() == u"junit"_s;
    QVERIFY(isOfFindings || text.contains(u"2J"_s));
    for (const QChar c : text)
        QVERIFY2(c == u'\n' || c == u'\r' || c == u'\t' || c.category() != QChar::Other_Control,
            QByteArray::number(c.unicode(), 16).constData());
}

void TestTrailSafety::lastsThroughForeignObjects()
{
    const QString file = imported(u"foreign"_s, memory);
    {
        sqlite3 *database = nullptr;
        QCOMPARE(sqlite3_open(file.toUtf8().constData(), &database), SQLITE_OK);
        QCOMPARE(sqlite3_exec(database, "CREATE TRIGGER bad AFTER INSERT ON entries BEGIN DELETE FROM step_code; END",
                     nullptr, nullptr, nullptr),
            SQLITE_OK);
        sqlite3_close(database);
    }
    for (const QStringList &command :
        { QStringList { u"list"_s, file }, QStringList { u"show"_s, file }, QStringList { u"export"_s, file },
            QStringList { u"seal"_s, file, u"--key"_s, path(u"no.pem"_s), u"--new-key"_s },
            QStringList { u"sql"_s, file, u"SELECT 1"_s } }) {
        const Outcome rejected = trail(command);
        QCOMPARE(rejected.status, 2);
        QVERIFY2(rejected.err.contains("foreign trigger bad"), rejected.all().constData());
    }
    const QString log = write(u"again.json"_s, memory);
    QCOMPARE(runProgram({ u"import"_s, log, u"--trail"_s, file }).status, 2);
    const Outcome verified = trail({ u"verify"_s, file });
    QCOMPARE(verified.status, 1);
    QVERIFY2(verified.out.contains("foreign trigger bad"), verified.all().constData());
    const Outcome json = trail({ u"verify"_s, u"--json"_s, file });
    QCOMPARE(json.status, 1);
    QCOMPARE(json.json()["ok"].get<bool>(), false);
    QCOMPARE(json.json()["reason"].get<std::string>(), std::string("schema"));
    const QString saved = path(u"foreign-saved.vitrine"_s);
    const Outcome repaired = trail({ u"repair"_s, file, u"--into"_s, saved });
    QVERIFY2(repaired.status == 0, repaired.all().constData());
    QVERIFY(repaired.out.contains("trigger bad"));
    QCOMPARE(trail({ u"verify"_s, saved }).status, 0);
    QCOMPARE(
        trail({ u"search"_s, u"--json"_s, u"--count"_s, saved, u"code contains sympy"_s }).json()["hits"].get<int>(),
        1);
}

void TestTrailSafety::servesTransparencyLogs()
{
    const QString file = imported(u"log"_s, memory);
    const QString key = path(u"log.pem"_s);
    QCOMPARE(trail({ u"tiles"_s, file, path(u"tiles"_s) }).status, 2); // not sealed
    QCOMPARE(trail({ u"timestamp"_s, file, u"--request"_s, path(u"request.tsq"_s) }).status, 2);
    const Outcome sealed
        = trail({ u"seal"_s, file, u"--key"_s, key, u"--new-key"_s, u"--note"_s, path(u"head.note"_s), u"--json"_s });
    QVERIFY2(sealed.status == 0, sealed.all().constData());
    const auto publicKey = QByteArray::fromStdString(sealed.json()["public_key"].get<std::string>());
    const QByteArray note = read(path(u"head.note"_s));
    QVERIFY(
        note.startsWith("vitrine/trail/") && note.contains(QByteArray("\n\n\xE2\x80\x94 vitrine/" + publicKey + ' ')));
    const Outcome verifier = trail({ u"key"_s, u"--verifier"_s, key });
    QCOMPARE(verifier.status, 0);
    QVERIFY(verifier.out.startsWith(QByteArray("vitrine/" + publicKey + '+')));
    QCOMPARE(trail({ u"verify"_s, file, u"--checkpoint"_s, path(u"head.note"_s) }).status, 0);
    QByteArray forged = note;
    char &digit = forged[forged.indexOf("\nhead ") + 6];
    digit = digit == 'a' ? 'b' : 'a';
    const Outcome ofForged = trail({ u"verify"_s, file, u"--checkpoint"_s, write(u"forged.note"_s, forged) });
    QVERIFY2(ofForged.status == 1, ofForged.all().constData());
    const Outcome tiles = trail({ u"tiles"_s, file, path(u"tiles"_s), u"--json"_s });
    QCOMPARE(tiles.status, 0);
    QCOMPARE(tiles.json()["files"].get<int>(), 3);
    QCOMPARE(read(path(u"tiles/checkpoint"_s)), note);
    const Outcome inclusion = trail({ u"prove"_s, file, u"--entry"_s, u"2"_s });
    QCOMPARE(inclusion.json()["index"].get<int>(), 1);
    const Outcome growth = trail({ u"prove"_s, file, u"--from"_s, u"2"_s, u"--to"_s, path(u"head.note"_s) });
    QCOMPARE(growth.json()["old_size"].get<int>(), 2);
    QCOMPARE(growth.json()["size"].get<int>(), sealed.json()["entries"].get<int>());
    QCOMPARE(trail({ u"prove"_s, file, u"--entry"_s, u"999"_s }).status, 2);
    QCOMPARE(trail({ u"prove"_s, file, u"--entry"_s, u"2"_s, u"--size"_s, u"999"_s }).status, 2);
    QCOMPARE(trail({ u"prove"_s, file, u"--entry"_s, u"2"_s, u"--step"_s, u"1"_s }).status, 2);
    QCOMPARE(trail({ u"prove"_s, file, u"--step"_s, u"1"_s, u"--size"_s, u"2"_s }).status, 2);
    const Outcome reversed = trail({ u"prove"_s, file, u"--from"_s, u"2"_s, u"--to"_s, u"1"_s });
    QCOMPARE(reversed.status, 2);
    QVERIFY2(reversed.err.contains("more than the later one"), reversed.all().constData());
    QCOMPARE(trail({ u"prove"_s, file, u"--from"_s, u"999"_s }).status, 2);
    QCOMPARE(trail({ u"timestamp"_s, file, u"--request"_s, path(u"request.tsq"_s) }).status, 0);
    QVERIFY(read(path(u"request.tsq"_s)).size() > 50);
    QCOMPARE(trail({ u"timestamp"_s, file, u"--response"_s, path(u"request.tsq"_s) }).status, 2);
}

void TestTrailSafety::servesWitnesses()
{
    const QString file = imported(u"witnessed"_s, memory);
    const QString key = path(u"seal.pem"_s);
    const QString first = path(u"first.note"_s);
    const QString second = path(u"second.note"_s);
    const QString cosigned = path(u"cosigned.note"_s);
    QCOMPARE(trail({ u"seal"_s, file, u"--key"_s, key, u"--new-key"_s, u"--note"_s, first }).status, 0);
    QCOMPARE(trail({ u"seal"_s, file, u"--key"_s, key, u"--note"_s, second }).status, 0);
    QCOMPARE(trail({ u"witness"_s, first }).status, 0);
    const QStringList growth { u"witness"_s, second, u"--since"_s, first };
    QCOMPARE(trail(growth).status, 2); // the witness has to see a proof
    const QString proof
        = write(u"growth.json"_s, trail({ u"prove"_s, file, u"--from"_s, first, u"--to"_s, second }).out);
    const QStringList proven = growth + QStringList { u"--consistency"_s, proof };
    const Outcome added
        = trail(proven + QStringList { u"--key"_s, key, u"--name"_s, u"w1"_s, u"--output"_s, cosigned, u"--json"_s });
    QVERIFY2(added.status == 0, added.all().constData());
    const auto witness = QString::fromStdString(added.json()["verifier_key"].get<std::string>());
    const Outcome checked = trail({ u"witness"_s, cosigned, u"--require"_s, witness, u"--json"_s });
    QVERIFY2(checked.status == 0, checked.all().constData());
    QCOMPARE(checked.json()["witnesses"][0]["name"].get<std::string>(), std::string("w1"));
    QCOMPARE(trail({ u"witness"_s, second, u"--require"_s, witness }).status, 1);
    QCOMPARE(trail({ u"witness"_s, first, u"--since"_s, second }).status, 1); // fewer entries than before
    QCOMPARE(trail({ u"verify"_s, file, u"--checkpoint"_s, cosigned }).status, 0);
    // Another history of the same trail, sealed by the same key with as many entries.
    const QString other = path(u"other.vitrine"_s);
    const QString forked = path(u"forked.note"_s);
    QVERIFY(QFile::copy(file, other));
    QCOMPARE(trail({ u"seal"_s, file, u"--key"_s, key, u"--note"_s, first }).status, 0);
    QCOMPARE(trail({ u"seal"_s, file, u"--key"_s, key, u"--note"_s, first }).status, 0);
    QCOMPARE(trail({ u"seal"_s, other, u"--key"_s, key, u"--note"_s, forked }).status, 0);
    QCOMPARE(trail({ u"seal"_s, other, u"--key"_s, key, u"--note"_s, forked }).status, 0);
    const Outcome fork = trail({ u"witness"_s, forked, u"--since"_s, first });
    QCOMPARE(fork.status, 1);
    QVERIFY2(fork.err.contains("Fork: "), fork.all().constData());
}

QTEST_GUILESS_MAIN(TestTrailSafety)
#include "tst_trailsafety.moc"
