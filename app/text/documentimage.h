// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/records.h"

#include <QImage>

#include <optional>
#include <string_view>

namespace vitrine {

/// The image that an output is, for a document that leaves the window: paper, a report, a notebook. Nothing where the
/// text is none, or one that is not read (DecodedImage::Refusal). Smaller than it is where no page would show all of
/// it. Takes as long as it takes: not on the GUI's thread.
std::optional<QImage> documentImage(std::string_view text);

/// The address of an image as this program has written it, "data:image/png;base64,…": what a log gave is not handed on.
QByteArray dataUri(const QImage &image);

/// The address of what code displayed, in an event that tells of it; empty in all others.
std::string_view displayedImage(const EventRecord &event);

} // namespace vitrine
