// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/colours/colourcontrol.h"

#include "app/kit/lists/pagedpresentation.h"
#include "app/kit/lists/recordview.h"
#include "app/panes/colours/colourdialog.h"
#include "app/panes/colours/rowcolours.h"
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

ColourControl::ColourControl(QWidget *window, Project *project, const Actions *actions, const Lists &lists)
    : QObject(window)
    , m_window(window)
    , m_colours(new RowColours(project, rowsOf(*lists.runs), rowsOf(*lists.steps)))
{
    actions->colourRows->setChecked(ColourRules::areOn());
    connect(actions->colourRows, &QAction::toggled, this, [this](bool isOn) {
        ColourRules::setOn(isOn);
        m_colours->useRules();
    });
    connect(actions->colourRules, &QAction::triggered, this, &ColourControl::ask);
    connect(m_colours, &RowColours::failed, project, &Project::failed);
}

void ColourControl::ask()
{
    auto *dialog = new ColourDialog(m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        ColourRules::keep(dialog->rules());
        m_colours->useRules();
    });
    dialog->open();
}

} // namespace vitrine
