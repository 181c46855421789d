// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/factscollector.h"

#include <algorithm>

namespace vitrine {

namespace {

// Deeper than what CPython's own compiler takes for a step that a person or model wrote.
constexpr int deepest = 1500;

bool opensScope(Syntax kind)
{
    return kind == Syntax::FunctionDef || kind == Syntax::AsyncFunctionDef || kind == Syntax::ClassDef
        || kind == Syntax::Lambda || kind == Syntax::ListComp || kind == Syntax::SetComp || kind == Syntax::DictComp
        || kind == Syntax::GeneratorExp;
}

std::vector<std::string> listOf(const std::set<std::string> &names) { return { names.begin(), names.end() }; }

} // namespace

FactsCollector::FactsCollector(const SyntaxTypes &types)
    : m_types(types)
    , m_seenKinds(syntaxCount)
{
}

bool FactsCollector::collect(PyObject *module)
{
    visit(module);
    return !m_isTooDeep;
}

Facts FactsCollector::takeFacts()
{
    m_facts.calls = listOf(m_calls);
    m_facts.attributes = listOf(m_attributes);
    m_facts.boundNames = listOf(m_boundOnTop);
    std::ranges::set_difference(m_loaded, m_bound, std::back_inserter(m_facts.freeNames));
    for (std::size_t i = 0; i < m_seenKinds.size(); ++i) {
        if (m_seenKinds[i])
            m_facts.nodeKinds.emplace_back(toString(static_cast<Syntax>(i)));
    }
    return std::move(m_facts);
}

void FactsCollector::mention(Mention::Kind kind, std::string text, PyObject *node)
{
    m_mentions.push_back({ kind, std::move(text), m_types.place(node) });
}

void FactsCollector::bind(const std::string &name)
{
    m_bound.insert(name);
    if (m_scopes == 0)
        m_boundOnTop.insert(name);
}

void FactsCollector::bindTexts(PyObject *node, const char *field)
{
    const std::string name = m_types.text(node, field);
    if (!name.empty())
        bind(name);
}

void FactsCollector::visit(PyObject *node)
{
    const Syntax kind = m_types.kindOf(node);
    if (++m_depth > deepest)
        m_isTooDeep = true;
    if (m_isTooDeep) {
        --m_depth;
        return;
    }
    ++m_facts.nodes;
    m_seenKinds.at(static_cast<std::size_t>(kind)) = true;
    switch (kind) {
    case Syntax::Name: visitName(node); break;
    case Syntax::Attribute: visitAttribute(node); break;
    case Syntax::Call: visitCall(node); break;
    case Syntax::Import: visitImport(node); break;
    case Syntax::ImportFrom: visitImportFrom(node); break;
    case Syntax::MatchClass:
    case Syntax::MatchAs:
    case Syntax::MatchStar:
    case Syntax::MatchMapping: visitPattern(node, kind); break;
    case Syntax::Assign: visitAssign(node); break;
    default:
        if (opensScope(kind))
            visitScope(node, kind);
        else
            visitFields(node, kind);
    }
    if (kind == Syntax::Unknown)
        mention(Mention::Kind::Node, Py_TYPE(node)->tp_name, node);
    --m_depth;
}

void FactsCollector::visitFields(PyObject *node, Syntax kind)
{
    if (kind == Syntax::arg || kind == Syntax::ExceptHandler)
        bindTexts(node, kind == Syntax::arg ? "arg" : "name");
    for (const PyRef &name : m_types.fields(kind)) {
        PyObject *value = nullptr;
        if (PyObject_GetOptionalAttr(node, name.get(), &value) < 0)
            PyErr_Clear();
        const PyRef owned = PyRef::steal(value);
        if (value != nullptr)
            visitValue(value);
    }
}

void FactsCollector::visitValue(PyObject *value)
{
    if (PyList_CheckExact(value)) {
        for (Py_ssize_t i = 0; i < PyList_GET_SIZE(value); ++i)
            visitValue(PyList_GET_ITEM(value, i));
    } else if (m_types.isNode(value)) {
        visit(value);
    }
}

void FactsCollector::visitScope(PyObject *node, Syntax kind)
{
    if (kind == Syntax::FunctionDef || kind == Syntax::AsyncFunctionDef || kind == Syntax::ClassDef)
        bindTexts(node, "name");
    ++m_scopes;
    visitFields(node, kind);
    --m_scopes;
}

void FactsCollector::visitName(PyObject *node)
{
    const std::string name = m_types.text(node, "id");
    const PyRef context = m_types.field(node, "ctx");
    if (context && m_types.kindOf(context.get()) == Syntax::Store)
        return bind(name);
    m_loaded.insert(name);
    mention(Mention::Kind::Name, name, node);
}

void FactsCollector::visitAttribute(PyObject *node)
{
    std::string name = m_types.text(node, "attr");
    m_attributes.insert(name);
    mention(Mention::Kind::Attribute, std::move(name), node);
    if (const PyRef value = m_types.field(node, "value"))
        visitValue(value.get());
}

std::optional<std::string> FactsCollector::dottedName(PyObject *node) const
{
    const Syntax kind = m_types.kindOf(node);
    if (kind == Syntax::Name)
        return m_types.text(node, "id");
    if (kind != Syntax::Attribute)
        return std::nullopt;
    const PyRef value = m_types.field(node, "value");
    auto before = value ? dottedName(value.get()) : std::nullopt;
    // A method of a computed value is known by its own name only.
    return before.value_or("") + "." + m_types.text(node, "attr");
}

void FactsCollector::visitCall(PyObject *node)
{
    if (const PyRef callee = m_types.field(node, "func")) {
        if (auto name = dottedName(callee.get()))
            m_calls.insert(std::move(*name));
    }
    visitFields(node, Syntax::Call);
}

void FactsCollector::visitImport(PyObject *node)
{
    const PyRef aliases = m_types.field(node, "names");
    for (Py_ssize_t i = 0; aliases && i < PyList_GET_SIZE(aliases.get()); ++i) {
        PyObject *alias = PyList_GET_ITEM(aliases.get(), i);
        std::string module = m_types.text(alias, "name");
        const std::string as = m_types.text(alias, "asname");
        bind(as.empty() ? module.substr(0, module.find('.')) : as);
        mention(Mention::Kind::Import, module, alias);
        m_facts.imports.push_back({ std::move(module), {}, m_types.place(node).line });
    }
}

void FactsCollector::visitImportFrom(PyObject *node)
{
    ImportFact fact { m_types.text(node, "module"), {}, m_types.place(node).line };
    const PyRef aliases = m_types.field(node, "names");
    for (Py_ssize_t i = 0; aliases && i < PyList_GET_SIZE(aliases.get()); ++i) {
        PyObject *alias = PyList_GET_ITEM(aliases.get(), i);
        fact.names.push_back(m_types.text(alias, "name"));
        const std::string as = m_types.text(alias, "asname");
        bind(as.empty() ? fact.names.back() : as);
        mention(Mention::Kind::Attribute, fact.names.back(), alias);
    }
    const PyRef level = m_types.field(node, "level");
    const bool isRelative = level && PyLong_Check(level.get()) && PyLong_AsLong(level.get()) > 0;
    mention(isRelative ? Mention::Kind::RelativeImport : Mention::Kind::Import, fact.module, node);
    m_facts.imports.push_back(std::move(fact));
}

// Patterns bind names by plain texts, and a class pattern reads attributes by plain texts (PEP 634).
void FactsCollector::visitPattern(PyObject *node, Syntax kind)
{
    if (kind == Syntax::MatchMapping)
        bindTexts(node, "rest");
    else if (kind != Syntax::MatchClass)
        bindTexts(node, "name");
    const PyRef keywords = kind == Syntax::MatchClass ? m_types.field(node, "kwd_attrs") : PyRef();
    for (Py_ssize_t i = 0; keywords && i < PyList_GET_SIZE(keywords.get()); ++i)
        mention(Mention::Kind::Attribute, fromPython(PyList_GET_ITEM(keywords.get(), i)), node);
    visitFields(node, kind);
}

// __match_args__ names the attributes that positional class patterns read: only plain texts can be judged.
void FactsCollector::visitAssign(PyObject *node)
{
    const PyRef targets = m_types.field(node, "targets");
    for (Py_ssize_t i = 0; targets && i < PyList_GET_SIZE(targets.get()); ++i) {
        PyObject *target = PyList_GET_ITEM(targets.get(), i);
        if (m_types.kindOf(target) == Syntax::Name && m_types.text(target, "id") == "__match_args__")
            mention(Mention::Kind::MatchArguments, "__match_args__", target);
    }
    visitFields(node, Syntax::Assign);
}

} // namespace vitrine
