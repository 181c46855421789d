// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/theme/icons.h"
#include "app/wording/meaning.h"
#include "models/items/transcriptcards.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace vitrine {

/// The texts of a card of the transcript, in the user's language. Texts of logs in them are safe, and plain.
class CardWords final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::CardWords)

public:
    /// "Task", "Edit"; empty for a thought.
    static QString title(const TranscriptCard &card);
    /// The icon for the kind of an action; nothing for words alone.
    static std::optional<ActionIcon> icon(const TranscriptCard &card);
    /// The text beside the title in the head, one line.
    static QString subject(const TranscriptCard &card);
    /// At the right of the head: "exit status 1 · 0.8 s".
    static QString note(const TranscriptCard &card);
    /// Beside a thought: "1.2 k tokens · 2.1 s"; empty where neither was recorded.
    static QString note(const TranscriptStep &step);
    /// Before an output: "Printed".
    static QString label(CardPart::Kind kind);
    static QString moreLines(int count);
    /// The color of an error: denied, a limit, or failed.
    static Meaning meaning(ErrorLayer layer);
    static QString headline(ErrorLayer layer);
    /// Read aloud: "Step 8, Bash pip install, blocked, folded".
    static QString spoken(const TranscriptStep &step, const TranscriptCard &card, bool isFolded);
    /// For a document of Markdown, which the card's texts cannot leave.
    static QString markdown(const TranscriptCard &card);
};

} // namespace vitrine
