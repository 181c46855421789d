// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/smolagents/machine.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/sessioncode.h"
#include "executor/engine/core/toolcalls.h"
#include "executor/engine/guards/moduleviews.h"
#include "executor/engine/guards/sessionbuiltins.h"
#include "executor/engine/smolagents/modulecopies.h"
#include "executor/engine/smolagents/objecttraits.h"

#include <algorithm>
#include <array>

namespace vitrine::smolagents {

namespace {

PyRef interned(const char *text) { return PyRef::steal(PyUnicode_InternFromString(text)); }

struct Dangerous {
    std::string_view module;
    std::string_view name;
};

// The functions that the framework never gives to code, and those that the engine's views withhold, in case a tool
// returns one.
constexpr std::array dangerous { Dangerous { "builtins", "compile" }, Dangerous { "builtins", "eval" },
    Dangerous { "builtins", "exec" }, Dangerous { "builtins", "globals" }, Dangerous { "builtins", "locals" },
    Dangerous { "builtins", "__import__" }, Dangerous { "os", "popen" }, Dangerous { "os", "system" },
    Dangerous { "posix", "system" }, Dangerous { "builtins", "vars" }, Dangerous { "builtins", "breakpoint" },
    Dangerous { "sys", "_getframe" }, Dangerous { "inspect", "currentframe" }, Dangerous { "inspect", "stack" },
    Dangerous { "gc", "get_objects" }, Dangerous { "gc", "get_referrers" }, Dangerous { "gc", "get_referents" } };

bool isFunctionOfPython(PyObject *value) { return PyFunction_Check(value) || PyCFunction_Check(value); }

std::string textAttribute(PyObject *object, const char *name)
{
    PyObject *value = nullptr;
    if (PyObject_GetOptionalAttrString(object, name, &value) < 0)
        PyErr_Clear();
    return fromPython(PyRef::steal(value).get());
}

// Builtins that the framework shows to code without allowing calls; a placeholder without the function is shown here.
bool mayBeSeen(const Withheld &function)
{
    const std::string name = fromPython(function.name);
    const std::string module = fromPython(function.module);
    return (module == "builtins" || module == "_io")
        && !std::ranges::contains(dangerous, std::string_view(name), &Dangerous::name);
}

bool isErrorClass(PyObject *value)
{
    return PyType_Check(value)
        && PyType_IsSubtype(
               reinterpret_cast<PyTypeObject *>(value), reinterpret_cast<PyTypeObject *>(PyExc_BaseException))
        != 0;
}

} // namespace

Machine::Machine(const SyntaxTypes &syntax, std::shared_ptr<SessionCore> core)
    : m_syntax(syntax)
    , m_core(std::move(core))
{
}

std::shared_ptr<Machine> Machine::create(const SyntaxTypes &syntax, std::shared_ptr<SessionCore> core)
{
    std::shared_ptr<Machine> machine(new Machine(syntax, std::move(core)));
    return machine->prepare() ? machine : nullptr;
}

Machine::~Machine() { forgetCode(*m_core); }

bool Machine::prepare()
{
    m_names = { interned("_print_outputs"), interned("_operations_count"), interned("counter"), interned("self"),
        interned("__class__"), interned("final_answer"), interned("__name__"), interned("__spec__"),
        interned("value") };
    m_objects = ObjectTypes::create();
    return m_objects && makeErrors() && loadMapping() && makeEntry() && makeBreath();
}

bool Machine::makeBreath()
{
    const PyRef code = PyRef::steal(Py_CompileString("lambda: None", "<vitrine>", Py_eval_input));
    const PyRef globals = PyRef::steal(PyDict_New());
    m_breath = PyRef::steal(code && globals ? PyEval_EvalCode(code.get(), globals.get(), globals.get()) : nullptr);
    return static_cast<bool>(m_breath);
}

bool Machine::makeErrors()
{
    m_errors = PyRef::steal(PyDict_New());
    const PyRef builtins = importModule("builtins");
    if (!builtins || !m_errors)
        return false;
    PyObject *name = nullptr;
    PyObject *value = nullptr;
    for (Py_ssize_t at = 0; PyDict_Next(PyModule_GetDict(builtins.get()), &at, &name, &value) != 0;) {
        if (isErrorClass(value) && PyDict_SetItem(m_errors.get(), name, value) < 0)
            return false;
    }
    return true;
}

bool Machine::loadMapping() { return load(m_helpers.mapping, "_collections_abc", "Mapping") != nullptr; }

// Helpers for errors are loaded with the first error: that takes longer than the rest of a session's start.
PyObject *Machine::load(PyRef &helper, const char *module, const char *name)
{
    if (helper)
        return helper.get();
    const PyRef location = importModule(module);
    helper = PyRef::steal(location ? PyObject_GetAttrString(location.get(), name) : nullptr);
    return helper.get();
}

PyRef Machine::closeMatches(PyObject *word, PyObject *possibilities) const
{
    const UnauditedCall own;
    PyObject *function = load(m_helpers.closeMatches, "difflib", "get_close_matches");
    return PyRef::steal(function ? PyObject_CallFunctionObjArgs(function, word, possibilities, nullptr) : nullptr);
}

PyRef Machine::realGenerator(PyObject *values)
{
    constexpr const char *source = "def evaluate_generatorexp(values):\n"
                                   "    def generator():\n"
                                   "        for value in values:\n"
                                   "            yield value\n"
                                   "    return generator()\n";
    if (!m_helpers.generate) {
        const PyRef names = PyRef::steal(PyDict_New());
        const PyRef run = PyRef::steal(names ? PyRun_String(source, Py_file_input, names.get(), names.get()) : nullptr);
        m_helpers.generate = PyRef::borrow(run ? PyDict_GetItemString(names.get(), "evaluate_generatorexp") : nullptr);
    }
    return PyRef::steal(m_helpers.generate ? PyObject_CallOneArg(m_helpers.generate.get(), values) : nullptr);
}

PyRef Machine::sourceOf(const Node &node) const
{
    const UnauditedCall own;
    PyObject *function = load(m_helpers.unparse, "ast", "unparse");
    return PyRef::steal(function ? PyObject_CallOneArg(function, node.ast.get()) : nullptr);
}

bool Machine::isMapping(PyObject *value) const
{
    if (PyDict_Check(value))
        return true;
    const int isOne = PyObject_IsInstance(value, m_helpers.mapping.get());
    if (isOne < 0)
        PyErr_Clear();
    return isOne == 1;
}

// Classes and named tuples take their module from the frame that creates them: this one. Libraries see its builtins.
bool Machine::makeEntry()
{
    m_entryCode = PyRef::steal(Py_CompileString("run()", "<vitrine>", Py_eval_input));
    m_entryGlobals = PyRef::steal(PyDict_New());
    const PyRef real = importModule("builtins");
    const PyRef builtins
        = real && isUnguarded() ? PyRef::borrow(PyModule_GetDict(real.get())) : PyRef::steal(PyDict_New());
    const PyRef import = importForLibraries(m_core);
    const PyRef module = toPython("smolagents.local_python_executor");
    const PyRef run = m_core->types->function("run", [this](PyObject *, PyObject *) { return m_entry().release(); });
    if (builtins && !isUnguarded()) {
        registerCode(*m_core, builtins.get());
        if (!import || PyDict_SetItemString(builtins.get(), "__import__", import.get()) < 0)
            return false;
    }
    return m_entryCode && m_entryGlobals && builtins && module && run
        && PyDict_SetItemString(m_entryGlobals.get(), "__builtins__", builtins.get()) == 0
        && PyDict_SetItemString(m_entryGlobals.get(), "__name__", module.get()) == 0
        && PyDict_SetItemString(m_entryGlobals.get(), "run", run.get()) == 0;
}

void Machine::fail(const std::string &message) const
{
    const PyRef text = toPython(message);
    if (text)
        PyErr_SetObject(m_core->types->interpreterError(), text.get());
}

// ---- counting -----------------------------------------------------------------------------------------------------

// The counter as the older executor keeps it, in the state, where code may have replaced it. The effective limit of the
// step is counted separately.
bool Machine::tickInState(Scope &scope)
{
    PyObject *key = m_names.operations.get();
    PyRef counter = PyRef::borrow(lookup(scope, key));
    if (!counter) {
        counter = PyRef::steal(Py_BuildValue("{s:i}", "counter", 0));
        if (!counter || !bind(scope, key, counter.get()))
            return false;
    }
    auto *top = as<Scope>(m_top.get());
    if (top != nullptr && isCountedHere(*top, counter.get()))
        return tick(*top);
    const PyRef limit = PyRef::steal(PyLong_FromUnsignedLongLong(m_operationLimit));
    const PyRef count = PyRef::steal(PyObject_GetItem(counter.get(), m_names.counter.get()));
    const int isSpent = count ? PyObject_RichCompareBool(count.get(), limit.get(), Py_GE) : -1;
    if (isSpent != 0)
        return isSpent > 0 && raiseLimit();
    const PyRef one = PyRef::steal(PyLong_FromLong(1));
    const PyRef next = PyRef::steal(PyNumber_InPlaceAdd(count.get(), one.get()));
    if (!next || PyObject_SetItem(counter.get(), m_names.counter.get(), next.get()) < 0)
        return false;
    return spend();
}

// The counter of the run itself, found in the state by a function of an earlier session.
bool Machine::isCountedHere(const Scope &scope, PyObject *counter) const
{
    return scope.run->isPrivate && scope.run->counter.get() == counter;
}

// CPython handles signals, waiting threads and garbage between the instructions of its own code, which this evaluator
// does not run.
bool Machine::breathe()
{
    if (PyRef::steal(PyObject_CallNoArgs(m_breath.get())))
        return true;
    if (PyErr_ExceptionMatches(PyExc_RecursionError) == 0)
        return false;
    PyErr_Clear(); // not enough stack: the next node reports that, or it is repeated later
    return true;
}

bool Machine::raiseLimit()
{
    fail(operationLimitText(m_operationLimit));
    m_limitError = takeException();
    PyErr_SetRaisedException(Py_NewRef(m_limitError.get()));
    return false;
}

void Machine::raiseWhileLimit()
{
    fail(whileLimitText(m_core->meter.whileLimit()));
    m_limitError = takeException();
    PyErr_SetRaisedException(Py_NewRef(m_limitError.get()));
}

// ---- values -------------------------------------------------------------------------------------------------------

PyRef Machine::checkedSlowly(PyRef value, Env &env)
{
    if (isFunctionOfCode(value.get()) || allowsEverything())
        return value;
    if (PyModule_Check(value.get()))
        return checkedModule(std::move(value), env);
    if (m_objects->isWithheld(value.get()) && !mayBeSeen(*as<Withheld>(value.get()))) {
        denyFunction(as<Withheld>(value.get())->name);
        return {};
    }
    if (PyDict_Check(value.get()) && !checkDict(value.get(), env))
        return {};
    if (isFunctionOfPython(value.get()) && !checkFunction(value.get(), env))
        return {};
    return value;
}

PyRef Machine::checkedModule(PyRef value, Env &env)
{
    if (isModuleAllowed(env, value.get()))
        return isUnguarded() || isModuleCopy(value.get()) ? value : copyOfModule(*this, env, value.get());
    deny("guards.module", "Forbidden access to module: " + textAttribute(value.get(), "__name__"));
    return {};
}

void Machine::denyFunction(PyObject *name) const
{
    deny("guards.function", "Forbidden access to function: " + fromPython(name));
}

// Checks the globals of a module.
bool Machine::checkDict(PyObject *value, Env &env)
{
    PyObject *spec = PyDict_GetItemWithError(value, m_names.spec.get());
    if (spec == nullptr || PyObject_IsTrue(spec) != 1)
        return PyErr_Occurred() == nullptr;
    const std::string name = fromPython(PyDict_GetItemWithError(value, m_names.name.get()));
    if (isModuleAllowed(env, name))
        return true;
    deny("guards.module", "Forbidden access to module: " + name);
    return false;
}

bool Machine::checkFunction(PyObject *value, Env &env)
{
    const std::string name = textAttribute(value, "__name__");
    const bool isListed = std::ranges::contains(dangerous, std::string_view(name), &Dangerous::name);
    if (!isListed)
        return true;
    const std::string module = textAttribute(value, "__module__");
    const bool isDangerous = std::ranges::any_of(
        dangerous, [&](const Dangerous &one) { return one.name == name && one.module == module; });
    const PyRef key = toPython(name);
    if (!isDangerous || PyDict_Contains(env.statics, key.get()) == 1)
        return true;
    denyFunction(key.get());
    return false;
}

// ---- tools --------------------------------------------------------------------------------------------------------

PyRef Machine::callTool(Env &env, PyObject *name, PyObject *tool, PyObject *args, PyObject *keywords)
{
    PyObject *named = keywords != nullptr && PyDict_GET_SIZE(keywords) > 0 ? keywords : nullptr;
    if (env.ownTools != nullptr && !isFunctionOfCode(tool) && PySet_Contains(env.ownTools, name) == 1)
        return callOwnTool(*m_core, { fromPython(name), tool, env.toolSource }, args, named);
    return PyRef::steal(PyObject_Call(tool, args, named));
}

PyRef Machine::giveFinalAnswer(Function &function, PyObject *args, PyObject *keywords)
{
    PyRef answer = callTool(*function.env, function.toolName, function.tool, args, keywords);
    if (!answer)
        return {};
    const bool isCatchable = isBefore(DialectVersion::V1_24);
    PyRef exception = isCatchable
        ? PyRef::steal(PyObject_CallOneArg(m_objects->finalAnswerException(), answer.get()))
        : PyRef::steal(PyObject_CallFunction(m_core->types->finalAnswer(), "s", "the final answer was given"));
    if (!exception || (isCatchable && PyObject_SetAttr(exception.get(), m_names.value.get(), answer.get()) < 0))
        return {};
    m_core->finalAnswer = { std::move(exception), std::move(answer) };
    PyErr_SetRaisedException(Py_NewRef(m_core->finalAnswer.exception.get()));
    return {};
}

} // namespace vitrine::smolagents
