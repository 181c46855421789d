// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// joblib, the base of scikit-learn, uses as many threads or processes as the code requests. If the policy allows no
/// threads, this makes it use one instead of failing. Call after joblib was loaded. Requires the GIL; leaves no
/// exception set.
void armParallelGuards();

/// Makes CPython before 3.12 report new threads as later versions do, by the audit event `_thread.start_new_thread`.
/// Requires the GIL; leaves no exception set.
void armThreadGuards();

} // namespace vitrine
