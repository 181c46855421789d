// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/reviewer.h"

#include <memory>
#include <string_view>

namespace vitrine {

/// An interpreter beside that of the process, with a GIL of its own (PEP 684): it reviews at the same time as a
/// `Reviewer` and others of its kind do. Runs no code. To be made, used and ended on one thread.
class ReviewInterpreter final {
public:
    /// Null where Python cannot do that: before 3.12.
    static std::unique_ptr<ReviewInterpreter> make(std::shared_ptr<PythonRuntime> python);
    ~ReviewInterpreter();
    ReviewInterpreter(const ReviewInterpreter &) = delete;
    ReviewInterpreter &operator=(const ReviewInterpreter &) = delete;

    /// As `Reviewer::review`.
    Review review(std::string_view code, const Policy &policy, const SessionNames &session = {}) const;

private:
    struct Private;
    explicit ReviewInterpreter(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace vitrine
