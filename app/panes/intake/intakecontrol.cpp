// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/intake/intakecontrol.h"

#include "app/kit/widgets/filedialogs.h"
#include "app/panes/intake/followsource.h"
#include "app/panes/intake/hookdialog.h"
#include "app/panes/intake/intake.h"
#include "app/panes/intake/intakeindicator.h"
#include "app/panes/intake/receivedialog.h"
#include "app/panes/intake/receivesource.h"
#include "app/panes/shell/actions.h"
#include "app/session/jobs/joblist.h"
#include "app/session/jobs/observedjob.h"
#include "app/session/modules/networkservices.h"
#include "app/session/project.h"
#include "app/wording/safetext.h"
#include "models/items/filepath.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMainWindow>
#include <QStatusBar>
#include <QtConcurrentRun>

#include <algorithm>

namespace vitrine {

namespace {

/// A new file, named after its source and its start time.
QString trailFor(const QString &stem)
{
    const QDir folder(TrailImports::folder());
    folder.mkpath(QStringLiteral("."));
    const auto when = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    auto file = folder.filePath(stem % u'-' % when % u".vitrine");
    for (int number = 2; QFile::exists(file); ++number)
        file = folder.filePath(stem % u'-' % when % u'-' % QString::number(number) % u".vitrine");
    return file;
}

Result<QByteArray> newToken()
{
    return networkServices().transform([](const NetworkServices *network) { return network->newToken(); });
}

} // namespace

IntakeControl::IntakeControl(QMainWindow *window, Project *project, Actions *actions)
    : QObject(window)
    , m_window(window)
    , m_project(project)
    , m_actions(actions)
{
    connect(actions->followLog, &QAction::triggered, this, &IntakeControl::chooseLog);
    connect(actions->followFolder, &QAction::triggered, this, &IntakeControl::chooseFolder);
    connect(actions->receiveSpans, &QAction::triggered, this, &IntakeControl::showReceiver);
    connect(actions->watchAgent, &QAction::triggered, this, &IntakeControl::showHooks);
    connect(actions->stopIntakes, &QAction::triggered, this, &IntakeControl::stopAll);
    updateActions();
}

// Messages during destruction are ignored.
IntakeControl::~IntakeControl()
{
    for (const auto &intake : m_intakes)
        intake->disconnect();
}

QString IntakeControl::address() const { return m_receiver != nullptr ? m_receiver->address() : QString(); }

void IntakeControl::chooseLog()
{
    if (const auto files = FileDialogs::toFollow(m_window); !files.isEmpty())
        follow(files);
}

void IntakeControl::chooseFolder()
{
    if (const auto folder = FileDialogs::folderToFollow(m_window); !folder.isEmpty())
        follow({ folder });
}

void IntakeControl::follow(const QStringList &locations)
{
    std::vector<std::filesystem::path> paths;
    for (const QString &location : locations)
        paths.push_back(filePathOf(QDir::cleanPath(QFileInfo(location).absoluteFilePath())));
    const QFileInfo first(locations.front());
    const auto name = safeLine(first.fileName(), 40);
    //: What the window does. %1: name of a log or of a folder
    const auto title = locations.size() == 1
        ? tr("Following %1").arg(name)
        //: What the window does. %1: name of a log, %n: how many others
        : tr("Following %1 and %Ln more", nullptr, int(locations.size() - 1)).arg(name);
    start(title, first.completeBaseName(), std::make_unique<FollowSource>(std::move(paths)));
}

void IntakeControl::showReceiver()
{
    if (!m_dialog) {
        m_dialog = new ReceiveDialog(m_window);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_dialog, &ReceiveDialog::startRequested, this, qOverload<quint16>(&IntakeControl::receive));
        connect(m_dialog, &ReceiveDialog::stopRequested, this, [this] {
            if (m_receiver != nullptr)
                m_receiver->stop();
        });
    }
    m_dialog->showReceiver(address(), address().isEmpty() ? QString() : m_token);
    m_dialog->showRejections(m_receiver != nullptr ? m_receiver->rejections() : IntakeRejections());
    m_dialog->open();
}

// All sessions of agents are one trail, so that they can be looked at together.
void IntakeControl::showHooks()
{
    if (!m_hooks) {
        const QDir folder(TrailImports::folder());
        folder.mkpath(QStringLiteral("."));
        m_hooks = new HookDialog(folder.filePath(QStringLiteral("agents.vitrine")), m_window);
        m_hooks->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_hooks->open();
}

// The network module is loaded on another thread: loading takes longer than a window may stall.
void IntakeControl::receive(quint16 port)
{
    if (m_receiver != nullptr)
        return;
    QtConcurrent::run(newToken).then(this, [this, port](const Result<QByteArray> &token) {
        if (token)
            receive(port, *token);
        else
            Q_EMIT m_project->failed(token.error());
    });
}

void IntakeControl::receive(quint16 port, const QByteArray &token)
{
    if (m_receiver != nullptr)
        return;
    m_token = QString::fromUtf8(token);
    const auto folder = trailFor(QStringLiteral("received")) + QStringLiteral(".spans");
    //: What the window does
    m_receiver = start(tr("Receiving spans"), QStringLiteral("received"),
        std::make_unique<ReceiveSource>(filePathOf(folder), token, port));
    connect(m_receiver, &Intake::changed, this, [this] {
        if (!m_dialog || m_receiver == nullptr)
            return;
        m_dialog->showReceiver(address(), address().isEmpty() ? QString() : m_token);
        m_dialog->showRejections(m_receiver->rejections());
    });
}

Intake *IntakeControl::start(const QString &title, const QString &stem, std::unique_ptr<IntakeSource> source)
{
    m_intakes.push_back(std::make_unique<Intake>(title, trailFor(stem), std::move(source)));
    auto *intake = m_intakes.back().get();
    auto *indicator = new IntakeIndicator(intake, m_window->statusBar());
    m_window->statusBar()->addPermanentWidget(indicator);
    connect(intake, &Intake::started, this, [this, intake] { m_project->openFiles({ intake->trail() }); });
    connect(intake, &Intake::failed, m_project, &Project::failed);
    connect(intake, &Intake::changed, this, &IntakeControl::updateActions);
    connect(intake, &Intake::ended, indicator, &QObject::deleteLater);
    connect(intake, &Intake::ended, this, [this, intake] { remove(intake); }, Qt::QueuedConnection);
    list(intake);
    updateActions();
    return intake;
}

// Lists the intake as a job, with its progress and a stop button.
void IntakeControl::list(Intake *intake)
{
    auto job = std::make_unique<ObservedJob>(intake->title(), [intake = QPointer(intake)] {
        if (intake)
            intake->stop();
    });
    job->setPermanent();
    const auto came = [intake] { return tr("Received %Ln run(s)", nullptr, int(intake->added())); };
    connect(intake, &Intake::changed, job.get(), [job = job.get(), came] { job->setPace(came()); });
    connect(intake, &Intake::failed, job.get(), [job = job.get()](const Error &error) { job->fail(error); });
    connect(intake, &Intake::ended, job.get(),
        [job = job.get(), came, intake] { job->finish({ .text = came(), .file = intake->trail() }); });
    m_project->jobs()->start(std::move(job));
}

void IntakeControl::remove(Intake *intake)
{
    if (intake == m_receiver) {
        m_receiver = nullptr;
        if (m_dialog)
            m_dialog->showReceiver({}, {});
    }
    std::erase_if(m_intakes, [intake](const auto &one) { return one.get() == intake; });
    updateActions();
}

void IntakeControl::stopAll()
{
    for (const auto &intake : m_intakes)
        intake->stop();
}

void IntakeControl::updateActions()
{
    m_actions->stopIntakes->setEnabled(
        std::ranges::any_of(m_intakes, [](const auto &intake) { return intake->state() == Intake::State::Running; }));
}

} // namespace vitrine
