// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/sqliteguards.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/enginetypes.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/classguards.h"
#include "executor/engine/guards/frameattribution.h"

#include <fcntl.h>

#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>
#include <utility>

namespace vitrine {

namespace {

// SQLite's codes for authorizer actions and results.
constexpr int pragma = 19;
constexpr int attach = 24;
constexpr long fine = 0;
constexpr long denied = 1;

PyObject *realSetAuthorizer = nullptr; // owned by the interpreter

// The name that the running call opens as an address of a database in memory; only used for comparison.
thread_local const PyObject *addressInMemory = nullptr;

// Only recognizes addresses that SQLite cannot interpret differently, as it decodes them. Excludes shared databases:
// the program around the session may have a database with that name.
bool isInMemory(std::string_view address)
{
    constexpr std::string_view head = "file:";
    if (!address.starts_with(head))
        return false;
    address.remove_prefix(head.size());
    const std::string_view name = address.substr(0, address.find('?'));
    const std::string_view rest = address.substr(name.size());
    if (name == ":memory:")
        return rest.empty() || rest == "?cache=private";
    const bool isPlain = std::ranges::all_of(name, [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; });
    return isPlain && rest == "?mode=memory";
}

// connect(NAME, uri=True), with objects whose value code cannot change later.
const PyObject *addressIn(PyObject *args, PyObject *keywords)
{
    PyObject *name = PyTuple_GET_SIZE(args) > 1 ? PyTuple_GET_ITEM(args, 1) : nullptr;
    const bool isAddress = keywords != nullptr && PyDict_GetItemString(keywords, "uri") == Py_True;
    return isAddress && name != nullptr && PyUnicode_CheckExact(name) && isInMemory(fromPython(name)) ? name : nullptr;
}

class AddressInMemory final {
public:
    explicit AddressInMemory(const PyObject *name)
        : m_before(std::exchange(addressInMemory, name))
    {
    }
    ~AddressInMemory() { addressInMemory = m_before; }
    AddressInMemory(const AddressInMemory &) = delete;
    AddressInMemory &operator=(const AddressInMemory &) = delete;

private:
    const PyObject *m_before;
};

// If the name is not a text, SQL computes it.
bool mayAttach(PyObject *name)
{
    if (!PyUnicode_Check(name))
        return false;
    const std::string text = fromPython(name);
    if (text.empty() || text == ":memory:")
        return true;
    const bool isAddress = text.starts_with("file:"); // its path cannot be parsed exactly as SQLite does
    return !isAddress && PySys_Audit("open", "Osi", name, "w", O_RDWR | O_CREAT) == 0;
}

bool isOfFolders(PyObject *name)
{
    std::string text = PyUnicode_Check(name) ? fromPython(name) : std::string();
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return std::tolower(c); });
    return text.ends_with("_directory");
}

PyObject *authorize(PyObject *args)
{
    int action = 0;
    PyObject *first = nullptr;
    PyObject *rest = nullptr;
    if (PyArg_ParseTuple(args, "iO|OOO", &action, &first, &rest, &rest, &rest) == 0)
        return nullptr;
    const bool isBound = boundSession() != nullptr;
    const bool isDenied
        = isBound && ((action == attach && !mayAttach(first)) || (action == pragma && isOfFolders(first)));
    return PyErr_Occurred() != nullptr ? nullptr : PyLong_FromLong(isDenied ? denied : fine);
}

PyObject *guardedInit(PyObject *real, PyObject *args, PyObject *keywords)
{
    const AddressInMemory address(addressIn(args, keywords));
    PyRef done = PyRef::steal(PyObject_Call(real, args, keywords));
    SessionCore *core = boundSession();
    if (!done || core == nullptr || PyTuple_GET_SIZE(args) == 0)
        return done.release();
    const PyRef ours = core->types->function("authorize", [](PyObject *given, PyObject *) { return authorize(given); });
    const PyRef set = PyRef::steal(ours
            ? PyObject_CallFunctionObjArgs(realSetAuthorizer, PyTuple_GET_ITEM(args, 0), ours.get(), nullptr)
            : nullptr);
    return set ? done.release() : nullptr;
}

PyObject *guardedSetAuthorizer(PyObject *real, PyObject *args, PyObject *keywords)
{
    SessionCore *core = boundSession();
    if (core == nullptr)
        return PyObject_Call(real, args, keywords);
    core->deny(
        core->types->operationDenied(), "guards.foreign", "The authorizer of a connection is reserved for the guards");
    return nullptr;
}

template <PyObject *(*call)(PyObject *, PyObject *, PyObject *)>
PyMethodDef definitionOf(const char *name)
{
    return { name, reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(call)), METH_VARARGS | METH_KEYWORDS,
        nullptr };
}

} // namespace

// SQLite's other names for such databases are files if the connection does not accept addresses.
bool isDatabaseInMemory(PyObject *name)
{
    return PyUnicode_Check(name) && (fromPython(name) == ":memory:" || name == addressInMemory);
}

void armSqliteGuards()
{
    static PyMethodDef init = definitionOf<guardedInit>("__init__");
    static PyMethodDef setAuthorizer = definitionOf<guardedSetAuthorizer>("set_authorizer");
    const UnauditedCall own;
    const PyRef module = importModule("_sqlite3");
    const PyRef type = PyRef::steal(module ? PyObject_GetAttrString(module.get(), "Connection") : nullptr);
    if (type && PyType_Check(type.get()) && realSetAuthorizer == nullptr) {
        realSetAuthorizer = putInFront(type.get(), setAuthorizer);
        if (realSetAuthorizer != nullptr)
            putInFront(type.get(), init);
    }
    PyErr_Clear();
}

} // namespace vitrine
