// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/showntext.h"

#include <atomic>
#include <memory>
#include <vector>

class ILoader;

namespace vitrine {

class TextSurface;

/// A text of many MB that is made ready for a surface on another thread: where it is added piece by piece, all that is
/// there already is moved each time it has outgrown its memory, which takes longer than an event may wait.
class LargeText final {
public:
    /// GUI thread. For surfaces like this one, which is empty: Scintilla forgets which of its lines are seen. `utf8` is
    /// what will be read.
    LargeText(const TextSurface &surface, const QByteArray &utf8);
    ~LargeText();

    /// Any one thread; returns when it is done or nobody wants it any more.
    void read(const QByteArray &utf8);
    void cancel() { m_isWanted = false; }

    // What it has come to, once it is read. GUI thread.
    /// Null where there was no memory for it. The receiver owns it (TextSurface::showDocument).
    void *takeDocument();
    /// Of its parts, one behind the other; empty where all of it is plain.
    std::vector<StyledLength> takeStyles();
    /// To go on with what follows.
    ShownTextReader reader() const { return m_reader; }

private:
    struct Release {
        void operator()(ILoader *loader) const;
    };

    bool add(const ShownText &shown);

    std::unique_ptr<ILoader, Release> m_loader;
    ShownTextReader m_reader;
    std::vector<StyledLength> m_styles;
    bool m_isPlain = true;
    std::atomic_bool m_isWanted = true;
};

} // namespace vitrine
