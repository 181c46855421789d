// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/keptsettings.h"

#include "executor/engine/core/auditedsession.h"
#include "executor/engine/guards/classguards.h"
#include "executor/engine/guards/loadedobjects.h"

#include <string>
#include <string_view>
#include <utility>

namespace vitrine {

namespace {

constexpr std::size_t mostItems = 40'000; // of one container; larger ones are data rather than settings
constexpr int deepest = 3; // containers within containers

bool isInstanceOf(PyObject *object, const settings::Dispatcher &dispatcher)
{
    if (Py_TYPE(object)->tp_name != std::string_view(dispatcher.type))
        return false;
    const PyRef type = attribute(loadedModule(dispatcher.module).get(), dispatcher.type);
    return type.get() == reinterpret_cast<PyObject *>(Py_TYPE(object));
}

} // namespace

// ---- keeping ------------------------------------------------------------------------------------------------------

void KeptSettings::keepContent(const PyRef &container, int depth, const After &after)
{
    if (!isNew(container.get()))
        return;
    KeptContent content(container);
    if (content.kept().size() > mostItems)
        return;
    const Items items = content.kept();
    m_contents.push_back(std::move(content));
    m_afters.push_back(after);
    for (const PyRef &item : items) {
        if (depth < deepest && KeptContent::accepts(item.get()))
            keepContent(item, depth + 1, after);
        else
            keepDispatcher(item.get());
    }
}

bool KeptSettings::keepDispatcher(PyObject *object)
{
    for (const settings::Dispatcher &dispatcher : settings::dispatchers) {
        if (!isInstanceOf(object, dispatcher))
            continue;
        const PyRef functions = attribute(object, dispatcher.functions);
        if (functions && KeptContent::accepts(functions.get()))
            keepContent(functions, deepest,
                { .object = PyRef::borrow(object), .clear = dispatcher.clear, .reorder = dispatcher.reorder });
        return true;
    }
    return false;
}

// Content and attributes of an object.
void KeptSettings::keepObject(PyObject *object, const settings::Location &how)
{
    if (keepDispatcher(object))
        return;
    if (KeptContent::accepts(object))
        keepContent(PyRef::borrow(object), 0, { .function = how.after });
    const PyRef attributes = how.isOfThread ? attribute(object, "__dict__") : attributesOf(object);
    if (attributes && PyDict_Check(attributes.get()))
        keepContent(attributes, 0, { .function = how.after });
}

// Registries and defaults of a class.
void KeptSettings::keepClass(PyObject *type)
{
    if (!isNew(type))
        return;
    const PyRef names = PyRef::steal(PyType_GetDict(reinterpret_cast<PyTypeObject *>(type)));
    PyObject *name = nullptr;
    PyObject *value = nullptr;
    for (Py_ssize_t at = 0; names && PyDict_Next(names.get(), &at, &name, &value) != 0;) {
        if (KeptContent::accepts(value) && !viewOf(name).starts_with("__"))
            keepContent(PyRef::borrow(value), 0, {});
    }
}

// A function of functools.singledispatch: its functions are in a dictionary that only `register` holds.
void KeptSettings::keepGeneric(PyObject *function)
{
    const PyRef registering = attribute(function, "register");
    PyObject *cells = registering && PyFunction_Check(registering.get()) && attribute(function, "_clear_cache")
        ? PyFunction_GetClosure(registering.get())
        : nullptr;
    for (Py_ssize_t i = 0; cells != nullptr && i < PyTuple_GET_SIZE(cells); ++i) {
        const PyRef content = PyRef::steal(PyCell_Get(PyTuple_GET_ITEM(cells, i)));
        if (content && PyDict_CheckExact(content.get()))
            keepContent(content, deepest, { .object = PyRef::borrow(function), .clear = "_clear_cache" });
    }
    PyErr_Clear();
}

void KeptSettings::keepFunction(PyObject *function)
{
    PyObject *attributes = reinterpret_cast<PyFunctionObject *>(function)->func_dict;
    if (attributes == nullptr) {
        if (isNew(function))
            m_functions.push_back(PyRef::borrow(function));
        return;
    }
    keepGeneric(function);
    keepContent(PyRef::borrow(attributes), 0, {});
}

void KeptSettings::keepShown(PyObject *value)
{
    if (PyType_Check(value))
        keepClass(value);
    else if (PyFunction_Check(value))
        keepFunction(value);
    else
        keepObject(value);
}

void KeptSettings::keepLocation(const settings::Location &location)
{
    if (PyRef module = loadedModule(location.module)) {
        if (const PyRef object = objectAt(std::move(module), location.path))
            keepObject(object.get(), location);
    }
}

// A session may run on another thread than earlier ones.
void KeptSettings::keepOfThread()
{
    for (std::size_t i = 0; i < settings::locations.size(); ++i) {
        if (settings::locations.at(i).isOfThread && m_hasLocation.at(i))
            keepLocation(settings::locations.at(i));
    }
}

void KeptSettings::keepValue(const settings::ValueLocation &location)
{
    const std::string_view path = location.path;
    const std::size_t dot = path.rfind('.');
    PyRef owner = loadedModule(location.module);
    if (dot != std::string_view::npos)
        owner = objectAt(std::move(owner), path.substr(0, dot));
    else if (owner && PyModule_Check(owner.get()))
        owner = PyRef::borrow(PyModule_GetDict(owner.get()));
    const bool isKnown = owner && (PyDict_Check(owner.get()) || PyType_Check(owner.get()));
    Value kept { isKnown ? owner : PyRef(), toPython(path.substr(dot == std::string_view::npos ? 0 : dot + 1)), {},
        { .function = location.after } };
    kept.value = kept.current();
    if (kept.value)
        m_values.push_back(std::move(kept));
}

void KeptSettings::keepLoaded()
{
    keepRows(settings::locations, m_hasLocation, [this](const settings::Location &row) { keepLocation(row); });
    keepRows(settings::valueLocations, m_hasValue, [this](const settings::ValueLocation &row) { keepValue(row); });
}

// ---- restoring ----------------------------------------------------------------------------------------------------

namespace {

bool callMethod(const PyRef &object, const char *path)
{
    const PyRef method = path != nullptr ? objectAt(object, path) : PyRef();
    const PyRef done = PyRef::steal(method ? PyObject_CallNoArgs(method.get()) : nullptr);
    PyErr_Clear();
    return !method || done;
}

} // namespace

void KeptSettings::After::call()
{
    const bool isFound = function == nullptr || callNamed(function);
    const bool isCleared = callMethod(object, clear);
    isOwed = !callMethod(object, reorder) || !isFound || !isCleared;
}

PyRef KeptSettings::Value::current() const
{
    PyObject *found = nullptr;
    const PyRef names = owner && PyType_Check(owner.get())
        ? PyRef::steal(PyType_GetDict(reinterpret_cast<PyTypeObject *>(owner.get())))
        : owner;
    if (names && name)
        found = PyDict_GetItemWithError(names.get(), name.get());
    PyErr_Clear();
    return PyRef::borrow(found);
}

void KeptSettings::Value::restore() const
{
    if (PyType_Check(owner.get()))
        setInClass(owner.get(), std::string(viewOf(name.get())).c_str(), value.get());
    else
        PyDict_SetItem(owner.get(), name.get(), value.get());
    PyErr_Clear();
}

bool KeptSettings::restoreContents(Items &removed)
{
    bool isChanged = false;
    for (std::size_t i = 0; i < m_contents.size(); ++i) {
        const bool isSame = m_contents[i].isUnchanged();
        isChanged = isChanged || !isSame;
        if (!isSame)
            m_contents[i].restore(removed);
        if (!isSame || m_afters[i].isOwed)
            m_afters[i].call();
    }
    return isChanged;
}

bool KeptSettings::restoreValues(Items &removed)
{
    bool isChanged = false;
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        PyRef now = m_values[i].current();
        const bool isSame = now.get() == m_values[i].value.get();
        isChanged = isChanged || !isSame;
        if (!isSame) {
            removed.push_back(std::move(now));
            m_values[i].restore();
        }
        if (!isSame || m_values[i].after.isOwed)
            m_values[i].after.call();
    }
    return isChanged;
}

bool KeptSettings::restoreFunctions(Items &removed)
{
    const std::size_t count = removed.size();
    for (std::size_t i = 0; i < m_functions.size(); ++i) {
        PyObject *&attributes = reinterpret_cast<PyFunctionObject *>(m_functions[i].get())->func_dict;
        if (attributes != nullptr)
            removed.push_back(PyRef::steal(std::exchange(attributes, nullptr)));
    }
    return removed.size() > count;
}

bool KeptSettings::restore(Items &removed)
{
    const bool areContents = restoreContents(removed);
    const bool areValues = restoreValues(removed);
    return restoreFunctions(removed) || areContents || areValues;
}

} // namespace vitrine
