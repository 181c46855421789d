// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Reads of attributes whose names are only known at run time, by the builtin `getattr`: a library that has the name
/// in its own code reads for itself, all else is read for the code, and by the rules for code. Once a process, with the
/// GIL.
void armNamedReads();

} // namespace vitrine
