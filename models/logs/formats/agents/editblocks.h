// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chat/chatmessage.h"

#include <string_view>
#include <vector>

namespace vitrine {

/// The edits that a reply requests in SEARCH/REPLACE blocks, as written by Aider's models: the file, the replaced text
/// and its replacement. Leaves out blocks without an end.
std::vector<ChatCall> editsIn(std::string_view reply);

} // namespace vitrine
