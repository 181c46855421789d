// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

/// Functions that each remove one kind of noise from a text. Pure; time and memory grow with the text's length.
namespace vitrine::NoiseText {

std::string withSortedImportLists(std::string_view text);
std::string withoutAddresses(std::string_view text);
std::string withoutModulePaths(std::string_view text);
/// Sorts the items of each printed set by their texts, because their order in Python differs in each process.
std::string withSortedSets(std::string_view text);
/// Rounds floating point numbers with more than twelve digits to twelve.
std::string withRoundedFloats(std::string_view text);
/// The text without times of day and their dates.
std::string withoutTimes(std::string_view text);
/// The text without dates, for dates without a time of day.
std::string withoutDates(std::string_view text);
std::string withoutDurations(std::string_view text);

} // namespace vitrine::NoiseText
