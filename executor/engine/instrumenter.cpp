// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/instrumenter.h"

#include "executor/engine/audithook.h"
#include "executor/engine/guards.h"
#include "executor/engine/nodelists.h"
#include "executor/engine/patternchecks.h"

#include <algorithm>
#include <optional>

namespace vitrine {

namespace {

bool isFunction(Syntax kind) { return kind == Syntax::FunctionDef || kind == Syntax::AsyncFunctionDef; }

bool isTry(Syntax kind) { return kind == Syntax::Try || kind == Syntax::TryStar; }

bool hasBranches(Syntax kind)
{
    return kind == Syntax::If || isTry(kind) || kind == Syntax::With || kind == Syntax::AsyncWith
        || kind == Syntax::Match;
}

bool isLoop(Syntax kind) { return kind == Syntax::For || kind == Syntax::AsyncFor || kind == Syntax::While; }

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
    , m_isExact(m_core->isSmolagents())
    , m_weights(types, m_isExact)
    , m_prepaid(m_isExact ? std::make_shared<Prepaid>(m_core) : nullptr)
    , m_placeholders(types)
{
}

bool Instrumenter::instrument(PyObject *module)
{
    const PyRef body = m_types.field(module, "body");
    const Py_ssize_t size = sizeOf(body);
    if (!judgeFutures(body.get()))
        return false;
    if (size > 0 && !capture(body.get(), size - 1, false))
        return false;
    return rewriteBody(module, "body", Counting::Tick);
}

PyRef Instrumenter::statement(PyRef value) const
{
    return value ? m_types.make(Syntax::Expr, value.get(), { { "value", value.get() } }) : PyRef();
}

PyRef Instrumenter::tickStatement(Weight weight, PyObject *at)
{
    return statement(m_placeholders.unary(m_core->types->tick(m_core, weight), Syntax::USub, at));
}

bool Instrumenter::prepend(PyObject *list, PyRef first)
{
    if (!first)
        return false;
    const Py_ssize_t at = isText(list, 0) ? 1 : 0; // a docstring is one only in the first place
    return PyList_Insert(list, at, first.get()) == 0;
}

// ---- bodies -------------------------------------------------------------------------------------------------------

bool Instrumenter::rewriteBody(PyObject *owner, const char *field, Counting counting, Weight *leading)
{
    const PyRef body = m_types.field(owner, field);
    Statements out;
    Weight weight = 0; // of the straight code since the last tick
    std::size_t tickAt = 0;
    bool isLeading = true;
    bool isReached = true;
    std::optional<Prepaid::Block> block;
    if (m_prepaid)
        block.emplace(*m_prepaid, m_types, m_weights);
    const auto flush = [&] {
        if (block)
            block->finish();
        if (isLeading && leading != nullptr)
            *leading = weight;
        if (weight > 0 && (isLeading ? counting == Counting::Tick : m_isExact))
            out.insert(out.begin() + static_cast<std::ptrdiff_t>(tickAt), tickStatement(weight, out.at(tickAt).get()));
        isLeading = false;
        weight = 0;
        tickAt = out.size();
    };
    bool hasDocstring = false;
    for (Py_ssize_t i = 0; i < sizeOf(body); ++i) {
        const PyRef one = PyRef::borrow(itemOf(body, i));
        const Syntax kind = m_types.kindOf(one.get());
        if (isReached || !block)
            weight += m_weights.of(one.get());
        if (isReached && block)
            block->add(one.get());
        isReached = isReached && !endsBlock(kind);
        if (!rewriteStatement(one.get(), out))
            return false;
        if (i == 0 && kind == Syntax::Expr) {
            const PyRef value = m_types.field(one.get(), "value");
            hasDocstring = value && m_types.kindOf(value.get()) == Syntax::Constant;
            tickAt = hasDocstring ? 1 : 0;
        }
        if (m_isExact && (hasBranches(kind) || isLoop(kind)) && tickAt < out.size())
            flush();
    }
    if (tickAt < out.size())
        flush();
    else if (isLeading && leading != nullptr)
        *leading = weight;
    else if (isLeading && counting == Counting::Tick && weight > 0)
        out.push_back(tickStatement(weight, out.back().get())); // nothing but a text, which stays the first
    if (block)
        block->finish();
    return !body || replaceAll(body.get(), out);
}

bool Instrumenter::rewriteStatement(PyObject *node, Statements &out)
{
    const Syntax kind = m_types.kindOf(node);
    if (kind == Syntax::Import)
        return rewriteImport(node, out);
    if (kind == Syntax::ImportFrom)
        return rewriteImportFrom(node, out);
    if (PyRef refusal = toolRefusal(node, kind))
        out.push_back(std::move(refusal));
    else if (PyErr_Occurred())
        return false;
    const std::size_t at = out.size();
    out.push_back(PyRef::borrow(node));
    if (kind == Syntax::Assert && m_isExact)
        return rewriteAssert(node);
    const PyRef test = kind == Syntax::While ? m_types.field(node, "test") : PyRef();
    const Weight testWeight = test ? m_weights.of(test.get()) : 0;
    if (!rewriteFields(node, kind, true))
        return false;
    if (kind == Syntax::For)
        return rewriteFor(node);
    if (kind == Syntax::AsyncFor)
        return rewriteAsyncFor(node);
    if (kind == Syntax::While) {
        Statements before;
        const bool isDone = rewriteWhile(node, testWeight, before);
        out.insert(out.begin() + static_cast<std::ptrdiff_t>(at), before.begin(), before.end());
        return isDone;
    }
    if (isFunction(kind))
        return rewriteFunction(node);
    if (kind == Syntax::ClassDef) {
        ignoreClassStatements(m_types.field(node, "body"));
        return rewriteBody(node, "body", Counting::Tick);
    }
    if (!rewriteBranches(node, kind))
        return false;
    if (kind == Syntax::With || kind == Syntax::AsyncWith) {
        // An __exit__ may swallow what must not be swallowed.
        PyRef guard = m_core->types->guard(makeHandlerGuard(m_core, 0));
        out.push_back(statement(m_placeholders.unary(std::move(guard), Syntax::USub, node)));
    }
    return static_cast<bool>(out.back());
}

// The older executor reads the plain statements of a class itself.
void Instrumenter::ignoreClassStatements(const PyRef &body)
{
    for (Py_ssize_t i = 0; m_isExact && i < sizeOf(body); ++i) {
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
    const PyRef message = m_types.field(statement, "msg");
    const Weight weight = message ? m_weights.of(message.get()) : 0;
    return rewriteFields(statement, Syntax::Assert, true) && (weight == 0 || tickField(statement, "msg", weight));
}

bool Instrumenter::tickField(PyObject *node, const char *field, Weight weight)
{
    const PyRef counted = ticked(m_types.field(node, field), weight);
    return counted && PyObject_SetAttrString(node, field, counted.get()) == 0;
}

bool Instrumenter::rewriteBranches(PyObject *node, Syntax kind)
{
    const Counting counting = m_isExact ? Counting::Tick : Counting::Before;
    if (kind == Syntax::If)
        return rewriteBody(node, "body", counting) && rewriteBody(node, "orelse", counting);
    if (kind == Syntax::With || kind == Syntax::AsyncWith)
        return rewriteBody(node, "body", counting);
    if (isTry(kind))
        return rewriteTry(node);
    return kind != Syntax::Match || rewriteMatch(node);
}

bool Instrumenter::rewriteMatch(PyObject *node)
{
    const PyRef cases = m_types.field(node, "cases");
    std::vector<PyRef> all;
    PatternChecks checks(m_types, m_placeholders, m_core);
    for (Py_ssize_t i = 0; i < sizeOf(cases); ++i) {
        PyObject *branch = itemOf(cases, i);
        const PyRef pattern = m_types.field(branch, "pattern");
        if (!checks.add(pattern.get(), all) || !rewriteFields(branch, Syntax::match_case, true)
            || !rewriteBody(branch, "body", Counting::Tick))
            return false;
        all.push_back(PyRef::borrow(branch));
    }
    return replaceAll(cases.get(), all);
}

bool Instrumenter::rewriteTry(PyObject *node)
{
    const Counting counting = m_isExact ? Counting::Tick : Counting::Before;
    const PyRef handlers = m_types.field(node, "handlers");
    for (Py_ssize_t i = 0; i < sizeOf(handlers); ++i) {
        PyObject *handler = itemOf(handlers, i);
        Weight weight = 0;
        if (!rewriteHandlerType(handler) || !rewriteBody(handler, "body", Counting::Caller, &weight))
            return false;
        PyRef guard = m_core->types->guard(makeHandlerGuard(m_core, weight));
        const PyRef body = m_types.field(handler, "body");
        if (!prepend(body.get(), statement(m_placeholders.unary(std::move(guard), Syntax::USub, handler))))
            return false;
    }
    // A finally block always ticks: a stop goes on in it, a final answer does not (its tick lets that pass).
    return rewriteBody(node, "body", counting) && rewriteBody(node, "orelse", counting)
        && rewriteBody(node, "finalbody", Counting::Tick);
}

// Each type that is tried counts, where counting is exact.
bool Instrumenter::rewriteHandlerType(PyObject *handler)
{
    const PyRef type = m_types.field(handler, "type");
    const Weight weight = type && m_isExact ? m_weights.of(type.get()) : 0;
    if (weight > 0) {
        Prepaid::Block block(*m_prepaid, m_types, m_weights);
        block.add(type.get());
        block.finish();
    }
    return rewriteFields(handler, Syntax::ExceptHandler, true) && (weight == 0 || tickField(handler, "type", weight));
}

bool Instrumenter::rewriteFunction(PyObject *function)
{
    ++m_functions;
    const bool isDone = rewriteBody(function, "body", Counting::Tick);
    --m_functions;
    return isDone;
}

// ---- loops --------------------------------------------------------------------------------------------------------

bool Instrumenter::wrapIterable(PyObject *node, Weight weight)
{
    const PyRef iterable = m_types.field(node, "iter");
    const PyRef wrapped = m_placeholders.applied(m_core->types->ticking(m_core, weight), iterable.get());
    return wrapped && PyObject_SetAttrString(node, "iter", wrapped.get()) == 0;
}

bool Instrumenter::rewriteFor(PyObject *loop)
{
    Weight weight = 0;
    return rewriteBody(loop, "body", Counting::Caller, &weight) && rewriteBody(loop, "orelse", Counting::Tick)
        && wrapIterable(loop, std::max<Weight>(weight, 1));
}

// An asynchronous iterator is not wrapped: the tick stands in the body.
bool Instrumenter::rewriteAsyncFor(PyObject *loop)
{
    return rewriteBody(loop, "body", Counting::Tick) && rewriteBody(loop, "orelse", Counting::Tick);
}

bool Instrumenter::rewriteWhile(PyObject *loop, Weight testWeight, Statements &before)
{
    Weight weight = 0;
    if (!rewriteBody(loop, "body", Counting::Caller, &weight) || !rewriteBody(loop, "orelse", Counting::Tick))
        return false;
    const PyRef guard = m_core->types->guard(makeWhileGuard(m_core, m_isExact ? weight : weight + testWeight));
    before.push_back(statement(m_placeholders.unary(guard, Syntax::Invert, loop)));
    if (m_isExact && !tickField(loop, "test", testWeight))
        return false;
    const PyRef body = m_types.field(loop, "body");
    return prepend(body.get(), statement(m_placeholders.unary(guard, Syntax::USub, loop)));
}

// ---- imports ------------------------------------------------------------------------------------------------------

// Where Python reads them, at the head of a module, the compiler says whether it knows them: they are gone when it gets
// the rest.
bool Instrumenter::judgeFutures(PyObject *body)
{
    Py_ssize_t end = isText(body, 0) ? 1 : 0;
    for (; end < PyList_GET_SIZE(body) && isFuture(PyList_GET_ITEM(body, end)); ++end)
        m_lastFutureLine = m_types.place(PyList_GET_ITEM(body, end)).line;
    if (m_lastFutureLine == 0)
        return true;
    const PyRef head = PyRef::steal(PyList_GetSlice(body, 0, end));
    const PyRef rest = PyRef::steal(PyList_New(0));
    const PyRef tree = head && rest ? m_types.make(Syntax::Module, PyList_GET_ITEM(body, end - 1),
                                          { { "body", head.get() }, { "type_ignores", rest.get() } })
                                    : PyRef();
    PyObject *compiler = PyDict_GetItemString(PyEval_GetBuiltins(), "compile");
    constexpr int dontInherit = 1;
    const UnauditedCall own; // a SyntaxError looks for the file, which there is none of
    return tree && PyRef::steal(PyObject_CallFunction(compiler, "Ossii", tree.get(), "<step>", "exec", 0, dontInherit));
}

bool Instrumenter::isText(PyObject *body, Py_ssize_t index) const
{
    if (index >= PyList_GET_SIZE(body) || m_types.kindOf(PyList_GET_ITEM(body, index)) != Syntax::Expr)
        return false;
    const PyRef value = m_types.field(PyList_GET_ITEM(body, index), "value");
    const PyRef text
        = value && m_types.kindOf(value.get()) == Syntax::Constant ? m_types.field(value.get(), "value") : PyRef();
    return text && PyUnicode_CheckExact(text.get());
}

bool Instrumenter::isFuture(PyObject *statement) const
{
    return m_types.kindOf(statement) == Syntax::ImportFrom && m_types.text(statement, "module") == "__future__";
}

PyRef Instrumenter::binding(const std::string &name, PyRef value) const
{
    const PyRef target = value ? m_types.makeName(name, Syntax::Store, value.get()) : PyRef();
    const PyRef targets = PyRef::steal(target ? Py_BuildValue("[O]", target.get()) : nullptr);
    if (!targets)
        return {};
    return m_types.make(Syntax::Assign, value.get(),
        { { "targets", targets.get() }, { "value", value.get() }, { "type_comment", Py_None } });
}

bool Instrumenter::rewriteImport(PyObject *import, Statements &out)
{
    const PyRef aliases = m_types.field(import, "names");
    for (Py_ssize_t i = 0; i < sizeOf(aliases); ++i) {
        const std::string module = m_types.text(itemOf(aliases, i), "name");
        const std::string as = m_types.text(itemOf(aliases, i), "asname");
        const ImportDemand demand { .module = module,
            .names = {},
            .index = 0,
            .bindsTop = as.empty(),
            .isStar = false,
            .line = m_types.place(import).line };
        PyRef value = m_placeholders.unary(
            m_core->types->guard(makeImportGuard(m_core, demand)), Syntax::USub, itemOf(aliases, i));
        out.push_back(binding(as.empty() ? module.substr(0, module.find('.')) : as, std::move(value)));
        if (!out.back())
            return false;
    }
    return true;
}

bool Instrumenter::rewriteImportFrom(PyObject *import, Statements &out)
{
    ImportDemand demand { .module = m_types.text(import, "module"),
        .names = {},
        .index = 0,
        .bindsTop = false,
        .isStar = false,
        .line = m_types.place(import).line };
    const PyRef aliases = m_types.field(import, "names");
    for (Py_ssize_t i = 0; i < sizeOf(aliases); ++i)
        demand.names.push_back(m_types.text(itemOf(aliases, i), "name"));
    if (isFuture(import)) {
        if (demand.line > m_lastFutureLine)
            out.push_back(PyRef::borrow(import)); // the compiler refuses it with its own words
        m_futureFlags |= std::ranges::contains(demand.names, "annotations") ? CO_FUTURE_ANNOTATIONS : 0;
        return true;
    }
    demand.isStar = demand.names == std::vector<std::string> { "*" };
    if (demand.isStar && m_functions > 0) {
        out.push_back(PyRef::borrow(import)); // the compiler refuses it with its own words
        return true;
    }
    for (; demand.index < demand.names.size(); ++demand.index) {
        PyObject *alias = itemOf(aliases, static_cast<Py_ssize_t>(demand.index));
        PyRef value = m_placeholders.unary(m_core->types->guard(makeImportGuard(m_core, demand)), Syntax::USub, alias);
        const std::string as = m_types.text(alias, "asname");
        const std::string name = as.empty() ? demand.names.at(demand.index) : as;
        out.push_back(demand.isStar ? statement(std::move(value)) : binding(name, std::move(value)));
        if (!out.back())
            return false;
    }
    return true;
}

// ---- value of the last statement, tools ---------------------------------------------------------------------------

bool Instrumenter::captureValue(PyObject *node, bool skipsNone)
{
    const PyRef value = m_types.field(node, "value");
    if (!value || Py_IsNone(value.get()) || m_types.kindOf(value.get()) == Syntax::Starred)
        return true;
    const PyRef kept = captured(value.get(), skipsNone);
    if (kept)
        m_weights.passThrough(kept.get(), value.get());
    return kept && PyObject_SetAttrString(node, "value", kept.get()) == 0;
}

// `(guard @ (value,))[0]`: an operator could not give NotImplemented, which is a value like any other.
PyRef Instrumenter::captured(PyObject *value, bool skipsNone)
{
    const PyRef load = m_types.make(Syntax::Load);
    const PyRef elements = PyRef::steal(load ? Py_BuildValue("[O]", value) : nullptr);
    const PyRef tuple = elements
        ? m_types.make(Syntax::Tuple, value, { { "elts", elements.get() }, { "ctx", load.get() } })
        : PyRef();
    const PyRef kept = tuple
        ? m_placeholders.applied(m_core->types->guard(makeCaptureGuard(m_core, skipsNone)), tuple.get())
        : PyRef();
    const PyRef zero = PyRef::steal(PyLong_FromLong(0));
    const PyRef index
        = kept ? m_types.make(Syntax::Constant, value, { { "value", zero.get() }, { "kind", Py_None } }) : PyRef();
    return index ? m_types.make(Syntax::Subscript, value,
                       { { "value", kept.get() }, { "slice", index.get() }, { "ctx", load.get() } })
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

bool Instrumenter::captureBlock(PyObject *node, const char *field)
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
        const PyRef target = m_types.field(node, "target");
        const bool isName = m_types.kindOf(target.get()) == Syntax::Name;
        return !isName || captureName(list, index, m_types.text(target.get(), "id"), skipsNone);
    }
    case Syntax::FunctionDef:
    case Syntax::AsyncFunctionDef:
    case Syntax::ClassDef: return captureName(list, index, m_types.text(node, "name"), skipsNone);
    case Syntax::If: return captureBlock(node, "body") && captureBlock(node, "orelse");
    case Syntax::For: return captureBlock(node, "body");
    default: return true;
    }
}

// Every plain name that an assignment target binds, inside tuples and lists too.
void Instrumenter::addTargetNames(PyObject *target, std::vector<std::string> &names) const
{
    const Syntax kind = m_types.kindOf(target);
    if (kind == Syntax::Name) {
        names.push_back(m_types.text(target, "id"));
    } else if (kind == Syntax::Tuple || kind == Syntax::List) {
        const PyRef elements = m_types.field(target, "elts");
        for (Py_ssize_t i = 0; i < sizeOf(elements); ++i)
            addTargetNames(itemOf(elements, i), names);
    } else if (kind == Syntax::Starred) {
        if (const PyRef value = m_types.field(target, "value"))
            addTargetNames(value.get(), names);
    }
}

std::vector<std::string> Instrumenter::boundBy(PyObject *node, Syntax kind) const
{
    std::vector<std::string> names;
    if (kind == Syntax::Assign) {
        const PyRef targets = m_types.field(node, "targets");
        for (Py_ssize_t i = 0; i < sizeOf(targets); ++i)
            addTargetNames(itemOf(targets, i), names);
    } else if (kind == Syntax::AugAssign || kind == Syntax::AnnAssign || kind == Syntax::For) {
        if (const PyRef target = m_types.field(node, "target"))
            addTargetNames(target.get(), names);
    } else if ((isFunction(kind) || kind == Syntax::ClassDef) && !m_isExact) {
        names.push_back(m_types.text(node, "name"));
    }
    return names;
}

// Names of tools cannot be taken (executor-spec.md §2.4): in the older dialect its base tools count as well.
PyRef Instrumenter::toolRefusal(PyObject *node, Syntax kind)
{
    const std::vector<std::string> names = boundBy(node, kind);
    const auto taken = std::ranges::find_if(names, [this](const std::string &name) {
        return m_core->isTool(name) || (m_isExact && std::ranges::contains(m_core->policy.builtins, name));
    });
    if (taken == names.end())
        return {};
    RefusalText refusal { "tools.shadow",
        "Cannot assign to name '" + *taken + "': doing this would erase the existing tool!" };
    return statement(
        m_placeholders.unary(m_core->types->guard(makeRefusalGuard(m_core, std::move(refusal))), Syntax::USub, node));
}

} // namespace vitrine
