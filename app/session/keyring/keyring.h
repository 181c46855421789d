// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QString>

#include <functional>
#include <string>
#include <string_view>

namespace vitrine {

/// The user's keyring: a Secret Service, or KWallet. A separate program accesses it (keyringanswer.h), so that only
/// users of a keyring load the libraries for it, and a keyring that does not respond can be abandoned. Secrets are
/// passed through pipes, never in arguments or messages.
///
/// Errors: NotFound (no such secret), Unavailable (no keyring service), NoPermission (not unlocked), Cancelled. Blocks,
/// also while the user is asked to unlock the keyring: any thread but the GUI's.
class Keyring final {
public:
    using StopCall = std::function<bool()>;

    explicit Keyring(QString program = helperProgram());

    Result<std::string> read(const QString &name, const StopCall &isStopped = {}) const;
    /// Replaces an existing secret of the same name.
    Result<void> write(const QString &name, std::string_view secret, const StopCall &isStopped = {}) const;

    /// Path of the helper program: next to this program in a build, or where it is installed; empty if it is missing.
    static QString helperProgram();

private:
    Result<std::string> ask(
        const QString &what, const QString &name, std::string_view input, const StopCall &isStopped) const;

    QString m_program;
};

} // namespace vitrine
