// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/counting/steprewrite.h"

#include "executor/engine/counting/nodelists.h"

namespace vitrine {

StepRewrite::StepRewrite(const SyntaxTypes &syntax, std::shared_ptr<SessionCore> session)
    : types(syntax)
    , core(std::move(session))
    , isOlder(core->isSmolagents())
    , order(types, isOlder)
    , weights(types)
    , prepaid(std::make_shared<Prepaid>(core))
    , plan { types, order, weights, *prepaid,
        [this](
            PyObject *list, Weight weight) { return prepend(list, tickStatement(weight, PyList_GET_ITEM(list, 0))); } }
    , placeholders(types, core)
{
}

PyRef StepRewrite::statement(PyRef value) const
{
    return value ? types.make(Syntax::Expr, value.get(), { { SyntaxField::value, value.get() } }) : PyRef();
}

PyRef StepRewrite::tickStatement(Weight weight, PyObject *at)
{
    return statement(placeholders.unary(placeholders.tick(weight), Syntax::USub, at));
}

bool StepRewrite::prepend(PyObject *list, PyRef first)
{
    if (!first)
        return false;
    const Py_ssize_t at = PyList_GET_SIZE(list) > 0 && isText(PyList_GET_ITEM(list, 0))
        ? 1
        : 0; // only the first statement can be a docstring
    return PyList_Insert(list, at, first.get()) == 0;
}

bool StepRewrite::isText(PyObject *statement) const
{
    PyObject *value = types.kindOf(statement) == Syntax::Expr ? types.value(statement, SyntaxField::value) : nullptr;
    PyObject *text = value != nullptr && types.kindOf(value) == Syntax::Constant
        ? types.value(value, SyntaxField::value)
        : nullptr;
    return text != nullptr && PyUnicode_CheckExact(text);
}

PyRef StepRewrite::binding(const std::string &name, PyRef value) const
{
    const PyRef target = value ? types.makeName(name, Syntax::Store, value.get()) : PyRef();
    const PyRef targets = PyRef::steal(target ? Py_BuildValue("[O]", target.get()) : nullptr);
    if (!targets)
        return {};
    return types.make(Syntax::Assign, value.get(),
        { { SyntaxField::targets, targets.get() }, { SyntaxField::value, value.get() },
            { SyntaxField::type_comment, Py_None } });
}

// `expression if -tick else None`: a tick evaluates to True. `and` would keep the tick's value while testing it.
PyRef StepRewrite::ticked(const PyRef &expression, Weight weight)
{
    PyObject *at = expression.get();
    const PyRef test = placeholders.unary(placeholders.tick(weight), Syntax::USub, at);
    const PyRef never
        = types.make(Syntax::Constant, at, { { SyntaxField::value, Py_None }, { SyntaxField::kind, Py_None } });
    return never && test
        ? types.make(Syntax::IfExp, at,
              { { SyntaxField::test, test.get() }, { SyntaxField::body, at }, { SyntaxField::orelse, never.get() } })
        : PyRef();
}

PyRef StepRewrite::before(PyRef guard, PyRef expression) const
{
    const PyRef op = guard && expression ? types.make(Syntax::Or) : PyRef();
    const PyRef values = PyRef::steal(op ? Py_BuildValue("[OO]", guard.get(), expression.get()) : nullptr);
    return values ? types.make(Syntax::BoolOp, expression.get(),
                        { { SyntaxField::op, op.get() }, { SyntaxField::values, values.get() } })
                  : PyRef();
}

bool StepRewrite::tickField(PyObject *node, SyntaxField field, Weight weight)
{
    if (weight == 0)
        return true;
    const PyRef counted = ticked(types.field(node, field), weight);
    return counted && types.set(node, field, counted.get());
}

// A part that runs separately, before it is rewritten.
Weight StepRewrite::countApart(PyObject *node)
{
    CountedBlock block(plan);
    if (node != nullptr && node != Py_None)
        block.add(node);
    const Weight weight = block.paid();
    return block.finish() ? weight : 0;
}

// The weight found when the block around it was counted. If there is none (the older executor leaves defaults to each
// call, and code after a return never runs), it counts on its own.
Weight StepRewrite::weightOf(PyObject *node)
{
    const Weight *known = weights.apart(node);
    return known != nullptr ? *known : countApart(node);
}

std::vector<Weight> StepRewrite::weightsOf(const PyRef &list)
{
    std::vector<Weight> each;
    for (Py_ssize_t i = 0; i < sizeOf(list); ++i)
        each.push_back(weightOf(itemOf(list, i)));
    return each;
}

bool replaceAll(PyObject *list, const std::vector<PyRef> &items)
{
    const PyRef fresh = PyRef::steal(PyList_New(0));
    for (const PyRef &item : items) {
        if (!item || PyList_Append(fresh.get(), item.get()) < 0)
            return false;
    }
    return PyList_SetSlice(list, 0, PyList_GET_SIZE(list), fresh.get()) == 0;
}

} // namespace vitrine
