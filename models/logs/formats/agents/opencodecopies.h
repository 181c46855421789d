// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/json/jsonvalues.h"
#include "models/logs/steps/importcontext.h"

#include <string>

namespace vitrine {

/// The messages of a session of OpenCode that it has in common with an earlier one of the same store. A fork starts
/// with a copy of the messages before it: with other ids, but the times and parts of the originals, and without the
/// name of its origin. It is created after its origin, so that it comes later in the store.
class OpenCodeCopies final {
public:
    /// Call it for each message, in order.
    bool isCopied(JsonObject info, simdjson::dom::array parts, ImportContext &context);
    /// Adds the origin to the run's `extra`, if there is one.
    void nameOrigin(std::string &extra) const;

private:
    std::string m_origin;
};

} // namespace vitrine
