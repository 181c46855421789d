// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace vitrine {

/// A tooltip that shows plain text, with hidden characters marked: Qt would interpret text from a log as HTML, or show
/// the entities of escaped text. Long text is cut and wrapped, so that the tooltip fits the screen.
QString plainTip(const QString &text);

} // namespace vitrine
