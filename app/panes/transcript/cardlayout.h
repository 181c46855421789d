// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/transcriptcards.h"

#include <QFont>
#include <QIcon>
#include <QPalette>
#include <QRect>
#include <QTextDocument>

#include <memory>
#include <vector>

class QPainter;
class QWidget;

namespace vitrine {

/// Fonts, colors and measures of the transcript, all taken from the widget that shows it.
struct CardLook {
    explicit CardLook(const QWidget &widget);

    QFont text;
    QFont strong;
    QFont code;
    QPalette palette;
    Qt::LayoutDirection direction;
    int line; ///< height of a line
    int head; ///< height of the head of an action
    int gap;
    int indent; ///< for the body of an action
};

/// One card, laid out for a width. Owns its documents; the card must outlive it. GUI thread.
class CardLayout final {
public:
    struct Shown {
        bool isFolded = false;
        bool isWhole = false; ///< long texts are shown in full
        std::optional<QString> denyingRule
            = {}; ///< of the active policy; empty if unknown, nothing if it denies nothing
    };
    struct State {
        bool isCurrent = false;
        bool hasFocus = false;
        QString sought; ///< marked wherever it occurs
    };

    CardLayout(const TranscriptCard &card, const CardLook &look, int width, Shown shown, const QString &note);

    int height() const { return m_height; }
    bool isFolded() const { return m_shown.isFolded; }
    bool isCut() const { return m_hasMore; }
    /// The part of the card that folds and unfolds it on a click; empty for a card without an action.
    QRect headRect() const;
    /// Whether the row that shows more lines is at this position.
    bool isMoreAt(const QPoint &location) const;
    /// Whether the link to the reason of a denial is at this position.
    bool isWhyAt(const QPoint &location) const { return m_whyArea.contains(location); }
    /// Whether the link to the changes that would allow the action is at this position.
    bool isAllowAt(const QPoint &location) const { return m_allowArea.contains(location); }
    /// The texts as laid out, without head and labels; for tests.
    QString text() const;
    /// Paints the card with its top left corner at the painter's origin.
    void paint(QPainter &painter, const CardLook &look, const State &state) const;

private:
    struct Part {
        CardPart::Kind kind = CardPart::Kind::Result;
        std::unique_ptr<QTextDocument> document;
        QRect area;
        QString label;
        QString more;
        QRect moreArea;
        std::vector<DiffLine> lines; ///< of a difference, without their texts
        int numberWidth = 0; ///< of each of the two columns of line numbers; 0 for none
        std::optional<ErrorLayer> error;
        int labelWidth = 0;
    };

    bool isFramed() const;
    int titleLeft(const CardLook &look) const;
    void layOutWords(const CardLook &look);
    void layOutBody(const CardLook &look);
    void addPart(const CardPart &part, const CardLook &look, int &y);
    void setLinkAreas(const CardLook &look, const QRect &line);
    int linksWidth() const { return m_whyArea.isEmpty() ? 0 : m_allowArea.right() - m_whyArea.left(); }
    void paintDenial(QPainter &painter, const CardLook &look) const;
    void paintArrow(QPainter &painter, const CardLook &look, const QColor &color) const;
    void paintHead(QPainter &painter, const CardLook &look, const State &state) const;
    void paintLines(QPainter &painter, const CardLook &look, const Part &part) const;
    void paintPart(QPainter &painter, const CardLook &look, const Part &part, const State &state) const;

    const TranscriptCard &m_card;
    int m_width;
    Shown m_shown;
    QString m_note;
    QIcon m_icon; ///< of the action's kind; null for none
    int m_headHeight = 0;
    int m_height = 0;
    bool m_hasMore = false;
    QRect m_denial; ///< the strip below the head of an action; empty if the active policy does not deny the step
    QRect m_whyArea; ///< of a link in a strip; empty without a denial
    QRect m_allowArea; ///< of the link beside it
    std::vector<Part> m_parts;
};

} // namespace vitrine
