// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/core/sourcelines.h"

#include <algorithm>

namespace vitrine {

namespace {

PyRef loadedCache()
{
    const PyRef name = toPython("linecache");
    const PyRef module = PyRef::steal(name ? PyImport_GetModule(name.get()) : nullptr);
    PyRef cache = PyRef::steal(module ? PyObject_GetAttrString(module.get(), "cache") : nullptr);
    PyErr_Clear();
    return cache && PyDict_CheckExact(cache.get()) ? std::move(cache) : PyRef();
}

// Size, no modification time, so that no file is looked up, the lines and the name.
PyRef entryFor(const StepSource &source)
{
    const PyRef text = toPython(source.text.code());
    const PyRef lines = PyRef::steal(text ? PyUnicode_Splitlines(text.get(), 1) : nullptr);
    return PyRef::steal(lines
            ? Py_BuildValue("nOOs", PyUnicode_GET_LENGTH(text.get()), Py_None, lines.get(), source.file.c_str())
            : nullptr);
}

bool isOfOthers(PyObject *key, const std::deque<StepSource> &sources)
{
    const std::string file = PyUnicode_Check(key) ? fromPython(key) : std::string();
    return file.starts_with("<step ") && !std::ranges::contains(sources, file, &StepSource::file);
}

void removeOthers(PyObject *cache, const std::deque<StepSource> &sources)
{
    const PyRef keys = PyRef::steal(PyDict_Keys(cache));
    for (Py_ssize_t i = 0; keys && i < PyList_GET_SIZE(keys.get()); ++i) {
        PyObject *key = PyList_GET_ITEM(keys.get(), i);
        if (isOfOthers(key, sources))
            PyDict_DelItem(cache, key);
    }
}

} // namespace

void offerSourceLines(std::deque<StepSource> &sources)
{
    const PyRef cache = loadedCache();
    if (!cache)
        return;
    removeOthers(cache.get(), sources);
    for (StepSource &source : sources) {
        if (!source.lines)
            source.lines = entryFor(source);
        if (source.lines)
            PyDict_SetItemString(cache.get(), source.file.c_str(), source.lines.get());
    }
    PyErr_Clear();
}

void withdrawSourceLines()
{
    if (const PyRef cache = loadedCache())
        removeOthers(cache.get(), {});
    PyErr_Clear();
}

} // namespace vitrine
