// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace vitrine {

/// Shows pages of the user guide. It reads only resources of the program: no file and no network, even if a page names
/// one. GUI thread.
class GuideBrowser final : public QTextBrowser {
    Q_OBJECT

public:
    explicit GuideBrowser(QWidget *parent = nullptr);

    /// One page, by its name without ending.
    void showPage(const QString &name);
    /// Name of the page that is shown.
    QString page() const;
    /// A page that is no file: `html` is what `name` shows from now on.
    void setMadePage(const QString &name, const QString &html);

    QVariant loadResource(int type, const QUrl &url) override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void takePalette();

    QHash<QString, QString> m_made; ///< pages that are no files, by name
};

} // namespace vitrine
