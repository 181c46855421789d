// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "base/sha256.h"

#include <openssl/evp.h>

#include <array>
#include <new>

namespace vitrine {

namespace {
struct FreeDigest {
    void operator()(EVP_MD_CTX *context) const { EVP_MD_CTX_free(context); }
};
} // namespace

struct Sha256::Context {
    std::unique_ptr<EVP_MD_CTX, FreeDigest> digest { EVP_MD_CTX_new() };
};

Sha256::Sha256()
    : m_context(std::make_unique<Context>())
{
    if (!m_context->digest || EVP_DigestInit_ex(m_context->digest.get(), EVP_sha256(), nullptr) != 1)
        throw std::bad_alloc(); // the only way in which a built-in digest fails
}

Sha256::~Sha256() = default;

void Sha256::add(std::string_view bytes) { EVP_DigestUpdate(m_context->digest.get(), bytes.data(), bytes.size()); }

std::string Sha256::hex()
{
    std::array<unsigned char, 32> digest {};
    EVP_DigestFinal_ex(m_context->digest.get(), digest.data(), nullptr);
    static constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    text.reserve(digest.size() * 2);
    for (const unsigned char byte : digest) {
        text += digits[byte >> 4U];
        text += digits[byte & 0xFU];
    }
    return text;
}

std::string sha256Hex(std::string_view bytes)
{
    Sha256 hash;
    hash.add(bytes);
    return hash.hex();
}

} // namespace vitrine
