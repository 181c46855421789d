// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QDockWidget;
class QLabel;
class QToolButton;

namespace vitrine {

/// Title of a dock: its name, muted context, float and close. An accent line is shown below it while the focus is
/// inside the dock.
class DockTitle final : public QWidget {
    Q_OBJECT

public:
    explicit DockTitle(QDockWidget *dock);

    /// Plain text, already safe to show.
    void setContext(const QString &context);
    QString context() const { return m_context; }
    void setActive(bool isActive);

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QToolButton *addButton(const QString &name, const QString &text, const QIcon &icon);
    void elide();
    void color();

    QDockWidget *m_dock;
    QLabel *m_title;
    QLabel *m_contextLabel;
    QString m_context;
    bool m_isActive = false;
};

} // namespace vitrine
