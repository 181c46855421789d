// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/flaw.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// The kinds of expected failures. Lower layers return the code, app/ writes the message.
enum class ErrorCode {
    FileNotFound,
    IsDirectory,
    NoPermission,
    ReadOnly,
    DiskFull,
    ReadFailed,
    WriteFailed,
    EmptyFile,
    UnknownFormat,
    BadJson,
    BadValue,
    UnknownField,
    InvalidUtf8,
    TooDeep,
    TooLarge,
    NotSqlite,
    NotATrail,
    NewerSchema,
    Corrupt,
    Locked,
    NotFound,
    Cancelled,
    Unavailable,
    Unreachable, ///< the service that `file` names
    KeyMissing,
    KeyRejected,
    TooManyRequests,
    BadAnswer, ///< unexpected response from a service
    NoEngine, ///< no container engine
    Internal,
};

/// The name of a code in JSON output, e.g. "file-not-found".
std::string_view toString(ErrorCode code);
/// Empty for an unknown name.
std::optional<ErrorCode> errorCodeFrom(std::string_view name);

/// An expected failure: its kind, the file or service, and the position. `detail` is untranslated and technical: the
/// message of a library or of the system. Faults detected by Vitrine itself are in `flaw`.
struct Error {
    ErrorCode code = ErrorCode::Internal;
    std::string file;
    std::optional<std::uint64_t> line; ///< 1-based
    std::optional<std::uint64_t> byte; ///< offset from the start of the file
    std::string detail;
    Flaw flaw = {};

    bool operator==(const Error &) const = default;
};

template <typename T>
using Result = std::expected<T, Error>;

} // namespace vitrine
