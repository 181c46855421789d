// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/exporttext.h"

namespace vitrine {

QString ExportText::name(std::string_view format)
{
    if (format == "jsonl")
        return tr("JSON Lines");
    if (format == "csv")
        //: Format of a table: values with commas between them
        return tr("CSV table");
    if (format == "py")
        return tr("Python code");
    if (format == "ipynb")
        //: Format: a notebook of the program Jupyter
        return tr("Jupyter notebook");
    if (format == "memory")
        //: Format: what the agent framework smolagents calls the memory of an agent
        return tr("smolagents memory");
    if (format == "atif")
        //: Format: Agent Trajectory Interchange Format
        return tr("ATIF trajectory");
    if (format == "html")
        return tr("HTML report");
    if (format == "sarif")
        return tr("SARIF findings");
    if (format == "ocsf")
        //: Format: Open Cybersecurity Schema Framework
        return tr("OCSF events");
    return tr("JUnit test report");
}

QString ExportText::purpose(std::string_view format)
{
    if (format == "jsonl")
        return tr("Everything recorded for a run, with its executions; one run per line.");
    if (format == "csv")
        return tr("One row per step, for spreadsheets: status, error, time, tokens, code, output.");
    if (format == "py")
        return tr("The code of all steps in order, each below a comment with its number.");
    if (format == "ipynb")
        return tr("The code of one run as cells, with printed output and errors.");
    if (format == "memory")
        return tr("The steps in the memory format of smolagents, one run per line.");
    if (format == "atif")
        return tr("One run in the Agent Trajectory Interchange Format.");
    if (format == "html")
        return tr("A self-contained report for readers without Vitrine.");
    if (format == "sarif")
        return tr("Denials, findings and errors, for code scanning tools.");
    if (format == "ocsf")
        return tr("Code, files, hosts, processes, tool calls and findings as security events, one per line.");
    return tr("The newest replay verdict of each step as a test case, for continuous integration.");
}

QString ExportText::suffix(std::string_view format)
{
    if (format == "memory" || format == "ocsf")
        return QStringLiteral("jsonl");
    if (format == "atif")
        return QStringLiteral("json");
    if (format == "junit")
        return QStringLiteral("xml");
    return QString::fromLatin1(format.data(), qsizetype(format.size()));
}

} // namespace vitrine
