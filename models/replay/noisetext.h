// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

/// Texts brought to a form in which one kind of noise is gone. Pure; time and memory grow with the text's length.
namespace vitrine::NoiseText {

std::string withSortedImportLists(std::string_view text);
std::string withoutAddresses(std::string_view text);
std::string withoutModulePaths(std::string_view text);
/// The items of each printed set in the order of their texts: Python's own is another one in each process.
std::string withSortedSets(std::string_view text);
/// Floating point numbers to twelve digits, where they have more.
std::string withRoundedFloats(std::string_view text);
/// Times of day, with their dates.
std::string withoutTimes(std::string_view text);
/// The text without dates that have no time.
std::string withoutDates(std::string_view text);
std::string withoutDurations(std::string_view text);

} // namespace vitrine::NoiseText
