// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/guide/whatisthis.h"

#include "app/panes/guide/paneofwidget.h"
#include "app/wording/safetext.h"

#include <QApplication>
#include <QStringList>
#include <QTextDocumentFragment>
#include <QWhatsThis>

namespace vitrine {

namespace {

QString paragraph(const QString &text) { return text.isEmpty() ? text : u"<p>" % text.toHtmlEscaped() % u"</p>"; }

/// Tooltips may be HTML, in which text from logs is escaped.
QString plain(const QString &tip)
{
    return Qt::mightBeRichText(tip) ? QTextDocumentFragment::fromHtml(tip).toPlainText() : tip;
}

QString titleOf(const QWidget *widget)
{
    return paneIn(widget) != nullptr ? widget->windowTitle() : widget->accessibleName();
}

} // namespace

void WhatIsThis::showHere()
{
    auto *widget = QApplication::focusWidget();
    if (widget == nullptr)
        return;
    const auto shown = widget->visibleRegion().boundingRect();
    if (const auto text = about(widget); !text.isEmpty())
        QWhatsThis::showText(widget->mapToGlobal(shown.topLeft()), text, widget);
}

// The name of the widget, its description, and the pane that contains it.
QString WhatIsThis::about(const QWidget *widget)
{
    QStringList said;
    QString html;
    const auto say = [&said, &html](const QString &text) {
        const auto line = safeText(text).trimmed();
        if (line.isEmpty() || said.contains(line))
            return;
        said.append(line);
        html += paragraph(line);
    };
    if (const auto name = widget->accessibleName(); !name.isEmpty())
        html += u"<p><b>" % name.toHtmlEscaped() % u"</b></p>";
    say(plain(widget->toolTip()));
    say(widget->accessibleDescription());
    for (; widget != nullptr; widget = widget->parentWidget()) {
        const auto text = purpose(widget);
        if (text.isEmpty())
            continue;
        if (const auto title = titleOf(widget); !title.isEmpty() && !html.contains(title.toHtmlEscaped()))
            html += u"<p><b>" % title.toHtmlEscaped() % u"</b></p>";
        say(text);
        break;
    }
    if (!html.isEmpty())
        //: At the end of what is said of a control or a pane
        say(tr("F1 opens the page of the user guide."));
    return html;
}

QString WhatIsThis::purpose(const QWidget *widget)
{
    if (const auto *pane = paneIn(widget))
        return pane->info().purpose;
    const std::pair<QLatin1StringView, QString> purposes[] {
        //: What a part of the window is for
        { QLatin1StringView("filterBar"), tr("Filters all lists with expressions such as status == blocked.") },
        //: What a part of the window is for
        { QLatin1StringView("welcomePage"), tr("Opens logs and trails. Files can be dropped anywhere in the window.") },
    };
    for (const auto &[name, text] : purposes) {
        if (widget->objectName() == name)
            return text;
    }
    return {};
}

} // namespace vitrine
