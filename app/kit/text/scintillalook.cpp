// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/scintillalook.h"

#include "app/kit/theme/fonts.h"
#include "app/kit/theme/theme.h"
#include "app/wording/safetext.h"

#include "app/kit/text/scintilla.h"

#include <QFontMetrics>
#include <QGuiApplication>
#include <QPalette>
#include <QString>
#include <QVariant>

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <utility>

namespace vitrine {

namespace {

// Ranges in which hidden characters are searched for: controls, Latin-1, marks and general punctuation, fillers,
// variation selectors, tags. Private and unassigned characters are shown as boxes and need no mark in an editor.
constexpr std::array<std::pair<char32_t, char32_t>, 12> hiddenRanges { { { 0x0000, 0x0008 }, { 0x000b, 0x001f },
    { 0x007f, 0x009f }, { 0x00ad, 0x00ad }, { 0x034f, 0x034f }, { 0x0600, 0x061c }, { 0x115f, 0x1160 },
    { 0x180b, 0x180f }, { 0x200b, 0x206f }, { 0xfe00, 0xfe0d }, { 0xfeff, 0xfeff }, { 0xe0001, 0xe01ef } } };

void showAsMark(QsciScintilla &view, char32_t character)
{
    const QByteArray encoded = QString::fromUcs4(&character, 1).toUtf8();
    const QByteArray mark = hiddenMark(character).toUtf8();
    // Scintilla represents NUL as the empty string.
    view.SendScintilla(QsciScintilla::SCI_SETREPRESENTATION,
        reinterpret_cast<std::uintptr_t>(character == 0 ? "" : encoded.constData()), mark.constData());
}

/// Each once; empty if the text has no hidden character.
QString lettersToBox(const QString &text)
{
    bool hasHidden = false;
    std::set<char32_t> found;
    for (const char32_t character : text.toUcs4()) {
        hasHidden = hasHidden || isHidden(character);
        const auto direction = QChar::direction(character);
        if (direction == QChar::DirR || direction == QChar::DirAL)
            if (!isHidden(character))
                found.insert(character);
    }
    QString letters;
    for (const char32_t letter : found)
        letters += QString::fromUcs4(&letter, 1);
    return hasHidden ? letters : QString();
}

void release(QsciCommandSet &commands, int key)
{
    if (QsciCommand *command = commands.boundTo(key)) {
        if (command->key() == key)
            command->setKey(0);
        if (command->alternateKey() == key)
            command->setAlternateKey(0);
    }
}

void applyMargins(QsciScintilla &view, const Theme &theme, const QPalette &palette)
{
    view.setMarginsBackgroundColor(palette.color(QPalette::Window));
    view.setMarginsForegroundColor(theme.muted());
    view.setFoldMarginColors(palette.color(QPalette::Window), palette.color(QPalette::Window));
    for (int marker = QsciScintilla::SC_MARKNUM_FOLDEREND; marker <= int(QsciScintilla::SC_MARKNUM_FOLDEROPEN);
        ++marker) {
        // QScintilla's own functions leave out the fold markers.
        view.SendScintilla(QsciScintilla::SCI_MARKERSETFORE, marker, theme.muted());
        view.SendScintilla(QsciScintilla::SCI_MARKERSETBACK, marker, theme.muted());
    }
}

void applySpacing(QsciScintilla &view)
{
    const QFontMetrics metrics(codeFont(view));
    const int half = lineSpacing(metrics);
    view.setExtraAscent(half);
    view.setExtraDescent(half);
    view.SendScintilla(QsciScintilla::SCI_SETMARGINLEFT, 0UL, long(metrics.horizontalAdvance(u' ')));
}

} // namespace

int lineSpacing(const QFontMetrics &metrics) { return std::max(1, metrics.height() / 12); }

void applyScintillaLook(QsciScintilla &view)
{
    const QPalette palette = view.palette();
    const Theme theme(palette);
    const QColor text = palette.color(QPalette::Text);
    // Code and its output run from left to right, regardless of the window's direction. Content that is painted
    // directly on the window has the window's direction; content painted through a buffer has that of its text.
    view.setLayoutDirection(Qt::LeftToRight);
    if (QGuiApplication::isRightToLeft())
        view.SendScintilla(QsciScintilla::SCI_SETBUFFEREDDRAW, 1UL);
    view.setFont(codeFont(view));
    view.setPaper(palette.color(QPalette::Base));
    view.setColor(text);
    view.setCaretForegroundColor(text);
    view.setSelectionBackgroundColor(palette.color(QPalette::Highlight));
    view.setSelectionForegroundColor(palette.color(QPalette::HighlightedText));
    view.setCaretLineBackgroundColor(theme.linkedSelection());
    applyMargins(view, theme, palette);
    applySpacing(view);
}

void showHiddenCharacters(QsciScintilla &view)
{
    for (const auto &[from, to] : hiddenRanges)
        for (char32_t character = from; character <= to; ++character)
            if (isHidden(character))
                showAsMark(view, character);
}

void showOrderOfLetters(QsciScintilla &view, const QByteArray &utf8)
{
    constexpr auto boxed = "lettersInBoxes";
    const auto encoded = [](char32_t character) { return QString::fromUcs4(&character, 1).toUtf8(); };
    for (const char32_t letter : view.property(boxed).toString().toUcs4())
        view.SendScintilla(
            QsciScintilla::SCI_CLEARREPRESENTATION, reinterpret_cast<std::uintptr_t>(encoded(letter).constData()));
    QString letters;
    if (std::ranges::any_of(utf8, [](char byte) { return (byte & 0x80) != 0; }))
        letters = lettersToBox(QString::fromUtf8(utf8));
    for (const char32_t letter : letters.toUcs4()) {
        const auto text = encoded(letter);
        view.SendScintilla(
            QsciScintilla::SCI_SETREPRESENTATION, reinterpret_cast<std::uintptr_t>(text.constData()), text.constData());
    }
    view.setProperty(boxed, letters);
}

void releaseWindowKeys(QsciScintilla &view)
{
    QsciCommandSet &commands = *view.standardCommands();
    for (const QKeyCombination key :
        { Qt::CTRL | Qt::Key_L, Qt::CTRL | Qt::SHIFT | Qt::Key_L, Qt::CTRL | Qt::Key_Slash, Qt::CTRL | Qt::Key_D,
            Qt::CTRL | Qt::Key_T, Qt::CTRL | Qt::SHIFT | Qt::Key_T, Qt::CTRL | Qt::SHIFT | Qt::Key_U,
            Qt::CTRL | Qt::Key_U, Qt::ALT | Qt::SHIFT | Qt::Key_PageUp, Qt::ALT | Qt::SHIFT | Qt::Key_PageDown,
            Qt::CTRL | Qt::Key_BracketLeft, Qt::CTRL | Qt::Key_BracketRight, Qt::CTRL | Qt::Key_Backslash,
            Qt::CTRL | Qt::SHIFT | Qt::Key_Backspace, Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Minus })
        release(commands, key.toCombined());
}

} // namespace vitrine
