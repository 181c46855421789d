// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/shellfolder.h"

#include "executor/shell/shellwords.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string_view>
#include <utility>

namespace vitrine {

namespace {

using Piece = PartialText::Kind;

bool isAbsolute(std::string_view path) { return path.starts_with('/') || path.starts_with('~'); }

bool startsAbsolute(const PartialText &path)
{
    return !path.pieces.empty() && path.pieces.front().kind == Piece::Known && isAbsolute(path.pieces.front().text);
}

std::string joined(const std::string &folder, const std::string &path)
{
    return folder.empty() ? path : folder + "/" + path;
}

} // namespace

// If the new folder is uncertain, relative paths are unknown from here on.
void ShellFolder::change(std::span<const PartialText> words, bool isConditional)
{
    const auto program = knownText(words.front());
    if (program != "cd" && program != "pushd" && program != "popd")
        return;
    const auto operands = operandsOf(words, "");
    const auto target = operands.size() == 1 ? knownText(operands.front()) : std::nullopt;
    const bool goesBack = program == "popd" || target == "-";
    if (!goesBack)
        addPossible(operands.empty() ? "~" : target);
    if (isConditional || !target || target->empty() || goesBack)
        m_certain.reset();
    else if (isAbsolute(*target))
        m_certain = *target;
    else if (m_certain)
        m_certain = joined(*m_certain, *target);
}

// Whether "cd" succeeds, and where it counts, is not known here: everything possible before stays possible.
void ShellFolder::addPossible(const std::optional<std::string> &target)
{
    constexpr std::size_t most = 16;
    if (!m_possible)
        return;
    auto &all = *m_possible;
    for (std::size_t i = all.size(); target && i-- > 0;) {
        std::string folder = isAbsolute(*target) ? *target : joined(all[i], *target);
        if (!std::ranges::contains(all, folder))
            all.push_back(std::move(folder));
    }
    if (!target || all.size() > most)
        m_possible.reset();
}

PartialText ShellFolder::pathOf(const PartialText &path) const
{
    PartialText whole;
    const bool isRelative = !startsAbsolute(path);
    if (isRelative && !m_certain) {
        whole.append(Piece::Anything);
        whole.append("/");
    } else if (isRelative && !m_certain->empty()) {
        whole.append(*m_certain + "/");
    }
    for (const PartialText::Piece &piece : path.pieces) {
        if (piece.kind == Piece::Known)
            whole.append(piece.text);
        else
            whole.append(piece.kind);
    }
    return whole;
}

std::optional<std::string> ShellFolder::knownPathOf(const PartialText &path) const
{
    auto text = knownText(path);
    if (!text || text->empty())
        return std::nullopt;
    if (text->starts_with("./"))
        text->erase(0, 2);
    if (isAbsolute(*text))
        return text;
    return m_certain ? std::optional(joined(*m_certain, *text)) : std::nullopt;
}

std::vector<PartialText> ShellFolder::possiblePathsOf(const PartialText &path) const
{
    if (m_certain || isAbsolute(path.known()))
        return { pathOf(path) };
    if (!m_possible)
        return { unknownWord() };
    std::vector<PartialText> paths;
    for (const std::string &folder : *m_possible) {
        PartialText whole = textWord(folder);
        whole.append(path.pieces.empty() || folder.empty() ? "" : "/");
        std::ranges::copy(path.pieces, std::back_inserter(whole.pieces));
        paths.push_back(std::move(whole));
    }
    return paths;
}

} // namespace vitrine
