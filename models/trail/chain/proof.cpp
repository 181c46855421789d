// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/proof.h"

#include "base/jsondepth.h"
#include "base/parsedjson.h"
#include "models/trail/chain/chain.h"
#include "models/trail/chain/stepstree.h"
#include "models/trail/file/base64.h"
#include "models/trail/file/hex.h"
#include "models/trail/file/jsonfault.h"
#include "models/trail/file/tables.h"

#include <nlohmann/json.hpp>

#include <array>
#include <bit>
#include <cstring>
#include <map>

namespace vitrine {

using namespace trailfile;

namespace {

using Json = nlohmann::ordered_json;

/// An exception that ends the check, with the fault of the document or of its claims.
struct Rejection {
    ErrorCode code;
    std::string detail;
};

constexpr auto provenTables = std::to_array<Table>(
    { tables::steps, tables::stepCode, tables::stepToolCalls, tables::stepOutputs, tables::stepErrors,
        tables::liveSteps, tables::stepEnds, tables::executionEnds, tables::executionLayers, tables::executionImports,
        tables::executionImportNames, tables::executionEvents, tables::executionToolCalls, tables::executionVariables,
        tables::executionFindings, tables::executionEnvironments, tables::executionShapes });

Digest digestAt(const Json &object, const char *key)
{
    const auto digest = digestOfBase64(object.at(key).get_ref<const std::string &>());
    if (!digest)
        throw Rejection { ErrorCode::BadValue, key };
    return *digest;
}

std::string bytesAt(const Json &object, const char *key)
{
    const auto bytes = bytesOfBase64(object.at(key).get_ref<const std::string &>());
    if (!bytes)
        throw Rejection { ErrorCode::BadValue, key };
    return *bytes;
}

std::vector<Digest> pathAt(const Json &tree)
{
    std::vector<Digest> path;
    for (const Json &hash : tree.at("path")) {
        const auto digest = digestOfBase64(hash.get_ref<const std::string &>());
        if (!digest)
            throw Rejection { ErrorCode::BadValue, "path" };
        path.push_back(*digest);
    }
    return path;
}

/// Reads canonical bytes back into rows. They come from outside: every length is checked.
class Decoder {
public:
    Decoder(std::string_view bytes, const std::map<std::string, std::string> &texts)
        : m_bytes(bytes)
        , m_texts(texts)
    {
    }
    Json rows();

private:
    std::string_view take(std::size_t length)
    {
        if (m_bytes.size() - m_at < length)
            throw Rejection { ErrorCode::BadValue, "bytes" };
        m_at += length;
        return m_bytes.substr(m_at - length, length);
    }
    std::uint64_t number()
    {
        std::uint64_t value = 0;
        const std::string_view bytes = take(8);
        for (std::size_t n = 0; n < 8; ++n)
            value |= static_cast<std::uint64_t>(static_cast<unsigned char>(bytes[n])) << (8 * n);
        return value;
    }
    Json value();
    void row(Json &tables);

    std::string_view m_bytes;
    const std::map<std::string, std::string> &m_texts;
    std::size_t m_at = 0;
};

Json Decoder::value()
{
    switch (take(1).front()) {
    case 'N': return nullptr;
    case 'I': return static_cast<std::int64_t>(number());
    case 'R': return std::bit_cast<double>(number());
    case 'T': return std::string(take(static_cast<std::size_t>(number())));
    case 'C': {
        const auto text = m_texts.find(hexOf(take(32)));
        return text == m_texts.end() ? Json("[redacted]") : Json(text->second);
    }
    case 'P': {
        const std::string_view digest = take(32); // zeros where no prompt is known
        return digest.find_first_not_of('\0') == std::string_view::npos ? Json(nullptr)
                                                                        : Json("sha256:" + hexOf(digest));
    }
    default: throw Rejection { ErrorCode::BadValue, "bytes" };
    }
}

void Decoder::row(Json &tables)
{
    const Json name = value();
    const auto table = std::ranges::find_if(
        provenTables, [&](const Table &known) { return name.is_string() && known.name == name.get<std::string>(); });
    if (table == provenTables.end())
        throw Rejection { ErrorCode::BadValue, "table" };
    Json row = Json::object();
    for (const std::string_view column : table->columns)
        row[std::string(columnName(column))] = value();
    tables[std::string(table->name)].push_back(std::move(row));
}

Json Decoder::rows()
{
    Json tables = Json::object();
    while (m_at < m_bytes.size()) {
        const char tag = take(1).front();
        if (tag == 'W')
            row(tables);
        else if (tag != 'Z')
            throw Rejection { ErrorCode::BadValue, "bytes" };
    }
    return tables;
}

class Checker {
public:
    explicit Checker(const Json &proof)
        : m_proof(proof)
    {
    }
    ProofResult check(std::string_view publicKey, const std::optional<Checkpoint> &checkpoint);

private:
    std::string failure(std::string_view publicKey, const std::optional<Checkpoint> &checkpoint);
    bool readTexts();
    std::string kindOfEntry() const { return m_proof.at("entry").at("kind").get<std::string>(); }
    bool isLive() const { return kindOfEntry() == kinds::stepEnded || kindOfEntry() == kinds::stepStarted; }
    /// Whether the entry covers only the proven subject.
    bool isWhole() const { return m_result.kind == "execution" || isLive(); }
    bool isKind() const;
    bool isAbout(const Json &rows) const;
    Digest payload();
    Entry entry();

    const Json &m_proof;
    Hasher m_hasher;
    std::map<std::string, std::string> m_texts; ///< by commitment
    ProofResult m_result;
    bool m_isInRun = true;
};

/// Each text has to be one that the proven bytes commit to.
bool Checker::readTexts()
{
    const std::string bytes = bytesAt(m_proof, "bytes");
    for (const Json &text : m_proof.at("texts")) {
        const std::string salt = bytesAt(text, "salt");
        const std::string content = bytesAt(text, "bytes");
        const Digest commitment = m_hasher(salt, content);
        if (!bytes.contains("C" + std::string(view(commitment))))
            return false;
        m_texts[toHex(commitment)] = content;
    }
    return true;
}

bool Checker::isKind() const
{
    if (m_result.kind == "execution")
        return kindOfEntry() == kinds::executionEnded;
    return isLive() || kindOfEntry() == kinds::runAdded;
}

/// The subject that the proof claims has to be in the rows it proves.
bool Checker::isAbout(const Json &rows) const
{
    const bool isStep = m_result.kind == "step";
    const auto owner = rows.find(isStep ? "steps" : "execution_ends");
    return owner != rows.end() && owner->size() == 1 && owner->front().at(isStep ? "id" : "execution") == m_result.id;
}

Digest Checker::payload()
{
    const std::string bytes = bytesAt(m_proof, "bytes");
    if (isWhole())
        return m_hasher(bytes);
    const Json &run = m_proof.at("run");
    const auto count = run.at("steps").get<std::size_t>();
    const auto root = merkleRootFrom(m_hasher, m_hasher(bytes), run.at("index").get<std::size_t>(), count, pathAt(run));
    m_isInRun = root.has_value();
    Canonical steps;
    coverSteps(steps, count, root.value_or(Digest {}));
    return m_hasher(bytesAt(run, "bytes"), steps.bytes());
}

Entry Checker::entry()
{
    const Json &entry = m_proof.at("entry");
    return { entry.at("seq").get<std::int64_t>(), entry.at("kind").get<std::string>(),
        entry.at("subject").get<std::int64_t>(), entry.at("at").get<double>(), entry.at("format").get<std::int64_t>(),
        payload(), digestAt(entry, "previous") };
}

std::string Checker::failure(std::string_view publicKey, const std::optional<Checkpoint> &checkpoint)
{
    if (!readTexts())
        return "text";
    const Entry proven = entry();
    m_result.entry = static_cast<std::uint64_t>(proven.seq);
    m_result.at = proven.at;
    const Json rows = Decoder(bytesAt(m_proof, "bytes"), m_texts).rows();
    m_result.fields = rows.dump(2, ' ', false, Json::error_handler_t::replace);
    if (!m_isInRun || !isKind() || !isAbout(rows))
        return "step";
    const Json &tree = m_proof.at("tree");
    const auto root = merkleRootFrom(m_hasher, entryHash(m_hasher, proven), static_cast<std::size_t>(proven.seq) - 1,
        tree.at("size").get<std::size_t>(), pathAt(tree));
    if (!root || *root != digestAt(tree, "root"))
        return "path";
    if (!m_result.checkpoint)
        return "unsigned";
    const Checkpoint &seal = *m_result.checkpoint;
    const bool isOfTree = seal.trail == m_result.trail && seal.entries == tree.at("size").get<std::uint64_t>()
        && seal.root == toHex(*root);
    if (!isOfTree || !isSignatureValid(seal))
        return "signature";
    if (!publicKey.empty() && seal.publicKey != publicKey)
        return "other-key";
    const bool isOther = checkpoint
        && (checkpoint->trail != seal.trail || !isSignatureValid(*checkpoint)
            || (checkpoint->entries == seal.entries && checkpoint->root != seal.root)
            || checkpoint->entries != seal.entries);
    return isOther ? "other-checkpoint" : "";
}

ProofResult Checker::check(std::string_view publicKey, const std::optional<Checkpoint> &checkpoint)
{
    if (m_proof.contains("vitrine_inclusion") || m_proof.contains("vitrine_consistency"))
        throw Rejection { ErrorCode::BadValue, "proof of inclusion or consistency, not of a step" };
    if (!m_proof.contains("vitrine_proof"))
        throw Rejection { ErrorCode::BadValue, "proof.other" };
    if (m_proof.at("vitrine_proof").get<int>() != 1)
        throw Rejection { ErrorCode::BadValue, "proof of another version" };
    m_result.trail = m_proof.at("trail").get<std::string>();
    m_result.kind = m_proof.at("kind").get<std::string>();
    m_result.id = m_proof.at("id").get<std::int64_t>();
    if (m_result.kind != "step" && m_result.kind != "execution")
        throw Rejection { ErrorCode::BadValue, "kind" };
    if (!m_proof.at("checkpoint").is_null()) {
        auto seal = checkpointFromJson(m_proof.at("checkpoint").dump());
        if (!seal)
            throw Rejection { seal.error().code, seal.error().detail };
        m_result.checkpoint = std::move(*seal);
    }
    m_result.reason = failure(publicKey, checkpoint);
    m_result.isValid = m_result.reason.empty();
    return m_result;
}

} // namespace

Result<ProofResult> verifyProof(
    std::string_view json, std::string_view publicKey, const std::optional<Checkpoint> &checkpoint)
{
    if (!isShallowJson(json))
        return std::unexpected(Error { ErrorCode::TooDeep, {}, {}, {}, "proof" });
    const Json proof = parsedJson<Json>(json);
    if (proof.is_discarded())
        return std::unexpected(Error { ErrorCode::BadJson, {}, {}, {}, "proof.json" });
    try {
        return Checker(proof).check(publicKey, checkpoint);
    } catch (const Rejection &rejection) {
        return std::unexpected(Error { rejection.code, {}, {}, {}, rejection.detail });
    } catch (const Json::exception &exception) {
        return std::unexpected(Error { ErrorCode::BadValue, {}, {}, {}, trailfile::jsonFault(exception.what()) });
    }
}

} // namespace vitrine
