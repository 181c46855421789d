// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/registrations.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/cfunctions.h"
#include "executor/engine/guards/classguards.h"
#include "executor/engine/guards/leftclasses.h"
#include "executor/engine/guards/loadedobjects.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

// The abstract classes with which code has registered classes. Never destroyed, as the interpreter may end before.
std::vector<PyRef> &abstractClasses()
{
    static auto *const found = new std::vector<PyRef>;
    return *found;
}

// _abc._abc_register(abstract, class)
struct Registration {
    static bool may(const CallArguments &arguments)
    {
        PyObject *abstract = arguments.at(0, "");
        PyObject *type = arguments.at(1, "");
        const SessionCore *core = auditedSession();
        if (core == nullptr || !core->restoresSettings || abstract == nullptr || type == nullptr
            || !PyType_Check(abstract) || !PyType_Check(type) || isOwnClass(abstract) || !isOwnClass(type))
            return true;
        const auto isSame = [abstract](const PyRef &one) { return one.get() == abstract; };
        if (std::ranges::none_of(abstractClasses(), isSame))
            abstractClasses().push_back(PyRef::borrow(abstract));
        return true;
    }
};

PyRef called(PyObject *module, const char *function, PyObject *abstract, PyObject *type)
{
    PyRef result = PyRef::steal(PyObject_CallMethod(
        module, function, type != nullptr ? "OO" : "O", abstract, type)); // the format ignores a surplus argument
    PyErr_Clear();
    return result;
}

constexpr const char *hookName = "__subclasshook__";

/// During its lifetime, an abstract class has no subclasses. Otherwise a check of it would also ask the classes of the
/// code below it, whose answer is code of the ended session, and a registration would fail with that.
class WithoutSubclasses final {
public:
    explicit WithoutSubclasses(PyObject *type)
        : m_type(Py_IS_TYPE(type, &PyType_Type) ? PyRef() : PyRef::borrow(type))
    {
        if (!m_type)
            return;
        const PyRef names = PyRef::steal(PyType_GetDict(reinterpret_cast<PyTypeObject *>(type)));
        m_before = PyRef::borrow(names ? PyDict_GetItemString(names.get(), hookName) : nullptr);
        const PyRef hook = hookWithoutSubclasses();
        if (hook)
            setInClass(type, hookName, hook.get());
        PyErr_Clear();
    }
    ~WithoutSubclasses()
    {
        if (m_type)
            setInClass(m_type.get(), hookName, m_before.get()); // null removes it
        PyErr_Clear();
    }
    WithoutSubclasses(const WithoutSubclasses &) = delete;
    WithoutSubclasses &operator=(const WithoutSubclasses &) = delete;

private:
    PyRef m_type;
    PyRef m_before;
};

// The registry is in C and can only be emptied.
void removeFrom(PyObject *module, PyObject *abstract)
{
    const PyRef dump = called(module, "_get_dump", abstract, nullptr); // (references, caches …)
    PyObject *references = dump && PyTuple_Check(dump.get()) ? PyTuple_GET_ITEM(dump.get(), 0) : nullptr;
    const PyRef list = PyRef::steal(references != nullptr ? PySequence_List(references) : nullptr);
    PyErr_Clear();
    if (!list)
        return;
    called(module, "_reset_registry", abstract, nullptr);
    called(module, "_reset_caches", abstract, nullptr);
    const WithoutSubclasses above(abstract);
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list.get()); ++i) {
        const PyRef type = PyRef::steal(PyObject_CallNoArgs(PyList_GET_ITEM(list.get(), i)));
        PyErr_Clear();
        if (!type || !PyType_Check(type.get()) || isOwnClass(type.get()))
            continue;
        const WithoutSubclasses below(type.get());
        called(module, "_abc_register", abstract, type.get());
    }
}

} // namespace

void armRegistrations()
{
    const UnauditedCall own;
    if (const PyRef module = importModule("_abc"))
        CallGuard<Registration>::arm(module.get(), "_abc_register");
    PyErr_Clear();
}

void removeRegistrations()
{
    const std::vector<PyRef> abstract = std::exchange(abstractClasses(), {});
    if (abstract.empty())
        return;
    const PyRef module = loadedModule("_abc");
    for (const PyRef &one : abstract) {
        if (module)
            removeFrom(module.get(), one.get());
    }
    PyErr_Clear();
}

} // namespace vitrine
