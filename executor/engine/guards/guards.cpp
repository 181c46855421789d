// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/guards.h"

#include "base/formatted.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/guards/classguards.h"
#include "executor/engine/guards/denial.h"
#include "executor/engine/guards/frameattribution.h"
#include "executor/engine/guards/modulenames.h"
#include "executor/engine/guards/moduleviews.h"
#include "executor/engine/guards/openinpart.h"
#include "executor/review/judge.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace vitrine {

namespace {

PyObject *none() { return Py_NewRef(Py_None); }

constexpr std::string_view ownNames = "__dict__";

class CaptureGuard final : public Guard {
public:
    CaptureGuard(std::shared_ptr<SessionCore> core, bool skipsNone)
        : m_core(std::move(core))
        , m_skipsNone(skipsNone)
    {
    }
    PyObject *apply(PyObject *value) override
    {
        PyObject *captured = PyTuple_GET_ITEM(value, 0);
        if (!m_skipsNone || !Py_IsNone(captured))
            m_core->value = PyRef::borrow(captured);
        return Py_NewRef(value);
    }

private:
    std::shared_ptr<SessionCore> m_core;
    bool m_skipsNone;
};

class WhileGuard final : public Guard {
public:
    WhileGuard(std::shared_ptr<SessionCore> core, std::int64_t weight)
        : m_core(std::move(core))
        , m_weight(weight)
    {
    }
    PyObject *negative() override
    {
        if (turns()++ > m_core->meter.whileLimit()) // the count may exceed the limit by one if the loop ends there
            m_core->meter.stop(StopReason::WhileIterations);
        return m_core->meter.spend(m_weight) ? none() : m_core->raiseStop();
    }
    PyObject *invert() override
    {
        turns() = 0;
        return none();
    }

private:
    // A recursive function can be inside the same loop several times: each call counts its own iterations.
    std::uint64_t &turns()
    {
        const void *frame = runningFrame();
        if (frame != m_frame) {
            m_frame = frame;
            m_turns = &m_turnsByFrame[frame];
        }
        return *m_turns;
    }

    std::shared_ptr<SessionCore> m_core;
    std::int64_t m_weight;
    std::unordered_map<const void *, std::uint64_t> m_turnsByFrame;
    const void *m_frame = nullptr;
    std::uint64_t *m_turns = nullptr;
};

class HandlerGuard final : public Guard {
public:
    HandlerGuard(std::shared_ptr<SessionCore> core, std::int64_t weight)
        : m_core(std::move(core))
        , m_weight(weight)
    {
    }
    PyObject *negative() override
    {
        if (m_core->raisePending())
            return nullptr;
        return m_core->meter.spend(m_weight) ? none() : m_core->raiseStop();
    }

private:
    std::shared_ptr<SessionCore> m_core;
    std::int64_t m_weight;
};

class DenialGuard final : public Guard {
public:
    DenialGuard(std::shared_ptr<SessionCore> core, DenialText denial)
        : m_core(std::move(core))
        , m_denial(std::move(denial))
    {
    }
    PyObject *negative() override
    {
        m_core->deny(m_core->types->nameDenied(), m_denial.rule, m_denial.message);
        return nullptr;
    }

private:
    std::shared_ptr<SessionCore> m_core;
    DenialText m_denial;
};

class ImportGuard final : public Guard {
public:
    ImportGuard(std::shared_ptr<SessionCore> core, ImportDemand demand)
        : m_core(std::move(core))
        , m_demand(std::move(demand))
    {
    }
    PyObject *negative() override
    {
        // All aliases of a from-import are one import, judged and recorded with the first.
        if (m_demand.index == 0 && !demandModule(*m_core, m_demand.module, m_demand.names, m_demand.line))
            return nullptr;
        if (m_demand.names.empty())
            return importedModule(*m_core, m_demand.module, m_demand.bindsTop).release();
        if (m_demand.isStar)
            return importEverything(*m_core, m_demand.module) ? none() : nullptr;
        return importedName(*m_core, m_demand.module, m_demand.names.at(m_demand.index)).release();
    }

private:
    std::shared_ptr<SessionCore> m_core;
    ImportDemand m_demand;
};

class AttributeGuard final : public Guard {
public:
    AttributeGuard(std::shared_ptr<SessionCore> core, std::string name)
        : m_core(std::move(core))
        , m_name(std::move(name))
    {
    }
    PyObject *apply(PyObject *object) override
    {
        const PyRef name = toPython(m_name);
        return name ? readAttribute(*m_core, object, name.get()) : nullptr;
    }

private:
    std::shared_ptr<SessionCore> m_core;
    std::string m_name;
};

// Attributes that hold real modules on objects of some libraries (numpy, pathlib, warnings), the method of
// typing.ForwardRef that calls eval, and obj, where AttributeError stores the object. Names that are open in part are
// guarded, too (openinpart.h). Attributes that reach the interpreter are closed by type (interpreterguards.h).
constexpr auto guardedNames
    = std::to_array<std::string_view>({ "_ctypes", "_evaluate", "_module", "ntpath", "obj", "parser" });
static_assert(std::ranges::is_sorted(guardedNames));

bool isForwardReference(PyObject *object) { return std::string_view(Py_TYPE(object)->tp_name) == "ForwardRef"; }

bool lists(const Policy &policy, std::string_view name)
{
    return std::ranges::any_of(
        policy.dunderAttributes, [name](const std::string &allowed) { return allowed == name || allowed == "*"; });
}

// Wherever the object that is read is not known, names that are open in part are closed.
bool allowsDunder(const Policy &policy, std::string_view name)
{
    return lists(policy, isOpenInPart(name) ? std::string_view("*") : name);
}

void denyAccess(SessionCore &core, std::string_view rule, const std::string &message)
{
    core.deny(core.types->accessDenied(), rule, message);
}

void denyDunder(SessionCore &core, std::string_view name)
{
    denyAccess(core, "attributes.allow_dunder", dunderDenialText(core.policy, name));
}

class WriteGuard final : public Guard {
public:
    WriteGuard(std::shared_ptr<SessionCore> core, std::string name)
        : m_core(std::move(core))
        , m_name(std::move(name))
    {
    }
    PyObject *apply(PyObject *object) override
    {
        if (lists(m_core->policy, "*"))
            return Py_NewRef(object);
        denyDunder(*m_core, m_name);
        return nullptr;
    }

private:
    std::shared_ptr<SessionCore> m_core;
    std::string m_name;
};

// The names of a class of the code. Excludes its descriptors for `__dict__` and the like, and all names that the policy
// closes.
PyRef namesOfClass(SessionCore &core, PyTypeObject *type)
{
    const PyRef real = PyRef::steal(PyType_GetDict(type));
    const PyRef shown = PyRef::steal(PyDict_New());
    PyObject *name = nullptr;
    PyObject *value = nullptr;
    for (Py_ssize_t at = 0; real && shown && PyDict_Next(real.get(), &at, &name, &value) != 0;) {
        const std::string_view text = PyUnicode_Check(name) ? viewOf(name) : std::string_view();
        const bool isOpen = !isDunder(text) || text == "__module__" || allowsDunder(core.policy, text);
        if (isOpen && PyDict_SetItem(shown.get(), name, value) < 0)
            return {};
    }
    return PyRef::steal(shown ? PyDictProxy_New(shown.get()) : nullptr);
}

// Objects that only hold what the code gave them.
bool isPlainRecord(PyObject *object)
{
    PyObject *implementation = PySys_GetObject("implementation"); // a SimpleNamespace, which C has no name for
    if (implementation != nullptr && object != implementation && Py_IS_TYPE(object, Py_TYPE(implementation)))
        return true;
    const PyRef name = toPython("argparse");
    const PyRef module = PyRef::steal(PyImport_GetModule(name.get()));
    PyObject *type = module ? PyDict_GetItemString(PyModule_GetDict(module.get()), "Namespace") : nullptr;
    PyErr_Clear();
    return type != nullptr && Py_IS_TYPE(object, reinterpret_cast<PyTypeObject *>(type));
}

class PatternGuard final : public Guard {
public:
    PatternGuard(std::shared_ptr<SessionCore> core, std::vector<std::string> names, bool isPositional)
        : m_core(std::move(core))
        , m_names(std::move(names))
        , m_isPositional(isPositional)
    {
    }
    PyObject *apply(PyObject *owner) override
    {
        const bool isFine = std::ranges::all_of(m_names, [this](const std::string &name) { return mayRead(name); })
            && (!m_isPositional || !PyType_Check(owner) || mayMatch(reinterpret_cast<PyTypeObject *>(owner)));
        return isFine ? Py_NewRef(Py_False) : nullptr;
    }

private:
    bool mayRead(const std::string &name)
    {
        if (isDunder(name) ? allowsDunder(m_core->policy, name) : !isGuardedAttribute(name))
            return true;
        denyAccess(*m_core, "attributes.allow_dunder", "Forbidden access to dunder attribute: " + name);
        return false;
    }

    // An attribute computed by a metaclass may have another value at the next read.
    bool mayMatch(PyTypeObject *owner)
    {
        const PyRef key = toPython("__match_args__");
        const bool isComputed = Py_TYPE(owner)->tp_getattro != PyType_Type.tp_getattro
            || _PyType_Lookup(Py_TYPE(owner), key.get()) != nullptr;
        PyObject *names = isComputed ? nullptr : _PyType_Lookup(owner, key.get());
        if (isComputed || (names != nullptr && !PyTuple_CheckExact(names))) {
            denyAccess(*m_core, "attributes.allow_dunder", "Forbidden access to dunder attribute: __match_args__");
            return false;
        }
        for (Py_ssize_t i = 0; names != nullptr && i < PyTuple_GET_SIZE(names); ++i) {
            if (!mayRead(fromPython(PyTuple_GET_ITEM(names, i))))
                return false;
        }
        return true;
    }

    std::shared_ptr<SessionCore> m_core;
    std::vector<std::string> m_names;
    bool m_isPositional;
};

} // namespace

std::unique_ptr<Guard> makeCaptureGuard(std::shared_ptr<SessionCore> core, bool skipsNone)
{
    return std::make_unique<CaptureGuard>(std::move(core), skipsNone);
}

std::unique_ptr<Guard> makeWhileGuard(std::shared_ptr<SessionCore> core, std::int64_t weight)
{
    return std::make_unique<WhileGuard>(std::move(core), weight);
}

std::unique_ptr<Guard> makeHandlerGuard(std::shared_ptr<SessionCore> core, std::int64_t weight)
{
    return std::make_unique<HandlerGuard>(std::move(core), weight);
}

std::unique_ptr<Guard> makeDenialGuard(std::shared_ptr<SessionCore> core, DenialText denial)
{
    return std::make_unique<DenialGuard>(std::move(core), std::move(denial));
}

std::unique_ptr<Guard> makeImportGuard(std::shared_ptr<SessionCore> core, ImportDemand demand)
{
    return std::make_unique<ImportGuard>(std::move(core), std::move(demand));
}

std::unique_ptr<Guard> makeAttributeGuard(std::shared_ptr<SessionCore> core, std::string name)
{
    return std::make_unique<AttributeGuard>(std::move(core), std::move(name));
}

std::unique_ptr<Guard> makePatternGuard(
    std::shared_ptr<SessionCore> core, std::vector<std::string> names, bool isPositional)
{
    return std::make_unique<PatternGuard>(std::move(core), std::move(names), isPositional);
}

std::unique_ptr<Guard> makeWriteGuard(std::shared_ptr<SessionCore> core, std::string name)
{
    return std::make_unique<WriteGuard>(std::move(core), std::move(name));
}

bool isGuardedWhenWritten(std::string_view name) { return name == ownNames || name == "__class__"; }

bool isGuardedAttribute(std::string_view name)
{
    return std::ranges::binary_search(guardedNames, name) || isOpenInPart(name);
}

PyObject *ownNamesOf(SessionCore &core, PyObject *object)
{
    if (PyType_Check(object) && isOwnClass(object))
        return namesOfClass(core, reinterpret_cast<PyTypeObject *>(object)).release();
    const bool isOwn = isFunctionOfSession(object) || isPlainRecord(object)
        || (!PyType_Check(object) && !PyModule_Check(object)
            && isOwnClass(reinterpret_cast<PyObject *>(Py_TYPE(object))));
    if (!isOwn) {
        denyDunder(core, ownNames);
        return nullptr;
    }
    const AskedByCode asked(core);
    return PyObject_GetAttrString(object, std::string(ownNames).c_str());
}

bool mayReadAttribute(SessionCore &core, PyObject *object, PyObject *name)
{
    const std::string_view text = viewOf(name);
    if (isDunder(text) && !lists(core.policy, text)) {
        denyDunder(core, text);
        return false;
    }
    if (text == "_evaluate" && isForwardReference(object) && !lists(core.policy, text)) {
        denyAccess(core, "guards.interpreter", formatted("Forbidden access to attribute of the interpreter: {}", text));
        return false;
    }
    return true;
}

PyObject *unlessRealModule(SessionCore &core, PyRef value)
{
    if (!value || !isRealModule(core, value.get()))
        return value.release();
    if (!core.isSmolagents() && isAllowedModule(core, value.get()))
        return viewOfModule(core, value.get()).release();
    denyAccess(core, "guards.module", std::string("Forbidden access to module: ") + PyModule_GetName(value.get()));
    return nullptr;
}

PyObject *readAttribute(SessionCore &core, PyObject *object, PyObject *name)
{
    if (!mayReadAttribute(core, object, name))
        return nullptr;
    if (isOpenInPart(viewOf(name)) && !lists(core.policy, "*"))
        return readOpenInPart(core, object, name);
    const AskedByCode asked(core);
    return unlessRealModule(core, PyRef::steal(PyObject_GetAttr(object, name)));
}

bool mayWriteAttribute(SessionCore &core, PyObject *name)
{
    const std::string text = fromPython(name);
    if (!isDunder(text) || lists(core.policy, isGuardedWhenWritten(text) ? std::string_view("*") : text))
        return true;
    denyDunder(core, text);
    return false;
}

} // namespace vitrine
