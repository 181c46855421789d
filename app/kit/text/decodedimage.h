// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/text/foundimages.h"

#include <QImage>
#include <QSize>

namespace vitrine {

/// The result of decoding an image in a text. It comes from untrusted code: only the four known formats are read, with
/// bounded memory and time.
struct DecodedImage {
    enum class Rejection {
        None,
        TooLong, ///< more bytes than are read
        TooLarge, ///< more pixels than are decoded, regardless of the number of bytes
        TooManyPasses, ///< a progressive JPEG with too many scans
        Unreadable,
        UnknownFormat, ///< this system has no reader for it
    };
    FoundImage::Format format = FoundImage::Format::Png;
    Rejection rejection = Rejection::None;
    QImage image; ///< the first frame of an animation; scaled down if larger than any screen
    QSize size; ///< as stated in the file
    QByteArray bytes; ///< contents of the file
};

/// May be slow: not on the GUI thread.
DecodedImage decodedImage(const FoundImage &found);

} // namespace vitrine
