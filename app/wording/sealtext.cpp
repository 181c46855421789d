// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/sealtext.h"

#include "app/wording/safetext.h"

#include <QLocale>

namespace vitrine {

QString SealText::keyringFailure(const Error &error)
{
    switch (error.code) {
    case ErrorCode::NotFound: return tr("The keyring has no sealing key yet.");
    case ErrorCode::Unavailable:
        return tr("No keyring is available (Secret Service or KWallet). Store the key in a file instead.");
    case ErrorCode::NoPermission: return tr("The keyring is locked.");
    case ErrorCode::BadValue: return tr("The keyring already has an entry with this name.");
    case ErrorCode::Cancelled: return tr("Stopped before the keyring answered.");
    default: break;
    }
    //: %1: what the keyring says, not translated
    return tr("Keyring error: %1").arg(safeLine(error.detail));
}

QString SealText::sealed(const Checkpoint &checkpoint)
{
    return tr("Sealed %Ln entries.", nullptr, static_cast<int>(checkpoint.entries));
}

QString SealText::keepElsewhere()
{
    return tr("A seal is only convincing to someone who has its checkpoint or public key from another source.");
}

} // namespace vitrine
