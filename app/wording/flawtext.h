// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/flaw.h"

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace vitrine {

/// A defect in data that was read, in the user's language: "steps[3]: cut off". One line that is safe to show.
class FlawText final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::FlawText)

public:
    /// `detail`: the untranslated message of a library, shown last. Empty if there is nothing to report.
    static QString of(const Flaw &flaw, std::string_view detail = {});
};

} // namespace vitrine
