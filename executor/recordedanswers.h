// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/toolstubs.h"

#include <string>
#include <vector>

namespace vitrine {

/// Answers the calls of one tool from its record: by arguments first, then the next one in order
/// (docs/architecture.md#tool-stubs). Each record answers once. A copy continues at the position of the original.
class RecordedAnswers final {
public:
    explicit RecordedAnswers(ToolStub::Recorded recorded);

    /// The result as JSON; null when nothing is left. `arguments` is JSON.
    const std::string *next(const std::string &arguments);

private:
    ToolStub::Recorded m_recorded;
    std::vector<bool> m_used;
};

} // namespace vitrine
