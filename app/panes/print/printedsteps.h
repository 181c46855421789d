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

/// Steps as they stand on paper: for each its place and state, thought, code, and what came of it, recorded and
/// replayed. Black on white whatever the window looks like; all text of logs as plain text with hidden characters
/// marked. A text that would fill more than some pages is cut, and says so. Any thread, one at a time.
class PrintedSteps final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::PrintedSteps)

public:
    PrintedSteps();
    ~PrintedSteps();

    /// Over everything: which file, which run.
    void addTitle(const QString &file, const RunRecord &run, int runNumber);
    void addStep(const StepDetail &step);
    /// What could not be read.
    void addGap(std::uint64_t ordinal);
    /// The document, which belongs to the calling thread; nothing can be added after it.
    std::unique_ptr<QTextDocument> take();

    /// Characters of one text that are printed.
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
