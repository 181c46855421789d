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
/// The path of the kind in the policy document: "files.read".
std::string_view toString(ActionPart part);

/// A policy's outcome for one action.
enum class ActionOutcome { Allow, Ask, Deny, Unknown };
std::string_view toString(ActionOutcome outcome);

struct ActionRuling {
    /// The reason. The values after NoRules give the reason for an unknown outcome.
    enum class Reason {
        Listed,
        Default,
        NoRule, ///< no pattern matches, and the policy has no default
        NoRules, ///< the policy has no rules for such actions
        PartlyKnown, ///< depends on something that is only known at run time
        InvalidPattern, ///< `subject` is an invalid pattern of the policy
        TooComplex,
        NotParsed, ///< `subject` is the message of the parser
        NoParser,
        TooLong,
        TooDeep,
        TimedOut,
        NotText, ///< contains a NUL or bytes that are not UTF-8
        NoCommand, ///< the text is empty, or only a comment
        LookAlike, ///< the name of a program is not ASCII
        Environment, ///< a variable that may change what runs
        UnknownFolder, ///< relative to a folder that is only known at run time
        NotAUrl,
        NotPython, ///< code that cannot be parsed; `subject` is the message of Python
        Code, ///< a finding of the code review
    };
    ActionOutcome outcome = ActionOutcome::Unknown;
    std::string rule {}; ///< "commands.deny:rm **", "commands.default"
    Reason reason = Reason::NoRule;
    std::string subject {}; ///< the command, file, host or tool that decided it
    bool mayBeExcepted = false; ///< a rule that asks or denies matches, or may match
    bool isListed() const { return reason == Reason::Listed; }
};
std::string_view toString(ActionRuling::Reason reason);

/// The stricter ruling: deny before unknown, unknown before ask, ask before allow.
const ActionRuling &stricter(const ActionRuling &one, const ActionRuling &other);

/// A text of which only parts may be known.
struct PartialText {
    /// InWord: an unknown part of one word. InFolder: an unknown part of one path component. Words: zero or more
    /// further words.
    enum class Kind { Known, InWord, InFolder, Anything, Words };
    struct Piece {
        Kind kind = Kind::Known;
        std::string text {};
    };
    std::vector<Piece> pieces;
    bool isKnown() const;
    std::string known() const; ///< the known text, with "…" for the rest
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
    std::optional<std::string> invalid; ///< a pattern that cannot be matched; may be an empty string
    bool isEmpty = true; ///< the policy has no rules for such actions

    /// Whether entries allow some actions or ask about them, so that all others are not allowed without a default.
    bool listsAllowed() const;
    /// The strongest decision among tags; sets `entry` to the index of its entry.
    std::optional<Decision> decide(std::span<const Automaton::Tag> tags, std::size_t *entry = nullptr) const;
    /// Whether entries ask or deny.
    bool hasExceptions() const;
};

/// Adds the entries of a policy; their tags start at `firstTag`.
ActionRuleSet actionRules(const Policy &policy, ActionPart part, const ProjectFolders &locations);
void addEntries(Automaton &automaton, const ActionRuleSet &rules, ActionPart part, Automaton::Tag firstTag,
    const ProjectFolders &locations);

/// Judges actions by a policy without running anything. Immutable; any thread.
class ActionJudge final {
public:
    ActionJudge(const Policy &policy, ProjectFolders locations);

    /// A command as words, each but the last followed by `wordEnd`.
    ActionRuling command(const PartialText &words) const { return judge(ActionPart::Command, words); }
    /// An absolute or relative path.
    ActionRuling file(ActionPart use, std::string_view path) const;
    ActionRuling host(std::string_view host) const;
    /// Without `arguments`, they are unknown. Values are strings, or JSON for values of other types.
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

/// A host in the form that host patterns match: in lower case, without trailing dots.
std::string hostText(std::string_view host);

/// The text of a tool call that tool patterns match.
std::string toolText(std::string_view name, const std::map<std::string, std::string> &arguments);

} // namespace vitrine
