// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/execution/executors.h"
#include "models/trail/read/trail.h"

#include <nlohmann/json.hpp>

#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

#include <algorithm>
#include <memory>

// Reads the contents of a policy pane in tests, and makes the executor of its steps.
namespace vitrine {

inline Result<std::unique_ptr<Executor>> executorOfThisProcess()
{
    auto backend = makeInProcessBackend();
    if (!backend)
        return std::unexpected(backend.error());
    return std::move(backend->executor);
}

inline QTreeWidgetItem *rowOf(const QTreeWidget &tree, const QString &name)
{
    const auto found = tree.findItems(name, Qt::MatchExactly | Qt::MatchRecursive);
    return found.isEmpty() ? nullptr : found.front();
}

/// The number with this accessible name; -1 where it is not there yet.
inline int countOf(const QWidget &pane, const QString &name)
{
    for (const auto *label : pane.findChildren<QLabel *>())
        if (label->accessibleName().startsWith(name + u": "))
            return label->text().isEmpty() ? -1 : label->text().toInt();
    return -1;
}

/// The newest confirmation that is on record; empty where there is none.
inline nlohmann::json confirmationIn(const QString &file)
{
    const auto trail = Trail::open(file.toStdString());
    auto trailEvents
        = trail ? (*trail)->trailEvents().value_or(std::vector<TrailEvent> {}) : std::vector<TrailEvent> {};
    std::ranges::reverse(trailEvents);
    const auto found = std::ranges::find(trailEvents, std::string("confirmation"), &TrailEvent::kind);
    return found == trailEvents.end() ? nlohmann::json::object() : nlohmann::json::parse(found->detail);
}

inline QPushButton *buttonOf(const QWidget &pane, const char *text)
{
    for (auto *button : pane.findChildren<QPushButton *>())
        if (button->text() == QLatin1StringView(text))
            return button;
    return nullptr;
}

inline bool isReportedBy(const QWidget &pane, const QString &text)
{
    return std::ranges::any_of(
        pane.findChildren<QLabel *>(), [&text](const QLabel *label) { return label->text().contains(text); });
}

/// The same, but in sight.
inline bool isSeenIn(const QWidget &pane, const QString &text)
{
    return std::ranges::any_of(pane.findChildren<QLabel *>(),
        [&text](const QLabel *label) { return label->isVisible() && label->text().contains(text); });
}

} // namespace vitrine
