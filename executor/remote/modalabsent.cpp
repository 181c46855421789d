// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT

// Replaces modalplace.cpp in a build without QtGrpc.
#include "executor/remote/modalplace.h"

namespace vitrine {

namespace {

std::unexpected<Error> absent()
{
    return std::unexpected(
        Error { ErrorCode::Unavailable, {}, {}, {}, "this build has no Modal: it was made without QtGrpc" });
}

} // namespace

struct ModalPlace::Sandbox { };

ModalPlace::ModalPlace(ModalChoice choice)
    : m_choice(std::move(choice))
{
}

ModalPlace::~ModalPlace() = default;

bool ModalPlace::isThere() { return false; }

Result<KernelServer> ModalPlace::open(NetworkThread &, const Policy &) { return absent(); }

Result<QList<CloudSandbox>> ModalPlace::list(NetworkThread &, const ModalChoice &) { return absent(); }

Result<void> ModalPlace::stop(NetworkThread &, const ModalChoice &, const QString &) { return absent(); }

} // namespace vitrine
