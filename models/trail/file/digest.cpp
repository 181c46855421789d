// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/file/digest.h"

#include <openssl/evp.h>
#include <openssl/rand.h>

#include <bit>
#include <cstring>
#include <new>

namespace vitrine::trailfile {

struct Hasher::Context {
    std::unique_ptr<EVP_MD, decltype(&EVP_MD_free)> algorithm { EVP_MD_fetch(nullptr, "SHA256", nullptr),
        &EVP_MD_free };
    std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> state { EVP_MD_CTX_new(), &EVP_MD_CTX_free };
};

Hasher::Hasher()
    : m_context(std::make_unique<Context>())
{
    if (!m_context->algorithm || !m_context->state)
        throw std::bad_alloc();
}

Hasher::~Hasher() = default;

Digest Hasher::operator()(std::string_view first, std::string_view second)
{
    Digest digest;
    EVP_MD_CTX *state = m_context->state.get();
    const bool isDone = EVP_DigestInit_ex2(state, m_context->algorithm.get(), nullptr) == 1
        && EVP_DigestUpdate(state, first.data(), first.size()) == 1
        && EVP_DigestUpdate(state, second.data(), second.size()) == 1
        && EVP_DigestFinal_ex(state, reinterpret_cast<unsigned char *>(digest.data()), nullptr) == 1;
    if (!isDone)
        throw std::bad_alloc();
    return digest;
}

std::string toHex(const Digest &digest)
{
    static constexpr std::string_view digits = "0123456789abcdef";
    std::string hex;
    for (const char byte : digest) {
        hex += digits[static_cast<unsigned char>(byte) >> 4];
        hex += digits[static_cast<unsigned char>(byte) & 15];
    }
    return hex;
}

std::string randomBytes(std::size_t count)
{
    std::string bytes(count, '\0');
    if (RAND_bytes(reinterpret_cast<unsigned char *>(bytes.data()), static_cast<int>(count)) != 1)
        throw std::bad_alloc();
    return bytes;
}

std::size_t FirstBytes::operator()(const Digest &digest) const
{
    std::size_t value = 0;
    std::memcpy(&value, digest.data(), sizeof value);
    return value;
}

Salt Salts::next()
{
    Salt salt;
    if (m_used + salt.size() > m_stock.size()) {
        m_stock = randomBytes(salt.size() * 256);
        m_used = 0;
    }
    std::memcpy(salt.data(), m_stock.data() + m_used, salt.size());
    m_used += salt.size();
    return salt;
}

void Canonical::tagged(char tag, std::uint64_t value)
{
    std::array<char, 9> bytes { tag };
    for (std::size_t n = 1; n < bytes.size(); ++n, value >>= 8)
        bytes[n] = static_cast<char>(value & 0xff);
    m_bytes.append(bytes.data(), bytes.size());
}

// SQLite keeps no sign of zero, so neither do the hashes.
void Canonical::real(double value) { tagged('R', std::bit_cast<std::uint64_t>(value + 0.0)); }

void Canonical::text(std::string_view value)
{
    tagged('T', value.size());
    m_bytes += value;
}

void Canonical::digest(char tag, const Digest &value)
{
    m_bytes += tag;
    m_bytes += view(value);
}

void Canonical::row(std::string_view table)
{
    m_bytes += 'W';
    text(table);
}

} // namespace vitrine::trailfile
