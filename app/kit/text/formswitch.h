// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>

class QButtonGroup;
class QToolButton;

namespace vitrine {

/// How a text can be shown.
enum class TextForm { Text, Formatted, Tree, Table, Images };
inline constexpr std::size_t textFormCount = 5;

/// A row of buttons over a text: one for each form that it can be shown in, hidden where it is only text. GUI thread.
class FormSwitch final : public QWidget {
    Q_OBJECT

public:
    explicit FormSwitch(QWidget *parent = nullptr);

    /// A text as such can always be shown.
    void offer(TextForm form, bool isOffered);
    bool isOffered(TextForm form) const { return m_isOffered[std::size_t(form)]; }
    /// Beside the text.
    bool isAnyOffered() const;
    void setCurrent(TextForm form);
    /// Whether there is room for it: a text of two lines is better than half a row of buttons.
    void setRoom(bool hasRoom);

Q_SIGNALS:
    /// By the user.
    void chosen(vitrine::TextForm form);

private:
    void add(TextForm form, const QString &name, const QString &text);

    QButtonGroup *m_group;
    std::array<QToolButton *, textFormCount> m_buttons {};
    std::array<bool, textFormCount> m_isOffered { true };
    bool m_hasRoom = true;
};

} // namespace vitrine
