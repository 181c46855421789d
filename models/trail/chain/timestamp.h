// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "base/error.h"

#include <filesystem>
#include <string>
#include <string_view>

/// Time stamps by an authority (RFC 3161): that some bytes existed at a time, by a clock that is not ours. Nothing here
/// uses the network; request and response are the DER documents that an authority takes and gives.
namespace vitrine {

/// The statement of an authority.
struct Timestamp {
    double time = 0; ///< Unix seconds
    std::string serial; ///< of the authority, in hexadecimal digits
    std::string policy; ///< object identifier
    bool isTrusted = false; ///< its signature leads to one of the given certificates
};

/// A request for the SHA-256 of some bytes.
Result<std::string> timestampRequest(std::string_view bytes);

/// Fails (BadValue) for a response that grants nothing, is about other bytes or more than five minutes later than
/// `now`. With certificates (a PEM file), the signature has to lead to one of them; without, it is not checked.
Result<Timestamp> timestampFrom(std::string_view response, std::string_view bytes,
    const std::filesystem::path &certificates = {}, double now = secondsSinceEpoch());

} // namespace vitrine
