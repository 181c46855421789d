// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/counting/instrumenter.h"

#include "executor/engine/counting/nodelists.h"
#include "executor/engine/counting/patternchecks.h"
#include "executor/engine/guards/guards.h"

#include <algorithm>
#include <optional>

namespace vitrine {

namespace {

bool isFunction(Syntax kind) { return kind == Syntax::FunctionDef || kind == Syntax::AsyncFunctionDef; }

bool isTry(Syntax kind) { return kind == Syntax::Try || kind == Syntax::TryStar; }

bool isLoop(Syntax kind) { return kind == Syntax::For || kind == Syntax::AsyncFor || kind == Syntax::While; }

bool isWith(Syntax kind) { return kind == Syntax::With || kind == Syntax::AsyncWith; }

// Whether a block ends with it: the code after it may not run, or run more often.
bool isCompound(Syntax kind)
{
    return kind == Syntax::If || isTry(kind) || isWith(kind) || kind == Syntax::Match || isLoop(kind);
}

// Whether no code after it in its block runs.
bool endsBlock(Syntax kind)
{
    return kind == Syntax::Return || kind == Syntax::Raise || kind == Syntax::Break || kind == Syntax::Continue;
}

} // namespace

Instrumenter::Instrumenter(const SyntaxTypes &types, std::shared_ptr<SessionCore> core)
    : m_step(types, std::move(core))
    , m_tools(m_step)
    , m_expressions(m_step, m_tools)
    , m_imports(m_step)
    , m_capture(m_step)
{
}

bool Instrumenter::instrument(PyObject *module, std::string_view source)
{
    const PyRef body = m_step.types.field(module, SyntaxField::body);
    const Py_ssize_t size = sizeOf(body);
    if (!m_imports.judgeFutures(body.get()))
        return false;
    m_maySuspend = source.contains("yield") || source.contains("await");
    if (size > 0 && !m_capture.capture(body.get(), size - 1, false))
        return false;
    return rewriteBody(module, SyntaxField::body, Counting::Tick);
}

// Whether it contains a yield or an await.
bool Instrumenter::suspends(PyObject *value) const
{
    if (PyList_CheckExact(value)) {
        bool isFound = false;
        for (Py_ssize_t i = 0; !isFound && i < PyList_GET_SIZE(value); ++i)
            isFound = suspends(PyList_GET_ITEM(value, i));
        return isFound;
    }
    if (!m_step.types.isNode(value))
        return false;
    const Syntax kind = m_step.types.kindOf(value);
    bool isFound = kind == Syntax::Yield || kind == Syntax::YieldFrom || kind == Syntax::Await;
    if (!isFound && !m_step.types.fields(kind).empty())
        m_step.types.forEachPart(value, [&](PyObject *part) { isFound = isFound || suspends(part); });
    return isFound;
}

bool Instrumenter::rewriteBody(PyObject *owner, SyntaxField field, Counting counting, Weight *leading)
{
    const PyRef body = m_step.types.field(owner, field);
    Statements out;
    CountedBlock block(m_step.plan); // the straight code since the last tick
    std::size_t tickAt = 0;
    bool isLeading = true;
    bool isReached = true;
    const auto flush = [&] {
        const Weight paid = block.paid();
        if (!block.finish())
            return false;
        block = CountedBlock(m_step.plan);
        const bool isCallers = std::exchange(isLeading, false) && counting == Counting::Caller;
        if (isCallers)
            *leading = paid;
        else if (paid > 0)
            out.insert(out.begin() + static_cast<std::ptrdiff_t>(tickAt),
                m_step.tickStatement(paid, out.at(std::min(tickAt, out.size() - 1)).get()));
        tickAt = out.size();
        return true;
    };
    for (Py_ssize_t i = 0; i < sizeOf(body); ++i) {
        const PyRef one = PyRef::borrow(itemOf(body, i));
        const Syntax kind = m_step.types.kindOf(one.get());
        if (isReached)
            block.add(one.get());
        const bool isOneWithBlock = isReached && kind == Syntax::If && isPlainIf(one.get());
        bool isExit = endsBlock(kind);
        if (isOneWithBlock)
            out.push_back(one);
        if (isOneWithBlock ? !rewriteIf(one.get(), block, isExit) : !rewriteStatement(one.get(), out))
            return false;
        isReached = isReached && !isExit;
        if (i == 0 && m_step.isText(one.get()))
            tickAt = 1; // a docstring stays first
        const bool isEnd = (isCompound(kind) && !isOneWithBlock) || block.suspends();
        if (isEnd && tickAt < out.size() && !flush())
            return false;
    }
    // There is only a docstring, or nothing since the last tick.
    if ((tickAt < out.size() || (isLeading && !out.empty())) && !flush())
        return false;
    return !body || replaceAll(body.get(), out);
}

// Whether it contains only code that runs straight through, or leaves.
bool Instrumenter::isPlainIf(PyObject *node) const
{
    if (m_maySuspend && suspends(node))
        return false;
    for (const SyntaxField field : { SyntaxField::body, SyntaxField::orelse }) {
        const PyRef list = m_step.types.field(node, field);
        for (Py_ssize_t i = 0; i < sizeOf(list); ++i) {
            const Syntax kind = m_step.types.kindOf(itemOf(list, i));
            if (kind == Syntax::If ? !isPlainIf(itemOf(list, i)) : isCompound(kind))
                return false;
        }
    }
    return true;
}

// Its test has been added to the block already. Returns whether no code follows it.
bool Instrumenter::rewriteIf(PyObject *node, CountedBlock &block, bool &isExit)
{
    CountedBlock::Branch body { nullptr, CountedBlock(m_step.plan) };
    CountedBlock::Branch orelse { nullptr, CountedBlock(m_step.plan) };
    if (!m_expressions.rewriteFields(node, true) || !rewriteBranch(node, SyntaxField::body, body)
        || !rewriteBranch(node, SyntaxField::orelse, orelse))
        return false;
    isExit = body.isExit && orelse.isExit;
    block.addBranches(std::move(body), std::move(orelse));
    return true;
}

bool Instrumenter::rewriteBranch(PyObject *owner, SyntaxField field, CountedBlock::Branch &branch)
{
    const PyRef list = m_step.types.field(owner, field);
    Statements out;
    for (Py_ssize_t i = 0; i < sizeOf(list); ++i) {
        const PyRef one = PyRef::borrow(itemOf(list, i));
        const Syntax kind = m_step.types.kindOf(one.get());
        bool isExit = endsBlock(kind);
        CountedBlock unreached(m_step.plan);
        CountedBlock &block = branch.isExit ? unreached : branch.block;
        block.add(one.get());
        if (kind == Syntax::If)
            out.push_back(one);
        if (kind == Syntax::If ? !rewriteIf(one.get(), block, isExit) : !rewriteStatement(one.get(), out))
            return false;
        branch.isExit = branch.isExit || isExit;
    }
    branch.list = list.get();
    return !list || replaceAll(list.get(), out);
}

bool Instrumenter::rewriteStatement(PyObject *node, Statements &out)
{
    const Syntax kind = m_step.types.kindOf(node);
    if (PyRef denial = m_tools.denial(node, kind))
        out.push_back(std::move(denial));
    else if (PyErr_Occurred())
        return false;
    if (kind == Syntax::Import)
        return m_imports.rewriteImport(node, out);
    if (kind == Syntax::ImportFrom)
        return m_imports.rewriteImportFrom(node, m_functions > 0, out);
    if (kind == Syntax::While)
        return rewriteWhile(node, out);
    out.push_back(PyRef::borrow(node));
    if (kind == Syntax::Assert)
        return rewriteAssert(node);
    if (isWith(kind))
        return rewriteWith(node, out);
    if (!m_expressions.rewriteFields(node, true))
        return false;
    if (kind == Syntax::For || kind == Syntax::AsyncFor)
        return rewriteFor(node);
    if (isFunction(kind))
        return rewriteFunction(node);
    if (kind == Syntax::ClassDef) {
        ignoreClassStatements(m_step.types.field(node, SyntaxField::body));
        return rewriteBody(node, SyntaxField::body, Counting::Tick);
    }
    return rewriteBranches(node, kind);
}

// Each further context manager is counted when it is created.
bool Instrumenter::rewriteWith(PyObject *node, Statements &out)
{
    const PyRef items = m_step.types.field(node, SyntaxField::items);
    std::vector<Weight> weights { 0 };
    for (Py_ssize_t i = 1; i < sizeOf(items); ++i)
        weights.push_back(m_step.weightOf(itemOf(items, i)));
    if (!m_expressions.rewriteFields(node, true))
        return false;
    for (Py_ssize_t i = 1; i < sizeOf(items); ++i) {
        if (!m_step.tickField(itemOf(items, i), SyntaxField::context_expr, weights.at(static_cast<std::size_t>(i))))
            return false;
    }
    // An __exit__ may suppress an exception that must not be suppressed.
    PyRef guard = m_step.placeholders.guard(makeHandlerGuard(m_step.core, 0));
    out.push_back(m_step.statement(m_step.placeholders.unary(std::move(guard), Syntax::USub, node)));
    return out.back() && rewriteBody(node, SyntaxField::body, Counting::Tick);
}

// The older executor reads the plain statements of a class itself.
void Instrumenter::ignoreClassStatements(const PyRef &body)
{
    for (Py_ssize_t i = 0; m_step.isOlder && i < sizeOf(body); ++i) {
        PyObject *one = itemOf(body, i);
        const Syntax kind = m_step.types.kindOf(one);
        if (kind == Syntax::Assign || kind == Syntax::AnnAssign || kind == Syntax::Pass)
            m_step.weights.ignoreItself(one);
        else if (kind == Syntax::Expr && i == 0)
            m_step.weights.ignore(one);
    }
}

// The message is only evaluated when the assertion fails.
bool Instrumenter::rewriteAssert(PyObject *statement)
{
    PyObject *message = m_step.types.value(statement, SyntaxField::msg);
    const Weight weight = message != nullptr && message != Py_None ? m_step.weightOf(message) : 0;
    return m_expressions.rewriteFields(statement, true) && m_step.tickField(statement, SyntaxField::msg, weight);
}

bool Instrumenter::rewriteBranches(PyObject *node, Syntax kind)
{
    if (kind == Syntax::If)
        return rewriteBody(node, SyntaxField::body, Counting::Tick)
            && rewriteBody(node, SyntaxField::orelse, Counting::Tick);
    if (isTry(kind))
        return rewriteTry(node);
    return kind != Syntax::Match || rewriteMatch(node);
}

bool Instrumenter::rewriteMatch(PyObject *node)
{
    const PyRef cases = m_step.types.field(node, SyntaxField::cases);
    std::vector<PyRef> all;
    PatternChecks checks(m_step.types, m_step.placeholders, m_step.core);
    for (Py_ssize_t i = 0; i < sizeOf(cases); ++i) {
        PyObject *branch = itemOf(cases, i);
        const PyRef pattern = m_step.types.field(branch, SyntaxField::pattern);
        const Weight weight = m_step.countApart(m_step.types.value(branch, SyntaxField::guard));
        if (!checks.add(pattern.get(), all) || !m_expressions.rewriteFields(branch, true)
            || !m_step.tickField(branch, SyntaxField::guard, weight)
            || !rewriteBody(branch, SyntaxField::body, Counting::Tick))
            return false;
        all.push_back(PyRef::borrow(branch));
    }
    return replaceAll(cases.get(), all);
}

bool Instrumenter::rewriteTry(PyObject *node)
{
    const PyRef handlers = m_step.types.field(node, SyntaxField::handlers);
    for (Py_ssize_t i = 0; i < sizeOf(handlers); ++i) {
        PyObject *handler = itemOf(handlers, i);
        Weight weight = 0;
        if (!rewriteHandlerType(handler) || !rewriteBody(handler, SyntaxField::body, Counting::Caller, &weight))
            return false;
        PyRef guard = m_step.placeholders.guard(makeHandlerGuard(m_step.core, weight));
        const PyRef body = m_step.types.field(handler, SyntaxField::body);
        if (!m_step.prepend(
                body.get(), m_step.statement(m_step.placeholders.unary(std::move(guard), Syntax::USub, handler))))
            return false;
    }
    // A finally block always ticks: a stop continues in it, a final answer does not (its tick ignores that).
    return rewriteBody(node, SyntaxField::body, Counting::Tick)
        && rewriteBody(node, SyntaxField::orelse, Counting::Tick)
        && rewriteBody(node, SyntaxField::finalbody, Counting::Tick);
}

// Counts each type that is compared.
bool Instrumenter::rewriteHandlerType(PyObject *handler)
{
    const Weight weight = m_step.countApart(m_step.types.value(handler, SyntaxField::type));
    return m_expressions.rewriteFields(handler, true) && m_step.tickField(handler, SyntaxField::type, weight);
}

bool Instrumenter::rewriteFunction(PyObject *function)
{
    ++m_functions;
    const bool isDone = rewriteBody(function, SyntaxField::body, Counting::Tick);
    --m_functions;
    return isDone;
}

// The tick is in the body: CPython's fast paths through ranges, lists and generators stay available, which a counting
// iterator would disable.
bool Instrumenter::rewriteFor(PyObject *loop)
{
    return rewriteBody(loop, SyntaxField::body, Counting::Tick)
        && rewriteBody(loop, SyntaxField::orelse, Counting::Tick);
}

// One iteration counts the test and the body together. When the test ends the loop, the following code gives the body
// back.
bool Instrumenter::rewriteWhile(PyObject *loop, Statements &out)
{
    PyObject *test = m_step.types.value(loop, SyntaxField::test);
    CountedBlock ofTest(m_step.plan);
    ofTest.add(test);
    const Weight testWeight = ofTest.paid();
    const bool isEndless = m_step.types.kindOf(test) == Syntax::Constant
        && PyObject_IsTrue(m_step.types.value(test, SyntaxField::value)) == 1;
    Weight weight = 0;
    Weight afterwards = 0;
    if (!m_expressions.rewriteFields(loop, true) || !rewriteBody(loop, SyntaxField::body, Counting::Caller, &weight)
        || !rewriteBody(loop, SyntaxField::orelse, Counting::Caller, &afterwards) || !ofTest.finish(weight))
        return false;
    const PyRef guard = m_step.placeholders.guard(makeWhileGuard(m_step.core, testWeight + weight));
    out.push_back(m_step.statement(m_step.placeholders.unary(guard, Syntax::Invert, loop)));
    out.push_back(PyRef::borrow(loop));
    if (isEndless) {
        const PyRef body = m_step.types.field(loop, SyntaxField::body);
        return m_step.prepend(body.get(), m_step.statement(m_step.placeholders.unary(guard, Syntax::USub, loop)));
    }
    const PyRef turn = m_step.before(
        m_step.placeholders.unary(guard, Syntax::USub, loop), m_step.types.field(loop, SyntaxField::test));
    const PyRef orelse = m_step.types.field(loop, SyntaxField::orelse);
    const PyRef rest = m_step.tickStatement(afterwards - weight, loop);
    return turn && rest && orelse && m_step.types.set(loop, SyntaxField::test, turn.get())
        && PyList_Insert(orelse.get(), 0, rest.get()) == 0;
}

} // namespace vitrine
