// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/loadedobjects.h"

namespace vitrine {

PyRef loadedModule(std::string_view name)
{
    const PyRef key = toPython(name);
    PyRef module = PyRef::steal(key ? PyImport_GetModule(key.get()) : nullptr);
    PyErr_Clear();
    return module;
}

PyRef attribute(PyObject *object, std::string_view name)
{
    const PyRef key = toPython(name);
    PyRef value = PyRef::steal(key && object != nullptr ? PyObject_GetAttr(object, key.get()) : nullptr);
    PyErr_Clear();
    return value;
}

PyRef objectAt(PyRef object, std::string_view path)
{
    while (object && !path.empty()) {
        const std::size_t end = path.find('.');
        object = attribute(object.get(), path.substr(0, end));
        path = end == std::string_view::npos ? std::string_view() : path.substr(end + 1);
    }
    return object;
}

PyRef objectNamed(std::string_view name)
{
    for (std::size_t end = name.rfind('.'); end != std::string_view::npos && end > 0; end = name.rfind('.', end - 1)) {
        if (PyRef module = loadedModule(name.substr(0, end)))
            return objectAt(std::move(module), name.substr(end + 1));
    }
    return {};
}

bool callNamed(std::string_view name)
{
    const PyRef function = objectNamed(name);
    const PyRef done = PyRef::steal(function ? PyObject_CallNoArgs(function.get()) : nullptr);
    PyErr_Clear();
    return !function || done;
}

PyRef attributesOf(PyObject *object)
{
    PyTypeObject *type = Py_TYPE(object);
    const bool hasDict = type->tp_dictoffset != 0 || PyType_HasFeature(type, Py_TPFLAGS_MANAGED_DICT);
    if (!hasDict || PyType_Check(object) || PyModule_Check(object) || PyFunction_Check(object))
        return {};
    PyRef dict = PyRef::steal(PyObject_GenericGetDict(object, nullptr));
    PyErr_Clear();
    return dict && PyDict_Check(dict.get()) ? std::move(dict) : PyRef();
}

} // namespace vitrine
