// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <nlohmann/json_fwd.hpp>

#include <cstdio>
#include <memory>
#include <string>

namespace vitrine {

/// The meaning of a word; terminals show it in a matching color.
enum class Tone { Plain, Good, Bad, Denied, Changed, Muted };

/// Where a command writes: results to standard output, messages to standard error. Untrusted text must be made safe
/// first (app/wording/safetext.h). Commands to a service for continuous integration are made ineffective. One thread.
class Console final {
public:
    explicit Console(std::FILE *out = stdout, std::FILE *err = stderr);

    void write(const QString &text = {});
    void message(const QString &text);
    /// Writes one JSON document on a line of its own.
    void document(const nlohmann::ordered_json &json);
    /// Writes one JSON document as one line of JSON Lines.
    void line(const nlohmann::ordered_json &json);
    void flush();
    /// Reserves standard output for this console: output of anything else in the process to its descriptor is
    /// discarded. C libraries print there when sandboxed code makes them.
    void keepOutputToItself();

    /// The text, colored if the terminal supports colors (NO_COLOR is honored).
    QString toned(Tone tone, const QString &text) const;

    /// Whether writing to standard output has failed.
    bool isBroken() const { return m_isBroken; }
    /// Whether it has failed because the reader of a pipe, such as `head`, has ended.
    bool isClosed() const { return m_isClosed; }

private:
    struct Close {
        void operator()(std::FILE *file) const { std::fclose(file); }
    };
    void put(std::FILE *file, const QByteArray &bytes);
    void writeJson(std::string json);
    void noteFailure();
    QString shown(const QString &text) const;

    std::unique_ptr<std::FILE, Close> m_own; ///< set once the output is reserved
    std::FILE *m_out;
    std::FILE *m_err;
    bool m_hasColors;
    bool m_isObeyed; ///< by a service that runs commands in the output
    bool m_isBroken = false;
    bool m_isClosed = false;
};

} // namespace vitrine
