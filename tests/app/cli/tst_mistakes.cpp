// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/trailfolder.h"

#include <QFile>
#include <QTest>

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

QTEST_GUILESS_MAIN(TestMistakes)
#include "tst_mistakes.moc"
