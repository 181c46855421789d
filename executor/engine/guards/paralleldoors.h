// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// joblib, on which scikit-learn is built, works with as many threads or processes as code asks for. Where the policy
/// allows no threads it takes one, as it does where there can be no more, instead of failing. Once joblib is loaded;
/// with the GIL, leaves no exception set.
void armParallelDoors();

} // namespace vitrine
