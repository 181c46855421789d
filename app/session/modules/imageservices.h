// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/text/exportedimage.h"
#include "base/error.h"

#include <optional>
#include <string_view>

namespace vitrine {

/// Image functions of exports, which need libraries of a window system: they are in a module of their own, so that
/// commands without images load none of them. Both return nothing if the text is not an image, or one that is not read
/// (DecodedImage::Rejection). They may be slow: not on the GUI thread.
struct ImageServices {
    /// As `documentImage` has it, in bytes that this program has written: what a log gave is not handed on.
    std::optional<ExportedImage> (*rewritten)(std::string_view text);
    /// The bytes of the log, once they could be read as the image that they are.
    std::optional<ExportedImage> (*asRecorded)(std::string_view text);
};

/// Loads the module when it is asked for first. The services stay to the end of the program.
Result<const ImageServices *> imageServices();

} // namespace vitrine
