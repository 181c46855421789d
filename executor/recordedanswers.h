// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/toolstubs.h"

#include <string>
#include <vector>

namespace vitrine {

/// Answers the calls of one tool from its recorded calls: one with the same arguments if there is one, else the next in
/// order (docs/architecture.md#tool-stubs). Each recorded call is used once. A copy continues at the position of the
/// original.
class RecordedAnswers final {
public:
    explicit RecordedAnswers(ToolStub::Recorded recorded);

    /// The result as JSON; null if none is left. `arguments` is JSON.
    const std::string *next(const std::string &arguments);

private:
    ToolStub::Recorded m_recorded;
    std::vector<bool> m_used;
};

} // namespace vitrine
