// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/sessioncore.h"

#include <array>
#include <optional>

namespace vitrine {

enum class StandardStream { Output, Errors };

/// While it lives, what this thread writes to one of sys's streams goes into `stream`; other threads are led to the
/// host's own stream, which comes back in its place with the last one of these. Needs the GIL.
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

/// Captures what libraries write on this thread while it lives: sys.stdout goes into the prints of a session,
/// sys.stderr is dropped, since warnings and unraisable errors may hold any text of the code.
///
/// In an interpreter of our own the streams are simply replaced, in a host's for the threads of steps only. There the
/// smolagents dialect, as recorded, changes neither, like the framework. Needs the GIL.
class OutputCapture final {
public:
    enum class Interpreter { Own, Hosts };
    OutputCapture(SessionCore &core, Interpreter interpreter);
    ~OutputCapture();
    OutputCapture(const OutputCapture &) = delete;
    OutputCapture &operator=(const OutputCapture &) = delete;

private:
    void hideInput();

    Interpreter m_interpreter;
    PyRef m_stream;
    PyRef m_input; ///< the standard input of the process, hidden during the step
    std::optional<HostStream> m_prints;
    std::optional<HostStream> m_errors;
};

/// Where code sent one of the streams: with contextlib's redirection, or by an assignment to `sys.stdout`. Null where
/// it goes to the prints of the step. What code redirected comes back with the next step. Needs the GIL.
PyRef redirectedStream(SessionCore &core, StandardStream which);

/// Redirects a stream for code; gives what was there.
PyRef redirectStream(SessionCore &core, StandardStream which, PyObject *target);

/// A stream that forgets what it is given.
PyRef lostStream(const SessionCore &core);

/// While it lives, nothing is captured on this thread: the host's own code (a tool) is running.
class UncapturedCall final {
public:
    UncapturedCall();
    ~UncapturedCall();
    UncapturedCall(const UncapturedCall &) = delete;
    UncapturedCall &operator=(const UncapturedCall &) = delete;

private:
    std::array<PyObject *, 2> m_before;
};

} // namespace vitrine
