// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trail/certificatesfile.h"

#include "app/cli/options/executionoptions.h"
#include "app/session/textfile.h"
#include "models/trail/chain/timestamp.h"

namespace vitrine {

namespace {

/// All authorities that a system trusts are in a file of less than half a mebibyte.
constexpr std::size_t longestCertificates = 16 << 20;

} // namespace

std::expected<std::string, ExitStatus> readCertificates(Console &console, const std::string &file)
{
    if (file.empty())
        return {};
    auto text = readBytes(file, longestCertificates);
    if (!text)
        return std::unexpected(report(console, text.error()));
    if (!hasCertificates(*text))
        return std::unexpected(report(console, { ErrorCode::BadValue, file, {}, {}, "certificates.none" }));
    return std::move(*text);
}

} // namespace vitrine
