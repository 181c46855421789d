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

/// An Ed25519 private key for sealing trails. Stored in a PEM file that only its owner may read, or as the same text in
/// a keyring.
class SealingKey final {
public:
    static Result<SealingKey> generate();
    /// Fails for files that others may read.
    static Result<SealingKey> load(const std::filesystem::path &file);
    /// Reads the key from the text of a PEM file.
    static Result<SealingKey> fromPem(std::string_view pem);
    ~SealingKey();
    SealingKey(SealingKey &&other) noexcept;
    SealingKey &operator=(SealingKey &&other) noexcept;

    /// Writes a new file. Fails if the file exists, and leaves that file unchanged.
    Result<void> save(const std::filesystem::path &file) const;
    /// The private key as the text of a PEM file. Keep it secret.
    std::string toPem() const;
    std::string publicKey() const; ///< 32 bytes as hexadecimal digits
    std::string sign(std::string_view bytes) const; ///< 64 bytes as hexadecimal digits

private:
    struct Private;
    explicit SealingKey(std::unique_ptr<Private> d);
    static Result<SealingKey> read(bio_st *bio, const std::filesystem::path &file);
    std::unique_ptr<Private> d;
};

/// Whether the signature is valid. Key and signature are hexadecimal digits; false if either is malformed.
bool isSignedBy(std::string_view publicKey, std::string_view signature, std::string_view bytes);

} // namespace vitrine
