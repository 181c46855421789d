// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

struct bio_st; // OpenSSL's BIO

namespace vitrine {

/// A private key of Ed25519 that seals trails. Kept in a PEM file that only its owner may read, or as the same text in
/// a keyring.
class SealingKey final {
public:
    static Result<SealingKey> generate();
    /// Fails for files that others may read.
    static Result<SealingKey> load(const std::filesystem::path &file);
    /// Out of the text of a PEM file, wherever that was kept.
    static Result<SealingKey> fromPem(std::string_view pem);
    ~SealingKey();
    SealingKey(SealingKey &&other) noexcept;
    SealingKey &operator=(SealingKey &&other) noexcept;

    /// Writes a new file; one that is there stays as it is and is an error.
    Result<void> save(const std::filesystem::path &file) const;
    /// The private key as the text of a PEM file: a secret.
    std::string toPem() const;
    std::string publicKey() const; ///< 32 bytes as hexadecimal digits
    std::string sign(std::string_view bytes) const; ///< 64 bytes as hexadecimal digits

private:
    struct Private;
    explicit SealingKey(std::unique_ptr<Private> d);
    static Result<SealingKey> read(bio_st *bio, const std::filesystem::path &file);
    std::unique_ptr<Private> d;
};

/// Hexadecimal digits in and out; anything that is none verifies as false.
bool isSignedBy(std::string_view publicKey, std::string_view signature, std::string_view bytes);

} // namespace vitrine
