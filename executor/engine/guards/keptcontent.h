// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <vector>

namespace vitrine {

/// The content of a dictionary, list or set at one time, to restore it later. Items are compared by identity, because
/// comparing values could run methods of the code. Subclasses written in Python are read and changed without calling
/// their methods. Requires the GIL for all use, destruction included; leaves no exception set.
class KeptContent final {
public:
    using Items = std::vector<PyRef>; ///< of a dictionary, keys and values in turn

    /// Whether the content of this object can be kept.
    static bool accepts(PyObject *object);
    /// Keeps the current content of a container that `accepts` accepts.
    explicit KeptContent(PyRef container);

    bool isUnchanged() const;
    /// The current items.
    Items items() const;
    /// The items that `restore` restores.
    const Items &kept() const { return m_items; }

    /// Moves the current items to `removed`, so that the caller decides when their finalizers run, and restores the
    /// content.
    void restore(Items &removed);
    /// Also keeps what has been added or replaced since the container had the items `before`.
    void adopt(const Items &before);
    /// Keeps the current content instead.
    void retake() { m_items = items(); }

private:
    void clear() const;
    void put(PyObject *first, PyObject *second) const;
    void adoptPairs(const Items &before, const Items &now);

    PyRef m_container;
    Items m_items;
};

} // namespace vitrine
