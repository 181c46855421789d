// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QWidget;

namespace vitrine {

/// Takes files that are dropped anywhere on a window: the editors and views in it, which would take their names as
/// text, are not asked.
class FileDrop final : public QObject {
    Q_OBJECT

public:
    /// `taker` takes files itself.
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
