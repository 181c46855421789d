// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QWidget;

namespace vitrine {

/// Accepts files that are dropped anywhere on a window, before its editors and views, which would insert the names as
/// text.
class FileDrop final : public QObject {
    Q_OBJECT

public:
    /// `taker` and its children handle dropped files themselves.
    FileDrop(QWidget *window, QWidget *taker);
    ~FileDrop() override;

Q_SIGNALS:
    void dropped(const QStringList &files);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *m_window;
    QWidget *m_taker;
};

} // namespace vitrine
