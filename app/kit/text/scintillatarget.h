// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/text/findtarget.h"

class QsciScintilla;

namespace vitrine {

/// Finding in an editor or a text view, which must outlive it. GUI thread.
class ScintillaTarget final : public FindTarget {
public:
    explicit ScintillaTarget(QsciScintilla *view);

    QWidget *widget() const override;
    long length() const override;
    bool isHuge() const override;
    bool isReadOnly() const override;
    QByteArray bytes(long from, long to) const override;
    long lineStart(long location) const override;
    Range selection() const override;
    QString selectedText() const override;
    void select(long from, long to) override;
    void mark(const SearchQuery &query, const std::vector<FoundText> &locations) override;
    void replace(const std::vector<FoundText> &locations) override;
    void refreshMarks() override;

private:
    QsciScintilla *m_view;
};

} // namespace vitrine
