// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/sealtext.h"

#include "app/wording/safetext.h"

#include <QLocale>

namespace vitrine {

QString SealText::keyringFailure(const Error &error)
{
    switch (error.code) {
    case ErrorCode::NotFound: return tr("Your keyring has no key to seal with yet.");
    case ErrorCode::Unavailable:
        return tr("No keyring answers here (Secret Service or KWallet). The key can be kept in a file instead.");
    case ErrorCode::NoPermission: return tr("Your keyring was not opened.");
    case ErrorCode::BadValue: return tr("Your keyring has something else, or a key already, under this name.");
    case ErrorCode::Cancelled: return tr("It was stopped before your keyring answered.");
    default: break;
    }
    //: %1: what the keyring says, not translated
    return tr("Your keyring did not work: %1").arg(safeLine(error.detail));
}

QString SealText::sealed(const Checkpoint &checkpoint)
{
    return tr("Sealed %Ln entries.", nullptr, static_cast<int>(checkpoint.entries));
}

QString SealText::keepElsewhere()
{
    return tr("A seal only proves something to who has its checkpoint or public key from another place.");
}

} // namespace vitrine
