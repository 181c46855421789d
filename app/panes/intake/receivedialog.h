// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace vitrine {

struct IntakeRejections;

/// Starts and stops the receiver of spans, and shows the settings for exporters: address, token, shell commands.
/// Nothing listens until it is started. GUI thread.
class ReceiveDialog final : public QDialog {
    Q_OBJECT

public:
    explicit ReceiveDialog(QWidget *parent = nullptr);

    /// Shows the active receiver; empty texts if there is none.
    void showReceiver(const QString &address, const QString &token);
    /// Shows how many requests were rejected, and why the newest one; nothing if there are none.
    void showRejections(const IntakeRejections &rejections);
    quint16 port() const;

Q_SIGNALS:
    void startRequested(quint16 port);
    void stopRequested();

private:
    QWidget *makeToken();
    QPushButton *makeCopy(const QString &name, const QString &accessibleName);

    QSpinBox *m_port;
    QLabel *m_state;
    QLabel *m_rejected;
    QFormLayout *m_form;
    QLineEdit *m_token;
    QPlainTextEdit *m_lines;
    QPushButton *m_copyToken;
    QPushButton *m_copyLines;
    QPushButton *m_start = nullptr;
    QPushButton *m_stop = nullptr;
};

} // namespace vitrine
