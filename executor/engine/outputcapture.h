// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/sessioncore.h"

namespace vitrine {

/// While it lives, what libraries write to sys.stdout on this thread goes into the prints of a session.
///
/// In an interpreter of our own the streams are simply replaced, and sys.stderr is lost. In a host's, a stream that
/// forwards stands in sys.stdout as long as a step runs anywhere: it captures on the threads of steps and leads all
/// others to the host's own stream, which comes back in its place with the end of the last step. Needs the GIL.
class OutputCapture final {
public:
    enum class Interpreter { Own, Hosts };
    OutputCapture(SessionCore &core, Interpreter interpreter);
    ~OutputCapture();
    OutputCapture(const OutputCapture &) = delete;
    OutputCapture &operator=(const OutputCapture &) = delete;

private:
    void stepIn();
    void stepOut();

    Interpreter m_interpreter;
    PyRef m_stream;
    PyRef m_forwarder;
    PyObject *m_before = nullptr; ///< what this thread captured with until now
};

/// While it lives, nothing is captured on this thread: the host's own code (a tool) is running.
class UncapturedCall final {
public:
    UncapturedCall();
    ~UncapturedCall();
    UncapturedCall(const UncapturedCall &) = delete;
    UncapturedCall &operator=(const UncapturedCall &) = delete;

private:
    PyObject *m_before;
};

} // namespace vitrine
