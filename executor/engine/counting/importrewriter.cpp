// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/counting/importrewriter.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/counting/nodelists.h"
#include "executor/engine/guards/guards.h"

#include <algorithm>

namespace vitrine {

// Where Python reads them, at the head of a module, the compiler says whether it knows them: they are gone when it gets
// the rest.
bool ImportRewriter::judgeFutures(PyObject *body)
{
    Py_ssize_t end = PyList_GET_SIZE(body) > 0 && m_step.isText(PyList_GET_ITEM(body, 0)) ? 1 : 0;
    for (; end < PyList_GET_SIZE(body) && isFuture(PyList_GET_ITEM(body, end)); ++end)
        m_lastFutureLine = m_step.types.location(PyList_GET_ITEM(body, end)).line;
    if (m_lastFutureLine == 0)
        return true;
    const PyRef head = PyRef::steal(PyList_GetSlice(body, 0, end));
    const PyRef rest = PyRef::steal(PyList_New(0));
    const PyRef tree = head && rest
        ? m_step.types.make(Syntax::Module, PyList_GET_ITEM(body, end - 1), { { SyntaxField::body, head.get() } })
        : PyRef();
    if (!tree || PyObject_SetAttrString(tree.get(), "type_ignores", rest.get()) < 0)
        return false;
    PyObject *compiler = PyDict_GetItemString(PyEval_GetBuiltins(), "compile");
    constexpr int dontInherit = 1;
    const UnauditedCall own; // a SyntaxError looks for the file, which there is none of
    return static_cast<bool>(
        PyRef::steal(PyObject_CallFunction(compiler, "Ossii", tree.get(), "<step>", "exec", 0, dontInherit)));
}

bool ImportRewriter::isFuture(PyObject *statement) const
{
    return m_step.types.kindOf(statement) == Syntax::ImportFrom
        && m_step.types.name(statement, SyntaxField::module) == "__future__";
}

bool ImportRewriter::rewriteImport(PyObject *import, std::vector<PyRef> &out)
{
    const PyRef aliases = m_step.types.field(import, SyntaxField::names);
    for (Py_ssize_t i = 0; i < sizeOf(aliases); ++i) {
        const std::string module = m_step.types.text(itemOf(aliases, i), SyntaxField::name);
        const std::string as = m_step.types.text(itemOf(aliases, i), SyntaxField::asname);
        const ImportDemand demand { .module = module,
            .names = {},
            .index = 0,
            .bindsTop = as.empty(),
            .isStar = false,
            .line = m_step.types.location(import).line };
        PyRef value = m_step.placeholders.unary(
            m_step.placeholders.guard(makeImportGuard(m_step.core, demand)), Syntax::USub, itemOf(aliases, i));
        out.push_back(m_step.binding(as.empty() ? module.substr(0, module.find('.')) : as, std::move(value)));
        if (!out.back())
            return false;
    }
    return true;
}

bool ImportRewriter::rewriteImportFrom(PyObject *import, bool isInFunction, std::vector<PyRef> &out)
{
    ImportDemand demand { .module = m_step.types.text(import, SyntaxField::module),
        .names = {},
        .index = 0,
        .bindsTop = false,
        .isStar = false,
        .line = m_step.types.location(import).line };
    const PyRef aliases = m_step.types.field(import, SyntaxField::names);
    for (Py_ssize_t i = 0; i < sizeOf(aliases); ++i)
        demand.names.push_back(m_step.types.text(itemOf(aliases, i), SyntaxField::name));
    if (isFuture(import)) {
        if (demand.line > m_lastFutureLine)
            out.push_back(PyRef::borrow(import)); // the compiler rejects it with its own message
        m_futureFlags |= std::ranges::contains(demand.names, "annotations") ? CO_FUTURE_ANNOTATIONS : 0;
        return true;
    }
    demand.isStar = demand.names == std::vector<std::string> { "*" };
    if (demand.isStar && isInFunction) {
        out.push_back(PyRef::borrow(import)); // the compiler rejects it with its own message
        return true;
    }
    for (; demand.index < demand.names.size(); ++demand.index) {
        PyObject *alias = itemOf(aliases, static_cast<Py_ssize_t>(demand.index));
        PyRef value = m_step.placeholders.unary(
            m_step.placeholders.guard(makeImportGuard(m_step.core, demand)), Syntax::USub, alias);
        const std::string as = m_step.types.text(alias, SyntaxField::asname);
        const std::string name = as.empty() ? demand.names.at(demand.index) : as;
        out.push_back(demand.isStar ? m_step.statement(std::move(value)) : m_step.binding(name, std::move(value)));
        if (!out.back())
            return false;
    }
    return true;
}

} // namespace vitrine
