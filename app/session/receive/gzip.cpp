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

std::optional<QByteArray> unpackedGzip(const QByteArray &packed, qsizetype longest)
{
    Inflater inflater;
    if (!inflater.isReady())
        return std::nullopt;
    QByteArray input = packed;
    inflater.stream.next_in = reinterpret_cast<Bytef *>(input.data());
    inflater.stream.avail_in = static_cast<uInt>(input.size());
    QByteArray result;
    std::array<char, 64 * 1024> part {};
    for (int state = Z_OK; state != Z_STREAM_END;) {
        inflater.stream.next_out = reinterpret_cast<Bytef *>(part.data());
        inflater.stream.avail_out = static_cast<uInt>(part.size());
        state = inflate(&inflater.stream, Z_NO_FLUSH);
        const auto length = static_cast<qsizetype>(part.size() - inflater.stream.avail_out);
        if ((state != Z_OK && state != Z_STREAM_END) || result.size() + length > longest)
            return std::nullopt;
        result.append(part.data(), length);
    }
    return result;
}

} // namespace vitrine
