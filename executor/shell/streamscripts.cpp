// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#include "executor/shell/streamscripts.h"

#include <algorithm>

namespace vitrine {

namespace {

/// Parses sed commands one by one. Unknown commands are not plain.
class SedReader final {
public:
    explicit SedReader(std::string_view script)
        : m_rest(script)
    {
    }

    bool isPlain()
    {
        while (skip(" \t\n;"), !m_rest.empty())
            if (!readAddresses() || !readCommand())
                return false;
        return true;
    }

private:
    static constexpr std::string_view digits = "0123456789";

    void skip(std::string_view letters)
    {
        m_rest.remove_prefix(std::min(m_rest.find_first_not_of(letters), m_rest.size()));
    }
    char take()
    {
        if (m_rest.empty())
            return '\0';
        const char letter = m_rest.front();
        m_rest.remove_prefix(1);
        return letter;
    }
    void skipLine() { m_rest.remove_prefix(std::min(m_rest.find('\n'), m_rest.size())); }

    /// Reads up to the delimiter, which a backslash escapes.
    bool readUntil(char delimiter)
    {
        for (char letter = take(); letter != '\0'; letter = take()) {
            if (letter == delimiter)
                return true;
            if (letter == '\\')
                take();
        }
        return false;
    }

    bool readAddress()
    {
        if (m_rest.starts_with('$'))
            return take() != '\0';
        if (m_rest.starts_with('/') || (m_rest.starts_with('\\') && m_rest.size() > 1)) {
            const char delimiter = take() == '/' ? '/' : take();
            if (!readUntil(delimiter))
                return false;
            skip("IM");
            return true;
        }
        skip("0123456789~+");
        return true;
    }

    bool readAddresses()
    {
        if (!readAddress())
            return false;
        skip(" \t");
        if (m_rest.starts_with(',')) {
            take();
            skip(" \t");
            if (!readAddress())
                return false;
        }
        skip(" \t!");
        return true;
    }

    bool readCommand()
    {
        const char command = take();
        switch (command) {
        case 's': return readReplacement() && readFlags();
        case 'y': return readReplacement();
        case 'a':
        case 'i':
        case 'c':
            for (skipLine(); isContinued(); skipLine())
                take();
            return true;
        case '#': return skipLine(), true;
        case ':':
        case 'b':
        case 't':
        case 'T': return m_rest.remove_prefix(std::min(m_rest.find_first_of(";\n}"), m_rest.size())), true;
        default:
            if (command == '\0' || !std::string_view("pPdDnNgGhHxqQ=lz{}").contains(command))
                return false;
            skip(digits);
            return true;
        }
    }

    /// Whether the line before the next line end ends with a backslash.
    bool isContinued() const { return m_rest.starts_with('\n') && *(m_rest.data() - 1) == '\\'; }

    bool readReplacement()
    {
        const char delimiter = take();
        return delimiter != '\0' && delimiter != '\n' && delimiter != '\\' && readUntil(delimiter)
            && readUntil(delimiter);
    }

    bool readFlags()
    {
        skip("gpiIMm0123456789");
        return m_rest.empty() || std::string_view(" \t\n;}").contains(m_rest.front());
    }

    std::string_view m_rest;
};

bool hasSingle(std::string_view text, char letter)
{
    for (std::size_t at = text.find(letter); at != text.npos; at = text.find(letter, at + 1)) {
        if (!text.substr(at + 1).starts_with(letter))
            return true;
        ++at;
    }
    return false;
}

} // namespace

bool isPlainSed(std::string_view script) { return SedReader(script).isPlain(); }

AwkEffects awkEffects(std::string_view script)
{
    AwkEffects effects;
    effects.runsOthers = script.contains("system") || script.contains('@') || hasSingle(script, '|');
    const std::size_t print = script.find("print");
    effects.writes = print != script.npos && script.find('>', print) != script.npos;
    effects.reads = script.contains("getline") || script.contains("ARGV") || script.contains("ARGC");
    return effects;
}

} // namespace vitrine
