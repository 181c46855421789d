// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What trails and their companions hold as JSON, CBOR or packed bytes: results of steps, findings, environments,
// checkpoints, proofs, tool doubles. Each is refused or read, and what was read is written as what reads the same.
#include "executor/sandbox/boundedjson.h"
#include "executor/sandbox/resultcheck.h"
#include "executor/stepresult.h"
#include "executor/toolstubs.h"
#include "models/trail/chain/checkpoint.h"
#include "models/trail/chain/proof.h"
#include "models/trail/file/database.h"
#include "models/trail/file/packing.h"
#include "models/trail/record/records.h"
#include "tests/fuzz/require.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace {

using namespace vitrine;

void readResult(std::string_view json)
{
    const auto result = stepResultFromJson(json);
    if (result)
        fuzz::require(stepResultFromJson(toJson(*result)) == result);
    if (const auto checked = checkedResult(json))
        fuzz::require(result == checked);
}

void readRecords(std::string_view json)
{
    if (const auto environment = environmentFromJson(json))
        fuzz::require(environmentFromJson(toJson(*environment)) == environment);
    if (const auto checkpoint = checkpointFromJson(json)) {
        fuzz::require(checkpointFromJson(toJson(*checkpoint)) == checkpoint);
        fuzz::require(!isSignatureValid(*checkpoint) || !checkpoint->publicKey.empty());
    }
    if (const auto proof = verifyProof(json))
        fuzz::require(proof->isValid == proof->reason.empty());
}

void readTools(std::string_view json)
{
    const auto tools = readToolStubs(json);
    if (!tools)
        return fuzz::require(tools.error().byte.value_or(0) <= json.size());
    for (const auto &[name, tool] : *tools)
        fuzz::require(!std::holds_alternative<ToolStub::Elsewhere>(tool.answer));
}

// nlohmann's parser takes a zero for the end of the text.
void checkGrammar(std::string_view bytes)
{
    constexpr std::size_t most = 1'000'000;
    constexpr std::ptrdiff_t depth = 200; // deeper ones are not parsed, which would need stack
    if (!bytes.contains('\0') && std::ranges::count_if(bytes, [](char c) { return c == '[' || c == '{'; }) < depth)
        fuzz::require(
            isBoundedJson(bytes, { .depth = depth, .values = most, .keys = most }) == nlohmann::json::accept(bytes));
}

void unpack(std::string_view bytes)
{
    constexpr std::uint64_t size = 4096;
    trailfile::Unpacker textOf;
    std::string text;
    try {
        textOf(bytes, size, text);
        fuzz::require(text.size() == size);
    } catch (const trailfile::Failure &) { // refused
    }
    trailfile::Packer pack;
    const trailfile::PackedText packed = pack(bytes);
    if (packed.form == trailfile::ContentForm::Zstd)
        textOf(packed.bytes, bytes.size(), text);
    fuzz::require((packed.form == trailfile::ContentForm::Zstd ? text : packed.bytes) == bytes);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    checkGrammar(bytes);
    readResult(bytes);
    readRecords(bytes);
    readTools(bytes);
    unpack(bytes);
    if (const auto value = readBoundedCbor(bytes, { .depth = 20, .values = 1000, .keys = 100 }))
        fuzz::require(isBoundedJson(value->dump(), { .depth = 20, .values = 1000, .keys = 100 }));
    return 0;
}
