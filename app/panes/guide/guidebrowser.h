// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace vitrine {

/// Shows pages of the user guide. Reads only resources of the program: no files and no network, even if a page refers
/// to them. GUI thread.
class GuideBrowser final : public QTextBrowser {
    Q_OBJECT

public:
    explicit GuideBrowser(QWidget *parent = nullptr);

    /// Shows a page, by its name without extension.
    void showPage(const QString &name);
    /// Name of the shown page.
    QString page() const;
    /// Sets the HTML of a generated page, which is not a file.
    void setMadePage(const QString &name, const QString &html);

    QVariant loadResource(int type, const QUrl &url) override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void takePalette();

    QHash<QString, QString> m_made; ///< HTML of generated pages by name
};

} // namespace vitrine
