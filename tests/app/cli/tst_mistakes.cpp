// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/trailfolder.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <sys/stat.h>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

constexpr const char *memory = R"json([
 {"task": "Add two and three.", "task_images": null},
 {"step_number": 1, "tool_calls": [], "error": null, "model_output": "<code>\nprint(2 + 3)\n</code>",
  "code_action": "print(2 + 3)", "observations": "Execution logs:\n5\n\nLast output from code snippet:\nNone",
  "action_output": null, "is_final_answer": false}])json";

} // namespace

/// What people mistype: a name in the wrong place, a number that does not exist, an option without effect. Nothing is
/// lost, and the status is 2.
class TestMistakes : public QObject, private TrailFolder {
    Q_OBJECT

private Q_SLOTS:
    void replacesNoTrailOrKey_data();
    void replacesNoTrailOrKey();
    void namesWhatIsWrong_data();
    void namesWhatIsWrong();
    void namesWhatCannotBeWritten();
    void rejectsEmptyValues_data();
    void rejectsEmptyValues();
    void leavesNoEmptyTrail();
    void leavesNoHalfOfATrail();
    void passesOverFilesThatAreNoLogs();
    void repairedRecordsAreRead();
    void explainsVerdictsOfPolicies();
    void findsNothingOnlyInWhatItRead();

private:
    QByteArray contentOf(const QString &file) const
    {
        QFile read(file);
        return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
    }
};

void TestMistakes::replacesNoTrailOrKey_data()
{
    QTest::addColumn<QString>("kept");
    QTest::addColumn<QStringList>("command");
    const QString trail = u"TRAIL"_s;
    const QString key = u"KEY"_s;
    QTest::newRow("export") << trail << QStringList { u"trail"_s, u"export"_s, trail, u"--output"_s, trail };
    QTest::newRow("HTML") << trail
                          << QStringList { u"trail"_s, u"export"_s, trail, u"--format"_s, u"html"_s, u"--output"_s,
                                 trail };
    QTest::newRow("checkpoint") << trail
                                << QStringList { u"trail"_s, u"seal"_s, trail, u"--key"_s, key, u"--checkpoint"_s,
                                       trail };
    QTest::newRow("note") << key << QStringList { u"trail"_s, u"seal"_s, trail, u"--key"_s, key, u"--note"_s, key };
    QTest::newRow("certificate") << key
                                 << QStringList { u"trail"_s, u"certify"_s, trail, u"--run"_s, u"1"_s, u"--key"_s, key,
                                        u"--output"_s, key };
    QTest::newRow("request") << trail << QStringList { u"trail"_s, u"timestamp"_s, trail, u"--request"_s, trail };
    QTest::newRow("verifier") << trail << QStringList { u"trail"_s, u"verifier"_s, u"--output"_s, trail };
    QTest::newRow("redacted copy") << trail
                                   << QStringList { u"trail"_s, u"redact"_s, trail, u"--containing"_s, u"Add"_s,
                                          u"--into"_s, trail };
    QTest::newRow("questions") << trail << QStringList { u"mcp"_s, trail, u"--log"_s, trail };
    QTest::newRow("picture") << trail << QStringList { u"grab"_s, trail };
}

void TestMistakes::replacesNoTrailOrKey()
{
    QFETCH(QString, kept);
    QFETCH(QStringList, command);
    const QString tag = QString::fromLatin1(QTest::currentDataTag()).remove(u' ');
    const QString file = imported(u"kept-"_s + tag, memory);
    const QString key = path(tag + u".pem"_s);
    QCOMPARE(trail({ u"seal"_s, file, u"--key"_s, key, u"--new-key"_s }).status, 0);
    command.replaceInStrings(u"TRAIL"_s, file).replaceInStrings(u"KEY"_s, key);
    const QString name = kept == u"KEY"_s ? key : file;
    const QByteArray before = contentOf(name).first(64);
    const Outcome outcome = runProgram(command);
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains("Cannot write"), outcome.all().constData());
    QCOMPARE(contentOf(name).first(64), before);
    QCOMPARE(trail({ u"verify"_s, file }).status, 0);
}

void TestMistakes::namesWhatIsWrong_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *command, const char *message) {
        QTest::newRow(command) << QString::fromLatin1(command) << QString::fromLatin1(message);
    };
    // Numbers that are none, or of nothing:
    row("replya LOG", "Unknown command replya. Did you mean replay?");
    row("trail serch TRAIL", "Unknown command trail serch. Did you mean trail search?");
    row("cassette --json x", "Unknown command cassette x. Commands: show, save, reset.");
    row("compare LOG LOG LOG", "Expected one or two files, not 3.");
    row("frobnicate", "frobnicate is neither a command nor a file.");
    row("replay LOG --run 0", "--run: expected a whole number above 0, not 0");
    row("replay LOG --run 1.5", "--run: expected a whole number above 0, not 1.5");
    row("replay LOG --run 99999999999999999999",
        "--run: expected a whole number from 1 to 9223372036854775807, not 99999999999999999999");
    row("replay LOG --jobs x", "--jobs: expected a whole number from 1 to 1024, not x");
    row("replay LOG --jobs 100000", "--jobs: expected a whole number from 1 to 1024, not 100000");
    row("replay LOG --seed -1", "--seed: expected a whole number from 0 to 18446744073709551615, not -1");
    row("sessions --agent Frob", "--agent: expected one of Claude Code, ");
    row("sessions --most 0", "--most: expected a whole number above 0, not 0");
    row("receive --trail x --port 99999", "--port: expected a whole number from 0 to 65535, not 99999");
    row("trail sql TRAIL --rows -3", "--rows: expected a whole number above 0, not -3");
    row("policy why strict LOG --step x", "--step: expected a whole number above 0, not x");
    row("policy suggest LOG --bound -1", "--bound: expected a whole number from 0 to 9223372036854775807, not -1");
    row("policy suggest LOG --headroom 0", "--headroom: expected a number from 1 to 1000, not 0");
    row("hook claude-code --approvals nan", "--approvals: expected a number from 0 to 3600, not nan");
    row("trail export TRAIL --format htlm", "--format: unknown value htlm. Did you mean html?");
    row("trail export TRAIL --format x", "--format: expected one of jsonl, csv");
    // Options that are none, or lack something:
    row("replay LOG --polciy strict", "Unknown option --polciy. Did you mean --policy?");
    row("replay LOG --polciy=strict", "Unknown option --polciy. Did you mean --policy?");
    row("replay LOG --quickly", "Unknown option --quickly.");
    row("trail", "A command is missing.");
    row("trail verify TRAIL --key", "--key needs a value.");
    row("policy test", "POLICY is required.");
    row("import LOG", "--trail is required.");
    row("policy check strict LOG --policy a", "Unknown option --policy.");
    row("replay LOG --policy strict --policy text", "--policy can be given only once.");
    row("replay LOG --sarif x", "--sarif can only be used with --baseline.");
    row("trail seal TRAIL --key a --keyring b", "cannot be combined with");
    row("replay LOG --from 99", "Step 99 not found.");
    row("trail export TRAIL --run 99", "Run 99 not found.");
    row("trail show TRAIL --run 1 --step 99", "Step 99 not found.");
    row("trail prove TRAIL --step 99", "There is no such step in TRAIL.");
    row("trail redact TRAIL --in-place", "Specify what to redact: --containing, --findings, or --step with --field.");
    row("trail redact TRAIL --containing x",
        "Specify where: --into writes a redacted copy, --in-place changes this trail.");
    row("trail redact TRAIL --step 99 --field code --in-place", "There is no such step in TRAIL.");
    row("trail redact TRAIL --step 99 --field code --into EMPTY/copy", "There is no such step in TRAIL.");
    row("policy why strict LOG --runs 99", "No run has one of these numbers: 99.");
    row("policy why strict LOG --step 99", "Step 99 not found.");
    row("policy suggest LOG --runs 99", "No run has one of these numbers: 99.");
    // Folders without logs:
    row("replay EMPTY", "No logs found in EMPTY.");
    row("check EMPTY", "Cannot read EMPTY: it is a folder.");
    row("import EMPTY --dry-run", "No logs found in EMPTY.");
    row("policy check strict EMPTY", "No logs found in EMPTY.");
    row("policy suggest EMPTY", "No logs found in EMPTY.");
    row("policy unused strict EMPTY", "No logs found in EMPTY.");
    row("import - --dry-run", "Cannot read standard input: reading failed. (not a regular file)");
    row("replay -", "Cannot read standard input: reading failed. (not a regular file)");
    // Options that would have no effect:
    row("replay LOG --server http://localhost:8888", "--server is not available with the sandbox executor");
    row("replay LOG --engine unix:///x", "--engine is not available with the sandbox executor");
    row("replay LOG --image x", "--image is not available with the sandbox executor");
    row("replay LOG --index http://localhost", "--index is not available with the sandbox executor");
    row("trail export TRAIL --proofs", "--proofs has no effect on this format");
    // Files of another kind:
    row("import TRAIL --dry-run", "is a trail. To copy its runs into another one, run vitrine trail merge.");
    row("trail stats TRAIL --prices LOG", "Cannot read LOG:");
    row("import NULL --dry-run", "(looks like: JSON value null)");
    row("import LINES --dry-run", "it is not a log of a known format.");
    row("import CUT --dry-run", "Cannot read CUT: it is damaged. (");
    row("verify-replay EMPTY.json", "EMPTY.json cannot be accepted: it is not a certificate");
    // Nothing to compare with:
    row("compare LOG", "Both sides are run 1 of LOG. Name another run with --with");
    row("compare LOG LOG", "Both sides are run 1 of LOG.");
    row("compare TRAIL --run 1 --with 1", "Both sides are run 1 of TRAIL.");
    row("import LOG --dry-run --format codex", "LOG is a log in the format smolagents-memory, not codex.");
    row("import LOG --dry-run --format chat", "LOG is a log in the format smolagents-memory, not chat.");
    row("policy import --as claude-code EMPTY.json", "EMPTY.json: no \"permissions\"");
    row("policy import --as claude-code BLANK", "Cannot read BLANK: it is empty.");
    row("policy import --as smolagents EMPTY.json", "EMPTY.json: none of the arguments");
    row("trail verify --proof EMPTY.json",
        "Cannot read EMPTY.json: it is not a proof. Proofs are created by vitrine trail prove --step.");
    row("trail verify TRAIL --checkpoint EMPTY.json", "Cannot read EMPTY.json: it is not a checkpoint.");
    row("hook install claude-code --file /dev/null --yes", "/dev/null is not a regular file. Nothing was changed.");
    row("trail export TRAIL --output EMPTY", "Cannot write EMPTY: it is a folder. Choose the name of a file.");
    row("trail verifier --output EMPTY/gone/v.html", "folder EMPTY/gone does not exist.");
    row("trail repair TRAIL --into TRAIL", "a file with this name already exists");
    row("hook install claude-code --file EMPTY/s.json --yes --policy nope",
        "nope is neither a file nor a bundled policy.");
}

void TestMistakes::namesWhatIsWrong()
{
    QFETCH(QString, command);
    QFETCH(QString, message);
    const QString log = write(u"log.json"_s, memory);
    const QString file = path(u"log.vitrine"_s);
    if (!QFile::exists(file))
        QCOMPARE(runProgram({ u"import"_s, log, u"--trail"_s, file }).status, 0);
    QVERIFY(QDir().mkpath(path(u"empty"_s)));
    write(u"empty.json"_s, R"({"a": 1})");
    const QString blank = write(u"blank.json"_s, "\n");
    const QString none = write(u"null.json"_s, "null\n");
    const QString lines = write(u"lines.jsonl"_s, trail({ u"export"_s, file }).out);
    const QString cut = write(u"cut.db"_s, read(file).left(3000));
    for (QString *text : { &command, &message })
        text->replace(u"LOG"_s, log)
            .replace(u"TRAIL"_s, file)
            .replace(u"EMPTY"_s, path(u"empty"_s))
            .replace(u"NULL"_s, none)
            .replace(u"BLANK"_s, blank)
            .replace(u"LINES"_s, lines)
            .replace(u"CUT"_s, cut);
    const Outcome outcome = runProgram(command.split(u' '));
    QVERIFY2(outcome.err.contains(message.toUtf8()), outcome.all().constData());
    QCOMPARE(outcome.status, 2);
    QVERIFY(QDir(path(u"empty"_s)).isEmpty());
}

// Of two files, the one that is read is not the one that cannot be written.
void TestMistakes::namesWhatCannotBeWritten()
{
    const QString file = imported(u"read"_s, memory);
    QCOMPARE(trail({ u"seal"_s, file, u"--key"_s, path(u"read.pem"_s), u"--new-key"_s }).status, 0);
    const QString taken = write(u"taken"_s, "x");
    const QString lost = path(u"gone/new.vitrine"_s);
    for (const auto &[command, target] :
        std::initializer_list<std::pair<QStringList, QString>> { { { u"tiles"_s, file, taken }, taken },
            { { u"repair"_s, file, u"--into"_s, taken }, taken }, { { u"repair"_s, file, u"--into"_s, lost }, lost },
            { { u"redact"_s, file, u"--containing"_s, u"Add"_s, u"--into"_s, lost }, lost } }) {
        const Outcome outcome = trail(command);
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.contains(target.toUtf8()), outcome.all().constData());
        QVERIFY2(!outcome.err.contains(file.toUtf8()), outcome.all().constData());
    }
    const Outcome tiles = trail({ u"tiles"_s, file, taken });
    QVERIFY2(tiles.err.contains("it is a file, not a folder. Choose the name of a folder"), tiles.all().constData());
    const QString folder = path(u"tiles"_s);
    QVERIFY(QDir().mkpath(folder));
    QCOMPARE(::mkfifo(QFile::encodeName(folder + u"/checkpoint"_s).constData(), 0600), 0);
    const Outcome pipe = trail({ u"tiles"_s, file, folder });
    QCOMPARE(pipe.status, 2);
    QVERIFY2(pipe.err.contains("checkpoint: not a regular file"), pipe.all().constData());
}

void TestMistakes::rejectsEmptyValues_data()
{
    QTest::addColumn<QString>("command");
    for (const char *command : { "trail verify TRAIL --checkpoint=", "run STEP --policy=", "replay LOG --tools=",
             "replay LOG --baseline=", "replay LOG --trail=", "import LOG --trail=", "hook claude-code --policy=",
             "hook codex --trail=", "trail prune TRAIL --runs 1 --move-to=", "trail export TRAIL --output=" })
        QTest::newRow(command) << QString::fromLatin1(command);
}

// A variable of a script that is not set must not mean that a check is omitted.
void TestMistakes::rejectsEmptyValues()
{
    QFETCH(QString, command);
    const QString log = write(u"log.json"_s, memory);
    const QString file = path(u"log.vitrine"_s);
    if (!QFile::exists(file))
        QCOMPARE(runProgram({ u"import"_s, log, u"--trail"_s, file }).status, 0);
    const QString option = command.section(u' ', -1).chopped(1);
    command.replace(u"LOG"_s, log).replace(u"TRAIL"_s, file).replace(u"STEP"_s, write(u"step.py"_s, "1"));
    QStringList words = command.split(u' ');
    words.replace(words.size() - 1, option);
    const Outcome outcome = runProgram(words << QString());
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains((option + u": the value is empty"_s).toUtf8()), outcome.all().constData());
}

void TestMistakes::leavesNoEmptyTrail()
{
    const QString merged = path(u"merged.vitrine"_s);
    const Outcome outcome = trail({ u"merge"_s, write(u"text.json"_s, "text"), u"--into"_s, merged });
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains("text.json"), outcome.all().constData());
    QVERIFY(!QFile::exists(merged));
}

void TestMistakes::leavesNoHalfOfATrail()
{
    const QString merged = path(u"half.vitrine"_s);
    const QString whole = imported(u"whole"_s, memory);
    const Outcome outcome = trail({ u"merge"_s, whole, write(u"text.json"_s, "text"), u"--into"_s, merged });
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains("half.vitrine was not created"), outcome.all().constData());
    QVERIFY(!QFile::exists(merged));
    // An existing trail keeps what it has.
    QCOMPARE(trail({ u"merge"_s, whole, u"--into"_s, merged }).status, 0);
    QCOMPARE(trail({ u"merge"_s, write(u"text.json"_s, "text"), u"--into"_s, merged }).status, 2);
    QCOMPARE(trail({ u"verify"_s, merged }).status, 0);
}

void TestMistakes::passesOverFilesThatAreNoLogs()
{
    QVERIFY(QDir().mkpath(path(u"logs"_s)));
    write(u"logs/log.json"_s, memory);
    write(u"logs/readme.txt"_s, "Read me.");
    write(u"logs/blank.txt"_s, {});
    write(u"logs/other.db"_s, "SQLite format 3 but not really");
    const QString folder = path(u"logs"_s);
    for (const QStringList &command :
        { QStringList { u"policy"_s, u"check"_s, u"permissive-audit"_s, folder }, { u"policy"_s, u"suggest"_s, folder },
            { u"policy"_s, u"unused"_s, u"permissive-audit"_s, folder }, { u"import"_s, folder, u"--dry-run"_s } }) {
        const Outcome outcome = runProgram(command);
        QVERIFY2(outcome.status != 2, outcome.all().constData());
        QVERIFY2(outcome.err.contains("unknown format."), outcome.all().constData());
        QVERIFY2(!outcome.err.contains("Cannot read"), outcome.all().constData());
    }
    // A file that is named is not passed over.
    QCOMPARE(runProgram({ u"policy"_s, u"suggest"_s, path(u"logs/readme.txt"_s) }).status, 2);
}

void TestMistakes::repairedRecordsAreRead()
{
    QByteArray text = memory;
    const QString log = write(u"surrogate.json"_s, text.replace("Add two", "Add \\ud800 two"));
    const Outcome outcome = runProgram({ u"import"_s, log, u"--dry-run"_s });
    QVERIFY2(outcome.err.contains("1 record was repaired. 1 run was imported."), outcome.all().constData());
    QCOMPARE(outcome.status, 0);
}

void TestMistakes::explainsVerdictsOfPolicies()
{
    const QString file = imported(u"judged"_s, memory);
    const Outcome fields = trail({ u"search"_s, file, u"--fields"_s });
    QCOMPARE(fields.out.count("policy.verdict"), 1);
    QVERIFY2(fields.out.contains("policy.verdict(\"…\")"), fields.all().constData());
    const Outcome outcome = trail({ u"search"_s, file, u"policy.verdict == denied"_s });
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains("needs the name of a policy"), outcome.all().constData());
}

void TestMistakes::findsNothingOnlyInWhatItRead()
{
    const Outcome outcome = runProgram({ u"check"_s, write(u"text.json"_s, "text") });
    QCOMPARE(outcome.status, 2);
    QVERIFY2(!outcome.out.contains("no findings"), outcome.all().constData());
}

QTEST_GUILESS_MAIN(TestMistakes)
#include "tst_mistakes.moc"
