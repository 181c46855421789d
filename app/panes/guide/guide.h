// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

namespace vitrine {

class GuideWindow;

/// Opens the page of the user guide for the focused widget. GUI thread.
class Guide final : public QObject {
    Q_OBJECT

public:
    explicit Guide(QMainWindow *window);

    /// Opens the page of the pane that has the focus.
    void openHere();
    /// Opens the page with this name.
    void open(const QString &page);

private:
    QMainWindow *m_window;
    GuideWindow *m_guide = nullptr; ///< created when first needed
};

} // namespace vitrine
