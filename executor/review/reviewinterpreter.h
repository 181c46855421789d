// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/review/reviewer.h"

#include <memory>
#include <string_view>

namespace vitrine {

/// An additional interpreter with its own GIL (PEP 684), which reviews in parallel with a `Reviewer` and others of its
/// kind. Does not run code. Create, use and destroy it on the same thread.
class ReviewInterpreter final {
public:
    /// Null before Python 3.12, which cannot create one.
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
