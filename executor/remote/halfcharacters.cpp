// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/remote/halfcharacters.h"

namespace vitrine {

namespace {

constexpr qsizetype length = 6; ///< of an escape: \uXXXX

// The number after \u; -1 if there is no such escape.
int escapedAt(const QByteArray &json, qsizetype at)
{
    if (at + length > json.size() || json[at] != '\\' || json[at + 1] != 'u')
        return -1;
    bool isNumber = false;
    constexpr int hexadecimal = 16;
    const int number = json.sliced(at + 2, length - 2).toInt(&isNumber, hexadecimal);
    return isNumber ? number : -1;
}

bool isFirst(int number) { return number >= 0xD800 && number < 0xDC00; }
bool isSecond(int number) { return number >= 0xDC00 && number < 0xE000; }

} // namespace

QByteArray withoutHalfCharacters(const QByteArray &json)
{
    QByteArray mended = json;
    for (qsizetype at = mended.indexOf('\\'); at >= 0; at = mended.indexOf('\\', at)) {
        const int number = escapedAt(mended, at);
        if (isFirst(number) && isSecond(escapedAt(mended, at + length))) {
            at += 2 * length;
            continue;
        }
        if (isFirst(number) || isSecond(number))
            mended.replace(at, length, "\\ufffd");
        at += number < 0 ? 2 : length;
    }
    return mended;
}

} // namespace vitrine
