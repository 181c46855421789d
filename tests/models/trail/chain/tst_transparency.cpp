// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/merkle.h"
#include "models/trail/chain/signednote.h"
#include "models/trail/chain/timestamp.h"
#include "models/trail/file/base64.h"

#include "tests/models/trail/samples.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// What tools that know nothing of Vitrine make of a trail: transparency logs' (Go's sumdb) and openssl.
class TestTransparency : public QObject {
    Q_OBJECT

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    std::string newTrail();
    static Checkpoint seal(const std::string &file, const SealingKey &key)
    {
        return *(*Recorder::open(file))->seal(key);
    }
    static void addTrailEvents(const std::string &file, int count);
    void write(const QString &name, const std::string &bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QFile::WriteOnly) && file.write(QByteArray::fromStdString(bytes)) >= 0);
    }
    std::string read(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QFile::ReadOnly) ? file.readAll().toStdString() : std::string();
    }
    QString run(const QString &program, const QStringList &arguments);
    void makeAuthority();
    QTemporaryDir m_folder;
    int m_count = 0;

private Q_SLOTS:
    void writesNotes();
    void rejectsOtherNotes_data();
    void rejectsOtherNotes();
    void provesGrowth();
    void satisfiesGo();
    void satisfiesAnotherVerifier();
    void asksForTimestamps();
};

std::string TestTransparency::newTrail()
{
    const std::string file = path(QString::number(++m_count) + u".vitrine"_s).toStdString();
    samples::writeTrail(file);
    return file;
}

void TestTransparency::addTrailEvents(const std::string &file, int count)
{
    const auto recorder = Recorder::open(file);
    for (int n = 0; n < count; ++n)
        QVERIFY((*recorder)->addTrailEvent({ "test", "{}", "test", 1.0 * n }));
}

QString TestTransparency::run(const QString &program, const QStringList &arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"GO111MODULE"_s, u"off"_s);
    environment.insert(u"GOPATH"_s, u"/usr/share/gocode"_s);
    environment.insert(u"GOCACHE"_s, path(u"gocache"_s));
    environment.insert(u"GOFLAGS"_s, QString());
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_folder.path());
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    if (!process.waitForFinished(280'000))
        return u"no end of "_s + program;
    return (process.exitCode() == 0 ? QString() : u"failed: "_s) + QString::fromUtf8(process.readAll());
}

void TestTransparency::writesNotes()
{
    const auto key = SealingKey::generate();
    const Checkpoint checkpoint = seal(newTrail(), *key);
    const std::string note = toNote(checkpoint);
    QCOMPARE(*checkpointFromNote(note), checkpoint);
    QCOMPARE(*checkpointFromText(note), checkpoint);
    QCOMPARE(*checkpointFromText(toJson(checkpoint)), checkpoint);
    QVERIFY(isSignatureValid(*checkpointFromNote(note)));
    // Vector of golang.org/x/mod/sumdb/note's own documentation.
    constexpr std::string_view known = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW";
    const std::string publicKey = "\x1a\x5c\xd9\x07\x14\x3c\x38\x4c\x41\xe8\x30\xc5\xbc\xe1\x2a\xa8\x81\x7e\xc5\x64"
                                  "\x9a\xaa\xbf\x2c\x31\x38\x8b\x35\xb2\xd7\x44\xd6";
    QCOMPARE(noteVerifierKey("PeterNeumann", publicKey), std::string(known));
    // A witness adds its own line; ours still counts.
    QCOMPARE(*checkpointFromNote(note + "\xE2\x80\x94 witness AAAAAAAAAAA=\n"), checkpoint);
}

void TestTransparency::rejectsOtherNotes_data()
{
    QTest::addColumn<std::string>("from");
    QTest::addColumn<std::string>("to");
    const auto row = [](const char *name, const char *from, const char *to) {
        QTest::newRow(name) << std::string(from) << std::string(to);
    };
    row("no signature", "\xE2\x80\x94 ", "- ");
    row("no empty line", "\n\n", "\n");
    row("other origin", "vitrine/trail/", "go.sum database tree");
    row("control character", "time ", "time \x01");
    row("more lines", "time ", "more\ntime ");
    row("size with a zero in front", "\n9\n", "\n09\n");
    row("time in another form", "\ntime 1", "\ntime 01");
    row("other key", "\n\xE2\x80\x94 vitrine/", "\n\xE2\x80\x94 vitrine/00");
}

void TestTransparency::rejectsOtherNotes()
{
    QFETCH(std::string, from);
    QFETCH(std::string, to);
    std::string note = toNote(seal(newTrail(), *SealingKey::generate()));
    const std::size_t at = note.find(from);
    QVERIFY(at != std::string::npos);
    QVERIFY(!checkpointFromNote(note.replace(at, from.size(), to)));
    QVERIFY(!checkpointFromNote(note.substr(0, note.size() - 1)));
}

void TestTransparency::provesGrowth()
{
    using namespace trailfile;
    Hasher hasher;
    std::vector<Digest> leaves;
    for (int n = 0; n < 40; ++n)
        leaves.push_back(hasher(std::to_string(n)));
    for (std::size_t size = 1; size <= leaves.size(); ++size) {
        const std::span<const Digest> now = std::span(leaves).first(size);
        for (std::size_t before = 1; before <= size; ++before) {
            const Digest old = merkleRoot(hasher, now.first(before));
            auto proof = merkleConsistency(hasher, now, before);
            const Digest root = merkleRoot(hasher, now);
            QVERIFY(isConsistent(hasher, before, old, size, root, proof));
            QVERIFY(!isConsistent(hasher, before, old, size, hasher("x"), proof));
            QVERIFY(before == size || !isConsistent(hasher, before, hasher("x"), size, root, proof));
            proof.push_back(root);
            QVERIFY(!isConsistent(hasher, before, old, size, root, proof));
        }
    }
}

void TestTransparency::satisfiesGo()
{
    const std::string file = newTrail();
    const auto key = SealingKey::generate();
    const Checkpoint old = seal(file, *key);
    addTrailEvents(file, 300); // more than a tile holds
    const Checkpoint head = seal(file, *key);
    const auto trail = *Trail::open(file);
    write(u"verifier"_s, verifierKeyOf(key->publicKey()));
    write(u"old.note"_s, toNote(old));
    write(u"head.note"_s, toNote(head));
    write(u"inclusion.json"_s, *trail->proveEntry(7));
    write(u"consistency.json"_s, *trail->proveGrowth(old.entries, head.entries));
    QCOMPARE(*trail->writeTiles(path(u"tiles"_s).toStdString()), 6U);
    QVERIFY(head.entries > 256 && head.entries % 256 != 0);
    const QString program = path(u"tlogcheck"_s);
    QCOMPARE(run(u"go"_s,
                 { u"build"_s, u"-o"_s, program,
                     QStringLiteral(VITRINE_SOURCE_DIR "/tests/models/trail/chain/tlogcheck/main.go") }),
        QString());
    QCOMPARE(run(program, { m_folder.path() }), u"ok\n"_s);
    // Each of these proves something else.
    write(u"inclusion.json"_s, *trail->proveEntry(7, old.entries));
    QVERIFY(run(program, { m_folder.path() }).startsWith(u"failed: "_s));
    write(u"inclusion.json"_s, *trail->proveEntry(7));
    write(u"consistency.json"_s, *trail->proveGrowth(old.entries - 1, head.entries));
    QVERIFY(run(program, { m_folder.path() }).startsWith(u"failed: "_s));
    write(u"consistency.json"_s, *trail->proveGrowth(old.entries, head.entries));
    QCOMPARE(run(program, { m_folder.path() }), u"ok\n"_s);
    Checkpoint forged = head;
    forged.entries -= 1;
    write(u"head.note"_s, toNote(forged));
    QVERIFY(run(program, { m_folder.path() }).startsWith(u"failed: "_s));
}

/// A verifier that was written from docs/evidence/README.md alone.
void TestTransparency::satisfiesAnotherVerifier()
{
    const std::string file = newTrail();
    const auto key = SealingKey::generate();
    const auto check = [&](const std::string &proof, const std::string &publicKey) {
        write(u"proof.json"_s, proof);
        return run(u"python3"_s,
            { QStringLiteral(VITRINE_SOURCE_DIR "/tests/models/trail/chain/checkproof.py"), u"proof.json"_s,
                QString::fromStdString(publicKey) });
    };
    QCOMPARE(check(*(*Trail::open(file))->proveStep(1), key->publicKey()), u"failed: refused: not sealed\n"_s);
    seal(file, *key);
    const auto trail = *Trail::open(file);
    const std::string proof = *trail->proveStep(1);
    QCOMPARE(check(proof, key->publicKey()), u"holds\n"_s);
    QCOMPARE(check(*trail->proveExecution(1), key->publicKey()), u"holds\n"_s);
    QCOMPARE(check(proof, SealingKey::generate()->publicKey()), u"failed: refused: other key\n"_s);
    const auto forged = [&](const char *pointer, const auto &value) {
        auto document = nlohmann::ordered_json::parse(proof);
        document.at(nlohmann::ordered_json::json_pointer(pointer)) = value;
        return check(document.dump(), key->publicKey());
    };
    const std::string hex(64, '0');
    const std::string zeros = trailfile::base64Of(std::string(32, '\0'));
    for (const QString &answer :
        { forged("/id", 2), forged("/entry/at", 1.5), forged("/entry/previous", zeros), forged("/tree/root", zeros),
            forged("/tree/size", 8), forged("/texts/0/bytes", "AA=="), forged("/run/path/0", zeros),
            forged("/run/bytes", "Wg=="), forged("/run/index", 1), forged("/run/steps", 1),
            forged("/checkpoint/signed_at", 1.5), forged("/checkpoint/head", hex), forged("/trail", "x") })
        QVERIFY2(answer.startsWith(u"failed: refused: "_s), qPrintable(answer));
}

/// An authority of our own, as openssl plays it.
void TestTransparency::makeAuthority()
{
    write(u"tsa.cnf"_s, R"([req]
distinguished_name = name
prompt = no
x509_extensions = stamping
[name]
CN = Test authority
[stamping]
extendedKeyUsage = critical,timeStamping
[tsa]
default_tsa = authority
[authority]
serial = serial
crypto_device = builtin
signer_cert = tsa.pem
signer_key = tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_alg = sha256
)");
    write(u"serial"_s, "01");
    const QString made = run(u"openssl"_s,
        { u"req"_s, u"-x509"_s, u"-newkey"_s, u"rsa:2048"_s, u"-nodes"_s, u"-days"_s, u"30"_s, u"-config"_s,
            u"tsa.cnf"_s, u"-keyout"_s, u"tsa.key"_s, u"-out"_s, u"tsa.pem"_s });
    QVERIFY2(!made.startsWith(u"failed"_s), qPrintable(made));
}

void TestTransparency::asksForTimestamps()
{
    makeAuthority();
    const Checkpoint checkpoint = seal(newTrail(), *SealingKey::generate());
    const std::string note = toNote(checkpoint);
    write(u"stamped.note"_s, note);
    write(u"request.tsq"_s, *timestampRequest(note));
    QVERIFY(!run(u"openssl"_s,
        { u"ts"_s, u"-reply"_s, u"-config"_s, u"tsa.cnf"_s, u"-section"_s, u"authority"_s, u"-queryfile"_s,
            u"request.tsq"_s, u"-out"_s, u"response.tsr"_s })
            .startsWith(u"failed"_s));
    for (const QStringList &against :
        { QStringList { u"-data"_s, u"stamped.note"_s }, QStringList { u"-queryfile"_s, u"request.tsq"_s } })
        QVERIFY(run(u"openssl"_s,
            QStringList { u"ts"_s, u"-verify"_s, u"-in"_s, u"response.tsr"_s, u"-CAfile"_s, u"tsa.pem"_s } + against)
                .contains(u"Verification: OK"_s));
    const std::string response = read(u"response.tsr"_s);
    const auto stamp = timestampFrom(response, note, read(u"tsa.pem"_s));
    QVERIFY2(stamp, stamp ? "" : stamp.error().detail.c_str());
    QVERIFY(stamp->isTrusted);
    QCOMPARE(stamp->policy, std::string("1.2.3.4.1"));
    QVERIFY(std::abs(stamp->time - checkpoint.signedAt) < 300);
    QVERIFY(!timestampFrom(response, note + ' '));
    QVERIFY(!timestampFrom(response.substr(0, response.size() / 2), note));
    QVERIFY(!timestampFrom("", note));
    // Later than now.
    QVERIFY(timestampFrom(response, note, {}, stamp->time - 200));
    QVERIFY(!timestampFrom(response, note, {}, stamp->time - 400));
    // Of another authority.
    QFile::rename(path(u"tsa.pem"_s), path(u"first.pem"_s));
    makeAuthority();
    QVERIFY(!timestampFrom(response, note, read(u"tsa.pem"_s)));
    QVERIFY(timestampFrom(response, note, read(u"first.pem"_s)));
    QVERIFY(!timestampFrom(response, note)->isTrusted);
    // Bundles have comments, and several certificates.
    const std::string first = read(u"first.pem"_s);
    QVERIFY(timestampFrom(response, note, "# authorities\n" + first + "\n# again\n" + first));
    QVERIFY(hasCertificates(read(u"tsa.pem"_s)));
    for (const char *none : { "", "nonsense", "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n" })
        QVERIFY(!hasCertificates(none));
}

QTEST_GUILESS_MAIN(TestTransparency)
#include "tst_transparency.moc"
