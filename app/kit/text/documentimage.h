// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/text/exportedimage.h"

#include <QImage>

#include <optional>
#include <string_view>

namespace vitrine {

/// The image of an output, for a document that leaves the window: paper, a report, a notebook. Empty if the text is not
/// an image or is not read (DecodedImage::Rejection). Scaled down if larger than a page. May be slow: not on the GUI
/// thread.
std::optional<QImage> documentImage(std::string_view text);

/// The same in the bytes that this program writes, as PNG, or as JPEG where that is much smaller.
ExportedImage exported(const QImage &image);

} // namespace vitrine
