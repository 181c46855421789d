// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/resources.h"

namespace vitrine {

QString resourcePath(QStringView folder, QStringView name) { return u":/vitrine/" % folder % u'/' % name; }

} // namespace vitrine
