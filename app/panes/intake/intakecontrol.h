// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

class QMainWindow;

namespace vitrine {

struct Actions;
class Intake;
class IntakeSource;
class Project;
class ReceiveDialog;

/// Following logs and receiving spans, as the window offers it: each fills a trail of its own in the user's folder of
/// trails, which is shown as soon as it is there, and has its state and its stop in the status bar. GUI thread.
class IntakeControl final : public QObject {
    Q_OBJECT

public:
    IntakeControl(QMainWindow *window, Project *project, Actions *actions);
    ~IntakeControl() override;

    /// Logs that grow, and folders.
    void follow(const QStringList &locations);
    /// On the loopback address; `port` 0: any that is free. One at a time.
    void receive(quint16 port);
    void stopAll();
    /// Where spans are received, and what their exporters have to know; empty while that is off.
    QString address() const;
    const QString &token() const { return m_token; }

private:
    void chooseLog();
    void chooseFolder();
    void showReceiver();
    void receive(quint16 port, const QByteArray &token);
    Intake *start(const QString &title, const QString &stem, std::unique_ptr<IntakeSource> source);
    void list(Intake *intake);
    void remove(Intake *intake);
    void updateActions();

    QMainWindow *m_window;
    Project *m_project;
    Actions *m_actions;
    std::vector<std::unique_ptr<Intake>> m_intakes;
    Intake *m_receiver = nullptr; ///< one of them
    QString m_token;
    QPointer<ReceiveDialog> m_dialog;
};

} // namespace vitrine
