// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/textloading.h"

#include "app/text/largetext.h"
#include "app/text/textsurface.h"

#include <QTimer>
#include <QtConcurrentRun>

#include <algorithm>
#include <span>
#include <utility>

namespace vitrine {

namespace {

// From here on moving what is there already takes as long as an event may wait.
constexpr qsizetype largeBytes = 16 * 1024 * 1024;
// Some milliseconds' worth.
constexpr std::size_t stylesAtOnce = 20'000;

} // namespace

TextLoading::TextLoading(TextSurface *surface)
    : QObject(surface)
    , m_surface(surface)
{
}

TextLoading::~TextLoading()
{
    if (m_large)
        m_large->cancel();
}

void TextLoading::load(const QByteArray &utf8, std::shared_ptr<const void> owner)
{
    ++m_text;
    if (const auto large = std::exchange(m_large, nullptr))
        large->cancel();
    m_styles = {};
    m_surface->clearAll();
    m_reader = {};
    m_pending = utf8;
    m_owner = std::move(owner); // of what was pending before, only now
    m_taken = 0;
    if (utf8.size() > largeBytes)
        readLarge();
    else
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

void TextLoading::readLarge()
{
    m_largeBytes = m_pending.size();
    m_large = std::make_shared<LargeText>(*m_surface, m_pending);
    add(ShownTextReader().take(sliceOf(m_pending, 0, sliceBytes)));
    // What is only waited for may be gone when the window asks for another text: the bytes go along with their owner.
    QtConcurrent::run([large = m_large, utf8 = m_pending, owner = m_owner] {
        large->read(utf8);
    }).then(this, [this, large = m_large] {
        if (large == m_large)
            takeLarge();
    });
}

void TextLoading::takeLarge()
{
    const auto large = std::exchange(m_large, nullptr);
    auto *document = large->takeDocument();
    if (document == nullptr) { // there was no memory for all of it at once
        m_surface->clearAll();
        takeSlice();
        return;
    }
    m_surface->showDocument(document);
    m_reader = large->reader();
    m_styles = large->takeStyles();
    m_styled = 0;
    m_styledTo = 0;
    m_taken = m_largeBytes;
    styleSlice();
    goOn();
}

void TextLoading::styleSlice()
{
    const auto next = std::span(m_styles).subspan(m_styled, std::min(stylesAtOnce, m_styles.size() - m_styled));
    if (next.empty()) {
        m_styles = {};
        m_styled = 0;
        return;
    }
    m_styledTo = m_surface->styleParts(m_styledTo, next);
    m_styled += next.size();
    QTimer::singleShot(0, this, [this, text = m_text] {
        if (text == m_text)
            styleSlice();
    });
}

} // namespace vitrine
