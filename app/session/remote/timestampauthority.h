// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QByteArray>
#include <QUrl>

namespace vitrine {

/// Sends a time stamp request (RFC 3161) to an authority over HTTP and returns its response, both in DER. Any thread
/// but the GUI's: blocks until the answer arrives, at most a minute.
Result<QByteArray> askTimestampAuthority(const QUrl &address, const QByteArray &request);

} // namespace vitrine
