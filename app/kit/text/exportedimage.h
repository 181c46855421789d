// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace vitrine {

/// An image of a step's output, for a document that is written to a file.
struct ExportedImage {
    QByteArray mediaType; ///< "image/png"
    QByteArray base64;
    int width = 0; ///< in pixels
    int height = 0;
};

} // namespace vitrine
