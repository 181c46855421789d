// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// If the policy allows threads, what a thread of the code does is judged even when its function is in C or of a
/// library, which has no frame that shows whose it is. Call once per process. Requires the GIL and leaves no exception
/// set.
void armSessionThreads();

} // namespace vitrine
