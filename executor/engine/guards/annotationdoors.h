// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Annotations are functions since CPython 3.14, and libraries that want them without what is not defined yet (typing,
/// dataclasses) make a copy of that function in a world of their own, where no guard would know it. Those of code are
/// called as they are: a name that is not defined is a NameError, as in versions before. Once `typing` is there
/// (librarydoors.h), with the GIL; leaves no exception set.
void armAnnotationDoors();

} // namespace vitrine
