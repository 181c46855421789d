// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/editor/shellembedding.h"

#include "app/kit/editor/syntaxformats.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace vitrine {

namespace {

/// How a program is given code.
struct Interpreter {
    QStringView program; ///< without a version
    QStringView language; ///< the highlighter's name
    QStringView option; ///< letter of the option for code; empty for none
    bool takesArguments = false; ///< its arguments are not names of scripts
};
constexpr auto interpreters = std::to_array<Interpreter>({
    { u"python", u"Python", u"c" },
    { u"pypy", u"Python", u"c" },
    { u"ipython", u"Python", u"c" },
    { u"bash", u"Bash", u"c" },
    { u"sh", u"Bash", u"c" },
    { u"zsh", u"Bash", u"c" },
    { u"node", u"JavaScript", u"e" },
    { u"ruby", u"Ruby", u"e" },
    { u"perl", u"Perl", u"e" },
    { u"php", u"PHP/PHP", u"r" },
    { u"lua", u"Lua", u"e" },
    { u"julia", u"Julia", u"e" },
    { u"Rscript", u"R Script", u"e" },
    { u"R", u"R Script", u"e", true },
    { u"psql", u"SQL (PostgreSQL)", u"c", true },
    { u"mysql", u"SQL (MySQL)", u"e", true },
    { u"sqlite", u"SQL", {}, true },
    { u"duckdb", u"SQL", u"c", true },
});

QStringView nameOf(QStringView word)
{
    QStringView name = word.sliced(word.lastIndexOf(u'/') + 1);
    while (!name.isEmpty() && (name.back().isDigit() || name.back() == u'.'))
        name.chop(1);
    return name;
}

const Interpreter *interpreterOf(QStringView word)
{
    const auto found = std::ranges::find(interpreters, nameOf(word), &Interpreter::program);
    return found == interpreters.end() ? nullptr : &*found;
}

struct Program {
    const Interpreter *interpreter = nullptr;
    QStringList arguments;
};

/// The interpreter that a command starts, also behind `sudo`, `uv run` and the like.
Program programOf(const QStringList &words)
{
    for (qsizetype at = 0; at < words.size(); ++at)
        if (const auto *interpreter = interpreterOf(words[at]))
            return { interpreter, words.sliced(at + 1) };
    return {};
}

bool isOption(QStringView word) { return word.size() > 1 && word.startsWith(u'-'); }

/// Whether an argument is the name of a script: those behind it belong to the script.
bool isScript(const QStringList &arguments, qsizetype at)
{
    const bool isValue = at > 0 && (arguments[at - 1] == u"-W" || arguments[at - 1] == u"-X");
    return !isOption(arguments[at]) && !isValue;
}

/// Whether the next argument is code: the one before is `-c`, `-lc`, `-e`.
bool isCodeNext(const Program &program)
{
    if (program.interpreter == nullptr || program.interpreter->option.isEmpty() || program.arguments.isEmpty())
        return false;
    for (qsizetype at = 0; at < program.arguments.size() && !program.interpreter->takesArguments; ++at)
        if (isScript(program.arguments, at))
            return false;
    const QString &last = program.arguments.back();
    return isOption(last) && !last.startsWith(QLatin1StringView("--")) && last.endsWith(program.interpreter->option);
}

/// Whether the program reads its code from its input.
bool readsCode(const Program &program)
{
    if (program.interpreter == nullptr || program.interpreter->takesArguments)
        return program.interpreter != nullptr;
    for (qsizetype at = 0; at < program.arguments.size(); ++at) {
        const QString &word = program.arguments[at];
        if (isScript(program.arguments, at))
            return word == u"-";
        if (word == u"-m" || word == u"-s" || word.endsWith(program.interpreter->option))
            return word == u"-s";
    }
    return true;
}

bool isCat(const QStringList &words) { return words == QStringList { QStringLiteral("cat") }; }

/// The language of a here-document: of the program that runs it, or of the file that it is written to.
QString languageOf(const QStringList &words, const QString &target)
{
    if (isCat(words) || words.isEmpty())
        return target.isEmpty() ? QString() : syntaxOfFile(target);
    if (words.contains(QLatin1StringView("tee")))
        return syntaxOfFile(words.back());
    const Program program = programOf(words);
    return readsCode(program) ? program.interpreter->language.toString() : QString();
}

/// Without the backslashes that belong to the shell within double quotes.
QString unescaped(QString text)
{
    for (qsizetype at = 0; at + 1 < text.size(); ++at)
        if (text[at] == u'\\' && QStringView(u"\"\\$`").contains(text[at + 1]))
            text[at++] = u' ';
    return text;
}

} // namespace

/// A line that is being read.
struct ShellEmbedding::Reading {
    const QString &line;
    qsizetype at = 0;
    qsizetype codeStart = 0; ///< of the innermost code in quotes
    QList<EmbeddedPart> parts = {};
    bool isContinued = false; ///< the next line continues this one
    QChar character() const { return line[at]; }
    QChar following(qsizetype distance = 1) const
    {
        return at + distance < line.size() ? line[at + distance] : QChar();
    }
    QChar previous() const { return at > 0 ? line[at - 1] : QChar(); }
};

QList<EmbeddedPart> ShellEmbedding::next(const QString &line)
{
    const bool isDocument = !m_documents.empty();
    if (isDocument) {
        const auto &document = m_documents.front();
        if ((document.isIndented ? line.trimmed() : line) != document.end)
            return { documentLine(line) };
        m_documents.erase(m_documents.begin());
        return {};
    }
    Reading reading { .line = line };
    while (reading.at < line.size()) {
        if (m_isSingleQuoted)
            readSingleQuote(reading);
        else if (m_levels.back().isQuote)
            readDoubleQuote(reading);
        else
            readCommand(reading);
    }
    endLine(reading);
    return std::move(reading.parts);
}

EmbeddedPart ShellEmbedding::documentLine(const QString &line)
{
    auto &document = m_documents.front();
    return {
        .from = 0, .text = line, .language = document.language, .isFirst = !std::exchange(document.isStarted, true)
    };
}

void ShellEmbedding::addQuotedPart(Reading &reading, Level &level)
{
    reading.parts.append({ .from = reading.codeStart,
        .text = unescaped(reading.line.sliced(reading.codeStart, reading.at - reading.codeStart)),
        .language = level.language,
        .isFirst = !std::exchange(level.isStarted, true) });
}

void ShellEmbedding::readSingleQuote(Reading &reading)
{
    const auto end = reading.line.indexOf(u'\'', reading.at);
    const auto stop = end < 0 ? reading.line.size() : end;
    if (m_isSingleCode) {
        reading.parts.append({ .from = reading.at,
            .text = reading.line.sliced(reading.at, stop - reading.at),
            .language = m_singleLanguage,
            .isFirst = !std::exchange(m_isSingleStarted, true) });
    } else {
        m_levels.back().command.word += QStringView(reading.line).sliced(reading.at, stop - reading.at);
    }
    reading.at = end < 0 ? stop : stop + 1;
    m_isSingleQuoted = end < 0;
    m_isSingleCode = m_isSingleCode && m_isSingleQuoted;
}

void ShellEmbedding::readDoubleQuote(Reading &reading)
{
    Level &level = m_levels.back();
    const QChar character = reading.character();
    if (character == u'\\') {
        reading.at = std::min(reading.at + 2, reading.line.size());
    } else if (character == u'"') {
        if (level.isCode)
            addQuotedPart(reading, level);
        m_levels.pop_back();
        ++reading.at;
    } else if (character == u'$' && reading.following() == u'(' && !level.isCode) {
        m_levels.push_back({ .isArithmetic = reading.following(2) == u'(' });
        reading.at += 2;
    } else {
        if (!level.isCode)
            m_levels[m_levels.size() - 2].command.word += character;
        ++reading.at;
    }
}

void ShellEmbedding::endWord()
{
    Command &command = m_levels.back().command;
    if (!std::exchange(command.isInWord, false))
        return;
    if (std::exchange(command.isTargetNext, false))
        command.target = command.isErrorNext ? command.target : command.word;
    else
        command.words << command.word;
    command.word.clear();
}

// Only now are all words known that may say what a here-document is. That of `cat` is read by the next command.
void ShellEmbedding::endCommand(bool isPiped)
{
    endWord();
    Command &command = m_levels.back().command;
    if (isPiped && isCat(command.words) && command.target.isEmpty()) {
        command.words.clear();
        return;
    }
    for (Document &document : command.documents) {
        document.language = languageOf(command.words, command.target);
        m_documents.push_back(std::move(document));
    }
    command = {};
}

void ShellEmbedding::readRedirection(Reading &reading)
{
    static const QRegularExpression document(QStringLiteral(R"(<<(-?)[ \t]*(\\?|['"])([A-Za-z_][A-Za-z_0-9]*)['"]?)"));
    Level &level = m_levels.back();
    QString &word = level.command.word;
    const bool isOfDescriptor = word == u"&" || (word.size() == 1 && word.front().isDigit());
    const QString descriptor = isOfDescriptor ? std::exchange(word, {}) : QString();
    level.command.isInWord = level.command.isInWord && !isOfDescriptor;
    endWord();
    if (reading.character() == u'>') {
        reading.at += reading.following() == u'>' || reading.following() == u'|' ? 2 : 1;
        const bool isCopy = reading.at < reading.line.size() && reading.character() == u'&';
        while (isCopy && reading.at < reading.line.size() && QStringView(u"&-0123456789").contains(reading.character()))
            ++reading.at;
        level.command.isTargetNext = !isCopy;
        level.command.isErrorNext = descriptor == u"2";
        return;
    }
    const auto match = document.match(
        reading.line, reading.at, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
    if (level.isArithmetic || !match.hasMatch()) {
        reading.at += reading.following() != u'<' ? 1 : reading.following(2) == u'<' ? 3 : 2;
        return;
    }
    level.command.documents.push_back(
        { .end = match.captured(3), .language = {}, .isIndented = !match.capturedView(1).isEmpty() });
    reading.at = match.capturedEnd();
}

void ShellEmbedding::readCommand(Reading &reading)
{
    Command &command = m_levels.back().command;
    const QChar character = reading.character();
    const auto code = [&command]() -> std::optional<QString> {
        const Program program = programOf(command.words);
        const bool isCode = !command.isInWord && isCodeNext(program);
        return isCode ? std::optional(program.interpreter->language.toString()) : std::nullopt;
    };
    if (character == u'\\') {
        reading.isContinued = reading.at + 1 == reading.line.size();
        if (!reading.isContinued)
            command.word += reading.following();
        command.isInWord = command.isInWord || !reading.isContinued;
        reading.at = std::min(reading.at + 2, reading.line.size());
    } else if (character == u'\'') {
        const auto language = code();
        m_isSingleQuoted = command.isInWord = true;
        m_isSingleCode = language.has_value();
        m_singleLanguage = language.value_or(QString());
        m_isSingleStarted = false;
        ++reading.at;
        if (m_isSingleCode && reading.at == reading.line.size())
            readSingleQuote(reading);
    } else if (character == u'"') {
        const auto language = code();
        command.isInWord = true;
        reading.codeStart = ++reading.at;
        m_levels.push_back({ .command = {},
            .language = language.value_or(QString()),
            .isQuote = true,
            .isCode = language.has_value() });
    } else if (character == u'<' || character == u'>') {
        readRedirection(reading);
    } else if (character == u'(') {
        const bool isArithmetic = m_levels.back().isArithmetic || reading.following() == u'(';
        command.isInWord = reading.previous() == u'$' || command.isInWord;
        m_levels.push_back({ .isArithmetic = isArithmetic });
        ++reading.at;
    } else if (character == u')' && m_levels.size() > 1) {
        endCommand();
        m_levels.pop_back();
        ++reading.at;
    } else if (character == u'#' && !command.isInWord) {
        reading.at = reading.line.size();
    } else if (QStringView(u"|;)").contains(character) || (character == u'&' && reading.following() != u'>')) {
        endCommand(character == u'|' && reading.previous() != u'|' && reading.following() != u'|');
        ++reading.at;
    } else if (character.isSpace()) {
        endWord();
        ++reading.at;
    } else {
        command.word += character;
        command.isInWord = true;
        ++reading.at;
    }
}

void ShellEmbedding::endLine(Reading &reading)
{
    Level &level = m_levels.back();
    if (m_isSingleQuoted)
        return;
    if (level.isCode)
        addQuotedPart(reading, level);
    if (!level.isQuote && !reading.isContinued)
        endCommand();
}

} // namespace vitrine
