// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/text/exportedimage.h"

#include <QImage>

#include <optional>
#include <string_view>

namespace vitrine {

/// The image that an output is, for a document that leaves the window: paper, a report, a notebook. Nothing where the
/// text is none, or one that is not read (DecodedImage::Refusal). Smaller than it is where no page would show all of
/// it. Takes as long as it takes: not on the GUI's thread.
std::optional<QImage> documentImage(std::string_view text);

/// The same in the bytes that this program writes, as PNG, or as JPEG where that is much smaller.
ExportedImage exported(const QImage &image);

} // namespace vitrine
