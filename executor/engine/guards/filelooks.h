// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace vitrine {

class SessionCore;

/// A look is a call that shows whether a file exists and what it is, without opening it: `os.stat`, `os.access` and
/// others, which have no audit event. Libraries look before they open. All functions need the GIL.

/// Guards the functions that look, in this interpreter. A look that the policy denies is denied if the code named the
/// file, itself or as an argument of a library. What a library looks for on its own is missing, as in the jail.
void armFileLooks();

/// Whether the running library function handles errors of the system for a file that the code named: it would hide the
/// denial (`os.walk`, `zipfile.is_zipfile`).
bool hidesDenial(const std::string &path);

} // namespace vitrine
