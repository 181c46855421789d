// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Ways of libraries to files that the interpreter hears nothing of, so that no audit hook could judge them: pandas has
/// lxml read documents by their names and apply stylesheets, which read and write files by themselves, as parts of
/// scipy do. While code runs such a name is judged as one that is opened, and stylesheets are refused. And ways of
/// libraries that the guards would close though they lead nowhere: networkx compiles its functions when they are first
/// called, threadpoolctl asks other programs for the name of the C library. To be called before each step and after
/// imports: does nothing until a library is there, and nothing after that. With the GIL; leaves no exception set.
void armLibraryDoors();

} // namespace vitrine
