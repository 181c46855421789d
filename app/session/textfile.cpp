// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/textfile.h"

#include "base/openedfile.h"
#include "base/utf8.h"

#include <QByteArray>
#include <QRegularExpression>
#include <QString>
#include <QStringDecoder>
#include <QUtf8StringView>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <memory>

#include <unistd.h>

namespace vitrine {

namespace {

ErrorCode codeOf(int number)
{
    switch (number) {
    case ENOENT:
    case ENOTDIR: return ErrorCode::FileNotFound;
    case EISDIR: return ErrorCode::IsDirectory;
    case EACCES:
    case EPERM: return ErrorCode::NoPermission;
    default: return ErrorCode::ReadFailed;
    }
}

Error systemError(const std::string &file)
{
    const int number = errno;
    return { codeOf(number), file, {}, {}, number == ENXIO ? std::string(pipeWithoutWriter) : std::strerror(number) };
}

Result<std::string> readAll(int descriptor, const std::string &file, std::size_t longest)
{
    constexpr std::size_t chunk = 256 * 1024;
    const auto buffer = std::make_unique<char[]>(chunk);
    std::string content;
    while (true) {
        const ssize_t length = read(descriptor, buffer.get(), chunk);
        if (length < 0 && errno == EINTR)
            continue;
        if (length < 0)
            return std::unexpected(systemError(file));
        if (length == 0)
            return content;
        content.append(buffer.get(), static_cast<std::size_t>(length));
        if (content.size() > longest)
            return std::unexpected(Error { ErrorCode::TooLarge, file, {}, longest, {} });
    }
}

/// Offset of the first byte that is not valid UTF-8. Only called for text that contains one.
std::size_t firstBadByte(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        std::size_t length = 1;
        while (at + length < text.size() && length < 4 && continuesCharacter(text[at + length]))
            ++length;
        if (!QUtf8StringView(text.data() + at, static_cast<qsizetype>(length)).isValidUtf8())
            return at;
        at += length;
    }
    return text.size();
}

Result<std::string> checked(std::string content, const std::string &file)
{
    if (QUtf8StringView(content.data(), static_cast<qsizetype>(content.size())).isValidUtf8())
        return content;
    const std::size_t byte = firstBadByte(content);
    const auto lines = std::count(content.begin(), content.begin() + static_cast<std::ptrdiff_t>(byte), '\n');
    return std::unexpected(Error { ErrorCode::InvalidUtf8, file, static_cast<std::uint64_t>(lines) + 1, byte, {} });
}

/// The encoding that one of the first two lines names, as Python looks for it; empty without one.
QByteArray namedEncoding(const std::string &code)
{
    static const QRegularExpression pattern(QStringLiteral("^[ \\t\\f]*#.*?coding[:=][ \\t]*([-\\w.]+)"));
    std::size_t from = 0;
    for (int line = 0; line < 2 && from < code.size(); ++line) {
        const std::size_t end = std::min(code.find_first_of("\r\n", from), code.size());
        const QString text = QString::fromLatin1(code.data() + from, static_cast<qsizetype>(end - from));
        if (const auto found = pattern.match(text); found.hasMatch())
            return found.captured(1).toLatin1().toLower().replace('_', '-');
        // Only a comment may precede the second line.
        if (const QString rest = text.trimmed(); !rest.isEmpty() && !rest.startsWith(QLatin1Char('#')))
            break;
        from = end + (code.compare(end, 2, "\r\n") == 0 ? 2 : 1);
    }
    return {};
}

/// A decoder for the name that Python has for an encoding.
QStringDecoder decoderFor(const QByteArray &encoding)
{
    const auto begins = [&encoding](const QByteArray &name) {
        return encoding == name || encoding.startsWith(QByteArray(name + '-'));
    };
    if (begins("latin-1") || begins("iso-8859-1") || begins("iso-latin-1") || encoding == "latin1")
        return QStringDecoder(QStringDecoder::Latin1);
    return QStringDecoder(encoding.constData());
}

} // namespace

Result<std::string> readBytes(const std::string &file, std::size_t longest)
{
    if (file == "-")
        return readAll(STDIN_FILENO, file, longest);
    const UniqueFd descriptor = openedForReading(file);
    if (!descriptor)
        return std::unexpected(systemError(file));
    return readAll(descriptor.get(), file, longest);
}

Result<std::string> readTextFile(const std::string &file, std::size_t longest)
{
    auto content = readBytes(file, longest);
    if (!content)
        return content;
    return checked(std::move(*content), file);
}

Result<std::string> readPythonFile(const std::string &file, std::size_t longest)
{
    auto content = readBytes(file, longest);
    if (!content)
        return content;
    constexpr std::string_view mark = "\xef\xbb\xbf";
    if (content->starts_with(mark))
        return checked(content->substr(mark.size()), file);
    const QByteArray encoding = namedEncoding(*content);
    QStringDecoder decoder = encoding.isEmpty() || encoding == "utf8" || encoding.startsWith("utf-8")
        ? QStringDecoder()
        : decoderFor(encoding);
    if (!decoder.isValid())
        return checked(std::move(*content), file);
    const QString text = decoder.decode(QByteArrayView(content->data(), static_cast<qsizetype>(content->size())));
    if (decoder.hasError())
        return checked(std::move(*content), file);
    return text.toStdString();
}

} // namespace vitrine
