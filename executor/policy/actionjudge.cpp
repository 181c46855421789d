// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/actionjudge.h"

#include "base/enumnames.h"
#include "executor/policy/policyrules.h"

#include <algorithm>
#include <set>
#include <utility>

namespace vitrine {

namespace {

using Tag = Automaton::Tag;
using State = Automaton::State;
using Reason = ActionRuling::Reason;

constexpr auto partNames
    = enumNames<ActionPart::Tool>("commands", "files.read", "files.edit", "files.write", "hosts", "tools");
constexpr auto outcomeNames = enumNames<ActionOutcome::Unknown>("allow", "ask", "deny", "unknown");
constexpr auto reasonNames = enumNames<Reason::Code>("listed", "default", "no-rule", "no-rules", "partly-known",
    "invalid-pattern", "too-complex", "not-parsed", "no-parser", "too-long", "too-deep", "timed-out", "not-text",
    "no-command", "look-alike", "environment", "unknown-folder", "not-a-url", "not-python", "code");

ActionOutcome outcomeOf(std::optional<Decision> decision)
{
    return decision ? static_cast<ActionOutcome>(std::to_underlying(*decision)) : ActionOutcome::Unknown;
}

int strength(ActionOutcome outcome)
{
    constexpr std::array strengths { 0, 1, 3, 2 };
    return strengths.at(static_cast<std::size_t>(outcome));
}

/// Rules that ask or deny apply to the program in any folder.
State anywhere(Automaton &automaton, State start)
{
    const State end = automaton.addState();
    automaton.addJump(start, end);
    automaton.addEdge(automaton.addMany(start, Automaton::allBut(wordEnd)), Automaton::only('/'), end);
    return end;
}

bool addPattern(Automaton &automaton, State start, ActionPart part, const ActionRuleSet::Entry &entry, Tag tag,
    const ProjectFolders &locations)
{
    const std::string &pattern = entry.pattern;
    switch (part) {
    case ActionPart::Command:
        if (entry.decision != Decision::Allow)
            start = anywhere(automaton, start);
        return addCommandPattern(automaton, start, pattern, tag, locations, entry.decision);
    case ActionPart::Fetch: return addHostPattern(automaton, start, pattern, tag);
    case ActionPart::Tool: return addToolPattern(automaton, start, pattern, tag);
    // On a system that ignores case, ".ENV" is the file ".env".
    default:
        return addFilePattern(automaton, start, pattern, tag, locations,
            entry.decision == Decision::Allow ? LetterCase::Counts : LetterCase::IsIgnored,
            entry.decision == Decision::Allow ? GlobReach::Paths : GlobReach::FoldersAbove);
    }
}

State addFurtherWords(Automaton &automaton, State from)
{
    const State end = automaton.addMany(automaton.addOne(from, Automaton::only(wordEnd)), Automaton::anyByte());
    const State none = automaton.addState();
    automaton.addJump(from, none);
    automaton.addJump(end, none);
    return none;
}

/// Adds the texts that match a partial text.
void addTexts(Automaton &automaton, const PartialText &text, Tag tag)
{
    State at = automaton.addStart();
    for (const PartialText::Piece &piece : text.pieces) {
        at = automaton.addText(at, piece.text);
        if (piece.kind == PartialText::Kind::InWord)
            at = automaton.addMany(at, Automaton::allBut(wordEnd));
        else if (piece.kind == PartialText::Kind::InFolder)
            at = automaton.addMany(at, Automaton::allBut('/') & Automaton::allBut(wordEnd));
        else if (piece.kind == PartialText::Kind::Anything)
            at = automaton.addMany(at, Automaton::anyByte());
        else if (piece.kind == PartialText::Kind::Words)
            at = addFurtherWords(automaton, at);
    }
    automaton.accept(at, tag);
}

std::string ruleText(const ActionRuleSet::Entry &entry) { return std::string(entry.list) + ":" + entry.pattern; }

std::string shown(std::string text)
{
    // The text of a folder, see GlobReach.
    if (text.ends_with(wordEnd))
        text.pop_back();
    std::ranges::replace(text, wordEnd, ' ');
    return text;
}

/// The common outcomes of all texts that match a partial text.
class Answers final {
public:
    Answers(const ActionRuleSet &rules, ActionPart part)
        : m_rules(rules)
        , m_part(part)
    {
    }

    void add(std::span<const Tag> tags)
    {
        std::size_t entry = 0;
        const auto decision = m_rules.decide(tags, &entry);
        m_mayBeExcepted = m_mayBeExcepted || decision.value_or(Decision::Allow) != Decision::Allow;
        if (decision)
            keep({ outcomeOf(decision), ruleText(m_rules.entries[entry]), Reason::Listed });
        else if (m_rules.otherwise)
            keep({ outcomeOf(m_rules.otherwise), std::string(toString(m_part)) + ".default", Reason::Default });
        else
            keep({});
    }

    ActionRuling ruling() const
    {
        ActionRuling ruling = common();
        ruling.mayBeExcepted = m_mayBeExcepted;
        return ruling;
    }

private:
    /// Deny if a text is certainly denied; ask if a person would or might be asked.
    ActionRuling common() const
    {
        if (m_found.empty())
            return { ActionOutcome::Unknown, {}, Reason::TooComplex };
        if (m_found.size() == 1)
            return m_found.begin()->second;
        if (!m_found.contains(ActionOutcome::Deny) && !m_found.contains(ActionOutcome::Unknown))
            return m_found.at(ActionOutcome::Ask);
        const auto &strongest
            = std::ranges::max_element(m_found, {}, [](const auto &found) { return strength(found.first); })->second;
        return { ActionOutcome::Unknown, strongest.rule, Reason::PartlyKnown };
    }

    /// Keeps the first ruling of each outcome, but prefers a listed one to a default.
    void keep(ActionRuling ruling)
    {
        const auto [at, isNew] = m_found.try_emplace(ruling.outcome, ruling);
        if (!isNew && ruling.isListed() && !at->second.isListed())
            at->second = std::move(ruling);
    }

    const ActionRuleSet &m_rules;
    ActionPart m_part;
    std::map<ActionOutcome, ActionRuling> m_found;
    bool m_mayBeExcepted = false;
};

} // namespace

std::string_view toString(ActionPart part) { return nameOf(part, partNames); }
std::string_view toString(ActionOutcome outcome) { return nameOf(outcome, outcomeNames); }
std::string_view toString(ActionRuling::Reason reason) { return nameOf(reason, reasonNames); }

const ActionRuling &stricter(const ActionRuling &one, const ActionRuling &other)
{
    return strength(other.outcome) > strength(one.outcome) ? other : one;
}

bool PartialText::isKnown() const
{
    return std::ranges::all_of(pieces, [](const Piece &piece) { return piece.kind == Kind::Known; });
}

std::string PartialText::known() const
{
    std::string text;
    for (const Piece &piece : pieces)
        text += piece.kind == Kind::Known ? piece.text : piece.text + "…";
    return text;
}

void PartialText::append(std::string_view text)
{
    if (!pieces.empty() && pieces.back().kind == Kind::Known)
        pieces.back().text += text;
    else
        pieces.push_back({ Kind::Known, std::string(text) });
}

bool ActionRuleSet::listsAllowed() const
{
    return std::ranges::any_of(entries, [](const Entry &entry) { return entry.decision != Decision::Deny; });
}

bool ActionRuleSet::hasExceptions() const
{
    return std::ranges::any_of(entries, [](const Entry &entry) { return entry.decision != Decision::Allow; });
}

std::optional<Decision> ActionRuleSet::decide(std::span<const Tag> tags, std::size_t *entry) const
{
    std::optional<Decision> decision;
    // Among entries with the same decision the first one counts, but "*" only if no other one matches.
    const auto isNarrower
        = [&](Tag tag, Tag than) { return entries[than].pattern == "*" && entries[tag].pattern != "*"; };
    Tag found = 0;
    for (const Tag tag : tags)
        if (tag < entries.size()
            && (!decision || entries[tag].decision > *decision
                || (entries[tag].decision == *decision && isNarrower(tag, found)))) {
            found = tag;
            decision = entries[tag].decision;
            if (entry != nullptr)
                *entry = tag;
        }
    return decision;
}

ActionRuleSet actionRules(const Policy &policy, ActionPart part, const ProjectFolders &locations)
{
    ActionRuleSet rules;
    const std::string prefix = std::string(toString(part)) + ".";
    for (const PolicyRule &rule : policyRules()) {
        if (!rule.path.starts_with(prefix))
            continue;
        if (const auto *choice = std::get_if<PolicyRule::Choice>(&rule.value)) {
            rules.otherwise = decisionFrom(choice->get(policy));
            continue;
        }
        for (const std::string &pattern : rule.names(policy))
            rules.entries.push_back({ rule.path, pattern, *decisionOf(rule.effect) });
    }
    rules.isEmpty = rules.entries.empty() && !rules.otherwise;
    const State start = rules.automaton.addStart();
    for (Tag tag = 0; tag < rules.entries.size(); ++tag)
        if (!addPattern(rules.automaton, start, part, rules.entries[tag], tag, locations)
            && rules.entries[tag].decision != Decision::Allow)
            rules.invalid = rules.entries[tag].pattern;
    return rules;
}

void addEntries(
    Automaton &automaton, const ActionRuleSet &rules, ActionPart part, Tag firstTag, const ProjectFolders &locations)
{
    const State start = automaton.addStart();
    for (Tag tag = 0; tag < rules.entries.size(); ++tag)
        addPattern(automaton, start, part, rules.entries[tag], firstTag + tag, locations);
}

ActionJudge::ActionJudge(const Policy &policy, ProjectFolders locations)
    : m_locations(std::move(locations))
{
    for (const ActionPart part : allActionParts)
        m_rules[static_cast<std::size_t>(part)] = actionRules(policy, part, m_locations);
}

ActionRuling ActionJudge::judge(ActionPart part, const PartialText &text) const
{
    const ActionRuleSet &rules = this->rules(part);
    const std::string subject = shown(text.known());
    if (rules.isEmpty)
        return { ActionOutcome::Unknown, {}, Reason::NoRules, subject };
    Answers answers(rules, part);
    if (text.isKnown()) {
        answers.add(rules.automaton.read(text.known()));
    } else {
        Automaton automaton = rules.automaton;
        const auto own = static_cast<Tag>(rules.entries.size());
        addTexts(automaton, text, own);
        OutcomeSearch search;
        search.required = own;
        search.mostCombinations = 20'000;
        search.mostStates = 1'000'000;
        search.onOutcome = [&](std::span<const Tag> tags, const auto &) {
            if (std::ranges::contains(tags, own))
                answers.add(tags);
            return Visit::GoOn;
        };
        if (forEachOutcome(automaton, search) == SearchEnd::TooLarge)
            return { ActionOutcome::Unknown, {}, Reason::TooComplex, subject, rules.hasExceptions() };
    }
    ActionRuling ruling = answers.ruling();
    if (rules.invalid && ruling.outcome != ActionOutcome::Deny)
        return { ActionOutcome::Unknown, {}, Reason::InvalidPattern, *rules.invalid, true };
    ruling.subject = subject;
    return ruling;
}

bool ActionJudge::hasExceptions(ActionPart part) const { return rules(part).hasExceptions(); }

ActionRuling ActionJudge::file(ActionPart use, std::string_view path) const
{
    if (path.empty() || path.contains(wordEnd))
        return { ActionOutcome::Unknown, {}, Reason::NotText };
    PartialText text;
    text.append(projectPath(path, m_locations));
    return judge(use, text);
}

ActionRuling ActionJudge::host(std::string_view host) const
{
    PartialText text;
    text.append(hostText(host));
    if (text.known().empty() || text.known().contains(wordEnd))
        return { ActionOutcome::Unknown, {}, Reason::NotAUrl };
    return judge(ActionPart::Fetch, text);
}

ActionRuling ActionJudge::tool(
    std::string_view name, const std::optional<std::map<std::string, std::string>> &arguments) const
{
    if (name.empty() || name.contains(wordEnd))
        return { ActionOutcome::Unknown, {}, Reason::NotText };
    PartialText text;
    text.append(toolText(name, arguments.value_or(std::map<std::string, std::string>())));
    if (arguments)
        return judge(ActionPart::Tool, text);
    // Without arguments, or with any arguments.
    const ActionRuling none = judge(ActionPart::Tool, text);
    text.append(std::string_view("\0", 1));
    text.append(PartialText::Kind::Anything);
    const ActionRuling any = judge(ActionPart::Tool, text);
    if (none.outcome == any.outcome)
        return none;
    ActionRuling unknown { ActionOutcome::Unknown, stricter(none, any).rule, Reason::PartlyKnown, std::string(name) };
    return unknown;
}

std::string hostText(std::string_view host)
{
    std::string lower(host);
    for (char &letter : lower)
        letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    while (lower.ends_with('.'))
        lower.pop_back();
    return lower;
}

std::string toolText(std::string_view name, const std::map<std::string, std::string> &arguments)
{
    std::string text(name);
    for (const auto &[key, value] : arguments) {
        std::string one = key + "=" + value;
        std::ranges::replace(one, wordEnd, '\x01');
        text.push_back(wordEnd);
        text += one;
    }
    return text;
}

} // namespace vitrine
