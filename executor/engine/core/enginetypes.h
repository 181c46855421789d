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

/// The engine's own Python classes and exceptions; made once an executor. Needs the GIL.
class EngineTypes final {
public:
    /// Null with a Python exception set when a class cannot be made.
    static std::shared_ptr<EngineTypes> create();

    /// `ticking @ iterable`: an iterator over it that counts `weight` for each item.
    PyRef ticking(std::shared_ptr<SessionCore> core, std::int64_t weight) const;
    /// A callable without attributes worth reading.
    using Call = std::function<PyObject *(PyObject *args, PyObject *keywords)>;
    PyRef function(std::string_view name, Call call) const;
    /// The same for a call that needs an object of the host, which may be part of a cycle: the function holds it and
    /// the garbage collector sees that.
    using CallWith = std::function<PyObject *(PyObject *held, PyObject *args, PyObject *keywords)>;
    PyRef function(std::string_view name, PyRef held, CallWith call) const;
    /// A text stream that hands what is written to `write` (outputstream.h); `name` is a literal.
    PyRef stream(std::function<void(std::string_view)> write, const char *name = "<stdout>") const;

    PyObject *stopped() const { return m_stopped.get(); } ///< BaseException
    PyObject *finalAnswer() const { return m_finalAnswer.get(); } ///< BaseException
    PyObject *interpreterError() const { return m_interpreterError.get(); } ///< ValueError
    PyObject *importDenied() const { return m_importDenied.get(); } ///< ImportError
    PyObject *accessDenied() const { return m_accessDenied.get(); } ///< AttributeError
    PyObject *nameDenied() const { return m_nameDenied.get(); } ///< NameError
    PyObject *operationDenied() const { return m_operationDenied.get(); } ///< PermissionError
    PyObject *toolError() const { return m_toolError.get(); } ///< RuntimeError
    /// The framework's error that is one of Python's as well, `pythonType`: libraries handle those. Null with an
    /// exception set when it cannot be made.
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
    std::vector<std::pair<PyObject *, PyRef>> m_errorsForLibraries; // the keys are those below
    PyRef m_importDenied;
    PyRef m_accessDenied;
    PyRef m_nameDenied;
    PyRef m_operationDenied;
    PyRef m_toolError;
};

} // namespace vitrine
