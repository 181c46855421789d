// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: MIT
#pragma once

namespace vitrine {

/// Guards lxml, once it is loaded: libxml2 opens files without an audit event. Code cannot access a file through a tree
/// or a parser that a library created; if a library opens a file for code, or the policy allows lxml, the file is
/// judged by its name.
void armXmlGuards();

} // namespace vitrine
