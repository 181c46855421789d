// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wording/alignmenttext.h"

#include "app/wording/safetext.h"
#include "app/wording/steptext.h"
#include "app/wording/words.h"

#include <QLatin1StringView>
#include <QLocale>
#include <QStringList>

namespace vitrine {

Cell AlignmentText::verdict(const AlignedSteps &row)
{
    if (row.left && row.right) {
        const bool isNoise = !row.noise.empty();
        return Words::replayVerdict(row.isDifference() ? ReplayVerdict::Differs
                : isNoise                              ? ReplayVerdict::Noise
                                                       : ReplayVerdict::Same);
    }
    Cell cell;
    cell.shape = Meaning::Differs;
    //: Of two runs side by side, the verdict on a step that the right one does not have
    cell.text = row.left ? tr("Only left")
                         //: Of two runs side by side, the verdict on a step that the left one does not have
                         : tr("Only right");
    return cell;
}

QList<Cell> AlignmentText::verdicts()
{
    auto verdicts = Words::replayVerdicts();
    AlignedSteps onlyLeft;
    onlyLeft.left = 0;
    verdicts.append(verdict(onlyLeft));
    verdicts.append(verdict({}));
    return verdicts;
}

QString AlignmentText::part(std::string_view part)
{
    if (part == "code")
        //: Of two steps side by side
        return tr("the code differs");
    if (part == "text")
        //: Of two steps side by side: what is said in a step without code
        return tr("the text differs");
    if (part == "logs")
        //: Of two steps side by side
        return tr("the printed output differs");
    if (part == "error")
        //: Of two steps side by side
        return tr("the error differs");
    //: Of two steps side by side: the value of the last statement
    return tr("the value differs");
}

QString AlignmentText::reason(const AlignedSteps &row)
{
    if (!row.left)
        //: Of two runs side by side, only the right one has this step
        return tr("only on the right");
    if (!row.right)
        //: Of two runs side by side, only the left one has this step
        return tr("only on the left");
    QStringList parts;
    for (const StepDifference &one : row.differences)
        //: %1: what differs, %2: where and how
        parts << tr("%1, %2").arg(part(one.part), difference(one.text));
    if (!parts.isEmpty())
        return parts.join(QLatin1StringView("; "));
    for (const std::string &rule : row.noise)
        parts << StepText::noise(rule);
    //: %1: kinds of noise between two runs: "addresses, dates"
    return parts.isEmpty() ? QString() : tr("only noise: %1").arg(parts.join(QLatin1StringView(", ")));
}

QString AlignmentText::difference(const TextDifference &difference)
{
    constexpr qsizetype longest = 40;
    const auto quoted = [](const std::string &text) {
        //: In place of a text that is not there
        return text.empty() ? tr("nothing") : QString(u'"' % safeLine(text, longest) % u'"');
    };
    //: %1: number of a line, %2 and %3: the text on each side
    return tr("line %1: %2 → %3")
        .arg(QLocale().toString(static_cast<qulonglong>(difference.line)), quoted(difference.recorded),
            quoted(difference.now));
}

} // namespace vitrine
