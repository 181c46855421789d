// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lists/columnmenu.h"

#include "app/kit/lists/recordview.h"
#include "app/wording/safetext.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QMenu>
#include <QStringBuilder>

namespace vitrine {

namespace {

constexpr qsizetype longestTitle = 60;

QString titleOf(const RecordView &list, int column)
{
    const auto *model = list.model();
    auto title = model->headerData(column, Qt::Horizontal).toString();
    if (title.isEmpty()) // if a shape replaces it
        title = model->headerData(column, Qt::Horizontal, Qt::AccessibleTextRole).toString();
    if (title.isEmpty())
        title = model->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString();
    return safeLine(title, longestTitle).replace(u'&', QStringLiteral("&&"));
}

} // namespace

void fillColumnMenu(QMenu *menu, RecordView *list)
{
    menu->clear();
    if (list == nullptr || list->model() == nullptr) {
        //: In the menu of columns, in place of them
        menu->addAction(QCoreApplication::translate("vitrine::ColumnMenu", "No list has the focus"))->setEnabled(false);
        return;
    }
    int shown = 0;
    for (int column = 0; column < list->header()->count(); ++column)
        shown += list->isColumnWanted(column) ? 1 : 0;
    for (int location = 0; location < list->header()->count(); ++location) {
        const int column = list->header()->logicalIndex(location);
        auto *action = menu->addAction(titleOf(*list, column));
        action->setCheckable(true);
        if (list->isColumnWanted(column) && list->isColumnHidden(column))
            action->setText(action->text()
                % u'\t'
                //: In the menu of columns, beside one that is chosen but not shown: no row has a value in it, or the
                //: list is too narrow
                % QCoreApplication::translate("vitrine::ColumnMenu", "no values or no space"));
        action->setChecked(list->isColumnWanted(column));
        action->setEnabled(!action->isChecked() || shown > 1);
        QObject::connect(action, &QAction::toggled, list,
            [list, column](bool isWanted) { list->setColumnWanted(column, isWanted); });
    }
    list->extendColumnMenu(menu);
    menu->addSeparator();
    //: In the menu of columns: all are shown, in their first order and widths
    auto *reset = menu->addAction(QCoreApplication::translate("vitrine::ColumnMenu", "&Reset Columns"));
    QObject::connect(reset, &QAction::triggered, list, &RecordView::resetColumns);
}

} // namespace vitrine
