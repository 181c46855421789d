// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/smolagents/walker.h"

#include "executor/engine/smolagents/objecttraits.h"
#include "executor/engine/smolagents/recursion.h"

namespace vitrine::smolagents {

PyRef Walker::comprehension(const Node &node, Scope &scope)
{
    const bool isList = node.kind == Syntax::ListComp || node.kind == Syntax::GeneratorExp;
    PyRef into = PyRef::steal(isList       ? PyList_New(0)
            : node.kind == Syntax::SetComp ? PySet_New(nullptr)
                                           : PyDict_New());
    const bool isNested = isList || !m_machine.isBefore(DialectVersion::V1_23);
    const bool isDone = into && (isNested ? clause(node, 0, scope, into.get()) : inOrder(node, scope, into.get()));
    return isDone ? std::move(into) : PyRef();
}

PyRef Walker::generator(const Node &node, Scope &scope)
{
    if (m_machine.isBefore(DialectVersion::V1_21))
        return comprehension(node, scope);
    PyRef made = m_machine.objects().generator(m_tree, node, scope);
    return m_machine.isUnguarded() && made ? m_machine.realGenerator(made.get()) : made;
}

// The clauses one after the other, each without those before it.
bool Walker::inOrder(const Node &node, Scope &scope, PyObject *into)
{
    for (std::size_t index = 0; index < node.list.size(); ++index) {
        const PyRef iterable = evaluate(*node.list[index]->second, scope);
        const PyRef iterator = PyRef::steal(iterable ? PyObject_GetIter(iterable.get()) : nullptr);
        while (const PyRef item = iterator ? PyRef::steal(PyIter_Next(iterator.get())) : PyRef()) {
            if (!element(node, index, item.get(), scope, into, node.list.size()))
                return false;
        }
        if (PyErr_Occurred() != nullptr)
            return false;
    }
    return true;
}

// Before 1.23, list comprehensions bound names and tuples of names only, by index and without a check for tools.
bool Walker::assignInClause(const Node &target, PyObject *value, Scope &scope)
{
    const auto bindName = [&](const Node &name, PyObject *one) {
        if (name.kind == Syntax::Name)
            return bind(scope, name.name.get(), one);
        PyErr_Format(PyExc_AttributeError, "'%s' object has no attribute 'id'", toString(name.kind).data());
        return false;
    };
    if (target.kind != Syntax::Tuple)
        return bindName(target, value);
    for (std::size_t i = 0; i < target.list.size(); ++i) {
        const PyRef index = PyRef::steal(PyLong_FromSize_t(i));
        const PyRef one = PyRef::steal(index ? PyObject_GetItem(value, index.get()) : nullptr);
        if (!one || !bindName(*target.list[i], one.get()))
            return false;
    }
    return true;
}

// One `for` clause within the ones before it.
bool Walker::clause(const Node &node, std::size_t index, Scope &scope, PyObject *into)
{
    const VirtualFrames frames(1);
    if (!frames.isThere())
        return false;
    if (index == node.list.size())
        return collect(node, scope, into);
    const PyRef iterable = evaluate(*node.list[index]->second, scope);
    const PyRef iterator = PyRef::steal(iterable ? PyObject_GetIter(iterable.get()) : nullptr);
    while (const PyRef item = iterator ? PyRef::steal(PyIter_Next(iterator.get())) : PyRef()) {
        if (!element(node, index, item.get(), scope, into, index + 1))
            return false;
    }
    return PyErr_Occurred() == nullptr;
}

// One item of a clause; `next` is the clause within it.
bool Walker::element(
    const Node &node, std::size_t index, PyObject *item, Scope &scope, PyObject *into, std::size_t next)
{
    const Node &clauseNode = *node.list[index];
    const PyRef frame = m_machine.objects().inner(scope);
    if (!frame)
        return false;
    auto &inside = *as<Scope>(frame.get());
    const bool isList = node.kind == Syntax::ListComp || node.kind == Syntax::GeneratorExp;
    const bool isOldList = isList && m_machine.isBefore(DialectVersion::V1_23);
    if (!(isOldList ? assignInClause(*clauseNode.first, item, inside) : assign(*clauseNode.first, item, inside)))
        return false;
    const int isWanted = allHold(clauseNode.list, inside);
    const bool isDone = isWanted == 0 || (isWanted == 1 && clause(node, next, inside, into));
    return (Py_REFCNT(frame.get()) == 1 || settle(inside)) && isDone;
}

int Walker::allHold(const Node::List &conditions, Scope &scope)
{
    for (const Node *condition : conditions) {
        const PyRef value = evaluate(*condition, scope);
        const int isTrue = value ? PyObject_IsTrue(value.get()) : -1;
        if (isTrue != 1)
            return isTrue;
    }
    return 1;
}

bool Walker::collect(const Node &node, Scope &scope, PyObject *into)
{
    const PyRef value = evaluate(*node.first, scope);
    if (!value)
        return false;
    if (node.kind == Syntax::ListComp || node.kind == Syntax::GeneratorExp)
        return PyList_Append(into, value.get()) == 0;
    if (node.kind == Syntax::SetComp)
        return PySet_Add(into, value.get()) == 0;
    const PyRef item = evaluate(*node.second, scope);
    return item && PyDict_SetItem(into, value.get(), item.get()) == 0;
}

namespace {

// A StopIteration cannot leave a generator: CPython turns it into a RuntimeError.
void convertStop()
{
    if (PyErr_ExceptionMatches(PyExc_StopIteration) == 0)
        return;
    const PyRef stop = takeException();
    PyErr_SetString(PyExc_RuntimeError, "generator raised StopIteration");
    const PyRef error = takeException();
    PyException_SetCause(error.get(), Py_NewRef(stop.get()));
    PyErr_SetRaisedException(Py_NewRef(error.get()));
}

bool openClause(Walker &walker, Generator &generator)
{
    const PyRef iterable = walker.evaluate(*generator.node->list[generator.clause]->second, *generator.scope);
    generator.iterator = iterable ? PyObject_GetIter(iterable.get()) : nullptr;
    return generator.iterator != nullptr;
}

// The value for one item; null without exception if a condition is false.
PyRef valueFor(Machine &machine, Walker &walker, Generator &generator, PyObject *item)
{
    const Node &clause = *generator.node->list[generator.clause];
    const PyRef frame = machine.objects().inner(*generator.scope);
    if (!frame)
        return {};
    auto &inside = *as<Scope>(frame.get());
    if (!walker.assign(*clause.first, item, inside))
        return {};
    const int isWanted = walker.allHold(clause.list, inside);
    PyRef value = isWanted == 1 ? walker.evaluate(*generator.node->first, inside) : PyRef();
    return Py_REFCNT(frame.get()) == 1 || settle(inside) ? std::move(value) : PyRef();
}

} // namespace

// The clauses run one after the other, not nested (docs/executor.md#comprehensions).
PyRef Machine::next(Generator &generator)
{
    const VirtualFrames frames(1);
    Walker walker(*this, generator.tree);
    for (; frames.isThere() && generator.clause < generator.node->list.size(); ++generator.clause) {
        if (generator.iterator == nullptr && !openClause(walker, generator))
            break;
        while (const PyRef item = PyRef::steal(PyIter_Next(generator.iterator))) {
            PyRef value = valueFor(*this, walker, generator, item.get());
            if (value)
                return value;
            if (PyErr_Occurred() != nullptr)
                break;
        }
        if (PyErr_Occurred() != nullptr)
            break;
        Py_CLEAR(generator.iterator);
    }
    if (PyErr_Occurred() != nullptr)
        convertStop();
    return {};
}

} // namespace vitrine::smolagents
