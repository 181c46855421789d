// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command/console.h"

#include "app/cli/command/logcommands.h"
#include "app/wording/safetext.h"

#include <QByteArray>

#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

namespace vitrine {

namespace {

bool wantsColors(std::FILE *file)
{
    return isatty(fileno(file)) != 0 && qEnvironmentVariableIsEmpty("NO_COLOR")
        && qgetenv("TERM") != QByteArrayLiteral("dumb");
}

QLatin1StringView colorOf(Tone tone)
{
    switch (tone) {
    case Tone::Plain: return {};
    case Tone::Good: return QLatin1StringView("32");
    case Tone::Bad: return QLatin1StringView("31");
    case Tone::Denied: return QLatin1StringView("35");
    case Tone::Changed: return QLatin1StringView("33");
    case Tone::Muted: return QLatin1StringView("2");
    }
    return {};
}

} // namespace

Console::Console(std::FILE *out, std::FILE *err)
    : m_out(out)
    , m_err(err)
    , m_hasColors(wantsColors(out))
    , m_isObeyed(isOutputObeyed())
{
}

void Console::write(const QString &text) { put(m_out, shown(text).toUtf8().append('\n')); }

void Console::message(const QString &text)
{
    flush();
    put(m_err, QByteArrayLiteral("vitrine: ").append(shown(text).toUtf8()).append('\n'));
}

void Console::document(const nlohmann::ordered_json &json)
{
    writeJson(json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
}

void Console::line(const nlohmann::ordered_json &json)
{
    writeJson(json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
}

void Console::writeJson(std::string json)
{
    const std::string text = safeJson(std::move(json));
    put(m_out, QByteArray::fromStdString(m_isObeyed ? jsonWithoutLogCommands(text) : text).append('\n'));
}

QString Console::shown(const QString &text) const { return m_isObeyed ? withoutLogCommands(text) : text; }

void Console::keepOutputToItself()
{
    constexpr int firstFree = 3;
    if (m_own)
        return;
    flush();
    const int descriptor = fileno(m_out);
    const int kept = ::fcntl(descriptor, F_DUPFD_CLOEXEC, firstFree);
    const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (std::FILE *own = kept >= 0 && nowhere >= 0 ? ::fdopen(kept, "w") : nullptr) {
        m_own.reset(own);
        m_out = own;
        ::dup2(nowhere, descriptor);
    } else if (kept >= 0) {
        ::close(kept);
    }
    if (nowhere >= 0)
        ::close(nowhere);
}

void Console::flush()
{
    if (std::fflush(m_out) != 0)
        noteFailure();
}

void Console::noteFailure()
{
    m_isBroken = true;
    m_isClosed = m_isClosed || errno == EPIPE;
}

QString Console::toned(Tone tone, const QString &text) const
{
    const QLatin1StringView color = colorOf(tone);
    if (!m_hasColors || color.isEmpty() || text.isEmpty())
        return text;
    return QStringLiteral("\x1b[%1m%2\x1b[0m").arg(color, text);
}

void Console::put(std::FILE *file, const QByteArray &bytes)
{
    const auto size = static_cast<std::size_t>(bytes.size());
    if (std::fwrite(bytes.constData(), 1, size, file) != size && file == m_out)
        noteFailure();
}

} // namespace vitrine
