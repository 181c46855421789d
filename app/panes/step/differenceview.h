// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panes/step/differencedocument.h"
#include "app/wording/meaning.h"

#include <QSet>
#include <QWidget>

class QLabel;
class QToolButton;

namespace vitrine {

class ElidedLabel;
class MutedLabel;
class ShapeLabel;
class TextSurface;

/// Two sides of a step, aligned line by line, scrolled together. Long ranges of equal lines and noise are folded into
/// one line, which a click or Return unfolds. GUI thread only.
class DifferenceView final : public QWidget {
    Q_OBJECT

public:
    explicit DifferenceView(QWidget *parent = nullptr);
    ~DifferenceView() override;

    /// Contexts are muted texts next to "Recorded" and "Replayed": "now, 96 ms".
    void setSections(std::vector<DifferenceSection> sections, const QString &leftContext, const QString &rightContext);
    /// Shows the same comparison again and keeps the scroll position.
    void updateSections(std::vector<DifferenceSection> sections);
    void clear(const QString &reason);
    /// The titles of the two sides: recorded and replayed by default.
    void setTitles(const QString &left, const QString &right);
    /// Shows the overall verdict with its shape and reason. An empty text removes it.
    void setVerdict(Meaning meaning, const QString &text);

    /// Sets the noise rules that the two sides were compared with, in words. Empty: no rules are shown.
    void setNoiseRules(const QString &rules);

    /// Returns whether there was one.
    bool goToNextDifference();
    bool goToPreviousDifference();
    /// Unfolds the rows at a displayed line (from 0); does nothing on other lines.
    void unfold(int line);

    TextSurface *leftSurface() const;
    TextSurface *rightSurface() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void giveRoom();
    struct DisplayLine;

    QWidget *makeBar();
    QWidget *makeSide(QLabel *heading, TextSurface *surface, MutedLabel *context);
    QToolButton *makeButton(const QString &name, const QString &text, const QIcon &icon);
    void keepInStep(TextSurface *from, TextSurface *to);
    void refreshLook(TextSurface &surface) const;
    void rebuild();
    void appendSection(int number);
    void addNotes(int section, std::size_t titleLine);
    void appendRows(int section, std::size_t from, std::size_t to);
    void appendFold(int section, std::size_t from, std::size_t to);
    void fill(TextSurface &surface, bool isLeft) const;
    void showNumbers(TextSurface &surface, bool isLeft) const;
    void decorate(TextSurface &surface, int line, bool isLeft) const;
    void showCount();
    bool step(int direction);
    void goToLine(int line);

    QLabel *m_count = nullptr;
    QToolButton *m_previous = nullptr;
    QToolButton *m_next = nullptr;
    ShapeLabel *m_verdictShape = nullptr;
    ElidedLabel *m_verdict = nullptr;
    QLabel *m_leftTitle = nullptr;
    QLabel *m_rightTitle = nullptr;
    MutedLabel *m_leftContext = nullptr;
    MutedLabel *m_rightContext = nullptr;
    MutedLabel *m_noise = nullptr;
    QLabel *m_reason = nullptr;
    QWidget *m_sides = nullptr;
    QWidget *m_bar = nullptr;
    TextSurface *m_left = nullptr;
    TextSurface *m_right = nullptr;
    std::vector<DifferenceSection> m_sections;
    std::vector<DisplayLine> m_lines;
    QSet<std::pair<int, qsizetype>> m_unfolded; ///< section and first row of ranges that the user unfolded
    int m_current = -1; ///< displayed line of the difference that was last selected
};

} // namespace vitrine
