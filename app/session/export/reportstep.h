// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/export/trailexport.h"
#include "app/wording/cell.h"

#include <QCoreApplication>

#include <optional>
#include <string>

namespace vitrine {

/// A step as an article of an HTML report: its recording, the results of each execution, and its proof. All text from
/// the log is escaped.
class ReportStep final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::ReportStep)

public:
    /// `proof` is JSON, empty if there is none; nothing if none was requested. `imageRoom`: characters that images may
    /// still take in the report; reduced by the images of this step.
    ReportStep(const ExportedStep &step, std::optional<std::string> proof, qsizetype &imageRoom);
    std::string html();

    /// A label in the color of its meaning.
    static std::string chip(const Cell &cell);
    /// The label of runs and steps that were modified outside of the program.
    static std::string damageChip();
    /// A date and time in UTC, since readers may be anywhere.
    static QString moment(double unixSeconds);
    /// "1.2 s, 950 tokens in, 80 out"; empty when nothing is known.
    static QString figures(const TimeSpan &time, const Tokens &tokens);

private:
    void block(const QString &title, const std::string &html, const char *kind = "");
    void folded(const QString &title, const std::string &html, const char *kind = "");
    void prompt();
    bool image(const QString &title, std::string_view text);
    void code();
    void toolCalls();
    void outcome();
    void execution(const Execution &execution);
    void proof();
    std::string kinds() const;
    std::string head() const;

    const ExportedStep &m_step;
    std::optional<std::string> m_proof;
    qsizetype &m_imageRoom;
    std::string m_html;
};

} // namespace vitrine
