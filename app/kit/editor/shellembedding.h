// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <vector>

namespace vitrine {

/// A part of one line of a shell command that is text of its own: a line of a here-document, or of code in quotes.
struct EmbeddedPart {
    qsizetype from = 0; ///< position in the line
    QString text; ///< as long as the part; backslashes of the shell are replaced by spaces
    QString language; ///< the highlighter's name; empty: plain text
    bool isFirst = false; ///< the code begins here, not on a line before
    bool operator==(const EmbeddedPart &) const = default;
};

/// Finds here-documents, and code that an interpreter gets in quotes (`python3 -c '…'`), in a shell command, one line
/// after another. The language is that of the program that reads it, or of the file that it is written to. Knows as
/// much of the shell's syntax as commands of agents use: an unusual command may be highlighted wrongly, nothing more.
/// GUI thread.
class ShellEmbedding final {
public:
    QList<EmbeddedPart> next(const QString &line);

private:
    struct Document {
        QString end; ///< the line that ends it
        QString language;
        bool isIndented = false; ///< whether the end may be indented
        bool isStarted = false;
    };
    /// A simple command, up to the position that was read.
    struct Command {
        QStringList words;
        QString word;
        QString target; ///< the file that the output goes to
        std::vector<Document> documents;
        bool isInWord = false;
        bool isTargetNext = false;
        bool isErrorNext = false; ///< the target is for errors only
    };
    /// The surroundings of a position: a command, or a text in double quotes.
    struct Level {
        Command command = {};
        QString language = {}; ///< of quoted code
        bool isQuote = false;
        bool isCode = false; ///< a quote that contains code
        bool isStarted = false; ///< a part of this code was found
        bool isArithmetic = false;
    };

    struct Reading;
    void readCommand(Reading &reading);
    void readSingleQuote(Reading &reading);
    void readDoubleQuote(Reading &reading);
    void readRedirection(Reading &reading);
    void endWord();
    void endCommand(bool isPiped = false);
    void endLine(Reading &reading);
    EmbeddedPart documentLine(const QString &line);
    static void addQuotedPart(Reading &reading, Level &level);

    std::vector<Level> m_levels { 1 }; ///< the innermost one last
    std::vector<Document> m_documents; ///< that begin on the next line, or have begun; the current one first
    bool m_isSingleQuoted = false;
    bool m_isSingleCode = false; ///< a text in single quotes that contains code
    bool m_isSingleStarted = false;
    QString m_singleLanguage;
};

} // namespace vitrine
