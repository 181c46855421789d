// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace vitrine {

/// How the program `vitrine-keyring` ends.
///     vitrine-keyring read SERVICE NAME     the secret, on standard output
///     vitrine-keyring write SERVICE NAME    the secret comes on standard input
/// A secret is never an argument, and never in what is said of a failure on standard error.
enum class KeyringAnswer {
    Done = 0,
    WrongUse = 2,
    NotFound = 10, ///< the keyring has no secret of this name
    NoService = 11, ///< no keyring service responds
    Denied = 12, ///< the user, or the keyring, did not let us
    Failed = 13,
};

} // namespace vitrine
