// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/factscollector.h"

#include "executor/review/builtinnames.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace vitrine {

namespace {

// Deeper than what CPython's own compiler takes for a step that a person or model wrote.
constexpr int deepest = 1500;

// With these, code reaches names that it does not contain.
constexpr std::array<std::string_view, 6> reachesNames { "dir", "eval", "exec", "globals", "locals", "vars" };

/// Whether a handler catches one of these classes. The names of all that it catches are in its `type`.
template <std::size_t Count>
bool catches(const SyntaxTypes &types, PyObject *type, const std::array<std::string_view, Count> &classes)
{
    if (type == nullptr || type == Py_None)
        return false;
    if (types.kindOf(type) == Syntax::Name)
        return std::ranges::contains(classes, types.name(type, SyntaxField::id));
    bool isFound = false;
    if (types.kindOf(type) == Syntax::Tuple)
        types.forEachPart(type, [&](PyObject *elements) {
            for (Py_ssize_t i = 0; PyList_CheckExact(elements) && i < PyList_GET_SIZE(elements); ++i)
                isFound = isFound || catches(types, PyList_GET_ITEM(elements, i), classes);
        });
    return isFound;
}

constexpr std::array<std::string_view, 1> nameErrors { "NameError" };
constexpr std::array<std::string_view, 4> importErrors { "ImportError", "ModuleNotFoundError", "Exception",
    "BaseException" };

bool isEmpty(PyObject *statements)
{
    return statements == nullptr || !PyList_CheckExact(statements) || PyList_GET_SIZE(statements) == 0;
}

} // namespace

FactsCollector::FactsCollector(const SyntaxTypes &types)
    : m_types(types)
    , m_reachability(types)
{
}

bool FactsCollector::collect(PyObject *module)
{
    PyObject *body = m_types.value(module, SyntaxField::body);
    if (body != nullptr && PyList_CheckExact(body) && PyList_GET_SIZE(body) > 0)
        m_lastStatement = PyList_GET_ITEM(body, PyList_GET_SIZE(body) - 1);
    visit(module);
    m_scopes.resolve();
    if (!m_isTooDeep)
        m_reachability.follow(module);
    return !m_isTooDeep;
}

bool FactsCollector::isBound(const Mention &mention) const
{
    return mention.symbol >= 0 && !m_scopes.symbols()[static_cast<std::size_t>(mention.symbol)].isFree;
}

Syntax FactsCollector::enter(PyObject *node)
{
    const Syntax kind = m_types.kindOf(node);
    m_facts.addNode(kind);
    return kind;
}

Syntax FactsCollector::enterContext(PyObject *node)
{
    PyObject *context = m_types.value(node, SyntaxField::ctx);
    return context != nullptr ? enter(context) : Syntax::Load;
}

void FactsCollector::visit(PyObject *node)
{
    if (m_depth >= deepest)
        m_isTooDeep = true;
    if (m_isTooDeep)
        return;
    ++m_depth;
    visitNode(node, enter(node));
    --m_depth;
}

void FactsCollector::visitNode(PyObject *node, Syntax kind)
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
    case Syntax::For:
    case Syntax::AsyncFor: visitFor(node); break;
    case Syntax::Try:
    case Syntax::TryStar: visitTry(node); break;
    case Syntax::ExceptHandler: visitHandler(node); break;
    case Syntax::Unknown: m_facts.mention(Mention::Kind::Node, Py_TYPE(node)->tp_name, node), visitParts(node); break;
    default: visitParts(node);
    }
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
        m_facts.mention(Mention::Kind::Name, name, node, symbol);
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
    m_facts.addAttribute(name);
    if (isDunder(name))
        m_facts.mention(Mention::Kind::Attribute, name, node);
    enterContext(node);
    visitField(node, SyntaxField::value);
}

void FactsCollector::visitCall(PyObject *node)
{
    PyObject *callee = m_types.value(node, SyntaxField::func);
    if (callee == nullptr)
        return;
    m_facts.addCall(m_types, callee);
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
        m_facts.mention(Mention::Kind::Import, module, alias);
        m_facts.addImport({ std::string(module), {}, m_types.location(node).line });
    }
}

void FactsCollector::visitImportFrom(PyObject *node)
{
    const std::string_view module = m_types.name(node, SyntaxField::module);
    ImportFact fact { std::string(module), {}, m_types.location(node).line };
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
            m_facts.mention(Mention::Kind::Attribute, name, alias);
    }
    PyObject *level = m_types.value(node, SyntaxField::level);
    const bool isRelative = level != nullptr && PyLong_Check(level) && PyLong_AsLong(level) > 0;
    m_facts.mention(isRelative ? Mention::Kind::RelativeImport : Mention::Kind::Import, module, node);
    m_facts.addImport(std::move(fact));
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
            m_facts.mention(Mention::Kind::Attribute, keyword, node);
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
            m_facts.mention(Mention::Kind::MatchArguments, name, target);
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

// ---- statements ---------------------------------------------------------------------------------------------------

// The iterable is evaluated before the target is bound.
void FactsCollector::visitFor(PyObject *node)
{
    for (const SyntaxField field : { SyntaxField::iter, SyntaxField::target, SyntaxField::body, SyntaxField::orelse })
        visitField(node, field);
}

// Tried code is no mistake: a name that may be missing, a module that may not be installed.
void FactsCollector::visitTry(PyObject *node)
{
    PyObject *handlers = m_types.value(node, SyntaxField::handlers);
    const Reading reading = m_reading;
    const Binding imports = m_importBinding;
    for (Py_ssize_t i = 0; !isEmpty(handlers) && i < PyList_GET_SIZE(handlers); ++i) {
        PyObject *type = m_types.value(PyList_GET_ITEM(handlers, i), SyntaxField::type);
        if (catches(m_types, type, nameErrors))
            m_reading = Reading::Noted;
        if (type == nullptr || type == Py_None || catches(m_types, type, importErrors))
            m_importBinding = Binding::Other;
    }
    visitField(node, SyntaxField::body);
    m_reading = reading;
    m_importBinding = imports;
    for (const SyntaxField field : { SyntaxField::handlers, SyntaxField::orelse, SyntaxField::finalbody })
        visitField(node, field);
}

void FactsCollector::visitHandler(PyObject *node)
{
    visitField(node, SyntaxField::type);
    const std::string_view name = m_types.name(node, SyntaxField::name);
    if (!name.empty())
        m_scopes.bind(name, Binding::Caught, node);
    visitField(node, SyntaxField::body);
}

// ---- scopes -------------------------------------------------------------------------------------------------------

// With decorators a definition may be registered somewhere: its name need not be read.
void FactsCollector::bindDefinition(PyObject *node)
{
    PyObject *decorators = m_types.value(node, SyntaxField::decorator_list);
    visitValue(decorators);
    const bool isDecorated = decorators != nullptr && PyList_GET_SIZE(decorators) > 0;
    m_scopes.bind(m_types.name(node, SyntaxField::name), isDecorated ? Binding::Other : Binding::Definition, node);
}

bool FactsCollector::openTypeParameters(PyObject *node)
{
    PyObject *parameters = m_types.value(node, SyntaxField::type_params);
    if (parameters == nullptr || !PyList_CheckExact(parameters) || PyList_GET_SIZE(parameters) == 0)
        return false;
    m_scopes.open(ScopeKind::TypeParameters);
    visitValue(parameters);
    return true;
}

void FactsCollector::visitBodyOf(PyObject *node, ScopeKind kind)
{
    const Reading reading = std::exchange(m_reading, Reading::Evaluated);
    const Binding imports = std::exchange(m_importBinding, Binding::Import);
    if (kind == ScopeKind::Class)
        m_scopes.open(kind);
    visitField(node, SyntaxField::body);
    if (kind == ScopeKind::Class)
        m_scopes.close();
    m_reading = reading;
    m_importBinding = imports;
}

void FactsCollector::visitFunction(PyObject *node)
{
    bindDefinition(node);
    PyObject *arguments = m_types.value(node, SyntaxField::args);
    visitDefaults(arguments);
    const bool hasTypeParameters = openTypeParameters(node);
    visitArguments(arguments, &FactsCollector::visitArgumentAnnotation);
    visitAnnotation(m_types.value(node, SyntaxField::returns), Reading::Annotation);
    m_scopes.open(ScopeKind::Function);
    visitArguments(arguments, &FactsCollector::bindArgument);
    visitBodyOf(node, ScopeKind::Function);
    m_scopes.close();
    if (hasTypeParameters)
        m_scopes.close();
}

void FactsCollector::visitLambda(PyObject *node)
{
    PyObject *arguments = m_types.value(node, SyntaxField::args);
    visitDefaults(arguments);
    m_scopes.open(ScopeKind::Function);
    visitArguments(arguments, &FactsCollector::bindArgument);
    visitBodyOf(node, ScopeKind::Function);
    m_scopes.close();
}

void FactsCollector::visitClass(PyObject *node)
{
    bindDefinition(node);
    const bool hasTypeParameters = openTypeParameters(node);
    visitField(node, SyntaxField::bases);
    visitField(node, SyntaxField::keywords);
    visitBodyOf(node, ScopeKind::Class);
    if (hasTypeParameters)
        m_scopes.close();
}

// Only the first iterable belongs to the scope around.
void FactsCollector::visitComprehension(PyObject *node)
{
    PyObject *generators = m_types.value(node, SyntaxField::generators);
    if (generators == nullptr || !PyList_CheckExact(generators) || PyList_GET_SIZE(generators) == 0)
        return;
    visitField(PyList_GET_ITEM(generators, 0), SyntaxField::iter);
    m_scopes.open(ScopeKind::Comprehension);
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(generators); ++i) {
        PyObject *generator = PyList_GET_ITEM(generators, i);
        enter(generator);
        if (i > 0)
            visitField(generator, SyntaxField::iter);
        visitField(generator, SyntaxField::target);
        visitField(generator, SyntaxField::ifs);
    }
    visitField(node, SyntaxField::elt);
    visitField(node, SyntaxField::key);
    visitField(node, SyntaxField::value);
    m_scopes.close();
}

void FactsCollector::visitTypeAlias(PyObject *node)
{
    visitField(node, SyntaxField::name);
    if (!openTypeParameters(node))
        m_scopes.open(ScopeKind::TypeParameters);
    visitAnnotation(m_types.value(node, SyntaxField::value), Reading::Annotation);
    m_scopes.close();
}

void FactsCollector::visitTypeParameter(PyObject *node)
{
    m_scopes.bind(m_types.name(node, SyntaxField::name), Binding::Parameter, node);
    const Reading before = std::exchange(m_reading, Reading::Annotation);
    visitParts(node);
    m_reading = before;
}

void FactsCollector::visitDefaults(PyObject *arguments)
{
    if (arguments == nullptr)
        return;
    enter(arguments);
    visitField(arguments, SyntaxField::defaults);
    visitField(arguments, SyntaxField::kw_defaults);
}

void FactsCollector::visitArguments(PyObject *arguments, void (FactsCollector::*each)(PyObject *argument))
{
    using enum SyntaxField;
    for (const SyntaxField field : { posonlyargs, args, vararg, kwonlyargs, kwarg }) {
        PyObject *value = arguments != nullptr ? m_types.value(arguments, field) : nullptr;
        if (value == nullptr || value == Py_None)
            continue;
        if (!PyList_CheckExact(value)) {
            (this->*each)(value);
            continue;
        }
        for (Py_ssize_t i = 0; i < PyList_GET_SIZE(value); ++i)
            (this->*each)(PyList_GET_ITEM(value, i));
    }
}

void FactsCollector::visitArgumentAnnotation(PyObject *argument)
{
    visitAnnotation(m_types.value(argument, SyntaxField::annotation), Reading::Annotation);
}

void FactsCollector::bindArgument(PyObject *argument)
{
    enter(argument);
    m_scopes.bind(m_types.name(argument, SyntaxField::arg), Binding::Parameter, argument);
}

void FactsCollector::visitAnnotation(PyObject *annotation, Reading reading)
{
    const Reading before = std::exchange(m_reading, reading);
    visitValue(annotation);
    m_reading = before;
}

} // namespace vitrine
