// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT

// Replaces modalsite.cpp in a build without QtGrpc.
#include "executor/remote/modalsite.h"

namespace vitrine {

namespace {

std::unexpected<Error> absent()
{
    return std::unexpected(
        Error { ErrorCode::Unavailable, {}, {}, {}, "this build does not support Modal: it was built without QtGrpc" });
}

} // namespace

struct ModalSite::Sandbox { };

ModalSite::ModalSite(ModalChoice choice)
    : m_choice(std::move(choice))
{
}

ModalSite::~ModalSite() = default;

bool ModalSite::isThere() { return false; }

Result<KernelServer> ModalSite::open(NetworkThread &, const Policy &) { return absent(); }

Result<QList<CloudSandbox>> ModalSite::list(NetworkThread &, const ModalChoice &) { return absent(); }

Result<void> ModalSite::stop(NetworkThread &, const ModalChoice &, const QString &) { return absent(); }

} // namespace vitrine
