// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/lists/recordview.h"
#include "app/panes/pane.h"

#include <QVBoxLayout>

namespace vitrine {

/// A pane that consists of one list.
class ListPane final : public Pane {
    Q_OBJECT

public:
    ListPane(Info info, RecordView *view, QWidget *parent = nullptr)
        : Pane(std::move(info), parent)
        , m_view(view)
    {
        auto *layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(view);
        setFocusProxy(view);
    }

    RecordView *view() const { return m_view; }

private:
    RecordView *m_view;
};

} // namespace vitrine
