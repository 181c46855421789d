// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <array>

class QButtonGroup;
class QToolButton;

namespace vitrine {

/// The forms that a text can be shown in.
enum class TextForm { Text, Formatted, Tree, Table, Images };
inline constexpr std::size_t textFormCount = 5;

/// A row of buttons above a text: one for each form that it can be shown in; hidden if there is only plain text. GUI
/// thread.
class FormSwitch final : public QWidget {
    Q_OBJECT

public:
    explicit FormSwitch(QWidget *parent = nullptr);

    /// Sets whether a form is offered. Plain text always is.
    void offer(TextForm form, bool isOffered);
    bool isOffered(TextForm form) const { return m_isOffered[std::size_t(form)]; }
    /// Whether any form besides plain text is offered.
    bool isAnyOffered() const;
    void setCurrent(TextForm form);
    /// Sets whether there is room for the switch: two lines of text are more useful than half a row of buttons.
    void setRoom(bool hasRoom);

Q_SIGNALS:
    /// The user chose a form.
    void chosen(vitrine::TextForm form);

private:
    void add(TextForm form, const QString &name, const QString &text);

    QButtonGroup *m_group;
    std::array<QToolButton *, textFormCount> m_buttons {};
    std::array<bool, textFormCount> m_isOffered { true };
    bool m_hasRoom = true;
};

} // namespace vitrine
