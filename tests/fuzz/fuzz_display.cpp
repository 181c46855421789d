// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A text of a log on its way into the window: nothing in it hides, its colors take nothing away, and its values form a
// tree.
#include "app/kit/text/ansitext.h"
#include "app/kit/text/copyformats.h"
#include "app/kit/text/valuetree.h"
#include "app/wording/safetext.h"
#include "tests/fuzz/require.h"

#include <QList>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace {

using namespace vitrine;

bool showsAll(const QString &text)
{
    return std::ranges::none_of(text.toUcs4(), [](uint c) { return c != '\n' && c != '\t' && isHidden(c); });
}

void show(std::string_view text)
{
    const QString safe = safeText(text);
    fuzz::require(showsAll(safe) && safeText(safe) == safe);
    const QString line = safeLine(text, 40);
    fuzz::require(showsAll(line) && !line.contains(u'\n') && !line.contains(u'\t'));
}

QByteArray inPieces(const QByteArray &text, qsizetype length)
{
    AnsiText colors;
    QByteArray plain;
    for (qsizetype at = 0; at < text.size(); at += length)
        for (const AnsiRun &run : colors.take(text.mid(at, length)))
            plain += run.text;
    return plain + colors.takeRest();
}

void readValues(std::string_view text)
{
    const auto nodes = valueTree(text);
    if (!nodes)
        return;
    for (std::size_t n = 0; n < nodes->size(); ++n) {
        const ValueNode &node = nodes->at(n);
        for (std::size_t row = 0; row < node.children.size(); ++row) {
            const ValueNode &child = nodes->at(node.children[row]);
            fuzz::require(child.parent == n && child.row == row && node.children[row] > n);
        }
    }
}

void copy(const QString &text)
{
    const QByteArray json = asJson(text).toUtf8();
    fuzz::require(nlohmann::json::accept(json.begin(), json.end()));
    fuzz::require(!asMarkdown(text).isEmpty());
}

void indent(const QByteArray &text)
{
    const auto indented = indentedJson(text);
    if (!indented)
        return;
    fuzz::require(indentedJson(*indented) == indented);
    constexpr bool throws = false;
    const auto value = nlohmann::json::parse(text.begin(), text.end(), nullptr, throws);
    if (!value.is_discarded())
        fuzz::require(nlohmann::json::parse(indented->begin(), indented->end(), nullptr, throws) == value);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const QByteArray bytes(text.data(), static_cast<qsizetype>(size));
    show(text);
    fuzz::require(inPieces(bytes, 3) == inPieces(bytes, bytes.size() + 1));
    readValues(text);
    copy(QString::fromUtf8(bytes));
    indent(bytes);
    return 0;
}
