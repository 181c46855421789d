// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// A value whose members are shared, such as `a = (a, a)` forty times, takes for ever wherever functions in C follow
/// its members: its text, hash, comparison and checks of classes. No code runs meanwhile that a stop could reach. While
/// a step runs, these functions of Python's own types check whether it must end, once every few hundred values, and
/// exception groups, which other functions in C follow, have a largest size. Requires the GIL.
void armSharedMembers();

} // namespace vitrine
