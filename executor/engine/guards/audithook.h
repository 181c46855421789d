// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Registers the audit hook of this process (PEP 578) and arms the doors of its interpreter (interpreterdoors.h), once;
/// neither can be removed. False on a failure of Python.
bool installAuditHook();

} // namespace vitrine
