// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/proof/codeproof.h"

#include "base/formatted.h"
#include "executor/policy/importrules.h"
#include "executor/policy/policyrules.h"
#include "executor/policy/systemfolders.h"
#include "executor/proof/syntaxexamples.h"
#include "executor/proof/textuniverses.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

using Kind = PolicyCounterexample::Kind;
using State = Automaton::State;
using Tag = Automaton::Tag;
using Tags = std::span<const Tag>;

/// Whole numbers as they are written in policies, not as 1e+07.
std::string limitText(double value)
{
    constexpr double exact = 1e15;
    return std::floor(value) == value && value < exact ? formatted("{:.0f}", value) : formatted("{}", value);
}

class CodeProof final {
public:
    explicit CodeProof(ProofSearch &search)
        : m_search(search)
        , m_one(search.one())
        , m_other(search.other())
    {
    }

    void prove()
    {
        proveImports();
        proveNames();
        proveSyntax();
        proveRuntime("filesystem.read", Kind::Read, addPaths);
        proveRuntime("filesystem.write", Kind::Write, addPaths);
        proveRuntime("network.hosts", Kind::Fetch, addHosts);
        proveFidelity();
        proveLimits();
        proveChecks();
    }

private:
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
                if (letter == '.') // importing a submodule imports this module first
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
        if (m_one.imports.allow.empty() || m_one.imports == m_other.imports)
            return;
        enum : Tag { OneAllows = 1, OneDenies, OtherAllows, OtherDenies, Always };
        Automaton automaton;
        addModules(automaton);
        addAllowed(automaton, m_one.imports, OneAllows);
        addDenied(automaton, m_one.imports, OneDenies);
        addAllowed(automaton, m_other.imports, OtherAllows);
        addDenied(automaton, m_other.imports, OtherDenies);
        automaton.accept(automaton.addText(automaton.addStart(), "__future__"), Always);
        const auto found = m_search.shortest(automaton, "imports", [](Tags tags) {
            const auto has = [tags](Tag tag) { return std::ranges::binary_search(tags, tag); };
            return has(OneAllows) && !has(OneDenies) && !(has(OtherAllows) && !has(OtherDenies)) && !has(Always);
        });
        if (found)
            m_search.add(Kind::Program, ImportRules(m_other.imports).judge(*found).rule, *found, "import " + *found);
    }

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
        m_search.add(Kind::Program, "attributes.allow_dunder", fresh, attribute(fresh));
    }

    void addName(const std::vector<std::string> &one, const std::vector<std::string> &other, const char *rule,
        const std::function<std::string(const std::string &)> &program)
    {
        const std::string *best = nullptr;
        for (const std::string &name : one)
            if (name != "*" && !holds(other, name) && (best == nullptr || name.size() < best->size()))
                best = &name;
        if (best != nullptr)
            m_search.add(Kind::Program, rule, *best, program(*best));
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
            m_search.add(best->kind, best->rule, best->subject, best->text);
    }

    void proveRuntime(std::string_view path, Kind kind, void (*addUniverse)(Automaton &))
    {
        // Code without imports and open() can access neither files nor hosts.
        if (m_one.imports.allow.empty() && !holds(m_one.builtins, "open"))
            return;
        enum : Tag { One = 1, Other };
        const PolicyRule &list = *policyRule(path);
        if (list.names(m_one).empty() || list.names(m_one) == list.names(m_other))
            return;
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
        const auto found = m_search.shortest(automaton, path, [](Tags tags) {
            return std::ranges::binary_search(tags, Tag { One }) && !std::ranges::binary_search(tags, Tag { Other });
        });
        if (found)
            m_search.add(Kind::Program, std::string(path), *found, programFor(kind, *found));
    }

    static std::string programFor(Kind kind, const std::string &subject)
    {
        if (kind == Kind::Fetch)
            return formatted("import socket\nsocket.create_connection((\"{}\", 443))", subject);
        return formatted("open(\"{}\"{})", subject, kind == Kind::Write ? ", \"w\"" : "");
    }

    // What the guards deny beyond the lists is known only when code runs.
    void proveFidelity()
    {
        if (m_one.isFull() && !m_other.isFull())
            m_search.addUndecided("fidelity");
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
            const std::string use = limitText(one.value_or(*other + 1));
            m_search.add(Kind::Limit, std::string(rule.path), use, formatted("{}: {}", rule.path, use));
        }
    }

    void proveChecks()
    {
        if (m_other.secrets == OutputCheck::Block && m_one.secrets != OutputCheck::Block)
            m_search.add(
                Kind::Output, "output_checks.secrets", "secret", "print(\"-----BEGIN \" + \"PRIVATE KEY-----\")");
        if (m_other.personalData == OutputCheck::Block && m_one.personalData != OutputCheck::Block)
            m_search.add(Kind::Output, "output_checks.personal_data", "address", "print(\"a@example.org\")");
        for (const std::string &layer : m_other.requiredLayers)
            if (!holds(m_one.requiredLayers, layer))
                return m_search.add(Kind::Layer, "required_layers", layer, layer);
    }

    ProofSearch &m_search;
    const Policy &m_one;
    const Policy &m_other;
};

} // namespace

void proveCode(ProofSearch &search) { CodeProof(search).prove(); }

} // namespace vitrine
