// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/text/textsearch.h"

#include <QByteArray>
#include <QString>

#include <memory>

class QWidget;

namespace vitrine {

/// A text that a find bar finds in. Places are bytes of its UTF-8. GUI thread.
class FindTarget {
public:
    struct Range {
        long from = 0;
        long to = 0;
    };

    FindTarget() = default;
    virtual ~FindTarget() = default;
    FindTarget(const FindTarget &) = delete;
    FindTarget &operator=(const FindTarget &) = delete;

    virtual QWidget *widget() const = 0;
    virtual long length() const = 0;
    /// Whether it is too long to be looked through at once.
    virtual bool isHuge() const = 0;
    virtual bool isReadOnly() const = 0;
    /// Valid until the text changes.
    virtual QByteArray bytes(long from, long to) const = 0;
    /// Start of the line that contains a position; for a very long line, a nearby position within it.
    virtual long lineStart(long location) const = 0;
    virtual Range selection() const = 0;
    virtual QString selectedText() const = 0;
    /// Selects it and brings it into sight.
    virtual void select(long from, long to) = 0;
    /// Marks the matches: these locations, or in a huge text the matches of the query on screen.
    virtual void mark(const SearchQuery &query, const std::vector<FoundText> &locations) = 0;
    /// Puts other texts in place of these, which are in order. One step for undo.
    virtual void replace(const std::vector<FoundText> &locations) = 0;
    /// Updates the colors of marks to the palette of the widget.
    virtual void refreshMarks() = 0;
};

} // namespace vitrine
