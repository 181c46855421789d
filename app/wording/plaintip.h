// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace vitrine {

/// A tip that shows a text as it is, hidden characters marked: Qt would take text of a log for HTML, or show the marks
/// of an escaped one. What is long is cut, and breaks where it has no spaces, so that the tip stays on the screen.
QString plainTip(const QString &text);

} // namespace vitrine
