// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

class QLabel;

namespace vitrine {

/// A flat button of the welcome page: icon, title, a line of description, and its keys. GUI thread only.
class StartButton final : public QPushButton {
    Q_OBJECT

public:
    StartButton(const QIcon &icon, const QString &title, const QString &description, const QKeySequence &keys,
        QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    QIcon m_icon;
    QLabel *m_picture = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_description = nullptr;
    QLabel *m_keys = nullptr;
};

} // namespace vitrine
