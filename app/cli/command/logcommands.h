// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace vitrine {

/// Whether a service for continuous integration reads the output of this process and obeys commands in it: GitHub
/// Actions and compatible ones, Azure Pipelines, TeamCity.
bool isOutputObeyed();

/// Text in which no such service recognizes a command, which the text of a log may contain: "::error::", "##[group]",
/// "##vso[…]", "##teamcity[…]". Their first character is shown as its mark, as hidden characters are.
QString withoutLogCommands(const QString &text);
/// The same document, in which no such service recognizes a command.
std::string jsonWithoutLogCommands(std::string json);

} // namespace vitrine
