// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/guards/keptcontent.h"
#include "executor/engine/guards/settinglocations.h"

#include <array>
#include <deque>
#include <unordered_map>
#include <vector>

namespace vitrine {

/// Settings that are stored in Python's objects: their content when they were kept, to restore it later. Requires the
/// GIL; leaves no exception set.
class KeptSettings final {
public:
    using Items = KeptContent::Items;

    /// Keeps the settings of loaded libraries that no view shows, each once.
    void keepLoaded();
    /// Keeps content and attributes of an object that a view of a module shows.
    void keepShown(PyObject *value);
    /// Keeps attributes that are others on each thread for this thread, too.
    void keepOfThread();
    /// Whether the module is seen for the first time.
    bool isNew(PyObject *module) { return m_known.emplace(module, true).second; }

    /// Undoes changes; moves to `removed` what was stored instead, so that the caller decides when finalizers run.
    /// Whether anything was changed.
    bool restore(Items &removed);

    std::deque<KeptContent> &contents() { return m_contents; }

private:
    // Called after a content was restored: a function of this name, or methods of an object. Objects of the code can
    // make it fail while their session ends; it is then called again when the next one begins.
    struct After {
        const char *function = nullptr;
        PyRef object = {};
        const char *clear = nullptr;
        const char *reorder = nullptr;
        bool isOwed = false;
        void call();
    };
    struct Value {
        PyRef owner; ///< the dictionary of a module, or a class
        PyRef name;
        PyRef value;
        After after;
        PyRef current() const;
        void restore() const;
    };

    void keepLocation(const settings::Location &location);
    void keepValue(const settings::ValueLocation &location);
    void keepContent(const PyRef &container, int depth, const After &after);
    void keepObject(PyObject *object, const settings::Location &how = {});
    void keepClass(PyObject *type);
    void keepFunction(PyObject *function);
    void keepGeneric(PyObject *function);
    bool keepDispatcher(PyObject *object);
    bool restoreContents(Items &removed);
    bool restoreValues(Items &removed);
    bool restoreFunctions(Items &removed);

    std::deque<KeptContent> m_contents; ///< what code adds while they are restored must not move them
    std::deque<After> m_afters; ///< for each content
    std::unordered_map<PyObject *, bool> m_known; ///< containers, objects and functions that are kept
    std::deque<PyRef> m_functions; ///< functions that had no attributes
    std::deque<Value> m_values;
    std::array<bool, settings::locations.size()> m_hasLocation {};
    std::array<bool, settings::valueLocations.size()> m_hasValue {};
};

} // namespace vitrine
