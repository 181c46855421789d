// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

enum class Severity { Note, Warning, Denied };
std::string_view toString(Severity severity);
std::optional<Severity> severityFrom(std::string_view text);

/// Which text of a step a finding is about.
enum class FindingPart { Code, Logs, Output, Error };
std::string_view toString(FindingPart part);
std::optional<FindingPart> findingPartFrom(std::string_view text);

/// A finding of the review about one position in a step's code, or in its results. app/ builds the message from `code`,
/// `subject` and `detail`: code "import-denied", subject "sympy". Secrets are masked.
struct Finding {
    Severity severity = Severity::Note;
    std::string rule; ///< the part of the policy that applies: "imports.allow", "attributes.allow_dunder" …
    std::string code;
    std::string subject;
    int line = 0; ///< 1-based, in the text of `part`
    int column = 0; ///< 1-based, in characters
    int endLine = 0;
    int endColumn = 0; ///< one past the end
    std::string detail = {}; ///< a second argument of the message
    FindingPart part = FindingPart::Code;
    bool operator==(const Finding &) const = default;
};

/// The form used by the command line and the trail. Reading throws nlohmann's exceptions, and std::invalid_argument for
/// an unknown name.
nlohmann::ordered_json findingJson(const Finding &finding);
Finding findingFromJson(const nlohmann::ordered_json &json);

} // namespace vitrine
