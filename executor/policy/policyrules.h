// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/policy.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace vitrine {

/// The uses of code that a policy decides about. The subject is a module, a name or the class of a syntax node.
/// UnknownSyntax is a class unknown to this version. FileRead, FileWrite and Host are only observed when code runs. The
/// values from Command on are for actions other than code; their subjects are patterns.
enum class UseKind {
    Import,
    RelativeImport,
    Builtin,
    DunderName,
    DunderAttribute,
    Tool,
    Syntax,
    UnknownSyntax,
    FileRead,
    FileWrite,
    Host,
    Command,
    Read,
    Edit,
    Write,
    Fetch,
    AgentTool
};
inline constexpr std::size_t useKindCount = 17;
/// Whether a use belongs to an action other than code.
constexpr bool isOfAction(UseKind kind) { return kind >= UseKind::Command; }
std::string_view toString(UseKind kind);
std::optional<UseKind> useKindFrom(std::string_view text);

/// One value of a policy document: its location in the document and in a Policy, its type and its effect. The reader,
/// the writer, the JSON Schema, the judge, the changes that would allow something and the lists of the window are all
/// derived from these.
struct PolicyRule {
    using Names = std::vector<std::string>;
    /// The accessors return the value in a policy. A choice is read and set as its text in the document.
    struct Text {
        std::string &(*of)(Policy &);
    };
    struct List {
        Names &(*of)(Policy &);
    };
    struct Count {
        std::uint64_t &(*of)(Policy &);
    };
    struct OptionalCount {
        std::optional<std::uint64_t> &(*of)(Policy &);
    };
    struct Seconds {
        std::optional<double> &(*of)(Policy &);
    };
    struct Choice {
        std::string_view names; ///< all choices, such as "off, warn, block"
        std::string_view (*get)(const Policy &); ///< empty: not set
        bool (*set)(Policy &, std::string_view); ///< false for an invalid choice
    };
    using Value = std::variant<Text, List, Count, OptionalCount, Seconds, Choice>;

    /// The kinds of entries in a list, for checks of single entries and for the JSON Schema.
    enum class Entries { None, Module, Builtin, Dunder, Syntax, Tool, Path, Host, Layer, Command, ProjectPath };
    /// The effect of an entry in a list. Require entries are conditions, not permissions.
    enum class Effect { Neutral, Allow, Ask, Deny, Require };

    std::string_view path; ///< "imports.allow"
    Value value;
    std::string_view description; ///< one sentence, for the JSON Schema
    Entries entries = Entries::None;
    Effect effect = Effect::Neutral;
    std::optional<UseKind> judges; ///< uses in the facts of code that this list decides about
    std::optional<UseKind> observes {}; ///< uses observed when code runs that this list decides about
    bool isOmittedWhenEmpty = false; ///< omitted from the canonical document: policies without it keep their hash

    const Names &names(const Policy &policy) const; ///< of a list
    Names &names(Policy &policy) const;
    /// Whether the rule is a list whose entries are shown and edited, but which does not judge any use in the facts.
    bool isPlainList() const;
};

/// Every value of the document except `vitrine_policy` and `comments`, in the order of the document.
std::span<const PolicyRule> policyRules();
/// Null if there is none.
const PolicyRule *policyRule(std::string_view path);

/// The decision of a list's entries; empty for neutral and required ones.
std::optional<Decision> decisionOf(PolicyRule::Effect effect);

/// The list that decides about a kind of use: dunder names and attributes share theirs; for imports, the list of
/// allowed ones. Null if no list can allow the kind.
const PolicyRule *ruleOf(UseKind kind);
/// The first use kind of each list that decides about uses, in the order of the document.
std::span<const UseKind> listedUseKinds();
/// Whether the same list decides about uses of both kinds.
bool isSameList(UseKind kind, UseKind of);

/// Allows a use by the smallest change: removes entries that deny it, and adds the entry that it needs. Returns false
/// if no policy can allow it.
bool allowUse(Policy &policy, UseKind kind, const std::string &subject);
/// Denies a use, or undoes the additions of `allowUse`.
void denyUse(Policy &policy, UseKind kind, const std::string &subject);
/// Sets the decision about a pattern of actions or tools, and about nothing else; without a decision, removes the
/// pattern from all lists.
void setDecision(Policy &policy, UseKind kind, const std::string &pattern, std::optional<Decision> decision);
/// The strongest decision about a pattern in the lists of a kind, in which it is listed literally.
std::optional<Decision> decisionAbout(const Policy &policy, UseKind kind, const std::string &pattern);
/// The decision about actions or tools that do not match any pattern of a kind. Null for uses of code.
std::optional<Decision> *defaultDecision(Policy &policy, UseKind kind);

/// Whether two policies have the same lists for a kind of use.
bool haveSameList(UseKind kind, const Policy &one, const Policy &other);

/// A limit as a number in its unit; empty if there is none.
std::optional<double> limitAt(std::string_view path, const Limits &limits);
/// Rounds up to a value that the field can hold.
void setLimitAt(std::string_view path, Limits &limits, double value);

} // namespace vitrine
