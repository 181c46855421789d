// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/actionpatterns.h"
#include "executor/policy/policy.h"

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// The kinds of actions that policies have lists for.
enum class ActionPart { Command, Read, Edit, Write, Fetch, Tool };
inline constexpr std::array allActionParts { ActionPart::Command, ActionPart::Read, ActionPart::Edit, ActionPart::Write,
    ActionPart::Fetch, ActionPart::Tool };
/// Its path in the document: "files.read".
std::string_view toString(ActionPart part);

/// The outcome of a policy for one action.
enum class ActionOutcome { Allow, Ask, Deny, Unknown };
std::string_view toString(ActionOutcome outcome);

struct ActionRuling {
    /// Why. Those behind NoRules say why nothing is known.
    enum class Reason {
        Listed,
        Default,
        NoRule, ///< no pattern matches, and the policy has no default
        NoRules, ///< the policy does not speak about such actions
        PartlyKnown, ///< it depends on what is only known at run time
        InvalidPattern, ///< of the policy: `subject`
        TooComplex,
        NotParsed, ///< `subject` is the message of the parser
        NoParser,
        TooLong,
        TooDeep,
        TimedOut,
        NotText, ///< a NUL or bytes that are not UTF-8
        LookAlike, ///< the name of a program is not ASCII
        Environment, ///< a variable that may change what runs
        UnknownFolder, ///< relative to a folder that is only known at run time
        NotAUrl,
        Code, ///< what the review of code says
    };
    ActionOutcome outcome = ActionOutcome::Unknown;
    std::string rule {}; ///< "commands.deny:rm **", "commands.default"
    Reason reason = Reason::NoRule;
    std::string subject {}; ///< the command, file, host or tool that decided it
    bool isListed() const { return reason == Reason::Listed; }
};
std::string_view toString(ActionRuling::Reason reason);

/// Deny is stronger than unknown, unknown than ask, and ask than allow.
const ActionRuling &stricter(const ActionRuling &one, const ActionRuling &other);

/// A text that is known in parts.
struct PartialText {
    /// InWord: unknown, within one word. InFolder: unknown, within one part of a path. Words: any number of further
    /// words, none among them.
    enum class Kind { Known, InWord, InFolder, Anything, Words };
    struct Piece {
        Kind kind = Kind::Known;
        std::string text {};
    };
    std::vector<Piece> pieces;
    bool isKnown() const;
    std::string known() const; ///< all that is known, "…" for the rest
    void append(std::string_view text);
    void append(Kind kind) { pieces.push_back({ kind, {} }); }
};

/// The lists of one part of a policy as an automaton whose tags are the indices of its entries.
struct ActionRuleSet {
    struct Entry {
        std::string_view list; ///< "commands.deny"
        std::string pattern;
        Decision decision = Decision::Allow;
    };
    Automaton automaton;
    std::vector<Entry> entries;
    std::optional<Decision> otherwise;
    std::optional<std::string> invalid; ///< a pattern that cannot be matched; it may be empty
    bool isEmpty = true; ///< the policy does not speak about such actions

    /// Whether entries allow some actions or ask about them, so that others are not allowed without a default.
    bool listsAllowed() const;
    /// The strongest decision among tags; `entry` gets the index of its entry.
    std::optional<Decision> decide(std::span<const Automaton::Tag> tags, std::size_t *entry = nullptr) const;
};

/// Adds the entries of a policy; their tags begin with `firstTag`.
ActionRuleSet actionRules(const Policy &policy, ActionPart part, const ProjectFolders &locations);
void addEntries(Automaton &automaton, const ActionRuleSet &rules, ActionPart part, Automaton::Tag firstTag,
    const ProjectFolders &locations);

/// Judges actions by a policy without running anything. Immutable; any thread.
class ActionJudge final {
public:
    ActionJudge(const Policy &policy, ProjectFolders locations);

    /// Words, each but the last followed by `wordEnd`.
    ActionRuling command(const PartialText &words) const { return judge(ActionPart::Command, words); }
    /// A path of any form.
    ActionRuling file(ActionPart use, std::string_view path) const;
    ActionRuling host(std::string_view host) const;
    /// Without arguments nothing is known about them. Values are texts, or JSON for what is none.
    ActionRuling tool(std::string_view name, const std::optional<std::map<std::string, std::string>> &arguments) const;
    ActionRuling judge(ActionPart part, const PartialText &text) const;

    bool speaksAbout(ActionPart part) const { return !rules(part).isEmpty; }
    /// Whether rules ask about some actions or deny them.
    bool hasExceptions(ActionPart part) const;
    bool listsAllowed(ActionPart part) const { return rules(part).listsAllowed(); }
    const ProjectFolders &locations() const { return m_locations; }

private:
    const ActionRuleSet &rules(ActionPart part) const { return m_rules[static_cast<std::size_t>(part)]; }

    ProjectFolders m_locations;
    std::array<ActionRuleSet, allActionParts.size()> m_rules;
};

/// A host as host patterns match it: in lower case, without dots at the end.
std::string hostText(std::string_view host);

/// The text of a tool call that tool patterns match.
std::string toolText(std::string_view name, const std::map<std::string, std::string> &arguments);

} // namespace vitrine
