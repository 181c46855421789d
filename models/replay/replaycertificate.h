// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/replay/runreplayer.h"
#include "models/trail/chain/signature.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A replay that someone else can repeat: what ran, under what, and how it ended. As a file it is an in-toto statement
/// in a signed envelope (DSSE), docs/evidence/README.md#certificates.
namespace vitrine {

/// How a step ended, as far as a repetition can be compared with it.
struct StepEnding {
    std::string status;
    std::string logs;
    std::string output; ///< repr of the value
    std::string errorType;
    std::string errorMessage;
    bool operator==(const StepEnding &) const = default;
};
StepEnding endingOf(const StepResult &result);

struct CertifiedStep {
    std::uint64_t ordinal = 0;
    std::string code;
    bool isOfModel = true; ///< written by a model: the framework's corrections apply
    std::optional<double> startedAt; ///< as the log records it
    std::string recorded; ///< JSON: outputs and error as the log records them
    std::string verdict; ///< of the certified replay against the log
    std::string reason;
    StepEnding ending; ///< of the certified replay
    std::string proof; ///< JSON document (`Trail::proveExecution`)
    bool operator==(const CertifiedStep &) const = default;
};

struct ReplayCertificate {
    std::string engine; ///< version of Vitrine
    EnvironmentRecord environment; ///< Python and the packages that the code imports
    std::string executor;
    std::vector<std::string> layers;
    Policy policy;
    ToolStubs tools; ///< the cassette; nothing in Python
    std::map<std::string, std::string> variables;
    Determinism determinism;
    std::optional<double> recordedAt;
    NoiseRules noise;
    RunId run = 0;
    Checkpoint checkpoint;
    std::vector<CertifiedStep> steps;
};

/// Stubs in Python are replaced by what they answered in these steps: a certificate brings no code that runs outside
/// of the jail.
ToolStubs withoutPython(const ToolStubs &tools, const std::vector<ReplayedStep> &steps);

/// The signed document.
std::string toText(const ReplayCertificate &certificate, const SealingKey &key);

/// A certificate whose signature, digests and proofs hold.
struct VerifiedCertificate {
    ReplayCertificate certificate;
    std::string publicKey; ///< who signed; hexadecimal digits
};
/// Fails with BadValue (`detail` is a code: "signature", "other-key", "policy", "cassette", "proof", "checkpoint",
/// "tool") for what does not hold, with BadJson, TooDeep or UnknownFormat for what is no certificate.
Result<VerifiedCertificate> certificateFrom(std::string_view text, std::string_view publicKey = {});

/// The run to replay for a repetition.
ReplayRequest requestOf(const ReplayCertificate &certificate);

enum class Agreement { Same, Noise, Differs };
std::string_view toString(Agreement agreement);

/// A step of the repetition beside the certified one.
struct StepAgreement {
    std::uint64_t ordinal = 0;
    Agreement agreement = Agreement::Same;
    /// For noise the rules; for a difference the part: "status", "logs", "output", "error", "missing" (did not run).
    std::string part;
    /// Why it differs: "package:NAME" (not installed), "not-deterministic", "python", "library:NAME", "follows" (a
    /// step before it differs); empty when unknown.
    std::string cause;
    bool operator==(const StepAgreement &) const = default;
};

/// `again`: the same steps once more, which shows what is not deterministic; may be empty. `python`: the version that
/// replayed them here.
std::vector<StepAgreement> compareWith(const ReplayCertificate &certificate, const std::vector<ReplayedStep> &steps,
    const std::vector<ReplayedStep> &again, std::string_view python);

/// The installed packages that these steps have imported, with their versions.
std::vector<PackageRecord> importedPackages(const std::vector<ReplayedStep> &steps, std::string_view python);

} // namespace vitrine
