// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/print/progressline.h"

#include <QLocale>
#include <QStringList>

#include <unistd.h>

namespace vitrine {

namespace {

constexpr qint64 intervalMs = 100;

} // namespace

ProgressLine::ProgressLine(std::FILE *out)
    : m_out(out)
    , m_isTerminal(::isatty(::fileno(out)) != 0)
{
}

ProgressLine::~ProgressLine() { clear(); }

void ProgressLine::begin(const QString &name, Rate rate)
{
    m_name = name;
    m_rate = rate;
    m_since.start();
    m_lastMs = 0;
}

void ProgressLine::show(quint64 done, quint64 total)
{
    const qint64 elapsed = m_since.elapsed();
    if (!m_isTerminal || elapsed - m_lastMs < intervalMs)
        return;
    m_lastMs = elapsed;
    m_isShown = true;
    std::fprintf(m_out, "\r%s\x1B[K", text(m_name, done, total, elapsed, m_rate).toUtf8().constData());
    std::fflush(m_out);
}

void ProgressLine::clear()
{
    if (!m_isShown)
        return;
    m_isShown = false;
    std::fputs("\r\x1B[K", m_out);
    std::fflush(m_out);
}

QString ProgressLine::text(const QString &name, quint64 done, quint64 total, qint64 elapsedMs, Rate rate)
{
    QStringList words { name };
    if (total > 0 && done <= total)
        //: How much of something is done. %1: a number from 0 to 100
        words << tr("%1%").arg(
            QLocale().toString(static_cast<double>(done) * 100 / static_cast<double>(total), 'f', 0));
    words << rate(done, elapsedMs) << ProgressText::timeLeft(ProgressText::secondsLeft(done, total, elapsedMs));
    words.removeAll(QString());
    return words.join(QStringLiteral("  "));
}

} // namespace vitrine
