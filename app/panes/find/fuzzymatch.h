// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <optional>

namespace vitrine {

/// How well typed letters match a text: all of them, ignoring blanks, must occur in it in this order, each in the same
/// word as the one before it or at the start of another word. Consecutive letters and word starts score higher, long
/// texts lower. Nothing if they do not match. Pure, any thread.
std::optional<int> fuzzyScore(QStringView typed, QStringView text);

} // namespace vitrine
