// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"

#include <array>
#include <cstddef>
#include <optional>

namespace vitrine {

enum class StandardStream { Output, Errors, Input };
inline constexpr std::size_t standardStreams = 3;

/// During its lifetime, one of sys's streams is `stream` for this thread; other threads get the host's own stream,
/// which the last of these objects restores. Needs the GIL.
class HostStream final {
public:
    HostStream(StandardStream which, PyRef stream);
    ~HostStream();
    HostStream(const HostStream &) = delete;
    HostStream &operator=(const HostStream &) = delete;

    /// Captures with another stream from now on; returns the previous one.
    PyRef exchange(PyRef stream);
    /// The innermost stream that captures on this thread; null if there is none, or while the host's own code runs.
    static HostStream *innermost(StandardStream which);

private:
    StandardStream m_which;
    PyRef m_stream;
    PyRef m_forwarder;
    PyObject *m_before; ///< the previous capturing stream of this thread
    HostStream *m_outer;
};

/// Captures the output of code and libraries on this thread during its lifetime: sys.stdout is added to the prints of a
/// session, and so is what the code writes to sys.stderr (tracebacks, warnings, logging), as a terminal shows them.
/// sys.stdin is empty, unless the policy allows `input`. In the smolagents dialect, the output of libraries is dropped.
///
/// In Vitrine's own interpreter the streams are simply replaced, in a host's only for the threads of steps. There the
/// smolagents dialect as recorded does not replace sys.stdout and sys.stderr, like the framework. Needs the GIL.
class OutputCapture final {
public:
    enum class Interpreter { Own, Hosts };
    OutputCapture(SessionCore &core, Interpreter interpreter);
    ~OutputCapture();
    OutputCapture(const OutputCapture &) = delete;
    OutputCapture &operator=(const OutputCapture &) = delete;

private:
    void replaceInput();

    Interpreter m_interpreter;
    PyRef m_stream;
    PyRef m_input; ///< the standard input of the process, hidden during the step
    std::optional<HostStream> m_prints;
    std::optional<HostStream> m_errors;
    std::optional<HostStream> m_noInput;
};

/// The stream to which code redirected `which`: with contextlib, or by an assignment to `sys.stdout`. Null if it is the
/// prints of the step. The code's redirection is restored in the next step. Needs the GIL.
PyRef redirectedStream(SessionCore &core, StandardStream which);

/// Redirects a stream for code; returns the previous one.
PyRef redirectStream(SessionCore &core, StandardStream which, PyObject *target);

/// During its lifetime, nothing is captured on this thread: the host's own code (a tool) is running.
class UncapturedCall final {
public:
    UncapturedCall();
    ~UncapturedCall();
    UncapturedCall(const UncapturedCall &) = delete;
    UncapturedCall &operator=(const UncapturedCall &) = delete;

private:
    std::array<PyObject *, standardStreams> m_before;
};

} // namespace vitrine
