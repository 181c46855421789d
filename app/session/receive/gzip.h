// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <expected>

namespace vitrine {

enum class GzipFault {
    Damaged,
    TooLong,
};

/// Decompresses gzip data of one or more members (RFC 1952, section 2.2) to at most `longest` bytes.
std::expected<QByteArray, GzipFault> unpackedGzip(const QByteArray &packed, qsizetype longest);

} // namespace vitrine
