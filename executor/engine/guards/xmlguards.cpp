// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/xmlguards.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/sessioncore.h"
#include "executor/engine/guards/classguards.h"
#include "executor/engine/guards/foreignguards.h"
#include "executor/engine/guards/frameattribution.h"

#include <array>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace vitrine {

namespace {

// A callable of lxml.etree that opens files.
struct Opener {
    const char *name;
    const char *file; ///< the keyword for its file; null if it opens files that its documents name
    bool writes = false;
    Py_ssize_t at = 0; ///< position of the file among the arguments; -1 if it is given by keyword only
};

constexpr auto methods
    = std::to_array<Opener>({ { "write", "file", true }, { "write_c14n", "file", true }, { "parse", "source" },
        { "xinclude", nullptr }, { "xslt", nullptr }, { "relaxng", nullptr }, { "xmlschema", nullptr } });
constexpr auto functions = std::to_array<Opener>({ { "parse", "source" }, { "parseid", "source" },
    { "ElementTree", "file", false, 1 }, { "canonicalize", "from_file", false, -1 } });
constexpr auto makers = std::to_array<Opener>({ { "XMLParser", nullptr }, { "XMLPullParser", nullptr },
    { "ETCompatXMLParser", nullptr }, { "HTMLParser", nullptr }, { "HTMLPullParser", nullptr }, { "XSLT", nullptr },
    { "DTD", "file" }, { "XMLSchema", "file", false, -1 }, { "RelaxNG", "file", false, -1 },
    { "Schematron", "file", false, -1 }, { "iterparse", "source" }, { "XInclude", nullptr },
    { "xmlfile", "output_file", true }, { "htmlfile", "output_file", true }, { "Resolver", nullptr } });

PyObject *fileAmong(PyObject *args, PyObject *keywords, const Opener &opener)
{
    if (opener.file == nullptr)
        return nullptr;
    if (opener.at >= 0 && opener.at < PyTuple_GET_SIZE(args))
        return PyTuple_GET_ITEM(args, opener.at);
    return keywords != nullptr ? PyDict_GetItemString(keywords, opener.file) : nullptr;
}

// Whether lxml will use the object's own method each time it looks for it. Otherwise it opens the file that the object
// names, which may change each time.
bool isStream(PyObject *object, const char *method)
{
    PyTypeObject *type = Py_TYPE(object);
    const PyRef name = toPython(method);
    PyObject *found = name ? _PyType_Lookup(type, name.get()) : nullptr;
    return found != nullptr && Py_TYPE(found)->tp_descr_set == nullptr && type->tp_getattro == PyObject_GenericGetAttr;
}

// Judges the file that a library opens for code. False with an exception set.
bool mayOpen(SessionCore &core, PyObject *file, const Opener &opener)
{
    if (file == nullptr || file == Py_None || isStream(file, opener.writes ? "write" : "read"))
        return true;
    const bool isPath = PyObject_HasAttrString(reinterpret_cast<PyObject *>(Py_TYPE(file)), "__fspath__") != 0
        && !isOwnClass(reinterpret_cast<PyObject *>(Py_TYPE(file)));
    const PyRef name = isPath ? PyRef::steal(PyOS_FSPath(file)) : PyRef::borrow(file);
    if (name && (PyUnicode_Check(name.get()) || PyBytes_Check(name.get())))
        return mayOpenNamed(name.get(), opener.writes);
    PyErr_Clear();
    return denyForeign(core, opener.name) != nullptr;
}

// Code itself cannot open files by an object of lxml; `isOpen` means that it can by this one, if the policy allows it.
bool may(PyObject *args, PyObject *keywords, const Opener &opener, bool isOpen)
{
    SessionCore *core = boundSession();
    if (core == nullptr)
        return true;
    SessionCore *asking = codeAsking();
    if (asking == nullptr && !isOpen)
        asking = codeLending({ opener.name });
    if (asking != nullptr && !isOpen)
        return denyForeign(*asking, opener.name) != nullptr;
    return mayOpen(*core, fileAmong(args, keywords, opener), opener);
}

// A callable that replaces the real one, which is the function's own object.
template <const auto &table, int index, bool isOpen>
class GuardedCall final {
public:
    static PyMethodDef &record()
    {
        definition.ml_name = table[index].name;
        return definition;
    }

private:
    static PyObject *call(PyObject *real, PyObject *args, PyObject *keywords)
    {
        return may(args, keywords, table[index], isOpen) ? PyObject_Call(real, args, keywords) : nullptr;
    }

    static inline PyMethodDef definition { nullptr, reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(call)),
        METH_VARARGS | METH_KEYWORDS, nullptr };
};

template <int index>
void armMethod(PyObject *type)
{
    putInFront(type, GuardedCall<methods, index, false>::record());
    PyErr_Clear();
}

template <int index>
void armFunction(PyObject *module)
{
    PyMethodDef &record = GuardedCall<functions, index, true>::record();
    const PyRef real = PyRef::steal(PyObject_GetAttrString(module, record.ml_name));
    const PyRef guarded = PyRef::steal(real ? PyCFunction_New(&record, real.get()) : nullptr);
    if (guarded)
        PyObject_SetAttrString(module, record.ml_name, guarded.get());
    PyErr_Clear();
}

struct Maker {
    newfunc make;
    const Opener *opener;
};

// The original tp_new of each class whose objects open files.
std::unordered_map<PyTypeObject *, Maker> &realMakers()
{
    static auto *const found = new std::unordered_map<PyTypeObject *, Maker>;
    return *found;
}

PyObject *guardedMake(PyTypeObject *type, PyObject *args, PyObject *keywords)
{
    PyTypeObject *base = type;
    while (base != nullptr && !realMakers().contains(base))
        base = base->tp_base;
    if (base == nullptr)
        return nullptr;
    const Maker &maker = realMakers().at(base);
    return may(args, keywords, *maker.opener, false) ? maker.make(type, args, keywords) : nullptr;
}

void armMaker(PyObject *module, const Opener &opener)
{
    const PyRef found = PyRef::steal(PyObject_GetAttrString(module, opener.name));
    PyErr_Clear();
    auto *type = reinterpret_cast<PyTypeObject *>(found.get());
    if (!found || !PyType_Check(found.get()) || type->tp_new == nullptr || type->tp_new == guardedMake)
        return;
    realMakers().emplace(type, Maker { type->tp_new, &opener });
    type->tp_new = guardedMake;
}

template <int... indexes>
void armMethods(PyObject *type, std::integer_sequence<int, indexes...>)
{
    (armMethod<indexes>(type), ...);
}

template <int... indexes>
void armFunctions(PyObject *module, std::integer_sequence<int, indexes...>)
{
    (armFunction<indexes>(module), ...);
}

} // namespace

void armXmlGuards()
{
    const UnauditedCall own;
    const PyRef module = importModule("lxml.etree");
    const PyRef tree = PyRef::steal(module ? PyObject_GetAttrString(module.get(), "_ElementTree") : nullptr);
    if (!tree)
        return PyErr_Clear();
    armMethods(tree.get(), std::make_integer_sequence<int, methods.size()>());
    armFunctions(module.get(), std::make_integer_sequence<int, functions.size()>());
    for (const Opener &opener : makers)
        armMaker(module.get(), opener);
    PyErr_Clear();
}

} // namespace vitrine
