// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/step/actiontext.h"

#include "app/kit/text/copyformats.h"
#include "app/wording/safetext.h"
#include "models/items/itemtext.h"
#include "models/items/transcriptcards.h"

#include <QStringBuilder>

namespace vitrine {

namespace {

constexpr qsizetype mostText = 40'000;

QString linesOf(const CardPart &part)
{
    if (part.lines.empty())
        return itemText(part.text, mostText);
    QString text;
    for (const auto &line : part.lines) {
        const auto mark = line.mark == DiffLine::Mark::Removed ? u'-'
            : line.mark == DiffLine::Mark::Added               ? u'+'
                                                               : u' ';
        text += mark % itemText(line.text, mostText) % u'\n';
    }
    return text;
}

} // namespace

QByteArray ActionText::markdown(const StepRecord &record)
{
    QString text;
    for (const auto &card : transcriptStep(0, record).cards) {
        if (card.kind != TranscriptCard::Kind::Action)
            continue;
        const auto head = card.tool.empty() ? card.subject : card.tool + ' ' + card.subject;
        text += u"\n\n" % asMarkdown(safeLine(head).trimmed());
        for (const auto &part : card.parts)
            text += u'\n' % asMarkdown(linesOf(part));
    }
    return text.toUtf8();
}

} // namespace vitrine
