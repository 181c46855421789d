// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/theme/icons.h"
#include "app/wording/meaning.h"
#include "models/items/transcriptcards.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <span>

namespace vitrine {

/// The texts of a card of the transcript, in the user's language. Text from logs is made safe, and plain.
class CardWords final {
    Q_DECLARE_TR_FUNCTIONS(vitrine::CardWords)

public:
    /// "Task", "Edit"; empty for a thought.
    static QString title(const TranscriptCard &card);
    /// The icon for the kind of an action; nothing for text without an action.
    static std::optional<ActionIcon> icon(const TranscriptCard &card);
    /// The text next to the title in the head, on one line.
    static QString subject(const TranscriptCard &card);
    /// The text at the right of the head: "exit status 1 · 0.8 s".
    static QString note(const TranscriptCard &card);
    /// The text next to a thought: "1.2 k tokens · 2.1 s"; empty if neither was recorded.
    static QString note(const TranscriptStep &step);
    /// The text at the right of the head of a group: "5 files · 20 ms". `head` is made from the cards.
    static QString note(const TranscriptCard &head, std::span<const TranscriptCard *const> cards);
    /// The label before an output: "Printed".
    static QString label(CardPart::Kind kind);
    static QString moreLines(int count);
    /// The color of an error: denied, a limit, or failed.
    static Meaning meaning(ErrorLayer layer);
    static QString headline(ErrorLayer layer);
    /// The same for the error of a card, which may say who denied it. `rule`: the one by which the active policy denies
    /// the card, empty if that is not known; nothing if it does not deny it. A recorded decision takes precedence.
    static QString headline(const TranscriptCard &card, const std::optional<QString> &rule = {});
    static QString why();
    static QString allow();
    /// The text for screen readers: "Step 8, Bash pip install, Denied by policy rule commands.deny:pip **, folded".
    /// `rule`: as for `headline`.
    static QString spoken(
        const TranscriptStep &step, const TranscriptCard &card, const std::optional<QString> &rule, bool isFolded);
    /// The same for a folded group of cards.
    static QString spoken(const TranscriptCard &head, const QString &note, const QString &numbers);
    /// Numbers of steps that a group is about: "4", "4–5".
    static QString numbers(std::uint64_t first, std::uint64_t last);
    /// The card as Markdown; its texts cannot break out of their blocks.
    static QString markdown(const TranscriptCard &card);
};

} // namespace vitrine
