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
        TooLarge, ///< more pixels than are decoded, however few bytes they are packed in
        TooManyPasses, ///< a JPEG that is painted over and over
        Unreadable,
        UnknownFormat, ///< this system has no reader for it
    };
    FoundImage::Format format = FoundImage::Format::Png;
    Rejection rejection = Rejection::None;
    QImage image; ///< the first frame of an animation; scaled down if larger than any screen
    QSize size; ///< as the file says
    QByteArray bytes; ///< size in the file
};

/// Takes as long as it takes: not on the GUI's thread.
DecodedImage decodedImage(const FoundImage &found);

} // namespace vitrine
