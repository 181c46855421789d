// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/guide/whatisthis.h"

#include "app/wording/safetext.h"

#include <QApplication>
#include <QDockWidget>
#include <QStringList>
#include <QTextDocumentFragment>
#include <QWhatsThis>

namespace vitrine {

namespace {

QString paragraph(const QString &text) { return text.isEmpty() ? text : u"<p>" % text.toHtmlEscaped() % u"</p>"; }

/// Tips may be HTML, in which a log's text is escaped.
QString plain(const QString &tip)
{
    return Qt::mightBeRichText(tip) ? QTextDocumentFragment::fromHtml(tip).toPlainText() : tip;
}

QString titleOf(const QWidget *widget)
{
    return qobject_cast<const QDockWidget *>(widget) != nullptr ? widget->windowTitle() : widget->accessibleName();
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

// What it is, what it says of itself, and the pane that it stands in.
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
        const auto text = purpose(widget->objectName());
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

QString WhatIsThis::purpose(const QString &place)
{
    const std::pair<QLatin1StringView, QString> purposes[] {
        //: What a pane is for
        { QLatin1StringView("runs"),
            tr("The runs of the trail, each with its task, what became of it and what it took. "
               "The selected run is the one that the other panes show.") },
        //: What a pane is for
        { QLatin1StringView("steps"),
            tr("The steps of the selected run, in order: what each was, how it ended when it "
               "was recorded and how when it was run again.") },
        //: What a pane is for
        { QLatin1StringView("step"),
            tr("The selected step: the thought, the code and what came of it. Editing the code "
               "begins a draft; the recording stays as it is.") },
        //: What a pane is for
        { QLatin1StringView("variables"),
            tr("The variables after the selected step, once it has run here: what changed, "
               "and which step set it.") },
        //: What a pane is for
        { QLatin1StringView("imports"),
            tr("The modules that the selected step brings in, and whether the policy allows "
               "them.") },
        //: What a pane is for
        { QLatin1StringView("toolCalls"),
            tr("The tools that the selected step called, with what they were given and "
               "what they answered.") },
        //: What a pane is for
        { QLatin1StringView("events"),
            tr("What the code of the selected step did to the machine while it ran here: files, "
               "network, programs.") },
        //: What a pane is for
        { QLatin1StringView("findings"),
            tr("What the review of the code found before it ran, with the rule and the "
               "line.") },
        //: What a pane is for
        { QLatin1StringView("expert"),
            tr("What stands out in the whole trail: errors, refusals, findings and loops, by "
               "family and severity.") },
        //: What a pane is for
        { QLatin1StringView("timeline"),
            tr("Where time went: a bar for each step of the run, or for each run of the "
               "trail. Several that are selected become a filter.") },
        //: What a pane is for
        { QLatin1StringView("search"),
            tr("Finds words and expressions in all runs, and shows the lines around them.") },
        //: What a pane is for
        { QLatin1StringView("charts"),
            tr("Sums of tokens, time, errors and more, by run, agent, model or policy. A bar "
               "leads to its steps.") },
        //: What a pane is for
        { QLatin1StringView("sql"),
            tr("Questions to the trail in SQL. Rows that name a step lead to it. Nothing can be "
               "changed from here.") },
        //: What a pane is for
        { QLatin1StringView("jobs"), tr("What works in the background and what came of it. Each job can be stopped.") },
        //: What a pane is for
        { QLatin1StringView("value"), tr("One value, as a table, a tree, text or an image, and where it is from.") },
        //: What a pane is for
        { QLatin1StringView("evidence"),
            tr("What the trail is worth as evidence: all its entries, what the last verification vouches for, and what "
               "the seal covers.") },
        //: What a pane is for
        { QLatin1StringView("policy"),
            tr("A policy that is being written, and what it would change in what was "
               "recorded. It is in force only once you say so.") },
        //: What a pane is for
        { QLatin1StringView("compare"), tr("Two runs side by side, or a run and its replay, step by step.") },
        //: What a part of the window is for
        { QLatin1StringView("filterBar"),
            tr("Chooses what all lists show, in a small language: a field, a comparison, a "
               "value.") },
        //: What a part of the window is for
        { QLatin1StringView("welcomePage"), tr("Opens logs and trails. Files can be dropped anywhere in the window.") },
    };
    for (const auto &[name, text] : purposes) {
        if (place == name)
            return text;
    }
    return {};
}

} // namespace vitrine
