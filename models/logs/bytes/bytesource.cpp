// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logs/bytes/bytesource.h"

#include "models/logs/bytes/peekedsource.h"
#include "models/logs/bytes/utf16source.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <limits>
#include <system_error>
#include <utility>
#include <vector>

namespace vitrine {

namespace {

constexpr std::size_t chunk = 256 << 10;
/// zstd data may request a window as large as the data. A larger one than this is an attack on the memory, not a log.
constexpr int longestWindowLog = 27;

constexpr std::string_view gzipMagic = "\x1F\x8B";
constexpr std::string_view zstdMagic = "\x28\xB5\x2F\xFD";

ErrorCode codeOf(int number)
{
    switch (number) {
    case ENOENT:
    case ENOTDIR: return ErrorCode::FileNotFound;
    case EACCES:
    case EPERM: return ErrorCode::NoPermission;
    case EISDIR: return ErrorCode::IsDirectory;
    default: return ErrorCode::ReadFailed;
    }
}

Error failure(const std::filesystem::path &file, ErrorCode code, std::string detail = {})
{
    return { .code = code, .file = file.string(), .line = {}, .byte = {}, .detail = std::move(detail) };
}

Error irregular(const std::filesystem::path &file)
{
    auto error = failure(file, ErrorCode::ReadFailed);
    error.flaw.code = FlawCode::NotRegularFile;
    return error;
}

Error systemFailure(const std::filesystem::path &file, int number)
{
    return failure(file, codeOf(number), std::generic_category().message(number));
}

Error bomb(std::uint64_t packed)
{
    auto error = failure({}, ErrorCode::TooLarge);
    error.flaw = { .code = FlawCode::TooMuchUnpacked,
        .arguments = { std::to_string(packed), std::to_string(longestUnpacked(packed)) } };
    return error;
}

class FileSource final : public ByteSource {
public:
    FileSource(int descriptor, std::uint64_t size)
        : m_descriptor(descriptor)
        , m_size(size)
    {
    }
    ~FileSource() override { ::close(m_descriptor); }
    FileSource(const FileSource &) = delete;
    FileSource &operator=(const FileSource &) = delete;

    std::size_t read(char *target, std::size_t count) override
    {
        const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(count, m_size - m_done));
        for (;;) {
            const ssize_t got = ::pread(m_descriptor, target, wanted, static_cast<off_t>(m_done));
            if (got >= 0) {
                m_done += static_cast<std::uint64_t>(got);
                return static_cast<std::size_t>(got);
            }
            if (errno == EINTR)
                continue;
            fail(codeOf(errno), std::generic_category().message(errno));
            return 0;
        }
    }
    std::uint64_t done() const override { return m_done; }
    std::uint64_t total() const override { return m_size; }

private:
    int m_descriptor;
    std::uint64_t m_size;
    std::uint64_t m_done = 0;
};

class TextSource final : public ByteSource {
public:
    explicit TextSource(std::string_view text)
        : m_text(text)
    {
    }

    std::size_t read(char *target, std::size_t count) override
    {
        const std::size_t got = m_text.copy(target, count, m_done);
        m_done += got;
        return got;
    }
    std::uint64_t done() const override { return m_done; }
    std::uint64_t total() const override { return m_text.size(); }

private:
    std::string_view m_text;
    std::size_t m_done = 0;
};

/// Common parts of gzip and zstd: packed bytes are read chunk by chunk, and unpacked bytes are counted.
class PackedSource : public ByteSource {
public:
    PackedSource(std::unique_ptr<ByteSource> inner, std::shared_ptr<Allowance> allowance)
        : m_inner(std::move(inner))
        , m_allowance(std::move(allowance))
        , m_packed(chunk)
    {
    }
    std::uint64_t done() const override { return m_inner->done(); }
    std::uint64_t total() const override { return m_inner->total(); }

    std::size_t read(char *target, std::size_t count) override
    {
        if (fault() || m_isAtEnd)
            return 0;
        const std::size_t got = unpack(target, count);
        m_produced += got;
        if (m_produced > longestUnpacked(m_inner->done()) && !fault())
            fail(bomb(m_inner->done()));
        if (const auto why = m_allowance ? m_allowance->takeBytes(got) : std::nullopt; why && !fault())
            fail(*why);
        return fault() && fault()->code == ErrorCode::TooLarge ? 0 : got;
    }

protected:
    virtual std::size_t unpack(char *target, std::size_t count) = 0;
    /// More packed bytes, when all were used. False at their end.
    bool refill()
    {
        if (m_used < m_length)
            return true;
        m_length = m_inner->read(m_packed.data(), m_packed.size());
        m_used = 0;
        if (m_inner->fault() && !fault())
            fail(*m_inner->fault());
        return m_length > 0;
    }
    char *packed() { return m_packed.data() + m_used; }
    std::size_t left() const { return m_length - m_used; }
    void use(std::size_t count) { m_used += count; }
    void end() { m_isAtEnd = true; }

private:
    std::unique_ptr<ByteSource> m_inner;
    std::shared_ptr<Allowance> m_allowance; ///< may be null
    std::vector<char> m_packed;
    std::size_t m_length = 0;
    std::size_t m_used = 0;
    std::uint64_t m_produced = 0;
    bool m_isAtEnd = false;
};

class GzipSource final : public PackedSource {
public:
    GzipSource(std::unique_ptr<ByteSource> inner, std::shared_ptr<Allowance> allowance)
        : PackedSource(std::move(inner), std::move(allowance))
    {
        constexpr int gzipOnly = 16;
        m_isReady = ::inflateInit2(&m_stream, MAX_WBITS + gzipOnly) == Z_OK;
    }
    ~GzipSource() override
    {
        if (m_isReady)
            ::inflateEnd(&m_stream);
    }
    GzipSource(const GzipSource &) = delete;
    GzipSource &operator=(const GzipSource &) = delete;

private:
    std::size_t unpack(char *target, std::size_t count) override
    {
        m_stream.next_out = reinterpret_cast<Bytef *>(target);
        m_stream.avail_out = static_cast<uInt>(std::min<std::size_t>(count, std::numeric_limits<uInt>::max()));
        const uInt wanted = m_stream.avail_out;
        while (m_isReady && m_stream.avail_out == wanted && !fault()) {
            if (!refill()) {
                if (!m_isBetween)
                    fail(ErrorCode::BadValue, FlawCode::GzipCutOff);
                end();
                break;
            }
            step();
        }
        if (!m_isReady)
            fail(ErrorCode::Internal, "zlib");
        return wanted - m_stream.avail_out;
    }
    void step()
    {
        m_stream.next_in = reinterpret_cast<Bytef *>(packed());
        m_stream.avail_in = static_cast<uInt>(left());
        const int status = ::inflate(&m_stream, Z_NO_FLUSH);
        use(left() - m_stream.avail_in);
        m_isBetween = status == Z_STREAM_END;
        // Several members one after the other are one file.
        if (status == Z_STREAM_END)
            ::inflateReset(&m_stream);
        else if (status != Z_OK && status != Z_BUF_ERROR)
            fail(ErrorCode::BadValue, FlawCode::DamagedGzip, m_stream.msg != nullptr ? m_stream.msg : "");
    }

    z_stream m_stream {};
    bool m_isReady = false;
    bool m_isBetween = false;
};

class ZstdSource final : public PackedSource {
public:
    ZstdSource(std::unique_ptr<ByteSource> inner, std::shared_ptr<Allowance> allowance)
        : PackedSource(std::move(inner), std::move(allowance))
        , m_stream(::ZSTD_createDStream(), ::ZSTD_freeDStream)
    {
        if (m_stream)
            ::ZSTD_DCtx_setParameter(m_stream.get(), ZSTD_d_windowLogMax, longestWindowLog);
    }

private:
    std::size_t unpack(char *target, std::size_t count) override
    {
        ZSTD_outBuffer out { target, count, 0 };
        while (m_stream && out.pos == 0 && !fault()) {
            // Buffered output comes before more input.
            const bool hasMore = refill();
            if (!hasMore && (m_isBetween || !m_isFull)) {
                if (!m_isBetween)
                    fail(ErrorCode::BadValue, FlawCode::ZstdCutOff);
                end();
                break;
            }
            ZSTD_inBuffer in { packed(), left(), 0 };
            const std::size_t status = ::ZSTD_decompressStream(m_stream.get(), &out, &in);
            use(in.pos);
            m_isBetween = status == 0;
            m_isFull = out.pos == out.size;
            if (::ZSTD_isError(status) != 0)
                fail(ErrorCode::BadValue, FlawCode::DamagedZstd, ::ZSTD_getErrorName(status));
        }
        if (!m_stream)
            fail(ErrorCode::Internal, "libzstd");
        return out.pos;
    }

    std::unique_ptr<ZSTD_DStream, decltype(&::ZSTD_freeDStream)> m_stream;
    bool m_isBetween = true;
    bool m_isFull = false;
};

} // namespace

void ByteSource::fail(ErrorCode code, FlawCode flaw, std::string detail)
{
    m_fault = Error {
        .code = code, .file = {}, .line = {}, .byte = {}, .detail = std::move(detail), .flaw = { .code = flaw }
    };
}

void ByteSource::fail(const Error &why)
{
    m_fault = Error { .code = why.code, .file = {}, .line = {}, .byte = {}, .detail = why.detail, .flaw = why.flaw };
}

std::uint64_t longestUnpacked(std::uint64_t packed)
{
    constexpr std::uint64_t free = 64 << 20;
    // Prompts that repeat all that was said before pack well, but not like this.
    constexpr std::uint64_t most = 400;
    return free + std::min(packed, std::numeric_limits<std::uint64_t>::max() / (2 * most)) * most;
}

Allowance::Allowance(std::uint64_t packed)
    : m_packed(packed)
{
}

std::optional<Error> Allowance::takeBytes(std::uint64_t count)
{
    m_bytes += count;
    return m_bytes > longestUnpacked(m_packed) ? std::optional(bomb(m_packed)) : std::nullopt;
}

std::optional<Error> Allowance::takeEntry()
{
    if (++m_entries <= mostEntries)
        return {};
    auto error = failure({}, ErrorCode::TooLarge);
    error.flaw = { .code = FlawCode::TooManyEntries, .arguments = { std::to_string(mostEntries) } };
    return error;
}

Result<std::unique_ptr<ByteSource>> openFile(const std::filesystem::path &file)
{
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0 && errno == ENOENT && file == "-") // standard input, which logs are not read from
        return std::unexpected(irregular(file));
    if (descriptor < 0)
        return std::unexpected(systemFailure(file, errno));
    struct stat status {};
    const int statusError = ::fstat(descriptor, &status) == 0 ? 0 : errno;
    auto source
        = std::make_unique<FileSource>(descriptor, static_cast<std::uint64_t>(std::max<off_t>(status.st_size, 0)));
    if (statusError != 0)
        return std::unexpected(systemFailure(file, statusError));
    if (S_ISDIR(status.st_mode))
        return std::unexpected(failure(file, ErrorCode::IsDirectory));
    if (!S_ISREG(status.st_mode))
        return std::unexpected(irregular(file));
    if (status.st_size == 0)
        return std::unexpected(failure(file, ErrorCode::EmptyFile));
    return source;
}

std::unique_ptr<ByteSource> bytesOf(std::string_view text) { return std::make_unique<TextSource>(text); }

bool isPacked(std::string_view first) { return first.starts_with(gzipMagic) || first.starts_with(zstdMagic); }

std::unique_ptr<ByteSource> unpacked(std::unique_ptr<ByteSource> source, const std::shared_ptr<Allowance> &allowance)
{
    constexpr int mostLayers = 2;
    constexpr std::size_t enough = 8;
    for (int layer = 0; layer <= mostLayers; ++layer) {
        auto peeked = std::make_unique<PeekedSource>(std::move(source), enough);
        const std::string_view first = peeked->first();
        if (layer < mostLayers && first.starts_with(gzipMagic))
            source = std::make_unique<GzipSource>(std::move(peeked), allowance);
        else if (layer < mostLayers && first.starts_with(zstdMagic))
            source = std::make_unique<ZstdSource>(std::move(peeked), allowance);
        else if (isUtf16(first))
            return fromUtf16(std::move(peeked));
        else
            return peeked;
    }
    return source;
}

} // namespace vitrine
