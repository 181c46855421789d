// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/trailreader.h"

#include <QCoreApplication>
#include <QTextCursor>

#include <memory>

class QTextDocument;

namespace vitrine {

class CodePrinter;

/// Steps for printing: each with its number and state, thought, code, and results, recorded and replayed. Black on
/// white, independent of the window; all text from logs is plain text with hidden characters marked. A text that would
/// fill more than a few pages is cut, with a note. Any thread, one at a time.
class PrintedSteps final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PrintedSteps)

public:
    PrintedSteps();
    ~PrintedSteps();

    /// Adds the title with file and run. Call it first.
    void addTitle(const QString &file, const RunRecord &run, int runNumber);
    void addStep(const StepDetail &step);
    /// Adds a note for a step that could not be read.
    void addGap(std::uint64_t ordinal);
    /// Returns the document, which belongs to the calling thread; nothing can be added afterwards.
    std::unique_ptr<QTextDocument> take();

    /// Maximum number of characters printed of one text.
    static constexpr qsizetype longestText = 40'000;

private:
    void addHeading(const QString &text, int level);
    void addPart(const QString &title, std::string_view text);
    void addCode(const CodeRecord &code, const QString &title);
    void addResult(const StepResult &result);
    void addImage(std::string_view text);
    void insertBlock(const QString &text, bool isCode);
    QString cut(std::string_view utf8) const;

    std::unique_ptr<QTextDocument> m_document;
    std::unique_ptr<CodePrinter> m_python;
    std::unique_ptr<CodePrinter> m_bash;
    QTextCursor m_cursor;
    bool m_hasSteps = false;
};

} // namespace vitrine
