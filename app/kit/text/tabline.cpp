// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/text/tabline.h"

namespace vitrine {

namespace {

bool isFormula(const QString &cell)
{
    bool isNumber = false;
    cell.toDouble(&isNumber);
    return !isNumber && !cell.isEmpty() && QStringView(u"=+-@").contains(cell.front());
}

QString flat(QString cell)
{
    for (auto &character : cell)
        if (character == u'\t' || character == u'\n' || character == u'\r')
            character = u' ';
    return isFormula(cell.trimmed()) ? u'\'' % cell : cell;
}

} // namespace

QString tabLine(const QStringList &cells)
{
    QStringList line;
    for (const auto &cell : cells)
        line.append(flat(cell));
    return line.join(u'\t');
}

} // namespace vitrine
