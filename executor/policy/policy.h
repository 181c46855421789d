// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Allowed, Denied, Undecidable if only running it can decide, or, for actions other than code, Ask: a person decides.
enum class Verdict { Allowed, Denied, Undecidable, Ask };
std::string_view toString(Verdict verdict);
std::optional<Verdict> verdictFrom(std::string_view text);

/// The semantics of the code where CPython and the older local executor differ (docs/architecture.md#dialects).
enum class Dialect { Python, Smolagents };
std::string_view toString(Dialect dialect);
std::optional<Dialect> dialectFrom(std::string_view text);

/// For the smolagents dialect: whether defects of that executor are reproduced as recorded in logs, or fixed.
enum class Defects { AsRecorded, Mended };
std::string_view toString(Defects defects);
std::optional<Defects> defectsFrom(std::string_view text);

/// For the smolagents dialect: the version of the framework whose executor is reproduced. Versions before 1.20 count as
/// 1.20, and versions after the last one as the last one.
enum class DialectVersion { V1_20, V1_21, V1_22, V1_23, V1_24, V1_25, V1_26 };
std::string_view toString(DialectVersion version);
std::optional<DialectVersion> dialectVersionFrom(std::string_view text);
/// The same for a version as logs record it, such as "1.24.0" or "1.27.0.dev0". Nothing if the text is no version.
std::optional<DialectVersion> dialectVersionRecorded(std::string_view text);

/// For the smolagents dialect, where likeness and safety conflict: Guarded denies what the guards cannot judge. Full
/// does what the framework does, with its own checks only. It has no effect outside of a program that uses the Python
/// module, where code then has all rights of that program.
enum class Fidelity { Guarded, Full };
std::string_view toString(Fidelity fidelity);
std::optional<Fidelity> fidelityFrom(std::string_view text);

/// The reaction to secrets or personal data in an output.
enum class OutputCheck { Off, Warn, Block };
std::string_view toString(OutputCheck check);
std::optional<OutputCheck> outputCheckFrom(std::string_view text);

/// The decision of a rule about an action that is not Python code: a command, a file, a host or a tool.
enum class Decision { Allow, Ask, Deny };
std::string_view toString(Decision decision);
std::optional<Decision> decisionFrom(std::string_view text);

/// The rules about one kind of action, as patterns. Deny is stronger than ask, and ask is stronger than allow.
struct ActionRules {
    std::vector<std::string> allow;
    std::vector<std::string> ask; ///< a person decides
    std::vector<std::string> deny;
    std::optional<Decision> otherwise; ///< if no pattern matches; absent means unknown
    bool isEmpty() const { return *this == ActionRules {}; }
    bool operator==(const ActionRules &) const = default;
};

/// Module patterns: "a.b" allows a.b (and a, which its import needs), "a.*" also everything below a, "*" everything.
struct ImportPolicy {
    std::vector<std::string> allow;
    std::vector<std::string> deny; ///< stronger than allow
    bool operator==(const ImportPolicy &) const = default;
};

/// Limits of one step. An empty optional means no limit.
struct Limits {
    std::optional<std::uint64_t> operations = 10'000'000;
    std::optional<std::uint64_t> whileIterations = 1'000'000;
    std::optional<double> wallSeconds = 30;
    std::optional<double> cpuSeconds;
    std::optional<std::uint64_t> memoryMib = 1024;
    std::uint64_t recursion = 1000;
    std::uint64_t printChars = 50'000;
    std::uint64_t outputChars = 20'000;
    std::uint64_t files = 0;
    std::uint64_t writtenMib = 0;
    std::optional<std::uint64_t> maxSteps = 20; ///< steps of one run
    bool operator==(const Limits &) const = default;
};

/// The permissions of agent code: the whole document of docs/architecture.md#policy-document, with everything from
/// `base` filled in. A plain value; immutable while it judges a session, and inaccessible to the code it judges.
struct Policy {
    std::string name;
    std::uint64_t version = 1;
    std::string base; ///< name of the bundled profile it was based on; may be empty
    Dialect dialect = Dialect::Python;
    Defects defects = Defects::AsRecorded; ///< ignored in the python dialect
    DialectVersion dialectVersion = DialectVersion::V1_26; ///< ignored unless steps run exactly
    Fidelity fidelity = Fidelity::Guarded; ///< likewise
    ImportPolicy imports;
    std::vector<std::string> builtins; ///< names of builtins that may be used
    std::vector<std::string> dunderAttributes; ///< dunder names that may be read or called
    std::vector<std::string> deniedSyntax; ///< names of CPython AST classes, e.g. "Global"
    std::vector<std::string> tools; ///< names or patterns, see actionpatterns.h
    std::vector<std::string> toolsToAsk; ///< a person decides; denied in code, which cannot ask
    std::vector<std::string> toolsToDeny;
    std::optional<Decision> toolsOtherwise; ///< absent means that other tools are denied
    ActionRules commands; ///< of shells, see actionpatterns.h
    ActionRules fileReads; ///< of any action, by globs relative to the project
    ActionRules fileEdits;
    ActionRules fileWrites;
    ActionRules fetches; ///< by host
    Limits limits;
    std::vector<std::string> readGlobs;
    std::vector<std::string> writeGlobs;
    std::vector<std::string> hosts;
    OutputCheck secrets = OutputCheck::Warn;
    OutputCheck personalData = OutputCheck::Warn;
    std::vector<std::string> requiredLayers;

    bool operator==(const Policy &) const = default;
    /// Whether steps run exactly as in the older executor.
    bool isExact() const { return dialect == Dialect::Smolagents && defects == Defects::AsRecorded; }
    bool isFull() const { return isExact() && fidelity == Fidelity::Full; }
};

} // namespace vitrine
