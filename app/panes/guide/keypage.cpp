// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/guide/keypage.h"

#include <QAction>
#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>

namespace vitrine {

namespace {

// Keys of the window's menus and its editor that cannot be read from the menus.
constexpr auto otherKeys
    = u"<h2>In the editor and in lists</h2><table>"
      "<tr><td>Ctrl+Return</td><td>Run the selected lines, or all of the code</td></tr>"
      "<tr><td>Ctrl+Space</td><td>Complete a name</td></tr>"
      "<tr><td>Ctrl+/</td><td>Comment or uncomment lines</td></tr>"
      "<tr><td>Ctrl+J</td><td>Go to a line</td></tr>"
      "<tr><td>Ctrl+F, F3, Shift+F3</td><td>Find, next, previous</td></tr>"
      "<tr><td>Ctrl+Alt+Up, Ctrl+Alt+Down</td><td>One more cursor</td></tr>"
      "<tr><td>Escape</td><td>Close what is open; then leave the editor for the list of steps</td></tr>"
      "</table>";

QString withoutMnemonic(QString text)
{
    static const QRegularExpression mnemonic(QStringLiteral("&(.)"));
    return text.replace(mnemonic, QStringLiteral("\\1")).toHtmlEscaped();
}

QString rowsOf(const QMenu &menu)
{
    QString rows;
    for (const auto *action : menu.actions()) {
        if (action->menu() != nullptr)
            rows += rowsOf(*action->menu());
        else if (!action->shortcut().isEmpty())
            rows += u"<tr><td>" % action->shortcut().toString(QKeySequence::NativeText).toHtmlEscaped() % u"</td><td>"
                % withoutMnemonic(action->text()) % u"</td></tr>";
    }
    return rows;
}

} // namespace

QString keyPage(const QMenuBar &menus)
{
    QString html = QStringLiteral("<html><head><title>Keys</title></head><body><h1>Keys</h1>"
                                  "<p>As they are now. <i>Edit › Settings › Shortcuts</i> gives every action another "
                                  "one.</p>");
    for (const auto *title : menus.actions()) {
        const auto rows = title->menu() != nullptr ? rowsOf(*title->menu()) : QString();
        if (!rows.isEmpty())
            html += u"<h2>" % withoutMnemonic(title->text()) % u"</h2><table>" % rows % u"</table>";
    }
    return html % otherKeys % u"</body></html>";
}

} // namespace vitrine
