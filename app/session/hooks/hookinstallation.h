// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "executor/policy/policy.h"
#include "models/hooks/hookevent.h"

#include <QCoreApplication>
#include <QString>

#include <expected>
#include <string>
#include <vector>

namespace vitrine {

/// The tasks of the hooks of an agent. Texts are written as given; empty ones are left out.
struct HookChoices {
    HookAgent agent = HookAgent::ClaudeCode;
    std::string file {}; ///< settings; empty: those of the user
    std::string trail {};
    std::string policy {}; ///< name of a bundled policy, or a file
    std::string fail {}; ///< "open", "closed"
    std::string approvals {}; ///< seconds to wait for a person
};

/// A change of an agent's settings that was not made yet.
struct HookChange {
    QString file;
    std::string before; ///< empty if the file does not exist
    std::string after;
    /// The lines that differ, prefixed with "-" and "+", with three lines of context; empty: there is nothing to
    /// change.
    std::vector<std::string> lines;
};

/// Adds hooks to the settings of a coding agent, or removes them: for the command line and the window. All functions
/// block; any thread.
class HookInstallation final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::HookInstallation)

public:
    /// Absolute.
    static QString settingsFile(const HookChoices &choices);
    /// The change; or, as a sentence, why the settings cannot be changed. Asks the agent for its version.
    static std::expected<HookChange, QString> install(const HookChoices &choices);
    static std::expected<HookChange, QString> uninstall(const HookChoices &choices);
    /// Makes a change. An existing file is kept until the new one is complete, and if it is not as it was read.
    static std::expected<void, QString> make(const HookChange &change);
    /// Sentences about hooks that would decide nothing, or do nothing at all, or not yet. `policy`: the chosen one,
    /// `settings`: those that the hooks are in.
    static QStringList warnings(const HookChoices &choices, const Policy &policy, const std::string &settings);

private:
    static std::expected<std::string, QString> read(const QString &file);
    static std::string command(const HookChoices &choices);
};

} // namespace vitrine
