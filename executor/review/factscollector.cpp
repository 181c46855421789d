// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/factscollector.h"

#include "executor/review/builtinnames.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

/// What a tree says by itself: names, attributes, calls and imports.
namespace vitrine {

namespace {

// Deeper than what CPython's own compiler takes for a step that a person or model wrote.
constexpr int deepest = 1500;

// By these, code reaches names that do not stand in it.
constexpr std::array<std::string_view, 6> reachesNames { "dir", "eval", "exec", "globals", "locals", "vars" };

template <typename Text>
std::vector<std::string> sortedNames(std::vector<Text> &names)
{
    std::ranges::sort(names);
    const auto repeated = std::ranges::unique(names);
    return { names.begin(), repeated.begin() };
}

} // namespace

FactsCollector::FactsCollector(const SyntaxTypes &types)
    : m_types(types)
    , m_seenKinds(syntaxCount)
{
}

bool FactsCollector::collect(PyObject *module)
{
    PyObject *body = m_types.value(module, SyntaxField::body);
    if (body != nullptr && PyList_CheckExact(body) && PyList_GET_SIZE(body) > 0)
        m_lastStatement = PyList_GET_ITEM(body, PyList_GET_SIZE(body) - 1);
    visit(module);
    m_scopes.resolve();
    return !m_isTooDeep;
}

Facts FactsCollector::takeFacts()
{
    std::vector<std::string_view> free;
    std::vector<std::string_view> bound;
    for (const Symbol &symbol : m_scopes.symbols()) {
        if (symbol.isFree)
            free.push_back(symbol.name);
        if (symbol.scope == 0 && symbol.binding != Binding::None)
            bound.push_back(symbol.name);
    }
    m_facts.calls = sortedNames(m_calls);
    m_facts.attributes = sortedNames(m_attributes);
    m_facts.boundNames = sortedNames(bound);
    m_facts.freeNames = sortedNames(free);
    for (std::size_t i = 0; i < m_seenKinds.size(); ++i) {
        if (m_seenKinds[i])
            m_facts.nodeKinds.emplace_back(toString(static_cast<Syntax>(i)));
    }
    return std::move(m_facts);
}

bool FactsCollector::hasKind(std::string_view kind) const
{
    for (std::size_t i = 0; i < m_seenKinds.size(); ++i) {
        if (m_seenKinds[i] && toString(static_cast<Syntax>(i)) == kind)
            return true;
    }
    return false;
}

bool FactsCollector::isBound(const Mention &mention) const
{
    return mention.symbol >= 0 && !m_scopes.symbols()[static_cast<std::size_t>(mention.symbol)].isFree;
}

void FactsCollector::mention(Mention::Kind kind, std::string_view text, PyObject *node)
{
    m_mentions.push_back({ kind, text, node });
}

Syntax FactsCollector::enter(PyObject *node)
{
    const Syntax kind = m_types.kindOf(node);
    ++m_facts.nodes;
    m_seenKinds[static_cast<std::size_t>(kind)] = true;
    return kind;
}

Syntax FactsCollector::enterContext(PyObject *node)
{
    PyObject *context = m_types.value(node, SyntaxField::ctx);
    return context != nullptr ? enter(context) : Syntax::Load;
}

FactsCollector::Flow FactsCollector::visit(PyObject *node)
{
    if (m_depth >= deepest)
        m_isTooDeep = true;
    if (m_isTooDeep)
        return Flow::On;
    ++m_depth;
    const Flow flow = visitNode(node, enter(node));
    --m_depth;
    return flow;
}

FactsCollector::Flow FactsCollector::visitNode(PyObject *node, Syntax kind)
{
    switch (kind) {
    case Syntax::Name: visitName(node); break;
    case Syntax::Constant: visitConstant(node); break;
    case Syntax::Attribute: visitAttribute(node); break;
    case Syntax::Call: visitCall(node); break;
    case Syntax::Import: visitImport(node); break;
    case Syntax::ImportFrom: visitImportFrom(node); break;
    case Syntax::MatchClass:
    case Syntax::MatchAs:
    case Syntax::MatchStar:
    case Syntax::MatchMapping: visitPattern(node, kind); break;
    case Syntax::Assign: visitAssign(node); break;
    case Syntax::AnnAssign: visitAnnotatedAssign(node); break;
    case Syntax::AugAssign: visitAugmentedAssign(node); break;
    case Syntax::NamedExpr: visitWalrus(node); break;
    case Syntax::Global:
    case Syntax::Nonlocal: visitDeclaration(node, kind); break;
    case Syntax::FunctionDef:
    case Syntax::AsyncFunctionDef: visitFunction(node); break;
    case Syntax::Lambda: visitLambda(node); break;
    case Syntax::ClassDef: visitClass(node); break;
    case Syntax::ListComp:
    case Syntax::SetComp:
    case Syntax::DictComp:
    case Syntax::GeneratorExp: visitComprehension(node); break;
    case Syntax::TypeAlias: visitTypeAlias(node); break;
    case Syntax::TypeVar:
    case Syntax::TypeVarTuple:
    case Syntax::ParamSpec: visitTypeParameter(node); break;
    case Syntax::Module: return visitBlock(node, SyntaxField::body);
    case Syntax::If: return visitIf(node);
    case Syntax::For:
    case Syntax::AsyncFor:
    case Syntax::While: return visitLoop(node, kind);
    case Syntax::Try:
    case Syntax::TryStar: return visitTry(node);
    case Syntax::ExceptHandler: return visitHandler(node);
    case Syntax::Match: return visitMatch(node);
    case Syntax::Expr: return visitExpression(node);
    // What a context manager does with an exception, a return included, cannot be seen.
    case Syntax::With:
    case Syntax::AsyncWith: visitField(node, SyntaxField::items), visitBlock(node, SyntaxField::body); break;
    case Syntax::Return:
    case Syntax::Raise: visitParts(node); return Flow::Away;
    case Syntax::Break:
        if (!m_loops.empty())
            m_loops.back() = true;
        return Flow::Away;
    case Syntax::Continue: return Flow::Away;
    case Syntax::Unknown: mention(Mention::Kind::Node, Py_TYPE(node)->tp_name, node), visitParts(node); break;
    default: visitParts(node);
    }
    return Flow::On;
}

void FactsCollector::visitParts(PyObject *node)
{
    m_types.forEachPart(node, [this](PyObject *value) { visitValue(value); });
}

void FactsCollector::visitValue(PyObject *value)
{
    if (value == nullptr || value == Py_None)
        return;
    if (PyList_CheckExact(value)) {
        for (Py_ssize_t i = 0; i < PyList_GET_SIZE(value); ++i)
            visitValue(PyList_GET_ITEM(value, i));
    } else if (m_types.isNode(value)) {
        visit(value);
    }
}

void FactsCollector::visitName(PyObject *node)
{
    const std::string_view name = m_types.name(node, SyntaxField::id);
    const Syntax context = enterContext(node);
    if (context == Syntax::Store) {
        // A module that says what it gives away uses all of it.
        if (name == "__all__" && m_scopes.isTop())
            m_scopes.setOpaque();
        return m_scopes.bind(name, m_binding, node);
    }
    const int symbol = m_scopes.read(name, context == Syntax::Load ? m_reading : Reading::Noted, node);
    if (isDunder(name) || isBuiltinName(name))
        m_mentions.push_back({ Mention::Kind::Name, name, node, symbol });
}

// An annotation may be written as a text; any word of it may be a name.
void FactsCollector::visitConstant(PyObject *node)
{
    if (m_reading == Reading::Evaluated || m_reading == Reading::Called)
        return;
    std::string_view text = viewOf(m_types.value(node, SyntaxField::value));
    const auto isWord
        = [](char c) { return c == '_' || (c & 0x80) != 0 || std::isalnum(static_cast<unsigned char>(c)); };
    while (!text.empty()) {
        const auto begin = std::ranges::find_if(text, isWord);
        const auto end = std::find_if_not(begin, text.end(), isWord);
        if (begin != end)
            m_scopes.read(std::string_view(begin, end), Reading::Noted, node);
        text = std::string_view(end, text.end());
    }
}

void FactsCollector::visitAttribute(PyObject *node)
{
    const std::string_view name = m_types.name(node, SyntaxField::attr);
    m_attributes.push_back(name);
    if (isDunder(name))
        mention(Mention::Kind::Attribute, name, node);
    enterContext(node);
    visitField(node, SyntaxField::value);
}

// A method of a computed value is known by its own name only: ".strip".
void FactsCollector::addCall(PyObject *callee)
{
    std::string name;
    Syntax kind = m_types.kindOf(callee);
    for (; kind == Syntax::Attribute; kind = m_types.kindOf(callee)) {
        name.insert(0, m_types.name(callee, SyntaxField::attr)).insert(0, 1, '.');
        callee = m_types.value(callee, SyntaxField::value);
        if (callee == nullptr || name.size() > 1000)
            break;
    }
    if (callee != nullptr && kind == Syntax::Name)
        name.insert(0, m_types.name(callee, SyntaxField::id));
    if (!name.empty())
        m_calls.push_back(std::move(name));
}

void FactsCollector::visitCall(PyObject *node)
{
    PyObject *callee = m_types.value(node, SyntaxField::func);
    if (callee == nullptr)
        return;
    addCall(callee);
    if (m_types.kindOf(callee) == Syntax::Name) {
        if (std::ranges::contains(reachesNames, m_types.name(callee, SyntaxField::id)))
            m_scopes.setOpaque();
        const Reading before = m_reading;
        m_reading = before == Reading::Evaluated ? Reading::Called : before;
        visit(callee);
        m_reading = before;
    } else {
        visit(callee);
    }
    visitField(node, SyntaxField::args);
    visitField(node, SyntaxField::keywords);
}

void FactsCollector::visitImport(PyObject *node)
{
    PyObject *aliases = m_types.value(node, SyntaxField::names);
    for (Py_ssize_t i = 0; aliases != nullptr && i < PyList_GET_SIZE(aliases); ++i) {
        PyObject *alias = PyList_GET_ITEM(aliases, i);
        enter(alias);
        const std::string_view module = m_types.name(alias, SyntaxField::name);
        const std::string_view as = m_types.name(alias, SyntaxField::asname);
        m_scopes.bind(as.empty() ? module.substr(0, module.find('.')) : as, m_importBinding, alias);
        mention(Mention::Kind::Import, module, alias);
        m_facts.imports.push_back({ std::string(module), {}, m_types.place(node).line });
    }
}

void FactsCollector::visitImportFrom(PyObject *node)
{
    const std::string_view module = m_types.name(node, SyntaxField::module);
    ImportFact fact { std::string(module), {}, m_types.place(node).line };
    const Binding binding = module == "__future__" ? Binding::Other : m_importBinding;
    PyObject *aliases = m_types.value(node, SyntaxField::names);
    for (Py_ssize_t i = 0; aliases != nullptr && i < PyList_GET_SIZE(aliases); ++i) {
        PyObject *alias = PyList_GET_ITEM(aliases, i);
        enter(alias);
        const std::string_view name = m_types.name(alias, SyntaxField::name);
        const std::string_view as = m_types.name(alias, SyntaxField::asname);
        fact.names.emplace_back(name);
        if (name == "*")
            m_scopes.setOpaque();
        m_scopes.bind(as.empty() ? name : as, name == "*" ? Binding::Other : binding, alias);
        if (isDunder(name))
            mention(Mention::Kind::Attribute, name, alias);
    }
    PyObject *level = m_types.value(node, SyntaxField::level);
    const bool isRelative = level != nullptr && PyLong_Check(level) && PyLong_AsLong(level) > 0;
    mention(isRelative ? Mention::Kind::RelativeImport : Mention::Kind::Import, module, node);
    m_facts.imports.push_back(std::move(fact));
}

// Patterns bind names by plain texts, and a class pattern reads attributes by plain texts (PEP 634).
void FactsCollector::visitPattern(PyObject *node, Syntax kind)
{
    const SyntaxField field = kind == Syntax::MatchMapping ? SyntaxField::rest : SyntaxField::name;
    const std::string_view name = kind == Syntax::MatchClass ? std::string_view {} : m_types.name(node, field);
    if (!name.empty())
        m_scopes.bind(name, Binding::Other, node);
    PyObject *keywords = kind == Syntax::MatchClass ? m_types.value(node, SyntaxField::kwd_attrs) : nullptr;
    for (Py_ssize_t i = 0; keywords != nullptr && i < PyList_GET_SIZE(keywords); ++i) {
        if (const std::string_view keyword = viewOf(PyList_GET_ITEM(keywords, i)); isDunder(keyword))
            mention(Mention::Kind::Attribute, keyword, node);
    }
    visitParts(node);
}

void FactsCollector::visitAssign(PyObject *node)
{
    PyObject *targets = m_types.value(node, SyntaxField::targets);
    PyObject *value = m_types.value(node, SyntaxField::value);
    if (targets == nullptr || value == nullptr)
        return;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(targets); ++i) {
        PyObject *target = PyList_GET_ITEM(targets, i);
        const bool isName = m_types.kindOf(target) == Syntax::Name;
        const std::string_view name = isName ? m_types.name(target, SyntaxField::id) : std::string_view {};
        // It names the attributes that positional class patterns read: only plain texts can be judged.
        if (name == "__match_args__")
            mention(Mention::Kind::MatchArguments, name, target);
        const bool isSame = isName && m_types.kindOf(value) == Syntax::Name
            && m_types.name(value, SyntaxField::id) == name && m_scopes.kind() != ScopeKind::Class;
        if (isSame)
            m_selfAssignments.push_back(node);
        m_binding = isName ? Binding::Variable : Binding::Other;
        visit(target);
        m_binding = Binding::Other;
    }
    visit(value);
}

// In a function, the annotation of a variable is never evaluated; without a value, nothing is bound.
void FactsCollector::visitAnnotatedAssign(PyObject *node)
{
    const bool isInFunction = m_scopes.kind() == ScopeKind::Function;
    visitAnnotation(m_types.value(node, SyntaxField::annotation), isInFunction ? Reading::Noted : Reading::Annotation);
    PyObject *target = m_types.value(node, SyntaxField::target);
    PyObject *value = m_types.value(node, SyntaxField::value);
    const bool hasValue = value != nullptr && value != Py_None;
    const bool isName = target != nullptr && m_types.kindOf(target) == Syntax::Name;
    if (isName && !hasValue && !isInFunction) {
        enter(target);
        enterContext(target);
        return;
    }
    m_binding = isName && hasValue ? Binding::Variable : Binding::Other;
    visitValue(target);
    m_binding = Binding::Other;
    visitValue(value);
}

void FactsCollector::visitAugmentedAssign(PyObject *node)
{
    PyObject *target = m_types.value(node, SyntaxField::target);
    if (target != nullptr && m_types.kindOf(target) == Syntax::Name)
        m_scopes.read(m_types.name(target, SyntaxField::id), Reading::Noted, target);
    visitParts(node);
}

void FactsCollector::visitWalrus(PyObject *node)
{
    PyObject *target = m_types.value(node, SyntaxField::target);
    if (target != nullptr) {
        enter(target);
        enterContext(target);
        m_scopes.bindOutside(m_types.name(target, SyntaxField::id), target);
    }
    visitField(node, SyntaxField::value);
}

void FactsCollector::visitDeclaration(PyObject *node, Syntax kind)
{
    PyObject *names = m_types.value(node, SyntaxField::names);
    for (Py_ssize_t i = 0; names != nullptr && i < PyList_GET_SIZE(names); ++i) {
        const std::string_view name = viewOf(PyList_GET_ITEM(names, i));
        if (kind == Syntax::Global)
            m_scopes.declareGlobal(name);
        else
            m_scopes.declareNonlocal(name);
    }
}

} // namespace vitrine
