// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/record/callfacts.h"

#include <optional>
#include <string_view>

namespace vitrine {

/// The decision in the word of an agent, such as "approved-for-session" or "denied-by-rules", with its source if the
/// word names it; nothing for a word that is no decision, such as "escalate".
std::optional<Approval> approvalFrom(std::string_view word);

/// The source that an agent names in a word of its own, such as "hook" or "user_permanent".
Approval::Source approvalSource(std::string_view word);

} // namespace vitrine
