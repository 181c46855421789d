// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay/replaycertificate.h"

#include "base/formatted.h"
#include "base/jsondepth.h"
#include "base/parsedjson.h"
#include "base/sha256.h"
#include "executor/policy/policydocument.h"
#include "models/replay/cassette.h"
#include "models/replay/environmentnote.h"
#include "models/replay/noisedocument.h"
#include "models/trail/chain/proof.h"
#include "models/trail/file/base64.h"
#include "models/trail/file/hex.h"
#include "models/trail/file/jsonfault.h"
#include "models/trail/record/names.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <functional>
#include <set>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view payloadType = "application/vnd.in-toto+json";
constexpr std::string_view statementType = "https://in-toto.io/Statement/v1";
constexpr std::string_view predicateType = "urn:vitrine:replay:v1";

/// Ends the check of a document.
struct Rejection {
    ErrorCode code;
    std::string detail;
};

void demand(bool holds, std::string_view what)
{
    if (!holds)
        throw Rejection { ErrorCode::BadValue, std::string(what) };
}

/// What a signature of an envelope covers (DSSE's pre-authentication encoding).
std::string signedBytesOf(std::string_view payload)
{
    return formatted("DSSEv1 {} {} {} {}", payloadType.size(), payloadType, payload.size(), payload);
}

std::string text(const Json &json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

Json endingJson(const StepEnding &ending)
{
    return { { "status", ending.status }, { "logs", ending.logs }, { "output", ending.output },
        { "error", { { "type", ending.errorType }, { "message", ending.errorMessage } } } };
}

StepEnding endingFrom(const Json &json)
{
    return { json.at("status").get<std::string>(), json.at("logs").get<std::string>(),
        json.at("output").get<std::string>(), json.at("error").at("type").get<std::string>(),
        json.at("error").at("message").get<std::string>() };
}

/// Without the proofs, which are JSON texts already and most of a certificate.
Json stepJson(const CertifiedStep &step)
{
    return { { "ordinal", step.ordinal }, { "code", step.code }, { "ofModel", step.isOfModel },
        { "startedAt", step.startedAt ? Json(*step.startedAt) : Json() },
        { "recorded", parsedJson<Json>(step.recorded) }, { "verdict", step.verdict }, { "reason", step.reason },
        { "replayed", endingJson(step.ending) } };
}

std::string textOf(const CertifiedStep &step)
{
    std::string json = text(stepJson(step));
    json.pop_back();
    return json
        + formatted(
            R"(,"proof":{},"recordProof":{}}})", step.proof, step.recordProof.empty() ? "null" : step.recordProof);
}

CertifiedStep stepFrom(const Json &json)
{
    CertifiedStep step;
    step.ordinal = json.at("ordinal").get<std::uint64_t>();
    step.code = json.at("code").get<std::string>();
    step.isOfModel = json.at("ofModel").get<bool>();
    if (const Json &moment = json.at("startedAt"); !moment.is_null())
        step.startedAt = moment.get<double>();
    step.recorded = text(json.at("recorded"));
    step.verdict = json.at("verdict").get<std::string>();
    step.reason = json.at("reason").get<std::string>();
    step.ending = endingFrom(json.at("replayed"));
    step.proof = text(json.at("proof"));
    if (const Json &proof = json.at("recordProof"); !proof.is_null())
        step.recordProof = text(proof);
    return step;
}

/// The steps come last, so that their texts can be appended.
Json predicateOf(const ReplayCertificate &certificate)
{
    Json packages = Json::object();
    for (const PackageRecord &package : certificate.environment.packages)
        packages[package.name] = package.version;
    Json variables = Json::object();
    for (const auto &[name, json] : certificate.variables)
        variables[name] = parsedJson<Json>(json);
    const std::string cassette = toJson(certificate.tools);
    const Determinism &determinism = certificate.determinism;
    return { { "engine", certificate.engine },
        { "environment", { { "python", certificate.environment.python }, { "packages", std::move(packages) } } },
        { "executor", certificate.executor }, { "layers", certificate.layers },
        { "policy", Json::parse(canonicalJson(certificate.policy)) }, { "policyHash", policyHash(certificate.policy) },
        { "cassette", Json::parse(cassette) }, { "cassetteHash", sha256Hex(cassette) },
        { "variables", std::move(variables) }, { "clock", toString(determinism.clock) },
        { "seed", determinism.seed ? Json(*determinism.seed) : Json() },
        { "recordedAt", certificate.recordedAt ? Json(*certificate.recordedAt) : Json() },
        { "noise", Json::parse(toJson(certificate.noise)) }, { "run", certificate.run },
        { "checkpoint", Json::parse(toJson(certificate.checkpoint)) }, { "steps", Json::array() } };
}

Json statementOf(const ReplayCertificate &certificate)
{
    const std::string name = formatted("vitrine/trail/{}", certificate.checkpoint.trail);
    return { { "_type", statementType },
        { "subject",
            Json::array({ { { "name", name }, { "digest", { { "sha256", certificate.checkpoint.root } } } } }) },
        { "predicateType", predicateType }, { "predicate", predicateOf(certificate) } };
}

std::string payloadOf(const ReplayCertificate &certificate)
{
    std::string payload = text(statementOf(certificate));
    constexpr std::string_view end = "]}}";
    payload.resize(payload.size() - end.size());
    for (std::size_t n = 0; n < certificate.steps.size(); ++n)
        payload += (n == 0 ? "" : ",") + textOf(certificate.steps[n]);
    payload += end;
    return payload;
}

Policy policyFrom(const Json &predicate)
{
    auto policy = readPolicy(text(predicate.at("policy")));
    demand(policy && policyHash(*policy) == predicate.at("policyHash").get<std::string>(), "policy");
    return std::move(*policy);
}

ToolStubs toolsFrom(const Json &predicate)
{
    auto tools = readToolStubs(text(predicate.at("cassette")));
    demand(tools && sha256Hex(toJson(*tools)) == predicate.at("cassetteHash").get<std::string>(), "cassette");
    demand(std::ranges::none_of(
               *tools, [](const auto &tool) { return std::holds_alternative<ToolStub::Python>(tool.second.answer); }),
        "tool");
    return std::move(*tools);
}

Determinism determinismFrom(const Json &predicate)
{
    Determinism determinism;
    const auto clock = clockFrom(predicate.at("clock").get<std::string>());
    demand(clock.has_value(), "clock");
    determinism.clock = *clock;
    if (const Json &seed = predicate.at("seed"); !seed.is_null())
        determinism.seed = seed.get<std::uint64_t>();
    return determinism;
}

ReplayCertificate certificateIn(const Json &predicate)
{
    ReplayCertificate certificate;
    certificate.engine = predicate.at("engine").get<std::string>();
    certificate.environment.python = predicate.at("environment").at("python").get<std::string>();
    for (const auto &[name, version] : predicate.at("environment").at("packages").items())
        certificate.environment.packages.push_back({ name, version.get<std::string>() });
    certificate.executor = predicate.at("executor").get<std::string>();
    certificate.layers = predicate.at("layers").get<std::vector<std::string>>();
    certificate.policy = policyFrom(predicate);
    certificate.tools = toolsFrom(predicate);
    for (const auto &[name, value] : predicate.at("variables").items())
        certificate.variables[name] = text(value);
    certificate.determinism = determinismFrom(predicate);
    if (const Json &moment = predicate.at("recordedAt"); !moment.is_null())
        certificate.recordedAt = moment.get<double>();
    auto noise = readNoiseRules(text(predicate.at("noise")));
    demand(noise.has_value(), "noise");
    certificate.noise = std::move(*noise);
    certificate.run = predicate.at("run").get<RunId>();
    auto checkpoint = checkpointFromJson(text(predicate.at("checkpoint")));
    demand(checkpoint.has_value(), "checkpoint");
    certificate.checkpoint = std::move(*checkpoint);
    for (const Json &step : predicate.at("steps"))
        certificate.steps.push_back(stepFrom(step));
    return certificate;
}

std::string stringAt(const Json &row, const char *key)
{
    const auto found = row.find(key);
    return found != row.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// A text of a proof; one that was redacted since may be anything.
bool isRedacted(std::string_view proven) { return proven == "[redacted]"; }
bool isProven(std::string_view proven, const std::string &text) { return proven == text || isRedacted(proven); }
bool isProven(const Json &row, const char *key, const std::string &text) { return isProven(stringAt(row, key), text); }

/// The proven rows by table; nothing if the proof is invalid, of another kind, or not in the tree of the certificate's
/// seal.
std::optional<Json> provenRows(
    const std::string &proof, std::string_view kind, const Checkpoint &seal, std::string_view publicKey)
{
    const auto result = verifyProof(proof, publicKey, seal);
    if (!result || !result->isValid || result->kind != kind || result->trail != seal.trail)
        return std::nullopt;
    return parsedJson<Json>(result->fields);
}

/// The proof is about this very ending, under this policy.
bool isProven(const CertifiedStep &step, const ReplayCertificate &certificate, std::string_view publicKey)
{
    const auto tables = provenRows(step.proof, "execution", certificate.checkpoint, publicKey);
    if (!tables)
        return false;
    const Json &row = tables->at("execution_ends").front();
    return stringAt(row, "status") == step.ending.status && isProven(row, "logs", step.ending.logs)
        && isProven(row, "output_repr", step.ending.output) && stringAt(row, "error_type") == step.ending.errorType
        && isProven(row, "error_message", step.ending.errorMessage)
        && stringAt(row, "policy") == policyHash(certificate.policy) && stringAt(row, "verdict") == step.verdict;
}

template <typename E>
E known(const std::string &name)
{
    const auto value = trailfile::enumFrom<E>(name);
    demand(value.has_value(), "record");
    return *value;
}

/// The recorded step that proven rows are, as far as a certificate states it.
StepRecord recordIn(const Json &tables)
{
    const Json none = Json::array();
    const auto rows = [&](const char *table) { return tables.value(table, none); };
    const Json &step = tables.at("steps").front();
    StepRecord record;
    record.ordinal = step.at("ordinal").get<std::uint64_t>();
    record.isFinalAnswer = step.at("is_final_answer").get<int>() != 0;
    if (const Json &moment = step.at("started_at"); !moment.is_null())
        record.time.startedAt = moment.get<double>();
    for (const Json &end : rows("step_ends"))
        record.isFinalAnswer = end.at("is_final_answer").get<int>() != 0;
    for (const Json &row : rows("step_code"))
        record.code.push_back({ known<Language>(stringAt(row, "language")), stringAt(row, "text"),
            known<CodeOrigin>(stringAt(row, "origin")) });
    for (const Json &row : rows("step_outputs"))
        record.outputs.push_back({ known<OutputStream>(stringAt(row, "stream")), stringAt(row, "text"), false });
    for (const Json &row : rows("step_errors")) {
        ErrorRecord &error = record.error.emplace();
        error.layer = known<ErrorLayer>(stringAt(row, "layer"));
        error.type = stringAt(row, "type");
        error.message = stringAt(row, "message");
    }
    return record;
}

bool isOutcomeOf(const Json &recorded, const StepRecord &record)
{
    const Json &outputs = recorded.at("outputs");
    const bool isSameError = record.error
        ? recorded.contains("error") && recorded["error"].at("type") == record.error->type
            && isProven(record.error->message, recorded["error"].at("message").get<std::string>())
        : !recorded.contains("error");
    return isSameError && recorded.at("status") == toString(recordedStatus(record))
        && std::ranges::equal(outputs, record.outputs, [](const Json &said, const OutputRecord &proven) {
               return said.at("stream") == toString(proven.stream)
                   && isProven(proven.text, said.at("text").get<std::string>());
           });
}

/// Code, time and recorded outcome are those of a step of the certificate's run.
bool isRecordProven(const CertifiedStep &step, const ReplayCertificate &certificate, std::string_view publicKey)
{
    if (step.recordProof.empty())
        return true;
    const auto tables = provenRows(step.recordProof, "step", certificate.checkpoint, publicKey);
    if (!tables || tables->at("steps").front().at("run") != certificate.run)
        return false;
    const StepRecord record = recordIn(*tables);
    const bool hidesCode
        = std::ranges::any_of(record.code, [](const CodeRecord &code) { return isRedacted(code.text); });
    return step.ordinal == record.ordinal && step.startedAt == record.time.startedAt
        && step.isOfModel == isOfModel(record) && (hidesCode || step.code == replayCode(record))
        && isOutcomeOf(parsedJson<Json>(step.recorded), record);
}

/// Whether there are steps at all, each once and after those before it.
bool areInOrder(const std::vector<CertifiedStep> &steps)
{
    return !steps.empty()
        && std::ranges::adjacent_find(steps, std::ranges::greater_equal(), &CertifiedStep::ordinal) == steps.end();
}

VerifiedCertificate verified(std::string_view document, std::string_view publicKey)
{
    const Json envelope = parsedJson<Json>(document);
    if (envelope.is_discarded())
        throw Rejection { ErrorCode::BadJson, "certificate.json" };
    demand(envelope.is_object() && envelope.contains("payloadType") && envelope["payloadType"] == payloadType, "type");
    const auto payload = trailfile::bytesOfBase64(envelope.at("payload").get<std::string>());
    demand(payload && isShallowJson(*payload), "payload");
    const Json &signatures = envelope.at("signatures");
    demand(signatures.size() == 1, "signature");
    const auto key = signatures[0].at("keyid").get<std::string>();
    const auto signature = trailfile::bytesOfBase64(signatures[0].at("sig").get<std::string>());
    demand(signature && isSignedBy(key, trailfile::hexOf(*signature), signedBytesOf(*payload)), "signature");
    demand(publicKey.empty() || publicKey == key, "other-key");
    const Json statement = parsedJson<Json>(*payload);
    demand(!statement.is_discarded(), "payload");
    demand(statement.at("_type") == statementType && statement.at("predicateType") == predicateType, "type");
    VerifiedCertificate found { certificateIn(statement.at("predicate")), key };
    const ReplayCertificate &certificate = found.certificate;
    demand(certificate.checkpoint.publicKey == key && isSignatureValid(certificate.checkpoint)
            && statement.at("subject").at(0).at("digest").at("sha256") == certificate.checkpoint.root,
        "checkpoint");
    for (const CertifiedStep &step : certificate.steps) {
        demand(isProven(step, certificate, key), "proof");
        demand(isRecordProven(step, certificate, key), "record");
    }
    demand(areInOrder(certificate.steps), "steps");
    return found;
}

struct Part {
    std::string_view name;
    std::string StepEnding::*text;
};
constexpr std::array parts { Part { "status", &StepEnding::status }, Part { "logs", &StepEnding::logs },
    Part { "output", &StepEnding::output }, Part { "error", &StepEnding::errorType },
    Part { "error", &StepEnding::errorMessage } };

StepAgreement agreementOf(const StepEnding &certified, const StepEnding &now, const NoiseRules &noise)
{
    StepAgreement found;
    std::set<std::string> rules;
    for (const Part &part : parts) {
        const TextComparison comparison = compareTexts(certified.*part.text, now.*part.text, noise);
        if (!comparison.isEqual)
            return { 0, Agreement::Differs, std::string(part.name), {} };
        rules.insert(comparison.rules.begin(), comparison.rules.end());
    }
    for (const std::string &rule : rules)
        found.part += (found.part.empty() ? "" : ",") + rule;
    found.agreement = rules.empty() ? Agreement::Same : Agreement::Noise;
    return found;
}

/// The module that an error says is not there.
std::string missingModule(const StepEnding &ending)
{
    constexpr std::string_view mark = "No module named '";
    const std::size_t at = ending.errorMessage.find(mark);
    if (at == std::string::npos)
        return {};
    const std::string_view rest = std::string_view(ending.errorMessage).substr(at + mark.size());
    return std::string(rest.substr(0, rest.find('\'')));
}

const ReplayedStep *stepAt(const std::vector<ReplayedStep> &steps, std::uint64_t ordinal)
{
    const auto found = std::ranges::find(steps, ordinal, &ReplayedStep::ordinal);
    return found == steps.end() ? nullptr : &*found;
}

} // namespace

bool isOfModel(const StepRecord &record)
{
    return !std::ranges::contains(record.code, CodeOrigin::Edited, &CodeRecord::origin);
}

std::string recordedJson(const StepRecord &record)
{
    Json outputs = Json::array();
    for (const OutputRecord &output : record.outputs)
        outputs.push_back({ { "stream", toString(output.stream) }, { "text", output.text } });
    Json json { { "status", toString(recordedStatus(record)) }, { "outputs", std::move(outputs) } };
    if (record.error)
        json["error"] = { { "type", record.error->type }, { "message", record.error->message } };
    return text(json);
}

StepEnding endingOf(const StepResult &result)
{
    StepEnding ending { std::string(toString(result.status)), result.logs, {}, {}, {} };
    if (result.output)
        ending.output = result.output->repr;
    if (result.error) {
        ending.errorType = result.error->type;
        ending.errorMessage = result.error->message;
    }
    return ending;
}

ToolStubs withoutPython(const ToolStubs &tools, const std::vector<ReplayedStep> &steps)
{
    ToolStubs plain = tools;
    for (auto &[name, tool] : plain) {
        if (!std::holds_alternative<ToolStub::Python>(tool.answer))
            continue;
        ToolStub::Recorded recorded;
        for (const ReplayedStep &step : steps)
            for (const ToolCallRecord &call : step.result.toolCalls)
                if (call.name == name && call.result)
                    recorded.calls.push_back({ call.arguments, *call.result });
        tool.answer = std::move(recorded);
    }
    return plain;
}

std::string toText(const ReplayCertificate &certificate, const SealingKey &key)
{
    const std::string payload = payloadOf(certificate);
    const std::string signature = trailfile::bytesOfHex(key.sign(signedBytesOf(payload))).value_or(std::string());
    const Json envelope { { "payloadType", payloadType }, { "payload", trailfile::base64Of(payload) },
        { "signatures",
            Json::array({ { { "keyid", key.publicKey() }, { "sig", trailfile::base64Of(signature) } } }) } };
    return envelope.dump(1) + '\n';
}

Result<VerifiedCertificate> certificateFrom(std::string_view document, std::string_view publicKey)
{
    if (!isShallowJson(document))
        return std::unexpected(Error { ErrorCode::TooDeep, {}, {}, {}, "certificate" });
    try {
        return verified(document, publicKey);
    } catch (const Rejection &rejection) {
        return std::unexpected(Error { rejection.code, {}, {}, {}, rejection.detail });
    } catch (const Json::exception &exception) {
        return std::unexpected(Error { ErrorCode::BadValue, {}, {}, {}, trailfile::jsonFault(exception.what()) });
    }
}

ReplayRequest requestOf(const ReplayCertificate &certificate)
{
    ReplayRequest request;
    request.policy = certificate.policy;
    request.tools = certificate.tools;
    request.variables = certificate.variables;
    request.determinism = certificate.determinism;
    request.recordedAt = certificate.recordedAt;
    request.noise = certificate.noise;
    for (const CertifiedStep &step : certificate.steps) {
        ReplayStep &wanted = request.steps.emplace_back();
        wanted.record.ordinal = step.ordinal;
        wanted.record.time.startedAt = step.startedAt;
        wanted.record.code
            = { { Language::Python, step.code, step.isOfModel ? CodeOrigin::Fenced : CodeOrigin::Edited } };
    }
    return request;
}

std::string_view toString(Agreement agreement)
{
    constexpr std::array<std::string_view, 3> names { "same", "noise", "differs" };
    return names[static_cast<std::size_t>(agreement)];
}

std::vector<StepAgreement> compareWith(const ReplayCertificate &certificate, const std::vector<ReplayedStep> &steps,
    const std::vector<ReplayedStep> &again, std::string_view python)
{
    const auto environment = environmentDifferences(certificate.environment, python);
    std::vector<StepAgreement> found;
    bool hasDiffered = false;
    const auto causeOf = [&](const StepEnding &now, const ReplayedStep *repeated) -> std::string {
        if (const std::string module = missingModule(now); !module.empty())
            return "package:" + module;
        if (repeated != nullptr
            && agreementOf(now, endingOf(repeated->result), certificate.noise).agreement == Agreement::Differs)
            return "not-deterministic";
        if (hasDiffered)
            return "follows";
        if (environment.empty())
            return {};
        return environment.front().what == "Python" ? "python" : "library:" + environment.front().what;
    };
    for (const CertifiedStep &step : certificate.steps) {
        const ReplayedStep *now = stepAt(steps, step.ordinal);
        StepAgreement agreement { 0, Agreement::Differs, "missing", hasDiffered ? "follows" : "" };
        if (now != nullptr) {
            const StepEnding ending = endingOf(now->result);
            agreement = agreementOf(step.ending, ending, certificate.noise);
            if (agreement.agreement == Agreement::Differs)
                agreement.cause = causeOf(ending, stepAt(again, step.ordinal));
        }
        agreement.ordinal = step.ordinal;
        hasDiffered = hasDiffered || agreement.agreement == Agreement::Differs;
        found.push_back(std::move(agreement));
    }
    return found;
}

std::vector<PackageRecord> importedPackages(const std::vector<ReplayedStep> &steps, std::string_view python)
{
    std::set<std::string> modules;
    for (const ReplayedStep &step : steps)
        for (const ImportRecord &import : step.result.imports)
            if (import.verdict == Verdict::Allowed)
                modules.insert(import.module.substr(0, import.module.find('.')));
    return installedAmong(modules, python);
}

} // namespace vitrine
