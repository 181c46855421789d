// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "models/trail/chain/signature.h"

#include "models/trail/file/hex.h"

#include <openssl/evp.h>
#include <openssl/pem.h>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <cstring>

namespace vitrine {

namespace {

using Key = std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)>;
using Bio = std::unique_ptr<BIO, decltype(&BIO_free)>;
using Context = std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)>;

constexpr std::size_t keySize = 32;
constexpr std::size_t signatureSize = 64;

Error failure(ErrorCode code, const std::filesystem::path &file, std::string detail)
{
    return { code, file.string(), {}, {}, std::move(detail) };
}

Error failureOfErrno(const std::filesystem::path &file, ErrorCode otherwise)
{
    const int number = errno;
    const bool isWriting = otherwise == ErrorCode::WriteFailed;
    const ErrorCode code = number == ENOENT || number == ENOTDIR ? ErrorCode::FileNotFound
        : number == EACCES || number == EPERM ? (isWriting ? ErrorCode::ReadOnly : ErrorCode::NoPermission)
        : number == EROFS                     ? ErrorCode::ReadOnly
        : number == ENOSPC                    ? ErrorCode::DiskFull
        : number == EISDIR                    ? ErrorCode::IsDirectory
                                              : otherwise;
    return failure(code, file, std::strerror(number));
}

/// Closes the file that it is given.
class File {
public:
    File(const std::filesystem::path &path, int flags)
        : m_descriptor(::open(path.c_str(), flags | O_CLOEXEC, 0600))
        , m_stream(m_descriptor < 0 ? nullptr : ::fdopen(m_descriptor, (flags & O_WRONLY) != 0 ? "w" : "r"))
    {
    }
    ~File()
    {
        if (m_stream)
            std::fclose(m_stream);
    }
    File(const File &) = delete;
    File &operator=(const File &) = delete;
    std::FILE *stream() const { return m_stream; }
    int descriptor() const { return m_descriptor; }

private:
    int m_descriptor;
    std::FILE *m_stream;
};

const unsigned char *bytesOf(std::string_view text) { return reinterpret_cast<const unsigned char *>(text.data()); }

} // namespace

struct SealingKey::Private {
    Key key { nullptr, &EVP_PKEY_free };
};

SealingKey::SealingKey(std::unique_ptr<Private> content)
    : d(std::move(content))
{
}
SealingKey::~SealingKey() = default;
SealingKey::SealingKey(SealingKey &&other) noexcept = default;
SealingKey &SealingKey::operator=(SealingKey &&other) noexcept = default;

Result<SealingKey> SealingKey::generate()
{
    auto content = std::make_unique<Private>();
    content->key.reset(EVP_PKEY_Q_keygen(nullptr, nullptr, "ED25519"));
    if (!content->key)
        return std::unexpected(failure(ErrorCode::Unavailable, {}, "Ed25519"));
    return SealingKey(std::move(content));
}

Result<SealingKey> SealingKey::load(const std::filesystem::path &path)
{
    const File file(path, O_RDONLY | O_NONBLOCK); // a named pipe is rejected below, not waited for
    if (!file.stream())
        return std::unexpected(failureOfErrno(path, ErrorCode::ReadFailed));
    struct stat status {};
    if (::fstat(file.descriptor(), &status) != 0 || !S_ISREG(status.st_mode))
        return std::unexpected(failure(ErrorCode::BadValue, path, "not a regular file"));
    if ((status.st_mode & 077) != 0)
        return std::unexpected(failure(ErrorCode::NoPermission, path, "other users can read the key: run chmod 600"));
    return read(Bio(BIO_new_fp(file.stream(), BIO_NOCLOSE), &BIO_free).get(), path);
}

Result<SealingKey> SealingKey::fromPem(std::string_view pem)
{
    const int size = static_cast<int>(std::min<std::size_t>(pem.size(), INT_MAX));
    return read(Bio(BIO_new_mem_buf(pem.data(), size), &BIO_free).get(), {});
}

Result<SealingKey> SealingKey::read(BIO *bio, const std::filesystem::path &path)
{
    auto content = std::make_unique<Private>();
    // An empty passphrase, so that OpenSSL does not ask for one on the terminal.
    char none[] = "";
    if (bio)
        content->key.reset(PEM_read_bio_PrivateKey(bio, nullptr, nullptr, none));
    if (!content->key || EVP_PKEY_is_a(content->key.get(), "ED25519") != 1)
        return std::unexpected(failure(ErrorCode::BadValue, path, "not an Ed25519 private key"));
    return SealingKey(std::move(content));
}

std::string SealingKey::toPem() const
{
    const Bio bio(BIO_new(BIO_s_secmem()), &BIO_free);
    char *text = nullptr;
    if (!bio || PEM_write_bio_PrivateKey(bio.get(), d->key.get(), nullptr, nullptr, 0, nullptr, nullptr) != 1)
        return {};
    const long size = BIO_get_mem_data(bio.get(), &text);
    return { text, static_cast<std::size_t>(size) };
}

Result<void> SealingKey::save(const std::filesystem::path &path) const
{
    const File file(path, O_WRONLY | O_CREAT | O_EXCL);
    if (!file.stream() && errno == EEXIST)
        return std::unexpected(failure(ErrorCode::WriteFailed, path, "key.exists"));
    if (!file.stream())
        return std::unexpected(failureOfErrno(path, ErrorCode::WriteFailed));
    const bool isWritten = PEM_write_PrivateKey(file.stream(), d->key.get(), nullptr, nullptr, 0, nullptr, nullptr) == 1
        && std::fflush(file.stream()) == 0 && ::fsync(file.descriptor()) == 0;
    if (isWritten)
        return {};
    auto error = failureOfErrno(path, ErrorCode::WriteFailed);
    ::unlink(path.c_str()); // an incomplete key would prevent the next attempt
    return std::unexpected(std::move(error));
}

std::string SealingKey::publicKey() const
{
    std::array<unsigned char, keySize> bytes {};
    std::size_t size = bytes.size();
    EVP_PKEY_get_raw_public_key(d->key.get(), bytes.data(), &size);
    return trailfile::hexOf({ reinterpret_cast<const char *>(bytes.data()), size });
}

std::string SealingKey::sign(std::string_view bytes) const
{
    std::array<unsigned char, signatureSize> signature {};
    std::size_t size = signature.size();
    const Context context(EVP_MD_CTX_new(), &EVP_MD_CTX_free);
    const bool isDone = context && EVP_DigestSignInit(context.get(), nullptr, nullptr, nullptr, d->key.get()) == 1
        && EVP_DigestSign(context.get(), signature.data(), &size, bytesOf(bytes), bytes.size()) == 1;
    return isDone ? trailfile::hexOf({ reinterpret_cast<const char *>(signature.data()), size }) : std::string();
}

bool isSignedBy(std::string_view publicKey, std::string_view signature, std::string_view bytes)
{
    const auto key = trailfile::bytesOfHex(publicKey);
    const auto sign = trailfile::bytesOfHex(signature);
    if (!key || !sign || key->size() != keySize || sign->size() != signatureSize)
        return false;
    const Key loaded(
        EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nullptr, bytesOf(*key), key->size()), &EVP_PKEY_free);
    const Context context(EVP_MD_CTX_new(), &EVP_MD_CTX_free);
    return loaded && context && EVP_DigestVerifyInit(context.get(), nullptr, nullptr, nullptr, loaded.get()) == 1
        && EVP_DigestVerify(context.get(), bytesOf(*sign), sign->size(), bytesOf(bytes), bytes.size()) == 1;
}

} // namespace vitrine
