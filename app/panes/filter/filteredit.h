// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/trail/filter/filter.h"

#include <QLineEdit>
#include <QTimer>

#include <optional>

class QCompleter;
class QLabel;
class QStandardItemModel;

namespace vitrine {

class ShapeLabel;

/// A field for an expression of the filter language: says at once whether it is one, underlines what is wrong at its
/// place, and offers what could stand there. It only parses, which takes no time that one could notice. GUI thread.
class FilterEdit final : public QLineEdit {
    Q_OBJECT

public:
    enum class State { Empty, Typing, Valid, Invalid, Slow, NoMatch };
    Q_ENUM(State)

    explicit FilterEdit(QWidget *parent = nullptr);

    State state() const { return m_state; }
    const std::optional<FilterProblem> &problem() const { return m_problem; }
    /// Takes an expression as if it were typed, and uses it at once.
    void use(const QString &expression);
    /// What a filter comes to: "25 of 50 runs, 35 of 127 steps".
    void setOutcome(const QString &text, bool isNoMatch);
    /// It takes longer than one would think.
    void setSlow();

Q_SIGNALS:
    /// A valid expression, shortly after it was typed; an empty one, too.
    void filterChosen(const vitrine::Filter &filter);
    void stateChanged(vitrine::FilterEdit::State state);
    /// Return: the user means this one.
    void committed(const QString &expression);
    /// Escape: back to the lists.
    void left();
    /// Escape while it was slow.
    void stopRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void parse();
    void apply();
    void complete(bool isAsked);
    bool belongsToPopup(int key) const;
    void insertCompletion(const QString &text);
    void setState(State state);
    void showState();
    void underline();
    void placeMessage();
    void tint();

    State m_state = State::Empty;
    std::optional<Filter> m_filter; ///< what is typed, when it is one
    std::optional<FilterProblem> m_problem;
    QString m_outcome;
    ShapeLabel *m_shape;
    QLabel *m_message;
    QCompleter *m_completer;
    QStandardItemModel *m_candidates;
    QTimer m_apply; ///< nobody wants lists to follow each letter
    QTimer m_judge; ///< nor to be told that half a word is wrong
};

} // namespace vitrine
