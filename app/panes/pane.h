// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "models/trail/record/records.h"

#include <QWidget>

#include <utility>

namespace vitrine {

/// A part of the window that the user can move, float, close and open again. The window iterates over its panes: docks,
/// menu, keys, help and reports are derived from this interface. GUI thread.
class Pane : public QWidget {
    Q_OBJECT

public:
    /// The location of a pane in the default layout. CenterView: a tab beside the step, open from the start; CenterTab:
    /// a tab that is opened on request.
    enum class Location {
        Left,
        Top,
        Center,
        CenterView,
        CenterTab,
        Right,
        RightTab,
        RightBelow,
        RightBelowTab,
        Bottom,
        BottomTab
    };

    struct Info {
        QString id; ///< name of its dock, in settings and on the command line
        QString title;
        Location location = Location::BottomTab;
        QString purpose = {}; ///< a sentence for What's This
        QString guidePage = {}; ///< empty: the page about the window
    };

    explicit Pane(Info info, QWidget *parent = nullptr)
        : QWidget(parent)
        , m_info(std::move(info))
    {
        setWindowTitle(m_info.title);
    }

    const Info &info() const { return m_info; }
    /// The shown part of the selection, next to the title: "step 3: 12".
    const QString &contextText() const { return m_context; }
    void setContextText(const QString &context)
    {
        m_context = context;
        Q_EMIT contextChanged(context);
    }

Q_SIGNALS:
    void contextChanged(const QString &context);
    /// Something could not be read or written.
    void failed(const vitrine::Error &error);
    void saved(const QString &file);
    /// Requests that the lists show only matches of a filter.
    void filterWanted(const QString &filter);
    /// The user wants to see a step.
    void stepChosen(vitrine::RunId run, vitrine::StepId step);

private:
    Info m_info;
    QString m_context;
};

} // namespace vitrine
