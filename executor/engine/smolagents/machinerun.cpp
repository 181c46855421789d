// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/formatted.h"
#include "executor/engine/guards/importdenial.h"
#include "executor/engine/guards/moduleviews.h"
#include "executor/engine/smolagents/machine.h"
#include "executor/engine/smolagents/objecttraits.h"
#include "executor/engine/smolagents/recursion.h"
#include "executor/engine/smolagents/treebuilder.h"
#include "executor/engine/smolagents/walker.h"

namespace vitrine::smolagents {

namespace {

PyRef shortName(PyObject *object) { return PyRef::steal(PyType_GetName(Py_TYPE(object))); }

// Reads the entries by which imports are judged; false with an exception set.
bool readEntries(PyObject *iterable, std::vector<std::string> &entries)
{
    const PyRef iterator = PyRef::steal(PyObject_GetIter(iterable));
    while (const PyRef entry = iterator ? PyRef::steal(PyIter_Next(iterator.get())) : PyRef()) {
        if (!PyUnicode_Check(entry.get())) {
            PyErr_SetString(PyExc_TypeError, "authorized imports must be strings");
            return false;
        }
        entries.push_back(fromPython(entry.get()));
    }
    return PyErr_Occurred() == nullptr;
}

bool isNone(const PyRef &object) { return !object || Py_IsNone(object.get()); }

// Compares permissions and semantics, not limits.
bool allowsTheSame(const Policy &a, const Policy &b)
{
    return a.imports == b.imports && a.builtins == b.builtins && a.dunderAttributes == b.dunderAttributes
        && a.deniedSyntax == b.deniedSyntax && a.tools == b.tools && a.readGlobs == b.readGlobs
        && a.writeGlobs == b.writeGlobs && a.hosts == b.hosts && a.fidelity == b.fidelity
        && a.dialectVersion == b.dialectVersion;
}

// The machine whose run is on this thread.
thread_local Machine *running = nullptr;

class Running final {
public:
    explicit Running(Machine &machine)
        : m_before(std::exchange(running, &machine))
    {
    }
    ~Running() { running = m_before; }
    Running(const Running &) = delete;
    Running &operator=(const Running &) = delete;

private:
    Machine *m_before;
};

} // namespace

std::shared_ptr<Machine> Machine::runnerOf(const Env &env)
{
    const bool isOther = running != nullptr && running != env.machine.get();
    return isOther && allowsTheSame(running->m_core->policy, env.machine->m_core->policy) ? running->shared_from_this()
                                                                                          : env.machine;
}

Outcome Machine::run(PyObject *tree, const SourceText &source, const World &world)
{
    const Running now(*this);
    Outcome outcome;
    m_limitError = {};
    m_operationLimit = m_core->meter.operationLimit();
    m_failed = nullptr;
    m_statement = nullptr;
    const auto nodes = buildTree(m_syntax, tree);
    const PyRef env = nodes ? makeEnv(world) : PyRef();
    const PyRef top = env ? topScope(world, *as<Env>(env.get())) : PyRef();
    if (top && resetState(world, *as<Scope>(top.get())))
        outcome.value = execute(nodes, *as<Scope>(top.get()));
    conclude(world, source, outcome);
    if (top)
        publish(*as<Scope>(top.get())->run);
    m_limitError = {};
    return outcome;
}

PyRef Machine::makeEnv(const World &world)
{
    PyRef made = m_objects->env();
    if (!made)
        return {};
    auto &env = *as<Env>(made.get());
    env.statics = isNone(world.staticTools) ? PyDict_New() : PyDict_Copy(world.staticTools.get());
    env.custom = Py_NewRef(world.customTools.get());
    env.ownTools = Py_XNewRef(world.ownTools.get());
    env.toolSource = world.toolSource;
    env.machine = shared_from_this();
    ImportPolicy imports = m_core->policy.imports;
    if (world.authorizedImports) {
        imports.allow.clear();
        if (!readEntries(world.authorizedImports.get(), imports.allow))
            return {};
    }
    env.imports = ImportRules(imports);
    env.importList = listText(env.imports);
    return env.statics != nullptr && wrapFinalAnswer(env) ? std::move(made) : PyRef();
}

bool Machine::wrapFinalAnswer(Env &env)
{
    PyObject *name = m_names.finalAnswer.get();
    PyObject *tool = PyDict_GetItemWithError(env.statics, name);
    if (tool == nullptr)
        return PyErr_Occurred() == nullptr;
    const PyRef wrapper = m_objects->finalAnswer(tool, name, env);
    return wrapper && PyDict_SetItem(env.statics, name, wrapper.get()) == 0;
}

// The same scope for the same state: functions of earlier steps see changes by later ones.
PyRef Machine::topScope(const World &world, Env &env)
{
    auto run = std::make_shared<Run>();
    run->counter = PyRef::steal(Py_BuildValue("{s:i}", "counter", 0));
    if (!run->counter)
        return {};
    auto *known = as<Scope>(m_top.get());
    if (known == nullptr || known->names != world.state.get()) {
        m_top = m_objects->scope(nullptr, &env, std::move(run), world.state.get());
        return m_top;
    }
    known->run = std::move(run);
    PyObject *before = plain(std::exchange(known->env, as<Env>(Py_NewRef(plain(&env)))));
    Py_XDECREF(before);
    return m_top;
}

bool Machine::resetState(const World &world, Scope &scope) const
{
    const PyRef prints = m_objects->printContainer();
    return prints && PyDict_SetItem(world.state.get(), m_names.prints.get(), prints.get()) == 0
        && PyDict_SetItem(world.state.get(), m_names.operations.get(), scope.run->counter.get()) == 0;
}

PyRef Machine::execute(const std::shared_ptr<const Tree> &tree, Scope &scope)
{
    // The frames of the older executor below its walk, as shown by a RecursionError.
    const VirtualFrames below(4);
    if (!below.isThere())
        return {};
    m_entry = [this, &tree, &scope] { return walk(tree, scope); };
    PyRef value = PyRef::steal(PyEval_EvalCode(m_entryCode.get(), m_entryGlobals.get(), m_entryGlobals.get()));
    m_entry = nullptr;
    return value;
}

PyRef Machine::walk(const std::shared_ptr<const Tree> &tree, Scope &scope)
{
    Walker walker(*this, tree);
    PyRef value = PyRef::borrow(Py_None);
    for (const Node *statement : tree->body) {
        m_statement = statement;
        const Flow flow = walker.execute(*statement, scope, value);
        if (walker.makeVisible(flow, value) == Flow::Failed)
            return {};
    }
    return cutPrints(scope.names) ? std::move(value) : PyRef();
}

// Leaves the prints as the older executor does at the end of a run: an object that replaced the container must accept
// its cut text.
bool Machine::cutPrints(PyObject *state) const
{
    PyObject *prints = PyDict_GetItemWithError(state, m_names.prints.get());
    if (prints == nullptr) {
        if (PyErr_Occurred() == nullptr)
            PyErr_SetObject(PyExc_KeyError, m_names.prints.get());
        return false;
    }
    const PyRef held = PyRef::borrow(prints);
    const PyRef text = PyRef::steal(PyObject_Str(prints));
    if (!text)
        return false;
    const PyRef cut = toPython(cutText(fromPython(text.get()), m_core->policy.limits.printChars));
    return cut && PyObject_SetAttr(prints, m_names.value.get(), cut.get()) == 0;
}

std::optional<std::int64_t> Machine::operations(PyObject *state) const
{
    PyObject *counter = PyDict_GetItemWithError(state, m_names.operations.get());
    PyObject *count = counter != nullptr && PyDict_Check(counter)
        ? PyDict_GetItemWithError(counter, m_names.counter.get())
        : nullptr;
    PyErr_Clear();
    if (count == nullptr || !PyLong_Check(count))
        return std::nullopt;
    int overflow = 0;
    const long long number = PyLong_AsLongLongAndOverflow(count, &overflow);
    return overflow == 0 ? std::optional<std::int64_t>(number) : std::nullopt;
}

std::string Machine::printed(PyObject *state) const
{
    const PyRef prints = PyRef::borrow(PyDict_GetItemWithError(state, m_names.prints.get()));
    const PyRef text = PyRef::steal(prints ? PyObject_Str(prints.get()) : nullptr);
    PyErr_Clear();
    const std::string all = fromPython(text.get());
    // An object that the code assigned in place of the container was not cut.
    const bool isCut = prints && m_objects->isPrintContainer(prints.get());
    return isCut ? all : cutText(all, m_core->policy.limits.printChars);
}

void Machine::conclude(const World &world, const SourceText &source, Outcome &outcome)
{
    const StopReason stopped = m_core->meter.reason();
    if (outcome.value && stopped == StopReason::None)
        return;
    outcome.value = {};
    PyRef exception = takeException();
    outcome.stopped = stopped;
    if (stopped == StopReason::None && exception.get() == m_core->finalAnswer.exception.get()) {
        outcome.isFinal = true;
        outcome.value = m_core->finalAnswer.value;
        if (!cutPrints(world.state.get()))
            concludeError(world, source, takeException(), outcome);
        return;
    }
    concludeError(world, source, std::move(exception), outcome);
}

void Machine::concludeError(const World &world, const SourceText &source, PyRef exception, Outcome &outcome)
{
    outcome.value = {};
    outcome.isFinal = false;
    outcome.line = failedLine();
    outcome.cause = exception;
    outcome.isLimit = exception && exception.get() == m_limitError.get();
    const bool isWrapped = exception && outcome.stopped == StopReason::None && m_statement != nullptr
        && PyErr_GivenExceptionMatches(exception.get(), PyExc_Exception) != 0;
    if (!isWrapped) {
        if (!cutPrints(world.state.get()))
            PyErr_Clear();
        outcome.exception = std::move(exception);
        return;
    }
    PyRef wrapper = cutPrints(world.state.get()) ? wrapped(exception.get(), source) : PyRef();
    if (!wrapper)
        wrapper = takeException();
    PyException_SetContext(wrapper.get(), exception.release());
    outcome.exception = std::move(wrapper);
}

PyRef Machine::wrapped(PyObject *exception, const SourceText &source) const
{
    const NodeLocation location = m_syntax.location(m_statement->ast.get());
    const PyRef kind = shortName(exception);
    const PyRef text = PyRef::steal(PyObject_Str(exception));
    if (!kind || !text)
        return {};
    fail(formatted("Code execution failed at line '{}' due to: {}: {}",
        source.segment(location.line, location.column, location.endLine, location.endColumn), fromPython(kind.get()),
        fromPython(text.get())));
    return takeException();
}

// The innermost statement that failed if it belongs to this step, else the top-level one.
int Machine::failedLine() const
{
    if (m_statement == nullptr)
        return 0;
    const NodeLocation top = m_syntax.location(m_statement->ast.get());
    const int inner = m_failed != nullptr ? m_syntax.location(m_failed->ast.get()).line : 0;
    return inner >= top.line && inner <= top.endLine ? inner : top.line;
}

} // namespace vitrine::smolagents
