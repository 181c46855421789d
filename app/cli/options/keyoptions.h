// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command/console.h"
#include "app/cli/command/exitstatus.h"
#include "app/session/keyring/sealingkeys.h"

#include <CLI/App.hpp>
#include <QCoreApplication>

#include <expected>

namespace vitrine {

class Interruption;

/// Accepts a public key (64 hexadecimal digits) and converts it to lowercase.
CLI::Validator publicKeyCheck();

/// The options of commands that sign: the private key, from a file or from the user's keyring.
class KeyOptions final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::KeyOptions)

public:
    void declare(CLI::App &parser);
    /// Adds `--new-key`, with which the user can create the key.
    void declareNewKey(CLI::App &parser);
    /// Reads or creates the key. Blocks while the keyring asks the user. Failures are printed; the exit status is
    /// returned.
    std::expected<SealingKey, ExitStatus> take(Console &console, const Interruption &interruption) const;

private:
    bool isTaken(const Error &error) const;
    ExitStatus reportKeyring(Console &console, const Error &error) const;

    SealingKeyLocation m_location;
    bool m_isCreating = false;
};

} // namespace vitrine
