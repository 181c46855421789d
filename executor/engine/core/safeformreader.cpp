// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/safeformreader.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/core/jsonloader.h"
#include "executor/engine/core/safeformwriter.h"

#include <algorithm>
#include <string>
#include <utility>

namespace vitrine {

namespace {

class FormReader final {
public:
    // Converts a loaded JSON value, whose lists and dicts are reused. Null with an exception set.
    PyRef read(PyObject *object)
    {
        if (PyList_CheckExact(object))
            return list(object) ? PyRef::borrow(object) : PyRef();
        if (PyDict_CheckExact(object) == 0)
            return PyRef::borrow(object);
        PyObject *kind = m_mark ? PyDict_GetItemWithError(object, m_mark.get()) : nullptr;
        if (kind == nullptr || PyUnicode_Check(kind) == 0)
            return dict(object) ? PyRef::borrow(object) : PyRef();
        PyRef made = marked(object, viewOf(kind));
        return made || PyErr_Occurred() != nullptr ? std::move(made) : PyRef::borrow(object);
    }

private:
    static bool isContainer(PyObject *object) { return PyList_CheckExact(object) || PyDict_CheckExact(object); }

    bool list(PyObject *object)
    {
        for (Py_ssize_t i = 0; i < PyList_GET_SIZE(object); ++i) {
            PyObject *item = PyList_GET_ITEM(object, i);
            if (!isContainer(item))
                continue;
            PyRef made = read(item);
            if (!made || (made.get() != item && PyList_SetItem(object, i, made.release()) < 0))
                return false;
        }
        return true;
    }

    bool dict(PyObject *object)
    {
        PyObject *key = nullptr;
        PyObject *value = nullptr;
        for (Py_ssize_t at = 0; PyDict_Next(object, &at, &key, &value) != 0;) {
            if (!isContainer(value))
                continue;
            const PyRef made = read(value);
            if (!made || (made.get() != value && PyDict_SetItem(object, key, made.get()) < 0))
                return false;
        }
        return true;
    }

    static PyObject *part(PyObject *object, const char *key) { return PyDict_GetItemString(object, key); }
    static std::string_view textPart(PyObject *object, const char *key)
    {
        PyObject *found = part(object, key);
        return found != nullptr ? viewOf(found) : std::string_view();
    }

    // Null without an exception if it is not one of the markers.
    PyRef marked(PyObject *object, std::string_view kind)
    {
        PyObject *data = m_data ? PyDict_GetItemWithError(object, m_data.get()) : nullptr;
        if (kind == "complex" || kind == "timedelta")
            return numeric(object, kind);
        if (data == nullptr)
            return {};
        if (kind == "tuple" || kind == "set" || kind == "frozenset")
            return collection(data, kind);
        if (kind == "dict_with_complex_keys")
            return pairs(data);
        if (kind == "dataclass")
            return record(object, data);
        if (kind == "ndarray")
            return array(object, data);
        return PyUnicode_Check(data) != 0 ? fromText(kind, data) : PyRef();
    }

    PyRef collection(PyObject *data, std::string_view kind)
    {
        if (PyList_CheckExact(data) == 0 || !list(data))
            return {};
        return PyRef::steal(kind == "tuple" ? PyList_AsTuple(data)
                : kind == "set"             ? PySet_New(data)
                                            : PyFrozenSet_New(data));
    }

    PyRef pairs(PyObject *data)
    {
        if (PyList_CheckExact(data) == 0 || !list(data))
            return {};
        PyRef made = PyRef::steal(PyDict_New());
        return made && PyDict_MergeFromSeq2(made.get(), data, 1) == 0 ? std::move(made) : PyRef();
    }

    // If the class does not exist here, its fields are used.
    PyRef record(PyObject *object, PyObject *data)
    {
        if (PyDict_CheckExact(data) == 0 || !dict(data))
            return {};
        PyRef made = PyRef::borrow(data);
        for (const auto &[key, from] :
            { std::pair("__dataclass__", "class_name"), std::pair("__module__", "module") }) {
            PyObject *reported = part(object, from);
            if (reported != nullptr && PyDict_SetItemString(made.get(), key, reported) < 0)
                return {};
        }
        return made;
    }

    PyRef numeric(PyObject *object, std::string_view kind)
    {
        const bool isComplex = kind == "complex";
        const double first = number(part(object, isComplex ? "real" : "total_seconds"));
        const double second = isComplex ? number(part(object, "imag")) : 0;
        if (PyErr_Occurred() != nullptr)
            return {};
        return isComplex ? PyRef::steal(PyComplex_FromDoubles(first, second))
                         : made("datetime", "timedelta", "(id)", 0, first);
    }

    double number(PyObject *object)
    {
        const PyRef value = object != nullptr ? read(object) : PyRef();
        const double reported = value ? PyFloat_AsDouble(value.get()) : 0;
        if (!value && PyErr_Occurred() == nullptr)
            PyErr_SetString(PyExc_ValueError, "a number is missing in a safe form");
        return reported;
    }

    template <typename... Arguments>
    static PyRef made(const char *module, const char *name, const char *format, Arguments... arguments)
    {
        const UnauditedCall own;
        const PyRef loaded = importModule(module);
        return PyRef::steal(loaded ? PyObject_CallMethod(loaded.get(), name, format, arguments...) : nullptr);
    }

    PyRef fromText(std::string_view kind, PyObject *data)
    {
        if (kind == "int")
            return PyRef::steal(PyLong_FromUnicodeObject(data, 10));
        if (kind == "float")
            return PyRef::steal(PyFloat_FromString(data));
        if (kind == "Decimal")
            return made("decimal", "Decimal", "O", data);
        if (kind == "Path")
            return made("pathlib", "Path", "O", data);
        if (kind == "datetime" || kind == "date" || kind == "time")
            return isoTime(kind, data);
        if (kind == "bytes")
            return made("binascii", "a2b_base64", "O", data);
        if (kind == "bytearray") {
            const PyRef bytes = made("binascii", "a2b_base64", "O", data);
            return PyRef::steal(bytes ? PyByteArray_FromObject(bytes.get()) : nullptr);
        }
        return kind == "PIL.Image" ? image(data) : PyRef();
    }

    static PyRef isoTime(std::string_view kind, PyObject *data)
    {
        const UnauditedCall own;
        const PyRef module = importModule("datetime");
        const PyRef type
            = PyRef::steal(module ? PyObject_GetAttrString(module.get(), std::string(kind).c_str()) : nullptr);
        return PyRef::steal(type ? PyObject_CallMethod(type.get(), "fromisoformat", "O", data) : nullptr);
    }

    // Restricted to one format, so that foreign bytes only reach one decoder. Without the library the marker stays.
    PyRef image(PyObject *data)
    {
        const UnauditedCall own;
        const PyRef bytes = made("binascii", "a2b_base64", "O", data);
        if (!bytes)
            return {};
        const PyRef library = importModule("PIL.Image");
        PyErr_Clear();
        const PyRef file = library ? made("io", "BytesIO", "O", bytes.get()) : PyRef();
        return PyRef::steal(
            file ? PyObject_CallMethod(library.get(), "open", "Os(s)", file.get(), "r", "PNG") : nullptr);
    }

    // Whether this names one plain type: no records, and no sizes that differ from the data.
    static bool isPlainType(std::string_view name)
    {
        constexpr std::size_t longest = 20;
        return name.size() <= longest && std::ranges::all_of(name, [](char c) {
            return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
                || std::string_view("<>=|[]?").contains(c);
        });
    }
    static bool isTextType(std::string_view name)
    {
        const std::size_t first = name.find_first_not_of("<>=|");
        return first != std::string_view::npos && std::string_view("USV").contains(name[first]);
    }

    // Without the library, the list itself is used.
    PyRef array(PyObject *object, PyObject *data)
    {
        const PyRef items = read(data);
        const std::string_view name = textPart(object, "dtype");
        if (!items || !isPlainType(name))
            return items;
        const UnauditedCall own;
        const PyRef library = importModule("numpy");
        PyErr_Clear();
        if (!library)
            return items;
        const PyRef array = isTextType(name)
            ? PyRef::steal(PyObject_CallMethod(library.get(), "array", "O", items.get()))
            : PyRef::steal(PyObject_CallMethod(library.get(), "array", "Os", items.get(), std::string(name).c_str()));
        PyObject *shape = part(object, "shape");
        if (!array || shape == nullptr)
            return array;
        return PyRef::steal(PyObject_CallMethod(array.get(), "reshape", "O", shape));
    }

    PyRef m_mark = toPython(safeFormMark);
    PyRef m_data = toPython("data");
};

} // namespace

PyRef fromSafeForm(std::string_view form)
{
    const PyRef loaded = loadJson(form);
    return loaded ? FormReader().read(loaded.get()) : PyRef();
}

} // namespace vitrine
