// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace vitrine {

/// JSON in which escapes of lone surrogates, which Python's strings may hold and no UTF-8 can, are U+FFFD instead.
QByteArray withoutHalfCharacters(const QByteArray &json);

} // namespace vitrine
