// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/executorchooser.h"

#include "app/kit/theme/icons.h"
#include "app/session/execution/executionworker.h"
#include "app/session/execution/inprocessbackend.h"
#include "app/session/execution/remotebackend.h"
#include "app/session/execution/sandboxbackend.h"
#include "app/wording/windowtext.h"

#include <QSettings>

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

constexpr QStringView sandbox = u"sandbox";
constexpr QStringView inProcess = u"in-process";
constexpr std::array<QStringView, 5> remote { u"docker", u"docker-kernel", u"e2b", u"modal", u"blaxel" };
const QString settingsKey = QStringLiteral("executor");

ExecutionBackendFactory factoryFor(const QString &name)
{
    if (std::ranges::contains(remote, name))
        return [name] { return makeRemoteBackend(name); };
    return name == inProcess ? ExecutionBackendFactory(makeInProcessBackend) : makeSandboxBackend;
}

} // namespace

ExecutorChooser::ExecutorChooser(QWidget *parent)
    : QComboBox(parent)
{
    setObjectName(QStringLiteral("executorChooser"));
    setAccessibleName(tr("Executor"));
    setSizeAdjustPolicy(AdjustToContents);
    for (const auto &name : names())
        addItem(actionIcon(ActionIcon::Cube), WindowText::executorName(name), name);
    setCurrentIndex(findData(QSettings().value(settingsKey, sandbox.toString())));
    connect(this, &QComboBox::activated, this, &ExecutorChooser::choose);
}

void ExecutorChooser::show(const ExecutorInfo &info)
{
    int row = findData(info.name);
    if (row < 0) {
        row = count();
        addItem(actionIcon(ActionIcon::Cube), QString(), info.name);
    }
    for (int other = 0; other < count(); ++other)
        setItemText(other, WindowText::executorName(itemData(other).toString()));
    //: %1: name of an executor, %Ln: how many protection layers it has
    setItemText(row,
        tr("%1, %Ln layer(s)", nullptr, static_cast<int>(info.layers.size())).arg(WindowText::executorName(info.name)));
    setCurrentIndex(row);
}

ExecutionBackendFactory ExecutorChooser::factoryFromSettings()
{
    return factoryFor(QSettings().value(settingsKey).toString());
}

QStringList ExecutorChooser::names()
{
    QStringList all { sandbox.toString(), inProcess.toString() };
    for (const auto name : remote)
        all.append(name.toString());
    return all;
}

ExecutionBackendFactory ExecutorChooser::factoryOf(const QString &name) { return factoryFor(name); }

void ExecutorChooser::choose(int row)
{
    const auto name = itemData(row).toString();
    QSettings().setValue(settingsKey, name);
    Q_EMIT executorChosen(factoryFor(name));
}

} // namespace vitrine
