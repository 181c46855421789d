// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "app/cli/exitstatus.h"
#include "app/session/keyring/sealingkeys.h"

#include <CLI/App.hpp>
#include <QCoreApplication>

#include <expected>

namespace vitrine {

class Interruption;

/// Accepts a public key (64 hexadecimal digits) and writes it in small letters.
CLI::Validator publicKeyCheck();

/// The options of commands that sign: the private key, from a file or from the user's keyring.
class KeyOptions final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::KeyOptions)

public:
    void declare(CLI::App &parser);
    /// Lets the user create the key with `--new-key`.
    void declareNewKey(CLI::App &parser);
    /// Blocks while the keyring asks the user. Failures are printed; the exit status is returned.
    std::expected<SealingKey, ExitStatus> take(Console &console, const Interruption &interruption) const;

private:
    ExitStatus reportKeyring(Console &console, const Error &error) const;

    SealingKeyLocation m_location;
    bool m_isCreating = false;
};

} // namespace vitrine
