// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/text/exportedimage.h"
#include "base/error.h"

#include <optional>
#include <string_view>

namespace vitrine {

/// Image functions of exports. They need libraries of a window system, and are in a module of their own, so that
/// commands without images load none of these. Both return nothing if the text is not an image, or one that is not read
/// (DecodedImage::Rejection). They may be slow: not on the GUI thread.
struct ImageServices {
    /// The image as in `documentImage`, encoded by this program: bytes from a log are not passed on.
    std::optional<ExportedImage> (*rewritten)(std::string_view text);
    /// The bytes from the log, if they could be decoded as an image of their type.
    std::optional<ExportedImage> (*asRecorded)(std::string_view text);
};

/// Loads the module at the first call. The services stay loaded until the program ends.
Result<const ImageServices *> imageServices();

} // namespace vitrine
