// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "executor/remote/safevalue.h"

#include <string>
#include <string_view>

namespace vitrine {

/// Reads a value sent by a sandbox as text (docs/executor.md#values-on-the-wire), which is not trusted: "safe:" and
/// JSON as Python writes it. Pickles are never read; nor are values deeper than 200 or with more than a million parts.
/// An object with an unknown `__type__` remains a plain object.
Result<SafeValue> readSafeText(std::string_view text);

/// The text that the framework's own reader converts to the same value. A dict of the user with a key `__type__` is
/// sent as a list of pairs, so that it stays a dict.
std::string toSafeText(const SafeValue &value);

} // namespace vitrine
