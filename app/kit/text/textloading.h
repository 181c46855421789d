// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/text/showntext.h"

#include <QByteArray>
#include <QObject>

#include <memory>

namespace vitrine {

class TextSurface;

/// Brings a text of some megabytes onto a surface in slices, between which the window has its turn. The surface owns
/// it. GUI thread.
class TextLoading final : public QObject {
    Q_OBJECT

public:
    explicit TextLoading(TextSurface *surface);

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

    TextSurface *m_surface;
    ShownTextReader m_reader;
    QByteArray m_pending; ///< pending text, from m_taken on
    std::shared_ptr<const void> m_owner; ///< owner of the bytes of m_pending, or null
    qsizetype m_taken = 0;
    quint64 m_text = 0; ///< number of the shown text: work planned for others is dropped
};

} // namespace vitrine
