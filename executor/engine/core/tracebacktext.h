// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/stepfailure.h"

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A call in the code of a step, below which an exception was raised.
struct StepFrame {
    std::string file;
    std::string function;
    int line = 0;
    int column = 0; ///< 0-based byte, -1 when unknown
};

/// The frame that an entry of a traceback refers to.
StepFrame frameOf(PyTracebackObject *entry);

/// The frames of an exception's traceback, outermost first, without those of libraries and of the program itself. There
/// may be very many, as a traceback grows each time an exception is raised again: each is read only when it is needed.
class StepFrames final {
public:
    StepFrames() = default;
    StepFrames(PyObject *exception, const std::deque<StepSource> &sources);

    bool isEmpty() const { return m_entries.empty(); }
    std::size_t size() const { return m_entries.size(); }
    StepFrame at(std::size_t index) const;
    /// The innermost frame in a file.
    std::optional<StepFrame> lastIn(std::string_view file) const;

private:
    std::vector<PyRef> m_entries; ///< owned: the code can cut a traceback
};

/// The class of an exception, without its module.
std::string nameOfException(PyObject *exception);

/// The text of an exception, cut at a fixed length. May run the code's own `__str__`: call it with the meter running.
std::string messageOfException(PyObject *exception);

/// A traceback formatted as Python's, with the exceptions that caused this one and the members of groups, but only
/// with frames of steps. The number of exceptions and the size are limited; chains may be infinite. Calls
/// `messageOfException`.
std::string tracebackText(PyObject *exception, const std::deque<StepSource> &sources);

} // namespace vitrine
