// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace vitrine::trailfile {

/// A SHA-256 as it is stored: 32 bytes.
using Digest = std::array<char, 32>;

inline std::string_view view(const Digest &digest) { return { digest.data(), digest.size() }; }

/// Hashes digests for a hash table by their first bytes, because digests are already random.
struct FirstBytes {
    std::size_t operator()(const Digest &digest) const;
};

/// The salt of a text's hash, so that the text cannot be guessed from the hash.
using Salt = std::array<char, 16>;

inline std::string_view view(const Salt &salt) { return { salt.data(), salt.size() }; }

/// Computes SHA-256 digests with one reused OpenSSL context. One thread at a time.
class Hasher final {
public:
    Hasher();
    ~Hasher();
    Hasher(const Hasher &) = delete;
    Hasher &operator=(const Hasher &) = delete;

    /// The hash of the concatenated parts.
    Digest operator()(std::string_view first, std::string_view second = {});

private:
    struct Context;
    std::unique_ptr<Context> m_context;
};

std::string toHex(const Digest &digest);

/// `count` unpredictable bytes.
std::string randomBytes(std::size_t count);

/// Takes salts from a buffer of random bytes, to save a system call for each. One thread at a time.
class Salts final {
public:
    Salt next();

private:
    std::string m_stock;
    std::size_t m_used = 0;
};

/// The canonical bytes that entries are hashed over: a sequence of values, each with a tag and, if its length varies,
/// its length, so that different sequences never give the same bytes. Numbers are little-endian.
class Canonical final {
public:
    void null() { m_bytes += 'N'; }
    void integer(std::int64_t value) { tagged('I', static_cast<std::uint64_t>(value)); }
    void real(double value);
    void text(std::string_view value);
    void digest(char tag, const Digest &value); ///< 'C' content, 'P' prompt, 'S' steps, 'E' entry
    void row(std::string_view table);
    void listEnd() { m_bytes += 'Z'; }

    const std::string &bytes() const { return m_bytes; }
    void clear() { m_bytes.clear(); }

private:
    void tagged(char tag, std::uint64_t value);
    std::string m_bytes;
};

} // namespace vitrine::trailfile
