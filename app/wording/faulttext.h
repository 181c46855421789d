// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace vitrine {

/// The fixed words that readers of logs put beside an error code, in the user's language: "steps[3]: breaks off". What
/// they do not know, such as the words of a library, stays as it is. Plain text, not yet safe to show.
class FaultText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::FaultText)

public:
    static QString of(std::string_view detail);
};

} // namespace vitrine
