// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/receive/gzip.h"

#include <zlib.h>

#include <array>

namespace vitrine {

namespace {

constexpr int gzipOnly = 16 + MAX_WBITS;

/// Owns a zlib stream.
class Inflater final {
public:
    Inflater() { m_isReady = inflateInit2(&stream, gzipOnly) == Z_OK; }
    ~Inflater()
    {
        if (m_isReady)
            inflateEnd(&stream);
    }
    Inflater(const Inflater &) = delete;
    Inflater &operator=(const Inflater &) = delete;
    bool isReady() const { return m_isReady; }

    z_stream stream {};

private:
    bool m_isReady = false;
};

} // namespace

std::expected<QByteArray, GzipFault> unpackedGzip(const QByteArray &packed, qsizetype longest)
{
    Inflater inflater;
    if (!inflater.isReady())
        return std::unexpected(GzipFault::Damaged);
    QByteArray input = packed;
    z_stream &stream = inflater.stream;
    stream.next_in = reinterpret_cast<Bytef *>(input.data());
    stream.avail_in = static_cast<uInt>(input.size());
    QByteArray result;
    std::array<char, 64 * 1024> part {};
    for (int state = Z_OK; state != Z_STREAM_END || stream.avail_in > 0;) {
        if (state == Z_STREAM_END)
            inflateReset(&stream);
        stream.next_out = reinterpret_cast<Bytef *>(part.data());
        stream.avail_out = static_cast<uInt>(part.size());
        state = inflate(&stream, Z_NO_FLUSH);
        const auto length = static_cast<qsizetype>(part.size() - stream.avail_out);
        if (state != Z_OK && state != Z_STREAM_END)
            return std::unexpected(GzipFault::Damaged);
        if (result.size() + length > longest)
            return std::unexpected(GzipFault::TooLong);
        result.append(part.data(), length);
    }
    return result;
}

} // namespace vitrine
