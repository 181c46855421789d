// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/formats/chatmessage.h"

#include <string_view>
#include <vector>

namespace vitrine {

/// The edits that a reply asks for in SEARCH/REPLACE blocks, as Aider's models write them: the file, what is replaced
/// and by what. Blocks that do not end are left out.
std::vector<ChatCall> editsIn(std::string_view reply);

} // namespace vitrine
