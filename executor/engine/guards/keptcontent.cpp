// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/engine/guards/keptcontent.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace vitrine {

namespace {

bool isSame(const KeptContent::Items &left, const KeptContent::Items &right)
{
    return std::ranges::equal(left, right, {}, &PyRef::get, &PyRef::get);
}

bool contains(const KeptContent::Items &items, PyObject *object)
{
    return std::ranges::contains(items, object, &PyRef::get);
}

// The position of a key among keys and values in turn; the end if it is not there.
std::size_t positionOfKey(const KeptContent::Items &pairs, PyObject *key)
{
    std::size_t at = 0;
    while (at < pairs.size() && pairs[at].get() != key)
        at += 2;
    return at;
}

} // namespace

bool KeptContent::accepts(PyObject *object)
{
    return PyDict_Check(object) || PyList_Check(object) || PySet_Check(object);
}

KeptContent::KeptContent(PyRef container)
    : m_container(std::move(container))
    , m_items(items())
{
}

bool KeptContent::isUnchanged() const
{
    PyObject *object = m_container.get();
    if (!PyDict_Check(object))
        return isSame(items(), m_items);
    if (static_cast<std::size_t>(PyDict_GET_SIZE(object)) * 2 != m_items.size())
        return false;
    PyObject *key = nullptr;
    PyObject *value = nullptr;
    std::size_t i = 0;
    for (Py_ssize_t at = 0; PyDict_Next(object, &at, &key, &value) != 0; i += 2) {
        if (key != m_items[i].get() || value != m_items[i + 1].get())
            return false;
    }
    return true;
}

KeptContent::Items KeptContent::items() const
{
    PyObject *object = m_container.get();
    Items found;
    if (PyDict_Check(object)) {
        PyObject *key = nullptr;
        PyObject *value = nullptr;
        for (Py_ssize_t at = 0; PyDict_Next(object, &at, &key, &value) != 0;)
            found.insert(found.end(), { PyRef::borrow(key), PyRef::borrow(value) });
    } else if (PyList_Check(object)) {
        for (Py_ssize_t i = 0; i < PyList_GET_SIZE(object); ++i)
            found.push_back(PyRef::borrow(PyList_GET_ITEM(object, i)));
    } else {
        const PyRef iterator = PyRef::steal(PySet_Type.tp_iter(object));
        while (PyRef item = iterator ? PyRef::steal(PyIter_Next(iterator.get())) : PyRef())
            found.push_back(std::move(item));
    }
    PyErr_Clear();
    return found;
}

void KeptContent::clear() const
{
    PyObject *object = m_container.get();
    if (PyODict_Check(object)) // has an order of its own
        PyRef::steal(PyObject_CallMethod(reinterpret_cast<PyObject *>(&PyODict_Type), "clear", "O", object));
    else if (PyDict_Check(object))
        PyDict_Clear(object);
    else if (PyList_Check(object))
        PyList_SetSlice(object, 0, PyList_GET_SIZE(object), nullptr);
    else
        PySet_Clear(object);
}

void KeptContent::put(PyObject *first, PyObject *second) const
{
    PyObject *object = m_container.get();
    if (PyODict_Check(object))
        PyODict_SetItem(object, first, second);
    else if (PyDict_Check(object))
        PyDict_SetItem(object, first, second);
    else if (PyList_Check(object))
        PyList_Append(object, first);
    else
        PySet_Add(object, first);
}

void KeptContent::restore(Items &removed)
{
    std::ranges::move(items(), std::back_inserter(removed));
    clear();
    const bool arePairs = PyDict_Check(m_container.get());
    for (std::size_t i = 0; i < m_items.size(); i += arePairs ? 2 : 1)
        put(m_items[i].get(), arePairs ? m_items[i + 1].get() : nullptr);
    PyErr_Clear();
    if (PySet_Check(m_container.get()))
        retake(); // in the order that the set has now
}

void KeptContent::adoptPairs(const Items &before, const Items &now)
{
    for (std::size_t i = 0; i < now.size(); i += 2) {
        const std::size_t known = positionOfKey(before, now[i].get());
        if (known < before.size() && before[known + 1].get() == now[i + 1].get())
            continue;
        const std::size_t at = positionOfKey(m_items, now[i].get());
        if (at < m_items.size())
            m_items[at + 1] = now[i + 1];
        else
            m_items.insert(m_items.end(), { now[i], now[i + 1] });
    }
}

// The order is the current one: filters of warnings are put in front of others.
void KeptContent::adopt(const Items &before)
{
    const Items now = items();
    if (PyDict_Check(m_container.get()))
        return adoptPairs(before, now);
    Items all;
    std::ranges::copy_if(now, std::back_inserter(all),
        [this, &before](const PyRef &item) { return contains(m_items, item.get()) || !contains(before, item.get()); });
    std::ranges::copy_if(
        m_items, std::back_inserter(all), [&now](const PyRef &item) { return !contains(now, item.get()); });
    m_items = std::move(all);
}

} // namespace vitrine
