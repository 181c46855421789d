// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Keeps the hooks of the program that runs the steps (`sys.displayhook` and similar ones), which call code long after
/// a step: libraries set them for the code. Requires the GIL. Steps may run in parallel on several threads: the
/// program's hooks are those before the first of them.
class ProgramHooks final {
public:
    /// Call when a step starts. Leaves no exception set.
    static void enter();
    /// Call when the step has ended, also with an exception set, which is kept.
    static void leave();
};

} // namespace vitrine
