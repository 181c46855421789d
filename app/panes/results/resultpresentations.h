// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/lists/presentationmodel.h"

namespace vitrine {

class EventModel;
class FindingModel;
class ImportModel;
class ToolCallModel;
class VariableModel;

class VariablePresentation final : public PresentationModel {
    Q_OBJECT

public:
    explicit VariablePresentation(VariableModel *variables, QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source) const override;

private:
    Cell sayingBefore(const QModelIndex &source, Cell cell) const;

    VariableModel *m_variables;
};

class ImportPresentation final : public PresentationModel {
    Q_OBJECT

public:
    explicit ImportPresentation(ImportModel *imports, QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source) const override;
};

class ToolCallPresentation final : public PresentationModel {
    Q_OBJECT

public:
    explicit ToolCallPresentation(ToolCallModel *calls, QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source) const override;

private:
    const ToolCallModel *m_calls;
};

class FindingPresentation final : public PresentationModel {
    Q_OBJECT

public:
    explicit FindingPresentation(FindingModel *findings, QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source) const override;

private:
    const FindingModel *m_findings;
};

class EventPresentation final : public PresentationModel {
    Q_OBJECT

public:
    explicit EventPresentation(EventModel *events, QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source) const override;
};

} // namespace vitrine
