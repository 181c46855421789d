// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Ways of libraries to files that the interpreter hears nothing of, so that no audit hook could judge them: pandas has
/// lxml read documents by their names and apply stylesheets, which read and write files by themselves. While code runs
/// such a name is judged as one that is opened, and stylesheets are refused. To be called before each step: does
/// nothing until the library is there, and nothing after that. With the GIL; leaves no exception set.
void armLibraryDoors();

} // namespace vitrine
