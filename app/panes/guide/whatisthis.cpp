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
            tr("The runs of the trail with task, result and cost. The other panes show the selected run.") },
        //: What a pane is for
        { QLatin1StringView("steps"),
            tr("The steps of the selected run in order, with recorded status and replay verdict.") },
        //: What a pane is for
        { QLatin1StringView("step"),
            tr("The selected step: thought, code and results. Editing the code starts a draft; the recording is "
               "unchanged.") },
        //: What a pane is for
        { QLatin1StringView("variables"),
            tr("The variables after the selected step was run here: changes, and the step that set each one.") },
        //: What a pane is for
        { QLatin1StringView("imports"),
            tr("The modules that the selected step imports, and whether the policy allows them.") },
        //: What a pane is for
        { QLatin1StringView("toolCalls"), tr("The tool calls of the selected step, with arguments and results.") },
        //: What a pane is for
        { QLatin1StringView("events"),
            tr("System access by the selected step while it ran here: files, network, processes.") },
        //: What a pane is for
        { QLatin1StringView("findings"), tr("Findings of the static review, with rule and line.") },
        //: What a pane is for
        { QLatin1StringView("expert"),
            tr("Errors, denials, findings and loops in the whole trail, by group and severity.") },
        //: What a pane is for
        { QLatin1StringView("timeline"),
            tr("Time spent in each step of the run, or each run of the trail. Select several to filter by them.") },
        //: What a pane is for
        { QLatin1StringView("search"),
            tr("Searches all runs for words and expressions, and shows the matching lines.") },
        //: What a pane is for
        { QLatin1StringView("charts"),
            tr("Totals of tokens, time, errors and more, by run, agent, model or policy. Click a bar to show its "
               "steps.") },
        //: What a pane is for
        { QLatin1StringView("sql"), tr("Read-only SQL queries. Click a row to open its step.") },
        //: What a pane is for
        { QLatin1StringView("jobs"), tr("Background jobs and their results. Each job can be stopped.") },
        //: What a pane is for
        { QLatin1StringView("value"), tr("One value as a table, tree, text or image, and its origin.") },
        //: What a pane is for
        { QLatin1StringView("evidence"),
            tr("The trail as evidence: all entries, the result of the last verification, and the range covered by the "
               "seal.") },
        //: What a pane is for
        { QLatin1StringView("policy"),
            tr("A policy draft and its effect on the recorded steps. It has no effect until you activate it.") },
        //: What a pane is for
        { QLatin1StringView("compare"), tr("Two runs side by side, or a run and its replay, step by step.") },
        //: What a part of the window is for
        { QLatin1StringView("filterBar"), tr("Filters all lists with expressions such as status == blocked.") },
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
