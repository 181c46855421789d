// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/hugetexttarget.h"

#include "app/kit/text/hugetextview.h"

#include <algorithm>

namespace vitrine {

namespace {

// A bar asks for it to look for it.
constexpr long longestSelection = 4096;

} // namespace

HugeTextTarget::HugeTextTarget(HugeTextView *view)
    : m_view(view)
{
}

QWidget *HugeTextTarget::widget() const { return m_view; }

long HugeTextTarget::length() const { return m_view->text().length(); }

QByteArray HugeTextTarget::bytes(long from, long to) const { return m_view->text().shown(from, to); }

long HugeTextTarget::lineStart(long location) const { return m_view->text().lineStart(location); }

FindTarget::Range HugeTextTarget::selection() const
{
    return { .from = m_view->cursor().from(), .to = m_view->cursor().to() };
}

QString HugeTextTarget::selectedText() const
{
    const auto [from, to] = selection();
    return QString::fromUtf8(m_view->text().shown(from, std::min(to, from + longestSelection)));
}

void HugeTextTarget::select(long from, long to) { m_view->select(from, to); }

void HugeTextTarget::mark(const SearchQuery &query, const std::vector<FoundText> &) { m_view->setMarked(query); }

} // namespace vitrine
