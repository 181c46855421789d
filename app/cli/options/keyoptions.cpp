// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/keyoptions.h"

#include "app/cli/command/interruption.h"
#include "app/cli/options/executionoptions.h"
#include "app/wording/sealtext.h"

#include <algorithm>

namespace vitrine {

CLI::Validator publicKeyCheck()
{
    const auto check = [](std::string &text) {
        constexpr std::size_t digits = 64;
        std::ranges::transform(
            text, text.begin(), [](char c) { return c >= 'A' && c <= 'F' ? char(c - 'A' + 'a') : c; });
        const bool isKey = text.size() == digits && text.find_first_not_of("0123456789abcdef") == std::string::npos;
        return isKey
            ? std::string()
            : QCoreApplication::translate("vitrine::KeyOptions", "a public key must have 64 hexadecimal digits")
                  .toStdString();
    };
    return CLI::Validator(check, {}, "public key");
}

void KeyOptions::declare(CLI::App &parser)
{
    auto *file = parser.add_option("--key", m_location.file,
        tr("Private key file (Ed25519, PEM); default: the key in your keyring").toStdString());
    file->type_name("FILE");
    parser
        .add_option(
            "--keyring", m_location.name, tr("Name of the key in your keyring, if not the default").toStdString())
        ->type_name("NAME")
        ->excludes(file);
}

void KeyOptions::declareNewKey(CLI::App &parser)
{
    m_isCreating = true;
    parser.add_flag("--new-key", m_location.isNew, tr("Create this key; it must not exist yet").toStdString());
}

/// Whether the keyring already has an entry with the name of a new key.
bool KeyOptions::isTaken(const Error &error) const
{
    return m_location.isNew && m_location.file.empty() && error.code == ErrorCode::BadValue;
}

std::expected<SealingKey, ExitStatus> KeyOptions::take(Console &console, const Interruption &interruption) const
{
    auto key = takeSealingKey(m_location, Keyring(), [&interruption] { return interruption.hasCome(); });
    if (key)
        return std::move(*key);
    const ExitStatus status
        = m_location.file.empty() ? reportKeyring(console, key.error()) : report(console, key.error());
    if (key.error().detail == "key.exists" || isTaken(key.error()))
        console.message(tr("Leave out --new-key to use the existing key."));
    return std::unexpected(status);
}

ExitStatus KeyOptions::reportKeyring(Console &console, const Error &error) const
{
    console.message(SealText::keyringFailure(error));
    if (error.code == ErrorCode::Cancelled)
        return ExitStatus::Failed;
    if (isTaken(error))
        return ExitStatus::Unusable;
    if (!m_isCreating)
        console.message(tr("Use --key FILE to read the key from a file."));
    else if (error.code == ErrorCode::NotFound)
        console.message(tr("Create one with --new-key, or name a file with --key FILE."));
    else
        console.message(tr("Use --key FILE to read the key from a file, with --new-key to create it."));
    return ExitStatus::Unusable;
}

} // namespace vitrine
