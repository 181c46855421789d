// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/smolagents/installed.h"
#include "executor/review/pyref.h"

#include <algorithm>

namespace vitrine::smolagents {

namespace {

bool isFoundBy(PyObject *finder, PyObject *name)
{
    const PyRef spec = PyRef::steal(PyObject_CallMethod(finder, "find_spec", "OO", name, Py_None));
    return spec && !Py_IsNone(spec.get());
}

bool isInstalled(const std::string &module)
{
    const PyRef name = toPython(module);
    const PyRef loaded = PyRef::steal(name ? PyImport_GetModule(name.get()) : nullptr);
    const PyRef finders = PyRef::borrow(PySys_GetObject("meta_path"));
    bool isFound = static_cast<bool>(loaded);
    for (Py_ssize_t i = 0; !isFound && finders && PyList_Check(finders.get()) && i < PyList_GET_SIZE(finders.get());
        ++i)
        isFound = isFoundBy(PyRef::borrow(PyList_GET_ITEM(finders.get(), i)).get(), name.get());
    PyErr_Clear();
    return isFound;
}

} // namespace

std::string notInstalledText(const std::vector<std::string> &entries)
{
    std::vector<std::string> missing;
    for (const std::string &entry : entries) {
        if (entry != "*" && !isInstalled(entry.substr(0, entry.find('.'))))
            missing.push_back(entry);
    }
    std::ranges::sort(missing);
    std::string names;
    for (const std::string &name : missing)
        names += (names.empty() ? "" : ", ") + name;
    return names.empty() ? names
                         : "Non-installed authorized modules: " + names
            + ". Please install these modules or remove them from the authorized imports list.";
}

} // namespace vitrine::smolagents
