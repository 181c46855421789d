// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/logs/bytes/bytesource.h"
#include "models/logs/bytes/sessiondocument.h"

#include <memory>

namespace vitrine {

/// The text of a document as bytes, which count toward the allowance. Not null.
std::unique_ptr<ByteSource> documentBytes(
    std::unique_ptr<SessionDocument> document, std::shared_ptr<Allowance> allowance);

} // namespace vitrine
