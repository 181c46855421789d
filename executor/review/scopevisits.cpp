// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/review/factscollector.h"

#include <utility>

/// What opens a scope: the part of FactsCollector that knows which piece of a definition belongs to which scope.
namespace vitrine {

// With decorators a definition may be registered somewhere: nobody has to read its name.
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
    const auto loops = std::exchange(m_loops, {});
    const Reading reading = std::exchange(m_reading, Reading::Evaluated);
    const Binding imports = std::exchange(m_importBinding, Binding::Import);
    PyObject *body = m_types.value(node, SyntaxField::body);
    if (kind == ScopeKind::Class) {
        m_scopes.open(kind);
        visitBlock(body);
        m_scopes.close();
    } else if (body != nullptr && PyList_CheckExact(body)) {
        visitBlock(body);
    } else {
        visitValue(body);
    }
    m_loops = loops;
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
