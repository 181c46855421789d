// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <array>
#include <cstddef>
#include <string_view>

namespace vitrine {

/// Access to objects of loaded modules by name. Nothing is imported. All functions require the GIL and leave no
/// exception set; what does not exist is null.

PyRef loadedModule(std::string_view name);

PyRef attribute(PyObject *object, std::string_view name);

/// The object at a path, with dots between the names, below an object.
PyRef objectAt(PyRef object, std::string_view path);

/// The object with a full name: the longest part that names a loaded module, and a path below it.
PyRef objectNamed(std::string_view name);

/// Calls a function with a full name, without arguments. False if it raised an exception.
bool callNamed(std::string_view name);

/// The dictionary with the attributes of an object that is no class, module or function.
PyRef attributesOf(PyObject *object);

/// Calls `keep` with each row of a table whose module is loaded, once.
template <std::size_t count, typename Row, typename Keep>
void keepRows(const std::array<Row, count> &rows, std::array<bool, count> &areKept, Keep keep)
{
    for (std::size_t i = 0; i < count; ++i) {
        if (areKept.at(i) || !loadedModule(rows.at(i).module))
            continue;
        areKept.at(i) = true;
        keep(rows.at(i));
    }
}

} // namespace vitrine
