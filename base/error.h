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

/// The kinds of expected failures. Lower layers send the code, app/ makes the sentence.
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
    BadAnswer, ///< of a service
    NoEngine, ///< for containers
    Internal,
};

/// The name of a code in JSON output, e.g. "file-not-found".
std::string_view toString(ErrorCode code);
/// Empty for a name that no code has.
std::optional<ErrorCode> errorCodeFrom(std::string_view name);

/// An expected failure: what, in which file or at which service, where in it. `detail` is untranslated and technical:
/// the words of a library or of the system. Faults that we find ourselves are in `flaw`.
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
