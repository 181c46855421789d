// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/arrayshape.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace vitrine {

namespace {

constexpr auto libraries
    = std::to_array<std::string_view>({ "jax", "jaxlib", "numpy", "pandas", "polars", "scipy", "torch", "xarray" });

// The module of a class, as stored in it; does not run code.
std::string moduleOf(PyTypeObject *type)
{
    if ((type->tp_flags & Py_TPFLAGS_HEAPTYPE) == 0)
        return type->tp_name;
    const PyRef dict = PyRef::steal(PyType_GetDict(type));
    PyObject *module = dict ? PyDict_GetItemString(dict.get(), "__module__") : nullptr;
    return module != nullptr && PyUnicode_Check(module) ? fromPython(module) : std::string();
}

bool isOfLibrary(PyTypeObject *type)
{
    const std::string module = moduleOf(type);
    return std::ranges::contains(libraries, std::string_view(module).substr(0, module.find('.')));
}

bool isArrayLike(PyTypeObject *type)
{
    PyObject *order = type->tp_mro;
    for (Py_ssize_t i = 0; order != nullptr && i < PyTuple_GET_SIZE(order); ++i) {
        if (isOfLibrary(reinterpret_cast<PyTypeObject *>(PyTuple_GET_ITEM(order, i))))
            return true;
    }
    return false;
}

std::optional<std::vector<std::uint64_t>> lengths(PyObject *shape)
{
    constexpr Py_ssize_t mostDimensions = 64;
    if (PyTuple_GET_SIZE(shape) > mostDimensions)
        return std::nullopt;
    std::vector<std::uint64_t> all;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(shape); ++i) {
        PyObject *length = PyTuple_GET_ITEM(shape, i);
        if (!PyLong_Check(length))
            return std::nullopt;
        all.push_back(PyLong_AsUnsignedLongLong(length));
    }
    return PyErr_Occurred() == nullptr ? std::optional(std::move(all)) : std::nullopt;
}

} // namespace

std::optional<std::vector<std::uint64_t>> shapeOf(PyObject *value)
{
    if (PyType_Check(value) || !isArrayLike(Py_TYPE(value)))
        return std::nullopt;
    PyObject *found = nullptr;
    if (PyObject_GetOptionalAttrString(value, "shape", &found) < 0)
        PyErr_Clear();
    const PyRef shape = PyRef::steal(found);
    auto all = shape && PyTuple_Check(shape.get()) ? lengths(shape.get()) : std::nullopt;
    PyErr_Clear();
    return all;
}

} // namespace vitrine
