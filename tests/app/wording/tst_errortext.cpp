// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/errortext.h"

#include "base/keptfile.h"
#include "base/openedfile.h"
#include "base/portinuse.h"
#include "models/trail/record/missingfolder.h"
#include "models/trail/record/unreadjournal.h"

#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

constexpr int codes = static_cast<int>(ErrorCode::Internal) + 1;

Error makeError(ErrorCode code, const std::string &file = "/tmp/ctf.json")
{
    return { .code = code, .file = file, .line = {}, .byte = {}, .detail = {} };
}

} // namespace

class TestErrorText final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void everyCodeHasAReasonOfItsOwn()
    {
        QSet<QString> reasons;
        for (int code = 0; code < codes; ++code)
            reasons.insert(ErrorText::reason(static_cast<ErrorCode>(code)));
        QCOMPARE(reasons.size(), codes);
        QVERIFY(!reasons.contains(QString()));
    }

    void namesFileLocationAndReason()
    {
        auto error = makeError(ErrorCode::BadJson);
        error.line = 3;
        error.byte = 41'208;
        QCOMPARE(ErrorText::sentence(error),
            QStringLiteral("Cannot read ctf.json: line 3, byte 41,208: it is not valid JSON."));
        QCOMPARE(ErrorText::sentence(makeError(ErrorCode::DiskFull)),
            QStringLiteral("Cannot write ctf.json: the disk is full."));
        QCOMPARE(ErrorText::sentence(makeError(ErrorCode::Unavailable, {})),
            QStringLiteral("The operation failed: a required component is missing on this system."));
    }

    void distinguishesFoldersWithoutLogsFromOtherFiles()
    {
        auto error = makeError(ErrorCode::UnknownFormat);
        error.file = "/home/me/empty";
        error.flaw.code = FlawCode::NoLogInFolder;
        QCOMPARE(ErrorText::sentence(error), QStringLiteral("No logs found in empty."));
        QVERIFY(ErrorText::detail(error).isEmpty());
    }

    // A session in which nothing was asked is a log of a known format.
    void distinguishesLogsWithoutRunsFromOtherFiles()
    {
        auto error = makeError(ErrorCode::UnknownFormat);
        error.file = "/home/me/a.jsonl";
        error.flaw.code = FlawCode::NoRuns;
        QCOMPARE(ErrorText::sentence(error), QStringLiteral("a.jsonl contains no runs."));
        QVERIFY(ErrorText::detail(error).isEmpty());
        QVERIFY(ErrorText::advice(error).isEmpty());
        error.flaw.location = "codex";
        QCOMPARE(ErrorText::sentence(error), QStringLiteral("a.jsonl is not a log in the format codex."));
        QVERIFY(ErrorText::detail(error).isEmpty());
    }

    void namesTheFolderThatIsNotThere()
    {
        auto error = makeError(ErrorCode::FileNotFound, "/tmp/nowhere/runs.vitrine");
        error.detail = missingFolder;
        QCOMPARE(ErrorText::sentence(error),
            QStringLiteral("Cannot create runs.vitrine: folder /tmp/nowhere does not exist."));
    }

    void explainsNamesThatQtCannotRead()
    {
        const QString name = QString::fromUtf8("/tmp/a\xFF.json");
        const auto advice = ErrorText::advice(makeError(ErrorCode::FileNotFound, name.toStdString()));
        QVERIFY2(advice.contains(QStringLiteral("UTF-8")), qPrintable(advice));
        QVERIFY(ErrorText::advice(makeError(ErrorCode::FileNotFound, "/tmp/ä.json")).isEmpty());
    }

    void saysWhatATrailDoesNotHave()
    {
        Error error = makeError(ErrorCode::NotFound, "/tmp/runs.vitrine");
        error.detail = "step";
        QCOMPARE(ErrorText::sentence(error), QStringLiteral("There is no such step in runs.vitrine."));
        QVERIFY(ErrorText::detail(error).isEmpty());
        for (const char *detail : { "run", "execution", "entry" }) {
            error.detail = detail;
            QVERIFY(ErrorText::sentence(error).contains(QLatin1StringView(detail)));
        }
    }

    void namesStandardInput()
    {
        QCOMPARE(ErrorText::sentence(makeError(ErrorCode::BadJson, "-")),
            QStringLiteral("Cannot read standard input: it is not valid JSON."));
    }

    void explainsWhatIsNotOpened_data()
    {
        QTest::addColumn<std::string>("detail");
        QTest::newRow("pipe without a writer") << std::string(pipeWithoutWriter);
        QTest::newRow("pipe without a reader") << std::string(pipeWithoutReader);
        QTest::newRow("journal") << std::string(journalInClosedFolder);
        QTest::newRow("folder") << std::string(replacesFolder);
        QTest::newRow("no folder") << std::string(notAFolder);
        QTest::newRow("port") << std::string(portInUse);
    }

    void explainsWhatIsNotOpened()
    {
        QFETCH(std::string, detail);
        auto error = makeError(ErrorCode::WriteFailed);
        error.detail = detail;
        QVERIFY(ErrorText::reason(error) != ErrorText::reason(ErrorCode::WriteFailed));
        QVERIFY(!ErrorText::advice(error).isEmpty());
        QVERIFY(ErrorText::detail(error).isEmpty());
    }

    void saysWhatIsNotReplaced_data()
    {
        QTest::addColumn<std::string>("detail");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("trail")
            << std::string(replacesDatabase)
            << QStringLiteral(
                   "Cannot write ctf.json: it exists and is a trail or another database, which is never replaced.");
        QTest::newRow("key") << std::string(replacesKey)
                             << QStringLiteral(
                                    "Cannot write ctf.json: it exists and is a private key, which is never replaced.");
        QTest::newRow("file") << std::string(replacesFile)
                              << QStringLiteral("Cannot write ctf.json: a file with this name already exists.");
    }

    void saysWhatIsNotReplaced()
    {
        QFETCH(std::string, detail);
        QFETCH(QString, sentence);
        Error error = makeError(ErrorCode::WriteFailed);
        error.detail = detail;
        QCOMPARE(ErrorText::sentence(error), sentence);
        QVERIFY(!ErrorText::advice(error).isEmpty());
        QVERIFY(ErrorText::detail(error).isEmpty());
    }

    void reportsServicesWhatToDo()
    {
        const auto away = makeError(ErrorCode::Unreachable, "127.0.0.1:8888");
        QCOMPARE(ErrorText::sentence(away), QStringLiteral("Cannot reach 127.0.0.1:8888."));
        for (const auto code : { ErrorCode::Unreachable, ErrorCode::KeyMissing, ErrorCode::KeyRejected,
                 ErrorCode::TooManyRequests, ErrorCode::BadAnswer, ErrorCode::NoEngine }) {
            const auto advice = ErrorText::advice(makeError(code, {}));
            QVERIFY2(!advice.isEmpty() && !advice.contains(u"file"), qPrintable(advice));
        }
    }

    void saysWhatOtherContentIs_data()
    {
        QTest::addColumn<Flaw>("flaw");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("prompts") << Flaw { .code = FlawCode::LooksLike, .arguments = { "prompts" } }
                                 << u"a.json is not a log: it contains prompts, but no reply of a model."_s;
        QTest::newRow("another format") << Flaw { .code = FlawCode::OtherFormat, .arguments = { "chat", "codex" } }
                                        << u"a.json is a log in the format chat, not codex."_s;
        QTest::newRow("no format") << Flaw { .code = FlawCode::NoRuns, .location = "codex" }
                                   << u"a.json is not a log in the format codex."_s;
    }

    void saysWhatOtherContentIs()
    {
        QFETCH(const Flaw, flaw);
        Error error = makeError(ErrorCode::UnknownFormat, "/tmp/a.json");
        error.flaw = flaw;
        QTEST(ErrorText::sentence(error), "sentence");
        QVERIFY(ErrorText::detail(error).isEmpty());
    }

    void makesHostileNamesSafe()
    {
        const auto sentence = ErrorText::sentence(makeError(ErrorCode::EmptyFile, "/tmp/a\n\u202eb.json"));
        QVERIFY(!sentence.contains(u'\n'));
        QVERIFY(!sentence.contains(QChar(0x202e)));
    }

    void reportsTheRecordThatWasSkipped()
    {
        const SkippedRecord record {
            .record = 3, .line = 7, .offset = 1'500, .code = ErrorCode::BadValue, .detail = "steps"
        };
        QCOMPARE(ErrorText::skipped(record), QStringLiteral("Record 3, line 7, byte 1,500: invalid value (steps)."));
        const SkippedRecord packed {
            .record = 3, .line = 0, .offset = 1'500, .code = ErrorCode::BadValue, .detail = "gz"
        };
        QCOMPARE(ErrorText::skipped(packed), QStringLiteral("Record 3, byte 1,500: invalid value (gz)."));
    }
};

QTEST_GUILESS_MAIN(TestErrorText)
#include "tst_errortext.moc"
