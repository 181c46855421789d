// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "base/error.h"

#include <string>
#include <string_view>

/// Time stamps by an authority (RFC 3161), which prove that some bytes existed at a time, by a clock other than our
/// own. Nothing here uses the network: requests and responses are the DER documents that are exchanged with the
/// authority.
namespace vitrine {

/// The statement of an authority.
struct Timestamp {
    double time = 0; ///< Unix seconds
    std::string serial; ///< serial number of the time stamp, in hexadecimal digits
    std::string policy; ///< object identifier
    bool isTrusted = false; ///< its signature chain ends at one of the given certificates
};

/// A request for the SHA-256 of some bytes.
Result<std::string> timestampRequest(std::string_view bytes);

/// Whether a text has at least one certificate (PEM).
bool hasCertificates(std::string_view text);

/// Fails (BadValue) for a response that grants nothing, is for other bytes, or is more than five minutes later than
/// `now`. With certificates (PEM), the signature chain must end at one of them; without, it is not checked.
Result<Timestamp> timestampFrom(std::string_view response, std::string_view bytes, std::string_view certificates = {},
    double now = secondsSinceEpoch());

} // namespace vitrine
