// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/programfiles.h"

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
using Files = std::vector<ProgramFile>;
using Use = ShellFile::Use;

Files sedFiles(Words words)
{
    const bool isEdit = hasOption(words, "i", "--in-place");
    const bool hasScript = hasOption(words, "ef", "--expression") || hasOption(words, {}, "--file");
    const auto operands = operandsOf(words, "efl");
    Files files;
    for (std::size_t i = hasScript ? 0 : 1; i < operands.size(); ++i)
        files.push_back({ isEdit ? Use::Edit : Use::Read, operands[i], isEdit });
    return files;
}

Files ddFiles(Words words)
{
    Files files;
    for (const PartialText &word : words.subspan(1))
        if (const std::string text = word.pieces.empty() ? std::string() : word.pieces.front().text;
            text.starts_with("of=") || text.starts_with("if=")) {
            PartialText path = word;
            path.pieces.front().text.erase(0, 3);
            if (path.pieces.front().text.empty() && path.pieces.size() > 1)
                path.pieces.erase(path.pieces.begin());
            files.push_back({ text.starts_with("of=") ? Use::Write : Use::Read, std::move(path) });
        }
    return files;
}

/// The target of a download.
Files downloadedFiles(Words words, std::span<const std::string_view> options)
{
    Files files;
    for (std::size_t i = 1; i + 1 < words.size(); ++i)
        if (const auto text = knownText(words[i]); text && std::ranges::contains(options, *text))
            files.push_back({ Use::Write, words[i + 1] });
    return files;
}

/// Only the first operand is a file.
Files scriptFiles(Words words)
{
    const Wrapper *script = wrapperOf("script");
    const auto operands = operandsOf(words, script->optionsWithValue);
    Files files;
    if (!operands.empty())
        files.push_back({ Use::Write, operands.front() });
    return files;
}

/// tar reads an archive and writes its content, or the reverse.
class TarFiles final {
public:
    explicit TarFiles(Words words)
        : m_words(words)
    {
    }

    Files files()
    {
        // "tar xzf x.tar.gz": the values follow in the order of the letters.
        if (const auto letters = m_words.size() > 1 ? knownText(m_words[1]) : std::nullopt;
            letters && !letters->empty() && !letters->starts_with('-')) {
            m_at = 1;
            for (const char letter : *letters)
                take(letter, {});
            ++m_at;
        }
        for (; m_at < m_words.size(); ++m_at)
            if (const auto text = knownText(m_words[m_at]); text && text->starts_with('-'))
                takeOption(*text);
        Files files;
        for (const PartialText &archive : m_archives)
            files.push_back({ m_writesArchive ? Use::Write : Use::Read, archive });
        for (const PartialText &folder : m_folders)
            if (m_extracts || m_writesArchive)
                files.push_back({ m_extracts ? Use::Write : Use::Read, folder });
        return files;
    }

private:
    void takeOption(std::string_view option)
    {
        if (!option.starts_with("--")) {
            for (std::size_t i = 1; i < option.size(); ++i)
                if (take(option[i], option.substr(i + 1)))
                    return;
            return;
        }
        const std::string_view name = option.substr(0, option.find('='));
        const std::string_view value = name.size() < option.size() ? option.substr(name.size() + 1) : "";
        constexpr std::array<std::pair<std::string_view, char>, 9> names { { { "--append", 'r' }, { "--create", 'c' },
            { "--delete", 'r' }, { "--directory", 'C' }, { "--extract", 'x' }, { "--file", 'f' }, { "--get", 'x' },
            { "--one-top-level", 'C' }, { "--update", 'u' } } };
        for (const auto &[full, letter] : names)
            if (name.size() > 3 && full.starts_with(name) && (letter != 'C' || !value.empty() || full[2] == 'd'))
                take(letter, value);
    }

    /// True if the rest of the word was the value.
    bool take(char letter, std::string_view rest)
    {
        m_extracts = m_extracts || letter == 'x';
        m_writesArchive = m_writesArchive || letter == 'c' || letter == 'r' || letter == 'u';
        if (letter != 'f' && letter != 'C')
            return std::string_view("bgHKLNTVX").contains(letter);
        std::vector<PartialText> &list = letter == 'f' ? m_archives : m_folders;
        if (!rest.empty())
            list.push_back(textWord(rest));
        else if (m_at + 1 < m_words.size())
            list.push_back(m_words[++m_at]);
        return true;
    }

    Words m_words;
    std::size_t m_at = 1;
    bool m_extracts = false;
    bool m_writesArchive = false;
    std::vector<PartialText> m_archives;
    std::vector<PartialText> m_folders;
};

Use useOf(const FileProgram &program, std::size_t at, std::size_t count)
{
    const bool isLast = at + 1 == count && count > 1;
    switch (program.use) {
    case FileProgram::Use::Edit: return Use::Edit;
    case FileProgram::Use::Change:
    case FileProgram::Use::Write: return Use::Write;
    case FileProgram::Use::ReadThenWrite: return isLast ? Use::Write : Use::Read;
    case FileProgram::Use::WriteThenRead: return at == 0 ? Use::Write : Use::Read;
    case FileProgram::Use::Search:
    case FileProgram::Use::Read: break;
    }
    return Use::Read;
}

Files tableFiles(std::string_view program, Words words)
{
    const FileProgram *known = fileProgramOf(program);
    if (known == nullptr)
        return {};
    const auto operands = operandsOf(words, known->optionsWithValue);
    // With the pattern in an option, all operands are files.
    const bool hasPattern = known->optionsWithValue.starts_with("ef")
        && (hasOption(words, "ef", "--regexp") || hasOption(words, {}, "--file"));
    const bool isFirstOther = known->use == FileProgram::Use::Search || known->use == FileProgram::Use::Change;
    Files files;
    for (std::size_t i = isFirstOther && !hasPattern ? 1 : 0; i < operands.size(); ++i) {
        const Use use = useOf(*known, i, operands.size());
        files.push_back({ use, operands[i], program == "uniq" && use == Use::Write });
        // Its last operand is the start of names.
        if (program == "split" && use == Use::Write)
            files.back().path.append(PartialText::Kind::InFolder);
    }
    return files;
}

/// Programs that change the files that they name, but nothing in a folder unless an option asks for it.
constexpr auto narrowWriters = std::to_array<std::string_view>({ "chattr", "chgrp", "chmod", "chown", "mkdir", "mkfifo",
    "mknod", "rm", "rmdir", "setfacl", "shred", "tee", "touch", "truncate", "unlink" });

} // namespace

Files namedFiles(std::string_view program, Words words)
{
    program = baseName(program);
    if (program == "sed" || program == "gsed")
        return sedFiles(words);
    if (program == "dd")
        return ddFiles(words);
    if (program == "curl")
        return downloadedFiles(words, std::array<std::string_view, 3> { "-o", "--output", "--output-dir" });
    if (program == "wget")
        return downloadedFiles(words, std::array<std::string_view, 3> { "-O", "-P", "--directory-prefix" });
    if (program == "tar" || program == "bsdtar" || program == "gtar")
        return TarFiles(words).files();
    if (program == "script")
        return scriptFiles(words);
    return isTransfer(program) ? transferredFiles(program, words) : tableFiles(program, words);
}

bool mayTakeFolder(std::string_view program, Use use)
{
    program = baseName(program);
    // "diff a folder" reads "folder/a".
    if (use == Use::Read)
        return program == "diff";
    return !isTransfer(program) && !std::ranges::contains(narrowWriters, program);
}

} // namespace vitrine
