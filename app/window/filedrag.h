// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>

#include <functional>

class QWidget;

namespace vitrine {

/// Allows a file to be dragged out of the window by a label that represents it. GUI thread.
class FileDrag final : public QObject {
    Q_OBJECT

public:
    /// `file` returns the path when a drag starts; empty for none.
    FileDrag(QWidget *source, std::function<QString()> file);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void drag();

    QWidget *m_source;
    std::function<QString()> m_file;
    QPoint m_pressed;
};

} // namespace vitrine
