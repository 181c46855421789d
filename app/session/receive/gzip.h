// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

namespace vitrine {

/// Decompresses gzip data; nothing if it is damaged, or longer than `longest`.
std::optional<QByteArray> unpackedGzip(const QByteArray &packed, qsizetype longest);

} // namespace vitrine
