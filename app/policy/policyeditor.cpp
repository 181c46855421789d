// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/policy/policyeditor.h"

#include "app/text/scintillalook.h"
#include "app/theme/theme.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/SyntaxHighlighter>
#include <KSyntaxHighlighting/Theme>

#include <QEvent>
#include <QTextBlock>

#include <algorithm>

namespace vitrine {

namespace {

KSyntaxHighlighting::Repository &repository()
{
    static KSyntaxHighlighting::Repository instance;
    return instance;
}

} // namespace

PolicyEditor::PolicyEditor(QWidget *parent)
    : QPlainTextEdit(parent)
    , m_highlighter(new KSyntaxHighlighting::SyntaxHighlighter(document()))
{
    setObjectName(QStringLiteral("policyEditor"));
    setAccessibleName(tr("Policy as JSON"));
    setLineWrapMode(NoWrap);
    setTabChangesFocus(true);
    m_highlighter->setDefinition(repository().definitionForName(QStringLiteral("JSON")));
    applyLook();
}

void PolicyEditor::replaceText(const QString &text)
{
    const QString before = toPlainText();
    const auto oldEnd = std::ranges::mismatch(before, text).in1;
    const auto same = std::distance(before.begin(), oldEnd);
    auto last = before.size();
    auto newLast = text.size();
    while (last > same && newLast > same && before.at(last - 1) == text.at(newLast - 1)) {
        --last;
        --newLast;
    }
    QTextCursor cursor(document());
    cursor.setPosition(static_cast<int>(same));
    cursor.setPosition(static_cast<int>(last), QTextCursor::KeepAnchor);
    cursor.insertText(text.mid(same, newLast - same));
}

void PolicyEditor::showError(std::optional<std::uint64_t> line)
{
    m_errorLine = line;
    QList<QTextEdit::ExtraSelection> marks;
    if (line) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(document()->findBlockByNumber(static_cast<int>(*line) - 1));
        mark.format.setBackground(Theme(palette()).token(Meaning::Error).tint);
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
        marks << mark;
    }
    setExtraSelections(marks);
}

void PolicyEditor::goTo(std::size_t byte)
{
    const auto before = toPlainText().toUtf8().left(static_cast<qsizetype>(byte));
    QTextCursor cursor(document());
    cursor.setPosition(static_cast<int>(std::min(QString::fromUtf8(before).size(), toPlainText().size())));
    setTextCursor(cursor);
    centerCursor();
    setFocus();
}

void PolicyEditor::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationFontChange)
        applyLook();
}

void PolicyEditor::applyLook()
{
    setFont(codeFont(*this));
    m_highlighter->setTheme(repository().themeForPalette(palette()));
    m_highlighter->rehighlight();
    showError(m_errorLine);
}

} // namespace vitrine
