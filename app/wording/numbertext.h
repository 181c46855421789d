// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace vitrine {

/// A count in the user's locale: "1,180".
QString numberText(std::uint64_t value);

} // namespace vitrine
