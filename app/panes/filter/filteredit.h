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

/// A field for an expression of the filter language: shows at once whether it is valid, underlines errors, and offers
/// completions. It only parses, which takes no noticeable time. GUI thread.
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
    /// Shows the result of the filter: "25 of 50 runs, 35 of 127 steps".
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
    void positionMessage();
    void tint();

    State m_state = State::Empty;
    std::optional<Filter> m_filter; ///< what is typed, when it is one
    std::optional<FilterProblem> m_problem;
    QString m_outcome;
    ShapeLabel *m_shape;
    QLabel *m_message;
    QCompleter *m_completer;
    QStandardItemModel *m_candidates;
    QTimer m_apply; ///< avoids updating the lists at each keystroke
    QTimer m_judge; ///< avoids reporting an error in an unfinished word
};

} // namespace vitrine
