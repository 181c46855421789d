// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/formatted.h"
#include "models/trail/chain/chain.h"
#include "models/trail/chain/cosignature.h"
#include "models/trail/chain/merkle.h"
#include "models/trail/chain/proof.h"
#include "models/trail/chain/signednote.h"
#include "models/trail/file/base64.h"
#include "models/trail/file/hex.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QProcess>
#include <QTest>

using namespace vitrine;
using namespace vitrine::trailfile;
using namespace Qt::StringLiterals;
using Json = nlohmann::ordered_json;

namespace {

Digest digest(const Json &hex) { return *digestOfHex(hex.get<std::string>()); }

std::vector<Digest> digests(const Json &list)
{
    std::vector<Digest> found;
    for (const Json &hex : list)
        found.push_back(digest(hex));
    return found;
}

std::string bytes(const Json &hex) { return *bytesOfHex(hex.get<std::string>()); }

bool isText(const std::string &text, const Json &expected) { return text == expected.get<std::string>(); }

bool isValue(const Json &vector)
{
    Canonical written;
    const auto tag = vector["tag"].get<std::string>();
    if (tag == "N")
        written.null();
    else if (tag == "I")
        written.integer(vector["value"].get<std::int64_t>());
    else if (tag == "R")
        written.real(vector["value"].get<double>());
    else
        written.text(vector["value"].get<std::string>());
    return isText(hexOf(written.bytes()), vector["bytes"]);
}

bool isCommitment(const Json &vector)
{
    Hasher hasher;
    return isText(toHex(hasher(bytes(vector["salt"]), bytes(vector["bytes"]))), vector["hash"]);
}

bool isEntry(const Json &vector)
{
    Hasher hasher;
    const Json &entry = vector["entry"];
    return isText(
        toHex(entryHash(hasher,
            { entry["seq"].get<std::int64_t>(), entry["kind"].get<std::string>(), entry["subject"].get<std::int64_t>(),
                entry["at"].get<double>(), entry["format"].get<std::int64_t>(), digest(vector["payload"]),
                *digestOfBase64(entry["previous"].get<std::string>()) })),
        vector["hash"]);
}

bool isRoot(const Json &vector)
{
    Hasher hasher;
    return isText(toHex(merkleRoot(hasher, digests(vector["records"]))), vector["root"]);
}

bool isInclusion(const Json &vector)
{
    Hasher hasher;
    const auto root = merkleRootFrom(hasher, digest(vector["record"]), vector["index"].get<std::size_t>(),
        vector["size"].get<std::size_t>(), digests(vector["path"]));
    return (root == digest(vector["root"])) == vector["holds"].get<bool>();
}

bool isConsistency(const Json &vector)
{
    Hasher hasher;
    return isConsistent(hasher, vector["old_size"].get<std::size_t>(), digest(vector["old_root"]),
               vector["size"].get<std::size_t>(), digest(vector["root"]), digests(vector["path"]))
        == vector["holds"].get<bool>();
}

bool isFigure(const Json &vector) { return isText(formatted("{}", vector["value"].get<double>()), vector["text"]); }

bool isKey(const Json &vector)
{
    const auto name = vector["key_name"].get<std::string>();
    return isText(vector["algorithm"].get<int>() == 1 ? noteVerifierKey(name, bytes(vector["public_key"]))
                                                      : witnessKeyOf(name, vector["public_key"].get<std::string>()),
        vector["text"]);
}

bool isNote(const Json &vector)
{
    const auto read = checkpointFromNote(vector["note"].get<std::string>());
    const bool holds = read && isSignatureValid(*read);
    return holds == vector["holds"].get<bool>()
        && (!holds || *read == *checkpointFromJson(vector["checkpoint"].dump()));
}

bool isCosignature(const Json &vector)
{
    constexpr std::uint64_t now = 1'700'000'200;
    const auto found = cosignatureBy(vector["note"].get<std::string>(), vector["witness"].get<std::string>(), now);
    return found.has_value() == vector["holds"].get<bool>()
        && (!found || found->time == vector["time"].get<std::uint64_t>());
}

bool isProof(const Json &vector)
{
    const auto result = verifyProof(vector["proof"].dump());
    return (result && result->isValid) == vector["holds"].get<bool>();
}

bool isRows(const Json &vector)
{
    Hasher hasher;
    return isText(toHex(hasher(bytes(vector["bytes"]))), vector["hash"]);
}

constexpr std::array<std::pair<std::string_view, bool (*)(const Json &)>, 12> checks { { { "value", isValue },
    { "rows", isRows }, { "figure", isFigure }, { "commitment", isCommitment }, { "entry", isEntry },
    { "root", isRoot }, { "inclusion", isInclusion }, { "consistency", isConsistency }, { "key", isKey },
    { "note", isNote }, { "cosignature", isCosignature }, { "proof", isProof } } };

} // namespace

/// The vectors of docs/evidence, which others write verifiers by.
class TestVectors : public QObject {
    Q_OBJECT

private:
    static QByteArray stored()
    {
        QFile file(QStringLiteral(VITRINE_SOURCE_DIR "/docs/evidence/vectors.json"));
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }
    static QByteArray python(const QString &script, const QStringList &arguments = {})
    {
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(QStringLiteral(VITRINE_PYTHON),
            QStringList { u"-B"_s, QStringLiteral(VITRINE_SOURCE_DIR) + script } + arguments);
        return process.waitForFinished(60'000) && process.exitCode() == 0 ? process.readAll()
                                                                          : "failed: " + process.readAll();
    }

private Q_SLOTS:
    void hold_data()
    {
        QTest::addColumn<QByteArray>("vector");
        const Json document = Json::parse(stored().toStdString());
        QVERIFY(document["vectors"].size() >= 40);
        for (const Json &vector : document["vectors"])
            QTest::newRow(vector["name"].get<std::string>().c_str()) << QByteArray::fromStdString(vector.dump());
    }
    void hold()
    {
        QFETCH(QByteArray, vector);
        const Json read = Json::parse(vector.toStdString());
        const auto check = std::ranges::find(
            checks, read["kind"].get<std::string>(), [](const auto &one) { return std::string(one.first); });
        QVERIFY(check != checks.end());
        QVERIFY(check->second(read));
    }
    void holdForAnotherVerifier()
    {
        const QByteArray said = python(u"/tests/models/trail/chain/checkvectors.py"_s);
        QVERIFY2(said.endsWith("vectors hold\n"), said.constData());
    }
    void areMadeByTheScript()
    {
        const QByteArray made = python(u"/docs/evidence/makevectors.py"_s, { u"--print"_s });
        QVERIFY2(made == stored(), "run docs/evidence/makevectors.py");
    }
};

QTEST_GUILESS_MAIN(TestVectors)
#include "tst_vectors.moc"
