// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/counting/instrumenter.h"

#include "executor/engine/counting/boundnames.h"
#include "executor/engine/counting/nodelists.h"
#include "executor/engine/guards/audithook.h"
#include "executor/engine/guards/guards.h"
#include "executor/engine/guards/patternchecks.h"

#include <algorithm>
#include <optional>

namespace vitrine {

namespace {

bool isFunction(Syntax kind) { return kind == Syntax::FunctionDef || kind == Syntax::AsyncFunctionDef; }

bool isTry(Syntax kind) { return kind == Syntax::Try || kind == Syntax::TryStar; }

bool isLoop(Syntax kind) { return kind == Syntax::For || kind == Syntax::AsyncFor || kind == Syntax::While; }

bool isWith(Syntax kind) { return kind == Syntax::With || kind == Syntax::AsyncWith; }

// A block ends with it: what comes after it may not come, or comes more often.
bool isCompound(Syntax kind)
{
    return kind == Syntax::If || isTry(kind) || isWith(kind) || kind == Syntax::Match || isLoop(kind);
}

// Nothing after it in its block runs.
bool endsBlock(Syntax kind)
{
    return kind == Syntax::Return || kind == Syntax::Raise || kind == Syntax::Break || kind == Syntax::Continue;
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

} // namespace

Instrumenter::Instrumenter(const SyntaxTypes &types, std::shared_ptr<SessionCore> core)
    : m_types(types)
    , m_core(std::move(core))
    , m_isOlder(m_core->isSmolagents())
    , m_order(types, m_isOlder)
    , m_weights(types)
    , m_prepaid(std::make_shared<Prepaid>(m_core))
    , m_plan { types, m_order, m_weights, *m_prepaid,
        [this](
            PyObject *list, Weight weight) { return prepend(list, tickStatement(weight, PyList_GET_ITEM(list, 0))); } }
    , m_placeholders(types, m_core)
{
}

bool Instrumenter::instrument(PyObject *module, std::string_view source)
{
    const PyRef body = m_types.field(module, SyntaxField::body);
    const Py_ssize_t size = sizeOf(body);
    if (!judgeFutures(body.get()))
        return false;
    m_maySuspend = source.contains("yield") || source.contains("await");
    if (size > 0 && !capture(body.get(), size - 1, false))
        return false;
    return rewriteBody(module, SyntaxField::body, Counting::Tick);
}

// Is there a yield or an await in it?
bool Instrumenter::suspends(PyObject *value) const
{
    if (PyList_CheckExact(value)) {
        bool isFound = false;
        for (Py_ssize_t i = 0; !isFound && i < PyList_GET_SIZE(value); ++i)
            isFound = suspends(PyList_GET_ITEM(value, i));
        return isFound;
    }
    if (!m_types.isNode(value))
        return false;
    const Syntax kind = m_types.kindOf(value);
    bool isFound = kind == Syntax::Yield || kind == Syntax::YieldFrom || kind == Syntax::Await;
    if (!isFound && !m_types.fields(kind).empty())
        m_types.forEachPart(value, [&](PyObject *part) { isFound = isFound || suspends(part); });
    return isFound;
}

PyRef Instrumenter::statement(PyRef value) const
{
    return value ? m_types.make(Syntax::Expr, value.get(), { { SyntaxField::value, value.get() } }) : PyRef();
}

PyRef Instrumenter::tickStatement(Weight weight, PyObject *at)
{
    return statement(m_placeholders.unary(m_placeholders.tick(weight), Syntax::USub, at));
}

bool Instrumenter::prepend(PyObject *list, PyRef first)
{
    if (!first)
        return false;
    const Py_ssize_t at = PyList_GET_SIZE(list) > 0 && isText(PyList_GET_ITEM(list, 0))
        ? 1
        : 0; // a docstring is one only in the first place
    return PyList_Insert(list, at, first.get()) == 0;
}

// ---- bodies -------------------------------------------------------------------------------------------------------

bool Instrumenter::rewriteBody(PyObject *owner, SyntaxField field, Counting counting, Weight *leading)
{
    const PyRef body = m_types.field(owner, field);
    Statements out;
    CountedBlock block(m_plan); // the straight code since the last tick
    std::size_t tickAt = 0;
    bool isLeading = true;
    bool isReached = true;
    const auto flush = [&] {
        const Weight paid = block.paid();
        if (!block.finish())
            return false;
        block = CountedBlock(m_plan);
        const bool isCallers = std::exchange(isLeading, false) && counting == Counting::Caller;
        if (isCallers)
            *leading = paid;
        else if (paid > 0)
            out.insert(out.begin() + static_cast<std::ptrdiff_t>(tickAt),
                tickStatement(paid, out.at(std::min(tickAt, out.size() - 1)).get()));
        tickAt = out.size();
        return true;
    };
    for (Py_ssize_t i = 0; i < sizeOf(body); ++i) {
        const PyRef one = PyRef::borrow(itemOf(body, i));
        const Syntax kind = m_types.kindOf(one.get());
        if (isReached)
            block.add(one.get());
        const bool isOneWithBlock = isReached && kind == Syntax::If && isPlainIf(one.get());
        bool isExit = endsBlock(kind);
        if (isOneWithBlock)
            out.push_back(one);
        if (isOneWithBlock ? !rewriteIf(one.get(), block, isExit) : !rewriteStatement(one.get(), out))
            return false;
        isReached = isReached && !isExit;
        if (i == 0 && isText(one.get()))
            tickAt = 1; // a docstring stays the first
        const bool isEnd = (isCompound(kind) && !isOneWithBlock) || block.suspends();
        if (isEnd && tickAt < out.size() && !flush())
            return false;
    }
    // Nothing but a docstring is there, or nothing since the last tick.
    if ((tickAt < out.size() || (isLeading && !out.empty())) && !flush())
        return false;
    return !body || replaceAll(body.get(), out);
}

// Does nothing stand in it but what runs straight on, or leaves?
bool Instrumenter::isPlainIf(PyObject *node) const
{
    if (m_maySuspend && suspends(node))
        return false;
    for (const SyntaxField field : { SyntaxField::body, SyntaxField::orelse }) {
        const PyRef list = m_types.field(node, field);
        for (Py_ssize_t i = 0; i < sizeOf(list); ++i) {
            const Syntax kind = m_types.kindOf(itemOf(list, i));
            if (kind == Syntax::If ? !isPlainIf(itemOf(list, i)) : isCompound(kind))
                return false;
        }
    }
    return true;
}

// Its test is in the block already. Tells whether nothing comes after it.
bool Instrumenter::rewriteIf(PyObject *node, CountedBlock &block, bool &isExit)
{
    CountedBlock::Branch body { nullptr, CountedBlock(m_plan) };
    CountedBlock::Branch orelse { nullptr, CountedBlock(m_plan) };
    if (!rewriteFields(node, true) || !rewriteBranch(node, SyntaxField::body, body)
        || !rewriteBranch(node, SyntaxField::orelse, orelse))
        return false;
    isExit = body.isExit && orelse.isExit;
    block.addBranches(std::move(body), std::move(orelse));
    return true;
}

bool Instrumenter::rewriteBranch(PyObject *owner, SyntaxField field, CountedBlock::Branch &branch)
{
    const PyRef list = m_types.field(owner, field);
    Statements out;
    for (Py_ssize_t i = 0; i < sizeOf(list); ++i) {
        const PyRef one = PyRef::borrow(itemOf(list, i));
        const Syntax kind = m_types.kindOf(one.get());
        bool isExit = endsBlock(kind);
        CountedBlock unreached(m_plan);
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

bool Instrumenter::isText(PyObject *statement) const
{
    PyObject *value
        = m_types.kindOf(statement) == Syntax::Expr ? m_types.value(statement, SyntaxField::value) : nullptr;
    PyObject *text = value != nullptr && m_types.kindOf(value) == Syntax::Constant
        ? m_types.value(value, SyntaxField::value)
        : nullptr;
    return text != nullptr && PyUnicode_CheckExact(text);
}

bool Instrumenter::rewriteStatement(PyObject *node, Statements &out)
{
    const Syntax kind = m_types.kindOf(node);
    if (PyRef refusal = toolRefusal(node, kind))
        out.push_back(std::move(refusal));
    else if (PyErr_Occurred())
        return false;
    if (kind == Syntax::Import)
        return rewriteImport(node, out);
    if (kind == Syntax::ImportFrom)
        return rewriteImportFrom(node, out);
    if (kind == Syntax::While)
        return rewriteWhile(node, out);
    out.push_back(PyRef::borrow(node));
    if (kind == Syntax::Assert)
        return rewriteAssert(node);
    if (isWith(kind))
        return rewriteWith(node, out);
    if (!rewriteFields(node, true))
        return false;
    if (kind == Syntax::For || kind == Syntax::AsyncFor)
        return rewriteFor(node);
    if (isFunction(kind))
        return rewriteFunction(node);
    if (kind == Syntax::ClassDef) {
        ignoreClassStatements(m_types.field(node, SyntaxField::body));
        return rewriteBody(node, SyntaxField::body, Counting::Tick);
    }
    return rewriteBranches(node, kind);
}

// Each further context manager counts when it is made.
bool Instrumenter::rewriteWith(PyObject *node, Statements &out)
{
    const PyRef items = m_types.field(node, SyntaxField::items);
    std::vector<Weight> weights { 0 };
    for (Py_ssize_t i = 1; i < sizeOf(items); ++i)
        weights.push_back(weightOf(itemOf(items, i)));
    if (!rewriteFields(node, true))
        return false;
    for (Py_ssize_t i = 1; i < sizeOf(items); ++i) {
        if (!tickField(itemOf(items, i), SyntaxField::context_expr, weights.at(static_cast<std::size_t>(i))))
            return false;
    }
    // An __exit__ may swallow what must not be swallowed.
    PyRef guard = m_placeholders.guard(makeHandlerGuard(m_core, 0));
    out.push_back(statement(m_placeholders.unary(std::move(guard), Syntax::USub, node)));
    return out.back() && rewriteBody(node, SyntaxField::body, Counting::Tick);
}

// The older executor reads the plain statements of a class itself.
void Instrumenter::ignoreClassStatements(const PyRef &body)
{
    for (Py_ssize_t i = 0; m_isOlder && i < sizeOf(body); ++i) {
        PyObject *one = itemOf(body, i);
        const Syntax kind = m_types.kindOf(one);
        if (kind == Syntax::Assign || kind == Syntax::AnnAssign || kind == Syntax::Pass)
            m_weights.ignoreItself(one);
        else if (kind == Syntax::Expr && i == 0)
            m_weights.ignore(one);
    }
}

// The message is evaluated when the assertion fails.
bool Instrumenter::rewriteAssert(PyObject *statement)
{
    PyObject *message = m_types.value(statement, SyntaxField::msg);
    const Weight weight = message != nullptr && message != Py_None ? weightOf(message) : 0;
    return rewriteFields(statement, true) && tickField(statement, SyntaxField::msg, weight);
}

bool Instrumenter::tickField(PyObject *node, SyntaxField field, Weight weight)
{
    if (weight == 0)
        return true;
    const PyRef counted = ticked(m_types.field(node, field), weight);
    return counted && m_types.set(node, field, counted.get());
}

// What runs by itself in a place of its own, before it is rewritten.
Weight Instrumenter::countApart(PyObject *node)
{
    CountedBlock block(m_plan);
    if (node != nullptr && node != Py_None)
        block.add(node);
    const Weight weight = block.paid();
    return block.finish() ? weight : 0;
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
    const PyRef cases = m_types.field(node, SyntaxField::cases);
    std::vector<PyRef> all;
    PatternChecks checks(m_types, m_placeholders, m_core);
    for (Py_ssize_t i = 0; i < sizeOf(cases); ++i) {
        PyObject *branch = itemOf(cases, i);
        const PyRef pattern = m_types.field(branch, SyntaxField::pattern);
        const Weight weight = countApart(m_types.value(branch, SyntaxField::guard));
        if (!checks.add(pattern.get(), all) || !rewriteFields(branch, true)
            || !tickField(branch, SyntaxField::guard, weight)
            || !rewriteBody(branch, SyntaxField::body, Counting::Tick))
            return false;
        all.push_back(PyRef::borrow(branch));
    }
    return replaceAll(cases.get(), all);
}

bool Instrumenter::rewriteTry(PyObject *node)
{
    const PyRef handlers = m_types.field(node, SyntaxField::handlers);
    for (Py_ssize_t i = 0; i < sizeOf(handlers); ++i) {
        PyObject *handler = itemOf(handlers, i);
        Weight weight = 0;
        if (!rewriteHandlerType(handler) || !rewriteBody(handler, SyntaxField::body, Counting::Caller, &weight))
            return false;
        PyRef guard = m_placeholders.guard(makeHandlerGuard(m_core, weight));
        const PyRef body = m_types.field(handler, SyntaxField::body);
        if (!prepend(body.get(), statement(m_placeholders.unary(std::move(guard), Syntax::USub, handler))))
            return false;
    }
    // A finally block always ticks: a stop goes on in it, a final answer does not (its tick lets that pass).
    return rewriteBody(node, SyntaxField::body, Counting::Tick)
        && rewriteBody(node, SyntaxField::orelse, Counting::Tick)
        && rewriteBody(node, SyntaxField::finalbody, Counting::Tick);
}

// Each type that is tried counts.
bool Instrumenter::rewriteHandlerType(PyObject *handler)
{
    const Weight weight = countApart(m_types.value(handler, SyntaxField::type));
    return rewriteFields(handler, true) && tickField(handler, SyntaxField::type, weight);
}

bool Instrumenter::rewriteFunction(PyObject *function)
{
    ++m_functions;
    const bool isDone = rewriteBody(function, SyntaxField::body, Counting::Tick);
    --m_functions;
    return isDone;
}

// ---- loops --------------------------------------------------------------------------------------------------------

// The tick stands in the body: CPython's own ways through ranges, lists and generators stay open, which an iterator
// that counts would close.
bool Instrumenter::rewriteFor(PyObject *loop)
{
    return rewriteBody(loop, SyntaxField::body, Counting::Tick)
        && rewriteBody(loop, SyntaxField::orelse, Counting::Tick);
}

// A turn pays for the test and the body together. When the test ends the loop, what comes then gives the body back.
bool Instrumenter::rewriteWhile(PyObject *loop, Statements &out)
{
    PyObject *test = m_types.value(loop, SyntaxField::test);
    CountedBlock ofTest(m_plan);
    ofTest.add(test);
    const Weight testWeight = ofTest.paid();
    const bool isEndless
        = m_types.kindOf(test) == Syntax::Constant && PyObject_IsTrue(m_types.value(test, SyntaxField::value)) == 1;
    Weight weight = 0;
    Weight afterwards = 0;
    if (!rewriteFields(loop, true) || !rewriteBody(loop, SyntaxField::body, Counting::Caller, &weight)
        || !rewriteBody(loop, SyntaxField::orelse, Counting::Caller, &afterwards) || !ofTest.finish(weight))
        return false;
    const PyRef guard = m_placeholders.guard(makeWhileGuard(m_core, testWeight + weight));
    out.push_back(statement(m_placeholders.unary(guard, Syntax::Invert, loop)));
    out.push_back(PyRef::borrow(loop));
    if (isEndless) {
        const PyRef body = m_types.field(loop, SyntaxField::body);
        return prepend(body.get(), statement(m_placeholders.unary(guard, Syntax::USub, loop)));
    }
    const PyRef turn = before(m_placeholders.unary(guard, Syntax::USub, loop), m_types.field(loop, SyntaxField::test));
    const PyRef orelse = m_types.field(loop, SyntaxField::orelse);
    const PyRef rest = tickStatement(afterwards - weight, loop);
    return turn && rest && orelse && m_types.set(loop, SyntaxField::test, turn.get())
        && PyList_Insert(orelse.get(), 0, rest.get()) == 0;
}

// ---- value of the last statement, tools ---------------------------------------------------------------------------

bool Instrumenter::captureValue(PyObject *node, bool skipsNone)
{
    const PyRef value = m_types.field(node, SyntaxField::value);
    if (!value || Py_IsNone(value.get()) || m_types.kindOf(value.get()) == Syntax::Starred)
        return true;
    const PyRef kept = captured(value.get(), skipsNone);
    if (kept)
        m_weights.passThrough(kept.get(), value.get());
    return kept && m_types.set(node, SyntaxField::value, kept.get());
}

// `(guard @ (value,))[0]`: an operator could not give NotImplemented, which is a value like any other.
PyRef Instrumenter::captured(PyObject *value, bool skipsNone)
{
    const PyRef load = m_types.make(Syntax::Load);
    const PyRef elements = PyRef::steal(load ? Py_BuildValue("[O]", value) : nullptr);
    const PyRef tuple = elements ? m_types.make(Syntax::Tuple, value,
                                       { { SyntaxField::elts, elements.get() }, { SyntaxField::ctx, load.get() } })
                                 : PyRef();
    const PyRef kept = tuple
        ? m_placeholders.applied(m_placeholders.guard(makeCaptureGuard(m_core, skipsNone)), tuple.get())
        : PyRef();
    const PyRef zero = PyRef::steal(PyLong_FromLong(0));
    const PyRef index = kept
        ? m_types.make(Syntax::Constant, value, { { SyntaxField::value, zero.get() }, { SyntaxField::kind, Py_None } })
        : PyRef();
    return index ? m_types.make(Syntax::Subscript, value,
                       { { SyntaxField::value, kept.get() }, { SyntaxField::slice, index.get() },
                           { SyntaxField::ctx, load.get() } })
                 : PyRef();
}

bool Instrumenter::captureName(PyObject *list, Py_ssize_t index, const std::string &name, bool skipsNone)
{
    const PyRef read = m_types.makeName(name, Syntax::Load, PyList_GET_ITEM(list, index));
    PyRef kept = read ? captured(read.get(), skipsNone) : PyRef();
    const PyRef added = statement(std::move(kept));
    if (!added)
        return false;
    m_weights.ignore(added.get());
    return PyList_Insert(list, index + 1, added.get()) == 0;
}

bool Instrumenter::captureBlock(PyObject *node, SyntaxField field)
{
    const PyRef body = m_types.field(node, field);
    for (Py_ssize_t i = sizeOf(body); i-- > 0;) {
        if (!capture(body.get(), i, true))
            return false;
    }
    return true;
}

bool Instrumenter::capture(PyObject *list, Py_ssize_t index, bool skipsNone)
{
    PyObject *node = PyList_GET_ITEM(list, index);
    switch (m_types.kindOf(node)) {
    case Syntax::Expr:
    case Syntax::Assign:
    case Syntax::AnnAssign: return captureValue(node, skipsNone);
    case Syntax::AugAssign: {
        const PyRef target = m_types.field(node, SyntaxField::target);
        const bool isName = m_types.kindOf(target.get()) == Syntax::Name;
        return !isName || captureName(list, index, m_types.text(target.get(), SyntaxField::id), skipsNone);
    }
    case Syntax::FunctionDef:
    case Syntax::AsyncFunctionDef:
    case Syntax::ClassDef: return captureName(list, index, m_types.text(node, SyntaxField::name), skipsNone);
    case Syntax::If: return captureBlock(node, SyntaxField::body) && captureBlock(node, SyntaxField::orelse);
    case Syntax::For: return captureBlock(node, SyntaxField::body);
    default: return true;
    }
}

// The older executor looks at assignments and loops only.
bool Instrumenter::mayTakeTool(Syntax kind) const
{
    return !m_isOlder || kind == Syntax::Assign || kind == Syntax::AugAssign || kind == Syntax::AnnAssign
        || kind == Syntax::For;
}

bool Instrumenter::isTakenName(const std::string &name) const
{
    return m_core->isTool(name) || (m_isOlder && std::ranges::contains(m_core->policy.builtins, name));
}

PyRef Instrumenter::shadowGuard(const std::string &name)
{
    return m_placeholders.guard(makeRefusalGuard(
        m_core, { "tools.shadow", "Cannot assign to name '" + name + "': doing this would erase the existing tool!" }));
}

// Names of tools cannot be taken (docs/executor.md#names): in the older dialect its base tools count as well.
PyRef Instrumenter::toolRefusal(PyObject *node, Syntax kind)
{
    if (!mayTakeTool(kind))
        return {};
    const std::vector<std::string> names = namesBoundBy(m_types, node, kind);
    const auto taken = std::ranges::find_if(names, [this](const std::string &name) { return isTakenName(name); });
    return taken == names.end() ? PyRef() : statement(m_placeholders.unary(shadowGuard(*taken), Syntax::USub, node));
}

// What would be bound is not even evaluated.
bool Instrumenter::refuseTaken(PyObject *named)
{
    PyObject *target = m_types.value(named, SyntaxField::target);
    const std::string name = target != nullptr ? m_types.text(target, SyntaxField::id) : std::string();
    if (m_isOlder || !isTakenName(name))
        return true;
    const PyRef refused = m_placeholders.unary(shadowGuard(name), Syntax::USub, named);
    return refused && m_types.set(named, SyntaxField::value, refused.get());
}

} // namespace vitrine
