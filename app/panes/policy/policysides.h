// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

class QTabWidget;

namespace vitrine {

class PageSwitch;
class PolicyEditor;
class PolicyTree;

/// The rules of a draft with their document below, beside the pages about it. If the height does not suffice, the
/// document becomes one of the pages; if the width does not, the rules do, too. GUI thread.
class PolicySides final : public QSplitter {
    Q_OBJECT

public:
    /// Takes ownership of all three.
    PolicySides(PolicyTree *tree, PolicyEditor *editor, QTabWidget *pages, QWidget *parent = nullptr);

    /// Shows the document at a byte offset of its text.
    void goTo(std::size_t byte);
    void showRules();
    void addPage(QWidget *page, const QString &name);
    /// Renames a page.
    void namePage(QWidget *page, const QString &name);
    /// The widget that gets the focus first.
    QWidget *entrance() const;

Q_SIGNALS:
    void rearranged();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makePages();
    void arrange(bool isLow, bool isNarrow);
    void layOutRules();
    void layOutDocument();
    void shareWidth();

    PolicyTree *m_tree;
    PolicyEditor *m_editor;
    QTabWidget *m_pages;
    PageSwitch *m_switch;
    QSplitter *m_rules;
    bool m_isLow = false;
    bool m_isNarrow = false;
    int m_pagesWidth = 0; ///< at least
};

} // namespace vitrine
