// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/colors/colorcontrol.h"

#include "app/kit/lists/pagedpresentation.h"
#include "app/kit/lists/recordview.h"
#include "app/panes/colors/colordialog.h"
#include "app/panes/colors/rowcolors.h"
#include "app/panes/shell/actions.h"
#include "app/session/project.h"

namespace vitrine {

namespace {

/// The list itself, below what arranges it for the view.
PagedPresentation *rowsOf(const RecordView &view)
{
    auto *model = view.model();
    auto *rows = qobject_cast<PagedPresentation *>(model);
    for (auto *arranged = qobject_cast<QAbstractProxyModel *>(model); rows == nullptr && arranged != nullptr;
        arranged = qobject_cast<QAbstractProxyModel *>(arranged->sourceModel()))
        rows = qobject_cast<PagedPresentation *>(arranged->sourceModel());
    return rows;
}

} // namespace

ColorControl::ColorControl(QWidget *window, Project *project, const Actions *actions, const Lists &lists)
    : QObject(window)
    , m_window(window)
    , m_colors(new RowColors(project, rowsOf(*lists.runs), rowsOf(*lists.steps)))
{
    actions->colorRows->setChecked(ColorRules::areOn());
    connect(actions->colorRows, &QAction::toggled, this, [this](bool isOn) {
        ColorRules::setOn(isOn);
        m_colors->useRules();
    });
    connect(actions->colorRules, &QAction::triggered, this, &ColorControl::ask);
    connect(m_colors, &RowColors::failed, project, &Project::failed);
}

void ColorControl::ask()
{
    auto *dialog = new ColorDialog(m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        ColorRules::keep(dialog->rules());
        m_colors->useRules();
    });
    dialog->open();
}

} // namespace vitrine
