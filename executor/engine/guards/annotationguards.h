// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Since CPython 3.14, annotations are functions. Libraries that evaluate them without their undefined names (typing,
/// dataclasses) copy such a function into globals of their own, which no guard would recognize. This makes annotations
/// of sandboxed code evaluate in place instead: an undefined name is a NameError, as in earlier versions. Call after
/// `typing` was loaded (libraryguards.h). Requires the GIL; leaves no exception set.
void armAnnotationGuards();

} // namespace vitrine
