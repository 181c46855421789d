// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <optional>

namespace vitrine {

/// How well a few typed letters mean a text: they must all occur in it in this order, blanks aside, each in the word of
/// the one before it or at the beginning of another. More for letters that follow each other or start words, less for
/// long texts. Nothing when they do not match. Pure, any thread.
std::optional<int> fuzzyScore(QStringView typed, QStringView text);

} // namespace vitrine
