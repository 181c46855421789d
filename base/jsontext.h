// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <string>
#include <string_view>

namespace vitrine {

/// Writes a JSON text piece by piece, with the output of nlohmann's `dump` but without building the document first. The
/// caller closes objects and lists.
class JsonText final {
public:
    JsonText &begin(char bracket)
    {
        comma();
        m_text += bracket;
        m_isFirst = true;
        return *this;
    }
    JsonText &end(char bracket)
    {
        m_text += bracket;
        m_isFirst = false;
        return *this;
    }
    /// Writes the key of the next value; it must not need escapes.
    JsonText &key(std::string_view name)
    {
        comma();
        m_text.append(1, '"').append(name).append("\":");
        m_isFirst = true;
        return *this;
    }
    /// Invalid UTF-8 is replaced.
    JsonText &value(std::string_view text);
    JsonText &value(const std::string &text) { return value(std::string_view(text)); }
    JsonText &value(const char *text) { return value(std::string_view(text)); }
    JsonText &value(bool flag) { return raw(flag ? "true" : "false"); }
    JsonText &value(double number);
    JsonText &value(std::integral auto number) { return raw(std::to_string(number)); }
    /// Inserts a JSON text; a text that is invalid or nested too deeply becomes a string.
    JsonText &json(const std::string &text);
    JsonText &null() { return raw("null"); }

    std::string take() { return std::move(m_text); }

private:
    JsonText &raw(std::string_view text)
    {
        comma();
        m_text += text;
        return *this;
    }
    void comma()
    {
        if (!m_isFirst)
            m_text += ',';
        m_isFirst = false;
    }

    std::string m_text;
    bool m_isFirst = true; ///< no comma before the next item
};

} // namespace vitrine
