// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

namespace vitrine {

/// Shows inside a dashed frame that files may be dropped. The page that contains it handles the drop. GUI thread only.
class DropArea final : public QFrame {
    Q_OBJECT

public:
    explicit DropArea(QWidget *parent = nullptr);

    /// Sets whether a drag with files is over the page.
    void setActive(bool active);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    QLabel *m_picture = nullptr;
    bool m_isActive = false;
};

} // namespace vitrine
