// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Registers the audit hook of this process (PEP 578) and arms the guards of its interpreter (interpreterguards.h),
/// once. Neither can be removed. False if Python fails.
bool installAuditHook();

} // namespace vitrine
