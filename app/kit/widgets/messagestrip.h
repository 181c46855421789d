// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/wording/message.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace vitrine {

class ShapeLabel;

/// The strip between tool bar and panes: shows a message, offers one or two actions, and stays until it is closed or
/// replaced by another message. Never modal.
class MessageStrip final : public QWidget {
    Q_OBJECT

public:
    explicit MessageStrip(QWidget *parent = nullptr);

    void show(const Message &message);
    void dismiss();
    const Message &message() const { return m_message; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    Message m_message;
    ShapeLabel *m_shape;
    QLabel *m_headline;
    QLabel *m_text;
    QPushButton *m_action;
    QPushButton *m_second;
};

} // namespace vitrine
