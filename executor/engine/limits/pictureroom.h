// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include "executor/policy/policy.h"

#include <cstddef>
#include <cstdint>

namespace vitrine {

/// The remaining number and total size of the pictures that a step may show or save.
class PictureRoom final {
public:
    enum class Answer { Taken, TooMany, TooLarge };

    /// Starts a step.
    void begin(const Limits &limits)
    {
        m_mostPictures = limits.files > 0 ? limits.files : usualPictures;
        m_mostBytes = limits.writtenMib > 0 && limits.writtenMib < mostMib ? limits.writtenMib << 20U : mostMib << 20U;
        m_pictures = 0;
        m_bytes = 0;
        isSaving = false;
    }

    bool hasRoom(std::uint64_t bytes) const { return m_pictures < m_mostPictures && bytes <= m_mostBytes - m_bytes; }
    Answer take(std::uint64_t bytes)
    {
        if (m_pictures >= m_mostPictures)
            return Answer::TooMany;
        if (bytes > m_mostBytes - m_bytes)
            return Answer::TooLarge;
        ++m_pictures;
        m_bytes += bytes;
        return Answer::Taken;
    }

    std::uint64_t mostPictures() const { return m_mostPictures; }
    std::uint64_t mostBytes() const { return m_mostBytes; }

    bool isSaving = false; ///< a picture is being saved

private:
    static constexpr std::uint64_t usualPictures = 50;
    static constexpr std::uint64_t mostMib = 8; ///< as for pictures from other sources
    std::uint64_t m_mostPictures = usualPictures;
    std::uint64_t m_mostBytes = mostMib << 20U;
    std::uint64_t m_pictures = 0;
    std::uint64_t m_bytes = 0;
};

} // namespace vitrine
