// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/text/showntext.h"

#include <QByteArray>
#include <QObject>

#include <memory>

namespace vitrine {

class TextSurface;

/// Loads a text of some megabytes into a surface in slices; events are processed between them. Owned by the surface.
/// GUI thread.
class TextLoading final : public QObject {
    Q_OBJECT

public:
    explicit TextLoading(TextSurface *surface);

    /// Maximum size of a slice: it takes some milliseconds, and fills more than a screen.
    static constexpr qsizetype sliceBytes = 128 * 1024;

    /// Replaces the text; UTF-8, possibly broken. `owner` keeps the bytes of raw data; it may be released on any
    /// thread.
    void load(const QByteArray &utf8, std::shared_ptr<const void> owner = {});
    void append(const QByteArray &utf8);
    /// False while a part of the text is still to be loaded.
    bool isComplete() const { return m_pending.isEmpty(); }

Q_SIGNALS:
    /// The whole text is shown.
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
    quint64 m_text = 0; ///< number of the shown text: slices scheduled for earlier texts are dropped
};

} // namespace vitrine
