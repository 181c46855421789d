// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/showntext.h"

#include <QByteArray>
#include <QObject>

#include <memory>
#include <vector>

namespace vitrine {

class LargeText;
class TextSurface;

/// Brings a text of any size onto a surface while the window stays usable: in slices, or, where it is large, by another
/// thread, with its beginning there to be read meanwhile. The surface owns it. GUI thread.
class TextLoading final : public QObject {
    Q_OBJECT

public:
    explicit TextLoading(TextSurface *surface);
    ~TextLoading() override;

    /// At most so much is taken before the window has its turn again: some milliseconds' worth, and more than a screen.
    static constexpr qsizetype sliceBytes = 128 * 1024;

    /// UTF-8, possibly broken, in place of what is there. `owner` keeps the bytes of raw data; it may be dropped on any
    /// thread.
    void load(const QByteArray &utf8, std::shared_ptr<const void> owner = {});
    void append(const QByteArray &utf8);
    /// False while a part of it still waits.
    bool isComplete() const { return m_pending.isEmpty(); }

Q_SIGNALS:
    /// All of what was given is shown.
    void completed();

private:
    void add(const ShownText &shown);
    void takeSlice();
    void goOn();
    void readLarge();
    void takeLarge();
    void styleSlice();

    TextSurface *m_surface;
    ShownTextReader m_reader;
    QByteArray m_pending; ///< what is not shown yet, from m_taken on
    std::shared_ptr<const void> m_owner; ///< of the bytes of m_pending, or null
    qsizetype m_taken = 0;
    quint64 m_text = 0; ///< number of the text that is shown: what was planned for others is dropped
    std::shared_ptr<LargeText> m_large; ///< that is being read
    qsizetype m_largeBytes = 0; ///< of m_pending, that it is made of
    std::vector<StyledLength> m_styles; ///< of a large text
    std::size_t m_styled = 0; ///< so many of them are shown
    long m_styledTo = 0; ///< byte
};

} // namespace vitrine
