// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/pyref.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace vitrine {

class SessionCore;

/// The engine's own Python classes and exceptions; created once per executor. Needs the GIL.
class EngineTypes final {
public:
    /// Null with a Python exception set if a class cannot be created.
    static std::shared_ptr<EngineTypes> create();

    /// Creates the object in `ticking @ iterable`, which returns an iterator that counts `weight` for each item.
    PyRef ticking(std::shared_ptr<SessionCore> core, std::int64_t weight) const;
    /// A callable without attributes of interest.
    using Call = std::function<PyObject *(PyObject *args, PyObject *keywords)>;
    PyRef function(std::string_view name, Call call) const;
    /// The same for a call that needs an object of the host, which may be part of a cycle: the function owns it and
    /// shows it to the garbage collector.
    using CallWith = std::function<PyObject *(PyObject *held, PyObject *args, PyObject *keywords)>;
    PyRef function(std::string_view name, PyRef held, CallWith call) const;
    /// A text stream that passes written text to `write` (outputstream.h); `name` is a literal.
    PyRef stream(std::function<void(std::string_view)> write, const char *name = "<stdout>") const;

    PyObject *stopped() const { return m_stopped.get(); } ///< BaseException
    PyObject *finalAnswer() const { return m_finalAnswer.get(); } ///< BaseException
    PyObject *interpreterError() const { return m_interpreterError.get(); } ///< ValueError
    PyObject *importDenied() const { return m_importDenied.get(); } ///< ImportError
    PyObject *accessDenied() const { return m_accessDenied.get(); } ///< AttributeError
    PyObject *nameDenied() const { return m_nameDenied.get(); } ///< NameError
    PyObject *operationDenied() const { return m_operationDenied.get(); } ///< PermissionError
    /// The same for functions that handle errors of the system: an Exception only.
    PyObject *unhandledDenial() const { return m_unhandledDenial.get(); }
    PyObject *toolError() const { return m_toolError.get(); } ///< RuntimeError
    /// An error class of the framework that is also derived from `pythonType`, so that libraries can handle it. Null
    /// with an exception set if it cannot be created.
    PyObject *interpreterErrorFor(PyObject *pythonType);

private:
    EngineTypes() = default;
    bool createClasses();
    bool createExceptions();

    PyRef m_tickingClass;
    PyRef m_iteratorClass;
    PyRef m_functionClass;
    PyRef m_holdingFunctionClass;
    PyRef m_streamClass;
    PyRef m_stopped;
    PyRef m_finalAnswer;
    PyRef m_interpreterError;
    std::vector<std::pair<PyObject *, PyRef>> m_errorsForLibraries; // the keys are the classes below
    PyRef m_importDenied;
    PyRef m_accessDenied;
    PyRef m_nameDenied;
    PyRef m_operationDenied;
    PyRef m_unhandledDenial;
    PyRef m_toolError;
};

} // namespace vitrine
