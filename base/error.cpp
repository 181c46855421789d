// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/error.h"

#include "base/enumnames.h"

namespace vitrine {

namespace {

constexpr auto names = enumNames<ErrorCode::Internal>("file-not-found", "is-directory", "no-permission", "read-only",
    "disk-full", "read-failed", "write-failed", "empty-file", "unknown-format", "bad-json", "bad-value",
    "unknown-field", "invalid-utf8", "too-deep", "too-large", "not-sqlite", "not-a-trail", "newer-schema", "corrupt",
    "locked", "not-found", "cancelled", "unavailable", "unreachable", "key-missing", "key-rejected",
    "too-many-requests", "bad-answer", "no-engine", "internal");

} // namespace

std::string_view toString(ErrorCode code) { return nameOf(code, names); }

std::optional<ErrorCode> errorCodeFrom(std::string_view name) { return enumFrom<ErrorCode>(name, names); }

} // namespace vitrine
