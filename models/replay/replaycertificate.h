// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay/runreplayer.h"
#include "models/trail/chain/signature.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A replay that others can repeat: its code, its conditions, and its results. As a file it is an in-toto statement in
/// a signed envelope (DSSE), docs/evidence/README.md#certificates.
namespace vitrine {

/// The comparable part of a step's result.
struct StepEnding {
    std::string status;
    std::string logs;
    std::string output; ///< repr of the value
    std::string errorType;
    std::string errorMessage;
    bool operator==(const StepEnding &) const = default;
};
StepEnding endingOf(const StepResult &result);

/// A step as recorded in the log, for `CertifiedStep::recorded` and `isOfModel`.
std::string recordedJson(const StepRecord &record);
bool isOfModel(const StepRecord &record);

struct CertifiedStep {
    std::uint64_t ordinal = 0;
    std::string code;
    bool isOfModel = true; ///< written by a model, so that the framework's corrections apply
    std::optional<double> startedAt; ///< as recorded in the log
    std::string recorded; ///< JSON: outputs and error as recorded in the log
    std::string verdict; ///< of the certified replay compared with the log
    std::string reason;
    StepEnding ending; ///< of the certified replay
    std::string proof; ///< JSON document (`Trail::proveExecution`)
    /// JSON document (`Trail::proveStep`) that code and recorded outcome are those of the log; empty where the seal
    /// does not cover the step itself, which is so in merged parts of a trail.
    std::string recordProof;
    bool operator==(const CertifiedStep &) const = default;
};

struct ReplayCertificate {
    std::string engine; ///< version of Vitrine
    EnvironmentRecord environment; ///< Python and the packages that the code imports
    std::string executor;
    std::vector<std::string> layers;
    Policy policy;
    ToolStubs tools; ///< the cassette, without stubs in Python
    std::map<std::string, std::string> variables;
    Determinism determinism;
    std::optional<double> recordedAt;
    NoiseRules noise;
    RunId run = 0;
    Checkpoint checkpoint;
    std::vector<CertifiedStep> steps;
};

/// Replaces stubs in Python by their answers in these steps, so that a certificate contains no code that runs outside
/// the jail.
ToolStubs withoutPython(const ToolStubs &tools, const std::vector<ReplayedStep> &steps);

/// The certificate as a signed document.
std::string toText(const ReplayCertificate &certificate, const SealingKey &key);

/// A certificate whose signature, digests and proofs are valid.
struct VerifiedCertificate {
    ReplayCertificate certificate;
    std::string publicKey; ///< the signer's key, in hexadecimal digits
};
/// Fails with BadValue if a part is invalid (`detail` is a code: "signature", "other-key", "policy", "cassette",
/// "proof", "record", "checkpoint", "tool"; "type" if it is not a certificate), and with BadJson or TooDeep.
Result<VerifiedCertificate> certificateFrom(std::string_view text, std::string_view publicKey = {});

/// The run to replay for a repetition.
ReplayRequest requestOf(const ReplayCertificate &certificate);

enum class Agreement { Same, Noise, Differs };
std::string_view toString(Agreement agreement);

/// A step of the repetition compared with the certified one.
struct StepAgreement {
    std::uint64_t ordinal = 0;
    Agreement agreement = Agreement::Same;
    /// For noise, the rules; for a difference, the part: "status", "logs", "output", "error", "missing" (did not run).
    std::string part;
    /// Why it differs: "package:NAME" (not installed), "not-deterministic", "python", "library:NAME", "follows" (an
    /// earlier step differs); empty if unknown.
    std::string cause;
    bool operator==(const StepAgreement &) const = default;
};

/// `again`: a second repetition of the same steps, which shows what is not deterministic; may be empty. `python`: the
/// version that replayed them here.
std::vector<StepAgreement> compareWith(const ReplayCertificate &certificate, const std::vector<ReplayedStep> &steps,
    const std::vector<ReplayedStep> &again, std::string_view python);

/// The installed packages that these steps have imported, with their versions.
std::vector<PackageRecord> importedPackages(const std::vector<ReplayedStep> &steps, std::string_view python);

} // namespace vitrine
