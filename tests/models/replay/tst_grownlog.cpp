// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/importedsessions.h"
#include "models/replay/logfollower.h"
#include "models/replay/logopening.h"
#include "models/trail/read/recordings.h"
#include "models/trail/read/trail.h"
#include "models/trail/write/recorder.h"

#include <SQLiteCpp/Database.h>

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <functional>

using namespace vitrine;

namespace {

/// A turn of a session of Claude Code.
std::string turn(int number, const std::string &session = "s1", const std::string &origin = {})
{
    const std::string text = std::to_string(number);
    return R"({"type":"assistant","sessionId":")" + session + R"(","uuid":"00000000-000)" + text
        + R"(","timestamp":"2026-01-01T00:00:0)" + text + R"(Z")"
        + (origin.empty()
                ? std::string()
                : R"(,"forkedFrom":{"sessionId":")" + origin + R"(","messageUuid":"00000000-000)" + text + R"("})")
        + R"(,"message":{"id":"m)" + text
        + R"(","role":"assistant","model":"m","content":[{"type":"text","text":"Turn )" + text
        + R"(."}],"usage":{"input_tokens":10,"output_tokens":1}}})" + '\n';
}

std::string turns(int from, int to)
{
    std::string text;
    for (int n = from; n <= to; ++n)
        text += turn(n);
    return text;
}

/// A document that is written anew whenever the session goes on.
std::string document(const std::string &messages) { return R"({"messages":[)" + messages + "]}"; }
constexpr const char *question = R"({"role":"user","content":"What is 2 + 3?"},{"role":"assistant","content":"5"})";
constexpr const char *further = R"(,{"role":"user","content":"And 4 + 4?"},{"role":"assistant","content":"8"})";

using Outcome = EarlierForm::Outcome;

} // namespace

/// Logs that are imported again after they went on.
class TestGrownLog : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void replacesTheEarlierRuns();
    void replacesThemOfALargeLog();
    void knowsTheEarlierContentLater();
    void recordsWhyTheRunsAreGone();
    void keepsRunsWithNotes();
    void keepsRunsThatWereReplayed();
    void deletesReviewsWithTheirRuns();
    void keepsDamagedRuns();
    void reportsAnotherContent();
    void replacesRunsOfADocumentThatWentOn();
    void keepsRunsOfADocumentThatWasChanged();
    void findsAFileThatWasMoved();
    void replacesAForkThatHasGrown();
    void readsAForkAgainThatCameBeforeItsOrigin();
    void reportsAForkThatCannotBeReadAgain();
    void countsAFollowedLogOnce();
    void predictsIt();

private:
    std::string write(const std::string &name, const std::string &content) const
    {
        const QString file = m_folder->filePath(QString::fromStdString(name));
        QDir().mkpath(QFileInfo(file).path());
        std::ofstream(file.toStdString(), std::ios::binary) << content;
        return file.toStdString();
    }
    std::string trailFile() const { return m_folder->filePath(QStringLiteral("a.vitrine")).toStdString(); }
    ImportOptions optionsFor(const std::string &file) const
    {
        ImportOptions options;
        options.sharedHistories = std::make_shared<SharedHistories>();
        addImportedSessions(*options.sharedHistories, trailFile());
        options.sharedHistories->addImported(file);
        return options;
    }
    OpenedLog import(const std::string &file)
    {
        auto opened = LogOpening(*m_recorder).open(file, optionsFor(file));
        return opened ? std::move(*opened) : OpenedLog();
    }
    /// The forks that were read again, or could not be.
    std::vector<OpenedLog> importWithForks(const std::string &file)
    {
        std::vector<OpenedLog> forks;
        LogOpening logs(*m_recorder);
        const ImportOptions options = optionsFor(file);
        if (logs.open(file, options))
            logs.readForksAgain(
                options, {}, [&](const auto &, OpenedLog opened) { forks.push_back(std::move(opened)); });
        return forks;
    }
    RunFigures figures() const
    {
        const auto trail = Trail::open(trailFile());
        const auto statistics = trail ? (*trail)->statistics(StatisticsBy::All) : std::unexpected(trail.error());
        return statistics ? statistics->all : RunFigures();
    }
    bool isIntact() const
    {
        const auto trail = Trail::open(trailFile());
        const auto verification = trail ? (*trail)->verify() : std::unexpected(trail.error());
        return verification && verification->isIntact;
    }
    /// Imports a session, uses it in some way, and imports it again after it has grown.
    Outcome afterUse(const std::function<void()> &use)
    {
        import(write("s1.jsonl", turns(1, 2)));
        use();
        const OpenedLog again = import(write("s1.jsonl", turns(1, 4)));
        return again.earlier.size() == 1 ? again.earlier.front().outcome : Outcome::Other;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Recorder> m_recorder;
};

void TestGrownLog::init()
{
    m_recorder.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    auto opened = Recorder::open(trailFile());
    QVERIFY(opened);
    m_recorder = std::move(*opened);
}

void TestGrownLog::replacesTheEarlierRuns()
{
    QVERIFY(import(write("s1.jsonl", turns(1, 2))).earlier.empty());
    for (const int last : { 4, 6 }) {
        const OpenedLog again = import(write("s1.jsonl", turns(1, last)));
        QCOMPARE(again.earlier.size(), 1U);
        QCOMPARE(again.earlier.front().outcome, Outcome::Replaced);
        QCOMPARE(again.earlier.front().runs, 1U);
        QCOMPARE(figures().runs, 1U);
        QCOMPARE(figures().tokensIn, last * 10);
    }
    QVERIFY(import(m_folder->filePath(QStringLiteral("s1.jsonl")).toStdString()).wasThere);
    QVERIFY(isIntact());
}

void TestGrownLog::replacesThemOfALargeLog()
{
    std::string large = turns(1, 2);
    large.insert(large.find("Turn 2"), std::string(12'000'000, 'x'));
    import(write("s1.jsonl", large));
    const OpenedLog again = import(write("s1.jsonl", large + turn(3)));
    QCOMPARE(again.earlier.size(), 1U);
    QCOMPARE(again.earlier.front().outcome, Outcome::Replaced);
    QCOMPARE(figures().tokensIn, 30);
    QVERIFY(isIntact());
}

void TestGrownLog::knowsTheEarlierContentLater()
{
    import(write("s1.jsonl", turns(1, 2)));
    import(write("s1.jsonl", turns(1, 4)));
    const OpenedLog old = import(write("backup/s1.jsonl", turns(1, 2)));
    QVERIFY(old.wasThere);
    QCOMPARE(old.source, 2);
    QCOMPARE(figures().runs, 1U);
}

void TestGrownLog::recordsWhyTheRunsAreGone()
{
    import(write("s1.jsonl", turns(1, 2)));
    import(write("s1.jsonl", turns(1, 4)));
    const auto trail = Trail::open(trailFile());
    QVERIFY(trail);
    const auto deletions = deletionsOf(**trail);
    QVERIFY(deletions);
    QCOMPARE(deletions->size(), 1U);
    QCOMPARE(deletions->front().reason, std::string(logHasGrown));
    QCOMPARE(deletions->front().runs.size(), 1U);
    QCOMPARE(deletions->front().runs.front().run, 1);
}

void TestGrownLog::keepsRunsWithNotes()
{
    QCOMPARE(afterUse([this] {
        QVERIFY(m_recorder->addNote({ .about = NoteSubject::Step,
            .subject = 1,
            .mark = "important",
            .text = {},
            .author = "a",
            .replaces = 0,
            .at = 1 }));
    }),
        Outcome::Used);
    QCOMPARE(figures().runs, 2U);
    QVERIFY(isIntact());
}

void TestGrownLog::keepsRunsThatWereReplayed()
{
    QCOMPARE(afterUse([this] {
        SessionRecord session;
        session.run = 1;
        session.executor = "test";
        QVERIFY(m_recorder->beginSession(session));
    }),
        Outcome::Used);
    QCOMPARE(figures().runs, 2U);
}

void TestGrownLog::deletesReviewsWithTheirRuns()
{
    QCOMPARE(afterUse([this] {
        QVERIFY(m_recorder->addReview({ .step = 1,
            .code = "1",
            .policyHash = {},
            .verdict = Verdict::Allowed,
            .facts = {},
            .at = 1,
            .findings = {} }));
    }),
        Outcome::Replaced);
    QCOMPARE(figures().runs, 1U);
    QVERIFY(isIntact());
    // Later rows do not take the ids of deleted ones.
    const auto review = m_recorder->addReview({ .step = 3,
        .code = "1",
        .policyHash = {},
        .verdict = Verdict::Allowed,
        .facts = {},
        .at = 1,
        .findings = {} });
    QVERIFY(review);
    QCOMPARE(*review, 2);
}

void TestGrownLog::keepsDamagedRuns()
{
    QCOMPARE(afterUse([this] {
        m_recorder.reset();
        {
            SQLite::Database database(trailFile(), SQLite::OPEN_READWRITE);
            const std::string trigger
                = database.execAndGet("SELECT sql FROM sqlite_master WHERE name = 'runs_no_update'").getString();
            database.exec("DROP TRIGGER runs_no_update; UPDATE runs SET tokens_in = 999; " + trigger);
        }
        auto opened = Recorder::open(trailFile());
        QVERIFY(opened);
        m_recorder = std::move(*opened);
    }),
        Outcome::Used);
    QCOMPARE(figures().runs, 2U);
}

void TestGrownLog::reportsAnotherContent()
{
    import(write("s1.jsonl", turns(1, 2)));
    const OpenedLog again = import(write("s1.jsonl", turns(5, 8)));
    QCOMPARE(again.earlier.size(), 1U);
    QCOMPARE(again.earlier.front().outcome, Outcome::Other);
    QCOMPARE(figures().runs, 2U);
}

void TestGrownLog::replacesRunsOfADocumentThatWentOn()
{
    import(write("chat.json", document(question)));
    QCOMPARE(figures().runs, 1U);
    const OpenedLog again = import(write("chat.json", document(std::string(question) + further)));
    QCOMPARE(again.earlier.size(), 1U);
    QCOMPARE(again.earlier.front().outcome, Outcome::Replaced);
    QCOMPARE(figures().runs, 1U);
    QVERIFY(isIntact());
}

void TestGrownLog::keepsRunsOfADocumentThatWasChanged()
{
    import(write("chat.json", document(question)));
    std::string changed = document(std::string(question) + further);
    changed.replace(changed.find("2 + 3"), 5, "9 - 4");
    const OpenedLog again = import(write("chat.json", changed));
    QCOMPARE(again.earlier.size(), 1U);
    QCOMPARE(again.earlier.front().outcome, Outcome::Other);
    QCOMPARE(figures().runs, 2U);
}

void TestGrownLog::findsAFileThatWasMoved()
{
    const std::string before = write("old/s1.jsonl", turns(1, 2));
    import(before);
    QVERIFY(QFile::remove(QString::fromStdString(before)));
    const OpenedLog again = import(write("new/s1.jsonl", turns(1, 4)));
    QCOMPARE(again.earlier.size(), 1U);
    QCOMPARE(again.earlier.front().outcome, Outcome::Replaced);
    QCOMPARE(figures().tokensIn, 40);
}

void TestGrownLog::replacesAForkThatHasGrown()
{
    import(write("s1.jsonl", turns(1, 2)));
    const std::string copy = turn(1, "s2", "s1") + turn(2, "s2", "s1");
    import(write("s2.jsonl", copy + turn(5, "s2")));
    QCOMPARE(figures().tokensIn, 30);
    import(write("s2.jsonl", copy + turn(5, "s2") + turn(6, "s2")));
    QCOMPARE(figures().tokensIn, 40);
    import(write("s1.jsonl", turns(1, 4)));
    QCOMPARE(figures().tokensIn, 60);
    QCOMPARE(figures().runs, 2U);
}

void TestGrownLog::readsAForkAgainThatCameBeforeItsOrigin()
{
    const std::string fork = write("s2.jsonl", turn(1, "s2", "s1") + turn(2, "s2", "s1") + turn(5, "s2"));
    import(fork);
    const auto forks = importWithForks(write("s1.jsonl", turns(1, 4)));
    QCOMPARE(forks.size(), 1U);
    QCOMPARE(forks.front().sharedWith, std::string("s1"));
    QCOMPARE(forks.front().sharedRecords, 2U);
    QVERIFY(!forks.front().isCountedTwice);
    QCOMPARE(figures().runs, 2U);
    QCOMPARE(figures().tokensIn, 50);
    QVERIFY(isIntact());
    QVERIFY(import(fork).wasThere);
    QVERIFY(importWithForks(write("s3.jsonl", document(question))).empty());
}

void TestGrownLog::reportsAForkThatCannotBeReadAgain()
{
    import(write("s2.jsonl", turn(1, "s2", "s1") + turn(2, "s2", "s1") + turn(5, "s2")));
    QVERIFY(m_recorder->addNote({ .about = NoteSubject::Run,
        .subject = 1,
        .mark = {},
        .text = "Look.",
        .author = "a",
        .replaces = 0,
        .at = 1 }));
    const auto forks = importWithForks(write("s1.jsonl", turns(1, 4)));
    QCOMPARE(forks.size(), 1U);
    QVERIFY(forks.front().isCountedTwice);
    QCOMPARE(figures().runs, 2U);
    QCOMPARE(figures().tokensIn, 70);
    QVERIFY(isIntact());
}

void TestGrownLog::countsAFollowedLogOnce()
{
    const std::string log = write("s1.jsonl", turns(1, 2));
    import(log);
    for (const int last : { 2, 3 }) {
        write("s1.jsonl", turns(1, last));
        LogFollower follower(log, *m_recorder);
        QVERIFY(follower.update());
        QVERIFY(follower.finish());
        QCOMPARE(figures().runs, 1U);
        QCOMPARE(figures().tokensIn, last * 10);
    }
    QVERIFY(isIntact());
}

void TestGrownLog::predictsIt()
{
    import(write("s1.jsonl", turns(1, 2)));
    const auto predicted = DryImport(trailFile()).open(write("s1.jsonl", turns(1, 4)));
    QVERIFY(predicted);
    QCOMPARE(predicted->earlier.size(), 1U);
    QCOMPARE(predicted->earlier.front().outcome, Outcome::Replaced);
    QCOMPARE(figures().tokensIn, 20);
}

QTEST_GUILESS_MAIN(TestGrownLog)
#include "tst_grownlog.moc"
