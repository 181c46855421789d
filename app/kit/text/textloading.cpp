// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/textloading.h"

#include "app/kit/text/textsurface.h"

#include <QTimer>

#include <utility>

namespace vitrine {

TextLoading::TextLoading(TextSurface *surface)
    : QObject(surface)
    , m_surface(surface)
{
}

void TextLoading::load(const QByteArray &utf8, std::shared_ptr<const void> owner)
{
    ++m_text;
    m_surface->clearAll();
    m_reader = {};
    m_pending = utf8;
    m_owner = std::move(owner); // releases the owner of the previous pending text, not before
    m_taken = 0;
    takeSlice();
}

void TextLoading::append(const QByteArray &utf8)
{
    const bool isWaiting = !isComplete();
    m_pending.append(utf8);
    if (!isWaiting)
        takeSlice();
}

void TextLoading::add(const ShownText &shown) { m_surface->append(shown.utf8, shown.styles); }

void TextLoading::takeSlice()
{
    if (isComplete())
        return;
    const auto slice = sliceOf(m_pending, m_taken, sliceBytes);
    m_taken += slice.size();
    add(m_reader.take(slice));
    goOn();
}

void TextLoading::goOn()
{
    if (m_taken < m_pending.size()) {
        QTimer::singleShot(0, this, [this, text = m_text] {
            if (text == m_text)
                takeSlice();
        });
        return;
    }
    m_pending.clear();
    m_owner.reset();
    m_taken = 0;
    add(m_reader.takeRest());
    Q_EMIT completed();
}

} // namespace vitrine
