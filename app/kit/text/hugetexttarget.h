// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/text/findtarget.h"

namespace vitrine {

class HugeTextView;

/// Finding in a huge text, whose view must outlive it. GUI thread.
class HugeTextTarget final : public FindTarget {
public:
    explicit HugeTextTarget(HugeTextView *view);

    QWidget *widget() const override;
    long length() const override;
    bool isHuge() const override { return true; }
    bool isReadOnly() const override { return true; }
    QByteArray bytes(long from, long to) const override;
    long lineStart(long location) const override;
    Range selection() const override;
    QString selectedText() const override;
    void select(long from, long to) override;
    void mark(const SearchQuery &query, const std::vector<FoundText> &locations) override;
    void replace(const std::vector<FoundText> &) override { }
    void refreshMarks() override { }

private:
    HugeTextView *m_view;
};

} // namespace vitrine
