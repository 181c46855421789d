// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace vitrine {

/// Replaces escapes of lone surrogates in JSON, which Python's strings can contain but UTF-8 cannot, by U+FFFD.
QByteArray withoutHalfCharacters(const QByteArray &json);

} // namespace vitrine
