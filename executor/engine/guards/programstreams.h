// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Guards the streams that belong to the program (descriptors 0 to 2), which modules loaded before a session may keep
/// under names of their own. While code runs, text for the program's output becomes a print of the step, text for its
/// errors is dropped, and bytes, closing and reading are denied. Call once per process, with the GIL.
void armProgramStreams();

} // namespace vitrine
