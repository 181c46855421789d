// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/policy/policyproof.h"

#include "base/enumnames.h"
#include "base/formatted.h"
#include "executor/policy/actionjudge.h"
#include "executor/policy/importrules.h"
#include "executor/policy/policyrules.h"
#include "executor/policy/syntaxexamples.h"
#include "executor/policy/systemfolders.h"

#include <algorithm>
#include <array>
#include <functional>
#include <span>
#include <utility>

namespace vitrine {

namespace {

using Kind = PolicyCounterexample::Kind;
using State = Automaton::State;
using Tag = Automaton::Tag;
using Bytes = Automaton::Bytes;
using Tags = std::span<const Tag>;

constexpr auto kindNames = enumNames<Kind::Layer>(
    "program", "command", "read", "edit", "write", "fetch", "tool", "limit", "output", "layer");

/// The texts that a part is about have this tag; the entries of both policies follow.
constexpr Tag inUniverse = 0;

Bytes range(unsigned char from, unsigned char to)
{
    Bytes bytes;
    for (std::size_t byte = from; byte <= to; ++byte)
        bytes.set(byte);
    return bytes;
}

Bytes printable() { return range(' ', '~') | range(0x80, 0xFF); }

/// One or more.
State addSome(Automaton &automaton, State from, const Bytes &first, const Bytes &more)
{
    return automaton.addMany(automaton.addOne(from, first), more);
}

/// Names of modules.
void addModules(Automaton &automaton)
{
    const Bytes first = range('a', 'z') | range('A', 'Z') | Automaton::only('_');
    const State start = automaton.addStart();
    const State end = addSome(automaton, start, first, first | range('0', '9'));
    automaton.addEdge(end, Automaton::only('.'), start);
    automaton.accept(end, inUniverse);
}

/// Absolute paths without "." and "..".
void addPaths(Automaton &automaton)
{
    const Bytes name = printable() & Automaton::allBut('/');
    const Bytes noDot = name & Automaton::allBut('.');
    const State start = automaton.addStart();
    const State slash = automaton.addOne(start, Automaton::only('/'));
    automaton.accept(slash, inUniverse);
    const State end = automaton.addState();
    automaton.addEdge(slash, noDot, end);
    const State dot = automaton.addOne(slash, Automaton::only('.'));
    automaton.addEdge(dot, noDot, end);
    automaton.addEdge(automaton.addOne(dot, Automaton::only('.')), name, end);
    automaton.addEdge(end, name, end);
    automaton.accept(end, inUniverse);
    // Behind another slash it goes on as behind the first one.
    const State next = automaton.addState();
    automaton.addEdge(end, Automaton::only('/'), next);
    automaton.addEdge(next, noDot, end);
    const State nextDot = automaton.addOne(next, Automaton::only('.'));
    automaton.addEdge(nextDot, noDot, end);
    automaton.addEdge(automaton.addOne(nextDot, Automaton::only('.')), name, end);
}

void addHosts(Automaton &automaton)
{
    const Bytes letters = (range('a', 'z') | range('0', '9')).set('-').set('_').set(':').set('[').set(']');
    const State end = addSome(automaton, automaton.addStart(), letters, letters | Automaton::only('.'));
    automaton.accept(end, inUniverse);
}

/// A program of ASCII with its words.
void addCommands(Automaton &automaton)
{
    const State program = addSome(automaton, automaton.addStart(), range('!', '~'), range('!', '~'));
    automaton.accept(program, inUniverse);
    const State words = automaton.addOne(program, Automaton::only(wordEnd));
    automaton.addEdge(words, printable() | Automaton::only(wordEnd), words);
    automaton.accept(words, inUniverse);
}

/// A name with "name=value" for each argument.
void addTools(Automaton &automaton)
{
    const Bytes name = printable().reset('(').reset(')').reset('=').reset(' ').reset(',');
    const State end = addSome(automaton, automaton.addStart(), name, name);
    automaton.accept(end, inUniverse);
    const State argument = addSome(automaton, automaton.addOne(end, Automaton::only(wordEnd)), name, name);
    const State value = automaton.addMany(automaton.addOne(argument, Automaton::only('=')), printable());
    automaton.accept(value, inUniverse);
    // A further argument.
    const State next = automaton.addState();
    automaton.addEdge(value, Automaton::only(wordEnd), next);
    const State more = addSome(automaton, next, name, name);
    automaton.addEdge(more, Automaton::only('='), value);
}

std::string shellQuoted(std::string_view word)
{
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:=@%+,";
    if (!word.empty() && word.find_first_not_of(plain) == word.npos)
        return std::string(word);
    std::string text = "'";
    for (const char letter : word)
        text += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    return text + "'";
}

std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    for (std::size_t end = 0; end != text.npos; text.remove_prefix(end == text.npos ? 0 : end + 1)) {
        end = text.find(wordEnd);
        words.push_back(text.substr(0, end));
    }
    return words;
}

std::string commandText(std::string_view text)
{
    std::string command;
    for (const std::string_view word : wordsOf(text))
        command += (command.empty() ? "" : " ") + shellQuoted(word);
    return command;
}

std::string toolCall(std::string_view text)
{
    const auto words = wordsOf(text);
    std::string call(words.front());
    call += "(";
    for (std::size_t i = 1; i < words.size(); ++i)
        call.append(i > 1 ? ", " : "").append(words[i]);
    return call + ")";
}

/// Relative where it is within the project.
std::string pathText(std::string_view path)
{
    const ProjectFolders locations;
    if (path.starts_with(locations.project + "/"))
        return std::string(path.substr(locations.project.size() + 1));
    if (path.starts_with(locations.home + "/"))
        return "~" + std::string(path.substr(locations.home.size()));
    return std::string(path);
}

class Prover final {
public:
    Prover(const Policy &one, const Policy &other)
        : m_one(one)
        , m_other(other)
    {
    }

    PolicyProof prove()
    {
        proveImports();
        proveNames();
        proveSyntax();
        for (const ActionPart part : allActionParts)
            proveActions(part);
        proveFilesInCommands();
        proveRuntime("filesystem.read", Kind::Read, addPaths);
        proveRuntime("filesystem.write", Kind::Write, addPaths);
        proveRuntime("network.hosts", Kind::Fetch, addHosts);
        proveLimits();
        proveChecks();
        std::ranges::stable_sort(m_proof.counterexamples, {}, [](const auto &found) { return found.text.size(); });
        return std::move(m_proof);
    }

private:
    using IsWider = std::function<bool(Tags)>;

    void add(Kind kind, std::string rule, std::string subject, std::string text)
    {
        m_proof.counterexamples.push_back({ kind, std::move(rule), std::move(subject), std::move(text) });
    }

    /// The shortest text for which that holds; nothing where there is none, or where it cannot be decided.
    std::optional<std::string> shortest(const Automaton &automaton, std::string_view part, const IsWider &isWider)
    {
        std::optional<std::string> found;
        OutcomeSearch search;
        search.required = inUniverse;
        search.onOutcome = [&](Tags tags, const auto &text) {
            if (!std::ranges::binary_search(tags, inUniverse) || !isWider(tags))
                return Visit::GoOn;
            found = text();
            return Visit::Stop;
        };
        if (forEachOutcome(automaton, search) == SearchEnd::TooLarge)
            m_proof.undecided.emplace_back(part);
        return found;
    }

    // Imports -----------------------------------------------------------------------------------------------------

    static void addAllowed(Automaton &automaton, const ImportPolicy &imports, Tag tag)
    {
        for (std::string_view pattern : imports.allow) {
            const State start = automaton.addStart();
            if (pattern == "*") {
                automaton.accept(automaton.addMany(start, Automaton::anyByte()), tag);
                continue;
            }
            const bool isDeep = pattern.ends_with(".*");
            if (isDeep)
                pattern.remove_suffix(2);
            State at = start;
            for (const char letter : pattern) {
                if (letter == '.') // importing what is below imports this first
                    automaton.accept(at, tag);
                at = automaton.addOne(at, Automaton::only(letter));
            }
            automaton.accept(at, tag);
            if (isDeep)
                addBelow(automaton, at, tag);
        }
    }

    static void addBelow(Automaton &automaton, State at, Tag tag)
    {
        automaton.accept(automaton.addMany(automaton.addOne(at, Automaton::only('.')), Automaton::anyByte()), tag);
    }

    static void addDenied(Automaton &automaton, const ImportPolicy &imports, Tag tag)
    {
        for (std::string_view pattern : imports.deny) {
            const State start = automaton.addStart();
            if (pattern == "*") {
                automaton.accept(automaton.addMany(start, Automaton::anyByte()), tag);
                continue;
            }
            if (pattern.ends_with(".*"))
                pattern.remove_suffix(2);
            const State end = automaton.addText(start, pattern);
            automaton.accept(end, tag);
            addBelow(automaton, end, tag);
        }
    }

    void proveImports()
    {
        enum : Tag { OneAllows = 1, OneDenies, OtherAllows, OtherDenies, Always };
        Automaton automaton;
        addModules(automaton);
        addAllowed(automaton, m_one.imports, OneAllows);
        addDenied(automaton, m_one.imports, OneDenies);
        addAllowed(automaton, m_other.imports, OtherAllows);
        addDenied(automaton, m_other.imports, OtherDenies);
        automaton.accept(automaton.addText(automaton.addStart(), "__future__"), Always);
        const auto found = shortest(automaton, "imports", [](Tags tags) {
            const auto has = [tags](Tag tag) { return std::ranges::binary_search(tags, tag); };
            return has(OneAllows) && !has(OneDenies) && !(has(OtherAllows) && !has(OtherDenies)) && !has(Always);
        });
        if (found)
            add(Kind::Program, ImportRules(m_other.imports).judge(*found).rule, *found, "import " + *found);
    }

    // Names ---------------------------------------------------------------------------------------------------------

    static bool holds(const std::vector<std::string> &names, std::string_view name)
    {
        return std::ranges::contains(names, name);
    }

    void proveNames()
    {
        addName(m_one.builtins, m_other.builtins, "builtins.allow", [](const std::string &name) { return name; });
        if (holds(m_other.dunderAttributes, "*"))
            return;
        const auto attribute = [](const std::string &name) { return "(0)." + name; };
        if (!holds(m_one.dunderAttributes, "*"))
            return addName(m_one.dunderAttributes, m_other.dunderAttributes, "attributes.allow_dunder", attribute);
        std::string fresh = "__a__";
        while (holds(m_other.dunderAttributes, fresh))
            fresh.insert(2, "a");
        add(Kind::Program, "attributes.allow_dunder", fresh, attribute(fresh));
    }

    void addName(const std::vector<std::string> &one, const std::vector<std::string> &other, const char *rule,
        const std::function<std::string(const std::string &)> &program)
    {
        const std::string *best = nullptr;
        for (const std::string &name : one)
            if (name != "*" && !holds(other, name) && (best == nullptr || name.size() < best->size()))
                best = &name;
        if (best != nullptr)
            add(Kind::Program, rule, *best, program(*best));
    }

    void proveSyntax()
    {
        const PolicyCounterexample *best = nullptr;
        std::vector<PolicyCounterexample> found;
        for (const std::string &name : m_other.deniedSyntax)
            if (!holds(m_one.deniedSyntax, name))
                found.push_back({ Kind::Program, "syntax.deny", name, std::string(syntaxExample(name)) });
        for (const PolicyCounterexample &one : found)
            if (best == nullptr || one.text.size() < best->text.size())
                best = &one;
        if (best != nullptr)
            m_proof.counterexamples.push_back(*best);
    }

    // Actions -------------------------------------------------------------------------------------------------------

    struct Sides {
        Automaton automaton;
        ActionRuleSet one;
        ActionRuleSet other;

        std::vector<Tag> ofOne(Tags tags) const { return shifted(tags, 1, one.entries.size()); }
        std::vector<Tag> ofOther(Tags tags) const
        {
            return shifted(tags, 1 + static_cast<Tag>(one.entries.size()), other.entries.size());
        }
        static std::vector<Tag> shifted(Tags tags, Tag first, std::size_t count)
        {
            std::vector<Tag> own;
            for (const Tag tag : tags)
                if (tag >= first && tag - first < count)
                    own.push_back(tag - first);
            return own;
        }
    };

    Sides sidesOf(ActionPart part)
    {
        Sides sides { {}, actionRules(m_one, part, {}), actionRules(m_other, part, {}) };
        switch (part) {
        case ActionPart::Command: addCommands(sides.automaton); break;
        case ActionPart::Fetch: addHosts(sides.automaton); break;
        case ActionPart::Tool: addTools(sides.automaton); break;
        default: addPaths(sides.automaton); break;
        }
        addEntries(sides.automaton, sides.one, part, 1, {});
        addEntries(sides.automaton, sides.other, part, 1 + static_cast<Tag>(sides.one.entries.size()), {});
        return sides;
    }

    static bool allows(const ActionRuleSet &rules, Tags tags)
    {
        const auto decision = rules.decide(tags);
        return (decision ? decision : rules.otherwise) == Decision::Allow && !rules.invalid;
    }

    /// A redirection of an allowed command is allowed where nothing is against it.
    static bool toleratesInCommand(const ActionRuleSet &rules, Tags tags)
    {
        const auto decision = rules.decide(tags);
        const auto whole = decision ? decision : rules.otherwise;
        return whole ? whole == Decision::Allow : !rules.listsAllowed();
    }

    /// An address in an allowed command; a default that asks is left to the rules for the command.
    static bool toleratesHostInCommand(const ActionRuleSet &rules, Tags tags)
    {
        if (const auto decision = rules.decide(tags))
            return decision == Decision::Allow;
        return rules.otherwise ? rules.otherwise != Decision::Deny : !rules.listsAllowed();
    }

    static std::string ruleOf(const ActionRuleSet &rules, Tags tags, ActionPart part)
    {
        std::size_t entry = 0;
        if (rules.decide(tags, &entry))
            return std::string(rules.entries[entry].list) + ":" + rules.entries[entry].pattern;
        return std::string(toString(part)) + (rules.isEmpty ? "" : ".default");
    }

    static Kind kindOf(ActionPart part)
    {
        constexpr std::array kinds { Kind::Command, Kind::Read, Kind::Edit, Kind::Write, Kind::Fetch, Kind::Tool };
        return kinds.at(static_cast<std::size_t>(part));
    }

    static std::string textOf(ActionPart part, const std::string &found)
    {
        switch (part) {
        case ActionPart::Command: return commandText(found);
        case ActionPart::Fetch: return found;
        case ActionPart::Tool: return toolCall(found);
        default: return pathText(found);
        }
    }

    void proveActions(ActionPart part)
    {
        const Sides sides = sidesOf(part);
        std::string rule;
        const auto found = shortest(sides.automaton, toString(part), [&](Tags tags) {
            const bool isWider = allows(sides.one, sides.ofOne(tags)) && !allows(sides.other, sides.ofOther(tags));
            if (isWider)
                rule = ruleOf(sides.other, sides.ofOther(tags), part);
            return isWider;
        });
        if (found)
            add(kindOf(part), rule, *found, textOf(part, *found));
    }

    /// Commands that both allow may be redirected to files that only one allows.
    void proveFilesInCommands()
    {
        const Sides commands = sidesOf(ActionPart::Command);
        const auto command = shortest(commands.automaton, "commands", [&](Tags tags) {
            return allows(commands.one, commands.ofOne(tags)) && allows(commands.other, commands.ofOther(tags));
        });
        if (!command)
            return;
        for (const ActionPart part : { ActionPart::Read, ActionPart::Write }) {
            const Sides sides = sidesOf(part);
            std::string rule;
            const auto path = shortest(sides.automaton, toString(part), [&](Tags tags) {
                const bool isWider = toleratesInCommand(sides.one, sides.ofOne(tags))
                    && !toleratesInCommand(sides.other, sides.ofOther(tags));
                if (isWider)
                    rule = ruleOf(sides.other, sides.ofOther(tags), part);
                return isWider;
            });
            if (path)
                add(Kind::Command, rule, *path,
                    commandText(*command) + (part == ActionPart::Read ? " < " : " > ") + shellQuoted(pathText(*path)));
        }
        proveHostsInCommands();
    }

    /// Addresses in arguments: of commands that both allow.
    void proveHostsInCommands()
    {
        const Sides sides = sidesOf(ActionPart::Fetch);
        const ActionJudge one(m_one, {});
        const ActionJudge other(m_other, {});
        const auto allowed = [](const ActionJudge &judge, std::string_view program, const std::string &host) {
            PartialText words;
            words.append(program);
            words.append(std::string_view("\0", 1));
            words.append("https://" + host);
            return judge.command(words).outcome == ActionOutcome::Allow;
        };
        std::string rule;
        const auto host = shortest(sides.automaton, "hosts", [&](Tags tags) {
            const bool isWider = toleratesHostInCommand(sides.one, sides.ofOne(tags))
                && !toleratesHostInCommand(sides.other, sides.ofOther(tags));
            if (isWider)
                rule = ruleOf(sides.other, sides.ofOther(tags), ActionPart::Fetch);
            return isWider;
        });
        for (const std::string_view program : { "curl", "wget", "git" })
            if (host && allowed(one, program, *host) && allowed(other, program, *host))
                return add(Kind::Command, rule, *host, std::string(program) + " https://" + *host);
    }

    // Effects of running code ----------------------------------------------------------------------------------------

    void proveRuntime(std::string_view path, Kind kind, void (*addUniverse)(Automaton &))
    {
        // Code without imports and without open() reaches neither files nor hosts.
        if (m_one.imports.allow.empty() && !holds(m_one.builtins, "open"))
            return;
        enum : Tag { One = 1, Other };
        const PolicyRule &list = *policyRule(path);
        Automaton automaton;
        addUniverse(automaton);
        for (const std::string &glob : list.names(m_one))
            addRuntimeGlob(automaton, automaton.addStart(), glob, One);
        for (const std::string &glob : list.names(m_other))
            addRuntimeGlob(automaton, automaton.addStart(), glob, Other);
        if (kind == Kind::Read)
            for (const std::string_view folder : systemFolders()) {
                const State end = automaton.addText(automaton.addStart(), folder);
                automaton.accept(end, Other);
                automaton.accept(
                    automaton.addMany(automaton.addOne(end, Automaton::only('/')), Automaton::anyByte()), Other);
            }
        if (kind != Kind::Fetch)
            automaton.accept(automaton.addText(automaton.addStart(), "/dev/null"), Other);
        const auto found = shortest(automaton, path, [](Tags tags) {
            return std::ranges::binary_search(tags, Tag { One }) && !std::ranges::binary_search(tags, Tag { Other });
        });
        if (found)
            add(Kind::Program, std::string(path), *found, programFor(kind, *found));
    }

    static std::string programFor(Kind kind, const std::string &subject)
    {
        if (kind == Kind::Fetch)
            return formatted("import socket\nsocket.create_connection((\"{}\", 443))", subject);
        return formatted("open(\"{}\"{})", subject, kind == Kind::Write ? ", \"w\"" : "");
    }

    void proveLimits()
    {
        for (const PolicyRule &rule : policyRules()) {
            const bool cutsOnly = rule.path == "limits.print_chars" || rule.path == "limits.output_chars";
            if (!rule.path.starts_with("limits.") || cutsOnly)
                continue;
            const auto one = limitAt(rule.path, m_one.limits);
            const auto other = limitAt(rule.path, m_other.limits);
            if (!other || (one && *one <= *other))
                continue;
            const std::string use = formatted("{}", one.value_or(*other + 1));
            add(Kind::Limit, std::string(rule.path), use, formatted("{}: {}", rule.path, use));
        }
    }

    void proveChecks()
    {
        if (m_other.secrets == OutputCheck::Block && m_one.secrets != OutputCheck::Block)
            add(Kind::Output, "output_checks.secrets", "secret", "print(\"-----BEGIN \" + \"PRIVATE KEY-----\")");
        if (m_other.personalData == OutputCheck::Block && m_one.personalData != OutputCheck::Block)
            add(Kind::Output, "output_checks.personal_data", "address", "print(\"a@example.org\")");
        for (const std::string &layer : m_other.requiredLayers)
            if (!holds(m_one.requiredLayers, layer))
                return add(Kind::Layer, "required_layers", layer, layer);
    }

    const Policy &m_one;
    const Policy &m_other;
    PolicyProof m_proof;
};

} // namespace

std::string_view toString(PolicyCounterexample::Kind kind) { return nameOf(kind, kindNames); }

PolicyProof proveNotWider(const Policy &one, const Policy &other) { return Prover(one, other).prove(); }

} // namespace vitrine
