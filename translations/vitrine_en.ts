<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>vitrine::AnswerText</name>
    <message numerus="yes">
        <source>%n recorded call(s)</source>
        <extracomment>How a tool is answered</extracomment>
        <translation>
            <numerusform>%n recorded call</numerusform>
            <numerusform>%n recorded calls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ChangesPage</name>
    <message numerus="yes">
        <source>%n step(s) did otherwise than the draft was judged.</source>
        <extracomment>%n: how many steps did otherwise than was said of them</extracomment>
        <translation>
            <numerusform>%n step did otherwise than the draft was judged.</numerusform>
            <numerusform>%n steps did otherwise than the draft was judged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n changed step(s) were run under the draft, no disagreement.</source>
        <extracomment>%1: how many steps were run, %n: of how many</extracomment>
        <translation>
            <numerusform>%1 of %n changed step was run under the draft, no disagreement.</numerusform>
            <numerusform>%1 of %n changed steps were run under the draft, no disagreement.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ChartPane</name>
    <message numerus="yes">
        <source>%n smaller one(s) left out</source>
        <extracomment>Beside a chart. %n: how many smaller ones it does not show</extracomment>
        <translation>
            <numerusform>%n smaller one left out</numerusform>
            <numerusform>%n smaller ones left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::CodeEditor</name>
    <message numerus="yes">
        <source>… %n more byte(s) of this line are not shown</source>
        <extracomment>Below a line of code of which only the beginning is shown. %n: how many bytes are left out</extracomment>
        <translation>
            <numerusform>… %n more byte of this line is not shown</numerusform>
            <numerusform>… %n more bytes of this line are not shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::CompareChoice</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::CompareCommand</name>
    <message numerus="yes">
        <source>%n step(s) differ.</source>
        <translation>
            <numerusform>%n step differs.</numerusform>
            <numerusform>%n steps differ.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ComparePane</name>
    <message numerus="yes">
        <source>%n step(s) differ</source>
        <translation>
            <numerusform>%n step differs</numerusform>
            <numerusform>%n steps differ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::DifferenceDocument</name>
    <message numerus="yes">
        <source>The first %n message(s)</source>
        <extracomment>Section of a comparison of two prompts: messages that both begin with</extracomment>
        <translation>
            <numerusform>The first message</numerusform>
            <numerusform>The first %n messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::DifferenceView</name>
    <message numerus="yes">
        <source>%n differences</source>
        <extracomment>Over a comparison: how many places differ</extracomment>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n lines of noise folded</source>
        <extracomment>Over a comparison. %1: &quot;3 differences&quot;; how many lines differ only by noise</extracomment>
        <translation>
            <numerusform>%1, %n line of noise folded</numerusform>
            <numerusform>%1, %n lines of noise folded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>▸ %n lines: %1</source>
        <extracomment>A folded part of a comparison. %1: which noise, &quot;addresses&quot;</extracomment>
        <translation>
            <numerusform>▸ %n line: %1</numerusform>
            <numerusform>▸ %n lines: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>▸ %n lines</source>
        <extracomment>A folded part of a comparison: so many lines are the same</extracomment>
        <translation>
            <numerusform>▸ %n line</numerusform>
            <numerusform>▸ %n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::DraftKeeper</name>
    <message numerus="yes">
        <source>%n draft(s) of this trail are back.</source>
        <translation>
            <numerusform>%n draft of this trail is back.</numerusform>
            <numerusform>%n drafts of this trail are back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) of %1 were not finished.</source>
        <extracomment>%1: name of a log or trail</extracomment>
        <translation>
            <numerusform>%n draft of %1 was not finished.</numerusform>
            <numerusform>%n drafts of %1 were not finished.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ErrorText</name>
    <message numerus="yes">
        <source>%n record(s) could not be read.</source>
        <translation>
            <numerusform>%n record could not be read.</numerusform>
            <numerusform>%n records could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) were imported.</source>
        <translation>
            <numerusform>%n run was imported.</numerusform>
            <numerusform>%n runs were imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ExecutorChooser</name>
    <message numerus="yes">
        <source>%1, %n layer(s)</source>
        <extracomment>%1: name of an executor, %n: how many protection layers it has</extracomment>
        <translation>
            <numerusform>%1, %n layer</numerusform>
            <numerusform>%1, %n layers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ExpertModel</name>
    <message numerus="yes">
        <source>Run(s) %1</source>
        <extracomment>Where steps are. %1: numbers of runs, &quot;12, 24, 30&quot;; %n: how many runs</extracomment>
        <translation>
            <numerusform>Run %1</numerusform>
            <numerusform>Runs %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n step(s), runs: %2</source>
        <extracomment>Read aloud. %1: what is said of the steps, %n: how many steps, %2: in how many runs</extracomment>
        <translation>
            <numerusform>%1, %n step, runs: %2</numerusform>
            <numerusform>%1, %n steps, runs: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ExpertPane</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <extracomment>Beside the title of the expert list: how many steps it has</extracomment>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n families</source>
        <extracomment>Beside the title of the expert list. %1: &quot;35 steps&quot;, %n: how many families they belong to</extracomment>
        <translation>
            <numerusform>%1 in %n family</numerusform>
            <numerusform>%1 in %n families</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ExportJob</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged part(s) are left out.</source>
        <translation>
            <numerusform>%n damaged part is left out.</numerusform>
            <numerusform>%n damaged parts are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are left out.</source>
        <translation>
            <numerusform>%n text is left out.</numerusform>
            <numerusform>%n texts are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) that contain it stay.</source>
        <translation>
            <numerusform>%n name that contains it stays.</numerusform>
            <numerusform>%n names that contain it stay.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::FindBar</name>
    <message numerus="yes">
        <source>%n replaced</source>
        <extracomment>Find bar: what Replace All did</extracomment>
        <translation>
            <numerusform>%n replaced</numerusform>
            <numerusform>%n replaced</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::FinderEntries</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::FollowCommand</name>
    <message numerus="yes">
        <source>%1: %n new run(s), %2 changed, steps in all: %3</source>
        <extracomment>%1: name of a file, %n: how many runs are new, %2: how many others have changed, %3: number of all steps</extracomment>
        <translation>
            <numerusform>%1: %n new run, %2 changed, steps in all: %3</numerusform>
            <numerusform>%1: %n new runs, %2 changed, steps in all: %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::GatePage</name>
    <message numerus="yes">
        <source>The gate is on: %n step(s) waiting.</source>
        <extracomment>%n: how many steps wait at the gate</extracomment>
        <translation>
            <numerusform>The gate is on: %n step waiting.</numerusform>
            <numerusform>The gate is on: %n steps waiting.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::Html</name>
    <message numerus="yes">
        <source>%n entries, signed %1 with the key %2</source>
        <extracomment>Of a trail. %n: number of entries, %1: date and time, %2: the key&apos;s fingerprint</extracomment>
        <translation>
            <numerusform>%n entry, signed %1 with the key %2</numerusform>
            <numerusform>%n entries, signed %1 with the key %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ImportJob</name>
    <message numerus="yes">
        <source>Importing %1 and %n more</source>
        <extracomment>%1 is the name of a log file, %n: how many others are imported with it</extracomment>
        <translation>
            <numerusform>Importing %1 and one more</numerusform>
            <numerusform>Importing %1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) were imported.</source>
        <extracomment>What came of the import of a log</extracomment>
        <translation>
            <numerusform>%n run was imported.</numerusform>
            <numerusform>%n runs were imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ImportReportDialog</name>
    <message numerus="yes">
        <source>%n more.</source>
        <translation>
            <numerusform>%n more.</numerusform>
            <numerusform>%n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ImportReporter</name>
    <message numerus="yes">
        <source>%n run(s) repeat earlier ones of the file and were read all the same.</source>
        <translation>
            <numerusform>%n run repeats an earlier one of the file and was read all the same.</numerusform>
            <numerusform>%n runs repeat earlier ones of the file and were read all the same.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the folders are no logs.</source>
        <translation>
            <numerusform>One file in the folders is no log.</numerusform>
            <numerusform>%n files in the folders are no logs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::IntakeControl</name>
    <message numerus="yes">
        <source>Following %1 and %n more</source>
        <extracomment>What the window does. %1: name of a log, %n: how many others</extracomment>
        <translation>
            <numerusform>Following %1 and %n more</numerusform>
            <numerusform>Following %1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) came</source>
        <translation>
            <numerusform>%n run came</numerusform>
            <numerusform>%n runs came</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::IntakeIndicator</name>
    <message numerus="yes">
        <source>%n run(s)</source>
        <extracomment>How many runs have come since it began</extracomment>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::JobIndicator</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>%1: what one job does, %n: how many other jobs run besides</extracomment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::JobPane</name>
    <message numerus="yes">
        <source>%n running</source>
        <extracomment>Beside the title of the list of jobs</extracomment>
        <translation>
            <numerusform>%n running</numerusform>
            <numerusform>%n running</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::LimitHistogram</name>
    <message numerus="yes">
        <source>%n step(s) beyond the limit</source>
        <extracomment>Use of a limit by the recorded steps. %n: how many of them go beyond it</extracomment>
        <translation>
            <numerusform>%n step beyond the limit</numerusform>
            <numerusform>%n steps beyond the limit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::LogStart</name>
    <message numerus="yes">
        <source>The policy that %n run(s) were recorded under.</source>
        <extracomment>Of a draft that begins as this policy. %n: number of runs</extracomment>
        <translation>
            <numerusform>The policy that %n run was recorded under.</numerusform>
            <numerusform>The policy that %n runs were recorded under.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) tell nothing of their policy: the draft is the framework&apos;s default.</source>
        <extracomment>Of a draft. %n: number of runs</extracomment>
        <translation>
            <numerusform>%n run tells nothing of its policy: the draft is the framework&apos;s default.</numerusform>
            <numerusform>%n runs tell nothing of their policy: the draft is the framework&apos;s default.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n run(s) tell of their policy: %2. The rest is the framework&apos;s default.</source>
        <extracomment>Of a draft. %n: number of runs, %1: how many of them, %2: rules with their values, &quot;limits.max_steps 6&quot;</extracomment>
        <translation>
            <numerusform>%1 of %n run tells of its policy: %2. The rest is the framework&apos;s default.</numerusform>
            <numerusform>%1 of %n runs tell of their policy: %2. The rest is the framework&apos;s default.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::MainWindow</name>
    <message numerus="yes">
        <source>%n layer(s) active</source>
        <translation>
            <numerusform>%n layer active</numerusform>
            <numerusform>%n layers active</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n match the filter</source>
        <extracomment>Beside the title of the list of steps. %1: &quot;Run 46, gpt-4o: 5 steps&quot;, %n: how many the filter lets through</extracomment>
        <translation>
            <numerusform>%1, %n matches the filter</numerusform>
            <numerusform>%1, %n match the filter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyPane</name>
    <message numerus="yes">
        <source>draft of %1, %n change(s), not in force</source>
        <translation>
            <numerusform>draft of %1, %n change, not in force</numerusform>
            <numerusform>draft of %1, %n changes, not in force</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more. The last valid text stays the draft, and %1 stays in force.</source>
        <translation>
            <numerusform>And %n more. The last valid text stays the draft, and %1 stays in force.</numerusform>
            <numerusform>And %n more. The last valid text stays the draft, and %1 stays in force.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <extracomment>Below a remark on a policy. %n: how many remarks there are besides</extracomment>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::PolicySuggestCommand</name>
    <message numerus="yes">
        <source>By review: of %n step(s) %1 are allowed and %2 refused as they were recorded; %3 would end otherwise.</source>
        <extracomment>%n: number of steps, %1 to %3: how many of them</extracomment>
        <translation>
            <numerusform>By review: of %n step %1 are allowed and %2 refused as they were recorded; %3 would end otherwise.</numerusform>
            <numerusform>By review: of %n steps %1 are allowed and %2 refused as they were recorded; %3 would end otherwise.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyTree</name>
    <message numerus="yes">
        <source>%n entries</source>
        <extracomment>Entries of a list of a policy: files, hosts, layers</extracomment>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyWhyCommand</name>
    <message numerus="yes">
        <source>%1: allows %n step(s) and nothing else</source>
        <extracomment>A change of a policy. %1: the change, %n: how many steps</extracomment>
        <translation>
            <numerusform>%1: allows %n step and nothing else</numerusform>
            <numerusform>%1: allows %n steps and nothing else</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: allows %n step(s), and opens %2</source>
        <extracomment>A change of a policy. %1: the change, %n: how many steps, %2: names of modules and functions</extracomment>
        <translation>
            <numerusform>%1: allows %n step, and opens %2</numerusform>
            <numerusform>%1: allows %n steps, and opens %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The policy denies none of %n step(s) with code.</source>
        <translation>
            <numerusform>The policy does not deny the %n step with code.</numerusform>
            <numerusform>The policy denies none of %n steps with code.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::PrintDialog</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <extracomment>Below a preview</extracomment>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s), of which the first %1 are shown</source>
        <translation>
            <numerusform>%n page, of which the first %1 is shown</numerusform>
            <numerusform>%n pages, of which the first %1 are shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ProofText</name>
    <message numerus="yes">
        <source>%n could not be proved, as modules are not installed on this machine: %1.</source>
        <extracomment>%n: how many steps, %1: names of modules, each with how many steps need it: &quot;sympy (9), scipy (1)&quot;</extracomment>
        <translation>
            <numerusform>%n could not be proved, as modules are not installed on this machine: %1.</numerusform>
            <numerusform>%n could not be proved, as modules are not installed on this machine: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By running: of %n step(s) %1 kept their results, %2 were denied, %3 ended otherwise for other reasons, %4 came after such a step.</source>
        <extracomment>%n: number of steps, %1 to %4: how many of them</extracomment>
        <translation>
            <numerusform>By running: of %n step %1 kept their results, %2 were denied, %3 ended otherwise for other reasons, %4 came after such a step.</numerusform>
            <numerusform>By running: of %n steps %1 kept their results, %2 were denied, %3 ended otherwise for other reasons, %4 came after such a step.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ReceiveCommand</name>
    <message numerus="yes">
        <source>%n new run(s), %1 changed</source>
        <extracomment>%n: how many runs are new, %1: how many others have changed</extracomment>
        <translation>
            <numerusform>%n new run, %1 changed</numerusform>
            <numerusform>%n new runs, %1 changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ReplayReport</name>
    <message numerus="yes">
        <source>%n step(s) ran before, for the state</source>
        <translation>
            <numerusform>%n step ran before, for the state</numerusform>
            <numerusform>%n steps ran before, for the state</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::RunPresentation</name>
    <message numerus="yes">
        <source>%n step(s), %1 blocked, %2 with errors</source>
        <extracomment>Read aloud, after &quot;Run 46, task, &quot;. %n steps in all, %1 of them blocked, %2 with errors</extracomment>
        <translation>
            <numerusform>%n step, %1 blocked, %2 with errors</numerusform>
            <numerusform>%n steps, %1 blocked, %2 with errors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::RunTimelineView</name>
    <message numerus="yes">
        <source>Run %1, %n step(s).</source>
        <extracomment>Said of a run. %1: its number, %n: how many steps</extracomment>
        <translation>
            <numerusform>Run %1, %n step.</numerusform>
            <numerusform>Run %1, %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocked,</source>
        <extracomment>Said of a run. %n: how many of its steps were refused</extracomment>
        <translation>
            <numerusform>%n blocked,</numerusform>
            <numerusform>%n blocked,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s).</source>
        <extracomment>Said of a run, after how many steps were blocked. %n: how many of its steps ended with an error</extracomment>
        <translation>
            <numerusform>%n error.</numerusform>
            <numerusform>%n errors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) selected. %1</source>
        <extracomment>Read aloud when several runs are selected. %1: what is said of the last of them, %n: how many they are</extracomment>
        <translation>
            <numerusform>%n run selected. %1</numerusform>
            <numerusform>%n runs selected. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::SealText</name>
    <message numerus="yes">
        <source>Sealed %n entries.</source>
        <translation>
            <numerusform>Sealed %n entry.</numerusform>
            <numerusform>Sealed %n entries.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::SearchPane</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <extracomment>What a search found</extracomment>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first %n step(s)</source>
        <extracomment>What a search found so far; there is more</extracomment>
        <translation>
            <numerusform>the first step</numerusform>
            <numerusform>the first %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::SqlText</name>
    <message numerus="yes">
        <source>The first %n row(s), in %1 s; there are more</source>
        <extracomment>Beside the answer to SQL. %n: how many rows are shown, %1: seconds. There are more rows</extracomment>
        <translation>
            <numerusform>The first row, in %1 s; there are more</numerusform>
            <numerusform>The first %n rows, in %1 s; there are more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) in %1 s</source>
        <extracomment>Beside the answer to SQL. %n: how many rows there are, %1: seconds</extracomment>
        <translation>
            <numerusform>%n row in %1 s</numerusform>
            <numerusform>%n rows in %1 s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::StepResults</name>
    <message numerus="yes">
        <source>%n messages</source>
        <extracomment>Beside the title of the tab of the prompt</extracomment>
        <translation>
            <numerusform>%n message</numerusform>
            <numerusform>%n messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes</source>
        <extracomment>Beside the title of the tab of the original bytes</extracomment>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln line</numerusform>
            <numerusform>%Ln lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::SuggestPage</name>
    <message numerus="yes">
        <source>By review: of %n step(s) %1 are allowed and %2 denied as they were recorded; %3 would end otherwise.</source>
        <extracomment>%n: number of steps, %1 to %3: how many of them</extracomment>
        <translation>
            <numerusform>By review: of %n step %1 are allowed and %2 denied as they were recorded; %3 would end otherwise.</numerusform>
            <numerusform>By review: of %n steps %1 are allowed and %2 denied as they were recorded; %3 would end otherwise.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::TimelineView</name>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n call</numerusform>
            <numerusform>%n calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n added</source>
        <extracomment>In the timeline: how many variables a step made</extracomment>
        <translation>
            <numerusform>%n added</numerusform>
            <numerusform>%n added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <extracomment>In the timeline: how many variables a step changed</extracomment>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::TrailRepairCommand</name>
    <message numerus="yes">
        <source>%1: damaged, %n row(s) were saved</source>
        <extracomment>%1: name of a table, %n: number of rows</extracomment>
        <translation>
            <numerusform>%1: damaged, %n row was saved</numerusform>
            <numerusform>%1: damaged, %n rows were saved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::TrailVerifyCommand</name>
    <message numerus="yes">
        <source>sealed, and broken: the first %n entries</source>
        <extracomment>%n: number of entries</extracomment>
        <translation>
            <numerusform>sealed, and broken: the first entry</numerusform>
            <numerusform>sealed, and broken: the first %n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sealed: the first %n entries, with the key %1</source>
        <extracomment>%n: number of entries, %1: public key, hexadecimal digits</extracomment>
        <translation>
            <numerusform>sealed: the first entry, with the key %1</numerusform>
            <numerusform>sealed: the first %n entries, with the key %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>steps that are found by other words than theirs, %n in all: %1</source>
        <extracomment>%1: numbers of steps in a trail, %n: how many they are</extracomment>
        <translation>
            <numerusform>%n step that is found by other words than its own: %1</numerusform>
            <numerusform>%n steps that are found by other words than their own: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>runs with other words or sums than theirs, %n in all: %1</source>
        <extracomment>%1: numbers of runs in a trail, %n: how many they are</extracomment>
        <translation>
            <numerusform>%n run with other words or sums than its own: %1</numerusform>
            <numerusform>%n runs with other words or sums than their own: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>executions that are found by other words than theirs, %n in all: %1</source>
        <extracomment>%1: numbers of executions in a trail, %n: how many they are</extracomment>
        <translation>
            <numerusform>%n execution that is found by other words than its own: %1</numerusform>
            <numerusform>%n executions that are found by other words than their own: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ValueModel</name>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n value</numerusform>
            <numerusform>%n values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::WatchLine</name>
    <message numerus="yes">
        <source>Watching: %n new step(s), the newest at %1 (run %2, step %3): %4 under the draft</source>
        <extracomment>%n: how many steps, %1: a time, %2: number of a run, %3: of a step, %4: what the draft says of it: Denied</extracomment>
        <translation>
            <numerusform>Watching: %n new step, the newest at %1 (run %2, step %3): %4 under the draft</numerusform>
            <numerusform>Watching: %n new steps, the newest at %1 (run %2, step %3): %4 under the draft</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::WhatIfBar</name>
    <message numerus="yes">
        <source>Filter: %n Changed Step(s)</source>
        <extracomment>Button. %n: how many steps a draft changes</extracomment>
        <translation>
            <numerusform>Filter: %n Changed Step</numerusform>
            <numerusform>Filter: %n Changed Steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n code step(s), %1 denied, judged in %2 ms, watching for new ones</source>
        <extracomment>%n: how many steps, %1: how many of them the draft denies, %2: a number of milliseconds. What an agent records now is judged as it comes.</extracomment>
        <translation>
            <numerusform>%n code step, %1 denied, judged in %2 ms, watching for new ones</numerusform>
            <numerusform>%n code steps, %1 denied, judged in %2 ms, watching for new ones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::WindowText</name>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <extracomment>After &quot;Run 46, gpt-4o: &quot;</extracomment>
        <translation>
            <numerusform>%Ln step</numerusform>
            <numerusform>%Ln steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln run(s)</source>
        <extracomment>%1: how many runs are shown, %Ln: how many there are</extracomment>
        <translation>
            <numerusform>%1 of %Ln run</numerusform>
            <numerusform>%1 of %Ln runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln run</numerusform>
            <numerusform>%Ln runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln step(s)</source>
        <extracomment>%1: how many steps are shown, %Ln: how many there are</extracomment>
        <translation>
            <numerusform>%1 of %Ln step</numerusform>
            <numerusform>%1 of %Ln steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n execution(s)</source>
        <extracomment>Executions of steps: replays and edited code</extracomment>
        <translation>
            <numerusform>%n execution</numerusform>
            <numerusform>%n executions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The imports of %n logs were cut off by the end of the program.</source>
        <translation>
            <numerusform>The import of %n log was cut off by the end of the program.</numerusform>
            <numerusform>The imports of %n logs were cut off by the end of the program.</numerusform>
        </translation>
    </message>
</context>
</TS>
