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

/// While it lives, one of sys's streams is `stream` for this thread; other threads are led to the host's own stream,
/// which comes back in its place with the last one of these. Needs the GIL.
class HostStream final {
public:
    HostStream(StandardStream which, PyRef stream);
    ~HostStream();
    HostStream(const HostStream &) = delete;
    HostStream &operator=(const HostStream &) = delete;

    /// Captures with another stream from now on; gives the one before.
    PyRef exchange(PyRef stream);
    /// The innermost stream that captures on this thread; null when there is none, or while the host's own code runs.
    static HostStream *innermost(StandardStream which);

private:
    StandardStream m_which;
    PyRef m_stream;
    PyRef m_forwarder;
    PyObject *m_before; ///< what this thread captured with until now
    HostStream *m_outer;
};

/// Captures what code and libraries write on this thread while it lives: sys.stdout and sys.stderr (tracebacks,
/// warnings, logging) both go into the prints of a session, as a terminal shows them. sys.stdin is empty, unless the
/// policy allows `input`. In the smolagents dialect, what libraries write is dropped.
///
/// In an interpreter of our own the streams are simply replaced, in a host's for the threads of steps only. There the
/// smolagents dialect, as recorded, changes neither of the first two, like the framework. Needs the GIL.
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

/// Where code sent one of the streams: with contextlib's redirection, or by an assignment to `sys.stdout`. Null where
/// it goes to the prints of the step. What code redirected comes back with the next step. Needs the GIL.
PyRef redirectedStream(SessionCore &core, StandardStream which);

/// Redirects a stream for code; gives what was there.
PyRef redirectStream(SessionCore &core, StandardStream which, PyObject *target);

/// While it lives, nothing is captured on this thread: the host's own code (a tool) is running.
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
