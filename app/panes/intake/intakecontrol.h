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
class HookDialog;
class Intake;
class IntakeSource;
class Project;
class ReceiveDialog;

/// Follows logs and receives spans for the window: each of these fills a trail of its own in the user's folder of
/// trails, which is shown as soon as it exists; its state and a stop button are in the status bar. GUI thread.
class IntakeControl final : public QObject {
    Q_OBJECT

public:
    IntakeControl(QMainWindow *window, Project *project, Actions *actions);
    ~IntakeControl() override;

    /// Follows growing logs, and folders.
    void follow(const QStringList &locations);
    /// Receives spans on the loopback address; `port` 0: any free port. Only one receiver at a time.
    void receive(quint16 port);
    void stopAll();
    /// The address at which spans are received, and the settings for exporters; empty while receiving is off.
    QString address() const;
    const QString &token() const { return m_token; }

private:
    void chooseLog();
    void chooseFolder();
    void showReceiver();
    void showHooks();
    void receive(quint16 port, const QByteArray &token);
    Intake *start(const QString &title, const QString &stem, std::unique_ptr<IntakeSource> source);
    void list(Intake *intake);
    void remove(Intake *intake);
    void updateActions();

    QMainWindow *m_window;
    Project *m_project;
    Actions *m_actions;
    std::vector<std::unique_ptr<Intake>> m_intakes;
    Intake *m_receiver = nullptr; ///< one of the intakes
    QString m_token;
    QPointer<ReceiveDialog> m_dialog;
    QPointer<HookDialog> m_hooks;
};

} // namespace vitrine
