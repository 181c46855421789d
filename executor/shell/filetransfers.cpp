// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/filetransfers.h"

#include "executor/shell/optionwords.h"
#include "executor/shell/shellprograms.h"
#include "executor/shell/shellwords.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace vitrine {

namespace {

using Words = std::span<const PartialText>;
using Use = ShellFile::Use;
using Reach = ShellMention::Reach;
using Kind = PartialText::Kind;

constexpr auto transfers = std::to_array<std::string_view>({ "cp", "install", "ln", "mv", "rsync", "scp" });

/// Removes slashes at the end of a path.
void removeEnd(PartialText &path)
{
    while (!path.pieces.empty() && path.pieces.back().kind == Kind::Known && path.pieces.back().text.ends_with('/'))
        path.pieces.back().text.pop_back();
}

/// The last name in a path; nothing for "." and "..", whose content is transferred.
std::optional<PartialText> lastName(const PartialText &path, bool mayNameHost)
{
    PartialText rest = path;
    removeEnd(rest);
    PartialText name;
    for (const PartialText::Piece &piece : rest.pieces) {
        if (piece.kind != Kind::Known) {
            // The unknown part may contain slashes.
            if (piece.kind != Kind::InFolder)
                name = {};
            name.append(Kind::InFolder);
            continue;
        }
        const std::size_t slash = piece.text.find_last_of(mayNameHost ? "/:" : "/");
        if (slash != std::string::npos)
            name = {};
        name.append(std::string_view(piece.text).substr(slash == std::string::npos ? 0 : slash + 1));
    }
    const auto known = knownText(name);
    const bool isFolderItself = known && (known->empty() || known == "." || known == "..");
    return isFolderItself ? std::nullopt : std::optional(std::move(name));
}

/// Whether the path can only be that of a folder.
bool namesFolder(const PartialText &path)
{
    if (path.pieces.empty() || path.pieces.back().kind != Kind::Known)
        return false;
    const std::string_view text = path.pieces.back().text;
    const std::string_view name = text.substr(text.rfind('/') == text.npos ? 0 : text.rfind('/') + 1);
    const bool isWhole = path.pieces.size() == 1 || text.contains('/');
    return isWhole && (name.empty() || name == "." || name == "..");
}

PartialText joined(PartialText folder, const PartialText &name)
{
    folder.append("/");
    for (const PartialText::Piece &piece : name.pieces)
        piece.kind == Kind::Known ? folder.append(piece.text) : folder.append(piece.kind);
    return folder;
}

/// The sources and the target in the arguments of such a program.
class Transfer final {
public:
    Transfer(std::string_view program, Words words)
        : m_program(program)
        , m_words(words)
        , m_withValue(fileProgramOf(program)->optionsWithValue)
        , m_isRemote(program == "rsync" || program == "scp")
        , m_moves(program == "mv")
    {
        for (std::size_t at = 1; at < words.size(); ++at)
            at = readWord(at);
        findTarget();
    }

    std::vector<ProgramFile> files() const
    {
        std::vector<ProgramFile> files;
        for (const PartialText &source : m_sources) {
            files.push_back({ m_makesFolders ? Use::Write : Use::Read, source });
            if (m_moves)
                files.push_back({ Use::Write, source });
        }
        if (m_target && !m_isInto)
            files.push_back({ Use::Write, *m_target });
        else if (m_target)
            for (const PartialText &source : m_sources)
                files.push_back({ Use::Write, within(source) });
        return files;
    }

    std::vector<ShellMention> mentions() const
    {
        std::vector<ShellMention> mentions;
        const auto write
            = [&](PartialText path, Reach reach) { mentions.push_back({ std::move(path), reach, false, true }); };
        for (const PartialText &operand : m_otherTargets)
            write(operand, Reach::PathOrInside);
        for (const PartialText &source : m_sources) {
            if (m_moves)
                mentions.push_back({ source, Reach::Inside });
            if (m_target && !m_isName && (!m_isInto || m_moves))
                write(within(source), m_moves ? Reach::PathOrInside : Reach::Path);
            if (m_target && isRecursive())
                write(m_isInto && !keepsFolders() ? within(source) : *m_target, Reach::Below);
        }
        if (m_target && m_moves && !m_isInto)
            write(*m_target, Reach::Inside);
        return mentions;
    }

private:
    bool hasTargetOption() const { return !m_isRemote; }

    /// The path of the target if it is a folder.
    PartialText within(const PartialText &source) const
    {
        const bool isContent = m_program == "rsync" && source.known().ends_with('/');
        const auto name = isContent ? std::nullopt : lastName(source, m_isRemote);
        return name ? joined(*m_target, *name) : *m_target;
    }

    bool isRecursive() const
    {
        if (m_program != "cp" && !m_isRemote)
            return false;
        return hasOption(m_words, "aRr", "--recursive") || hasOption(m_words, {}, "--archive") || keepsFolders();
    }
    bool keepsFolders() const
    {
        return hasOption(m_words, {}, "--parents") || (m_program == "rsync" && hasOption(m_words, "R", "--relative"));
    }

    /// Returns the index of the last word that belongs to the option.
    std::size_t readWord(std::size_t at)
    {
        const auto text = knownText(m_words[at]);
        if (m_areOperands || !isOption(m_words[at])) {
            // Whether "--option x" takes the next word is not known.
            const auto before = at > 1 ? knownText(m_words[at - 1]) : std::nullopt;
            m_isLastUncertain = !m_areOperands && before && before->starts_with("--") && !before->contains('=');
            m_sources.push_back(m_words[at]);
            return at;
        }
        m_areOperands = text == "--";
        if (!text || m_areOperands)
            return at;
        return text->starts_with("--") ? readLong(*text, at) : readLetters(*text, at);
    }

    std::size_t readLong(std::string_view text, std::size_t at)
    {
        if (!hasTargetOption())
            return at;
        m_isName = m_isName || (text.starts_with("--no-t") && behindOption(text, "--no-target-directory"));
        m_makesFolders = m_makesFolders || (m_program == "install" && behindOption(text, "--directory"));
        const auto rest = behindOption(text, "--target-directory");
        return rest ? readTarget(*rest, at) : at;
    }

    std::size_t readLetters(std::string_view text, std::size_t at)
    {
        for (std::size_t i = 1; i < text.size(); ++i) {
            if (hasTargetOption() && text[i] == 't')
                return readTarget(text.substr(i + 1), at);
            m_isName = m_isName || (hasTargetOption() && text[i] == 'T');
            m_makesFolders = m_makesFolders || (m_program == "install" && text[i] == 'd');
            if (m_withValue.contains(text[i]))
                return i + 1 < text.size() ? at : at + 1;
        }
        return at;
    }

    std::size_t readTarget(std::string_view rest, std::size_t at)
    {
        m_target = optionValue(m_words, at, rest);
        m_isInto = true;
        return rest.empty() ? at + 1 : at;
    }

    void findTarget()
    {
        if (m_makesFolders) {
            m_target.reset();
            return;
        }
        if (m_target || m_sources.empty())
            return;
        if (m_sources.size() == 1) {
            // "ln FILE" makes a link in the working folder.
            if (m_program == "ln") {
                m_target = textWord(".");
                m_isInto = true;
            }
            return;
        }
        m_target = std::move(m_sources.back());
        m_sources.pop_back();
        m_isInto = !m_isName && (m_sources.size() > 1 || namesFolder(*m_target));
        if (m_isLastUncertain)
            m_otherTargets.push_back(m_sources.back());
    }

    std::string_view m_program;
    Words m_words;
    std::string_view m_withValue;
    bool m_isRemote;
    bool m_moves;
    bool m_areOperands = false; ///< after "--"
    bool m_isLastUncertain = false; ///< the last operand may be the value of an option
    bool m_makesFolders = false; ///< "install -d"
    bool m_isName = false; ///< the target is not treated as a folder
    bool m_isInto = false; ///< the target is a folder
    std::vector<PartialText> m_sources;
    std::optional<PartialText> m_target;
    std::vector<PartialText> m_otherTargets;
};

} // namespace

bool isTransfer(std::string_view program) { return std::ranges::contains(transfers, program); }

std::vector<ProgramFile> transferredFiles(std::string_view program, Words words)
{
    return Transfer(program, words).files();
}

std::vector<ShellMention> transferMentions(std::string_view program, Words words)
{
    return Transfer(program, words).mentions();
}

} // namespace vitrine
