// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/meaning.h"

#include <QWidget>

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace vitrine {

class LinkButton;
class ShapeLabel;

/// The strip above a step that is not simply OK: shape, what happened, why, and buttons. Its tint and the bar at its
/// start have the color of the meaning, the text keeps the text color. GUI thread only.
class StepStrip final : public QWidget {
    Q_OBJECT

public:
    explicit StepStrip(QWidget *parent = nullptr);

    /// Plain text that is safe to show. Removes the previous buttons.
    void setMessage(Meaning meaning, const QString &headline, const QString &detail);
    QPushButton *addButton(const QString &name, const QString &text);
    /// Adds a link next to the detail.
    LinkButton *addLink(const QString &name, const QString &text);

    Meaning meaning() const;
    QString headline() const;
    QString detail() const;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refreshFonts();
    void arrange();
    bool isCrowded(int room) const;
    int linksWidth() const;
    static void removeLast(QHBoxLayout *row);

    ShapeLabel *m_shape = nullptr;
    QString m_headlineText;
    QString m_detailText;
    QLabel *m_headline = nullptr;
    QLabel *m_detail = nullptr;
    QLabel *m_short = nullptr; ///< the detail next to links, on one line
    QBoxLayout *m_parts = nullptr; ///< texts and buttons, next to or above each other
    QHBoxLayout *m_buttons = nullptr;
    QHBoxLayout *m_links = nullptr; ///< below the headline, after the detail if that is short
};

} // namespace vitrine
