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
/// users of a keyring load the libraries for it, and a keyring that does not respond can be abandoned. Secrets go
/// through pipes, never into arguments or messages.
///
/// Errors: NotFound (no such secret), Unavailable (no keyring here), NoPermission (it was not opened), Cancelled.
/// Blocks, also while the user is asked to open the keyring: any thread but the GUI's.
class Keyring final {
public:
    using StopCall = std::function<bool()>;

    explicit Keyring(QString program = helperProgram());

    Result<std::string> read(const QString &name, const StopCall &isStopped = {}) const;
    /// Takes the place of what has the same name.
    Result<void> write(const QString &name, std::string_view secret, const StopCall &isStopped = {}) const;

    /// In the build beside this program, and as it is installed; empty when it is in neither place.
    static QString helperProgram();

private:
    Result<std::string> ask(
        const QString &what, const QString &name, std::string_view input, const StopCall &isStopped) const;

    QString m_program;
};

} // namespace vitrine
