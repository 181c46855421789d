// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panes/colors/colorrule.h"

#include "app/wording/filtertext.h"
#include "models/trail/filter/filter.h"

#include <QSettings>

#include <algorithm>

namespace vitrine {

namespace {

constexpr std::size_t circledDigits = 20;
constexpr char16_t circledOne = u'\u2460';

QString rulesKey() { return QStringLiteral("colors/rules"); }
QString onKey() { return QStringLiteral("colors/on"); }

Meaning tintOf(const QString &token)
{
    const auto &tints = ColorRules::tints();
    const auto found = std::ranges::find(tints, token, [](Meaning tint) { return tokenName(tint).toString(); });
    return found == tints.end() ? tints.front() : *found;
}

ColorRule ruleOf(const QVariantMap &kept)
{
    return { .name = kept.value(QStringLiteral("name")).toString(),
        .filter = kept.value(QStringLiteral("filter")).toString(),
        .tint = tintOf(kept.value(QStringLiteral("tint")).toString()),
        .isOn = kept.value(QStringLiteral("on")).toBool() };
}

QVariantMap toKeep(const ColorRule &rule)
{
    return { { QStringLiteral("name"), rule.name }, { QStringLiteral("filter"), rule.filter },
        { QStringLiteral("tint"), tokenName(rule.tint).toString() }, { QStringLiteral("on"), rule.isOn } };
}

} // namespace

std::vector<ColorRule> ColorRules::all()
{
    const auto kept = QSettings().value(rulesKey());
    if (!kept.isValid())
        return ofProgram();
    std::vector<ColorRule> rules;
    for (const auto &rule : kept.toList())
        rules.push_back(ruleOf(rule.toMap()));
    return rules;
}

void ColorRules::keep(const std::vector<ColorRule> &rules)
{
    QVariantList kept;
    for (const auto &rule : rules)
        kept.append(toKeep(rule));
    QSettings().setValue(rulesKey(), kept);
}

std::vector<ColorRule> ColorRules::ofProgram()
{
    return {
        //: Name of a rule that colors rows
        { tr("Marked or with a note"), QStringLiteral("mark ~ \".+\" or note ~ \".+\""), Meaning::Differs, true },
        //: Name of a rule that colors rows: the replay differed from the recording
        { tr("Replay broken"), QStringLiteral("replay.verdict == broken"), Meaning::Error, true },
        //: Name of a rule that colors rows: code that starts programs or reads the network
        { tr("Leaves the sandbox"), QStringLiteral("import in (\"os\", \"subprocess\", \"socket\", \"requests\")"),
            Meaning::Blocked, false },
        //: Name of a rule that colors rows
        { tr("Slow"), QStringLiteral("duration > 60s"), Meaning::Info, false },
    };
}

bool ColorRules::areOn() { return QSettings().value(onKey(), true).toBool(); }

void ColorRules::setOn(bool isOn) { QSettings().setValue(onKey(), isOn); }

const std::vector<Meaning> &ColorRules::tints()
{
    static const std::vector<Meaning> tints { Meaning::Differs, Meaning::Error, Meaning::Blocked, Meaning::Ok,
        Meaning::Info, Meaning::NotComparable };
    return tints;
}

QString ColorRules::tintName(Meaning tint)
{
    switch (tint) {
    //: Name of a background
    case Meaning::Error: return tr("Red");
    //: Name of a background
    case Meaning::Blocked: return tr("Violet");
    //: Name of a background
    case Meaning::Ok: return tr("Green");
    //: Name of a background
    case Meaning::Info: return tr("Blue");
    //: Name of a background
    case Meaning::NotComparable: return tr("Gray");
    //: Name of a background
    default: return tr("Amber");
    }
}

QString ColorRules::sign(std::size_t location)
{
    return location < circledDigits ? QString(QChar(char16_t(circledOne + location)))
                                    : u'(' + QString::number(location + 1) + u')';
}

QString ColorRules::flaw(const ColorRule &rule)
{
    const auto filter = Filter::parse(rule.filter.toStdString());
    if (!filter)
        return FilterText::problem(filter.error());
    if (!filter->root())
        //: Why a rule that colors rows cannot be used
        return tr("The filter is empty: it would color every row.");
    return filter->judgedPolicies().empty() ? QString()
                                            //: Why a rule that colors rows cannot be used
                                            : tr("Policy verdicts cannot be used in color rules.");
}

} // namespace vitrine
