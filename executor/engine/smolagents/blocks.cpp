// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/smolagents/raising.h"
#include "executor/engine/smolagents/walker.h"

namespace vitrine::smolagents {

namespace {

bool isCatchable() { return PyErr_ExceptionMatches(PyExc_Exception) != 0; }

} // namespace

Flow Walker::block(const Node::List &body, Scope &scope, PyRef &value)
{
    for (const Node *statement : body) {
        if (const Flow flow = execute(*statement, scope, value); flow != Flow::Normal)
            return flow;
    }
    return Flow::Normal;
}

// The value of `if` and `for` is the last one that is not None.
Flow Walker::valuedBlock(const Node::List &body, Scope &scope, PyRef &value)
{
    for (const Node *statement : body) {
        PyRef one;
        const Flow flow = execute(*statement, scope, one);
        if (flow == Flow::Return || (flow == Flow::Normal && !Py_IsNone(one.get())))
            value = std::move(one);
        if (flow != Flow::Normal)
            return flow;
    }
    return Flow::Normal;
}

Flow Walker::condition(const Node &node, Scope &scope, PyRef &value)
{
    const PyRef test = evaluate(*node.first, scope);
    const int isTrue = test ? PyObject_IsTrue(test.get()) : -1;
    if (isTrue < 0)
        return Flow::Failed;
    return valuedBlock(isTrue == 1 ? node.list : node.list2, scope, value);
}

Flow Walker::forLoop(const Node &node, Scope &scope, PyRef &value)
{
    const PyRef iterable = evaluate(*node.second, scope);
    const PyRef iterator = PyRef::steal(iterable ? PyObject_GetIter(iterable.get()) : nullptr);
    while (const PyRef item = iterator ? PyRef::steal(PyIter_Next(iterator.get())) : PyRef()) {
        if (!assign(*node.first, item.get(), scope))
            return Flow::Failed;
        const Flow flow = forBody(node.list, scope, value);
        if (flow == Flow::Failed || flow == Flow::Return)
            return flow;
        if (flow == Flow::Break)
            return Flow::Normal;
    }
    return PyErr_Occurred() != nullptr ? Flow::Failed : Flow::Normal;
}

// One turn of a loop. Before 1.21, `continue` went on with the next statement of the loop.
Flow Walker::forBody(const Node::List &body, Scope &scope, PyRef &value)
{
    const bool staysInTurn = m_machine.isBefore(DialectVersion::V1_21);
    for (const Node *statement : body) {
        PyRef one;
        Flow flow = execute(*statement, scope, one);
        if (flow == Flow::Return || (flow == Flow::Normal && !Py_IsNone(one.get())))
            value = std::move(one);
        if (flow == Flow::Failed)
            flow = loopFlow();
        if (flow != Flow::Normal && !(flow == Flow::Continue && staysInTurn))
            return flow;
    }
    return Flow::Normal;
}

Flow Walker::whileLoop(const Node &node, Scope &scope, PyRef &value)
{
    std::uint64_t turns = 0;
    while (true) {
        const PyRef test = evaluate(*node.first, scope);
        const int isTrue = test ? PyObject_IsTrue(test.get()) : -1;
        if (isTrue <= 0)
            return isTrue < 0 ? Flow::Failed : Flow::Normal;
        PyRef last;
        Flow flow = block(node.list, scope, last);
        if (flow == Flow::Failed)
            flow = loopFlow();
        if (flow == Flow::Return)
            value = std::move(last);
        if (flow == Flow::Failed || flow == Flow::Return)
            return flow;
        if (flow == Flow::Break)
            return Flow::Normal;
        if (++turns > m_machine.core().meter.whileLimit()) {
            m_machine.raiseWhileLimit();
            return Flow::Failed;
        }
    }
}

// ---- try ----------------------------------------------------------------------------------------------------------

Flow Walker::attempt(const Node &node, Scope &scope, PyRef &value)
{
    PyRef result = PyRef::borrow(Py_None);
    Flow flow = handled(node, scope, result);
    if (!node.list4.empty()) {
        const PyRef pending = takeException();
        const Handling handling(pending.get());
        PyRef last;
        const Flow finally = block(node.list4, scope, last);
        if (finally != Flow::Normal) {
            value = std::move(last);
            return finally;
        }
        if (pending)
            PyErr_SetRaisedException(Py_NewRef(pending.get()));
    }
    value = flow == Flow::Return ? std::move(result) : PyRef::borrow(Py_None);
    return flow;
}

// Everything but `finally`. Return, break and continue are exceptions to the handlers.
Flow Walker::handled(const Node &node, Scope &scope, PyRef &value)
{
    PyRef last;
    Flow flow = block(node.list, scope, last);
    if (flow == Flow::Normal)
        flow = block(node.list3, scope, value);
    else if (flow != Flow::Failed && node.list2.empty())
        value = std::move(last);
    else if (makeVisible(flow, last) == Flow::Failed && isCatchable())
        flow = handle(node, takeException(), scope, value);
    return flow;
}

Flow Walker::handle(const Node &node, const PyRef &exception, Scope &scope, PyRef &value)
{
    const Handling handling(exception.get());
    for (const Node *handler : node.list2) {
        const int isMatch = matches(*handler, exception.get(), scope);
        if (isMatch < 0)
            return Flow::Failed;
        if (isMatch == 0)
            continue;
        m_machine.forgetFailure();
        m_machine.forgetFinalAnswer(exception.get());
        if (handler->name && !bind(scope, handler->name.get(), exception.get()))
            return Flow::Failed;
        return block(handler->list, scope, value);
    }
    PyErr_SetRaisedException(Py_NewRef(exception.get()));
    return Flow::Failed;
}

int Walker::matches(const Node &handler, PyObject *exception, Scope &scope)
{
    if (handler.first == nullptr)
        return 1;
    const PyRef type = evaluate(*handler.first, scope);
    return type ? PyObject_IsInstance(exception, type.get()) : -1;
}

// ---- with ---------------------------------------------------------------------------------------------------------

Flow Walker::with(const Node &node, Scope &scope, PyRef &value)
{
    std::vector<PyRef> managers;
    if (!enterAll(node, scope, managers))
        return Flow::Failed;
    PyRef last = PyRef::borrow(Py_None);
    const Flow flow = makeVisible(block(node.list2, scope, last), last);
    if (flow == Flow::Failed && !isCatchable())
        return flow;
    value = PyRef::borrow(Py_None);
    return leaveAll(managers, takeException());
}

bool Walker::enterAll(const Node &node, Scope &scope, std::vector<PyRef> &managers)
{
    for (const Node *item : node.list) {
        PyRef manager = evaluate(*item->first, scope);
        const PyRef entered
            = PyRef::steal(manager ? PyObject_CallMethod(manager.get(), "__enter__", nullptr) : nullptr);
        if (!entered)
            return false;
        // Before 1.25, the object that `__enter__` returned was left.
        managers.push_back(m_machine.isBefore(DialectVersion::V1_25) ? entered : std::move(manager));
        const Node *target = item->second;
        if (target == nullptr)
            continue;
        if (target->kind != Syntax::Name) {
            PyErr_Format(PyExc_AttributeError, "'%s' object has no attribute 'id'", toString(target->kind).data());
            return false;
        }
        if (!bind(scope, target->name.get(), entered.get()))
            return false;
    }
    return true;
}

Flow Walker::leaveAll(const std::vector<PyRef> &managers, PyRef exception)
{
    const PyRef traceback = m_machine.objects().traceback();
    const Handling handling(exception.get());
    for (std::size_t i = managers.size(); i-- > 0;) {
        const PyRef exit = PyRef::steal(PyObject_GetAttrString(managers[i].get(), "__exit__"));
        PyObject *kind = exception ? reinterpret_cast<PyObject *>(Py_TYPE(exception.get())) : Py_None;
        PyObject *raised = exception ? exception.get() : Py_None;
        PyObject *trace = exception ? traceback.get() : Py_None;
        const PyRef answer
            = PyRef::steal(exit ? PyObject_CallFunctionObjArgs(exit.get(), kind, raised, trace, nullptr) : nullptr);
        if (m_machine.isBefore(DialectVersion::V1_25)) { // an exception was never suppressed
            if (!answer)
                return Flow::Failed;
            continue;
        }
        const int isSwallowed = answer ? PyObject_IsTrue(answer.get()) : -1;
        if (isSwallowed < 0 && !isCatchable())
            return Flow::Failed;
        if (isSwallowed < 0)
            exception = takeException();
        else if (isSwallowed == 1)
            exception = {};
    }
    if (!exception)
        return Flow::Normal;
    PyErr_SetRaisedException(exception.release());
    return Flow::Failed;
}

} // namespace vitrine::smolagents
