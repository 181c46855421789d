// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/judging/trailsecrets.h"

#include "models/trail/write/recorder.h"
#include "tests/models/trail/samples.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace vitrine;

namespace {

// Put together here, so that no file of the project holds anything that looks like one.
const std::string token = std::string("ghp_") + "aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0dF3gJ6";
const std::string mail = "jane.doe@corp-mail.net";
const std::string host = "84.160.12.7";

} // namespace

/// Secrets and personal data in a trail: where they are, and that a redaction leaves none.
class TestTrailSecrets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsThemWithTheirLocations();
    void masksEverythingInExcerpts();
    void leavesNoneBehind();
    void findsThemInNotesAndMarks();
    void keepsPolicies();
    void reportsHowFarItIs();

private:
    std::string newTrail();
    static const TrailSecret *find(const std::vector<TrailSecret> &secrets, const std::string &text)
    {
        const auto found = std::ranges::find(secrets, text, &TrailSecret::text);
        return found == secrets.end() ? nullptr : &*found;
    }
    QTemporaryDir m_folder;
    int m_count = 0;
};

std::string TestTrailSecrets::newTrail()
{
    const std::string file = m_folder.filePath(QString::number(++m_count)).toStdString();
    const auto recorder = Recorder::open(file);
    const SourceId source = *(*recorder)->addSource(samples::source());
    RunRecord run = samples::bareRun();
    run.task = "Write to " + mail;
    std::vector<StepRecord> steps = samples::steps(3);
    steps[0].code = { { Language::Python, "key = '" + token + "'\nx = a@b.dot(c)", CodeOrigin::Tag } };
    steps[1].outputs = { { OutputStream::Log, "first\n" + mail + " at " + host + " with " + token + "\nlast", false } };
    steps[2].thought = "nothing but " + host + "0, which is another";
    const auto added = (*recorder)->addRun(source, run, steps);
    (*recorder)->completeSource(source, "{}");
    const std::string policy = *(*recorder)->addPolicy(R"({"name":"p","network":{"allow":[")" + host + R"("]}})");
    const SessionId replay = *(*recorder)->beginSession(samples::session(added->run, policy));
    const ExecutionId first = *(*recorder)->beginExecution({ replay, added->steps[0], 1, "print(1)", false, 5.0 });
    ExecutionEnd end = samples::bareEnd();
    end.result.logs = "seen by " + mail;
    (*recorder)->endExecution(first, end);
    const SessionId scratch = *(*recorder)->beginSession(samples::session(0, policy));
    const ExecutionId second = *(*recorder)->beginExecution({ scratch, 0, 1, "who = '" + mail + "'", false, 5.0 });
    (*recorder)->endExecution(second, samples::bareEnd());
    return file;
}

void TestTrailSecrets::findsThemWithTheirLocations()
{
    const std::string file = newTrail();
    const auto trail = Trail::open(file);
    const auto all = secretsIn(**trail, SecretsWanted::All);
    QVERIFY(all);
    QCOMPARE(all->size(), 4U); // the mail, the token, the address and the other address
    const TrailSecret *address = find(*all, mail);
    QVERIFY(address && address->kind == SecretKind::EmailAddress);
    QCOMPARE(address->locations, 4U);
    std::vector<std::string> locations;
    for (const SecretLocation &location : address->where)
        locations.push_back(
            std::to_string(location.run) + '/' + std::to_string(location.step) + ' ' + std::string(location.field));
    QCOMPARE(locations, (std::vector<std::string> { "1/0 task", "1/1 replay.logs", "1/2 outputs", "0/0 replay.code" }));
    QCOMPARE(find(*all, token)->locations, 2U);
    QCOMPARE(find(*all, token)->where.front().field, std::string_view("code"));
    QCOMPARE(secretsIn(**trail, SecretsWanted::Secrets)->size(), 1U);
    QCOMPARE(secretsIn(**trail, SecretsWanted::Personal)->size(), 3U);
}

void TestTrailSecrets::masksEverythingInExcerpts()
{
    const std::string file = newTrail();
    const auto all = secretsIn(**Trail::open(file), SecretsWanted::Secrets);
    for (const TrailSecret &secret : *all)
        for (const SecretLocation &location : secret.where)
            for (const std::string &hidden : { token, mail, host })
                QVERIFY2(!location.excerpt.contains(hidden), location.excerpt.c_str());
    QCOMPARE(
        find(*all, token)->where.back().excerpt, std::string("j\u2026@corp-mail.net at 84.\u2026 with ghp_\u2026"));
}

void TestTrailSecrets::leavesNoneBehind()
{
    const std::string file = newTrail();
    const auto found = *secretsIn(**Trail::open(file), SecretsWanted::All);
    {
        const auto report = (*Recorder::open(file))->redact(redactionOf(found, "asked for"));
        QVERIFY(report && report->texts >= 5);
    }
    QVERIFY((*Trail::open(file))->verify()->isIntact);
    QVERIFY(secretsIn(**Trail::open(file), SecretsWanted::All)->empty());
    QCOMPARE((*Trail::open(file))->step(2)->code.front().text, std::string("print(2)"));
    // Only one of several is taken out on request.
    const std::string other = newTrail();
    const auto some = *secretsIn(**Trail::open(other), SecretsWanted::All);
    QVERIFY((*Recorder::open(other))->redact(redactionOf({ *find(some, host) }, "")));
    const auto left = *secretsIn(**Trail::open(other), SecretsWanted::All);
    QVERIFY(!find(left, host) && find(left, mail));
    QVERIFY(find(left, host + "0"));
}

void TestTrailSecrets::findsThemInNotesAndMarks()
{
    const std::string file = newTrail();
    const auto add = [&file](NoteSubject about, std::int64_t subject, const char *mark, const std::string &text,
                         std::int64_t replaces = 0) {
        return *(*Recorder::open(file))->addNote({ about, subject, mark, text, "ann", replaces, 1 });
    };
    const std::string own = "ann@corp-notes.net";
    const auto first = add(NoteSubject::Step, 2, "", "ask " + own);
    add(NoteSubject::Step, 2, "", "asked", first); // the replaced one stays on record
    add(NoteSubject::Run, 1, "", "see " + own);
    add(NoteSubject::Trail, 0, "", "from " + own);
    add(NoteSubject::Step, 3, "bob@corp-notes.net", "");
    const auto found = *secretsIn(**Trail::open(file), SecretsWanted::Personal);
    const TrailSecret *inNotes = find(found, own);
    QVERIFY(inNotes);
    std::vector<std::string> locations;
    for (const SecretLocation &location : inNotes->where)
        locations.push_back(
            std::to_string(location.run) + '/' + std::to_string(location.step) + ' ' + std::string(location.field));
    QCOMPARE(locations, (std::vector<std::string> { "1/0 note", "1/2 note", "0/0 note" }));
    QCOMPARE(find(found, "bob@corp-notes.net")->where.front().field, std::string_view("mark"));
    const auto report = (*Recorder::open(file))->redact(redactionOf(found, ""));
    QVERIFY(report);
    QCOMPARE(report->namesLeft, 1U);
    QVERIFY((*Trail::open(file))->verify()->isIntact);
    const auto left = *secretsIn(**Trail::open(file), SecretsWanted::Personal);
    QVERIFY(!find(left, own) && find(left, "bob@corp-notes.net"));
}

void TestTrailSecrets::keepsPolicies()
{
    const std::string file = newTrail();
    QVERIFY((*Recorder::open(file))->redact(redactionOf(*secretsIn(**Trail::open(file), SecretsWanted::All), "")));
    const auto trail = Trail::open(file);
    const std::string hash = (*trail)->session(1)->policyHash;
    QVERIFY((*trail)->policy(hash)->contains(host));
}

void TestTrailSecrets::reportsHowFarItIs()
{
    const std::string file = newTrail();
    std::vector<std::uint64_t> reported;
    const auto note = [&](std::uint64_t done, std::uint64_t total) {
        reported.push_back(done);
        return total == 3;
    };
    QVERIFY(secretsIn(**Trail::open(file), SecretsWanted::All, note));
    QCOMPARE(reported, (std::vector<std::uint64_t> { 0, 1, 2 }));
    const auto stopped = secretsIn(
        **Trail::open(file), SecretsWanted::All, [](std::uint64_t done, std::uint64_t) { return done < 1; });
    QVERIFY(!stopped && stopped.error().code == ErrorCode::Cancelled);
}

QTEST_GUILESS_MAIN(TestTrailSecrets)
#include "tst_trailsecrets.moc"
