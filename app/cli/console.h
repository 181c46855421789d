// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <nlohmann/json_fwd.hpp>

#include <cstdio>
#include <memory>

namespace vitrine {

/// The meaning of a word; terminals show it in a matching color.
enum class Tone { Plain, Good, Bad, Denied, Changed, Muted };

/// Where a command writes: results to standard output, messages to standard error. Text from outside has to be made
/// safe before (app/text/safetext.h). One thread.
class Console final {
public:
    explicit Console(std::FILE *out = stdout, std::FILE *err = stderr);

    void write(const QString &text = {});
    void message(const QString &text);
    /// One JSON document on a line of its own.
    void document(const nlohmann::ordered_json &json);
    /// One JSON document as one line of JSON Lines.
    void line(const nlohmann::ordered_json &json);
    void flush();
    /// Leaves the standard output to this console alone: what anything else in the process writes to its descriptor is
    /// discarded. Libraries in C print there, when sandboxed code asks them to.
    void keepOutputToItself();

    /// The text, colored if the terminal supports colors (NO_COLOR is honored).
    QString toned(Tone tone, const QString &text) const;

    /// Something could not be written to standard output.
    bool isBroken() const { return m_isBroken; }

private:
    struct Close {
        void operator()(std::FILE *file) const { std::fclose(file); }
    };
    void put(std::FILE *file, const QByteArray &bytes);

    std::unique_ptr<std::FILE, Close> m_own; ///< once the output is kept to itself
    std::FILE *m_out;
    std::FILE *m_err;
    bool m_hasColors;
    bool m_isBroken = false;
};

} // namespace vitrine
