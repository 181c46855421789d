// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace vitrine {

/// The subject of a proof (proof.h).
struct ProofSubject {
    enum class Kind { Step, Execution };
    Kind kind = Kind::Step;
    std::int64_t id = 0; ///< of the step or execution
};

} // namespace vitrine
