// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Secrets are found in order and apart from each other, and what is shown in their place is shorter or not the same.
#include "executor/review/secretscanner.h"
#include "tests/fuzz/require.h"

#include <cstddef>
#include <cstdint>

namespace {

using namespace vitrine;

void scan(std::string_view text, bool isCode)
{
    const std::vector<Secret> secrets = findSecrets(text, { .contactData = true, .isCode = isCode });
    std::size_t location = 0;
    for (const Secret &secret : secrets) {
        fuzz::require(location <= secret.from && secret.from < secret.to && secret.to <= text.size());
        fuzz::require(maskedSecret(text, secret) != text.substr(secret.from, secret.to - secret.from));
        location = secret.to;
    }
    fuzz::require(secrets.empty() == (withoutSecrets(text, secrets) == text));
    fuzz::require(findSecrets(text, { .contactData = true, .isCode = isCode }) == secrets);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    scan(text, false);
    scan(text, true);
    return 0;
}
