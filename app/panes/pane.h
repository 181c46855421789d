// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "models/trail/record/records.h"

#include <QWidget>

#include <utility>

namespace vitrine {

/// A part of the window that the user can move, float, close and open again. The window loops over its panes: docks,
/// menu, keys, help and reports follow from what is here. GUI thread.
class Pane : public QWidget {
    Q_OBJECT

public:
    /// Where a pane is in the default layout. CenterView: a tab beside the step that is there from the start;
    /// CenterTab: one that is opened when it is wanted.
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
    /// The shown part of the selection, beside the title: "step 3: 12".
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
    /// The lists are to show only what is found.
    void filterWanted(const QString &filter);
    /// The user wants to see a step.
    void stepChosen(vitrine::RunId run, vitrine::StepId step);

private:
    Info m_info;
    QString m_context;
};

} // namespace vitrine
