// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/engine/core/stepfailure.h"
#include "executor/review/syntaxtypes.h"

#include <cstdint>
#include <deque>
#include <string_view>

namespace vitrine {

/// The sources of the last steps of a session, for tracebacks through functions of earlier steps. Each has a file name
/// of its own: "<step 3>". Needs the GIL.
class StepSources final {
public:
    /// Adds the source of the next step. Null for the tree: the code could not be parsed.
    void add(std::string_view code, const SyntaxTypes &types, PyObject *tree);

    const std::deque<StepSource> &all() const { return m_sources; }
    /// The source of the current step; one must have been added.
    const StepSource &current() const { return m_sources.back(); }
    /// Adds the lines to `linecache`, once that is loaded; leaves no exception set.
    void offerLines();

private:
    std::deque<StepSource> m_sources;
    std::uint64_t m_steps = 0; ///< number of all steps
};

} // namespace vitrine
