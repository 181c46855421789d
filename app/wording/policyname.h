// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace vitrine {

/// The name of the active policy, the same wherever it is shown.
class PolicyName final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PolicyName)

public:
    /// A policy recovered from a log that does not name it.
    static QString ofLog();
    /// Why a policy is active. Default: the user chose none, and the log does not name one.
    enum class Origin { Chosen, Log, Default };
    /// Made safe and short.
    static QString shown(std::string_view name, Origin origin);
};

} // namespace vitrine
