<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_US">
<context>
    <name>vitrine::Actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open Sa&amp;mple</source>
        <translation>Ouvrir l’e&amp;xemple</translation>
    </message>
    <message>
        <source>Save Trail &amp;As…</source>
        <translation>Enregistrer la piste &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cou&amp;per</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>&amp;Réinitialiser la disposition</translation>
    </message>
    <message>
        <source>&amp;System Colors</source>
        <translation>Couleurs du &amp;système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>So&amp;mbre</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Avancer</translation>
    </message>
    <message>
        <source>&amp;Previous Step</source>
        <translation>Étape &amp;précédente</translation>
    </message>
    <message>
        <source>&amp;Next Step</source>
        <translation>Étape &amp;suivante</translation>
    </message>
    <message>
        <source>Previous &amp;Run</source>
        <translation>Exécution pr&amp;écédente</translation>
    </message>
    <message>
        <source>Next R&amp;un</source>
        <translation>Exécution s&amp;uivante</translation>
    </message>
    <message>
        <source>Next &amp;Difference</source>
        <translation>&amp;Différence suivante</translation>
    </message>
    <message>
        <source>Previous D&amp;ifference</source>
        <translation>Différence pré&amp;cédente</translation>
    </message>
    <message>
        <source>Next P&amp;ane</source>
        <translation>Pa&amp;nneau suivant</translation>
    </message>
    <message>
        <source>Previous Pan&amp;e</source>
        <translation>Pann&amp;eau précédent</translation>
    </message>
    <message>
        <source>Run &amp;Step</source>
        <translation>Exécuter l’é&amp;tape</translation>
    </message>
    <message>
        <source>Run this step&apos;s code after the steps before it (F5)</source>
        <translation>Exécuter le code de cette étape après celles qui la précèdent (F5)</translation>
    </message>
    <message>
        <source>&amp;Replay Run</source>
        <translation>Rejouer &amp;l’exécution</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Run all steps of the run again and compare them with the recording (Ctrl+F5)</source>
        <translation>Exécuter de nouveau toutes les étapes et les comparer à l’enregistrement (Ctrl+F5)</translation>
    </message>
    <message>
        <source>Replay &amp;All Runs</source>
        <translation>Rejouer toutes les &amp;exécutions</translation>
    </message>
    <message>
        <source>Run all steps of all runs of the trail again, several runs at the same time</source>
        <translation>Exécuter de nouveau toutes les étapes de toutes les exécutions de la piste, plusieurs exécutions à la fois</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Stop what runs (Shift+F5)</source>
        <translation>Arrêter ce qui s’exécute (Maj+F5)</translation>
    </message>
    <message>
        <source>Policy &amp;File…</source>
        <translation>&amp;Fichier de politique…</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>Show Import &amp;Report</source>
        <translation>Montrer le &amp;rapport d’importation</translation>
    </message>
    <message>
        <source>&amp;About Vitrine</source>
        <translation>À &amp;propos de Vitrine</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>À propos de &amp;Qt</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Paramètr&amp;es…</translation>
    </message>
    <message>
        <source>Next E&amp;xpert Item</source>
        <translation>Point notable suivan&amp;t</translation>
    </message>
    <message>
        <source>Previous Exper&amp;t Item</source>
        <translation>Po&amp;int notable précédent</translation>
    </message>
    <message>
        <source>&amp;Quick Open…</source>
        <translation>Ou&amp;verture rapide…</translation>
    </message>
    <message>
        <source>&amp;Command Palette…</source>
        <translation>Pa&amp;lette de commandes…</translation>
    </message>
    <message>
        <source>Run from &amp;Here</source>
        <translation>Exécuter à partir d&apos;&amp;ici</translation>
    </message>
    <message>
        <source>Run this step&apos;s code and all steps behind it, on the state before it (Ctrl+Shift+F5)</source>
        <translation>Exécuter le code de cette étape et toutes les suivantes, sur l&apos;état qui la précède (Ctrl+Maj+F5)</translation>
    </message>
    <message>
        <source>&amp;Back to This Step</source>
        <translation>&amp;Revenir à cette étape</translation>
    </message>
    <message>
        <source>Have the session as it was after this step (Alt+F5)</source>
        <translation>Retrouver la session telle qu&apos;elle était après cette étape (Alt+F5)</translation>
    </message>
    <message>
        <source>Filter &amp;Bar</source>
        <translation>&amp;Barre de filtre</translation>
    </message>
    <message>
        <source>&amp;Clear Filter</source>
        <translation>&amp;Effacer le filtre</translation>
    </message>
    <message>
        <source>&amp;Filter by This Value</source>
        <extracomment>Shows only what has the value of the cell that is selected in a list</extracomment>
        <translation>&amp;Filtrer par cette valeur</translation>
    </message>
    <message>
        <source>E&amp;xclude This Value</source>
        <extracomment>Shows only what does not have the value of the cell that is selected in a list</extracomment>
        <translation>E&amp;xclure cette valeur</translation>
    </message>
    <message>
        <source>&amp;And This Value</source>
        <extracomment>Adds the value of the cell that is selected in a list to the filter</extracomment>
        <translation>E&amp;t cette valeur</translation>
    </message>
    <message>
        <source>&amp;Or This Value</source>
        <extracomment>Adds the value of the cell that is selected in a list to the filter</extracomment>
        <translation>&amp;Ou cette valeur</translation>
    </message>
    <message>
        <source>&amp;Mark Step</source>
        <extracomment>Puts a mark on a step, or takes it away</extracomment>
        <translation>&amp;Marquer l’étape</translation>
    </message>
    <message>
        <source>&amp;Note on Step…</source>
        <translation>&amp;Note sur l’étape…</translation>
    </message>
    <message>
        <source>See and change how the tools of this run are answered in a replay</source>
        <translation>Montre et change les réponses aux outils de cette exécution lors d’un rejeu</translation>
    </message>
    <message>
        <source>Open &amp;Folder…</source>
        <translation>Ouvrir un &amp;dossier…</translation>
    </message>
    <message>
        <source>&amp;Seal…</source>
        <translation>&amp;Sceller…</translation>
    </message>
    <message>
        <source>Sign all that this trail holds so far</source>
        <translation>Signer tout ce que cette piste contient jusqu’ici</translation>
    </message>
    <message>
        <source>&amp;Inspect Steps</source>
        <extracomment>Arranges the panes for reading steps</extracomment>
        <translation>&amp;Inspecter les étapes</translation>
    </message>
    <message>
        <source>&amp;Tune Policy</source>
        <extracomment>Arranges the panes for writing a policy</extracomment>
        <translation>&amp;Régler la politique</translation>
    </message>
    <message>
        <source>&amp;Why Denied</source>
        <extracomment>Why the policy that is being written denies the selected step, and what would allow it</extracomment>
        <translation>&amp;Pourquoi refusé</translation>
    </message>
    <message>
        <source>Filter: &amp;Changed Steps</source>
        <extracomment>Filters the lists by the steps that a policy which is being written would judge otherwise</extracomment>
        <translation>Filtre : étapes &amp;changées</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>Puts the selected step, or its run, on paper</extracomment>
        <translation>I&amp;mprimer…</translation>
    </message>
    <message>
        <source>Copy &amp;Link</source>
        <extracomment>Puts a link to the selected step on the clipboard</extracomment>
        <translation>Copier le &amp;lien</translation>
    </message>
    <message>
        <source>&amp;Save Layout As…</source>
        <extracomment>Keeps the arrangement of the panes under a name</extracomment>
        <translation>&amp;Enregistrer la disposition sous…</translation>
    </message>
    <message>
        <source>&amp;Origin of Value</source>
        <extracomment>Goes to the step that gave the selected variable its value</extracomment>
        <translation>&amp;Origine de la valeur</translation>
    </message>
    <message>
        <source>Run Se&amp;lection</source>
        <translation>Exécuter la &amp;sélection</translation>
    </message>
    <message>
        <source>Run the selected lines of the code after the steps before it (Ctrl+Return)</source>
        <translation>Exécuter les lignes sélectionnées après les étapes précédentes (Ctrl+Entrée)</translation>
    </message>
    <message>
        <source>&amp;User Guide</source>
        <translation>&amp;Guide de l’utilisateur</translation>
    </message>
    <message>
        <source>Fo&amp;llow Log…</source>
        <extracomment>Takes what is added to a log while it is written</extracomment>
        <translation>Su&amp;ivre un journal…</translation>
    </message>
    <message>
        <source>Follow Fol&amp;der…</source>
        <extracomment>Takes what is added to the logs of a folder, and logs that are put there</extracomment>
        <translation>Suivre &amp;un dossier…</translation>
    </message>
    <message>
        <source>Recei&amp;ve Spans…</source>
        <extracomment>Takes what a running agent exports</extracomment>
        <translation>Rece&amp;voir des spans…</translation>
    </message>
    <message>
        <source>S&amp;top Following and Receiving</source>
        <translation>Arrê&amp;ter de suivre et de recevoir</translation>
    </message>
    <message>
        <source>&amp;Compare with…</source>
        <extracomment>Puts the run beside another one, or beside its own replay</extracomment>
        <translation>&amp;Comparer avec…</translation>
    </message>
    <message>
        <source>Run t&amp;o Here</source>
        <translation>Exécuter &amp;jusqu’ici</translation>
    </message>
    <message>
        <source>Run the steps before this one again, and then this step&apos;s code (Ctrl+F10)</source>
        <translation>Exécuter de nouveau les étapes précédentes, puis le code de cette étape (Ctrl+F10)</translation>
    </message>
    <message>
        <source>&amp;New Scratch Run</source>
        <extracomment>A run that the user writes himself</extracomment>
        <translation>&amp;Nouvel essai</translation>
    </message>
    <message>
        <source>Begin a run of your own: write its steps and run them (Ctrl+N)</source>
        <translation>Commencer une exécution à vous : écrire ses étapes et les exécuter (Ctrl+N)</translation>
    </message>
    <message>
        <source>Replay in Another E&amp;xecutor…</source>
        <extracomment>Replays the run in a chosen executor and shows both outcomes side by side</extracomment>
        <translation>Rejouer dans un autre e&amp;xécuteur…</translation>
    </message>
    <message>
        <source>Run the steps again in an executor of your choice, and compare</source>
        <translation>Exécuter de nouveau les étapes dans l’exécuteur de votre choix, et comparer</translation>
    </message>
    <message>
        <source>Tool Ans&amp;wers…</source>
        <translation>Réponses des &amp;outils…</translation>
    </message>
    <message>
        <source>Color R&amp;ules…</source>
        <extracomment>Opens the dialog of the rules by which rows have a background</extracomment>
        <translation>Règles de c&amp;ouleur…</translation>
    </message>
    <message>
        <source>Color Ro&amp;ws</source>
        <extracomment>Whether rows have a background by these rules</extracomment>
        <translation>Colorer les li&amp;gnes</translation>
    </message>
    <message>
        <source>Com&amp;pare Replays</source>
        <extracomment>Arranges the panes for looking at what a replay came to</extracomment>
        <translation>Co&amp;mparer les rejeux</translation>
    </message>
    <message>
        <source>Check E&amp;vidence</source>
        <extracomment>Arranges the panes for looking at what the trail proves</extracomment>
        <translation>&amp;Vérifier les preuves</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Writes runs into a file of another format</extracomment>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Save View As…</source>
        <extracomment>Keeps under a name how the trail is looked at: filter, columns, sorting</extracomment>
        <translation>&amp;Enregistrer la vue sous…</translation>
    </message>
    <message>
        <source>&amp;Manage Views…</source>
        <extracomment>Opens the list of the views that are kept: to rename and delete them</extracomment>
        <translation>&amp;Gérer les vues…</translation>
    </message>
    <message>
        <source>F&amp;ind in All Runs…</source>
        <extracomment>Searches all runs, while the lists stay as they are</extracomment>
        <translation>Rechercher &amp;dans toutes les exécutions…</translation>
    </message>
    <message>
        <source>&amp;Larger Text</source>
        <extracomment>Makes code and texts larger</extracomment>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>S&amp;maller Text</source>
        <extracomment>Makes code and texts smaller</extracomment>
        <translation>Texte plus &amp;petit</translation>
    </message>
    <message>
        <source>&amp;Normal Text Size</source>
        <extracomment>Gives code and texts the size of the user&apos;s own font</extracomment>
        <translation>Taille de texte &amp;normale</translation>
    </message>
    <message>
        <source>&amp;What Is This</source>
        <extracomment>Says what the control or pane is for that has the focus</extracomment>
        <translation>Qu’&amp;est-ce que c’est ?</translation>
    </message>
    <message>
        <source>Changes That Would &amp;Allow It</source>
        <extracomment>Goes to the list of the smallest changes of the policy that would allow the selected step</extracomment>
        <translation>Changements qui l’a&amp;utoriseraient</translation>
    </message>
    <message>
        <source>Steps at the &amp;Gate</source>
        <extracomment>Shows the steps of agents that wait for somebody to allow or refuse them</extracomment>
        <translation>Étapes à la &amp;barrière</translation>
    </message>
    <message>
        <source>Scratch Run</source>
        <extracomment>On the tool bar: a run that the user writes himself</extracomment>
        <translation>Exécution à vous</translation>
    </message>
    <message>
        <source>&amp;Black on White</source>
        <extracomment>Colors of high contrast: black on white</extracomment>
        <translation>&amp;Noir sur blanc</translation>
    </message>
    <message>
        <source>&amp;White on Black</source>
        <extracomment>Colors of high contrast: white on black</extracomment>
        <translation>&amp;Blanc sur noir</translation>
    </message>
    <message>
        <source>Fin&amp;d…</source>
        <extracomment>Opens the find bar of the text that has the focus</extracomment>
        <translation>Rec&amp;hercher…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>Occurrence s&amp;uivante</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>Occurrence précéde&amp;nte</translation>
    </message>
    <message>
        <source>R&amp;eplace…</source>
        <extracomment>Opens the find bar with a row for replacing</extracomment>
        <translation>Re&amp;mplacer…</translation>
    </message>
    <message>
        <source>Save &amp;Proof of Step…</source>
        <translation>Enregistrer la pre&amp;uve de l’étape…</translation>
    </message>
    <message>
        <source>Write a file that shows, without the trail, that this step is in it</source>
        <translation>Écrire un fichier qui montre, sans la piste, que cette étape s’y trouve</translation>
    </message>
</context>
<context>
    <name>vitrine::AlignedStepModel</name>
    <message>
        <source>Left</source>
        <extracomment>Column of two runs side by side: number of the step in the left one</extracomment>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>Column of two runs side by side: number of the step in the right one</extracomment>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>What Differs</source>
        <translation>Ce qui diffère</translation>
    </message>
</context>
<context>
    <name>vitrine::AlignedStepPresentation</name>
    <message>
        <source>none</source>
        <extracomment>In place of the number of a step that one of two runs does not have</extracomment>
        <translation>aucune</translation>
    </message>
</context>
<context>
    <name>vitrine::AlignmentText</name>
    <message>
        <source>Only left</source>
        <extracomment>Of two runs side by side, the verdict on a step that the right one does not have</extracomment>
        <translation>À gauche seulement</translation>
    </message>
    <message>
        <source>Only right</source>
        <translation>À droite seulement</translation>
    </message>
    <message>
        <source>the code differs</source>
        <extracomment>Of two steps side by side</extracomment>
        <translation>le code diffère</translation>
    </message>
    <message>
        <source>the printed text differs</source>
        <extracomment>Of two steps side by side</extracomment>
        <translation>le texte affiché diffère</translation>
    </message>
    <message>
        <source>the error differs</source>
        <extracomment>Of two steps side by side</extracomment>
        <translation>l’erreur diffère</translation>
    </message>
    <message>
        <source>the value differs</source>
        <extracomment>Of two steps side by side: the value of the last statement</extracomment>
        <translation>la valeur diffère</translation>
    </message>
    <message>
        <source>only on the right</source>
        <extracomment>Of two runs side by side, only the right one has this step</extracomment>
        <translation>à droite seulement</translation>
    </message>
    <message>
        <source>only on the left</source>
        <extracomment>Of two runs side by side, only the left one has this step</extracomment>
        <translation>à gauche seulement</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: what differs, %2: where and how</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>only noise: %1</source>
        <extracomment>%1: kinds of noise between two runs: &quot;addresses, dates&quot;</extracomment>
        <translation>seulement du bruit : %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>In place of a text that is not there</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>line %1: %2 → %3</source>
        <extracomment>%1: number of a line, %2 and %3: what stands there on each side</extracomment>
        <translation>ligne %1 : %2 → %3</translation>
    </message>
    <message>
        <source>the text differs</source>
        <extracomment>Of two steps side by side: what is said in a step without code</extracomment>
        <translation>le texte diffère</translation>
    </message>
</context>
<context>
    <name>vitrine::AnswerText</name>
    <message>
        <source>its argument</source>
        <extracomment>How a tool is answered</extracomment>
        <translation>son argument</translation>
    </message>
    <message numerus="yes">
        <source>%Ln recorded call(s)</source>
        <extracomment>How a tool is answered</extracomment>
        <translation>
            <numerusform>%Ln appel enregistré</numerusform>
            <numerusform>%Ln appels enregistrés</numerusform>
        </translation>
    </message>
    <message>
        <source>always %1</source>
        <extracomment>How a tool is answered. %1: a value as JSON</extracomment>
        <translation>toujours %1</translation>
    </message>
    <message>
        <source>a function in Python</source>
        <extracomment>How a tool is answered</extracomment>
        <translation>une fonction en Python</translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>How a tool is answered</extracomment>
        <translation>personne</translation>
    </message>
</context>
<context>
    <name>vitrine::ArgumentsPage</name>
    <message>
        <source>Not Expressed</source>
        <translation>Non exprimé</translation>
    </message>
    <message>
        <source>What the arguments make of the draft</source>
        <translation>Ce que les arguments font du brouillon</translation>
    </message>
    <message>
        <source>Agent Arguments</source>
        <translation>Arguments de l’agent</translation>
    </message>
    <message>
        <source>The arguments say all that the draft says.</source>
        <translation>Les arguments disent tout ce que dit le brouillon.</translation>
    </message>
    <message>
        <source>Arguments for a CodeAgent whose own executor comes as near to the draft as it can. Where it would still judge otherwise:</source>
        <translation>Arguments pour un CodeAgent dont l’exécuteur propre s’approche du brouillon autant qu’il le peut. Là où il jugerait encore autrement :</translation>
    </message>
</context>
<context>
    <name>vitrine::CassetteDialog</name>
    <message>
        <source>Tool Answers of This Run</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Réponses des outils de cette exécution</translation>
    </message>
    <message>
        <source>Restore Recorded</source>
        <extracomment>Button: takes the user&apos;s answers back, so that the log&apos;s hold again</extracomment>
        <translation>Rétablir l’enregistrement</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>Accessible name of a list</extracomment>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Name of another tool</source>
        <extracomment>Hint and accessible name of a field</extracomment>
        <translation>Nom d’un autre outil</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>Button: adds a tool by its name</extracomment>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Its argument</source>
        <extracomment>How a tool is answered in a replay: it gives its argument back</extracomment>
        <translation>Son argument</translation>
    </message>
    <message>
        <source>Recorded calls</source>
        <extracomment>How a tool is answered in a replay</extracomment>
        <translation>Appels enregistrés</translation>
    </message>
    <message>
        <source>Always the same value</source>
        <extracomment>How a tool is answered in a replay</extracomment>
        <translation>Toujours la même valeur</translation>
    </message>
    <message>
        <source>A function in Python</source>
        <extracomment>How a tool is answered in a replay</extracomment>
        <translation>Une fonction en Python</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>How a tool is answered in a replay</extracomment>
        <translation>Personne</translation>
    </message>
    <message>
        <source>&amp;Answered by:</source>
        <translation>Répon&amp;se par :</translation>
    </message>
    <message>
        <source>The tool gives back what it is called with.</source>
        <translation>L’outil rend ce qu’il reçoit.</translation>
    </message>
    <message>
        <source>Value, as JSON</source>
        <translation>Valeur, en JSON</translation>
    </message>
    <message>
        <source>Function with the name of the tool. It runs outside the sandbox, with your rights</source>
        <translation>Fonction portant le nom de l’outil. Elle s’exécute hors du bac à sable, avec vos droits</translation>
    </message>
    <message>
        <source>A step that calls the tool ends with an error.</source>
        <translation>Une étape qui appelle l’outil se termine par une erreur.</translation>
    </message>
    <message>
        <source>An answer of %1 is no JSON. A text stands in double quotes.</source>
        <extracomment>%1: name of a tool</extracomment>
        <translation>Une réponse de %1 n’est pas du JSON. Un texte se met entre guillemets doubles.</translation>
    </message>
</context>
<context>
    <name>vitrine::CassetteSaveCommand</name>
    <message>
        <source>Keep a document of tool answers with a run of a trail; it is used whenever the run is replayed there</source>
        <translation>Conserve un document de réponses d’outils avec une exécution d’une piste ; il sert à chaque rejeu de l’exécution</translation>
    </message>
    <message>
        <source>Answer the tools of a run of a trail as its log recorded them</source>
        <translation>Rend aux outils d’une exécution d’une piste les réponses que le journal a enregistrées</translation>
    </message>
    <message>
        <source>Number of the run in the trail</source>
        <translation>Numéro de l’exécution dans la piste</translation>
    </message>
    <message>
        <source>The trail</source>
        <translation>La piste</translation>
    </message>
    <message>
        <source>JSON file that says how tools are answered</source>
        <translation>Fichier JSON qui dit comment répondre aux outils</translation>
    </message>
</context>
<context>
    <name>vitrine::CassetteShowCommand</name>
    <message>
        <source>Show how the tools of a run are answered when it is replayed</source>
        <translation>Montre comment les outils d’une exécution reçoivent leurs réponses lors d’un rejeu</translation>
    </message>
    <message>
        <source>Print the document of one run, which --tools and save take</source>
        <translation>Affiche le document d’une exécution, tel que --tools et save le prennent</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Outil</translation>
    </message>
    <message>
        <source>Answered by</source>
        <translation>Réponse par</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <extracomment>Title of a run. %1: its number, %2: what the agent was asked</extracomment>
        <translation>Exécution %1 : %2</translation>
    </message>
    <message>
        <source>The file holds several runs: choose one with --run.</source>
        <translation>Le fichier contient plusieurs exécutions : choisissez-en une avec --run.</translation>
    </message>
</context>
<context>
    <name>vitrine::ChainMap</name>
    <message>
        <source>Chain of all entries</source>
        <extracomment>Accessible name of a band that shows all entries of a trail</extracomment>
        <translation>Chaîne de toutes les entrées</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>Entry %1 of %2: %3</source>
        <translation>Entrée %1 sur %2 : %3</translation>
    </message>
    <message>
        <source>Entry %1 is damaged</source>
        <extracomment>%1: number of an entry</extracomment>
        <translation>L’entrée %1 est endommagée</translation>
    </message>
</context>
<context>
    <name>vitrine::ChangeText</name>
    <message>
        <source>Denied → Allowed</source>
        <translation>Refusées → autorisées</translation>
    </message>
    <message>
        <source>Allowed → Denied</source>
        <translation>Autorisées → refusées</translation>
    </message>
    <message>
        <source>Undecidable</source>
        <extracomment>Of a step: nobody can say without running it</extracomment>
        <translation>Indécidables</translation>
    </message>
    <message>
        <source>Not Comparable</source>
        <extracomment>Of a step: one before it changes</extracomment>
        <translation>Non comparables</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Inchangées</translation>
    </message>
</context>
<context>
    <name>vitrine::ChangedSteps</name>
    <message>
        <source>Changed Steps</source>
        <translation>Étapes changées</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Active</source>
        <extracomment>Column: what the policy in force says of a step</extracomment>
        <translation>En vigueur</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>Column: what the policy that is being written says of a step</extracomment>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Later</source>
        <extracomment>Column: how many steps of the run come after the step</extracomment>
        <translation>Après</translation>
    </message>
    <message>
        <source>The draft changes no step.</source>
        <translation>Le brouillon ne change aucune étape.</translation>
    </message>
    <message>
        <source>Observed</source>
        <extracomment>Column: what a step did when it was run under the policy that is being written</extracomment>
        <translation>Observé</translation>
    </message>
</context>
<context>
    <name>vitrine::ChangesByRule</name>
    <message>
        <source>Changes by Rule</source>
        <translation>Changements par règle</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>Column: the module, builtin or tool that a rule is about</extracomment>
        <translation>Concerne</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>Column: what the draft says of it</extracomment>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>The draft changes no rule that a recorded step uses.</source>
        <translation>Le brouillon ne change aucune règle dont une étape enregistrée a besoin.</translation>
    </message>
</context>
<context>
    <name>vitrine::ChangesByRun</name>
    <message>
        <source>Changes by Run</source>
        <translation>Changements par exécution</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>The draft changes no run.</source>
        <translation>Le brouillon ne change aucune exécution.</translation>
    </message>
</context>
<context>
    <name>vitrine::ChangesPage</name>
    <message>
        <source>Automatically</source>
        <extracomment>Beside the button that confirms: it confirms each change by itself</extracomment>
        <translation>Automatiquement</translation>
    </message>
    <message>
        <source>Runs the changed steps a moment after each change of the draft</source>
        <translation>Exécute les étapes changées un instant après chaque changement du brouillon</translation>
    </message>
    <message>
        <source>Stop Confirming (%1 of %2)</source>
        <extracomment>Button. %1, %2: how many steps were run, of how many</extracomment>
        <translation>Arrêter la confirmation (%1 sur %2)</translation>
    </message>
    <message>
        <source>Confirm by Running</source>
        <extracomment>Button: runs the steps that a draft changes, to see whether what is said of them holds</extracomment>
        <translation>Confirmer en exécutant</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) did otherwise than the draft was judged.</source>
        <extracomment>%n: how many steps did otherwise than was said of them</extracomment>
        <translation>
            <numerusform>%Ln étape a fait autre chose que ce qui a été dit du brouillon.</numerusform>
            <numerusform>%Ln étapes ont fait autre chose que ce qui a été dit du brouillon.</numerusform>
        </translation>
    </message>
    <message>
        <source>The column Observed of the changed steps says how. This is a bug of the judgement.</source>
        <translation>La colonne Observé des étapes changées dit comment. C’est un défaut du jugement.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln changed step(s) were run under the draft, no disagreement.</source>
        <extracomment>%1: how many steps were run, %n: of how many</extracomment>
        <translation>
            <numerusform>%1 étape changée sur %Ln a été exécutée sous le brouillon, aucun désaccord.</numerusform>
            <numerusform>%1 étapes changées sur %Ln ont été exécutées sous le brouillon, aucun désaccord.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ChartPane</name>
    <message>
        <source>&amp;by:</source>
        <extracomment>Label of a choice: what the chart sums up by</extracomment>
        <translation>pa&amp;r :</translation>
    </message>
    <message>
        <source>Save Chart As…</source>
        <extracomment>Button: the chart becomes a file</extracomment>
        <translation>Enregistrer le diagramme sous…</translation>
    </message>
    <message>
        <source>%1: nothing was recorded</source>
        <extracomment>In place of a chart. %1: what it would show, such as &quot;Tokens&quot;</extracomment>
        <translation>%1 : rien n’a été enregistré</translation>
    </message>
    <message>
        <source>No trail is open</source>
        <translation>Aucune piste ouverte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln smaller one(s) left out</source>
        <extracomment>Beside a chart. %n: how many smaller ones it does not show</extracomment>
        <translation>
            <numerusform>%Ln plus petit groupe omis</numerusform>
            <numerusform>%Ln plus petits groupes omis</numerusform>
        </translation>
    </message>
    <message>
        <source>Save Chart As</source>
        <translation>Enregistrer le diagramme sous</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <extracomment>Label of a choice: what the chart shows</extracomment>
        <translation>&amp;Montrer :</translation>
    </message>
    <message>
        <source>%1: nothing was recorded. It is counted when runs are replayed.</source>
        <extracomment>In place of a chart. %1: what it would show, such as &quot;Operations&quot;</extracomment>
        <translation>%1 : rien n’a été enregistré. Le compte se fait quand les exécutions sont rejouées.</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Dessins (*.svg)</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valeurs séparées par des virgules (*.csv)</translation>
    </message>
    <message>
        <source>Limit to filter</source>
        <extracomment>Check box of the charts: they show only runs that the filter of the window lets through</extracomment>
        <translation>Limiter au filtre</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <extracomment>What a chart shows. %1: for example &quot;Tokens&quot;, %2: what that is summed up by, for example &quot;Model&quot;</extracomment>
        <translation>%1 par %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Beside the title of the charts. %1: for example &quot;Tokens by Model&quot;, %2: &quot;50 runs&quot; or &quot;12 of 50 runs&quot;</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>No run matches the filter</source>
        <extracomment>In place of a chart</extracomment>
        <translation>Aucune exécution ne correspond au filtre</translation>
    </message>
</context>
<context>
    <name>vitrine::ChartView</name>
    <message>
        <source>Chart</source>
        <extracomment>Read aloud</extracomment>
        <translation>Diagramme</translation>
    </message>
</context>
<context>
    <name>vitrine::Charting</name>
    <message>
        <source>Sent</source>
        <extracomment>Series of a chart: tokens that were sent to the model, and those that it answered</extracomment>
        <translation>Envoyés</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Répondus</translation>
    </message>
    <message>
        <source>Recorded</source>
        <extracomment>Series of a chart: seconds as recorded in the log, and seconds that the code took when it ran here</extracomment>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Code here</source>
        <translation>Code ici</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>With code</source>
        <extracomment>Series of a chart: steps</extracomment>
        <translation>Avec code</translation>
    </message>
    <message>
        <source>Without code</source>
        <translation>Sans code</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Series of a chart: steps that ended with an error, and those that the policy refused</extracomment>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloquées</translation>
    </message>
    <message>
        <source>Tool calls</source>
        <translation>Appels d’outils</translation>
    </message>
    <message>
        <source>Steps that import it</source>
        <translation>Étapes qui l’importent</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Appels</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Errors and Refusals</source>
        <translation>Erreurs et refus</translation>
    </message>
    <message>
        <source>Tool Calls</source>
        <translation>Appels d’outils</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Imports</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>What a chart sums up by</extracomment>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Politique</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>A part of what is said of a bar. %1: what it counts, %2: how much</extracomment>
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Operations</source>
        <extracomment>Series of a chart: what the engine counted while code ran here</extracomment>
        <translation>Opérations</translation>
    </message>
</context>
<context>
    <name>vitrine::CheckCommand</name>
    <message>
        <source>Say what a policy thinks of steps; nothing runs</source>
        <translation>Dire ce qu’une politique pense des étapes ; rien n’est exécuté</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Écrire un seul document JSON</translation>
    </message>
    <message>
        <source>The least that is printed: note, warning or denied; --json prints all</source>
        <translation>Le minimum qui est affiché : note, warning ou denied ; --json affiche tout</translation>
    </message>
    <message>
        <source>List all kinds of findings instead</source>
        <translation>Lister plutôt toutes les sortes de constats</translation>
    </message>
    <message>
        <source>Python files (.py, or - for standard input), the steps of one run, and logs. Without --policy, the steps of a log are judged by the imports that its error messages list</source>
        <translation>Fichiers Python (.py, ou - pour l’entrée standard), les étapes d’une exécution, et journaux. Sans --policy, les étapes d’un journal sont jugées selon les imports que citent ses messages d’erreur</translation>
    </message>
    <message>
        <source>Name the files that are to be checked.</source>
        <translation>Nommez les fichiers à examiner.</translation>
    </message>
</context>
<context>
    <name>vitrine::CheckReport</name>
    <message>
        <source>Runs: %1, steps with code: %2, denied: %3</source>
        <extracomment>Sums below a list. %1, %2, %3: numbers</extracomment>
        <translation>Exécutions : %1, étapes avec code : %2, refusées : %3</translation>
    </message>
    <message>
        <source>Denied by module: %1</source>
        <translation>Refus par module : %1</translation>
    </message>
    <message>
        <source>Denied by rule: %1</source>
        <translation>Refus par règle : %1</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>rien trouvé</translation>
    </message>
</context>
<context>
    <name>vitrine::CheckRules</name>
    <message>
        <source>Rule</source>
        <extracomment>Column title: name of a rule of the review</extracomment>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Column title: technical name of a kind of finding</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>Severity</source>
        <extracomment>Column title: how serious a finding is</extracomment>
        <translation>Gravité</translation>
    </message>
    <message>
        <source>Finding</source>
        <extracomment>Column title: what a rule is about</extracomment>
        <translation>Constat</translation>
    </message>
</context>
<context>
    <name>vitrine::CodeEditor</name>
    <message>
        <source>Code</source>
        <extracomment>Accessible name of the editor with the code of a step</extracomment>
        <translation>Code</translation>
    </message>
    <message numerus="yes">
        <source>… %Ln more byte(s) of this line are not shown</source>
        <extracomment>Below a line of code of which only the beginning is shown. %n: how many bytes are left out</extracomment>
        <translation>
            <numerusform>… %Ln octet de plus de cette ligne n’est pas affiché</numerusform>
            <numerusform>… %Ln octets de plus de cette ligne ne sont pas affichés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::CodeTagsOption</name>
    <message>
        <source>What the models of a log wrote their code between, where it was not &lt;code&gt; and &lt;/code&gt;</source>
        <translation>Ce entre quoi les modèles d’un journal ont écrit leur code, quand ce n’était pas &lt;code&gt; et &lt;/code&gt;</translation>
    </message>
</context>
<context>
    <name>vitrine::ColourDialog</name>
    <message>
        <source>Color Rules</source>
        <extracomment>Title of a dialog: rules by which rows of lists have a background</extracomment>
        <translation>Règles de couleur</translation>
    </message>
    <message>
        <source>Runs and steps that a filter lets through have a background, and the number of the rule in front of their own. The first rule that fits counts.</source>
        <translation>Les exécutions et les étapes qu’un filtre laisse passer ont un fond, et le numéro de la règle devant le leur. La première règle qui convient compte.</translation>
    </message>
    <message>
        <source>&amp;Rules of the Program</source>
        <extracomment>Button: the rules of the program take the place of those in the list</extracomment>
        <translation>&amp;Règles du programme</translation>
    </message>
    <message>
        <source>&amp;Add Rule</source>
        <translation>&amp;Ajouter une règle</translation>
    </message>
    <message>
        <source>Re&amp;move Rule</source>
        <translation>&amp;Supprimer la règle</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <extracomment>Button: the rule takes the place of the one before it</extracomment>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <extracomment>Button: the rule takes the place of the one behind it</extracomment>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label of a field: the name of a rule</extracomment>
        <translation>&amp;Nom :</translation>
    </message>
    <message>
        <source>&amp;Filter:</source>
        <extracomment>Label of a field: the filter of a rule</extracomment>
        <translation>&amp;Filtre :</translation>
    </message>
    <message>
        <source>&amp;Color:</source>
        <extracomment>Label of a choice: the background of rows</extracomment>
        <translation>&amp;Couleur :</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <extracomment>A rule in a list. %1: &quot;①&quot;, %2: its name, %3: its filter</extracomment>
        <translation>%1 %2 : %3</translation>
    </message>
    <message>
        <source>New rule</source>
        <extracomment>Name of a rule that is not finished</extracomment>
        <translation>Nouvelle règle</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No rules</source>
        <extracomment>In place of the list of rules. Add Rule and Rules of the Program are buttons</extracomment>
        <translation>Aucune règle</translation>
    </message>
    <message>
        <source>Add Rule makes one, and Rules of the Program brings those back that there were at first.</source>
        <translation>« Ajouter une règle » en crée une, « Règles du programme » rétablit celles du début.</translation>
    </message>
</context>
<context>
    <name>vitrine::ColourRules</name>
    <message>
        <source>Marked or noted</source>
        <extracomment>Name of a rule that colours rows</extracomment>
        <translation>Marqué ou noté</translation>
    </message>
    <message>
        <source>Replay broken</source>
        <extracomment>Name of a rule that colours rows: the replay did not give what was recorded</extracomment>
        <translation>Rejeu cassé</translation>
    </message>
    <message>
        <source>Reaches outside</source>
        <extracomment>Name of a rule that colours rows: code that starts programs or reads the network</extracomment>
        <translation>Sort du bac à sable</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>Name of a rule that colours rows</extracomment>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>Name of a background</extracomment>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Violet</source>
        <extracomment>Name of a background</extracomment>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>Name of a background</extracomment>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>Name of a background</extracomment>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Gray</source>
        <extracomment>Name of a background</extracomment>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Amber</source>
        <extracomment>Name of a background</extracomment>
        <translation>Ambre</translation>
    </message>
    <message>
        <source>An empty filter would color every row.</source>
        <extracomment>Why a rule that colours rows cannot be used</extracomment>
        <translation>Un filtre vide colorerait toutes les lignes.</translation>
    </message>
    <message>
        <source>What a policy would say of a step cannot color rows.</source>
        <extracomment>Why a rule that colours rows cannot be used</extracomment>
        <translation>Ce qu’une politique dirait d’une étape ne peut pas colorer les lignes.</translation>
    </message>
</context>
<context>
    <name>vitrine::ColumnMenu</name>
    <message>
        <source>No list has the focus</source>
        <extracomment>In the menu of columns, in place of them</extracomment>
        <translation>Aucune liste n’a le focus</translation>
    </message>
    <message>
        <source>&amp;Reset Columns</source>
        <extracomment>In the menu of columns: all are shown, in their first order and widths</extracomment>
        <translation>&amp;Réinitialiser les colonnes</translation>
    </message>
</context>
<context>
    <name>vitrine::CommandLine</name>
    <message>
        <source>A workbench to look at, run again and audit what agent-written code did.</source>
        <translation>Un atelier pour examiner, rejouer et auditer ce qu’a fait le code écrit par des agents.</translation>
    </message>
    <message>
        <source>Print the version</source>
        <translation>Afficher la version</translation>
    </message>
    <message>
        <source>Print this help</source>
        <translation>Afficher cette aide</translation>
    </message>
    <message>
        <source>Exit status: 0 all fine, 1 the code failed or was blocked or a difference was found, 2 wrong usage or unreadable input, 3 an internal fault.</source>
        <translation>Code de retour : 0 tout va bien, 1 le code a échoué, a été bloqué ou une différence a été trouvée, 2 mauvais usage ou entrée illisible, 3 une erreur interne.</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>Head line of the help on the command line</extracomment>
        <translation>Usage</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Head of the list of files and names in the help on the command line</extracomment>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <extracomment>In the help on the command line: stands behind an option that cannot be left out</extracomment>
        <translation>REQUIS</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <extracomment>In the help on the command line: stands for the options in the usage line</extracomment>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>Internal fault: %1</source>
        <extracomment>%1: technical description</extracomment>
        <translation>Erreur interne : %1</translation>
    </message>
    <message>
        <source>Standard output cannot be written.</source>
        <translation>La sortie standard ne peut pas être écrite.</translation>
    </message>
    <message>
        <source>vitrine --help, or a command with --help, tells more.</source>
        <translation>vitrine --help, ou une commande avec --help, en dit plus.</translation>
    </message>
    <message>
        <source>Search, check, sign and export a trail</source>
        <translation>Chercher dans une piste, la vérifier, la signer et l’exporter</translation>
    </message>
    <message>
        <source>See and change how the tools of a run are answered in a replay</source>
        <translation>Montre et change les réponses aux outils d’une exécution lors d’un rejeu</translation>
    </message>
    <message>
        <source>Read, judge, compare and suggest policies</source>
        <translation>Lire, juger, comparer et proposer des politiques</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <extracomment>In the help on the command line: stands for one of the commands in the usage line</extracomment>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Head of the list of options in the help on the command line</extracomment>
        <translation>Options</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>Head of the list of commands in the help on the command line</extracomment>
        <translation>Commandes</translation>
    </message>
</context>
<context>
    <name>vitrine::CompareChoice</name>
    <message>
        <source>Run %1, replayed</source>
        <extracomment>One side of a comparison. %1: number of a run</extracomment>
        <translation>Exécution %1, rejouée</translation>
    </message>
    <message>
        <source>Run %1, recorded</source>
        <extracomment>One side of a comparison. %1: number of a run</extracomment>
        <translation>Exécution %1, enregistrée</translation>
    </message>
    <message>
        <source>its newest replay</source>
        <extracomment>Of what a run can be compared with: how it went when it was run again</extracomment>
        <translation>sa dernière relecture</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <extracomment>What a run can be compared with. %1: number of a run, %2: its task</extracomment>
        <translation>Exécution %1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln étape</numerusform>
            <numerusform>%Ln étapes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::CompareCommand</name>
    <message>
        <source>Run of the first file: its place in a log, its number in a trail</source>
        <translation>Exécution du premier fichier : sa place dans un journal, son numéro dans une piste</translation>
    </message>
    <message>
        <source>Run that it is compared with, of the second file or of the same</source>
        <translation>Exécution à laquelle elle est comparée, du second fichier ou du même</translation>
    </message>
    <message>
        <source>List the steps that are the same, too</source>
        <translation>Énumère aussi les étapes identiques</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Affiche un document JSON</translation>
    </message>
    <message>
        <source>One or two logs or trails</source>
        <translation>Un ou deux journaux ou pistes</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation>Exécution %1 : %2</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Ce qui diffère</translation>
    </message>
    <message>
        <source>No step differs.</source>
        <translation>Aucune étape ne diffère.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) differ.</source>
        <translation>
            <numerusform>%Ln étape diffère.</numerusform>
            <numerusform>%Ln étapes diffèrent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put two runs side by side, step by step, as recorded or as replayed</source>
        <translation>Met deux exécutions côte à côte, étape par étape, telles qu’enregistrées ou telles que rejouées</translation>
    </message>
    <message>
        <source>Of a trail, take the newest replay instead of the recording: left, right or both</source>
        <translation>D’une piste, prend la dernière relecture au lieu de l’enregistrement : left, right ou both</translation>
    </message>
    <message>
        <source>Run %1 of %2 was not replayed; vitrine replay %2 --trail %2 --run %1 does that.</source>
        <translation>L’exécution %1 de %2 n’a pas été rejouée ; vitrine replay %2 --trail %2 --run %1 le fait.</translation>
    </message>
</context>
<context>
    <name>vitrine::ComparePane</name>
    <message>
        <source>Aligned Steps</source>
        <translation>Étapes côte à côte</translation>
    </message>
    <message>
        <source>Recorded</source>
        <extracomment>A run as its log tells it, one side of a comparison</extracomment>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Replayed</source>
        <extracomment>A run as it went when it was run again, one side of a comparison</extracomment>
        <translation>Rejoué</translation>
    </message>
    <message>
        <source>Replayed in %1</source>
        <extracomment>A run as it went when it was run again, one side of a comparison. %1: name of an executor</extracomment>
        <translation>Rejoué dans %1</translation>
    </message>
    <message>
        <source>Left Side</source>
        <translation>Côté gauche</translation>
    </message>
    <message>
        <source>Right Side</source>
        <translation>Côté droit</translation>
    </message>
    <message>
        <source>No runs are compared</source>
        <translation>Aucune exécution n’est comparée</translation>
    </message>
    <message>
        <source>Choose Compare with… in the Run menu or on a run.</source>
        <translation>Choisissez Comparer avec… dans le menu Exécution ou sur une exécution.</translation>
    </message>
    <message>
        <source>A side was not replayed</source>
        <translation>Un côté n’a pas été rejoué</translation>
    </message>
    <message>
        <source>The runs cannot be read</source>
        <translation>Les exécutions ne peuvent pas être lues</translation>
    </message>
    <message>
        <source>Replay that run, or choose how it was recorded.</source>
        <translation>Rejouez cette exécution, ou choisissez son enregistrement.</translation>
    </message>
    <message>
        <source>Neither run has a step</source>
        <extracomment>In place of two runs side by side</extracomment>
        <translation>Aucune des exécutions n’a d’étape</translation>
    </message>
    <message>
        <source>no step differs</source>
        <translation>aucune étape ne diffère</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) differ</source>
        <translation>
            <numerusform>%Ln étape diffère</numerusform>
            <numerusform>%Ln étapes diffèrent</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1:</source>
        <extracomment>One side of a comparison. %1: number of a run</extracomment>
        <translation>Exécution %1 :</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Over a comparison. %1: verdict, %2: why</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>One side of a comparison. %1: &quot;Run 3, replayed&quot;, %2: name of an executor</extracomment>
        <translation>%1 dans %2</translation>
    </message>
</context>
<context>
    <name>vitrine::ConfirmationRuns</name>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Prévu</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>Observé</translation>
    </message>
    <message>
        <source>Confirmed by running: %1, disagreements: %2</source>
        <extracomment>Below a list of steps that ran. %1, %2: numbers</extracomment>
        <translation>Confirmées par exécution : %1, désaccords : %2</translation>
    </message>
</context>
<context>
    <name>vitrine::ConfirmationText</name>
    <message>
        <source>Allowed, OK</source>
        <extracomment>What a step did: the policy allowed it, and it ended well</extracomment>
        <translation>Permis, OK</translation>
    </message>
    <message>
        <source>Allowed, error</source>
        <extracomment>What a step did: the policy allowed it, and its code ended in an error</extracomment>
        <translation>Permis, erreur</translation>
    </message>
    <message>
        <source>Denied: %1</source>
        <extracomment>What a step did: a rule of the policy ended it. %1: technical name of the rule</extracomment>
        <translation>Refusé : %1</translation>
    </message>
    <message>
        <source>Allowed, not installed: %1</source>
        <extracomment>What a step did: the policy allowed its import, but the module is not there. %1: names of modules</extracomment>
        <translation>Permis, non installé : %1</translation>
    </message>
</context>
<context>
    <name>vitrine::CopyTrailJob</name>
    <message>
        <source>Saving %1</source>
        <extracomment>%1 is the name of the new file</extracomment>
        <translation>Enregistrement de %1</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <extracomment>What came of a job. %1: name of a file</extracomment>
        <translation>%1 est enregistré.</translation>
    </message>
</context>
<context>
    <name>vitrine::DamageText</name>
    <message>
        <source>an entry is missing, or there is one too many</source>
        <translation>il manque une entrée, ou il y en a une de trop</translation>
    </message>
    <message>
        <source>it does not follow the one before</source>
        <translation>elle ne suit pas la précédente</translation>
    </message>
    <message>
        <source>it was changed</source>
        <translation>elle a été modifiée</translation>
    </message>
    <message>
        <source>what it covers was changed</source>
        <translation>ce qu’elle couvre a été modifié</translation>
    </message>
    <message>
        <source>what it covers is gone</source>
        <translation>ce qu’elle couvre a disparu</translation>
    </message>
    <message>
        <source>entries are gone from the end</source>
        <translation>des entrées manquent à la fin</translation>
    </message>
    <message>
        <source>something was added that no entry covers</source>
        <translation>un ajout n’est couvert par aucune entrée</translation>
    </message>
    <message>
        <source>it is of a kind that this program does not know</source>
        <translation>elle est d’un genre que ce programme ne connaît pas</translation>
    </message>
    <message>
        <source>a seal does not fit what it covers</source>
        <translation>un sceau ne correspond pas à ce qu’il couvre</translation>
    </message>
    <message>
        <source>it is not what the checkpoint tells of</source>
        <translation>elle n’est pas ce que décrit le point de contrôle</translation>
    </message>
    <message>
        <source>the file is damaged there</source>
        <translation>le fichier y est endommagé</translation>
    </message>
</context>
<context>
    <name>vitrine::DifferenceDocument</name>
    <message>
        <source>empty</source>
        <extracomment>In place of a text that has no characters</extracomment>
        <translation>vide</translation>
    </message>
    <message>
        <source>did not end</source>
        <extracomment>In place of a text, while or because an execution has not ended</extracomment>
        <translation>pas terminé</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Section of a comparison: what a step without code says
----------
Section of a comparison</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Section of a comparison</extracomment>
        <translation>État</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Section of a comparison</extracomment>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Output</source>
        <extracomment>Section of a comparison</extracomment>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Logs</source>
        <extracomment>Section of a comparison</extracomment>
        <translation>Affichages</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln message(s)</source>
        <extracomment>Section of a comparison of two prompts: messages that both begin with</extracomment>
        <translation>
            <numerusform>Le premier message</numerusform>
            <numerusform>Les %Ln premiers messages</numerusform>
        </translation>
    </message>
    <message>
        <source>Message %1, %2</source>
        <extracomment>Section of a comparison of two prompts. %1: number of a message, %2: &quot;user&quot;, &quot;assistant&quot;</extracomment>
        <translation>Message %1, %2</translation>
    </message>
    <message>
        <source>not in it yet</source>
        <extracomment>In place of a message of a prompt</extracomment>
        <translation>pas encore là</translation>
    </message>
    <message>
        <source>not in it any more</source>
        <extracomment>In place of a message of a prompt</extracomment>
        <translation>plus là</translation>
    </message>
    <message numerus="yes">
        <source>%1, the first %Ln line(s)</source>
        <extracomment>Title of a part of a comparison of which only the beginning is compared. %1: &quot;Logs&quot;</extracomment>
        <translation>
            <numerusform>%1, la première ligne</numerusform>
            <numerusform>%1, les %Ln premières lignes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::DifferenceView</name>
    <message>
        <source>Recorded</source>
        <extracomment>Title of a side of a comparison: what the log says</extracomment>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Replayed</source>
        <extracomment>Title of a side of a comparison: what happened now</extracomment>
        <translation>Rejoué</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>Button: goes to the difference before</extracomment>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: goes to the next difference</extracomment>
        <translation>Suivant</translation>
    </message>
    <message numerus="yes">
        <source>%Ln differences</source>
        <extracomment>Over a comparison: how many places differ</extracomment>
        <translation>
            <numerusform>%Ln différence</numerusform>
            <numerusform>%Ln différences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln lines of noise folded</source>
        <extracomment>Over a comparison. %1: &quot;3 differences&quot;; how many lines differ only by noise</extracomment>
        <translation>
            <numerusform>%1, %Ln ligne de bruit repliée</numerusform>
            <numerusform>%1, %Ln lignes de bruit repliées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>▸ %Ln lines: %1</source>
        <extracomment>A folded part of a comparison. %1: which noise, &quot;addresses&quot;</extracomment>
        <translation>
            <numerusform>▸ %Ln ligne : %1</numerusform>
            <numerusform>▸ %Ln lignes : %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>▸ %Ln lines</source>
        <extracomment>A folded part of a comparison: so many lines are the same</extracomment>
        <translation>
            <numerusform>▸ %Ln ligne</numerusform>
            <numerusform>▸ %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: same</source>
        <extracomment>Title of a part of a comparison that does not differ. %1: &quot;Code&quot;</extracomment>
        <translation>%1 : identique</translation>
    </message>
    <message>
        <source>%1 side</source>
        <extracomment>Accessible name of a side of a comparison. %1: &quot;Recorded&quot;, &quot;Draft&quot;</extracomment>
        <translation>Côté « %1 »</translation>
    </message>
</context>
<context>
    <name>vitrine::DockTitle</name>
    <message>
        <source>Float</source>
        <translation>Détacher</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: Float or Close, %2: name of a pane</extracomment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>vitrine::DraftKeeper</name>
    <message numerus="yes">
        <source>%Ln draft(s) of this trail are back.</source>
        <translation>
            <numerusform>%Ln brouillon de cette piste est de retour.</numerusform>
            <numerusform>%Ln brouillons de cette piste sont de retour.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard Drafts</source>
        <extracomment>Button: takes all drafts of a trail away</extracomment>
        <translation>Abandonner les brouillons</translation>
    </message>
    <message numerus="yes">
        <source>%Ln draft(s) of %1 were not finished.</source>
        <extracomment>%1: name of a log or trail</extracomment>
        <translation>
            <numerusform>%Ln brouillon de %1 n’était pas terminé.</numerusform>
            <numerusform>%Ln brouillons de %1 n’étaient pas terminés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open %1</source>
        <extracomment>Button. %1: name of a log or trail</extracomment>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>The recordings are as they were.</source>
        <translation>Les enregistrements sont inchangés.</translation>
    </message>
    <message>
        <source>Go to Draft</source>
        <extracomment>Button: goes to the next step that has a draft</extracomment>
        <translation>Aller au brouillon</translation>
    </message>
</context>
<context>
    <name>vitrine::DropArea</name>
    <message>
        <source>The format is recognised. Nothing runs and nothing leaves this computer on opening.</source>
        <translation>Le format est reconnu. À l’ouverture, rien ne s’exécute et rien ne quitte cet ordinateur.</translation>
    </message>
    <message>
        <source>Drop agent logs, a folder of them, or a trail here</source>
        <translation>Déposez ici des journaux d’agents, un dossier qui en contient ou une piste d’audit</translation>
    </message>
    <message>
        <source>smolagents, traces, Inspect, OpenHands, SWE-agent, transcripts, notebooks, chats; packed ones too</source>
        <translation>smolagents, traces, Inspect, OpenHands, SWE-agent, transcriptions, notebooks, conversations ; compressés aussi</translation>
    </message>
</context>
<context>
    <name>vitrine::EditorActions</name>
    <message>
        <source>Go to Line…</source>
        <extracomment>Context menu of the editor: puts the cursor on a line</extracomment>
        <translation>Aller à la ligne…</translation>
    </message>
    <message>
        <source>Fold or Unfold All</source>
        <extracomment>Context menu of the editor: folds or unfolds all</extracomment>
        <translation>Tout plier ou déplier</translation>
    </message>
    <message>
        <source>Cut</source>
        <extracomment>Context menu of the editor</extracomment>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Context menu of the editor</extracomment>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Context menu of the editor</extracomment>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Complete</source>
        <extracomment>Context menu of the editor: shows what the word can go on with</extracomment>
        <translation>Compléter</translation>
    </message>
    <message>
        <source>Comment or Uncomment</source>
        <extracomment>Context menu of the editor: makes the lines comments, or code again</extracomment>
        <translation>Commenter ou décommenter</translation>
    </message>
    <message>
        <source>Add Cursor Above</source>
        <extracomment>Context menu of the editor: one more cursor, a line higher</extracomment>
        <translation>Ajouter un curseur au-dessus</translation>
    </message>
    <message>
        <source>Add Cursor Below</source>
        <extracomment>Context menu of the editor: one more cursor, a line lower</extracomment>
        <translation>Ajouter un curseur au-dessous</translation>
    </message>
    <message>
        <source>Add Next Occurrence</source>
        <extracomment>Context menu of the editor: one more cursor, where the selected text occurs again</extracomment>
        <translation>Ajouter l’occurrence suivante</translation>
    </message>
    <message>
        <source>Go to Line</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Aller à la ligne</translation>
    </message>
    <message>
        <source>Line, 1 to %1:</source>
        <extracomment>%1: number of the last line</extracomment>
        <translation>Ligne, de 1 à %1 :</translation>
    </message>
</context>
<context>
    <name>vitrine::EntryModel</name>
    <message>
        <source>Entry</source>
        <extracomment>Column of the list of a trail&apos;s entries: number</extracomment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>What</source>
        <extracomment>Column of the list of a trail&apos;s entries</extracomment>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Column of the list of a trail&apos;s entries: date and time</extracomment>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Hash</source>
        <extracomment>Column of the list of a trail&apos;s entries</extracomment>
        <translation>Hachage</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column of the list of a trail&apos;s entries: verified, damaged</extracomment>
        <translation>État</translation>
    </message>
</context>
<context>
    <name>vitrine::EnvironmentText</name>
    <message>
        <source>Recorded with %1 %2, replayed with %3.</source>
        <extracomment>%1: &quot;Python&quot; or the name of a package, %2 and %3: version numbers</extracomment>
        <translation>Enregistré avec %1 %2, rejoué avec %3.</translation>
    </message>
</context>
<context>
    <name>vitrine::ErrorText</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: where, for example &quot;line 3, byte 41,208&quot;; %2: what is wrong there</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>This did not work: %1.</source>
        <extracomment>%1: what went wrong, for example &quot;it was stopped&quot;</extracomment>
        <translation>Cela n’a pas fonctionné : %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <extracomment>%1: name of a file, %2: what went wrong</extracomment>
        <translation>%1 ne peut pas être écrit : %2.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <extracomment>%1: name of a file, %2: what went wrong</extracomment>
        <translation>%1 ne peut pas être lu : %2.</translation>
    </message>
    <message>
        <source>Check who may read and write the file and its folder.</source>
        <translation>Vérifiez qui peut lire et écrire le fichier et son dossier.</translation>
    </message>
    <message>
        <source>Save a copy of it in a folder that you may write to.</source>
        <translation>Enregistrez-en une copie dans un dossier où vous pouvez écrire.</translation>
    </message>
    <message>
        <source>Make room on the disk and try again. Nothing that was there is lost.</source>
        <translation>Libérez de la place sur le disque et réessayez. Rien de ce qui s’y trouvait n’est perdu.</translation>
    </message>
    <message>
        <source>Trails are made by this program and end in .vitrine.</source>
        <translation>Les pistes d’audit sont créées par ce programme et se terminent par .vitrine.</translation>
    </message>
    <message>
        <source>It was written by a newer version of this program: update to open it.</source>
        <translation>Il a été écrit par une version plus récente de ce programme : mettez à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>Close the other program that has it open.</source>
        <translation>Fermez l’autre programme qui l’a ouvert.</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>you have no permission</source>
        <translation>vous n’en avez pas le droit</translation>
    </message>
    <message>
        <source>the place is read-only</source>
        <translation>l’emplacement est en lecture seule</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>reading failed</source>
        <translation>la lecture a échoué</translation>
    </message>
    <message>
        <source>writing failed</source>
        <translation>l’écriture a échoué</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>il est vide</translation>
    </message>
    <message>
        <source>it is not a log of a known format</source>
        <translation>ce n’est pas un journal d’un format connu</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>ce n’est pas du JSON valide</translation>
    </message>
    <message>
        <source>a value is not what belongs there</source>
        <translation>une valeur n’est pas celle attendue à cet endroit</translation>
    </message>
    <message>
        <source>a field is unknown</source>
        <translation>un champ est inconnu</translation>
    </message>
    <message>
        <source>the text is not valid UTF-8</source>
        <translation>le texte n’est pas de l’UTF-8 valide</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>l’imbrication est trop profonde</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>il est trop grand</translation>
    </message>
    <message>
        <source>it is not a trail, but some other kind of file</source>
        <translation>ce n’est pas une piste d’audit, mais un autre type de fichier</translation>
    </message>
    <message>
        <source>it is a database, but not a trail</source>
        <translation>c’est une base de données, mais pas une piste d’audit</translation>
    </message>
    <message>
        <source>its format is newer than this program</source>
        <translation>son format est plus récent que ce programme</translation>
    </message>
    <message>
        <source>it is damaged, or it changed since it was imported</source>
        <translation>il est endommagé, ou il a changé depuis son importation</translation>
    </message>
    <message>
        <source>another program keeps it locked</source>
        <translation>un autre programme le verrouille</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>c’est arrêté</translation>
    </message>
    <message>
        <source>what it needs is not available here</source>
        <translation>ce qu’il faut n’est pas disponible ici</translation>
    </message>
    <message>
        <source>something unexpected happened inside this program</source>
        <translation>quelque chose d’inattendu s’est produit dans ce programme</translation>
    </message>
    <message>
        <source>line %1, byte %2</source>
        <extracomment>Place in a file. %1: line, %2: byte</extracomment>
        <translation>ligne %1, octet %2</translation>
    </message>
    <message>
        <source>line %1</source>
        <extracomment>Place in a file</extracomment>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>byte %1</source>
        <extracomment>Place in a file</extracomment>
        <translation>octet %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) could not be read.</source>
        <translation>
            <numerusform>%Ln enregistrement n’a pas pu être lu.</numerusform>
            <numerusform>%Ln enregistrements n’ont pas pu être lus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) were imported.</source>
        <translation>
            <numerusform>%Ln exécution a été importée.</numerusform>
            <numerusform>%Ln exécutions ont été importées.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <extracomment>%1: name of a file, %2: &quot;1 record could not be read.&quot;, %3: &quot;2 runs were imported.&quot;</extracomment>
        <translation>%1 : %2 %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: what is wrong, %2: technical detail</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Record %1, line %2, byte %3: %4.</source>
        <extracomment>%1: number of the record, %2: line, %3: byte, %4: what is wrong</extracomment>
        <translation>Enregistrement %1, ligne %2, octet %3 : %4.</translation>
    </message>
    <message>
        <source>vitrine import --help names the formats that can be read.</source>
        <translation>vitrine import --help nomme les formats lisibles.</translation>
    </message>
    <message>
        <source>Record %1, byte %2: %3.</source>
        <extracomment>%1: number of the record, %2: byte, %3: what is wrong</extracomment>
        <translation>Enregistrement %1, octet %2 : %3.</translation>
    </message>
    <message>
        <source>Save its rows as JSON or CSV, or export the traces as OTLP JSON.</source>
        <translation>Enregistrez ses lignes en JSON ou en CSV, ou exportez les traces en JSON OTLP.</translation>
    </message>
    <message>
        <source>%1 cannot be reached.</source>
        <extracomment>%1: address of a service</extracomment>
        <translation>%1 est injoignable.</translation>
    </message>
    <message>
        <source>Check the address, the network, and whether it runs.</source>
        <translation>Vérifiez l’adresse, le réseau et que le service fonctionne.</translation>
    </message>
    <message>
        <source>Enter it in the settings under Executors, or set it in the environment.</source>
        <extracomment>A key is what a service in a cloud knows its customers by</extracomment>
        <translation>Saisissez-la dans les réglages, sous « Exécuteurs », ou définissez-la dans l’environnement.</translation>
    </message>
    <message>
        <source>Check that the key is whole, has not ended, and is for this service.</source>
        <translation>Vérifiez que la clé est complète, encore valable et destinée à ce service.</translation>
    </message>
    <message>
        <source>Wait a while, or stop what still runs there.</source>
        <translation>Attendez un moment, ou arrêtez ce qui y tourne encore.</translation>
    </message>
    <message>
        <source>Start Docker or the service of podman, or name the engine&apos;s address.</source>
        <translation>Démarrez Docker ou le service de podman, ou indiquez l’adresse du moteur.</translation>
    </message>
    <message>
        <source>what was asked for is not there</source>
        <translation>ce qui était demandé n’est pas là</translation>
    </message>
    <message>
        <source>it cannot be reached</source>
        <translation>le service est injoignable</translation>
    </message>
    <message>
        <source>the key for the service is missing</source>
        <translation>la clé du service manque</translation>
    </message>
    <message>
        <source>the service refuses the key</source>
        <translation>le service refuse la clé</translation>
    </message>
    <message>
        <source>the service takes no more requests for now</source>
        <translation>le service n’accepte plus de requêtes pour l’instant</translation>
    </message>
    <message>
        <source>the service answers otherwise than it should</source>
        <translation>le service ne répond pas comme il le devrait</translation>
    </message>
    <message>
        <source>no container engine was found</source>
        <extracomment>A container engine is Docker or podman</extracomment>
        <translation>aucun moteur de conteneurs n’a été trouvé</translation>
    </message>
    <message>
        <source>Check that the address is the one of the service. Where it is, what it says is its own fault: try again later.</source>
        <translation>Vérifiez que l’adresse est bien celle du service. Si c’est le cas, la faute est la sienne : réessayez plus tard.</translation>
    </message>
    <message>
        <source>Unpack it, and open the files or the folder that come out. Packed with gzip or zstd, and in zip and tar archives, logs are read as they are.</source>
        <translation>Décompressez-le, et ouvrez les fichiers ou le dossier obtenus. Compressés avec gzip ou zstd, et dans des archives zip et tar, les journaux sont lus tels quels.</translation>
    </message>
    <message>
        <source>%1 cannot be made: there is no folder %2.</source>
        <extracomment>%1: name of a file, %2: the folder that it should be in</extracomment>
        <translation>Impossible de créer %1 : le dossier %2 n’existe pas.</translation>
    </message>
    <message>
        <source>No log is in %1.</source>
        <extracomment>%1: name of a folder</extracomment>
        <translation>Aucun journal dans %1.</translation>
    </message>
</context>
<context>
    <name>vitrine::EventModel</name>
    <message>
        <source>#</source>
        <extracomment>Column title: number of an audit event</extracomment>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>Column title: kind of an audit event</extracomment>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Detail</source>
        <extracomment>Column title: what the audit event was about</extracomment>
        <translation>Détail</translation>
    </message>
    <message>
        <source>Policy</source>
        <extracomment>Column title: allowed or denied</extracomment>
        <translation>Politique</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>Column title: the rule of the policy that decided</extracomment>
        <translation>Règle</translation>
    </message>
</context>
<context>
    <name>vitrine::EvidencePane</name>
    <message>
        <source>Entries of the trail</source>
        <extracomment>Accessible name of a list</extracomment>
        <translation>Entrées de la piste</translation>
    </message>
    <message>
        <source>No entries</source>
        <translation>Aucune entrée</translation>
    </message>
    <message>
        <source>What is recorded into the trail is listed here.</source>
        <translation>Ce qui est consigné dans la piste est listé ici.</translation>
    </message>
    <message>
        <source>Save Proof of Step…</source>
        <extracomment>Button: writes a proof that the selected step is in the trail</extracomment>
        <translation>Enregistrer la preuve de l’étape…</translation>
    </message>
    <message>
        <source>The entry and what it means</source>
        <extracomment>Accessible name of what is said of one entry of a trail</extracomment>
        <translation>L’entrée et ce qu’elle signifie</translation>
    </message>
    <message>
        <source>Verify Again</source>
        <extracomment>Button: checks a trail, which was checked before</extracomment>
        <translation>Vérifier de nouveau</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Seal…</source>
        <extracomment>Button: signs all that a trail holds</extracomment>
        <translation>Sceller…</translation>
    </message>
    <message>
        <source>entry %1 of %2</source>
        <translation>entrée %1 sur %2</translation>
    </message>
    <message>
        <source>Entry %1: %2</source>
        <extracomment>Above what is said of an entry. %1: its number, %2: &quot;Run 1, step 2 ran: OK&quot;</extracomment>
        <translation>Entrée %1 : %2</translation>
    </message>
    <message>
        <source>Recorded %1
Hash %2
Hash before %3</source>
        <extracomment>Facts about an entry. %1: date and time, %2: its hash, %3: the hash of the entry before, hexadecimal digits</extracomment>
        <translation>Consignée %1
Hachage %2
Hachage précédent %3</translation>
    </message>
</context>
<context>
    <name>vitrine::EvidenceText</name>
    <message>
        <source>Run %1</source>
        <extracomment>%1: number of a run</extracomment>
        <translation>Exécution %1</translation>
    </message>
    <message>
        <source>Run %1, step %2</source>
        <extracomment>%1: number of a run, %2: number of a step</extracomment>
        <translation>Exécution %1, étape %2</translation>
    </message>
    <message>
        <source>%1 begins to run</source>
        <extracomment>An entry of the trail. %1: &quot;Run 1, step 2&quot;</extracomment>
        <translation>%1 commence à s’exécuter</translation>
    </message>
    <message>
        <source>%1 was cut off by the end of the program</source>
        <extracomment>An entry of the trail. %1: &quot;Run 1, step 2&quot;</extracomment>
        <translation>%1 a été interrompue par la fin du programme</translation>
    </message>
    <message>
        <source>%1 ran: %2</source>
        <extracomment>An entry of the trail. %1: &quot;Run 1, step 2&quot;, %2: &quot;OK&quot;, &quot;Error&quot;, &quot;Blocked&quot;</extracomment>
        <translation>%1 exécutée : %2</translation>
    </message>
    <message>
        <source>The trail begins</source>
        <translation>La piste commence</translation>
    </message>
    <message>
        <source>Import of %1 begins</source>
        <extracomment>An entry of the trail. %1: name of a log</extracomment>
        <translation>L’import de %1 commence</translation>
    </message>
    <message>
        <source>Import of %1 ends</source>
        <extracomment>An entry of the trail. %1: name of a log</extracomment>
        <translation>L’import de %1 se termine</translation>
    </message>
    <message>
        <source>%1 is recorded, with all its steps</source>
        <extracomment>An entry of the trail. %1: &quot;Run 1&quot;</extracomment>
        <translation>%1 est consignée, avec toutes ses étapes</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <extracomment>An entry of the trail. %1: &quot;Run 1, step 2&quot;</extracomment>
        <translation>%1 commence</translation>
    </message>
    <message>
        <source>%1 ends</source>
        <extracomment>An entry of the trail. %1: &quot;Run 1, step 2&quot;</extracomment>
        <translation>%1 se termine</translation>
    </message>
    <message>
        <source>A policy is used for the first time</source>
        <translation>Une politique est utilisée pour la première fois</translation>
    </message>
    <message>
        <source>A session begins</source>
        <extracomment>An entry of the trail. %1: &quot;Run 1&quot;</extracomment>
        <translation>Une session commence</translation>
    </message>
    <message>
        <source>A session of %1 begins</source>
        <translation>Une session commence : %1</translation>
    </message>
    <message>
        <source>Code is reviewed</source>
        <extracomment>An entry of the trail. %1: &quot;Run 1, step 2&quot;</extracomment>
        <translation>Du code est examiné</translation>
    </message>
    <message>
        <source>%1 is reviewed</source>
        <translation>%1 est examinée</translation>
    </message>
    <message>
        <source>A mark or a note</source>
        <translation>Une marque ou une note</translation>
    </message>
    <message>
        <source>Somebody did: %1</source>
        <extracomment>An entry of the trail. %1: what somebody did, in one word of the trail</extracomment>
        <translation>Quelqu’un a fait : %1</translation>
    </message>
    <message>
        <source>All before it is sealed</source>
        <translation>Tout ce qui précède est scellé</translation>
    </message>
    <message>
        <source>A text is taken out</source>
        <translation>Un texte est retiré</translation>
    </message>
    <message>
        <source>Another trail is merged into this one</source>
        <translation>Une autre piste est fusionnée dans celle-ci</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>non vérifiée</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Vérifiée</translation>
    </message>
    <message>
        <source>Verified, sealed</source>
        <translation>Vérifiée, scellée</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Endommagée</translation>
    </message>
    <message>
        <source>Behind the damage</source>
        <translation>Après le dommage</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln entrée</numerusform>
            <numerusform>%Ln entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, not verified yet</source>
        <extracomment>%1: &quot;1,204 entries&quot;</extracomment>
        <translation>%1, pas encore vérifiées</translation>
    </message>
    <message>
        <source>Damaged at entry %1: %2.</source>
        <extracomment>%1: number of an entry, %2: what is wrong with it: &quot;it was changed&quot;</extracomment>
        <translation>Endommagée à l’entrée %1 : %2.</translation>
    </message>
    <message>
        <source>%1, verified to entry %2</source>
        <extracomment>%1: &quot;1,204 entries&quot;, %2: a number</extracomment>
        <translation>%1, vérifiées jusqu’à l’entrée %2</translation>
    </message>
    <message>
        <source>%1, all verified</source>
        <extracomment>%1: &quot;1,204 entries&quot;</extracomment>
        <translation>%1, toutes vérifiées</translation>
    </message>
    <message>
        <source>What it covers was changed outside of this program. Marks in the lists show which runs and steps that are; all others stay usable.</source>
        <translation>Ce qu’elle couvre a été modifié hors de ce programme. Des marques dans les listes montrent quelles exécutions et étapes ; toutes les autres restent utilisables.</translation>
    </message>
    <message>
        <source>No seal: whoever can write the file could also have written its chain anew.</source>
        <translation>Pas de sceau : qui peut écrire le fichier pourrait aussi en avoir réécrit la chaîne.</translation>
    </message>
    <message>
        <source>Sealed to entry %1 on %2 with the key %3.</source>
        <extracomment>%1: number of an entry, %2: date and time, %3: beginning of a public key</extracomment>
        <translation>Scellée jusqu’à l’entrée %1 le %2 avec la clé %3.</translation>
    </message>
    <message>
        <source>Nothing is known yet: verify the trail to see whether it holds.</source>
        <translation>Rien n’est encore connu : vérifier la piste montre si elle tient.</translation>
    </message>
    <message>
        <source>Do not rely on what this entry covers: %1.</source>
        <extracomment>%1: what is wrong with an entry: &quot;it was changed&quot;</extracomment>
        <translation>Ne vous fiez pas à ce que couvre cette entrée : %1.</translation>
    </message>
    <message>
        <source>The chain is broken before it, so that it does not vouch for this entry. What it covers was not found changed.</source>
        <translation>La chaîne est rompue avant elle et ne garantit pas cette entrée. Ce qu’elle couvre n’a pas été trouvé modifié.</translation>
    </message>
    <message>
        <source>It and what it covers are as they were recorded, as far as the chain tells.</source>
        <translation>Elle et ce qu’elle couvre sont tels que consignés, autant que la chaîne le montre.</translation>
    </message>
    <message>
        <source>No seal covers it: whoever can write the file could also have written its chain anew.</source>
        <translation>Aucun sceau ne la couvre : qui peut écrire le fichier pourrait aussi en avoir réécrit la chaîne.</translation>
    </message>
    <message>
        <source>It and what it covers are as they were when the seal was made.</source>
        <translation>Elle et ce qu’elle couvre sont tels qu’au moment du scellement.</translation>
    </message>
    <message>
        <source>Whose key that is, only somebody can tell who has it from another place: compare the checkpoint.</source>
        <translation>À qui est cette clé, seul le sait qui la tient d’ailleurs : comparez le point de contrôle.</translation>
    </message>
    <message>
        <source>A trail is tamper-evident: it shows what was changed later. It does not show that the log was true.</source>
        <translation>Une piste rend les altérations visibles : elle montre ce qui a été modifié ensuite. Elle ne montre pas que le journal était vrai.</translation>
    </message>
    <message>
        <source>no entry is vouched for</source>
        <translation>aucune entrée n’est garantie</translation>
    </message>
    <message>
        <source>Entries 1 to %1 verified</source>
        <extracomment>%1: number of an entry</extracomment>
        <translation>Entrées 1 à %1 vérifiées</translation>
    </message>
    <message>
        <source>Sealed to entry %1</source>
        <extracomment>%1: number of an entry</extracomment>
        <translation>Scellée jusqu’à l’entrée %1</translation>
    </message>
    <message>
        <source>A proof shows, without the trail, that this step was in it as it is. It does not show that the log was true.</source>
        <translation>Une preuve montre, sans la piste, que cette étape y était telle quelle. Elle ne montre pas que le journal était vrai.</translation>
    </message>
    <message>
        <source>A recording begins</source>
        <extracomment>An entry of the trail: runs are recorded while they run</extracomment>
        <translation>Un enregistrement commence</translation>
    </message>
    <message>
        <source>A recording ends</source>
        <translation>Un enregistrement se termine</translation>
    </message>
</context>
<context>
    <name>vitrine::ExecutionJobs</name>
    <message>
        <source>Replaying run %1</source>
        <extracomment>A job. %1: number of a run</extracomment>
        <translation>Rejeu de l’exécution %1</translation>
    </message>
    <message>
        <source>Running a step of run %1</source>
        <extracomment>A job. %1: number of a run</extracomment>
        <translation>Une étape de l’exécution %1 est exécutée</translation>
    </message>
    <message>
        <source>Running a part of run %1</source>
        <extracomment>A job. %1: number of a run</extracomment>
        <translation>Une partie de l’exécution %1 est exécutée</translation>
    </message>
    <message>
        <source>Going back in run %1</source>
        <extracomment>A job: the session becomes what it was after a step. %1: number of a run</extracomment>
        <translation>Retour en arrière dans l’exécution %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ExecutionOptions</name>
    <message>
        <source>Policy that judges the code: a file, or one of %1</source>
        <translation>Politique qui juge le code : un fichier, ou l’une de %1</translation>
    </message>
    <message>
        <source>Trail that everything is recorded in; made if it is not there</source>
        <translation>Piste d’audit où tout est enregistré ; créée si elle n’existe pas</translation>
    </message>
    <message>
        <source>JSON file that says how tools are answered</source>
        <translation>Fichier JSON qui dit comment répondre aux outils</translation>
    </message>
    <message>
        <source>Date and time that the code sees: real, recorded (at each step, as the log tells), or a moment such as 2026-01-31T12:00:00Z at which it stands</source>
        <translation>Date et heure que voit le code : real, recorded (à chaque étape, selon le journal) ou un instant tel que 2026-01-31T12:00:00Z auquel l&apos;horloge s&apos;arrête</translation>
    </message>
    <message>
        <source>Number from which all randomness of the code follows</source>
        <translation>Nombre dont découle tout le hasard du code</translation>
    </message>
    <message>
        <source>--clock wants real, recorded, or a moment such as 2026-01-31T12:00:00Z.</source>
        <translation>--clock attend real, recorded ou un instant tel que 2026-01-31T12:00:00Z.</translation>
    </message>
    <message>
        <source>Where the code runs: sandbox, a jailed process of its own; in-process, with guards, limits and an audit hook, but no jail around them; docker, a container of a Docker or podman engine with guards and limits inside; docker-kernel, one with a Jupyter server inside; e2b, modal or blaxel, a sandbox of that cloud; or jupyter, a kernel of the server that --server names</source>
        <translation>Où le code s&apos;exécute : sandbox, un processus à part, enfermé ; in-process, avec gardes, limites et crochet d&apos;audit, mais sans prison autour ; docker, un conteneur de Docker ou podman avec gardes et limites à l&apos;intérieur ; docker-kernel, un conteneur avec un serveur Jupyter à l&apos;intérieur ; e2b, modal ou blaxel, un bac à sable de ce nuage ; ou jupyter, un noyau du serveur que nomme --server</translation>
    </message>
    <message>
        <source>There is no executor %1. Use sandbox, in-process, docker, docker-kernel, e2b, modal, blaxel or jupyter.</source>
        <extracomment>%1: what the user typed</extracomment>
        <translation>Il n&apos;y a pas d&apos;exécuteur %1. Prenez sandbox, in-process, docker, docker-kernel, e2b, modal, blaxel ou jupyter.</translation>
    </message>
    <message>
        <source>--install is not for the executor %1: its packages are those of its own Python or image.</source>
        <extracomment>%1: name of an executor; --install is an option</extracomment>
        <translation>--install ne convient pas à l’exécuteur %1 : ses paquets sont ceux de son propre Python ou de son image.</translation>
    </message>
</context>
<context>
    <name>vitrine::ExecutorChooser</name>
    <message numerus="yes">
        <source>%1, %Ln layer(s)</source>
        <extracomment>%1: name of an executor, %Ln: how many protection layers it has</extracomment>
        <translation>
            <numerusform>%1, %Ln couche</numerusform>
            <numerusform>%1, %Ln couches</numerusform>
        </translation>
    </message>
    <message>
        <source>Executor</source>
        <translation>Exécuteur</translation>
    </message>
</context>
<context>
    <name>vitrine::ExpertModel</name>
    <message numerus="yes">
        <source>Run(s) %1</source>
        <extracomment>Where steps are. %1: numbers of runs, &quot;12, 24, 30&quot;; %n: how many runs</extracomment>
        <translation>
            <numerusform>Exécution %1</numerusform>
            <numerusform>Exécutions %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1, step %2</source>
        <extracomment>Where a step is. %1: number of the run, %2: of the step</extracomment>
        <translation>Exécution %1, étape %2</translation>
    </message>
    <message>
        <source>Family</source>
        <extracomment>Column title of the expert list: what is said of the steps</extracomment>
        <translation>Famille</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Column title of the expert list: how many steps</extracomment>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Runs</source>
        <extracomment>Column title of the expert list: in how many runs</extracomment>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>Column title of the expert list</extracomment>
        <translation>Où</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln step(s), runs: %2</source>
        <extracomment>Read aloud. %1: what is said of the steps, %n: how many steps, %2: in how many runs</extracomment>
        <translation>
            <numerusform>%1, %Ln étape, exécutions : %2</numerusform>
            <numerusform>%1, %Ln étapes, exécutions : %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ExpertPane</name>
    <message>
        <source>Expert List</source>
        <translation>Points notables</translation>
    </message>
    <message>
        <source>Nothing stands out</source>
        <extracomment>In place of the expert list. Its second sentence says what would stand there</extracomment>
        <translation>Rien de notable</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <extracomment>Beside the title of the expert list: how many steps it has</extracomment>
        <translation>
            <numerusform>%Ln étape</numerusform>
            <numerusform>%Ln étapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln families</source>
        <extracomment>Beside the title of the expert list. %1: &quot;35 steps&quot;, %n: how many families they belong to</extracomment>
        <translation>
            <numerusform>%1 dans %Ln famille</numerusform>
            <numerusform>%1 dans %Ln familles</numerusform>
        </translation>
    </message>
    <message>
        <source>Errors, refusals, loops and replays that differ are listed here.</source>
        <translation>Les erreurs, refus, boucles et rejeux différents sont listés ici.</translation>
    </message>
</context>
<context>
    <name>vitrine::ExpertScan</name>
    <message>
        <source>Loop: the same code as the step before</source>
        <extracomment>Of steps in the expert list: each has the code of the step before it</extracomment>
        <translation>Boucle : le même code que l’étape précédente</translation>
    </message>
    <message>
        <source>Repeated code of step %1</source>
        <translation>Code répété de l’étape %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ExportDialog</name>
    <message>
        <source>The &amp;selected run</source>
        <extracomment>Which runs are exported</extracomment>
        <translation>L’exécution &amp;sélectionnée</translation>
    </message>
    <message>
        <source>Those that the fi&amp;lter lets through (%1)</source>
        <extracomment>Which runs are exported. %1: how many these are</extracomment>
        <translation>Celles que le fi&amp;ltre laisse passer (%1)</translation>
    </message>
    <message>
        <source>&amp;All (%1)</source>
        <extracomment>Which runs are exported. %1: how many these are</extracomment>
        <translation>&amp;Toutes (%1)</translation>
    </message>
    <message>
        <source>&amp;Numbers:</source>
        <extracomment>Which runs are exported: those whose numbers stand in the field behind it</extracomment>
        <translation>&amp;Numéros :</translation>
    </message>
    <message>
        <source>&amp;Proofs of the steps</source>
        <extracomment>What is in the report besides: for each step a proof that it stands in the trail as it does</extracomment>
        <translation>&amp;Preuves des étapes</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>Title of a dialog
----------
Title of a file dialog</extracomment>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>In a field that is empty: every text is exported</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>A key, an address or a name. Every text that contains it is replaced by a mark; the trail itself stays as it is.</source>
        <translation>Une clé, une adresse ou un nom. Chaque texte qui le contient est remplacé par une marque ; la piste elle-même reste telle quelle.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <extracomment>Button: asks for the name of the file</extracomment>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format :</translation>
    </message>
    <message>
        <source>Runs:</source>
        <translation>Exécutions :</translation>
    </message>
    <message>
        <source>Leave &amp;out texts with:</source>
        <extracomment>Label: texts that contain this are not exported</extracomment>
        <translation>&amp;Omettre les textes avec :</translation>
    </message>
    <message>
        <source>Numbers of runs</source>
        <translation>Numéros d’exécutions</translation>
    </message>
    <message>
        <source>Type numbers of runs and ranges of them, such as 1,3,5-9.</source>
        <translation>Saisissez des numéros d’exécutions et des plages, par exemple 1,3,5-9.</translation>
    </message>
    <message>
        <source>There is no such run.</source>
        <translation>Il n’y a pas de telle exécution.</translation>
    </message>
    <message>
        <source>A file of this format holds one run: choose one.</source>
        <translation>Un fichier de ce format contient une exécution : choisissez-en une.</translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <extracomment>Choice of a file dialog. %1: name of a format, %2: how its files end</extracomment>
        <translation>%1 (*.%2)</translation>
    </message>
</context>
<context>
    <name>vitrine::ExportJob</name>
    <message>
        <source>Exporting %1</source>
        <extracomment>What is worked on. %1: name of the new file</extracomment>
        <translation>Exportation de %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln étape</numerusform>
            <numerusform>%Ln étapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln exécution</numerusform>
            <numerusform>%Ln exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds %2 with %3.</source>
        <extracomment>What came of an export. %1: name of a file, %2: &quot;3 runs&quot;, %3: &quot;21 steps&quot;</extracomment>
        <translation>%1 contient %2 avec %3.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged part(s) are left out.</source>
        <translation>
            <numerusform>%Ln partie endommagée est omise.</numerusform>
            <numerusform>%Ln parties endommagées sont omises.</numerusform>
        </translation>
    </message>
    <message>
        <source>No text contains what was to be left out.</source>
        <translation>Aucun texte ne contient ce qui devait être omis.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) are left out.</source>
        <translation>
            <numerusform>%Ln texte est omis.</numerusform>
            <numerusform>%Ln textes sont omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln name(s) that contain it stay.</source>
        <translation>
            <numerusform>%Ln nom qui le contient reste.</numerusform>
            <numerusform>%Ln noms qui le contiennent restent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ExportText</name>
    <message>
        <source>JSON Lines</source>
        <translation>JSON Lines</translation>
    </message>
    <message>
        <source>CSV table</source>
        <extracomment>Format of a table: values with commas between them</extracomment>
        <translation>Tableau CSV</translation>
    </message>
    <message>
        <source>Python code</source>
        <translation>Code Python</translation>
    </message>
    <message>
        <source>Jupyter notebook</source>
        <extracomment>Format: a notebook of the program Jupyter</extracomment>
        <translation>Carnet Jupyter</translation>
    </message>
    <message>
        <source>smolagents memory</source>
        <extracomment>Format: what the agent framework smolagents calls the memory of an agent</extracomment>
        <translation>Mémoire smolagents</translation>
    </message>
    <message>
        <source>ATIF trajectory</source>
        <extracomment>Format: Agent Trajectory Interchange Format</extracomment>
        <translation>Trajectoire ATIF</translation>
    </message>
    <message>
        <source>HTML report</source>
        <translation>Rapport HTML</translation>
    </message>
    <message>
        <source>SARIF findings</source>
        <translation>Constats SARIF</translation>
    </message>
    <message>
        <source>JUnit test report</source>
        <translation>Rapport de test JUnit</translation>
    </message>
    <message>
        <source>All that the trail holds of a run, with what was executed: one run a line.</source>
        <translation>Tout ce que la piste contient d’une exécution, avec ce qui a été exécuté : une exécution par ligne.</translation>
    </message>
    <message>
        <source>One row a step, for spreadsheets: state, error, time, tokens, code, output.</source>
        <translation>Une ligne par étape, pour les tableurs : état, erreur, temps, jetons, code, sortie.</translation>
    </message>
    <message>
        <source>The code of the steps, one after the other, each below a comment with its number.</source>
        <translation>Le code des étapes à la suite, chacune sous un commentaire avec son numéro.</translation>
    </message>
    <message>
        <source>The code of one run as cells, with what was printed and what went wrong.</source>
        <translation>Le code d’une exécution en cellules, avec ce qui a été affiché et ce qui a échoué.</translation>
    </message>
    <message>
        <source>The steps as the agent framework smolagents keeps them, one run a line.</source>
        <translation>Les étapes telles que le cadre d’agents smolagents les garde, une exécution par ligne.</translation>
    </message>
    <message>
        <source>One run for programs that read the Agent Trajectory Interchange Format.</source>
        <translation>Une exécution pour les programmes qui lisent l’Agent Trajectory Interchange Format.</translation>
    </message>
    <message>
        <source>A page for people without this program: one file, nothing is loaded from elsewhere.</source>
        <translation>Une page pour qui n’a pas ce programme : un seul fichier, rien n’est chargé d’ailleurs.</translation>
    </message>
    <message>
        <source>What was refused, found or failed, for code scanning.</source>
        <translation>Ce qui a été refusé, trouvé ou a échoué, pour l’analyse de code.</translation>
    </message>
    <message>
        <source>The verdict of each step&apos;s newest replay as a test case, for continuous integration.</source>
        <translation>Le verdict du rejeu le plus récent de chaque étape comme cas de test, pour l’intégration continue.</translation>
    </message>
</context>
<context>
    <name>vitrine::FaultText</name>
    <message>
        <source>breaks off</source>
        <translation>s’interrompt</translation>
    </message>
    <message>
        <source>it breaks off</source>
        <translation>il s’interrompt</translation>
    </message>
    <message>
        <source>the text breaks off</source>
        <translation>le texte s’interrompt</translation>
    </message>
    <message>
        <source>the gzip data break off</source>
        <translation>les données gzip s’interrompent</translation>
    </message>
    <message>
        <source>the zstd data break off</source>
        <translation>les données zstd s’interrompent</translation>
    </message>
    <message>
        <source>damaged gzip data</source>
        <translation>données gzip endommagées</translation>
    </message>
    <message>
        <source>damaged zstd data</source>
        <translation>données zstd endommagées</translation>
    </message>
    <message>
        <source>damaged zip archive</source>
        <translation>archive zip endommagée</translation>
    </message>
    <message>
        <source>damaged tar archive</source>
        <translation>archive tar endommagée</translation>
    </message>
    <message>
        <source>damaged entry</source>
        <translation>entrée endommagée</translation>
    </message>
    <message>
        <source>its entries overlap</source>
        <translation>ses entrées se chevauchent</translation>
    </message>
    <message>
        <source>a file with holes</source>
        <translation>un fichier à trous</translation>
    </message>
    <message>
        <source>there are more than %1 entries</source>
        <translation>il y a plus de %1 entrées</translation>
    </message>
    <message>
        <source>no room to put an archive aside</source>
        <translation>pas de place pour mettre une archive de côté</translation>
    </message>
    <message>
        <source>%1 packed bytes unpack to more than %2</source>
        <translation>%1 octets compressés en donnent plus de %2</translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>looks like</source>
        <translation>ressemble à</translation>
    </message>
    <message>
        <source>it holds no runs</source>
        <translation>il ne contient aucune exécution</translation>
    </message>
    <message>
        <source>no format is named %1</source>
        <translation>aucun format ne s’appelle %1</translation>
    </message>
    <message>
        <source>the file changed while it was read</source>
        <translation>le fichier a changé pendant sa lecture</translation>
    </message>
    <message>
        <source>the file changed since it was imported</source>
        <translation>le fichier a changé depuis son importation</translation>
    </message>
    <message>
        <source>%1 bytes in one value</source>
        <translation>%1 octets dans une seule valeur</translation>
    </message>
    <message>
        <source>%1 bytes in one row</source>
        <translation>%1 octets dans une seule ligne</translation>
    </message>
    <message>
        <source>%1 bytes after its end or break were left out</source>
        <translation>%1 octets après sa fin ou son interruption ont été laissés de côté</translation>
    </message>
    <message>
        <source>the table ends within quotes</source>
        <translation>le tableau se termine entre des guillemets</translation>
    </message>
    <message>
        <source>a row without values</source>
        <translation>une ligne sans valeurs</translation>
    </message>
    <message>
        <source>an object was expected, not %1</source>
        <translation>un objet était attendu, trouvé : %1</translation>
    </message>
    <message>
        <source>a step was expected, not %1</source>
        <translation>une étape était attendue, trouvé : %1</translation>
    </message>
    <message>
        <source>a message was expected, not %1</source>
        <translation>un message était attendu, trouvé : %1</translation>
    </message>
    <message>
        <source>a message was expected</source>
        <translation>un message était attendu</translation>
    </message>
    <message>
        <source>an event was expected, with action or observation</source>
        <translation>un événement avec « action » ou « observation » était attendu</translation>
    </message>
    <message>
        <source>an event without a message</source>
        <translation>un événement sans message</translation>
    </message>
    <message>
        <source>a message without a role</source>
        <translation>un message sans rôle</translation>
    </message>
    <message>
        <source>a span without an id</source>
        <translation>un span sans identifiant</translation>
    </message>
    <message>
        <source>an observation without an id</source>
        <translation>une observation sans identifiant</translation>
    </message>
    <message>
        <source>its tool calls are no Python list</source>
        <translation>ses appels d’outils ne sont pas une liste Python</translation>
    </message>
    <message>
        <source>no Python literal at byte %1</source>
        <translation>pas de littéral Python à l’octet %1</translation>
    </message>
    <message>
        <source>not expected as %1</source>
        <translation>inattendu sous cette forme : %1</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>%1 manque</translation>
    </message>
    <message>
        <source>the key stands more than once in its object</source>
        <translation>la clé figure plus d’une fois dans son objet</translation>
    </message>
    <message>
        <source>bytes that are not UTF-8 were replaced</source>
        <translation>des octets qui ne sont pas de l’UTF-8 ont été remplacés</translation>
    </message>
    <message>
        <source>control characters in a string were escaped</source>
        <translation>des caractères de contrôle dans une chaîne ont été échappés</translation>
    </message>
    <message>
        <source>lone surrogates were replaced</source>
        <translation>des demi-codets isolés ont été remplacés</translation>
    </message>
    <message>
        <source>values within values</source>
        <translation>des valeurs dans des valeurs</translation>
    </message>
    <message>
        <source>steps that were put aside cannot be read</source>
        <translation>des étapes mises de côté sont illisibles</translation>
    </message>
    <message>
        <source>attachments that are too large together, or meant again and again, were not all filled in</source>
        <translation>des pièces jointes trop grandes ensemble, ou visées encore et encore, n’ont pas toutes été insérées</translation>
    </message>
    <message>
        <source>trace %1 has no span of an agent, model or tool</source>
        <translation>la trace %1 n’a aucun span d’agent, de modèle ou d’outil</translation>
    </message>
    <message>
        <source>trace %1 was let go for lack of room: what follows of it makes a run of its own</source>
        <translation>la trace %1 a été close faute de place : ce qui en suit forme une exécution à part</translation>
    </message>
    <message>
        <source>span %1 comes after its trace was complete</source>
        <translation>le span %1 arrive après que sa trace était complète</translation>
    </message>
    <message>
        <source>%1 more spans come after their traces were complete</source>
        <translation>%1 autres spans arrivent après que leurs traces étaient complètes</translation>
    </message>
    <message>
        <source>a comma, colon, bracket or key is missing or too much</source>
        <translation>une virgule, un deux-points, un crochet ou une clé manque ou est de trop</translation>
    </message>
    <message>
        <source>a string has an escape that JSON does not know</source>
        <translation>une chaîne contient un échappement inconnu de JSON</translation>
    </message>
    <message>
        <source>a string has no end</source>
        <translation>une chaîne n’a pas de fin</translation>
    </message>
    <message>
        <source>a control character stands in a string</source>
        <translation>un caractère de contrôle figure dans une chaîne</translation>
    </message>
    <message>
        <source>a word that is not true, false or null stands outside of strings</source>
        <translation>un mot qui n’est ni true, ni false, ni null figure hors des chaînes</translation>
    </message>
    <message>
        <source>a number is not written as in JSON</source>
        <translation>un nombre n’est pas écrit comme en JSON</translation>
    </message>
    <message>
        <source>there are bytes that are not UTF-8</source>
        <translation>il y a des octets qui ne sont pas de l’UTF-8</translation>
    </message>
    <message>
        <source>there is no value</source>
        <translation>il n’y a aucune valeur</translation>
    </message>
    <message>
        <source>more lists and objects within each other than are read</source>
        <translation>plus de listes et d’objets imbriqués qu’il n’en est lu</translation>
    </message>
    <message>
        <source>more bytes than are read at once</source>
        <translation>plus d’octets qu’il n’en est lu à la fois</translation>
    </message>
    <message>
        <source>array</source>
        <translation>liste</translation>
    </message>
    <message>
        <source>object</source>
        <translation>objet</translation>
    </message>
    <message>
        <source>string</source>
        <translation>chaîne</translation>
    </message>
    <message>
        <source>boolean</source>
        <translation>booléen</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>an object without its keys</source>
        <translation>un objet sans ses clés</translation>
    </message>
</context>
<context>
    <name>vitrine::FileDialogs</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Save Trail As</source>
        <translation>Enregistrer la piste sous</translation>
    </message>
    <message>
        <source>Trails (*.vitrine)</source>
        <translation>Pistes d’audit (*.vitrine)</translation>
    </message>
    <message>
        <source>Policy File</source>
        <translation>Fichier de politique</translation>
    </message>
    <message>
        <source>Policies (*.json);;All files (*)</source>
        <translation>Politiques (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>About Vitrine</source>
        <translation>À propos de Vitrine</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Vitrine %1&lt;/h3&gt;&lt;p&gt;See what agent code did, and decide what it may do.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <extracomment>%1 is a version number</extracomment>
        <translation>&lt;h3&gt;Vitrine %1&lt;/h3&gt;&lt;p&gt;Voir ce qu’a fait le code d’agents, et décider de ce qu’il peut faire.&lt;/p&gt;&lt;p&gt;Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Ouvrir un dossier</translation>
    </message>
    <message>
        <source>Logs and trails (*.json *.jsonl *.ndjson *.traj *.eval *.ipynb *.txt *.log *.gz *.zst *.zip *.vitrine)</source>
        <translation>Journaux et pistes d’audit (*.json *.jsonl *.ndjson *.traj *.eval *.ipynb *.txt *.log *.gz *.zst *.zip *.vitrine)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Read as %1 (*)</source>
        <extracomment>Choice of a file dialog. %1: technical name of a format of logs</extracomment>
        <translation>Lire comme %1 (*)</translation>
    </message>
    <message>
        <source>Follow Log</source>
        <translation>Suivre un journal</translation>
    </message>
    <message>
        <source>Logs (*.json *.jsonl *.ndjson *.traj *.eval *.ipynb *.txt *.log)</source>
        <translation>Journaux (*.json *.jsonl *.ndjson *.traj *.eval *.ipynb *.txt *.log)</translation>
    </message>
    <message>
        <source>Follow Folder</source>
        <translation>Suivre un dossier</translation>
    </message>
</context>
<context>
    <name>vitrine::FilterBar</name>
    <message>
        <source>Fi&amp;lter:</source>
        <extracomment>Before the field of the filter bar</extracomment>
        <translation>Fil&amp;tre :</translation>
    </message>
    <message>
        <source>Filter History</source>
        <extracomment>Button of the filter bar: filters that were used before</extracomment>
        <translation>Filtres utilisés</translation>
    </message>
    <message>
        <source>Save This Filter</source>
        <extracomment>Button of the filter bar: keep this filter</extracomment>
        <translation>Enregistrer ce filtre</translation>
    </message>
    <message>
        <source>Saved Filters</source>
        <extracomment>Button of the filter bar: filters that the user keeps</extracomment>
        <translation>Filtres enregistrés</translation>
    </message>
    <message>
        <source>No filter was used yet</source>
        <extracomment>In the menu of filters that were used</extracomment>
        <translation>Aucun filtre n’a encore été utilisé</translation>
    </message>
    <message>
        <source>No filter is saved</source>
        <extracomment>In the menu of filters that the user keeps</extracomment>
        <translation>Aucun filtre n’est enregistré</translation>
    </message>
    <message>
        <source>Forget This Saved Filter</source>
        <extracomment>Tip of the button that keeps a filter, once it is kept</extracomment>
        <translation>Oublier ce filtre enregistré</translation>
    </message>
</context>
<context>
    <name>vitrine::FilterControl</name>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>What a filter comes to. %1: &quot;25 of 50 runs&quot;, %2: &quot;35 of 127 steps&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Note</translation>
    </message>
    <message>
        <source>What is to be said of this step? It stays on record in the trail.</source>
        <extracomment>In a dialog</extracomment>
        <translation>Que dire de cette étape ? Cela reste consigné dans la piste d’audit.</translation>
    </message>
</context>
<context>
    <name>vitrine::FilterEdit</name>
    <message>
        <source>Filter</source>
        <extracomment>Accessible name of the field of the filter bar</extracomment>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Filter runs and steps, for example: %1</source>
        <extracomment>In the empty filter bar, with an example that is not to be translated</extracomment>
        <translation>Filtrer les exécutions et les étapes, par exemple : %1</translation>
    </message>
</context>
<context>
    <name>vitrine::FilterText</name>
    <message>
        <source>Place %1: %2</source>
        <extracomment>Something is wrong with a filter. %1: place in it, counted from 1, %2: what is wrong</extracomment>
        <translation>Position %1 : %2</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <extracomment>Behind a name that is not known. %1: the name that is closest to it</extracomment>
        <translation>Vouliez-vous dire « %1 » ?</translation>
    </message>
    <message>
        <source>There is no field “%1”.</source>
        <translation>Il n’y a pas de champ « %1 ».</translation>
    </message>
    <message>
        <source>There is no function “%1”.</source>
        <translation>Il n’y a pas de fonction « %1 ».</translation>
    </message>
    <message>
        <source>“%1” is no value of this field.</source>
        <translation>« %1 » n’est pas une valeur de ce champ.</translation>
    </message>
    <message>
        <source>“%1” is no unit of time: us, ms, s, min, h or d.</source>
        <extracomment>%1: a word behind a number</extracomment>
        <translation>« %1 » n’est pas une unité de temps : us, ms, s, min, h ou d.</translation>
    </message>
    <message>
        <source>“%1” is no value of this kind.</source>
        <translation>« %1 » n’est pas une valeur de cette sorte.</translation>
    </message>
    <message>
        <source>“%1” does not go with this field.</source>
        <translation>« %1 » ne va pas avec ce champ.</translation>
    </message>
    <message>
        <source>“%1” is no pattern.</source>
        <translation>« %1 » n’est pas un motif.</translation>
    </message>
    <message>
        <source>Something is missing here.</source>
        <translation>Il manque quelque chose ici.</translation>
    </message>
    <message>
        <source>This text does not end.</source>
        <translation>Ce texte ne se termine pas.</translation>
    </message>
    <message>
        <source>This filter is too long.</source>
        <translation>Ce filtre est trop long.</translation>
    </message>
    <message>
        <source>“%1” was not expected here.</source>
        <translation>« %1 » n’était pas attendu ici.</translation>
    </message>
    <message>
        <source>Steps without “%1” are among the hits of this term.</source>
        <extracomment>Explains a filter. %1: name of a field of the filter language, as &quot;duration&quot;</extracomment>
        <translation>Les étapes sans « %1 » sont parmi les résultats de ce terme.</translation>
    </message>
    <message>
        <source>Steps without “%1” are no hits of this term.</source>
        <extracomment>Explains a filter. %1: name of a field of the filter language, as &quot;duration&quot;</extracomment>
        <translation>Les étapes sans « %1 » ne sont pas des résultats de ce terme.</translation>
    </message>
    <message>
        <source>All other steps, also those without a value</source>
        <extracomment>What the word &quot;not&quot; means in a filter</extracomment>
        <translation>Toutes les autres étapes, aussi celles sans valeur</translation>
    </message>
    <message>
        <source>There is a value, and none is equal</source>
        <extracomment>What &quot;!=&quot; means in a filter</extracomment>
        <translation>Il y a une valeur, et aucune n’est égale</translation>
    </message>
    <message>
        <source>There is a value, and no value fits the pattern</source>
        <extracomment>What &quot;!~&quot; means in a filter</extracomment>
        <translation>Il y a une valeur, et aucune ne correspond au motif</translation>
    </message>
    <message>
        <source>Fits the pattern</source>
        <extracomment>What &quot;~&quot; means in a filter</extracomment>
        <translation>Correspond au motif</translation>
    </message>
    <message>
        <source>A value of the field is recorded</source>
        <extracomment>What &quot;has(field)&quot; means in a filter</extracomment>
        <translation>Une valeur du champ est enregistrée</translation>
    </message>
</context>
<context>
    <name>vitrine::FindBar</name>
    <message>
        <source>Text to find</source>
        <extracomment>Accessible name and hint of the field of the find bar</extracomment>
        <translation>Texte à chercher</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>Button of the find bar</extracomment>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button of the find bar</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Match Case</source>
        <extracomment>Check button of the find bar: upper and lower case differ</extracomment>
        <translation>Respecter la casse</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button of the find bar</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>No match</source>
        <extracomment>Find bar: the text does not occur</extracomment>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>Regular Expression</source>
        <extracomment>Check button of the find bar: the text is a regular expression</extracomment>
        <translation>Expression régulière</translation>
    </message>
    <message>
        <source>Text to put in its place</source>
        <extracomment>Accessible name of a field of the find bar</extracomment>
        <translation>Texte de remplacement</translation>
    </message>
    <message>
        <source>Replace with</source>
        <extracomment>Hint in a field of the find bar</extracomment>
        <translation>Remplacer par</translation>
    </message>
    <message>
        <source>With a regular expression, \0 to \9 stand for what it caught.</source>
        <extracomment>Tip of a field of the find bar</extracomment>
        <translation>Avec une expression régulière, \0 à \9 désignent ce qu’elle a capturé.</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>Button of the find bar</extracomment>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace All</source>
        <extracomment>Button of the find bar</extracomment>
        <translation>Tout remplacer</translation>
    </message>
    <message>
        <source>Not a pattern</source>
        <extracomment>Find bar: the regular expression cannot be read</extracomment>
        <translation>Motif non valide</translation>
    </message>
    <message>
        <source>%1 of more than %2</source>
        <extracomment>Find bar. %1: number of the place that is shown, %2: how many are counted; there are more</extracomment>
        <translation>%1 sur plus de %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Find bar. %1: number of the place that is shown, %2: how many there are</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln replaced</source>
        <extracomment>Find bar: what Replace All did</extracomment>
        <translation>
            <numerusform>%Ln remplacement</numerusform>
            <numerusform>%Ln remplacements</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching…</source>
        <extracomment>Find bar: a long text is being searched</extracomment>
        <translation>Recherche…</translation>
    </message>
</context>
<context>
    <name>vitrine::Finder</name>
    <message>
        <source>Found</source>
        <extracomment>Accessible name of the list of what was found</extracomment>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <extracomment>In place of a list</extracomment>
        <translation>Aucune correspondance.</translation>
    </message>
</context>
<context>
    <name>vitrine::FinderEntries</name>
    <message>
        <source>Step %1: %2</source>
        <extracomment>What quick open finds. %1: number of a step, %2: first line of its code</extracomment>
        <translation>Étape %1 : %2</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <extracomment>What quick open finds. %1: number of a run, %2: its task</extracomment>
        <translation>Exécution %1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln étape</numerusform>
            <numerusform>%Ln étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>Variable %1</source>
        <extracomment>What quick open finds. %1: name of a variable</extracomment>
        <translation>Variable %1</translation>
    </message>
    <message>
        <source>run %1, step %2</source>
        <extracomment>Beside what quick open found. %1: number of a run, %2: number of a step</extracomment>
        <translation>exécution %1, étape %2</translation>
    </message>
    <message>
        <source>Variable %1 in %2</source>
        <extracomment>What quick open finds. %1: name of a variable, %2: &quot;run 1, step 3&quot;</extracomment>
        <translation>Variable %1 dans %2</translation>
    </message>
</context>
<context>
    <name>vitrine::FindingModel</name>
    <message>
        <source>Severity</source>
        <extracomment>Column title: note, warning or denied</extracomment>
        <translation>Gravité</translation>
    </message>
    <message>
        <source>Found In</source>
        <extracomment>Column title: what a finding is in: the code, the logs, the output or the error of a step</extracomment>
        <translation>Trouvé dans</translation>
    </message>
    <message>
        <source>Line</source>
        <extracomment>Column title: line of the code</extracomment>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Finding</source>
        <extracomment>Column title: what the review has to say</extracomment>
        <translation>Constat</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>Column title: the rule of the policy that decided</extracomment>
        <translation>Règle</translation>
    </message>
</context>
<context>
    <name>vitrine::FindingText</name>
    <message>
        <source>Import of %1 is not allowed</source>
        <extracomment>%1: name of a module</extracomment>
        <translation>L’import de %1 n’est pas autorisé</translation>
    </message>
    <message>
        <source>Import of a module that the policy does not allow</source>
        <translation>Import d’un module que la politique n’autorise pas</translation>
    </message>
    <message>
        <source>%1 is allowed, but code can do harm with it</source>
        <extracomment>%1: name of a module</extracomment>
        <translation>%1 est autorisé, mais du code peut nuire avec</translation>
    </message>
    <message>
        <source>Import of a module that is allowed, but that can do harm</source>
        <translation>Import d’un module autorisé, mais qui peut nuire</translation>
    </message>
    <message>
        <source>Relative imports are not allowed</source>
        <translation>Les imports relatifs ne sont pas autorisés</translation>
    </message>
    <message>
        <source>Relative import: steps are in no package</source>
        <translation>Import relatif : les étapes ne sont dans aucun paquet</translation>
    </message>
    <message>
        <source>Access to %1 is not allowed</source>
        <extracomment>%1: name of an attribute, such as __class__</extracomment>
        <translation>L’accès à %1 n’est pas autorisé</translation>
    </message>
    <message>
        <source>Attribute with two underscores on either side</source>
        <translation>Attribut avec deux tirets bas de chaque côté</translation>
    </message>
    <message>
        <source>The name %1 is not allowed</source>
        <extracomment>%1: a name in the code</extracomment>
        <translation>Le nom %1 n’est pas autorisé</translation>
    </message>
    <message>
        <source>Name with two underscores on either side</source>
        <translation>Nom avec deux tirets bas de chaque côté</translation>
    </message>
    <message>
        <source>The function %1 is not allowed</source>
        <extracomment>%1: name of a function</extracomment>
        <translation>La fonction %1 n’est pas autorisée</translation>
    </message>
    <message>
        <source>Builtin function that the policy does not allow</source>
        <translation>Fonction intégrée que la politique n’autorise pas</translation>
    </message>
    <message>
        <source>The syntax %1 is not allowed</source>
        <extracomment>%1: kind of statement or expression, such as &quot;Global&quot;</extracomment>
        <translation>La syntaxe %1 n’est pas autorisée</translation>
    </message>
    <message>
        <source>Syntax that the policy forbids</source>
        <translation>Syntaxe que la politique interdit</translation>
    </message>
    <message>
        <source>The code is nested too deeply</source>
        <translation>Le code est trop profondément imbriqué</translation>
    </message>
    <message>
        <source>Code that is nested too deeply to be judged</source>
        <translation>Code trop profondément imbriqué pour être jugé</translation>
    </message>
    <message>
        <source>%1 is called, but nothing defines it</source>
        <extracomment>%1: name of a function</extracomment>
        <translation>%1 est appelé, mais rien ne le définit</translation>
    </message>
    <message>
        <source>Call of a name that nothing defines</source>
        <translation>Appel d’un nom que rien ne définit</translation>
    </message>
    <message>
        <source>Nothing defines %1</source>
        <extracomment>%1: a name in the code</extracomment>
        <translation>Rien ne définit %1</translation>
    </message>
    <message>
        <source>Name that nothing defines</source>
        <translation>Nom que rien ne définit</translation>
    </message>
    <message>
        <source>%1 is imported, but not used</source>
        <extracomment>%1: name that an import brings in</extracomment>
        <translation>%1 est importé, mais pas utilisé</translation>
    </message>
    <message>
        <source>Import that neither this step nor a later one uses</source>
        <translation>Import que ni cette étape ni une suivante n’utilise</translation>
    </message>
    <message>
        <source>%1 is defined, but not used</source>
        <extracomment>%1: name of a variable, a function or a class</extracomment>
        <translation>%1 est défini, mais pas utilisé</translation>
    </message>
    <message>
        <source>Variable, function or class that nothing uses</source>
        <translation>Variable, fonction ou classe que rien n’utilise</translation>
    </message>
    <message>
        <source>%1 is assigned to itself</source>
        <extracomment>%1: name of a variable</extracomment>
        <translation>%1 est affecté à lui-même</translation>
    </message>
    <message>
        <source>Assignment of a name to itself</source>
        <translation>Affectation d’un nom à lui-même</translation>
    </message>
    <message>
        <source>This code is never reached</source>
        <translation>Ce code n’est jamais atteint</translation>
    </message>
    <message>
        <source>Code that no way leads to</source>
        <translation>Code auquel aucun chemin ne mène</translation>
    </message>
    <message>
        <source>Calls the tool %1</source>
        <extracomment>%1: name of a tool</extracomment>
        <translation>Appelle l’outil %1</translation>
    </message>
    <message>
        <source>Call of a tool</source>
        <translation>Appel d’un outil</translation>
    </message>
    <message>
        <source>Hides the tool %1</source>
        <extracomment>%1: name of a tool</extracomment>
        <translation>Masque l’outil %1</translation>
    </message>
    <message>
        <source>Name of a tool that is given to something else</source>
        <translation>Nom d’un outil donné à autre chose</translation>
    </message>
    <message>
        <source>%1 looks like a key or token (%2)</source>
        <extracomment>%1: the beginning of a secret, %2: who issues such tokens</extracomment>
        <translation>%1 ressemble à une clé ou à un jeton (%2)</translation>
    </message>
    <message>
        <source>Key or token of a known shape</source>
        <translation>Clé ou jeton d’une forme connue</translation>
    </message>
    <message>
        <source>A private key: %1</source>
        <extracomment>%1: the first line of a private key</extracomment>
        <translation>Une clé privée : %1</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Clé privée</translation>
    </message>
    <message>
        <source>%1 looks like a JSON Web Token</source>
        <extracomment>%1: the beginning of a secret</extracomment>
        <translation>%1 ressemble à un JSON Web Token</translation>
    </message>
    <message>
        <source>JSON Web Token</source>
        <translation>JSON Web Token</translation>
    </message>
    <message>
        <source>%1 looks like what an authorization header carries</source>
        <extracomment>%1: the beginning of a secret</extracomment>
        <translation>%1 ressemble au contenu d’un en-tête d’autorisation</translation>
    </message>
    <message>
        <source>Credentials of an authorization header</source>
        <translation>Identifiants d’un en-tête d’autorisation</translation>
    </message>
    <message>
        <source>A password in an address</source>
        <translation>Un mot de passe dans une adresse</translation>
    </message>
    <message>
        <source>Password in an address</source>
        <translation>Mot de passe dans une adresse</translation>
    </message>
    <message>
        <source>%1 stands under the name of a password or key</source>
        <extracomment>%1: the beginning of a secret</extracomment>
        <translation>%1 porte le nom d’un mot de passe ou d’une clé</translation>
    </message>
    <message>
        <source>Value under the name of a password or key</source>
        <translation>Valeur qui porte le nom d’un mot de passe ou d’une clé</translation>
    </message>
    <message>
        <source>%1 looks random, as keys do</source>
        <extracomment>%1: the beginning of a text</extracomment>
        <translation>%1 paraît aléatoire, comme les clés</translation>
    </message>
    <message>
        <source>Text that looks random, as keys do</source>
        <translation>Texte qui paraît aléatoire, comme les clés</translation>
    </message>
    <message>
        <source>The e-mail address %1</source>
        <extracomment>%1: a masked address</extracomment>
        <translation>L’adresse électronique %1</translation>
    </message>
    <message>
        <source>E-mail address</source>
        <translation>Adresse électronique</translation>
    </message>
    <message>
        <source>The card number %1</source>
        <extracomment>%1: the last digits of a card&apos;s number</extracomment>
        <translation>Le numéro de carte %1</translation>
    </message>
    <message>
        <source>Card number that passes the Luhn check</source>
        <translation>Numéro de carte qui passe la vérification de Luhn</translation>
    </message>
    <message>
        <source>The account number %1</source>
        <extracomment>%1: the beginning of an account&apos;s number</extracomment>
        <translation>Le numéro de compte %1</translation>
    </message>
    <message>
        <source>Account number (IBAN) that passes its check</source>
        <translation>Numéro de compte (IBAN) qui passe sa vérification</translation>
    </message>
    <message>
        <source>The tool %1 is not allowed</source>
        <extracomment>%1: name of a tool</extracomment>
        <translation>L’outil %1 n’est pas autorisé</translation>
    </message>
    <message>
        <source>Tool that the policy does not allow</source>
        <translation>Outil que la politique n’autorise pas</translation>
    </message>
    <message>
        <source>Beyond %1</source>
        <extracomment>%1: place of a limit in the policy, such as limits.operations</extracomment>
        <translation>Au-delà de %1</translation>
    </message>
    <message>
        <source>Use of more than a limit of the policy allows</source>
        <translation>Usage au-delà d’une limite de la politique</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>How serious a finding of the review is</extracomment>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>How serious a finding of the review is</extracomment>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Denied</source>
        <extracomment>How serious a finding of the review is: the step may not run</extracomment>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Where a finding is: in the code of a step</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>Logs</source>
        <extracomment>Where a finding is: in what a step printed</extracomment>
        <translation>Affichages</translation>
    </message>
    <message>
        <source>Output</source>
        <extracomment>Where a finding is: in the value that a step gave</extracomment>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Where a finding is: in the error of a step</extracomment>
        <translation>Erreur</translation>
    </message>
</context>
<context>
    <name>vitrine::FollowCommand</name>
    <message>
        <source>Take what is added to logs into a trail while they are written, until Ctrl+C</source>
        <translation>Reprend dans une piste ce qui s’ajoute aux journaux pendant leur écriture, jusqu’à Ctrl+C</translation>
    </message>
    <message>
        <source>The trail; made if it is not there</source>
        <translation>La piste ; créée si elle n’existe pas</translation>
    </message>
    <message>
        <source>Print a line of JSON for each change</source>
        <translation>Affiche une ligne JSON par changement</translation>
    </message>
    <message>
        <source>Logs that grow, and folders into which logs are put; they need not be there yet</source>
        <translation>Journaux qui croissent et dossiers où l’on dépose des journaux ; ils peuvent ne pas encore exister</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln new run(s), %2 changed, steps in all: %3</source>
        <extracomment>%1: name of a file, %n: how many runs are new, %2: how many others have changed, %3: number of all steps</extracomment>
        <translation>
            <numerusform>%1 : %Ln nouvelle exécution, modifiées : %2, étapes en tout : %3</numerusform>
            <numerusform>%1 : %Ln nouvelles exécutions, modifiées : %2, étapes en tout : %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::FormSwitch</name>
    <message>
        <source>Text</source>
        <extracomment>Switch over a text: shows it as it is</extracomment>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Formatted</source>
        <extracomment>Switch over a text: shows its headings, lists and emphasis</extracomment>
        <translation>Mis en forme</translation>
    </message>
    <message>
        <source>Tree</source>
        <extracomment>Switch over a text: shows the values in it as a tree</extracomment>
        <translation>Arbre</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Switch over a text: shows the rows and columns in it</extracomment>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Images</source>
        <extracomment>Switch over a text: shows the images that are in it as letters</extracomment>
        <translation>Images</translation>
    </message>
</context>
<context>
    <name>vitrine::GateDecisions</name>
    <message>
        <source>Allowed</source>
        <extracomment>What was decided of a step at the gate</extracomment>
        <translation>Autorisée</translation>
    </message>
    <message>
        <source>Edited</source>
        <extracomment>What was decided of a step at the gate: other code ran in its place</extracomment>
        <translation>Modifiée</translation>
    </message>
    <message>
        <source>Refused</source>
        <extracomment>What was decided of a step at the gate</extracomment>
        <translation>Refusée</translation>
    </message>
    <message>
        <source>The draft</source>
        <extracomment>Who decided of a step at the gate: the policy that is being written</extracomment>
        <translation>Le brouillon</translation>
    </message>
    <message>
        <source>Nobody in time</source>
        <extracomment>Who decided of a step at the gate</extracomment>
        <translation>Personne à temps</translation>
    </message>
    <message>
        <source>Nobody was there</source>
        <extracomment>Who decided of a step at the gate</extracomment>
        <translation>Personne n’était là</translation>
    </message>
    <message>
        <source>Nobody: the code is too long</source>
        <extracomment>Who decided of a step at the gate</extracomment>
        <translation>Personne : le code est trop long</translation>
    </message>
    <message>
        <source>Nobody: the agent was stopped</source>
        <extracomment>Who decided of a step at the gate</extracomment>
        <translation>Personne : l’agent a été arrêté</translation>
    </message>
    <message>
        <source>Run %1, step %2</source>
        <extracomment>A step at the gate. %1: number of a run, %2: of a step</extracomment>
        <translation>Exécution %1, étape %2</translation>
    </message>
    <message>
        <source>Decisions at the Gate</source>
        <translation>Décisions à la barrière</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Decision</source>
        <extracomment>Column: allowed, edited or refused</extracomment>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Who</source>
        <extracomment>Column: the user who decided</extracomment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Waited</source>
        <extracomment>Column: how long a step waited</extracomment>
        <translation>Attente</translation>
    </message>
    <message>
        <source>Reason</source>
        <extracomment>Column: why it was decided so, in the words of who did</extracomment>
        <translation>Motif</translation>
    </message>
    <message>
        <source>No step of this trail has come to the gate.</source>
        <translation>Aucune étape de cette piste n’est venue à la barrière.</translation>
    </message>
</context>
<context>
    <name>vitrine::GateFolderText</name>
    <message>
        <source>%1 is not set.</source>
        <extracomment>%1: name of a variable of the environment</extracomment>
        <translation>%1 n’est pas défini.</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>%1 n’existe pas.</translation>
    </message>
    <message>
        <source>%1 belongs to another user.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>%1 appartient à un autre utilisateur.</translation>
    </message>
    <message>
        <source>%1 is open to other users.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>%1 est ouvert à d’autres utilisateurs.</translation>
    </message>
    <message>
        <source>%1 cannot be written to.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>%1 n’est pas accessible en écriture.</translation>
    </message>
    <message>
        <source>The path %1 is too long for a socket.</source>
        <extracomment>%1: a folder</extracomment>
        <translation>Le chemin %1 est trop long pour un socket.</translation>
    </message>
    <message>
        <source>%1 The gate is in %2 instead, where only you may enter.</source>
        <extracomment>%1: sentences that say why not elsewhere, %2: a folder</extracomment>
        <translation>%1 La barrière est donc dans %2, où vous seul pouvez entrer.</translation>
    </message>
    <message>
        <source>The gate cannot be opened: no folder is safe. %1 Set XDG_RUNTIME_DIR to a folder that only you may enter.</source>
        <extracomment>%1: sentences that say what is wrong with each folder</extracomment>
        <translation>La barrière ne peut pas être ouverte : aucun dossier n’est sûr. %1 Définissez XDG_RUNTIME_DIR sur un dossier où vous seul pouvez entrer.</translation>
    </message>
</context>
<context>
    <name>vitrine::GatePage</name>
    <message>
        <source>Hold Steps at the Gate</source>
        <extracomment>Switch: steps of an agent that is being recorded wait until somebody decides</extracomment>
        <translation>Retenir les étapes à la barrière</translation>
    </message>
    <message>
        <source>Waiting Steps</source>
        <translation>Étapes en attente</translation>
    </message>
    <message>
        <source>Code of the Waiting Step</source>
        <translation>Code de l’étape en attente</translation>
    </message>
    <message>
        <source>Time That Is Left</source>
        <translation>Temps restant</translation>
    </message>
    <message>
        <source>%1 does not wait any more: its time is over, or its agent is gone.</source>
        <translation>%1 n’attend plus : son temps est écoulé, ou son agent est parti.</translation>
    </message>
    <message>
        <source>Agents that record into this trail with a gate ask here before a step runs</source>
        <translation>Les agents qui enregistrent dans cette piste avec une barrière demandent ici avant qu’une étape s’exécute</translation>
    </message>
    <message>
        <source>Which Steps Wait</source>
        <translation>Étapes qui attendent</translation>
    </message>
    <message>
        <source>Every step</source>
        <extracomment>Which steps wait at the gate</extracomment>
        <translation>Chaque étape</translation>
    </message>
    <message>
        <source>Steps that the draft does not allow</source>
        <extracomment>Which steps wait at the gate</extracomment>
        <translation>Étapes que le brouillon n’autorise pas</translation>
    </message>
    <message>
        <source>Reason of the Decision</source>
        <translation>Raison de la décision</translation>
    </message>
    <message>
        <source>Why? It stays in the trail, and the agent reads why a step is refused</source>
        <translation>Pourquoi ? Cela reste dans la piste, et l’agent lit pourquoi une étape est refusée</translation>
    </message>
    <message>
        <source>Allow</source>
        <extracomment>Button: the step that waits runs as it is</extracomment>
        <translation>Autoriser</translation>
    </message>
    <message>
        <source>Run Edited</source>
        <extracomment>Button: the code as it was edited runs in place of the step that waits</extracomment>
        <translation>Exécuter modifié</translation>
    </message>
    <message>
        <source>Refuse</source>
        <extracomment>Button: the step that waits does not run</extracomment>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Another window keeps the gate of this trail.</source>
        <translation>Une autre fenêtre garde la barrière de cette piste.</translation>
    </message>
    <message>
        <source>The gate cannot be opened: %1</source>
        <extracomment>%1: what went wrong, in technical words</extracomment>
        <translation>La barrière ne peut pas être ouverte : %1</translation>
    </message>
    <message>
        <source>The draft is being asked…</source>
        <translation>Le brouillon est interrogé…</translation>
    </message>
    <message>
        <source>%1 under the draft</source>
        <extracomment>%1: what the draft of a policy says of a step: Denied</extracomment>
        <translation>%1 selon le brouillon</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>%1: number of a line, %2: a sentence</extracomment>
        <translation>Ligne %1 : %2</translation>
    </message>
    <message>
        <source>%1 s left, then it is allowed</source>
        <translation>encore %1 s, puis elle est autorisée</translation>
    </message>
    <message>
        <source>%1 s left, then it is refused</source>
        <translation>encore %1 s, puis elle est refusée</translation>
    </message>
    <message>
        <source>The gate is off: no step waits.</source>
        <translation>La barrière est levée : aucune étape n’attend.</translation>
    </message>
    <message numerus="yes">
        <source>The gate is on: %Ln step(s) waiting.</source>
        <extracomment>%n: how many steps wait at the gate</extracomment>
        <translation>
            <numerusform>La barrière est en place : %Ln étape attend.</numerusform>
            <numerusform>La barrière est en place : %Ln étapes attendent.</numerusform>
        </translation>
    </message>
    <message>
        <source>The code is too long for the gate.</source>
        <translation>Le code est trop long pour la barrière.</translation>
    </message>
    <message>
        <source>%1: refused.</source>
        <translation>%1 : refusée.</translation>
    </message>
    <message>
        <source>%1: edited.</source>
        <translation>%1 : modifiée.</translation>
    </message>
    <message>
        <source>%1: allowed.</source>
        <translation>%1 : autorisée.</translation>
    </message>
    <message>
        <source>%1: allowed by the draft.</source>
        <translation>%1 : autorisée par le brouillon.</translation>
    </message>
    <message>
        <source>Run %1, step %2</source>
        <extracomment>A step that waits. %1: number of a run, %2: of a step</extracomment>
        <translation>Exécution %1, étape %2</translation>
    </message>
    <message>
        <source>The gate is on: no step waits.</source>
        <translation>La barrière est en place : aucune étape n’attend.</translation>
    </message>
</context>
<context>
    <name>vitrine::Grab</name>
    <message>
        <source>%1 is no filter expression; vitrine trail search --explain tells where it is wrong.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>%1 n’est pas une expression de filtre ; vitrine trail search --explain dit où est l’erreur.</translation>
    </message>
    <message>
        <source>There is no pane %1. There are: %2.</source>
        <extracomment>%1: what was typed, %2: list of names</extracomment>
        <translation>Il n’y a pas de volet %1. Il y a : %2.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 ne peut pas être écrit.</translation>
    </message>
</context>
<context>
    <name>vitrine::GrabCommand</name>
    <message>
        <source>Open files, write a picture of the window or of a pane, and quit; needs no display</source>
        <translation>Ouvrir des fichiers, écrire une image de la fenêtre ou d’un volet, et quitter ; sans écran</translation>
    </message>
    <message>
        <source>The picture to write</source>
        <translation>L’image à écrire</translation>
    </message>
    <message>
        <source>The pane in front, such as expert, timeline or imports</source>
        <extracomment>Help on the command line; the names are not translated</extracomment>
        <translation>Le volet au premier plan, comme expert, timeline ou imports</translation>
    </message>
    <message>
        <source>With --pane: a picture of that pane alone</source>
        <translation>Avec --pane : une image de ce seul volet</translation>
    </message>
    <message>
        <source>What is shown of the step: logs, output, error, difference, prompt or original</source>
        <extracomment>Help on the command line; the names are not translated</extracomment>
        <translation>Ce qui est montré de l’étape : logs, output, error, difference, prompt ou original</translation>
    </message>
    <message>
        <source>How the panes are laid out: inspect, replay, policy or evidence</source>
        <extracomment>Help on the command line; the names are not translated</extracomment>
        <translation>Disposition des volets : inspect, replay, policy ou evidence</translation>
    </message>
    <message>
        <source>Show only the runs and steps that match</source>
        <translation>Ne montrer que les exécutions et les étapes qui correspondent</translation>
    </message>
    <message>
        <source>Width and height of the window</source>
        <translation>Largeur et hauteur de la fenêtre</translation>
    </message>
    <message>
        <source>How much larger all is drawn, as on screens of many dots</source>
        <translation>Facteur d’agrandissement, comme sur les écrans à haute densité</translation>
    </message>
    <message>
        <source>Colors to use: light, dark, contrastLight, contrastDark or system; without it, those of the settings</source>
        <extracomment>Help on the command line; the names are not translated</extracomment>
        <translation>Couleurs : light, dark, contrastLight, contrastDark ou system ; sans indication, celles des réglages</translation>
    </message>
</context>
<context>
    <name>vitrine::GuideBrowser</name>
    <message>
        <source>Page</source>
        <extracomment>Accessible name of the page of the user guide</extracomment>
        <translation>Page</translation>
    </message>
</context>
<context>
    <name>vitrine::GuideWindow</name>
    <message>
        <source>User Guide</source>
        <extracomment>Title of the window of the user guide</extracomment>
        <translation>Guide de l’utilisateur</translation>
    </message>
    <message>
        <source>Find in the guide</source>
        <extracomment>In an empty field: finds pages of the user guide</extracomment>
        <translation>Chercher dans le guide</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Accessible name of the list of pages of the user guide</extracomment>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
</context>
<context>
    <name>vitrine::Html</name>
    <message>
        <source>Run %1</source>
        <translation>Exécution %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Runs of %1</source>
        <extracomment>Title of a report. %1: name of the trail&apos;s file</extracomment>
        <translation>Exécutions de %1</translation>
    </message>
    <message>
        <source>Trail</source>
        <extracomment>Of a report: the random identity of the trail</extracomment>
        <translation>Piste d’audit</translation>
    </message>
    <message>
        <source>Newest entry</source>
        <extracomment>Of a report: hash of the newest entry of the trail</extracomment>
        <translation>Dernière entrée</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sceau</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>Of a report: a log that the runs are from</extracomment>
        <translation>Source</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>Écrit par</translation>
    </message>
    <message>
        <source>This report is a copy for reading. “vitrine trail verify” says whether the trail is as it was recorded, and checks the proof of a step without the trail.</source>
        <extracomment>Of a report. The command is not translated</extracomment>
        <translation>Ce rapport est une copie destinée à la lecture. « vitrine trail verify » dit si la piste est telle qu’elle a été enregistrée, et vérifie la preuve d’une étape sans la piste.</translation>
    </message>
    <message>
        <source>not sealed</source>
        <translation>non scellée</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries, signed %1 with the key %2</source>
        <extracomment>Of a trail. %n: number of entries, %1: date and time, %2: the key&apos;s fingerprint</extracomment>
        <translation>
            <numerusform>%Ln entrée, signée le %1 avec la clé %2</numerusform>
            <numerusform>%Ln entrées, signées le %1 avec la clé %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Words in steps</source>
        <translation>Mots dans les étapes</translation>
    </message>
    <message>
        <source>Kind of steps</source>
        <translation>Type d’étapes</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Toutes les étapes</translation>
    </message>
    <message>
        <source>With code</source>
        <translation>Avec du code</translation>
    </message>
    <message>
        <source>With errors</source>
        <translation>Avec des erreurs</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloqué</translation>
    </message>
    <message>
        <source>Replayed</source>
        <translation>Rejoué</translation>
    </message>
    <message>
        <source>Unfold all</source>
        <translation>Tout déplier</translation>
    </message>
    <message>
        <source>Fold all</source>
        <translation>Tout replier</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <extracomment>%1: number of steps that are shown, %2: of all</extracomment>
        <translation>%1 étapes sur %2</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Expected answer</source>
        <translation>Réponse attendue</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
</context>
<context>
    <name>vitrine::ImageView</name>
    <message>
        <source>Images</source>
        <extracomment>Accessible name of the images that a text has in it</extracomment>
        <translation>Images</translation>
    </message>
    <message>
        <source>Copy Image</source>
        <extracomment>Context menu of an image</extracomment>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Save Image As…</source>
        <extracomment>Context menu of an image</extracomment>
        <translation>Enregistrer l’image sous…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Below where an image would be. %1: &quot;PNG&quot;, %2: why it is not shown, a sentence</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1, %2 × %3 pixels, %4</source>
        <extracomment>Below an image. %1: &quot;PNG&quot;, %2 and %3: width and height in pixels, %4: size of the file</extracomment>
        <translation>%1, %2 × %3 pixels, %4</translation>
    </message>
    <message>
        <source>not shown, because it is longer than 9 MB.</source>
        <translation>non affichée, car elle dépasse 9 Mo.</translation>
    </message>
    <message>
        <source>not shown, because %1 × %2 pixels would come out of %3.</source>
        <extracomment>Why an image is not shown. %1 and %2: width and height in pixels, %3: size of the file</extracomment>
        <translation>non affichée, car %3 donneraient %1 × %2 pixels.</translation>
    </message>
    <message>
        <source>not shown, because it is painted in too many passes.</source>
        <translation>non affichée, car elle est peinte en trop de passes.</translation>
    </message>
    <message>
        <source>cannot be read; it is damaged or not complete.</source>
        <translation>illisible ; elle est endommagée ou incomplète.</translation>
    </message>
    <message>
        <source>this system has no reader for the format.</source>
        <translation>ce système ne sait pas lire ce format.</translation>
    </message>
    <message>
        <source>Save Image</source>
        <translation>Enregistrer l’image</translation>
    </message>
</context>
<context>
    <name>vitrine::ImportCommand</name>
    <message>
        <source>Read logs into a trail</source>
        <translation>Lire des journaux dans une piste d’audit</translation>
    </message>
    <message>
        <source>The trail; made if it is not there</source>
        <translation>La piste d’audit ; créée si elle n’existe pas</translation>
    </message>
    <message>
        <source>Read the logs as this format instead of recognising it</source>
        <translation>Lire les journaux dans ce format au lieu de le reconnaître</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Écrire un seul document JSON</translation>
    </message>
    <message>
        <source>Only tell what would come of it; nothing is written</source>
        <translation>Dire seulement ce qui en résulterait ; rien n’est écrit</translation>
    </message>
    <message>
        <source>Also tell what was derived instead of recorded, and which keys are not known</source>
        <translation>Dire aussi ce qui a été déduit au lieu d’être enregistré, et quelles clés sont inconnues</translation>
    </message>
    <message>
        <source>Do not review the code meanwhile; whoever asks what a policy says of it waits for that instead</source>
        <translation>Ne pas examiner le code pendant ce temps ; qui demande ce qu’une politique en dit attendra à la place</translation>
    </message>
    <message>
        <source>Exported logs, folders with logs, and patterns (* ? [a-z], ** for any folders); packed with gzip or zstd, in zip or tar archives, or as they are</source>
        <translation>Journaux exportés, dossiers de journaux et motifs (* ? [a-z], ** pour tous les dossiers) ; compressés avec gzip ou zstd, dans des archives zip ou tar, ou tels quels</translation>
    </message>
</context>
<context>
    <name>vitrine::ImportJob</name>
    <message>
        <source>Importing %1</source>
        <extracomment>%1 is the name of a log file or of a folder with logs</extracomment>
        <translation>Importation de %1</translation>
    </message>
    <message numerus="yes">
        <source>Importing %1 and %Ln more</source>
        <extracomment>%1 is the name of a log file, %n: how many others are imported with it</extracomment>
        <translation>
            <numerusform>Importation de %1 et d’un autre</numerusform>
            <numerusform>Importation de %1 et de %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>It was imported before.</source>
        <extracomment>What came of the import of a log</extracomment>
        <translation>Déjà importé.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) were imported.</source>
        <extracomment>What came of the import of a log</extracomment>
        <translation>
            <numerusform>%Ln exécution a été importée.</numerusform>
            <numerusform>%Ln exécutions ont été importées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ImportModel</name>
    <message>
        <source>Line</source>
        <extracomment>Column title: line of the code</extracomment>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Module</source>
        <extracomment>Column title: the module that is imported</extracomment>
        <translation>Module</translation>
    </message>
    <message>
        <source>Policy</source>
        <extracomment>Column title: allowed or denied</extracomment>
        <translation>Politique</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>Column title: the rule of the policy that decided</extracomment>
        <translation>Règle</translation>
    </message>
</context>
<context>
    <name>vitrine::ImportReportDialog</name>
    <message numerus="yes">
        <source>%Ln more.</source>
        <translation>
            <numerusform>%Ln autre.</numerusform>
            <numerusform>%Ln autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Import Report: %1</source>
        <extracomment>Title of a window. %1 is the name of a log file</extracomment>
        <translation>Rapport d’importation : %1</translation>
    </message>
    <message>
        <source>File:</source>
        <translation>Fichier :</translation>
    </message>
    <message>
        <source>Format:</source>
        <translation>Format :</translation>
    </message>
    <message>
        <source>Runs:</source>
        <translation>Exécutions :</translation>
    </message>
    <message>
        <source>Action steps:</source>
        <translation>Étapes d’action :</translation>
    </message>
    <message>
        <source>With code:</source>
        <translation>Avec code :</translation>
    </message>
    <message>
        <source>With an error:</source>
        <translation>Avec une erreur :</translation>
    </message>
    <message>
        <source>Runs seen before:</source>
        <extracomment>Label of a number: runs whose bytes are those of an earlier run</extracomment>
        <translation>Exécutions déjà vues :</translation>
    </message>
    <message>
        <source>Skipped:</source>
        <translation>Ignorés :</translation>
    </message>
    <message>
        <source>Unknown keys:</source>
        <translation>Clés inconnues :</translation>
    </message>
    <message>
        <source>Skipped records</source>
        <translation>Enregistrements ignorés</translation>
    </message>
    <message>
        <source>Every record was read.</source>
        <translation>Tous les enregistrements ont été lus.</translation>
    </message>
    <message>
        <source>%1 recorded, %2 derived, %3 missing</source>
        <extracomment>Where figures of a log come from. %1, %2 and %3: how many of them</extracomment>
        <translation>%1 enregistrés, %2 déduits, %3 inconnus</translation>
    </message>
    <message>
        <source>Times of steps:</source>
        <translation>Temps des étapes :</translation>
    </message>
    <message>
        <source>Tokens of steps:</source>
        <translation>Tokens des étapes :</translation>
    </message>
</context>
<context>
    <name>vitrine::ImportReporter</name>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>With code</source>
        <translation>Avec code</translation>
    </message>
    <message>
        <source>With error</source>
        <translation>Avec erreur</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Ignorés</translation>
    </message>
    <message>
        <source>was there already</source>
        <translation>déjà présent</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) repeat earlier ones of the file and were read all the same.</source>
        <translation>
            <numerusform>%Ln exécution répète une précédente du fichier et a tout de même été lue.</numerusform>
            <numerusform>%Ln exécutions répètent des précédentes du fichier et ont tout de même été lues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) in the folders are no logs.</source>
        <translation>
            <numerusform>Un fichier des dossiers n’est pas un journal.</numerusform>
            <numerusform>%Ln fichiers des dossiers ne sont pas des journaux.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Derived</source>
        <translation>Déduit</translation>
    </message>
    <message>
        <source>Missing</source>
        <extracomment>Head of a column: how many figures are not known</extracomment>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Times of runs</source>
        <translation>Temps des exécutions</translation>
    </message>
    <message>
        <source>Tokens of runs</source>
        <translation>Tokens des exécutions</translation>
    </message>
    <message>
        <source>Times of steps</source>
        <translation>Temps des étapes</translation>
    </message>
    <message>
        <source>Tokens of steps</source>
        <translation>Tokens des étapes</translation>
    </message>
    <message>
        <source>Code was found in: %1</source>
        <extracomment>%1: kinds of places with numbers, for example &quot;field 3, tag 12&quot;</extracomment>
        <translation>Code trouvé dans : %1</translation>
    </message>
    <message>
        <source>Keys without a meaning here, kept as they are: %1</source>
        <extracomment>%1: names</extracomment>
        <translation>Clés sans signification ici, gardées telles quelles : %1</translation>
    </message>
    <message>
        <source>in place of an import that was cut off</source>
        <translation>à la place d’un import interrompu</translation>
    </message>
</context>
<context>
    <name>vitrine::IntakeControl</name>
    <message>
        <source>Following %1</source>
        <extracomment>What the window does. %1: name of a log or of a folder</extracomment>
        <translation>Suit %1</translation>
    </message>
    <message numerus="yes">
        <source>Following %1 and %Ln more</source>
        <extracomment>What the window does. %1: name of a log, %n: how many others</extracomment>
        <translation>
            <numerusform>Suit %1 et %Ln autre</numerusform>
            <numerusform>Suit %1 et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Receiving spans</source>
        <extracomment>What the window does</extracomment>
        <translation>Reçoit des spans</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) came</source>
        <translation>
            <numerusform>%Ln exécution est arrivée</numerusform>
            <numerusform>%Ln exécutions sont arrivées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::IntakeIndicator</name>
    <message>
        <source>Stop: %1</source>
        <extracomment>Button: nothing more is taken from what grows or is received. %1: &quot;Following agent.jsonl&quot;</extracomment>
        <translation>Arrêter : %1</translation>
    </message>
    <message>
        <source>%1: stopping</source>
        <extracomment>%1: &quot;Following agent.jsonl&quot;</extracomment>
        <translation>%1 : arrêt en cours</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <extracomment>How many runs have come since it began</extracomment>
        <translation>
            <numerusform>%Ln exécution</numerusform>
            <numerusform>%Ln exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: &quot;Following agent.jsonl&quot;, %2: &quot;3 runs&quot;</extracomment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>vitrine::JobIndicator</name>
    <message>
        <source>Progress of the job</source>
        <translation>Avancement de la tâche</translation>
    </message>
    <message>
        <source>Stop this job</source>
        <translation>Arrêter cette tâche</translation>
    </message>
    <message>
        <source>No jobs</source>
        <translation>Aucune tâche</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <extracomment>%1: what one job does, %n: how many other jobs run besides</extracomment>
        <translation>
            <numerusform>%1 et %Ln autre</numerusform>
            <numerusform>%1 et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: stopping</source>
        <extracomment>%1: what a job does</extracomment>
        <translation>%1 : arrêt en cours</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: what a job does, %2: how fast it is and how long it still takes</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: done</source>
        <extracomment>In the status bar, when a job has ended. %1: &quot;Verifying runs.vitrine&quot;</extracomment>
        <translation>%1 : terminé</translation>
    </message>
    <message>
        <source>%1: failed</source>
        <extracomment>In the status bar, when a job has ended. %1: &quot;Verifying runs.vitrine&quot;</extracomment>
        <translation>%1 : échec</translation>
    </message>
    <message>
        <source>%1: stopped</source>
        <extracomment>In the status bar, when a job has ended. %1: &quot;Verifying runs.vitrine&quot;</extracomment>
        <translation>%1 : arrêté</translation>
    </message>
</context>
<context>
    <name>vitrine::JobModel</name>
    <message>
        <source>%1: %2.</source>
        <extracomment>Read aloud of a job. %1: what it does, such as &quot;Verifying runs.vitrine&quot;, %2: &quot;Done&quot;, &quot;Running&quot;</extracomment>
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>Job</source>
        <extracomment>Column title of the list of jobs: what is worked on</extracomment>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column title of the list of jobs: whether it runs or how it ended</extracomment>
        <translation>État</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>Column title of the list of jobs: how far it is</extracomment>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Rate</source>
        <extracomment>Column title of the list of jobs: how fast it is</extracomment>
        <translation>Débit</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title of the list of jobs: how long it still takes, or has taken</extracomment>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Begun</source>
        <extracomment>Column title of the list of jobs: when it began</extracomment>
        <translation>Début</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Column title of the list of jobs: what came out</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Stopping</source>
        <extracomment>State of a job: it was told to stop and has not ended yet</extracomment>
        <translation>Arrêt en cours</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>State of a job</extracomment>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Failed</source>
        <extracomment>State of a job that could not do what it was for</extracomment>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>State of a job that the user stopped</extracomment>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>State of a job that has ended well</extracomment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>How far a job is. %1: a number from 0 to 100</extracomment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>vitrine::JobPane</name>
    <message>
        <source>Jobs</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>No jobs</source>
        <extracomment>In place of the list of jobs. The second sentence says what would stand there</extracomment>
        <translation>Aucune tâche</translation>
    </message>
    <message>
        <source>Imports, replays, checks and copies are listed here while they run.</source>
        <translation>Les imports, rejeux, vérifications et copies sont listés ici pendant qu’ils tournent.</translation>
    </message>
    <message>
        <source>Stop Job</source>
        <extracomment>Button of the list of jobs</extracomment>
        <translation>Arrêter la tâche</translation>
    </message>
    <message>
        <source>Open Result</source>
        <extracomment>Button of the list of jobs: shows what the job has made</extracomment>
        <translation>Ouvrir le résultat</translation>
    </message>
    <message>
        <source>Clear Ended</source>
        <extracomment>Button of the list of jobs: those that have ended are taken off the list</extracomment>
        <translation>Retirer les terminées</translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <extracomment>Beside the title of the list of jobs</extracomment>
        <translation>
            <numerusform>%Ln en cours</numerusform>
            <numerusform>%Ln en cours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::JudgedInput</name>
    <message>
        <source>The code is not Python that can be read</source>
        <translation>Le code n’est pas du Python lisible</translation>
    </message>
    <message>
        <source>The code runs other code, which shows only when it runs</source>
        <extracomment>Of code that hands other code to exec and the like</extracomment>
        <translation>Le code exécute un autre code, qui n’apparaît qu’à l’exécution</translation>
    </message>
</context>
<context>
    <name>vitrine::Layouts</name>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Menu of named arrangements of the panes</extracomment>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Save Layout</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Enregistrer la disposition</translation>
    </message>
    <message>
        <source>Name of this arrangement of the panes:</source>
        <translation>Nom de cette disposition des volets :</translation>
    </message>
</context>
<context>
    <name>vitrine::LimitHistogram</name>
    <message>
        <source>Use of the Limit</source>
        <translation>Usage de la limite</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) beyond the limit</source>
        <extracomment>Use of a limit by the recorded steps. %n: how many of them go beyond it</extracomment>
        <translation>
            <numerusform>%Ln étape au-delà de la limite</numerusform>
            <numerusform>%Ln étapes au-delà de la limite</numerusform>
        </translation>
    </message>
    <message>
        <source>No recorded step tells of its use.</source>
        <extracomment>In place of the histogram of a limit: no step has told how much it used</extracomment>
        <translation>Aucune étape enregistrée n’indique sa consommation.</translation>
    </message>
</context>
<context>
    <name>vitrine::LimitsPage</name>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Over</source>
        <extracomment>Column: how many steps go beyond a limit</extracomment>
        <translation>Au-delà</translation>
    </message>
    <message>
        <source>Highest</source>
        <extracomment>Column: the highest use of a limit</extracomment>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>Label of a field. %1: technical name of a limit, as in the policy</extracomment>
        <translation>%1 :</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <extracomment>How much memory a step has used, at most. %1: a number of MiB</extracomment>
        <translation>%1 Mio</translation>
    </message>
</context>
<context>
    <name>vitrine::LogStart</name>
    <message>
        <source>Reading what runs tell of their policy</source>
        <extracomment>A job. The runs tell of the policy that they were made under</extracomment>
        <translation>Lecture de ce que les exécutions disent de leur politique</translation>
    </message>
    <message numerus="yes">
        <source>The policy that %Ln run(s) were recorded under.</source>
        <extracomment>Of a draft that begins as this policy. %n: number of runs</extracomment>
        <translation>
            <numerusform>La politique sous laquelle %Ln exécution a été enregistrée.</numerusform>
            <numerusform>La politique sous laquelle %Ln exécutions ont été enregistrées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) tell nothing of their policy: the draft is the framework&apos;s default.</source>
        <extracomment>Of a draft. %n: number of runs</extracomment>
        <translation>
            <numerusform>%Ln exécution ne dit rien de sa politique : le brouillon est la valeur par défaut du framework.</numerusform>
            <numerusform>%Ln exécutions ne disent rien de leur politique : le brouillon est la valeur par défaut du framework.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln run(s) tell of their policy: %2. The rest is the framework&apos;s default.</source>
        <extracomment>Of a draft. %n: number of runs, %1: how many of them, %2: rules with their values, &quot;limits.max_steps 6&quot;</extracomment>
        <translation>
            <numerusform>%1 exécution sur %Ln parle de sa politique : %2. Le reste est la valeur par défaut du framework.</numerusform>
            <numerusform>%1 exécutions sur %Ln parlent de leur politique : %2. Le reste est la valeur par défaut du framework.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::LooseRules</name>
    <message>
        <source>Unused and Risky Rules</source>
        <translation>Règles inutilisées et risquées</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Concerne</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Column: why a rule should be looked at</extracomment>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>The draft allows nothing that is risky or that no recorded step uses.</source>
        <translation>Le brouillon ne permet rien de risqué, ni rien qu’aucune étape enregistrée n’utilise.</translation>
    </message>
    <message>
        <source>No recorded step uses it</source>
        <translation>Aucune étape enregistrée ne l’utilise</translation>
    </message>
</context>
<context>
    <name>vitrine::MainToolBar</name>
    <message>
        <source>Main Tool Bar</source>
        <translation>Barre d’outils principale</translation>
    </message>
    <message>
        <source>Policy:</source>
        <translation>Politique :</translation>
    </message>
    <message>
        <source>Executor:</source>
        <translation>Exécuteur :</translation>
    </message>
</context>
<context>
    <name>vitrine::MainWindow</name>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Imports</translation>
    </message>
    <message>
        <source>Tool Calls</source>
        <translation>Appels</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 est enregistré.</translation>
    </message>
    <message>
        <source>No trail open</source>
        <translation>Aucune piste ouverte</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>Title of a pane. %1: number of a step</extracomment>
        <translation>Étape %1</translation>
    </message>
    <message>
        <source>Layers: %1. Python %2.</source>
        <extracomment>%1: names of protection layers, %2: a version number</extracomment>
        <translation>Couches : %1. Python %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln layer(s) active</source>
        <translation>
            <numerusform>%Ln couche active</numerusform>
            <numerusform>%Ln couches actives</numerusform>
        </translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln match the filter</source>
        <extracomment>Beside the title of the list of steps. %1: &quot;Run 46, gpt-4o: 5 steps&quot;, %Ln: how many the filter lets through</extracomment>
        <translation>
            <numerusform>%1, %Ln correspond au filtre</numerusform>
            <numerusform>%1, %Ln correspondent au filtre</numerusform>
        </translation>
    </message>
    <message>
        <source>Write Python and run it in the sandbox</source>
        <translation>Écrire du Python et l’exécuter dans le bac à sable</translation>
    </message>
    <message>
        <source>Its steps arrive while the log is written</source>
        <translation>Ses étapes arrivent pendant que le journal s’écrit</translation>
    </message>
    <message>
        <source>Your agent sends its steps while you watch</source>
        <translation>Votre agent envoie ses étapes pendant que vous regardez</translation>
    </message>
</context>
<context>
    <name>vitrine::MarkdownView</name>
    <message>
        <source>Formatted text</source>
        <extracomment>Accessible name of a text with headings, lists and emphasis</extracomment>
        <translation>Texte mis en forme</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Copier en Markdown</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Copier en JSON</translation>
    </message>
    <message>
        <source>Open Link</source>
        <translation>Ouvrir le lien</translation>
    </message>
    <message>
        <source>Open this address from the log in the browser?</source>
        <translation>Ouvrir cette adresse du journal dans le navigateur ?</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Button: opens a web page</extracomment>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>[image: %1]</source>
        <extracomment>In place of an image of a log, which is not loaded. %1: its description, %2: its address</extracomment>
        <translation>[image : %1]</translation>
    </message>
    <message>
        <source>[image: %1, %2]</source>
        <translation>[image : %1, %2]</translation>
    </message>
</context>
<context>
    <name>vitrine::Menus</name>
    <message>
        <source>&amp;Run</source>
        <translation>E&amp;xécution</translation>
    </message>
    <message>
        <source>&amp;Policy</source>
        <translation>&amp;Politique</translation>
    </message>
    <message>
        <source>&amp;Trail</source>
        <translation>P&amp;iste</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Colors</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>A&amp;ller</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>Fe&amp;nêtre</translation>
    </message>
    <message>
        <source>Clear List</source>
        <translation>Vider la liste</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtre</translation>
    </message>
    <message>
        <source>La&amp;youts</source>
        <translation>Di&amp;spositions</translation>
    </message>
    <message>
        <source>&amp;Saved Views</source>
        <extracomment>Menu of ways to look at a trail that the user keeps under names</extracomment>
        <translation>Vues &amp;enregistrées</translation>
    </message>
    <message>
        <source>Colu&amp;mns</source>
        <extracomment>Menu of the columns of the list that has the focus</extracomment>
        <translation>Co&amp;lonnes</translation>
    </message>
    <message>
        <source>Te&amp;xt Size</source>
        <extracomment>Menu of the sizes of code and texts</extracomment>
        <translation>&amp;Taille du texte</translation>
    </message>
</context>
<context>
    <name>vitrine::MessageStrip</name>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
</context>
<context>
    <name>vitrine::NoiseCommand</name>
    <message>
        <source>Print the rules by which a difference counts as noise, as a document to edit</source>
        <translation>Affiche les règles selon lesquelles une différence est du bruit, comme document à modifier</translation>
    </message>
    <message>
        <source>Rules to check and complete, or a trail whose newest replay kept rules of its own; without it, those that hold by default</source>
        <translation>Règles à vérifier et compléter, ou une piste d’audit dont la dernière relecture a gardé des règles propres ; sans ce fichier, celles par défaut</translation>
    </message>
</context>
<context>
    <name>vitrine::NoiseOption</name>
    <message>
        <source>JSON file that says which differences are noise; vitrine noise prints one to edit</source>
        <translation>Fichier JSON qui dit quelles différences sont du bruit ; vitrine noise en affiche un à modifier</translation>
    </message>
</context>
<context>
    <name>vitrine::NoisePage</name>
    <message>
        <source>A replayed step that differs from its record only in these counts as the same but for noise.</source>
        <translation>Une étape rejouée qui ne diffère de son enregistrement qu’en cela est tenue pour identique au bruit près.</translation>
    </message>
    <message>
        <source>Rules of the program</source>
        <extracomment>Group of the settings: differences that the program knows</extracomment>
        <translation>Règles du programme</translation>
    </message>
    <message>
        <source>Rules of your own</source>
        <extracomment>Group of the settings: differences that the user describes by patterns</extracomment>
        <translation>Vos propres règles</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Column titles of a table of rules; the pattern is a regular expression</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>Vaut</translation>
    </message>
    <message>
        <source>Add Rule</source>
        <extracomment>Button: adds a rule</extracomment>
        <translation>Ajouter une règle</translation>
    </message>
    <message>
        <source>Remove Rule</source>
        <extracomment>Button: removes the chosen rule</extracomment>
        <translation>Retirer la règle</translation>
    </message>
    <message>
        <source>A rule cannot be used: %1</source>
        <extracomment>%1: technical description of what is wrong with it</extracomment>
        <translation>Une règle est inutilisable : %1</translation>
    </message>
    <message>
        <source>No rules of your own</source>
        <extracomment>In place of the table of rules. The second sentence says what a rule does; Add Rule is a button</extracomment>
        <translation>Aucune règle personnelle</translation>
    </message>
    <message>
        <source>Add Rule makes one: what its pattern finds is no difference.</source>
        <translation>« Ajouter une règle » en crée une : ce que trouve son motif n’est pas une différence.</translation>
    </message>
</context>
<context>
    <name>vitrine::Obstacles</name>
    <message>
        <source>This step has no code.</source>
        <extracomment>Why an action cannot be used</extracomment>
        <translation>Cette étape n’a pas de code.</translation>
    </message>
    <message>
        <source>The trail has no run.</source>
        <extracomment>Why an action cannot be used</extracomment>
        <translation>La piste d’audit n’a aucune exécution.</translation>
    </message>
    <message>
        <source>Nothing runs.</source>
        <translation>Rien ne s’exécute.</translation>
    </message>
    <message>
        <source>No log or trail is open.</source>
        <extracomment>Why an action cannot be used</extracomment>
        <translation>Aucun journal ni aucune piste d’audit n’est ouvert.</translation>
    </message>
    <message>
        <source>Something runs: stop it, or wait for its end.</source>
        <extracomment>Why an action cannot be used</extracomment>
        <translation>Quelque chose s’exécute : arrêtez-le ou attendez sa fin.</translation>
    </message>
    <message>
        <source>The executor is not ready.</source>
        <translation>L’exécuteur n’est pas prêt.</translation>
    </message>
    <message>
        <source>No step is selected.</source>
        <extracomment>Why an action cannot be used</extracomment>
        <translation>Aucune étape n’est sélectionnée.</translation>
    </message>
    <message>
        <source>No run is selected.</source>
        <extracomment>Why an action cannot be used</extracomment>
        <translation>Aucune exécution n’est sélectionnée.</translation>
    </message>
</context>
<context>
    <name>vitrine::OpenOptions</name>
    <message>
        <source>Logs and trails to open in the workbench</source>
        <translation>Journaux et pistes d’audit à ouvrir dans l’atelier</translation>
    </message>
    <message>
        <source>Another of them, or a link to a place in one: vitrine:///FILE?run=N&amp;step=M</source>
        <extracomment>Help on the command line; the link is not translated</extracomment>
        <translation>Un autre, ou un lien vers un endroit de l’un d’eux : vitrine:///FICHIER?run=N&amp;step=M</translation>
    </message>
    <message>
        <source>Go to this run of the first file, by its number</source>
        <translation>Aller à cette exécution du premier fichier, par son numéro</translation>
    </message>
    <message>
        <source>Go to this step of the run, by its place in it</source>
        <translation>Aller à cette étape de l’exécution, par sa place</translation>
    </message>
    <message>
        <source>Replay the first run once it is open</source>
        <translation>Rejouer la première exécution dès qu’elle est ouverte</translation>
    </message>
    <message>
        <source>%1 is no link to a place in a log or trail.</source>
        <extracomment>%1: what was typed</extracomment>
        <translation>%1 n’est pas un lien vers un endroit d’un journal ou d’une piste.</translation>
    </message>
</context>
<context>
    <name>vitrine::PageSwitch</name>
    <message>
        <source>More</source>
        <extracomment>Button behind names of pages: a menu of those that have no room beside it</extracomment>
        <translation>Autres</translation>
    </message>
</context>
<context>
    <name>vitrine::PagedPresentation</name>
    <message>
        <source>Damaged</source>
        <extracomment>In a row of a list that cannot be read, because the file is damaged there</extracomment>
        <translation>Endommagé</translation>
    </message>
    <message>
        <source>%1, rule: %2</source>
        <extracomment>Read aloud. %1: what is said of a row, %2: name of the rule that colours it</extracomment>
        <translation>%1, règle : %2</translation>
    </message>
    <message>
        <source>Color rule: %1</source>
        <extracomment>Tip of a row. %1: name of the rule that colours it</extracomment>
        <translation>Règle de couleur : %1</translation>
    </message>
</context>
<context>
    <name>vitrine::PlaceText</name>
    <message>
        <source>Connecting</source>
        <extracomment>State of a job: it waits for a container engine or a cloud to answer</extracomment>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>Building image</source>
        <extracomment>State of a job: the image of a container or sandbox is made</extracomment>
        <translation>Construction de l’image</translation>
    </message>
    <message>
        <source>Starting sandbox</source>
        <extracomment>State of a job: a container or sandbox starts</extracomment>
        <translation>Démarrage du bac à sable</translation>
    </message>
    <message>
        <source>Installing packages</source>
        <extracomment>State of a job: packages are installed in a container or sandbox</extracomment>
        <translation>Installation de paquets</translation>
    </message>
    <message>
        <source>The container engine says: %1</source>
        <extracomment>%1: what a container engine warned of</extracomment>
        <translation>Le moteur de conteneurs dit : %1</translation>
    </message>
</context>
<context>
    <name>vitrine::PlainTextView</name>
    <message>
        <source>Copy</source>
        <extracomment>Context menu of a text view</extracomment>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Select All</source>
        <extracomment>Context menu of a text view</extracomment>
        <translation>Tout sélectionner</translation>
    </message>
    <message>
        <source>Find…</source>
        <extracomment>Context menu of a text view: opens the find bar</extracomment>
        <translation>Chercher…</translation>
    </message>
    <message>
        <source>Wrap Lines</source>
        <extracomment>Context menu of a text view, checkable: break long lines at the edge of the view</extracomment>
        <translation>Renvoyer les lignes à la ligne</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <extracomment>Context menu of a text view</extracomment>
        <translation>Copier en Markdown</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <extracomment>Context menu of a text view</extracomment>
        <translation>Copier en JSON</translation>
    </message>
    <message>
        <source>Indent JSON</source>
        <extracomment>Context menu of a text view, checkable: show JSON with a line for each value</extracomment>
        <translation>Indenter le JSON</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyCheckCommand</name>
    <message>
        <source>Say which recorded steps a policy would refuse; nothing runs</source>
        <translation>Dire quelles étapes enregistrées une politique refuserait ; rien n’est exécuté</translation>
    </message>
    <message>
        <source>A file, or one of %1</source>
        <translation>Un fichier, ou l’une de %1</translation>
    </message>
    <message>
        <source>Logs, trails, and folders of them</source>
        <translation>Journaux, pistes, et dossiers de ceux-ci</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Écrire un seul document JSON</translation>
    </message>
    <message>
        <source>Print a SARIF document</source>
        <translation>Écrire un document SARIF</translation>
    </message>
    <message>
        <source>Print a JUnit document</source>
        <translation>Écrire un document JUnit</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>Runs: %1, steps with code: %2, denied: %3</source>
        <extracomment>Sums below a list. %1, %2, %3: numbers</extracomment>
        <translation>Exécutions : %1, étapes avec code : %2, refusées : %3</translation>
    </message>
    <message>
        <source>Undecidable without running: %1</source>
        <translation>Indécidables sans exécution : %1</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyChooser</name>
    <message>
        <source>Policy</source>
        <translation>Politique</translation>
    </message>
    <message>
        <source>The policy that judges the steps and that they run under</source>
        <translation>La politique qui juge les étapes et sous laquelle elles s’exécutent</translation>
    </message>
    <message>
        <source>From log</source>
        <extracomment>A policy: the one that the log was recorded under</extracomment>
        <translation>Celle du journal</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A policy from a file. %1: its name, %2: the file</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyDiffCommand</name>
    <message>
        <source>Compare two policies, and what they would say of recorded steps</source>
        <translation>Comparer deux politiques, et ce qu’elles diraient d’étapes enregistrées</translation>
    </message>
    <message>
        <source>A file, or one of %1</source>
        <translation>Un fichier, ou l’une de %1</translation>
    </message>
    <message>
        <source>Logs, trails, and folders of them</source>
        <translation>Journaux, pistes, et dossiers de ceux-ci</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Écrire un seul document JSON</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Denied → allowed</source>
        <translation>Refusée → autorisée</translation>
    </message>
    <message>
        <source>Allowed → denied</source>
        <translation>Autorisée → refusée</translation>
    </message>
    <message>
        <source>Undecidable without running</source>
        <translation>Indécidable sans exécution</translation>
    </message>
    <message>
        <source>Denied → allowed: %1, allowed → denied: %2, undecidable: %3, not comparable: %4, unchanged: %5</source>
        <translation>Refusées → autorisées : %1, autorisées → refusées : %2, indécidables : %3, non comparables : %4, inchangées : %5</translation>
    </message>
    <message>
        <source>Runs at the same time for --confirm</source>
        <translation>Exécutions en même temps pour --confirm</translation>
    </message>
    <message>
        <source>Run the steps that change under AFTER, each after the steps before it in a jailed worker, and set what they did against what was said; trails among the files record that it was done</source>
        <translation>Exécuter les étapes qui changent sous AFTER, chacune après celles qui la précèdent dans un processus confiné, et comparer ce qu’elles font à ce qui était annoncé ; les pistes parmi les fichiers l’enregistrent</translation>
    </message>
    <message>
        <source>Trail that logs are imported into, and that records what --confirm showed; made if it is not there</source>
        <translation>Piste d’audit dans laquelle les journaux sont importés et qui consigne ce que --confirm a montré ; créée si elle n’existe pas</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyDraft</name>
    <message>
        <source>Reading the steps that the policy judges</source>
        <translation>Lecture des étapes que la politique juge</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyEditor</name>
    <message>
        <source>Policy as JSON</source>
        <translation>Politique en JSON</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyExportCommand</name>
    <message>
        <source>Print a policy as arguments for smolagents&apos; CodeAgent</source>
        <translation>Écrire une politique comme arguments de CodeAgent de smolagents</translation>
    </message>
    <message>
        <source>A file, or one of %1</source>
        <translation>Un fichier, ou l’une de %1</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Écrire un seul document JSON</translation>
    </message>
    <message>
        <source>The framework&apos;s own executor has no argument for these; with it they are:</source>
        <translation>L’exécuteur du framework n’a pas d’argument pour ceci ; avec lui, cela devient :</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyListCommand</name>
    <message>
        <source>List the bundled policies, the strictest first</source>
        <translation>Lister les politiques fournies, la plus stricte d’abord</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Écrire un seul document JSON</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Politique</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>Dialecte</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Imports</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>Empreinte</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyPane</name>
    <message>
        <source>Put in Force</source>
        <extracomment>Button: makes the draft the policy that is in force
----------
Title of a dialog</extracomment>
        <translation>Mettre en vigueur</translation>
    </message>
    <message>
        <source>Revert</source>
        <extracomment>Button: gives the draft up for the policy that is in force</extracomment>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Suggest Least</source>
        <extracomment>Button: suggests the smallest policy that the runs need</extracomment>
        <translation>Proposer la moindre</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Changed Steps</source>
        <translation>Étapes changées</translation>
    </message>
    <message>
        <source>By Run</source>
        <translation>Par exécution</translation>
    </message>
    <message>
        <source>By Rule</source>
        <translation>Par règle</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Why</source>
        <extracomment>Tab: why the draft denies the selected step</extracomment>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Unused and Risky</source>
        <translation>Inutilisé et risqué</translation>
    </message>
    <message>
        <source>Start From</source>
        <extracomment>Button with a menu: the draft begins as one of these policies</extracomment>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>Policy of the Log</source>
        <extracomment>A menu of choices of runs: the draft begins as the policy that their logs tell of</extracomment>
        <translation>Politique du journal</translation>
    </message>
    <message>
        <source>The lists of this pane tell of all of them.</source>
        <translation>Les listes de ce volet les donnent toutes.</translation>
    </message>
    <message>
        <source>Save Policy</source>
        <translation>Enregistrer la politique</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>%1, in force</source>
        <extracomment>Beside the title of the pane. %1: name of a policy</extracomment>
        <translation>%1, en vigueur</translation>
    </message>
    <message numerus="yes">
        <source>draft of %1, %Ln change(s), not in force</source>
        <translation>
            <numerusform>brouillon de %1, %Ln changement, pas en vigueur</numerusform>
            <numerusform>brouillon de %1, %Ln changements, pas en vigueur</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to Line</source>
        <translation>Aller à la ligne</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>%1: number of a line, %2: a sentence</extracomment>
        <translation>Ligne %1 : %2</translation>
    </message>
    <message>
        <source>What the Draft Changes</source>
        <translation>Ce que le brouillon change</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <extracomment>Tab: the smallest policy that the runs need</extracomment>
        <translation>Suggestion</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>Agent Arguments</source>
        <translation>Arguments de l’agent</translation>
    </message>
    <message>
        <source>File…</source>
        <extracomment>Menu entry: the draft begins as the policy of a file</extracomment>
        <translation>Fichier…</translation>
    </message>
    <message>
        <source>Open Policy</source>
        <translation>Ouvrir une politique</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 ne peut pas être lu.</translation>
    </message>
    <message>
        <source>Why? The answer stays in the trail, with your name; it may be empty.</source>
        <extracomment>In a dialog</extracomment>
        <translation>Pourquoi ? La réponse reste dans la piste, avec votre nom ; elle peut être vide.</translation>
    </message>
    <message>
        <source>Gate</source>
        <extracomment>Tab: steps of an agent that wait for a decision
----------
Tab. %1: how many steps wait</extracomment>
        <translation>Barrière</translation>
    </message>
    <message>
        <source>Gate (%1)</source>
        <translation>Barrière (%1)</translation>
    </message>
    <message>
        <source>The last valid text stays the draft, and %1 stays in force.</source>
        <extracomment>Below what is wrong with a policy. %1: name of a policy</extracomment>
        <translation>Le dernier texte valide reste le brouillon, et %1 reste en vigueur.</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more. The last valid text stays the draft, and %1 stays in force.</source>
        <translation>
            <numerusform>Et %Ln autre. Le dernier texte valide reste le brouillon, et %1 reste en vigueur.</numerusform>
            <numerusform>Et %Ln autres. Le dernier texte valide reste le brouillon, et %1 reste en vigueur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <extracomment>Below a remark on a policy. %n: how many remarks there are besides</extracomment>
        <translation>
            <numerusform>Et %Ln autre remarque.</numerusform>
            <numerusform>Et %Ln autres remarques.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are more steps than a filter can name.</source>
        <translation>Ce sont plus d’étapes qu’un filtre ne peut en nommer.</translation>
    </message>
    <message>
        <source>No run is selected.</source>
        <extracomment>In a strip</extracomment>
        <translation>Aucune exécution n’est sélectionnée.</translation>
    </message>
    <message>
        <source>The policy of a log is that of its runs: select one, or choose all.</source>
        <translation>La politique d’un journal est celle de ses exécutions : sélectionnez-en une ou prenez-les toutes.</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyRecoverCommand</name>
    <message>
        <source>Print the policy that a log tells of: the imports, limits and steps that its errors name</source>
        <translation>Affiche la politique dont parle un journal : les imports, limites et étapes que nomment ses erreurs</translation>
    </message>
    <message>
        <source>There is no run in it.</source>
        <translation>Il ne contient aucune exécution.</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyShowCommand</name>
    <message>
        <source>Print a policy as a JSON document, with nothing left out</source>
        <translation>Écrire une politique en document JSON, sans rien omettre</translation>
    </message>
    <message>
        <source>A file, or one of %1</source>
        <translation>Un fichier, ou l’une de %1</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicySides</name>
    <message>
        <source>Rules</source>
        <extracomment>Tab: the rules of a policy</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>JSON</source>
        <extracomment>Tab: the document of a policy</extracomment>
        <translation>JSON</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicySuggestCommand</name>
    <message>
        <source>Print the smallest policy under which recorded runs keep their results, as far as a review can tell</source>
        <translation>Écrire la plus petite politique sous laquelle les exécutions enregistrées gardent leurs résultats, autant qu’une revue peut le dire</translation>
    </message>
    <message>
        <source>Logs, trails, and folders of them</source>
        <translation>Journaux, pistes, et dossiers de ceux-ci</translation>
    </message>
    <message>
        <source>The policy that gives what recordings say nothing of, and that is compared with</source>
        <translation>La politique qui donne ce que les enregistrements ne disent pas, et à laquelle on compare</translation>
    </message>
    <message>
        <source>Limits are so many times what the runs have used</source>
        <translation>Les limites valent autant de fois ce que les exécutions ont utilisé</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Écrire un seul document JSON</translation>
    </message>
    <message>
        <source>Run the steps under the suggested policy, too, in a jailed worker: do their results stay?</source>
        <translation>Exécute aussi les étapes sous la politique proposée, dans un processus confiné : leurs résultats restent-ils ?</translation>
    </message>
    <message>
        <source>Runs at the same time for --confirm</source>
        <translation>Exécutions en même temps pour --confirm</translation>
    </message>
    <message numerus="yes">
        <source>By review: of %Ln step(s) %1 are allowed and %2 refused as they were recorded; %3 would end otherwise.</source>
        <extracomment>%n: number of steps, %1 to %3: how many of them</extracomment>
        <translation>
            <numerusform>Par l’examen : sur %Ln étape, %1 sont autorisées et %2 refusées comme elles ont été enregistrées ; %3 finiraient autrement.</numerusform>
            <numerusform>Par l’examen : sur %Ln étapes, %1 sont autorisées et %2 refusées comme elles ont été enregistrées ; %3 finiraient autrement.</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1, step %2: recorded %3, observed %4</source>
        <extracomment>A step that did not keep its result. %1: number of its run, %2: of the step, %3: how it ended when it was recorded, %4: how it ended now</extracomment>
        <translation>Exécution %1, étape %2 : enregistré %3, observé %4</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyTree</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column: allowed or denied</extracomment>
        <translation>État</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>%1 allowed, %2 of them unused</source>
        <extracomment>Rules of a policy. %1: how many things it allows, %2: how many of those no recorded step uses</extracomment>
        <translation>%1 autorisés, dont %2 inutilisés</translation>
    </message>
    <message>
        <source>Draft: was denied, now allowed</source>
        <translation>Brouillon : était refusé, maintenant autorisé</translation>
    </message>
    <message>
        <source>Draft: was allowed, now denied</source>
        <translation>Brouillon : était autorisé, maintenant refusé</translation>
    </message>
    <message>
        <source>Output Checks</source>
        <translation>Contrôles des sorties</translation>
    </message>
    <message>
        <source>secrets: %1, personal data: %2</source>
        <extracomment>%1, %2: off, warn or block</extracomment>
        <translation>secrets : %1, données personnelles : %2</translation>
    </message>
    <message>
        <source>&amp;Add Rule…</source>
        <extracomment>Context menu: adds a module, a file pattern or a host to a list of the policy</extracomment>
        <translation>&amp;Ajouter une règle…</translation>
    </message>
    <message>
        <source>Write &amp;Comment</source>
        <extracomment>Context menu: writes why a rule is as it is</extracomment>
        <translation>Écrire un &amp;commentaire</translation>
    </message>
    <message>
        <source>Add Rule</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Ajouter une règle</translation>
    </message>
    <message>
        <source>New entry of %1:</source>
        <extracomment>In a dialog. %1: name of a list of the policy, as Imports</extracomment>
        <translation>Nouvelle entrée de %1 :</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <extracomment>Entries of a list of a policy: files, hosts, layers</extracomment>
        <translation>
            <numerusform>%Ln entrée</numerusform>
            <numerusform>%Ln entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Draft: changed</source>
        <translation>Brouillon : changé</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Secrets</translation>
    </message>
    <message>
        <source>Personal Data</source>
        <translation>Données personnelles</translation>
    </message>
    <message>
        <source>The chosen executor does not have it: no step would run</source>
        <translation>L’exécuteur choisi ne l’a pas : aucune étape ne s’exécuterait</translation>
    </message>
    <message>
        <source>&amp;Filter: Steps That Use It</source>
        <extracomment>Context menu: the window&apos;s lists show the steps that use what a rule allows or denies</extracomment>
        <translation>&amp;Filtrer : étapes qui l’utilisent</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyTuning</name>
    <message>
        <source>Policy</source>
        <translation>Politique</translation>
    </message>
    <message>
        <source>draft</source>
        <extracomment>A policy that was written in the window, in place of the name of its file</extracomment>
        <translation>brouillon</translation>
    </message>
    <message>
        <source>A step of an agent waits at the gate.</source>
        <extracomment>In a strip across the window</extracomment>
        <translation>Une étape d’un agent attend à la barrière.</translation>
    </message>
    <message>
        <source>Show Gate</source>
        <translation>Montrer la barrière</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyUnusedCommand</name>
    <message>
        <source>List what a policy allows although no recorded step uses it, and what of it is risky</source>
        <translation>Lister ce qu’une politique permet sans qu’aucune étape enregistrée ne l’utilise, et ce qui en est risqué</translation>
    </message>
    <message>
        <source>A file, or one of %1</source>
        <translation>Un fichier, ou l’une de %1</translation>
    </message>
    <message>
        <source>Logs, trails, and folders of them</source>
        <translation>Journaux, pistes, et dossiers de ceux-ci</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Écrire un seul document JSON</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Concerne</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>No recorded step uses it</source>
        <translation>Aucune étape enregistrée ne l’utilise</translation>
    </message>
</context>
<context>
    <name>vitrine::PolicyWhyCommand</name>
    <message>
        <source>Run %1, step %2</source>
        <extracomment>Head line of what denies a step. %1, %2: numbers</extracomment>
        <translation>Exécution %1, étape %2</translation>
    </message>
    <message>
        <source>line %1: %2 (%3)</source>
        <extracomment>%1: number of a line, %2: what is wrong, %3: the rule that says so</extracomment>
        <translation>ligne %1 : %2 (%3)</translation>
    </message>
    <message numerus="yes">
        <source>%1: allows %Ln step(s) and nothing else</source>
        <extracomment>A change of a policy. %1: the change, %n: how many steps</extracomment>
        <translation>
            <numerusform>%1 : autorise %Ln étape et rien d’autre</numerusform>
            <numerusform>%1 : autorise %Ln étapes et rien d’autre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: allows %Ln step(s), and opens %2</source>
        <extracomment>A change of a policy. %1: the change, %n: how many steps, %2: names of modules and functions</extracomment>
        <translation>
            <numerusform>%1 : autorise %Ln étape et ouvre %2</numerusform>
            <numerusform>%1 : autorise %Ln étapes et ouvre %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Say what denies recorded steps, and which changes would allow them</source>
        <translation>Dire ce qui refuse des étapes enregistrées, et quels changements les autoriseraient</translation>
    </message>
    <message>
        <source>A file, or one of %1</source>
        <translation>Un fichier, ou l’une de %1</translation>
    </message>
    <message>
        <source>Logs, trails, and folders of them</source>
        <translation>Journaux, pistes, et dossiers de ceux-ci</translation>
    </message>
    <message>
        <source>Only the step with this number in its run</source>
        <translation>Seulement l’étape de ce numéro dans son exécution</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Écrire un seul document JSON</translation>
    </message>
    <message numerus="yes">
        <source>The policy denies none of %Ln step(s) with code.</source>
        <translation>
            <numerusform>La politique ne refuse pas la seule étape avec du code.</numerusform>
            <numerusform>La politique ne refuse aucune des %Ln étapes avec du code.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::PrintDialog</name>
    <message>
        <source>Print</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>What is printed. %1: number of a step</extracomment>
        <translation>Étape %1</translation>
    </message>
    <message>
        <source>Run %1 with all its steps</source>
        <extracomment>What is printed. %1: number of a run</extracomment>
        <translation>Exécution %1 avec toutes ses étapes</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Quoi :</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>Accessible name of the pages that will be printed</extracomment>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Enregistrer en P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>Button: chooses a printer</extracomment>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Laying out the pages…</source>
        <extracomment>While the pages are laid out that will be printed</extracomment>
        <translation>Mise en page…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s)</source>
        <extracomment>Below a preview</extracomment>
        <translation>
            <numerusform>%Ln page</numerusform>
            <numerusform>%Ln pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s), of which the first %1 are shown</source>
        <translation>
            <numerusform>%Ln page, dont les %1 premières sont montrées</numerusform>
            <numerusform>%Ln pages, dont les %1 premières sont montrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <extracomment>Title of a file dialog</extracomment>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documents PDF (*.pdf)</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <translation>P&amp;apier :</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Orientation</source>
        <extracomment>Accessible name: whether paper is upright</extracomment>
        <translation>Orientation</translation>
    </message>
    <message>
        <source>Portrait</source>
        <extracomment>Paper that is higher than wide</extracomment>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Landscape</source>
        <extracomment>Paper that is wider than high</extracomment>
        <translation>Paysage</translation>
    </message>
</context>
<context>
    <name>vitrine::PrintJob</name>
    <message>
        <source>Printing %1</source>
        <extracomment>What is worked on. %1: name of a file</extracomment>
        <translation>Impression de %1</translation>
    </message>
    <message>
        <source>It was given to the printer.</source>
        <extracomment>What came out of a job</extracomment>
        <translation>Transmis à l’imprimante.</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <extracomment>What came out of a job. %1: name of a file</extracomment>
        <translation>%1 est enregistré.</translation>
    </message>
</context>
<context>
    <name>vitrine::PrintedSteps</name>
    <message>
        <source>%1, run %2</source>
        <extracomment>Headline of what is printed. %1: name of a file, %2: number of a run</extracomment>
        <translation>%1, exécution %2</translation>
    </message>
    <message>
        <source>Task</source>
        <extracomment>Title of a part of what is printed: what the agent was to do</extracomment>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Title of a part of what is printed: what the agent answered in the end</extracomment>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Step %1, %2: %3</source>
        <extracomment>Headline of a step that is printed. %1: its number, %2: its kind, &quot;Action&quot;, %3: how it ended, &quot;Error: …&quot;</extracomment>
        <translation>Étape %1, %2 : %3</translation>
    </message>
    <message>
        <source>Thought</source>
        <extracomment>Title of a part of what is printed</extracomment>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Title of a part of what is printed</extracomment>
        <translation>Code</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Affichages</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Run again: %1</source>
        <extracomment>Title of a part of what is printed. %1: &quot;Same&quot;, &quot;Differs&quot;, &quot;OK&quot;</extracomment>
        <translation>Rejoué : %1</translation>
    </message>
    <message>
        <source>Code of the draft</source>
        <translation>Code du brouillon</translation>
    </message>
    <message>
        <source>Step %1 cannot be read.</source>
        <extracomment>In place of a step that is printed. %1: its number</extracomment>
        <translation>L’étape %1 ne peut pas être lue.</translation>
    </message>
    <message>
        <source>… The rest of this text is not printed.</source>
        <extracomment>At the end of a printed text: the rest of it is left out</extracomment>
        <translation>… Le reste de ce texte n’est pas imprimé.</translation>
    </message>
</context>
<context>
    <name>vitrine::ProblemText</name>
    <message>
        <source>The document is empty: write at least {&quot;vitrine_policy&quot;: 1, &quot;name&quot;: &quot;mine&quot;}.</source>
        <translation>Le document est vide : écrivez au moins {&quot;vitrine_policy&quot;: 1, &quot;name&quot;: &quot;la mienne&quot;}.</translation>
    </message>
    <message>
        <source>The document ends too early: a quotation mark or a closing bracket is missing.</source>
        <translation>Le document se termine trop tôt : il manque un guillemet ou une accolade fermante.</translation>
    </message>
    <message>
        <source>The text that begins on this line is not closed: a quotation mark is missing.</source>
        <translation>Le texte qui commence sur cette ligne n’est pas fermé : il manque un guillemet.</translation>
    </message>
    <message>
        <source>The comma before %1 is one too many: take it away.</source>
        <extracomment>%1: a closing bracket</extracomment>
        <translation>La virgule avant %1 est de trop : supprimez-la.</translation>
    </message>
    <message>
        <source>JSON has no comments: write them into the field %1.</source>
        <extracomment>%1: name of a field</extracomment>
        <translation>JSON n’a pas de commentaires : écrivez-les dans le champ %1.</translation>
    </message>
    <message>
        <source>%1 is no number: write one, or null for no limit.</source>
        <extracomment>%1: what stands there, such as NaN</extracomment>
        <translation>%1 n’est pas un nombre : écrivez-en un, ou null pour aucune limite.</translation>
    </message>
    <message>
        <source>%1 is too large to be read: write a smaller number, or null for no limit.</source>
        <extracomment>%1: a number</extracomment>
        <translation>%1 est trop grand pour être lu : écrivez un nombre plus petit, ou null pour aucune limite.</translation>
    </message>
    <message>
        <source>This is not UTF-8: save the file in that encoding.</source>
        <translation>Ceci n’est pas de l’UTF-8 : enregistrez le fichier dans ce codage.</translation>
    </message>
    <message>
        <source>%1 is not what JSON has here: a comma, a colon or a quotation mark may be missing before it.</source>
        <extracomment>%1: what stands there</extracomment>
        <translation>%1 n’a pas sa place ici en JSON : il manque peut-être avant une virgule, un deux-points ou un guillemet.</translation>
    </message>
    <message>
        <source>The document is too long: %1 bytes are the most.</source>
        <extracomment>%1: a number of bytes</extracomment>
        <translation>Le document est trop long : %1 octets au plus.</translation>
    </message>
    <message>
        <source>The list is too long: %1 entries are the most; patterns such as numpy.* stand for many.</source>
        <extracomment>%1: a number</extracomment>
        <translation>La liste est trop longue : %1 entrées au plus ; des motifs comme numpy.* en remplacent beaucoup.</translation>
    </message>
    <message>
        <source>Brackets are nested too deeply here for a policy.</source>
        <translation>Les crochets sont ici trop profondément imbriqués pour une politique.</translation>
    </message>
    <message>
        <source>More is wrong from here on: mend what is told first.</source>
        <translation>D’autres erreurs suivent : corrigez d’abord celles qui sont indiquées.</translation>
    </message>
    <message>
        <source>This is no policy: it has to be an object with the field &quot;vitrine_policy&quot;: 1.</source>
        <translation>Ce n’est pas une politique : il faut un objet avec le champ &quot;vitrine_policy&quot;: 1.</translation>
    </message>
    <message>
        <source>This policy is of version %1 of the format, which a newer program wrote: update this one, which knows version 1.</source>
        <extracomment>%1: number of a version</extracomment>
        <translation>Cette politique est en version %1 du format, écrite par un programme plus récent : mettez celui-ci à jour, il connaît la version 1.</translation>
    </message>
    <message>
        <source>There is no field %1 here.</source>
        <extracomment>%1: name of a field</extracomment>
        <translation>Il n’y a pas de champ %1 ici.</translation>
    </message>
    <message>
        <source>There is no field %1 here. Is %2 meant?</source>
        <extracomment>%1, %2: names of fields</extracomment>
        <translation>Il n’y a pas de champ %1 ici. Est-ce %2 ?</translation>
    </message>
    <message>
        <source>The field %1 stands here for the second time: keep one of them.</source>
        <extracomment>%1: name of a field</extracomment>
        <translation>Le champ %1 figure ici pour la seconde fois : n’en gardez qu’un.</translation>
    </message>
    <message>
        <source>The version of the format is wanted here: 1.</source>
        <translation>Il faut ici la version du format : 1.</translation>
    </message>
    <message>
        <source>An object is wanted here: { … }.</source>
        <translation>Il faut ici un objet : { … }.</translation>
    </message>
    <message>
        <source>A text that is not empty is wanted here: &quot;…&quot;.</source>
        <translation>Il faut ici un texte non vide : &quot;…&quot;.</translation>
    </message>
    <message>
        <source>A list of texts is wanted here: [&quot;…&quot;, &quot;…&quot;].</source>
        <translation>Il faut ici une liste de textes : [&quot;…&quot;, &quot;…&quot;].</translation>
    </message>
    <message>
        <source>A whole number, zero or more, is wanted here.</source>
        <translation>Il faut ici un nombre entier, zéro ou plus.</translation>
    </message>
    <message>
        <source>A number of seconds above zero is wanted here, or null for no limit.</source>
        <translation>Il faut ici un nombre de secondes supérieur à zéro, ou null pour aucune limite.</translation>
    </message>
    <message>
        <source>One of these is wanted here: %1.</source>
        <extracomment>%1: a list of words</extracomment>
        <translation>Il faut ici l’un de ceux-ci : %1.</translation>
    </message>
    <message>
        <source>No bundled policy is called %1. Is this meant: %2?</source>
        <extracomment>%1: what stands there, %2: one or several names of policies</extracomment>
        <translation>Aucune politique fournie ne s’appelle %1. Est-ce : %2 ?</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>%1: number of a line, %2: of a column, %3: a sentence</extracomment>
        <translation>Ligne %1, colonne %2 : %3</translation>
    </message>
</context>
<context>
    <name>vitrine::ProgressLine</name>
    <message>
        <source>%1%</source>
        <extracomment>How much of something is done. %1: a number from 0 to 100</extracomment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>vitrine::ProgressText</name>
    <message>
        <source>%1/s</source>
        <extracomment>%1: an amount of data, for example &quot;12.5 MiB&quot;; the text stands for that amount a second</extracomment>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <extracomment>How long something still takes. %1: number of seconds</extracomment>
        <translation>encore %1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <extracomment>How long something still takes. %1: number of minutes</extracomment>
        <translation>encore %1 min</translation>
    </message>
    <message>
        <source>%1 runs/s</source>
        <extracomment>How fast a job goes. %1: how many runs a second</extracomment>
        <translation>%1 exécutions/s</translation>
    </message>
    <message>
        <source>%1 steps/s</source>
        <extracomment>How fast a job goes. %1: how many steps a second</extracomment>
        <translation>%1 étapes/s</translation>
    </message>
    <message>
        <source>%1 entries/s</source>
        <extracomment>How fast a job goes. %1: how many entries of a trail a second</extracomment>
        <translation>%1 entrées/s</translation>
    </message>
</context>
<context>
    <name>vitrine::PromptPage</name>
    <message>
        <source>Whole Prompt</source>
        <extracomment>Switch over a prompt: all of its messages</extracomment>
        <translation>Invite entière</translation>
    </message>
    <message>
        <source>Growth</source>
        <extracomment>Switch over a prompt: what is new in it since the step before</extracomment>
        <translation>Ajouts</translation>
    </message>
    <message>
        <source>No step before this one has a prompt: all of it is new.</source>
        <translation>Aucune étape précédente n’a d’invite : tout est nouveau.</translation>
    </message>
    <message>
        <source>Before step %1</source>
        <extracomment>Title of a side of a comparison of prompts. %1: number of a step</extracomment>
        <translation>Avant l’étape %1</translation>
    </message>
    <message>
        <source>Before this step</source>
        <translation>Avant cette étape</translation>
    </message>
</context>
<context>
    <name>vitrine::ProofJob</name>
    <message>
        <source>Proving a step of %1</source>
        <extracomment>What is worked on. %1: name of a log or a trail</extracomment>
        <translation>Preuve d’une étape de %1</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <extracomment>What came of a job. %1: name of a file</extracomment>
        <translation>%1 est enregistré.</translation>
    </message>
</context>
<context>
    <name>vitrine::ProofText</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A module that is not installed. %1: its name, %2: how many steps need it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be proved, as modules are not installed on this machine: %1.</source>
        <extracomment>%n: how many steps, %1: names of modules, each with how many steps need it: &quot;sympy (9), scipy (1)&quot;</extracomment>
        <translation>
            <numerusform>%Ln n’a pas pu être prouvée, car des modules ne sont pas installés sur cette machine : %1.</numerusform>
            <numerusform>%Ln n’ont pas pu être prouvées, car des modules ne sont pas installés sur cette machine : %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By running: of %Ln step(s) %1 kept their results, %2 were denied, %3 ended otherwise for other reasons, %4 came after such a step.</source>
        <extracomment>%n: number of steps, %1 to %4: how many of them</extracomment>
        <translation>
            <numerusform>Par exécution : sur %Ln étape, %1 ont gardé leur résultat, %2 ont été refusées, %3 ont fini autrement pour d’autres raisons, %4 venaient après une telle étape.</numerusform>
            <numerusform>Par exécution : sur %Ln étapes, %1 ont gardé leur résultat, %2 ont été refusées, %3 ont fini autrement pour d’autres raisons, %4 venaient après une telle étape.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, after a step that ended otherwise</source>
        <extracomment>How a step ended that came after one that ended otherwise than it was recorded. %1: &quot;OK&quot;</extracomment>
        <translation>%1, après une étape qui s’est terminée autrement</translation>
    </message>
    <message>
        <source>%1, with another value</source>
        <extracomment>How a step ended. %1: &quot;OK&quot;</extracomment>
        <translation>%1, avec une autre valeur</translation>
    </message>
    <message>
        <source>%1, with other prints</source>
        <extracomment>How a step ended. %1: &quot;OK&quot;</extracomment>
        <translation>%1, avec d’autres sorties</translation>
    </message>
</context>
<context>
    <name>vitrine::ReceiveCommand</name>
    <message>
        <source>Take the spans that an agent on this machine exports over OTLP/HTTP into a trail, until Ctrl+C</source>
        <translation>Reprend dans une piste les spans qu’un agent de cette machine exporte par OTLP/HTTP, jusqu’à Ctrl+C</translation>
    </message>
    <message>
        <source>The trail; made if it is not there. What came is kept beside it, in DB.received</source>
        <translation>La piste ; créée si elle n’existe pas. Ce qui est arrivé est conservé à côté, dans DB.received</translation>
    </message>
    <message>
        <source>Port on the loopback address; 0 is any that is free</source>
        <translation>Port sur l’adresse de bouclage ; 0 : n’importe lequel de libre</translation>
    </message>
    <message>
        <source>File with the token that exporters have to send; without it, a new one is made and printed</source>
        <translation>Fichier contenant le jeton que les exportateurs doivent envoyer ; sinon un nouveau est créé et affiché</translation>
    </message>
    <message>
        <source>Print a line of JSON for each change</source>
        <translation>Affiche une ligne JSON par changement</translation>
    </message>
    <message>
        <source>Listening on %1. An exporter finds it with:</source>
        <extracomment>%1: an address</extracomment>
        <translation>À l’écoute sur %1. Un exportateur le trouve avec :</translation>
    </message>
    <message>
        <source>The token is empty.</source>
        <extracomment>%1: number of a port</extracomment>
        <translation>Le jeton est vide.</translation>
    </message>
    <message>
        <source>Port %1 is not free. --port names another one.</source>
        <translation>Le port %1 n’est pas libre. --port en nomme un autre.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new run(s), %1 changed</source>
        <extracomment>%n: how many runs are new, %1: how many others have changed</extracomment>
        <translation>
            <numerusform>%Ln nouvelle exécution, modifiées : %1</numerusform>
            <numerusform>%Ln nouvelles exécutions, modifiées : %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ReceiveDialog</name>
    <message>
        <source>Copy Token</source>
        <translation>Copier le jeton</translation>
    </message>
    <message>
        <source>Copy Settings of the Exporter</source>
        <translation>Copier les réglages de l’exportateur</translation>
    </message>
    <message>
        <source>Receive Spans</source>
        <extracomment>Title of a dialog: spans that a running agent exports come into a trail</extracomment>
        <translation>Recevoir des spans</translation>
    </message>
    <message>
        <source>any that is free</source>
        <extracomment>In place of the number of a port</extracomment>
        <translation>n’importe lequel de libre</translation>
    </message>
    <message>
        <source>Takes OTLP over HTTP, JSON and protocol buffers, from programs of this machine that send the token. Nothing listens until it is started, and not beyond this window.</source>
        <translation>Prend OTLP par HTTP, JSON et Protocol Buffers, des programmes de cette machine qui envoient le jeton. Rien n’écoute avant d’être démarré, ni plus longtemps que cette fenêtre.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button: begins to receive spans</extracomment>
        <translation>&amp;Démarrer</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <extracomment>Button: receives no more spans</extracomment>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>&amp;Port :</translation>
    </message>
    <message>
        <source>State:</source>
        <extracomment>Label: whether spans are received</extracomment>
        <translation>État :</translation>
    </message>
    <message>
        <source>T&amp;oken:</source>
        <extracomment>Label of what an exporter has to send to be let in</extracomment>
        <translation>Jet&amp;on :</translation>
    </message>
    <message>
        <source>&amp;Exporter:</source>
        <extracomment>Label of lines for a shell</extracomment>
        <translation>&amp;Exportateur :</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button: the text beside or above it goes to the clipboard</extracomment>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Listening on %1</source>
        <extracomment>State of the receiver of spans. %1: an address</extracomment>
        <translation>Écoute sur %1</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Éteint</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Jeton</translation>
    </message>
</context>
<context>
    <name>vitrine::RecentList</name>
    <message>
        <source>Open</source>
        <extracomment>Button under the list of recent files</extracomment>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Remove From List</source>
        <extracomment>Button under the list of recent files</extracomment>
        <translation>Retirer de la liste</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Column of the list of recent files</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>Column of the list of recent files</extracomment>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>Column of the list of recent files: log, trail, moved</extracomment>
        <translation>État</translation>
    </message>
    <message>
        <source>Recent files</source>
        <extracomment>Accessible name of a list</extracomment>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Aucun fichier récent</translation>
    </message>
    <message>
        <source>What you open is listed here.</source>
        <translation>Ce que vous ouvrez est listé ici.</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>State of a recent file</extracomment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Trail</source>
        <extracomment>State of a recent file</extracomment>
        <translation>Piste d’audit</translation>
    </message>
    <message>
        <source>File has moved</source>
        <extracomment>State of a recent file: it is not where it was</extracomment>
        <translation>Le fichier a été déplacé</translation>
    </message>
    <message>
        <source>not checked</source>
        <extracomment>State of a recent file: nothing is known of it</extracomment>
        <translation>non vérifié</translation>
    </message>
    <message>
        <source>Runs</source>
        <extracomment>Column of the list of recent files: how many runs it has</extracomment>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Opened</source>
        <extracomment>Column of the list of recent files: when it was opened last</extracomment>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>not kept</source>
        <extracomment>Of a recent file: how many runs it has, or when it was opened, was not kept</extracomment>
        <translation>non conservé</translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>When a file was opened</extracomment>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>yesterday</source>
        <extracomment>When a file was opened</extracomment>
        <translation>hier</translation>
    </message>
</context>
<context>
    <name>vitrine::RecordPrinter</name>
    <message>
        <source>Run %1  %2</source>
        <extracomment>Title of a run. %1: its number, %2: how it ended</extracomment>
        <translation>Exécution %1  %2</translation>
    </message>
    <message>
        <source>task</source>
        <translation>tâche</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>réponse</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Étape %1</translation>
    </message>
    <message>
        <source>thought</source>
        <translation>pensée</translation>
    </message>
    <message>
        <source>code</source>
        <translation>code</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>Execution %1</source>
        <extracomment>One time that a step was run. %1: its number</extracomment>
        <translation>Passage %1</translation>
    </message>
    <message>
        <source>edited</source>
        <extracomment>The code of the step was changed before it was run</extracomment>
        <translation>modifié</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrompu</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
</context>
<context>
    <name>vitrine::RecordedCallsEdit</name>
    <message>
        <source>Remove Call</source>
        <translation>Retirer l’appel</translation>
    </message>
    <message>
        <source>Add Call</source>
        <translation>Ajouter un appel</translation>
    </message>
    <message>
        <source>A call takes the first unused result with its arguments, else the next.</source>
        <translation>Un appel prend le premier résultat inutilisé ayant ses arguments, sinon le suivant.</translation>
    </message>
    <message>
        <source>Recorded calls</source>
        <extracomment>Accessible name of a table</extracomment>
        <translation>Appels enregistrés</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Column titles of recorded calls; both are JSON</extracomment>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Result of the chosen call, as text</source>
        <extracomment>Above a field with what a tool answered to the chosen call</extracomment>
        <translation>Résultat de l’appel choisi, en texte</translation>
    </message>
    <message>
        <source>Result of the chosen call, as JSON</source>
        <translation>Résultat de l’appel choisi, en JSON</translation>
    </message>
    <message>
        <source>Arguments of the chosen call, as JSON</source>
        <extracomment>Above a field with what a tool was called with</extracomment>
        <translation>Arguments de l’appel choisi, en JSON</translation>
    </message>
</context>
<context>
    <name>vitrine::RemarkText</name>
    <message>
        <source>%1 can match no module: write a name such as numpy, numpy.linalg or numpy.*.</source>
        <extracomment>%1: a pattern of modules</extracomment>
        <translation>%1 ne peut correspondre à aucun module : écrivez un nom comme numpy, numpy.linalg ou numpy.*.</translation>
    </message>
    <message>
        <source>Python has no builtin %1.</source>
        <extracomment>%1: a name</extracomment>
        <translation>Python n’a pas de fonction intégrée %1.</translation>
    </message>
    <message>
        <source>%1 has no two underscores on either side: such attributes are always allowed.</source>
        <extracomment>%1: a name</extracomment>
        <translation>%1 n’a pas deux tirets bas de chaque côté : de tels attributs sont toujours autorisés.</translation>
    </message>
    <message>
        <source>Python&apos;s syntax has no %1: the names are those of the module ast.</source>
        <extracomment>%1: a name</extracomment>
        <translation>La syntaxe de Python n’a pas de %1 : les noms sont ceux du module ast.</translation>
    </message>
    <message>
        <source>There is no protection layer %1: no step would run.</source>
        <extracomment>%1: a name</extracomment>
        <translation>Il n’y a pas de couche de protection %1 : aucune étape ne serait exécutée.</translation>
    </message>
    <message>
        <source>%1 MiB is more memory than this machine has.</source>
        <extracomment>%1: a number of MiB</extracomment>
        <translation>%1 Mio est plus de mémoire que cette machine n’en a.</translation>
    </message>
    <message>
        <source>%1 is allowed here, but %2 in imports.deny is stronger: take it out of one of the lists.</source>
        <extracomment>%1, %2: patterns of modules</extracomment>
        <translation>%1 est autorisé ici, mais %2 dans imports.deny l’emporte : retirez-le de l’une des listes.</translation>
    </message>
    <message>
        <source>%1 matches no file: paths begin with / or **.</source>
        <extracomment>%1: a pattern of paths</extracomment>
        <translation>%1 ne correspond à aucun fichier : les chemins commencent par / ou **.</translation>
    </message>
    <message>
        <source>%1 matches no host: write a name such as pypi.org or *.pypi.org, without address or path.</source>
        <extracomment>%1: a pattern of hosts</extracomment>
        <translation>%1 ne correspond à aucun hôte : écrivez un nom comme pypi.org ou *.pypi.org, sans protocole ni chemin.</translation>
    </message>
    <message>
        <source>%1 is a module that hardly anybody has.</source>
        <extracomment>%1: name of a module</extracomment>
        <translation>%1 est un module que presque personne n’a.</translation>
    </message>
    <message>
        <source>No tool can be called %1: write its name, or * for all.</source>
        <extracomment>%1: a name</extracomment>
        <translation>Aucun outil ne peut s’appeler %1 : écrivez son nom, ou * pour tous.</translation>
    </message>
    <message>
        <source>%1 Is %2 meant?</source>
        <extracomment>%1: a sentence, %2: the name that was most likely meant</extracomment>
        <translation>%1 Est-ce %2 ?</translation>
    </message>
    <message>
        <source>With %1 at zero no while loop can run; null means no limit.</source>
        <extracomment>%1: name of a limit</extracomment>
        <translation>Avec %1 à zéro, aucune boucle while ne peut tourner ; null signifie aucune limite.</translation>
    </message>
    <message>
        <source>With %1 at zero no run may have a step; null means no limit.</source>
        <extracomment>%1: name of a limit</extracomment>
        <translation>Avec %1 à zéro, aucune exécution ne peut avoir d’étape ; null signifie aucune limite.</translation>
    </message>
    <message>
        <source>No step lasts %1 seconds: write null for no limit.</source>
        <extracomment>%1: a number of seconds</extracomment>
        <translation>Aucune étape ne dure %1 secondes : écrivez null pour aucune limite.</translation>
    </message>
    <message>
        <source>%1 MiB is more than the disk of this machine holds.</source>
        <extracomment>%1: a number of MiB</extracomment>
        <translation>%1 Mio dépassent le disque de cette machine.</translation>
    </message>
    <message>
        <source>No stack holds %1 calls within each other: the interpreter ends such code long before.</source>
        <extracomment>%1: a number</extracomment>
        <translation>Aucune pile ne contient %1 appels imbriqués : l’interpréteur arrête un tel code bien avant.</translation>
    </message>
    <message>
        <source>The chosen executor has no layer %1 here: it would run no step.</source>
        <extracomment>%1: technical name of a protection layer</extracomment>
        <translation>L’exécuteur choisi n’a pas ici la couche %1 : il n’exécuterait aucune étape.</translation>
    </message>
    <message>
        <source>With %1 at zero hardly any step can run; null means no limit.</source>
        <extracomment>%1: name of a limit</extracomment>
        <translation>Avec %1 à zéro, presque aucune étape ne peut être exécutée ; null signifie sans limite.</translation>
    </message>
    <message>
        <source>A limit of %1 calls within each other counts as 50: the interpreter needs as many itself.</source>
        <extracomment>Of a limit of calls within each other. %1: a number</extracomment>
        <translation>Une limite de %1 appels imbriqués compte comme 50 : l’interpréteur lui-même en a besoin d’autant.</translation>
    </message>
</context>
<context>
    <name>vitrine::RemoteOptions</name>
    <message>
        <source>Address of the Jupyter server for --executor jupyter; its token stands in it or in JUPYTER_TOKEN</source>
        <translation>Adresse du serveur Jupyter pour --executor jupyter ; son jeton s&apos;y trouve ou dans JUPYTER_TOKEN</translation>
    </message>
    <message>
        <source>Address of the container engine for --executor docker, such as unix:///run/podman/podman.sock; otherwise as DOCKER_HOST says, or the first socket that is there</source>
        <translation>Adresse du moteur de conteneurs pour --executor docker, par exemple unix:///run/podman/podman.sock ; sinon selon DOCKER_HOST, ou la première socket présente</translation>
    </message>
    <message>
        <source>Dockerfile that the image is built from, instead of the program&apos;s own</source>
        <translation>Dockerfile à partir duquel l&apos;image est construite, au lieu de celui du programme</translation>
    </message>
    <message>
        <source>The executor jupyter needs the address of a server: --server URL.</source>
        <translation>L&apos;exécuteur jupyter a besoin de l&apos;adresse d&apos;un serveur : --server URL.</translation>
    </message>
    <message>
        <source>Image: %1</source>
        <extracomment>%1: name of an image, or what the engine says while it builds it</extracomment>
        <translation>Image : %1</translation>
    </message>
    <message>
        <source>The container engine says: %1</source>
        <extracomment>%1: what it says</extracomment>
        <translation>Le moteur de conteneurs dit : %1</translation>
    </message>
    <message>
        <source>Image with Python 3.13 for --executor docker, or with a Jupyter server on port 8888 for docker-kernel, which otherwise build one; template of E2B, image of Modal or Blaxel</source>
        <translation>Image avec Python 3.13 pour --executor docker, ou avec un serveur Jupyter sur le port 8888 pour docker-kernel, qui sinon en construisent une ; modèle d&apos;E2B, image de Modal ou Blaxel</translation>
    </message>
    <message>
        <source>Package that each session begins with, such as sympy==1.13; may be given more than once. The policy has to allow its module and the hosts of the index. For docker-kernel, jupyter, e2b, modal and blaxel</source>
        <translation>Paquet avec lequel chaque session commence, par exemple sympy==1.13 ; peut être donné plusieurs fois. La politique doit autoriser son module et les hôtes de l’index. Pour docker-kernel, jupyter, e2b, modal et blaxel</translation>
    </message>
    <message>
        <source>Address of the package index for --install, instead of https://pypi.org/simple</source>
        <translation>Adresse de l’index des paquets pour --install, au lieu de https://pypi.org/simple</translation>
    </message>
    <message>
        <source>Packages: %1</source>
        <extracomment>%1: what the installer of packages says</extracomment>
        <translation>Paquets : %1</translation>
    </message>
</context>
<context>
    <name>vitrine::RemotePage</name>
    <message>
        <source>Containers</source>
        <extracomment>Executor: containers of an engine such as Docker</extracomment>
        <translation>Conteneurs</translation>
    </message>
    <message>
        <source>as DOCKER_HOST says, or the socket that is there</source>
        <extracomment>Hint in the empty field for the address of a container engine</extracomment>
        <translation>selon DOCKER_HOST, ou la socket présente</translation>
    </message>
    <message>
        <source>kept in the keyring, or in the environment</source>
        <extracomment>Hint in the empty field for a secret key</extracomment>
        <translation>gardée dans le trousseau, ou dans l&apos;environnement</translation>
    </message>
    <message>
        <source>Test Connection</source>
        <extracomment>Button: asks the service whether it answers</extracomment>
        <translation>Tester la connexion</translation>
    </message>
    <message>
        <source>Where:</source>
        <translation>Où :</translation>
    </message>
    <message>
        <source>Engine:</source>
        <translation>Moteur :</translation>
    </message>
    <message>
        <source>Image:</source>
        <translation>Image :</translation>
    </message>
    <message>
        <source>Key:</source>
        <translation>Clé :</translation>
    </message>
    <message>
        <source>Running now</source>
        <extracomment>Group in the settings: containers and sandboxes that run and may cost something</extracomment>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Containers and sandboxes that run</source>
        <extracomment>Accessible name of a list</extracomment>
        <translation>Conteneurs et bacs à sable en cours</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Column titles: name of a container or sandbox, its image, since when it runs</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>Refresh</source>
        <extracomment>Button: asks again what runs</extracomment>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button: ends the chosen container or sandbox</extracomment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>built when it is needed</source>
        <extracomment>Hint in the empty field for an image or template</extracomment>
        <translation>construite au besoin</translation>
    </message>
    <message>
        <source>the usual one</source>
        <translation>l&apos;habituelle</translation>
    </message>
    <message>
        <source>The key is in the keyring.</source>
        <translation>La clé est dans le trousseau.</translation>
    </message>
    <message>
        <source>It works: %1.</source>
        <extracomment>%1: what answered, such as &quot;Podman Engine 4.3&quot;</extracomment>
        <translation>Cela fonctionne : %1.</translation>
    </message>
    <message>
        <source>Containers with Jupyter</source>
        <extracomment>Executor: containers of an engine such as Docker, with a Jupyter server in them</extracomment>
        <translation>Conteneurs avec Jupyter</translation>
    </message>
    <message>
        <source>id:secret, kept in the keyring, or in the environment</source>
        <extracomment>Hint in the empty field for a secret key; id:secret is how it is typed</extracomment>
        <translation>id:secret, gardé dans le trousseau, ou dans l&apos;environnement</translation>
    </message>
    <message>
        <source>such as sympy==1.13 pillow</source>
        <extracomment>Hint in the empty field for packages that sessions begin with; the names are as they are typed</extracomment>
        <translation>par exemple sympy==1.13 pillow</translation>
    </message>
    <message>
        <source>Packages:</source>
        <extracomment>Field: packages that are installed when a session begins</extracomment>
        <translation>Paquets :</translation>
    </message>
    <message>
        <source>Package index:</source>
        <extracomment>Field: address of the index that packages come from</extracomment>
        <translation>Index des paquets :</translation>
    </message>
    <message>
        <source>workspace:key, kept in the keyring, or in the environment</source>
        <extracomment>Hint in the empty field for a secret key; workspace:key is how it is typed</extracomment>
        <translation>espace:clé, conservée dans le trousseau, ou dans l’environnement</translation>
    </message>
    <message>
        <source>Waiting for an answer…</source>
        <translation>En attente d’une réponse…</translation>
    </message>
    <message>
        <source>Not asked yet</source>
        <extracomment>In place of the list of what runs. The second sentence says what helps; Refresh is a button</extracomment>
        <translation>Pas encore demandé</translation>
    </message>
    <message>
        <source>Refresh asks which containers and sandboxes of this program run.</source>
        <translation>« Actualiser » demande quels conteneurs et bacs à sable de ce programme tournent.</translation>
    </message>
    <message>
        <source>Nothing of this program runs there</source>
        <extracomment>In place of the list of what runs</extracomment>
        <translation>Rien de ce programme n’y tourne</translation>
    </message>
</context>
<context>
    <name>vitrine::ReplayCommand</name>
    <message>
        <source>Run recorded steps again and say how they compare with the record</source>
        <translation>Exécuter de nouveau les étapes enregistrées et les comparer à l’enregistrement</translation>
    </message>
    <message>
        <source>Only this run: its place in a log, its number in a trail</source>
        <translation>Seulement cette exécution : sa place dans un journal, son numéro dans une piste</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Écrire un seul document JSON</translation>
    </message>
    <message>
        <source>--shard wants two numbers such as 2/5: the second part of five.</source>
        <translation>--shard veut deux nombres comme 2/5 : la deuxième partie sur cinq.</translation>
    </message>
    <message>
        <source>Only the steps from this place in its run on; those before it run for the state that it begins with</source>
        <translation>Seulement les étapes à partir de cette place dans l&apos;exécution ; les précédentes sont exécutées pour l&apos;état de départ</translation>
    </message>
    <message>
        <source>Runs at the same time, each in a worker of its own; the results are the same</source>
        <translation>Exécutions simultanées, chacune dans son propre processus ; les résultats sont les mêmes</translation>
    </message>
    <message>
        <source>Only the sandbox replays several runs at the same time: these go one after the other.</source>
        <translation>Seul le bac à sable rejoue plusieurs exécutions en même temps : celles-ci passent l&apos;une après l&apos;autre.</translation>
    </message>
    <message>
        <source>Only the runs of part i of n, the same on every machine; only these go into --trail</source>
        <translation>Seulement les exécutions de la partie i sur n, les mêmes sur chaque machine ; elles seules vont dans --trail</translation>
    </message>
    <message>
        <source>Logs, trails, and folders of them. Without --policy, their code is judged by the policy that the log&apos;s error messages tell of; tools are answered by --tools, then by a cassette that was saved with the run, then by a file LOG.tools.json beside LOG.json, then by what the log recorded</source>
        <translation>Journaux, pistes et dossiers qui en contiennent. Sans --policy, le code est jugé selon la politique dont parlent les messages d’erreur du journal ; les outils reçoivent leurs réponses de --tools, puis d’une cassette enregistrée avec l’exécution, puis d’un fichier LOG.tools.json à côté de LOG.json, puis de l’enregistrement</translation>
    </message>
    <message>
        <source>None of the runs belongs to part %1.</source>
        <extracomment>%1: a part of all runs, such as 2/5</extracomment>
        <translation>Aucune des exécutions n’appartient à la partie %1.</translation>
    </message>
</context>
<context>
    <name>vitrine::ReplayJob</name>
    <message>
        <source>Replaying all runs of %1</source>
        <extracomment>%1: name of a log or trail</extracomment>
        <translation>Toutes les exécutions de %1 sont rejouées</translation>
    </message>
    <message>
        <source>Replaying a run of %1</source>
        <translation>Une exécution de %1 est rejouée</translation>
    </message>
</context>
<context>
    <name>vitrine::ReplayReport</name>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Imports</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <extracomment>Title of a replayed run. %1: its number, %2: what the agent was asked</extracomment>
        <translation>Exécution %1 : %2</translation>
    </message>
    <message>
        <source>No step was replayed.</source>
        <translation>Aucune étape n’a été rejouée.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) ran before, for the state</source>
        <translation>
            <numerusform>%Ln étape exécutée auparavant, pour l&apos;état</numerusform>
            <numerusform>%Ln étapes exécutées auparavant, pour l&apos;état</numerusform>
        </translation>
    </message>
    <message>
        <source>First difference: step %1</source>
        <extracomment>Below the steps of a replayed run. %1: number of a step</extracomment>
        <translation>Première différence : étape %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ReplaySource</name>
    <message>
        <source>The runs of a trail are recorded in the same trail: leave out --trail, or name that one.</source>
        <translation>Les exécutions d’une piste sont enregistrées dans la même piste : omettez --trail, ou nommez celle-là.</translation>
    </message>
</context>
<context>
    <name>vitrine::ReportStep</name>
    <message>
        <source>Thought</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Preuve</translation>
    </message>
    <message>
        <source>%1 tokens in</source>
        <extracomment>Tokens that a model read. %1: a number</extracomment>
        <translation>%1 jetons lus</translation>
    </message>
    <message>
        <source>%1 tokens out</source>
        <extracomment>Tokens that a model wrote. %1: a number</extracomment>
        <translation>%1 jetons écrits</translation>
    </message>
    <message>
        <source>Step %1 · %2</source>
        <extracomment>Title of a step in a report. %1: its number, %2: its kind, such as Action</extracomment>
        <translation>Étape %1 · %2</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Invite</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Tool call</source>
        <translation>Appel d’outil</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Affichages</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Traceback</source>
        <translation>Pile d’appels</translation>
    </message>
    <message>
        <source>policy %1</source>
        <extracomment>Of an execution in a report. %1: the beginning of the policy&apos;s hash</extracomment>
        <translation>politique %1</translation>
    </message>
    <message>
        <source>Run with other code</source>
        <translation>Exécuté avec un autre code</translation>
    </message>
    <message>
        <source>Replayed</source>
        <translation>Rejoué</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>No proof: no seal covers this step, or it does not hold.</source>
        <extracomment>Where the proof of a step would stand in a report that has proofs</extracomment>
        <translation>Pas de preuve : aucun sceau ne couvre cette étape, ou elle ne tient pas.</translation>
    </message>
    <message>
        <source>Image, %1 × %2</source>
        <extracomment>Said in place of an image in a report. %1 and %2: width and height in pixels</extracomment>
        <translation>Image, %1 × %2</translation>
    </message>
</context>
<context>
    <name>vitrine::ResultPage</name>
    <message>
        <source>Recorded</source>
        <extracomment>Title over what the log says, beside &quot;Replayed&quot;</extracomment>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Replayed</source>
        <extracomment>Title over what happened when the step ran again</extracomment>
        <translation>Rejoué</translation>
    </message>
</context>
<context>
    <name>vitrine::ResultPanes</name>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Imports</translation>
    </message>
    <message>
        <source>Tool Calls</source>
        <translation>Appels d’outils</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>after step %1: %2</source>
        <extracomment>Beside the title of a dock. %1: number of a step, %2: how many variables there are</extracomment>
        <translation>après l’étape %1 : %2</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <extracomment>Beside the title of a dock. %1: number of a step, %2: how many there are</extracomment>
        <translation>étape %1 : %2</translation>
    </message>
    <message>
        <source>step %1 did not run here</source>
        <extracomment>Beside the title of a dock. %1: number of a step</extracomment>
        <translation>l’étape %1 n’a pas été exécutée ici</translation>
    </message>
    <message>
        <source>No step is selected</source>
        <translation>Aucune étape n’est sélectionnée</translation>
    </message>
    <message>
        <source>Step %1 is running</source>
        <extracomment>In place of a list. %1: number of a step</extracomment>
        <translation>L’étape %1 est en cours</translation>
    </message>
    <message>
        <source>Step %1 did not run here</source>
        <translation>L’étape %1 n’a pas été exécutée ici</translation>
    </message>
    <message>
        <source>Replay the run or run the step to see this.</source>
        <translation>Rejouez l’exécution ou exécutez l’étape pour voir cela.</translation>
    </message>
    <message>
        <source>Step %1 left no variables</source>
        <translation>L’étape %1 n’a laissé aucune variable</translation>
    </message>
    <message>
        <source>Step %1 imported nothing</source>
        <translation>L’étape %1 n’a rien importé</translation>
    </message>
    <message>
        <source>Step %1 called no tools</source>
        <translation>L’étape %1 n’a appelé aucun outil</translation>
    </message>
    <message>
        <source>Step %1 caused no audit events</source>
        <translation>L’étape %1 n’a causé aucun événement d’audit</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>The review found nothing in step %1</source>
        <translation>L’examen n’a rien trouvé dans l’étape %1</translation>
    </message>
    <message>
        <source>It was blocked before it ran.</source>
        <extracomment>In an empty list of what a step left: why there is nothing</extracomment>
        <translation>Elle a été bloquée avant de s’exécuter.</translation>
    </message>
    <message>
        <source>It has no code that can run.</source>
        <translation>Elle n’a pas de code qui puisse s’exécuter.</translation>
    </message>
    <message>
        <source>The code of step %1 cannot be read</source>
        <extracomment>In place of a list. %1: number of a step</extracomment>
        <translation>Le code de l’étape %1 ne peut pas être lu</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <extracomment>%1: number of a line, %2: what Python says of it</extracomment>
        <translation>Ligne %1 : %2</translation>
    </message>
    <message>
        <source>step %1 has no code</source>
        <extracomment>Beside the title of a dock. %1: number of a step</extracomment>
        <translation>l’étape %1 n’a pas de code</translation>
    </message>
    <message>
        <source>Step %1 has no code</source>
        <extracomment>In place of a list. %1: number of a step</extracomment>
        <translation>L’étape %1 n’a pas de code</translation>
    </message>
    <message>
        <source>What code leaves behind when it runs is shown here.</source>
        <translation>Ici s’affiche ce que le code laisse en s’exécutant.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln added</source>
        <extracomment>After &quot;after step 7: 35&quot;. %Ln: how many variables the step made</extracomment>
        <translation>
            <numerusform>%Ln ajoutée</numerusform>
            <numerusform>%Ln ajoutées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <extracomment>After &quot;after step 7: 35&quot;. %Ln: how many variables the step changed</extracomment>
        <translation>
            <numerusform>%Ln modifiée</numerusform>
            <numerusform>%Ln modifiées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::RiskText</name>
    <message>
        <source>Risky: files</source>
        <translation>Risqué : fichiers</translation>
    </message>
    <message>
        <source>Risky: files, processes, environment</source>
        <translation>Risqué : fichiers, processus, environnement</translation>
    </message>
    <message>
        <source>Risky: network</source>
        <translation>Risqué : réseau</translation>
    </message>
    <message>
        <source>Risky: inner parts of the interpreter</source>
        <translation>Risqué : parties internes de l’interpréteur</translation>
    </message>
    <message>
        <source>Risky: runs code that no review has seen</source>
        <translation>Risqué : exécute du code qu’aucune revue n’a vu</translation>
    </message>
    <message>
        <source>Risky: allows every module</source>
        <translation>Risqué : permet tous les modules</translation>
    </message>
</context>
<context>
    <name>vitrine::RuleDelegate</name>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Why is this rule as it is?</source>
        <extracomment>In an empty line</extracomment>
        <translation>Pourquoi cette règle est-elle ainsi ?</translation>
    </message>
    <message>
        <source>Output check</source>
        <translation>Contrôle de sortie</translation>
    </message>
</context>
<context>
    <name>vitrine::RunChoice</name>
    <message>
        <source>Only this run: its place in a log, its number in a trail</source>
        <translation>Seulement cette exécution : sa place dans un journal, son numéro dans une piste</translation>
    </message>
    <message>
        <source>A log or a trail</source>
        <translation>Un journal ou une piste</translation>
    </message>
    <message>
        <source>There is no run %1.</source>
        <translation>Il n’y a pas d’exécution %1.</translation>
    </message>
</context>
<context>
    <name>vitrine::RunCommand</name>
    <message>
        <source>Run files as the steps of one run, in order, in one session</source>
        <translation>Exécuter des fichiers comme étapes d’une même exécution, dans l’ordre, dans une session</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Écrire un seul document JSON</translation>
    </message>
    <message>
        <source>JSON file: an object of variables to start with</source>
        <translation>Fichier JSON : un objet de variables de départ</translation>
    </message>
    <message>
        <source>Python files; - is standard input</source>
        <translation>Fichiers Python ; - est l’entrée standard</translation>
    </message>
    <message>
        <source>%1: a JSON object of variables by name is wanted.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 : un objet JSON de variables par nom est attendu.</translation>
    </message>
    <message>
        <source>Standard input can be only one of the steps.</source>
        <translation>L’entrée standard ne peut être qu’une seule des étapes.</translation>
    </message>
    <message>
        <source>Step %1  %2</source>
        <extracomment>%1: number of a step, %2: its file</extracomment>
        <translation>Étape %1  %2</translation>
    </message>
</context>
<context>
    <name>vitrine::RunModel</name>
    <message>
        <source>Run</source>
        <extracomment>Column title: number of a run in its trail</extracomment>
        <translation>N°</translation>
    </message>
    <message>
        <source>Task</source>
        <extracomment>Column title: what the agent was asked to do</extracomment>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Column title: count of steps</extracomment>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Blocked</source>
        <extracomment>Column title: count of steps that a policy refused</extracomment>
        <translation>Bloqué</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Column title: count of steps that failed</extracomment>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Column title: tokens of the language model</extracomment>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Column title: how long it took</extracomment>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Agent</source>
        <extracomment>Column title: name of the agent of a run</extracomment>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>Column title: the language model of a run</extracomment>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Source</source>
        <extracomment>Column title: file of the log that a run was read from</extracomment>
        <translation>Source</translation>
    </message>
</context>
<context>
    <name>vitrine::RunPresentation</name>
    <message>
        <source>Run %1, %2, %3</source>
        <extracomment>Read aloud. %1: number of the run, %2: the task, %3: &quot;5 steps, 1 blocked, 2 with errors&quot;</extracomment>
        <translation>Exécution %1, %2, %3</translation>
    </message>
    <message>
        <source>Damaged: what the trail holds of this run was changed outside Vitrine.</source>
        <extracomment>Tip of a run in a list</extracomment>
        <translation>Endommagé : ce que la piste d’audit contient de cette exécution a été modifié hors de Vitrine.</translation>
    </message>
    <message>
        <source>Run %1</source>
        <extracomment>Read aloud. %1: number of a run of which nothing else is known yet</extracomment>
        <translation>Exécution %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s), %1 blocked, %2 with errors</source>
        <extracomment>Read aloud, after &quot;Run 46, task, &quot;. %n steps in all, %1 of them blocked, %2 with errors</extracomment>
        <translation>
            <numerusform>%Ln étape, %1 bloquées, %2 avec erreurs</numerusform>
            <numerusform>%Ln étapes, %1 bloquées, %2 avec erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A run that another one has called. %1: name of its agent, %2: its task</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1, called by run %2</source>
        <extracomment>Read aloud. %1: what is said of a run, %2: number of the run that has called it</extracomment>
        <translation>%1, appelée par l’exécution %2</translation>
    </message>
</context>
<context>
    <name>vitrine::RunTimelineView</name>
    <message>
        <source>Timeline of Runs</source>
        <extracomment>Accessible name of the view of all runs over time</extracomment>
        <translation>Chronologie des exécutions</translation>
    </message>
    <message numerus="yes">
        <source>Run %1, %Ln step(s).</source>
        <extracomment>Said of a run. %1: its number, %n: how many steps</extracomment>
        <translation>
            <numerusform>Exécution %1, %Ln étape.</numerusform>
            <numerusform>Exécution %1, %Ln étapes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocked,</source>
        <extracomment>Said of a run. %n: how many of its steps were refused</extracomment>
        <translation>
            <numerusform>%Ln bloquée,</numerusform>
            <numerusform>%Ln bloquées,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s).</source>
        <extracomment>Said of a run, after how many steps were blocked. %n: how many of its steps ended with an error</extracomment>
        <translation>
            <numerusform>%Ln erreur.</numerusform>
            <numerusform>%Ln erreurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recorded: %1. Tools: %2. Code here: %3.</source>
        <extracomment>Said of a run. %1 to %3: durations, or why there is none</extracomment>
        <translation>Enregistré : %1. Outils : %2. Code ici : %3.</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>Row of the timeline of runs</extracomment>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Recorded</source>
        <extracomment>Row of the timeline of runs: how long each took when it was recorded</extracomment>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>Row of the timeline of runs: how long its tools took when it was recorded</extracomment>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Code here</source>
        <extracomment>Row of the timeline of runs: how long its code took here</extracomment>
        <translation>Code ici</translation>
    </message>
    <message>
        <source>Blocked</source>
        <extracomment>Row of the timeline of runs: steps that were refused</extracomment>
        <translation>Bloquées</translation>
    </message>
    <message>
        <source>Errors</source>
        <extracomment>Row of the timeline of runs: steps with an error</extracomment>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>No runs</source>
        <translation>Aucune exécution</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) selected. %1</source>
        <extracomment>Read aloud when several runs are selected. %1: what is said of the last of them, %n: how many they are</extracomment>
        <translation>
            <numerusform>%Ln exécution choisie. %1</numerusform>
            <numerusform>%Ln exécutions choisies. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::RunsOption</name>
    <message>
        <source>Only these runs, such as 1,3,5-9</source>
        <translation>Seulement ces exécutions, par exemple 1,3,5-9</translation>
    </message>
    <message>
        <source>--runs wants numbers of runs and ranges of them, such as 1,3,5-9.</source>
        <translation>--runs attend des numéros d’exécutions et des intervalles, par exemple 1,3,5-9.</translation>
    </message>
</context>
<context>
    <name>vitrine::RunsPane</name>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>No runs</source>
        <translation>Aucune exécution</translation>
    </message>
    <message>
        <source>No run matches this filter</source>
        <translation>Aucune exécution ne correspond à ce filtre</translation>
    </message>
    <message>
        <source>Clear it to see all runs again.</source>
        <translation>Effacez-le pour revoir toutes les exécutions.</translation>
    </message>
    <message>
        <source>What is imported or received into this trail is listed here.</source>
        <translation>Ici s’affiche ce qui est importé ou reçu dans cette piste.</translation>
    </message>
</context>
<context>
    <name>vitrine::ScratchControl</name>
    <message>
        <source>Scratch run of %1</source>
        <extracomment>What lists call a run that the user writes himself. %1: date and time</extracomment>
        <translation>Essai du %1</translation>
    </message>
</context>
<context>
    <name>vitrine::SealControl</name>
    <message>
        <source>Show Step</source>
        <extracomment>Button: goes to the first step that was changed outside of the program</extracomment>
        <translation>Afficher l’étape</translation>
    </message>
    <message>
        <source>Show Run</source>
        <extracomment>Button: goes to the first run that was changed outside of the program</extracomment>
        <translation>Afficher l’exécution</translation>
    </message>
    <message>
        <source>Verify Again</source>
        <extracomment>Button: of a trail that is damaged</extracomment>
        <translation>Vérifier à nouveau</translation>
    </message>
</context>
<context>
    <name>vitrine::SealDialog</name>
    <message>
        <source>In my &amp;keyring</source>
        <extracomment>Where the key is kept</extracomment>
        <translation>Dans mon t&amp;rousseau de clés</translation>
    </message>
    <message>
        <source>In a &amp;file</source>
        <extracomment>Where the key is kept</extracomment>
        <translation>Dans un &amp;fichier</translation>
    </message>
    <message>
        <source>&amp;Make a new key there</source>
        <translation>Y &amp;créer une nouvelle clé</translation>
    </message>
    <message>
        <source>Seal Trail</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Sceller la piste</translation>
    </message>
    <message>
        <source>Key file</source>
        <extracomment>Accessible name of a field and title of a file dialog</extracomment>
        <translation>Fichier de clé</translation>
    </message>
    <message>
        <source>Key File</source>
        <translation>Fichier de clé</translation>
    </message>
    <message>
        <source>Checkpoint file</source>
        <extracomment>Accessible name of a field and title of a file dialog</extracomment>
        <translation>Fichier du point de contrôle</translation>
    </message>
    <message>
        <source>Checkpoint File</source>
        <translation>Fichier du point de contrôle</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>What is done without a file</extracomment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>&amp;Seal</source>
        <extracomment>Button: signs all that a trail holds</extracomment>
        <translation>&amp;Sceller</translation>
    </message>
    <message>
        <source>Key:</source>
        <translation>Clé :</translation>
    </message>
    <message>
        <source>Checkpoint:</source>
        <translation>Point de contrôle :</translation>
    </message>
    <message>
        <source>Choose…</source>
        <extracomment>Button: chooses a file</extracomment>
        <translation>Choisir…</translation>
    </message>
</context>
<context>
    <name>vitrine::SealJob</name>
    <message>
        <source>Sealing %1</source>
        <extracomment>%1: name of a log or trail</extracomment>
        <translation>Scellement de %1</translation>
    </message>
    <message>
        <source>Sealed to entry %1.</source>
        <extracomment>What came of sealing a trail. %1: number of the last entry that the seal covers</extracomment>
        <translation>Scellé jusqu’à l’entrée %1.</translation>
    </message>
</context>
<context>
    <name>vitrine::SealText</name>
    <message>
        <source>Your keyring has no key to seal with yet.</source>
        <translation>Votre trousseau ne contient pas encore de clé pour sceller.</translation>
    </message>
    <message>
        <source>No keyring answers here (Secret Service or KWallet). The key can be kept in a file instead.</source>
        <translation>Aucun trousseau ne répond ici (Secret Service ou KWallet). La clé peut être conservée dans un fichier.</translation>
    </message>
    <message>
        <source>Your keyring was not opened.</source>
        <translation>Votre trousseau n’a pas été ouvert.</translation>
    </message>
    <message>
        <source>Your keyring has something else, or a key already, under this name.</source>
        <translation>Votre trousseau contient déjà une clé, ou autre chose, sous ce nom.</translation>
    </message>
    <message>
        <source>It was stopped before your keyring answered.</source>
        <translation>Arrêté avant que votre trousseau n’ait répondu.</translation>
    </message>
    <message>
        <source>Your keyring did not work: %1</source>
        <extracomment>%1: what the keyring says, not translated</extracomment>
        <translation>Votre trousseau n’a pas fonctionné : %1</translation>
    </message>
    <message>
        <source>A seal only proves something to who has its checkpoint or public key from another place.</source>
        <translation>Un sceau ne prouve quelque chose qu’à qui tient son point de contrôle ou sa clé publique d’un autre endroit.</translation>
    </message>
    <message numerus="yes">
        <source>Sealed %Ln entries.</source>
        <translation>
            <numerusform>%Ln entrée scellée.</numerusform>
            <numerusform>%Ln entrées scellées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::SearchModel</name>
    <message>
        <source>session %1</source>
        <extracomment>In place of the number of a run: a session that belongs to none. %1: its number</extracomment>
        <translation>session %1</translation>
    </message>
    <message>
        <source>Run %1, step %2</source>
        <extracomment>Read aloud, where a step is. %1: number of the run, %2: of the step</extracomment>
        <translation>Exécution %1, étape %2</translation>
    </message>
    <message>
        <source>Session %1, step %2</source>
        <extracomment>Read aloud, where a step is. %1: number of a session without a run, %2: of the step</extracomment>
        <translation>Session %1, étape %2</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>Column title of what a search found: number of the run</extracomment>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Column title of what a search found: number of the step</extracomment>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title of what a search found</extracomment>
        <translation>État</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Column title of what a search found: the line around the place</extracomment>
        <translation>Texte</translation>
    </message>
</context>
<context>
    <name>vitrine::SearchPane</name>
    <message>
        <source>Search results</source>
        <extracomment>Accessible name of the list of what a search found</extracomment>
        <translation>Résultats de la recherche</translation>
    </message>
    <message>
        <source>Fin&amp;d:</source>
        <extracomment>Before the field of the search</extracomment>
        <translation>Rec&amp;hercher :</translation>
    </message>
    <message>
        <source>Find in all runs</source>
        <extracomment>Accessible name of the field of the search</extracomment>
        <translation>Rechercher dans toutes les exécutions</translation>
    </message>
    <message>
        <source>Words or an expression, for example: %1 or %2</source>
        <extracomment>In the empty field of the search, with examples that are not to be translated</extracomment>
        <translation>Des mots ou une expression, par exemple : %1 ou %2</translation>
    </message>
    <message>
        <source>Filter the Lists</source>
        <extracomment>Button of the search: the lists show only what is found</extracomment>
        <translation>Filtrer les listes</translation>
    </message>
    <message>
        <source>No step has this</source>
        <extracomment>In place of what a search found</extracomment>
        <translation>Aucune étape ne contient cela</translation>
    </message>
    <message>
        <source>Thoughts, code, outputs and errors of all runs were searched.</source>
        <translation>Les réflexions, le code, les sorties et les erreurs de toutes les exécutions ont été parcourus.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <extracomment>What a search found</extracomment>
        <translation>
            <numerusform>%Ln étape</numerusform>
            <numerusform>%Ln étapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first %Ln step(s)</source>
        <extracomment>What a search found so far; there is more</extracomment>
        <translation>
            <numerusform>la première étape</numerusform>
            <numerusform>les %Ln premières étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is searched for</source>
        <extracomment>In place of what a search found</extracomment>
        <translation>Rien n’est recherché</translation>
    </message>
    <message>
        <source>Words are looked for in thoughts, code, outputs and errors; calls, imports and assigns look at the structure of the code.</source>
        <translation>Les mots sont recherchés dans les réflexions, le code, les sorties et les erreurs ; calls, imports et assigns examinent la structure du code.</translation>
    </message>
    <message>
        <source>This expression is not valid</source>
        <extracomment>In place of what a search found</extracomment>
        <translation>Cette expression n’est pas valide</translation>
    </message>
</context>
<context>
    <name>vitrine::Sentences</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: a sentence, %2: technical detail</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>the printed text differs</source>
        <translation>le texte affiché diffère</translation>
    </message>
    <message>
        <source>the value differs</source>
        <translation>la valeur diffère</translation>
    </message>
    <message>
        <source>the error differs</source>
        <translation>l’erreur diffère</translation>
    </message>
    <message>
        <source>recorded as the final answer, which it is not now</source>
        <translation>enregistré comme réponse finale, ce qui n’est plus le cas</translation>
    </message>
    <message>
        <source>nobody answers the tool %1</source>
        <extracomment>%1: name of a tool</extracomment>
        <translation>personne ne répond pour l’outil %1</translation>
    </message>
    <message>
        <source>it may see what an earlier step changed</source>
        <translation>elle voit peut-être ce qu’une étape précédente a changé</translation>
    </message>
    <message>
        <source>the log does not say how it ended</source>
        <translation>le journal ne dit pas comment elle s’est terminée</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>c’est arrêté</translation>
    </message>
    <message>
        <source>recorded: %1</source>
        <extracomment>%1: how the step had ended, such as &quot;blocked&quot;</extracomment>
        <translation>enregistré : %1</translation>
    </message>
    <message>
        <source>now: %1</source>
        <extracomment>%1: how the step ends now, such as &quot;error&quot;</extracomment>
        <translation>maintenant : %1</translation>
    </message>
    <message>
        <source>only noise: %1</source>
        <extracomment>Why a step counts as the same. %1: what differs without a meaning, such as &quot;addresses, dates&quot;</extracomment>
        <translation>seulement du bruit : %1</translation>
    </message>
</context>
<context>
    <name>vitrine::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <extracomment>Accessible name of the pages of the settings</extracomment>
        <translation>Pages des paramètres</translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>Page of the settings</extracomment>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <extracomment>Page of the settings</extracomment>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Colors</source>
        <extracomment>Group of choices in the settings</extracomment>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Find an action</source>
        <extracomment>Hint and accessible name of a field</extracomment>
        <translation>Chercher une action</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <extracomment>Accessible name of the list of actions and their keys</extracomment>
        <translation>Actions et leurs touches</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>Column titles of the list of shortcuts</extracomment>
        <translation>Action</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Standard Key</source>
        <extracomment>Button: gives the chosen action the key that it had at first</extracomment>
        <translation>Touche standard</translation>
    </message>
    <message>
        <source>New key</source>
        <extracomment>Accessible name of a field that takes a key</extracomment>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <source>Assign</source>
        <extracomment>Button: gives the chosen action the key</extracomment>
        <translation>Attribuer</translation>
    </message>
    <message>
        <source>Reset All</source>
        <extracomment>Button: gives all actions the keys that they had at first</extracomment>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”, which would lose it.</source>
        <extracomment>%1: a key, %2: name of an action</extracomment>
        <translation>%1 est la touche de « %2 », qui la perdrait.</translation>
    </message>
    <message>
        <source>Noise</source>
        <extracomment>Page of the settings: which differences of a replay mean nothing</extracomment>
        <translation>Bruit</translation>
    </message>
    <message>
        <source>Executors</source>
        <extracomment>Page of the settings: containers and clouds that code can run in</extracomment>
        <translation>Exécuteurs</translation>
    </message>
    <message>
        <source>General</source>
        <extracomment>Page of the settings</extracomment>
        <translation>Général</translation>
    </message>
    <message>
        <source>Editor</source>
        <extracomment>Page of the settings: of code</extracomment>
        <translation>Éditeur</translation>
    </message>
    <message>
        <source>Privacy</source>
        <extracomment>Page of the settings: what the program remembers of its user</extracomment>
        <translation>Vie privée</translation>
    </message>
    <message>
        <source>Start with what was open last</source>
        <extracomment>Check box in the settings</extracomment>
        <translation>Démarrer avec ce qui était ouvert en dernier</translation>
    </message>
    <message>
        <source>The policy and the executor that are chosen in the tool bar are kept for the next start.</source>
        <translation>La politique et l’exécuteur choisis dans la barre d’outils sont conservés pour le prochain démarrage.</translation>
    </message>
    <message>
        <source>Wrap long lines</source>
        <extracomment>Check box in the settings</extracomment>
        <translation>Renvoyer à la ligne les longues lignes</translation>
    </message>
    <message>
        <source>Show spaces and tabs</source>
        <extracomment>Check box in the settings</extracomment>
        <translation>Afficher les espaces et les tabulations</translation>
    </message>
    <message>
        <source>Remember the files, filters and SQL statements that were used</source>
        <extracomment>Check box in the settings</extracomment>
        <translation>Retenir les fichiers, filtres et instructions SQL utilisés</translation>
    </message>
    <message>
        <source>They stay on this computer. Filters and views that were saved are kept in any case.</source>
        <translation>Ils restent sur cet ordinateur. Les filtres et vues enregistrés sont conservés dans tous les cas.</translation>
    </message>
    <message>
        <source>Forget Them Now</source>
        <extracomment>Button in the settings: empties the lists of what was used</extracomment>
        <translation>Oublier maintenant</translation>
    </message>
    <message>
        <source>Execution</source>
        <extracomment>Page of the settings: of running steps again</extracomment>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Policies</source>
        <extracomment>Page of the settings</extracomment>
        <translation>Politiques</translation>
    </message>
    <message>
        <source>Stop the clock at the time that was recorded for each step</source>
        <extracomment>Check box in the settings</extracomment>
        <translation>Arrêter l’horloge à l’heure enregistrée pour chaque étape</translation>
    </message>
    <message>
        <source>Give each run the same randomness</source>
        <extracomment>Check box in the settings</extracomment>
        <translation>Donner le même hasard à chaque exécution</translation>
    </message>
    <message>
        <source>Only a process of its own can do that: the executor in this process runs no step then.</source>
        <translation>Seul un processus à part le peut : l’exécuteur de ce processus n’exécute alors aucune étape.</translation>
    </message>
    <message>
        <source>as many as processors</source>
        <extracomment>In place of 0, a number of runs</extracomment>
        <translation>autant que de processeurs</translation>
    </message>
    <message>
        <source>Runs that are replayed at the same time:</source>
        <extracomment>Label of a number in the settings</extracomment>
        <translation>Exécutions rejouées en même temps :</translation>
    </message>
    <message>
        <source>It holds for the next replay of all runs, where the executor can be had more than once.</source>
        <translation>Vaut dès la prochaine relecture de toutes les exécutions, si l’exécuteur peut être multiple.</translation>
    </message>
    <message>
        <source>Ask why when a policy is put in force</source>
        <extracomment>Check box in the settings</extracomment>
        <translation>Demander pourquoi lorsqu’une politique est mise en vigueur</translation>
    </message>
    <message>
        <source>Run the changed steps a moment after each change of a draft</source>
        <extracomment>Check box in the settings</extracomment>
        <translation>Exécuter les étapes changées peu après chaque modification d’un brouillon</translation>
    </message>
    <message>
        <source>Suggested limits are the highest use:</source>
        <extracomment>Label of a number in the settings: a limit is so many times what was used</extracomment>
        <translation>Les limites proposées sont la consommation la plus élevée :</translation>
    </message>
    <message>
        <source>Which policy is in force is chosen in the tool bar; the trail keeps who put it there, and when.</source>
        <translation>La politique en vigueur se choisit dans la barre d’outils ; la piste garde qui l’y a mise, et quand.</translation>
    </message>
    <message>
        <source>Language:</source>
        <extracomment>Label of a choice in the settings</extracomment>
        <translation>Langue :</translation>
    </message>
    <message>
        <source>Another language is spoken from the next start on. Commands go by the system alone.</source>
        <translation>Une autre langue est employée à partir du prochain démarrage. Les commandes suivent le système seul.</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>In place of a language</extracomment>
        <translation>Comme le système</translation>
    </message>
</context>
<context>
    <name>vitrine::SqlPane</name>
    <message>
        <source>Ask</source>
        <extracomment>Button: ask the trail what stands in the SQL editor</extracomment>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Ask the trail (Ctrl+Return)</source>
        <translation>Interroger la piste (Ctrl+Entrée)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Views</source>
        <extracomment>Button with a menu: tables that SQL can ask</extracomment>
        <translation>Vues</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Button with a menu: SQL that was asked before</extracomment>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <extracomment>Button: the answer to SQL becomes a file of comma-separated values</extracomment>
        <translation>Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>SQL</source>
        <extracomment>Read aloud: the field for SQL</extracomment>
        <translation>SQL</translation>
    </message>
    <message>
        <source>Answer</source>
        <extracomment>Read aloud: the rows that SQL gave</extracomment>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Nothing was asked yet</source>
        <translation>Rien n’a encore été demandé</translation>
    </message>
    <message>
        <source>Ctrl+Return asks the trail. It can only be read here; Views lists what can be asked.</source>
        <translation>Ctrl+Entrée interroge la piste. Elle ne peut qu’être lue ici ; « Vues » énumère ce qui peut être demandé.</translation>
    </message>
    <message>
        <source>Go to Step</source>
        <extracomment>Of a row that SQL gave: shows the run or step that it is about</extracomment>
        <translation>Aller à l’étape</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy with Column Names</source>
        <extracomment>Copies rows of a table, the names of its columns first</extracomment>
        <translation>Copier avec les noms des colonnes</translation>
    </message>
    <message>
        <source>Asking…</source>
        <extracomment>Beside the SQL editor: the answer is not there yet</extracomment>
        <translation>Demande en cours…</translation>
    </message>
    <message>
        <source>No rows</source>
        <translation>Aucune ligne</translation>
    </message>
    <message>
        <source>This row names no step: have it give a column step, execution or run.</source>
        <translation>Cette ligne ne nomme aucune étape : il lui faut une colonne step, execution ou run.</translation>
    </message>
    <message>
        <source>The trail holds no such step.</source>
        <translation>La piste ne contient pas cette étape.</translation>
    </message>
    <message>
        <source>What this row is about belongs to no run.</source>
        <translation>Ce dont parle cette ligne n’appartient à aucune exécution.</translation>
    </message>
    <message>
        <source>Save Answer As</source>
        <translation>Enregistrer la réponse sous</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valeurs séparées par des virgules (*.csv)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
</context>
<context>
    <name>vitrine::SqlText</name>
    <message numerus="yes">
        <source>The first %Ln row(s), in %1 s; there are more</source>
        <extracomment>Beside the answer to SQL. %n: how many rows are shown, %1: seconds. There are more rows</extracomment>
        <translation>
            <numerusform>La première ligne, en %1 s ; il y en a d’autres</numerusform>
            <numerusform>Les %Ln premières lignes, en %1 s ; il y en a d’autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) in %1 s</source>
        <extracomment>Beside the answer to SQL. %n: how many rows there are, %1: seconds</extracomment>
        <translation>
            <numerusform>%Ln ligne en %1 s</numerusform>
            <numerusform>%Ln lignes en %1 s</numerusform>
        </translation>
    </message>
    <message>
        <source>Only reading is allowed here: one SELECT. %1</source>
        <translation>Seule la lecture est permise ici : un SELECT. %1</translation>
    </message>
    <message>
        <source>This took more time or memory than it may: %1</source>
        <translation>Cela a demandé plus de temps ou de mémoire que permis : %1</translation>
    </message>
    <message>
        <source>This is not SQL that can be answered: %1</source>
        <translation>Ce SQL ne peut pas recevoir de réponse : %1</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>The trail cannot be read: %1</source>
        <translation>La piste n’est pas lisible : %1</translation>
    </message>
</context>
<context>
    <name>vitrine::StepMessages</name>
    <message>
        <source>Step %1 needs a tool that has no recorded result.</source>
        <extracomment>%1: number of the step</extracomment>
        <translation>L’étape %1 a besoin d’un outil sans résultat enregistré.</translation>
    </message>
    <message>
        <source>Step %1 is fixed: recorded %2, replayed %3.</source>
        <extracomment>%1: number of the step, %2, %3: how it ended: &quot;blocked&quot;, &quot;an error&quot;, &quot;no error&quot;</extracomment>
        <translation>L’étape %1 est corrigée : enregistré %2, rejoué %3.</translation>
    </message>
    <message>
        <source>Step %1 is broken: recorded %2, replayed %3.</source>
        <extracomment>%1: number of the step, %2, %3: how it ended: &quot;blocked&quot;, &quot;an error&quot;, &quot;no error&quot;</extracomment>
        <translation>L’étape %1 est cassée : enregistré %2, rejoué %3.</translation>
    </message>
    <message>
        <source>Step %1 differs from the record.</source>
        <extracomment>%1: number of the step</extracomment>
        <translation>L’étape %1 diffère de l’enregistrement.</translation>
    </message>
    <message>
        <source>Step %1 differs: recorded %2, replayed %3.</source>
        <extracomment>%1: number of the step, %2, %3: how it ended: &quot;blocked&quot;, &quot;an error&quot;, &quot;no error&quot;</extracomment>
        <translation>L’étape %1 diffère : enregistré %2, rejoué %3.</translation>
    </message>
    <message>
        <source>The last run of step %1 was interrupted.</source>
        <extracomment>%1: number of the step</extracomment>
        <translation>Le dernier passage de l’étape %1 a été interrompu.</translation>
    </message>
    <message>
        <source>The program ended while it ran. What it had printed until then is not recorded.</source>
        <translation>Le programme s’est terminé pendant qu’elle s’exécutait. Ce qu’elle avait affiché n’est pas enregistré.</translation>
    </message>
    <message>
        <source>Step %1 was blocked.</source>
        <extracomment>%1: number of the step</extracomment>
        <translation>L’étape %1 a été bloquée.</translation>
    </message>
    <message>
        <source>Step %1 reached a limit.</source>
        <extracomment>%1: number of the step</extracomment>
        <translation>L’étape %1 a atteint une limite.</translation>
    </message>
    <message>
        <source>Step %1 could not be read by the agent framework.</source>
        <extracomment>%1: number of the step</extracomment>
        <translation>L’étape %1 n’a pas pu être lue par le cadre d’agents.</translation>
    </message>
    <message>
        <source>Step %1 ended with an error.</source>
        <extracomment>%1: number of the step</extracomment>
        <translation>L’étape %1 s’est terminée par une erreur.</translation>
    </message>
    <message>
        <source>This step has a draft.</source>
        <extracomment>Strip over an edited step</extracomment>
        <translation>Cette étape a un brouillon.</translation>
    </message>
    <message>
        <source>The recording is unchanged. Ctrl+Return runs the draft.</source>
        <translation>L’enregistrement est inchangé. Ctrl+Entrée exécute le brouillon.</translation>
    </message>
    <message>
        <source>The draft ran in %1.</source>
        <extracomment>%1: duration, &quot;38 ms&quot;</extracomment>
        <translation>Le brouillon s’est exécuté en %1.</translation>
    </message>
    <message>
        <source>The recording is unchanged.</source>
        <translation>L’enregistrement est inchangé.</translation>
    </message>
    <message>
        <source>The draft ran and ended after %2: %1.</source>
        <extracomment>%1: how it ended: &quot;an error&quot;, &quot;blocked&quot;; %2: duration, &quot;38 ms&quot;</extracomment>
        <translation>Le brouillon s’est exécuté et s’est terminé après %2 : %1.</translation>
    </message>
</context>
<context>
    <name>vitrine::StepModel</name>
    <message>
        <source>#</source>
        <extracomment>Column title: number of a step in its run</extracomment>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>Column title: action, plan, task …</extracomment>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column title: how the step ended when it was recorded</extracomment>
        <translation>État</translation>
    </message>
    <message>
        <source>First Line</source>
        <extracomment>Column title: first line of the code</extracomment>
        <translation>Première ligne</translation>
    </message>
    <message>
        <source>Replay Time</source>
        <extracomment>Column title: how long the newest execution took</extracomment>
        <translation>Durée du rejeu</translation>
    </message>
    <message>
        <source>Policy</source>
        <extracomment>Column title: what the policy says of the code</extracomment>
        <translation>Politique</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>Column title: how the newest execution compares with the recording</extracomment>
        <translation>Rejeu</translation>
    </message>
</context>
<context>
    <name>vitrine::StepPane</name>
    <message>
        <source>No step is selected</source>
        <extracomment>Title of the pane of a step while none is selected</extracomment>
        <translation>Aucune étape n’est sélectionnée</translation>
    </message>
    <message>
        <source>Select a step in the list to see its thought, its code and what came of it.</source>
        <translation>Sélectionnez une étape dans la liste pour voir sa pensée, son code et ce qu’il en est advenu.</translation>
    </message>
    <message>
        <source>This step has no code.</source>
        <extracomment>In place of the code of a step that has none, and no other text</extracomment>
        <translation>Cette étape n’a pas de code.</translation>
    </message>
    <message>
        <source>Run Draft</source>
        <extracomment>Button: runs the edited code</extracomment>
        <translation>Exécuter le brouillon</translation>
    </message>
    <message>
        <source>Discard Draft</source>
        <extracomment>Button: puts the recorded code back</extracomment>
        <translation>Abandonner le brouillon</translation>
    </message>
    <message>
        <source>Go to Line %1</source>
        <extracomment>Button: puts the cursor on the line of the error. %1: number of the line</extracomment>
        <translation>Aller à la ligne %1</translation>
    </message>
    <message>
        <source>Show Difference</source>
        <extracomment>Button: shows the tab Difference</extracomment>
        <translation>Montrer la différence</translation>
    </message>
    <message>
        <source>Compare With Original</source>
        <extracomment>Button: shows what the edited code changes</extracomment>
        <translation>Comparer à l’original</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>Button: shows why the policy denies the step, and what would allow it</extracomment>
        <translation>Pourquoi ?</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <extracomment>Accessible name of what a step without code says: a task, a thought</extracomment>
        <translation>Texte de l’étape</translation>
    </message>
</context>
<context>
    <name>vitrine::StepPresentation</name>
    <message>
        <source>Step %1 of %2, %3, %4, replay: %5</source>
        <extracomment>Read aloud. %1: number of the step, %2: how many steps the run has, %3: status, %4: first line, %5: replay</extracomment>
        <translation>Étape %1 sur %2, %3, %4, rejeu : %5</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>Step %1 of the run. The log calls it step %2.</source>
        <extracomment>Tip. %1: place of a step in its run, %2: the number that the log gives it</extracomment>
        <translation>Étape %1 de l’exécution. Le journal l’appelle étape %2.</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Read aloud: a step of which nothing is known yet</extracomment>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Damaged: this step was changed outside Vitrine. The other steps of the run hold.</source>
        <extracomment>Tip of a step in a list</extracomment>
        <translation>Endommagé : cette étape a été modifiée hors de Vitrine. Les autres étapes de l’exécution tiennent.</translation>
    </message>
    <message>
        <source>Damaged: what the trail holds of this run was changed outside Vitrine.</source>
        <extracomment>Tip of a step in a list, of which any may be the one</extracomment>
        <translation>Endommagé : ce que la piste d’audit contient de cette exécution a été modifié hors de Vitrine.</translation>
    </message>
    <message>
        <source>not Python</source>
        <extracomment>Why a step with code cannot be replayed</extracomment>
        <translation>pas du Python</translation>
    </message>
</context>
<context>
    <name>vitrine::StepPrinter</name>
    <message>
        <source>operations: %1</source>
        <extracomment>What a step cost. %1: a number</extracomment>
        <translation>opérations : %1</translation>
    </message>
    <message>
        <source>final answer</source>
        <translation>réponse finale</translation>
    </message>
    <message>
        <source>imports</source>
        <translation>imports</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>affiché</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>ligne %1 : %2</translation>
    </message>
    <message>
        <source>%1 (denied)</source>
        <extracomment>%1: name of a module that the policy denies</extracomment>
        <translation>%1 (refusé)</translation>
    </message>
    <message>
        <source>findings</source>
        <translation>constats</translation>
    </message>
    <message>
        <source>%1 (%2, line %3)</source>
        <extracomment>A finding of the review. %1: a sentence, %2: where it is, such as &quot;logs&quot;, %3: number of the line</extracomment>
        <translation>%1 (%2, ligne %3)</translation>
    </message>
    <message>
        <source>goes on as it was before this step</source>
        <translation>reprend telle qu’elle était avant cette étape</translation>
    </message>
    <message>
        <source>begins anew: what the steps before have left is gone</source>
        <translation>recommence : ce que les étapes précédentes avaient laissé est perdu</translation>
    </message>
    <message>
        <source>session</source>
        <extracomment>Of the steps of a run, which share their variables. Behind it: how it goes on</extracomment>
        <translation>session</translation>
    </message>
</context>
<context>
    <name>vitrine::StepResults</name>
    <message>
        <source>Results of the step</source>
        <extracomment>Accessible name of the tabs below the code of a step</extracomment>
        <translation>Résultats de l’étape</translation>
    </message>
    <message>
        <source>Logs</source>
        <extracomment>Tab: what the code printed</extracomment>
        <translation>Affichages</translation>
    </message>
    <message>
        <source>Output</source>
        <extracomment>Tab: the value of the last statement</extracomment>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>Tab: how the code failed</extracomment>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Tab: recorded against replayed</extracomment>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Prompt</source>
        <extracomment>Tab: what the model saw</extracomment>
        <translation>Invite</translation>
    </message>
    <message>
        <source>Original</source>
        <extracomment>Tab: the bytes of the log that this step was read from
----------
Title of a side of a comparison: the code that the log has</extracomment>
        <translation>Original</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>In place of a text that has no characters
----------
Beside the title of a tab</extracomment>
        <translation>vide</translation>
    </message>
    <message>
        <source>no error</source>
        <extracomment>In place of an error</extracomment>
        <translation>aucune erreur</translation>
    </message>
    <message numerus="yes">
        <source>%Ln messages</source>
        <extracomment>Beside the title of the tab of the prompt</extracomment>
        <translation>
            <numerusform>%Ln message</numerusform>
            <numerusform>%Ln messages</numerusform>
        </translation>
    </message>
    <message>
        <source>Interrupted</source>
        <extracomment>State of an execution that the end of the program cut off</extracomment>
        <translation>Interrompu</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>State of an execution</extracomment>
        <translation>En cours</translation>
    </message>
    <message>
        <source>%1, from the draft</source>
        <extracomment>State of an execution of edited code. %1: &quot;OK&quot;, &quot;Error&quot;</extracomment>
        <translation>%1, depuis le brouillon</translation>
    </message>
    <message>
        <source>This step has not been replayed. Replay the run or run the step to compare it.</source>
        <translation>Cette étape n’a pas été rejouée. Rejouez l’exécution ou exécutez l’étape pour la comparer.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Context of the replayed side. %1: date and time, %2: duration</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <extracomment>Beside the title of the tab of the original bytes</extracomment>
        <translation>
            <numerusform>%Ln octet</numerusform>
            <numerusform>%Ln octets</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>%1, replayed</source>
        <extracomment>Accessible name of a text. %1: &quot;Logs&quot;, &quot;Output&quot;, &quot;Error&quot;</extracomment>
        <translation>%1, rejoué</translation>
    </message>
    <message>
        <source>Recorded</source>
        <extracomment>Title of a side of a comparison: what the log says</extracomment>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Replayed</source>
        <extracomment>Title of a side of a comparison: what happened now</extracomment>
        <translation>Rejoué</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Over a comparison. %1: verdict, %2: why, a sentence</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>Title of a side of a comparison: the code that the user has edited</extracomment>
        <translation>Brouillon</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::StepText</name>
    <message>
        <source>no error</source>
        <extracomment>Part of a sentence: &quot;recorded no error, replayed …&quot;</extracomment>
        <translation>aucune erreur</translation>
    </message>
    <message>
        <source>an error</source>
        <extracomment>Part of a sentence: &quot;recorded blocked, replayed an error&quot;</extracomment>
        <translation>une erreur</translation>
    </message>
    <message>
        <source>blocked</source>
        <extracomment>Part of a sentence: &quot;recorded blocked, replayed an error&quot;</extracomment>
        <translation>bloqué</translation>
    </message>
    <message>
        <source>a timeout</source>
        <extracomment>Part of a sentence: &quot;replayed a timeout&quot;</extracomment>
        <translation>un délai dépassé</translation>
    </message>
    <message>
        <source>a limit</source>
        <extracomment>Part of a sentence: &quot;replayed a limit&quot;</extracomment>
        <translation>une limite</translation>
    </message>
    <message>
        <source>a crash</source>
        <extracomment>Part of a sentence: &quot;replayed a crash&quot;</extracomment>
        <translation>un plantage</translation>
    </message>
    <message>
        <source>cancelled</source>
        <extracomment>Part of a sentence: &quot;replayed cancelled&quot;</extracomment>
        <translation>annulé</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>Part of a sentence: &quot;recorded nothing, replayed an error&quot;</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>no code</source>
        <translation>pas de code</translation>
    </message>
    <message>
        <source>list of allowed modules</source>
        <extracomment>Kind of noise between two runs</extracomment>
        <translation>liste des modules autorisés</translation>
    </message>
    <message>
        <source>addresses</source>
        <extracomment>Kind of noise between two runs: memory addresses such as 0x7f3a…</extracomment>
        <translation>adresses</translation>
    </message>
    <message>
        <source>paths of modules</source>
        <extracomment>Kind of noise between two runs: folders in which modules are installed</extracomment>
        <translation>chemins de modules</translation>
    </message>
    <message>
        <source>dates</source>
        <extracomment>Kind of noise between two runs</extracomment>
        <translation>dates</translation>
    </message>
    <message>
        <source>durations</source>
        <extracomment>Kind of noise between two runs</extracomment>
        <translation>durées</translation>
    </message>
    <message>
        <source>The logs differ.</source>
        <translation>Les affichages diffèrent.</translation>
    </message>
    <message>
        <source>The output differs.</source>
        <translation>La sortie diffère.</translation>
    </message>
    <message>
        <source>The error differs.</source>
        <translation>L’erreur diffère.</translation>
    </message>
    <message>
        <source>The recorded step gave the final answer, this one did not.</source>
        <translation>L’étape enregistrée a donné la réponse finale, pas celle-ci.</translation>
    </message>
    <message>
        <source>Follows a changed step: starts from another state.</source>
        <translation>Suit une étape modifiée : part d’un autre état.</translation>
    </message>
    <message>
        <source>The step has no code to run.</source>
        <translation>L’étape n’a pas de code à exécuter.</translation>
    </message>
    <message>
        <source>The log does not tell how the step ended.</source>
        <translation>Le journal ne dit pas comment l’étape s’est terminée.</translation>
    </message>
    <message>
        <source>The step was stopped before it ended.</source>
        <translation>L’étape a été arrêtée avant sa fin.</translation>
    </message>
    <message>
        <source>The tool %1 has no recorded result.</source>
        <extracomment>%1: name of a tool</extracomment>
        <translation>L’outil %1 n’a pas de résultat enregistré.</translation>
    </message>
    <message>
        <source>The rule %1 of the policy refused it.</source>
        <extracomment>%1: name of a rule of the policy, such as imports.allow</extracomment>
        <translation>La règle %1 de la politique l’a refusé.</translation>
    </message>
    <message>
        <source>Only noise differs: %1.</source>
        <extracomment>%1: what differs without a meaning: &quot;addresses, dates&quot;</extracomment>
        <translation>Seul du bruit diffère : %1.</translation>
    </message>
    <message>
        <source>order of sets</source>
        <extracomment>Kind of noise between two runs: the order in which sets are printed</extracomment>
        <translation>ordre des ensembles</translation>
    </message>
    <message>
        <source>last digits of numbers</source>
        <extracomment>Kind of noise between two runs: the last digits of numbers</extracomment>
        <translation>derniers chiffres des nombres</translation>
    </message>
    <message>
        <source>This replay was compared without rules of noise.</source>
        <translation>Ce rejeu a été comparé sans règles de bruit.</translation>
    </message>
    <message>
        <source>No rules of noise are on: see Edit › Settings › Noise.</source>
        <translation>Aucune règle de bruit n’est active : voir Édition › Configuration › Bruit.</translation>
    </message>
    <message>
        <source>Noise, by the rules kept with this replay: %1.</source>
        <extracomment>Over a comparison. %1: &quot;addresses, dates&quot;</extracomment>
        <translation>Bruit, selon les règles gardées avec ce rejeu : %1.</translation>
    </message>
    <message>
        <source>Noise, by your rules: %1.</source>
        <extracomment>Over a comparison. %1: &quot;addresses, dates&quot;</extracomment>
        <translation>Bruit, selon vos règles : %1.</translation>
    </message>
    <message>
        <source>times</source>
        <extracomment>Kind of noise between two runs: times of day</extracomment>
        <translation>heures</translation>
    </message>
</context>
<context>
    <name>vitrine::StepsPane</name>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>No steps</source>
        <translation>Aucune étape</translation>
    </message>
    <message>
        <source>Select a run to see its steps.</source>
        <translation>Sélectionnez une exécution pour voir ses étapes.</translation>
    </message>
    <message>
        <source>Of this run no step was recorded.</source>
        <translation>De cette exécution, aucune étape n’a été enregistrée.</translation>
    </message>
</context>
<context>
    <name>vitrine::SuggestPage</name>
    <message>
        <source>Suggested Changes</source>
        <translation>Changements suggérés</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Reason</source>
        <extracomment>Column: why a change of a policy is suggested</extracomment>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Use as Draft</source>
        <extracomment>Button: makes a suggested policy the draft</extracomment>
        <translation>Prendre comme brouillon</translation>
    </message>
    <message>
        <source>Suggest searches for the least that the chosen runs need.</source>
        <translation>« Suggérer » cherche le minimum dont les exécutions choisies ont besoin.</translation>
    </message>
    <message>
        <source>All Runs</source>
        <extracomment>In a choice: for which runs a policy is suggested</extracomment>
        <translation>Toutes les exécutions</translation>
    </message>
    <message>
        <source>Runs in the List</source>
        <extracomment>In a choice: the runs that the filter lets through</extracomment>
        <translation>Exécutions de la liste</translation>
    </message>
    <message>
        <source>Selected Run</source>
        <translation>Exécution sélectionnée</translation>
    </message>
    <message>
        <source>For:</source>
        <extracomment>Beside a choice of runs: for which runs the smallest policy is suggested</extracomment>
        <translation>Pour :</translation>
    </message>
    <message>
        <source>Runs that keep their results</source>
        <translation>Exécutions qui gardent leurs résultats</translation>
    </message>
    <message>
        <source>Suggest</source>
        <extracomment>Button: searches for the smallest policy that the chosen runs need</extracomment>
        <translation>Suggérer</translation>
    </message>
    <message>
        <source>The draft is the least that these runs need.</source>
        <translation>Le brouillon est le minimum dont ces exécutions ont besoin.</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Of a rule: a suggested policy does without it, has it besides, or has another value</extracomment>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>highest use %1</source>
        <extracomment>Of a limit: with head-room. %1: highest use by a step</extracomment>
        <translation>usage maximal %1</translation>
    </message>
    <message>
        <source>never called</source>
        <translation>jamais appelé</translation>
    </message>
    <message>
        <source>unused</source>
        <translation>inutilisé</translation>
    </message>
    <message>
        <source>used</source>
        <translation>utilisé</translation>
    </message>
    <message>
        <source>Stop Proving</source>
        <extracomment>Button: runs the chosen runs again under the suggested policy, to see whether their results stay</extracomment>
        <translation>Arrêter la preuve</translation>
    </message>
    <message>
        <source>Prove by Running</source>
        <translation>Prouver en exécutant</translation>
    </message>
    <message>
        <source>By running: the first run is under way.</source>
        <translation>Par exécution : la première est en cours.</translation>
    </message>
    <message>
        <source>By running: not yet.</source>
        <translation>Par exécution : pas encore.</translation>
    </message>
    <message>
        <source>Not complete.</source>
        <extracomment>Behind a sentence: not all runs were run yet</extracomment>
        <translation>Incomplet.</translation>
    </message>
    <message numerus="yes">
        <source>By review: of %Ln step(s) %1 are allowed and %2 denied as they were recorded; %3 would end otherwise.</source>
        <extracomment>%n: number of steps, %1 to %3: how many of them</extracomment>
        <translation>
            <numerusform>Par relecture : sur %Ln étape, %1 sont permises et %2 refusées comme enregistré ; %3 finiraient autrement.</numerusform>
            <numerusform>Par relecture : sur %Ln étapes, %1 sont permises et %2 refusées comme enregistré ; %3 finiraient autrement.</numerusform>
        </translation>
    </message>
    <message>
        <source>Steps That Ended Otherwise</source>
        <translation>Étapes terminées autrement</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Recorded</source>
        <extracomment>Column: how a step ended when it was recorded</extracomment>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Observed</source>
        <extracomment>Column: how a step ended when it was run again</extracomment>
        <translation>Observé</translation>
    </message>
</context>
<context>
    <name>vitrine::TableView</name>
    <message>
        <source>Table</source>
        <extracomment>Accessible name of a table that was read from a text</extracomment>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Context menu of a table</extracomment>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <extracomment>Context menu of a table: comma-separated values</extracomment>
        <translation>Copier en CSV</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <extracomment>Context menu of a table</extracomment>
        <translation>Copier en Markdown</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <extracomment>Context menu of a table</extracomment>
        <translation>Copier en JSON</translation>
    </message>
</context>
<context>
    <name>vitrine::TextBlock</name>
    <message>
        <source>… and more: %1 lines in all</source>
        <translation>… et plus : %1 lignes en tout</translation>
    </message>
</context>
<context>
    <name>vitrine::ThoughtLine</name>
    <message>
        <source>Thought</source>
        <extracomment>What the agent thought before it wrote its code; unfolds
----------
Accessible name of the whole thought of a step</extracomment>
        <translation>Pensée</translation>
    </message>
    <message>
        <source>not recorded</source>
        <extracomment>In place of a thought that the log does not have</extracomment>
        <translation>non enregistré</translation>
    </message>
</context>
<context>
    <name>vitrine::TimelinePane</name>
    <message>
        <source>To scale</source>
        <extracomment>Check box of the timeline: steps are as wide as the time that they took</extracomment>
        <translation>À l’échelle</translation>
    </message>
    <message>
        <source>Timeline &amp;of:</source>
        <extracomment>Label of a choice: what the timeline is of</extracomment>
        <translation>Chr&amp;onologie de :</translation>
    </message>
    <message>
        <source>Steps of This Run</source>
        <extracomment>Choice: the timeline is of the steps of the selected run, or of all runs</extracomment>
        <translation>Étapes de cette exécution</translation>
    </message>
    <message>
        <source>All Runs</source>
        <translation>Toutes les exécutions</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <extracomment>Button of the timeline</extracomment>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <extracomment>Button of the timeline</extracomment>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Show All</source>
        <extracomment>Button of the timeline: all of it is seen at once</extracomment>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Zoom to Selection</source>
        <extracomment>Button of the timeline: the selected steps fill it</extracomment>
        <translation>Zoomer sur la sélection</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <extracomment>Beside the title of the timeline. %1: number of a run, %2: &quot;9 steps&quot;</extracomment>
        <translation>Exécution %1 : %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Beside the title of the timeline. %1: &quot;Run 1: 9 steps&quot;, %2: how long the run took when it was recorded</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>vitrine::TimelineView</name>
    <message>
        <source>Timeline</source>
        <extracomment>Accessible name of the view of a run&apos;s steps over time</extracomment>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>%1. Recorded: %2. Code here: %3.</source>
        <extracomment>Tip and words read aloud. %1: &quot;Step 2 of 9, OK&quot;, %2 and %3: durations or why there is none</extracomment>
        <translation>%1. Enregistré : %2. Code ici : %3.</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>Row of the timeline: how the steps ended</extracomment>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Recorded</source>
        <extracomment>Row of the timeline: how long the steps took when they were recorded</extracomment>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Code here</source>
        <extracomment>Row of the timeline: how long the code of the steps took here</extracomment>
        <translation>Code ici</translation>
    </message>
    <message>
        <source>Select a run to see its steps over time.</source>
        <translation>Sélectionnez une exécution pour voir ses étapes dans le temps.</translation>
    </message>
    <message>
        <source>no calls</source>
        <extracomment>In the timeline: how many tools a step called</extracomment>
        <translation>aucun appel</translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s)</source>
        <translation>
            <numerusform>%Ln appel</numerusform>
            <numerusform>%Ln appels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln added</source>
        <extracomment>In the timeline: how many variables a step made</extracomment>
        <translation>
            <numerusform>%Ln ajoutée</numerusform>
            <numerusform>%Ln ajoutées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <extracomment>In the timeline: how many variables a step changed</extracomment>
        <translation>
            <numerusform>%Ln modifiée</numerusform>
            <numerusform>%Ln modifiées</numerusform>
        </translation>
    </message>
    <message>
        <source>no change</source>
        <extracomment>In the timeline: a step set no variables</extracomment>
        <translation>aucun changement</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>In the timeline. %1: &quot;2 added&quot;, %2: &quot;1 changed&quot;
----------
Tip and words read aloud. %1: &quot;Step 2 of 9&quot;, %2: how it ended</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 Tools: %2.</source>
        <extracomment>Tip and words read aloud, behind a sentence. %1: that sentence, %2: &quot;2 calls&quot;</extracomment>
        <translation>%1 Outils : %2.</translation>
    </message>
    <message>
        <source>%1 Variables: %2.</source>
        <extracomment>Tip and words read aloud, behind a sentence. %1: that sentence, %2: &quot;2 added, 1 changed&quot;</extracomment>
        <translation>%1 Variables : %2.</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>Row of the timeline: which tools the steps called</extracomment>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Variables</source>
        <extracomment>Row of the timeline: which variables the steps set</extracomment>
        <translation>Variables</translation>
    </message>
    <message>
        <source>%1 The session can go back to the state after it.</source>
        <extracomment>Tip and words read aloud, behind a sentence. %1: that sentence</extracomment>
        <translation>%1 La session peut revenir à l’état qui suit.</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <extracomment>Row of the timeline: behind which steps the session can go back at once</extracomment>
        <translation>Points de reprise</translation>
    </message>
    <message>
        <source>kept</source>
        <extracomment>In the timeline: the session can go back to the state after this step</extracomment>
        <translation>gardé</translation>
    </message>
    <message>
        <source>State after step %1</source>
        <extracomment>At a line in the timeline: what the other panes show. %1: number of a step</extracomment>
        <translation>État après l’étape %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ToolCallModel</name>
    <message>
        <source>#</source>
        <extracomment>Column title: number of a tool call</extracomment>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Column title: name of a tool</extracomment>
        <translation>Outil</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Column title: arguments of a tool call</extracomment>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Column title: what a tool call gave back</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Answered By</source>
        <extracomment>Column title: who answered a tool call</extracomment>
        <translation>Réponse de</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailCommand</name>
    <message>
        <source>Print one JSON document</source>
        <translation>Écrire un seul document JSON</translation>
    </message>
    <message>
        <source>The trail</source>
        <translation>La piste d’audit</translation>
    </message>
    <message>
        <source>Run %1 is damaged and left out: %2</source>
        <extracomment>%1: number of a run, %2: technical detail</extracomment>
        <translation>L’exécution %1 est endommagée et omise : %2</translation>
    </message>
    <message>
        <source>in row %1</source>
        <extracomment>In place of a step&apos;s number, which cannot be read. %1: number of its row in the trail</extracomment>
        <translation>de la ligne %1</translation>
    </message>
    <message>
        <source>Run %1, step %2 is damaged and left out: %3</source>
        <extracomment>%1: number of a run, %2: number of a step in it, %3: technical detail</extracomment>
        <translation>Exécution %1, l’étape %2 est endommagée et omise : %3</translation>
    </message>
    <message>
        <source>This trail was written by a newer version of Vitrine: it can be read here, but not changed.</source>
        <translation>Cette piste a été écrite par une version plus récente de Vitrine : elle peut être lue ici, mais pas modifiée.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailExportCommand</name>
    <message>
        <source>Write runs in another format</source>
        <translation>Écrire des exécutions dans un autre format</translation>
    </message>
    <message>
        <source>The format</source>
        <translation>Le format</translation>
    </message>
    <message>
        <source>Write to a file</source>
        <translation>Écrire dans un fichier</translation>
    </message>
    <message>
        <source>Only the runs with these numbers</source>
        <translation>Seulement les exécutions de ces numéros</translation>
    </message>
    <message>
        <source>Only runs with a step that this filter lets through</source>
        <translation>Seulement les exécutions ayant une étape que ce filtre laisse passer</translation>
    </message>
    <message>
        <source>Put the proof of each step into an HTML report</source>
        <translation>Mettre la preuve de chaque étape dans un rapport HTML</translation>
    </message>
    <message>
        <source>This format holds one run: choose it with --run.</source>
        <translation>Ce format contient une exécution : choisissez-la avec --run.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailListCommand</name>
    <message>
        <source>List the runs of a trail</source>
        <translation>Lister les exécutions d’une piste d’audit</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>With code</source>
        <translation>Avec code</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloqué</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>No runs.</source>
        <translation>Aucune exécution.</translation>
    </message>
    <message>
        <source>The import of %1 was cut off by the end of the program. Import it again to have all of it.</source>
        <extracomment>%1: name of a log</extracomment>
        <translation>L’import de %1 a été interrompu par la fin du programme. Importez-le de nouveau pour tout avoir.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailMergeCommand</name>
    <message>
        <source>Join trails of several machines: every chain, seal and proof still verifies</source>
        <translation>Réunir les pistes de plusieurs machines : chaque chaîne, sceau et preuve reste vérifiable</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Écrire un seul document JSON</translation>
    </message>
    <message>
        <source>The trails to join; they stay as they are</source>
        <translation>Les pistes à réunir ; elles restent telles quelles</translation>
    </message>
    <message>
        <source>The trail that takes them in: a new one, or one that goes on. What is in there already is left out</source>
        <translation>La piste qui les reçoit : une nouvelle, ou une qui continue. Ce qui y est déjà est laissé de côté</translation>
    </message>
    <message>
        <source>%1: was taken in before</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 : déjà reprise auparavant</translation>
    </message>
    <message>
        <source>%1: runs: %2, executions: %3, entries: %4</source>
        <extracomment>%1: name of a file, %2 to %4: numbers</extracomment>
        <translation>%1 : exécutions d’agents : %2, rejeux d’étapes : %3, entrées : %4</translation>
    </message>
    <message>
        <source>still running when they were copied, so marked as interrupted: %1</source>
        <extracomment>%1: number of executions</extracomment>
        <translation>encore en cours lors de la copie, donc marqués comme interrompus : %1</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailProveCommand</name>
    <message>
        <source>Print a proof that a step is in the trail</source>
        <translation>Afficher la preuve qu’une étape est dans la piste</translation>
    </message>
    <message>
        <source>The step, by its number in the trail</source>
        <translation>L’étape, par son numéro dans la piste</translation>
    </message>
    <message>
        <source>The execution, by its number in the trail</source>
        <translation>L’exécution, par son numéro dans la piste</translation>
    </message>
    <message>
        <source>Say which: --step or --execution.</source>
        <translation>Dites laquelle : --step ou --execution.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailRedactCommand</name>
    <message>
        <source>Take texts out of a trail, so that the rest still verifies</source>
        <translation>Retirer des textes d’une piste, le reste restant vérifiable</translation>
    </message>
    <message>
        <source>All texts that contain this</source>
        <translation>Tous les textes qui contiennent ceci</translation>
    </message>
    <message>
        <source>Of this step (its number in the trail) …</source>
        <translation>De cette étape (son numéro dans la piste) …</translation>
    </message>
    <message>
        <source>… this field: code, thought, outputs, message …</source>
        <translation>… ce champ : code, thought, outputs, message …</translation>
    </message>
    <message>
        <source>Why; this stays on record</source>
        <translation>Pourquoi ; cela reste consigné</translation>
    </message>
    <message>
        <source>Make a copy and take them out there</source>
        <translation>Faire une copie et les y retirer</translation>
    </message>
    <message>
        <source>Take them out of this very trail, for good</source>
        <translation>Les retirer de cette piste même, pour de bon</translation>
    </message>
    <message>
        <source>Say what (--containing, or --step and --field) and where (--into or --in-place).</source>
        <translation>Dites quoi (--containing, ou --step et --field) et où (--into ou --in-place).</translation>
    </message>
    <message>
        <source>Texts taken out: %1</source>
        <translation>Textes retirés : %1</translation>
    </message>
    <message>
        <source>Names and other short values that contain it stay: %1</source>
        <translation>Les noms et autres valeurs courtes qui le contiennent restent : %1</translation>
    </message>
    <message>
        <source>There is no field “%1” to take out. There are: %2</source>
        <extracomment>%1: what was asked for, %2: names, with commas between them</extracomment>
        <translation>Il n’y a pas de champ « %1 » à retirer. Il y a : %2</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailReindexCommand</name>
    <message>
        <source>Make the indexes that searches and statistics rely on anew from what is recorded</source>
        <translation>Refaire, à partir de ce qui est enregistré, les index dont dépendent recherches et statistiques</translation>
    </message>
    <message>
        <source>The indexes were made anew.</source>
        <translation>Les index ont été refaits.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailRepairCommand</name>
    <message>
        <source>Save what can be read of a damaged trail into a new one</source>
        <translation>Sauver dans une nouvelle piste ce qui reste lisible d’une piste endommagée</translation>
    </message>
    <message>
        <source>Print one JSON document</source>
        <translation>Afficher un document JSON</translation>
    </message>
    <message>
        <source>The trail</source>
        <translation>La piste</translation>
    </message>
    <message>
        <source>The new trail</source>
        <translation>La nouvelle piste</translation>
    </message>
    <message>
        <source>Everything could be read.</source>
        <translation>Tout a pu être lu.</translation>
    </message>
    <message>
        <source>vitrine trail verify tells which entries of the new trail hold.</source>
        <translation>vitrine trail verify dit quelles entrées de la nouvelle piste tiennent.</translation>
    </message>
    <message numerus="yes">
        <source>%1: damaged, %Ln row(s) were saved</source>
        <extracomment>%1: name of a table, %n: number of rows</extracomment>
        <translation>
            <numerusform>%1 : endommagée, %Ln ligne sauvée</numerusform>
            <numerusform>%1 : endommagée, %Ln lignes sauvées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::TrailSealCommand</name>
    <message>
        <source>Sign all that a trail holds so far</source>
        <translation>Signer tout ce qu’une piste contient jusqu’ici</translation>
    </message>
    <message>
        <source>Make this key, which must not be there yet</source>
        <translation>Créer cette clé, qui ne doit pas encore exister</translation>
    </message>
    <message>
        <source>Write what was signed to a file, to be kept where nobody can change it</source>
        <translation>Écrire ce qui a été signé dans un fichier, à garder là où personne ne peut le changer</translation>
    </message>
    <message>
        <source>Public key: %1</source>
        <extracomment>%1: hexadecimal digits</extracomment>
        <translation>Clé publique : %1</translation>
    </message>
    <message>
        <source>Root: %1</source>
        <extracomment>%1: hexadecimal digits</extracomment>
        <translation>Racine : %1</translation>
    </message>
    <message>
        <source>Keep this elsewhere (--checkpoint FILE): a seal only proves something to who has its key or checkpoint from another place.</source>
        <translation>Gardez ceci ailleurs (--checkpoint FICHIER) : un sceau ne prouve quelque chose qu’à qui tient sa clé ou son point de contrôle d’un autre lieu.</translation>
    </message>
    <message>
        <source>File of the private key (Ed25519, PEM); without it the key is in your keyring</source>
        <translation>Fichier de la clé privée (Ed25519, PEM) ; sans lui, la clé est dans votre trousseau</translation>
    </message>
    <message>
        <source>Another key of your keyring than the usual one</source>
        <translation>Une autre clé de votre trousseau que l’habituelle</translation>
    </message>
    <message>
        <source>Have one made with --new-key, or name a file with --key FILE.</source>
        <translation>Créez-en une avec --new-key, ou indiquez un fichier avec --key FILE.</translation>
    </message>
    <message>
        <source>--key FILE takes the key from a file; with --new-key it is made there.</source>
        <translation>--key FILE prend la clé d’un fichier ; avec --new-key, elle y est créée.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailSearchCommand</name>
    <message>
        <source>Find the steps that a filter lets through</source>
        <translation>Trouver les étapes qu’un filtre laisse passer</translation>
    </message>
    <message>
        <source>The filter, for example: status == blocked and import in (&quot;sympy&quot;, &quot;numpy&quot;)</source>
        <translation>Le filtre, par exemple : status == blocked and import in (&quot;sympy&quot;, &quot;numpy&quot;)</translation>
    </message>
    <message>
        <source>Stop after so many hits</source>
        <translation>S’arrêter après ce nombre de résultats</translation>
    </message>
    <message>
        <source>Only count the hits</source>
        <translation>Compter seulement les résultats</translation>
    </message>
    <message>
        <source>Show the SQL that answers the filter, and its plan</source>
        <translation>Montrer le SQL qui répond au filtre, et son plan</translation>
    </message>
    <message>
        <source>List the fields and functions of the language</source>
        <translation>Lister les champs et fonctions du langage</translation>
    </message>
    <message>
        <source>run %1, step %2</source>
        <extracomment>A hit of a search. %1: number of the run, %2: number of the step in it</extracomment>
        <translation>exécution %1, étape %2</translation>
    </message>
    <message>
        <source>session %1, step %2</source>
        <extracomment>A hit of a search. %1: number of a session without a run, %2: number of the step in it</extracomment>
        <translation>session %1, étape %2</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailShowCommand</name>
    <message>
        <source>Show runs with their steps and everything that was executed of them</source>
        <translation>Montrer les exécutions, leurs étapes et tout ce qui en a été exécuté</translation>
    </message>
    <message>
        <source>Only the run with this number</source>
        <translation>Seulement l’exécution de ce numéro</translation>
    </message>
    <message>
        <source>Only the step at this place of its run</source>
        <translation>Seulement l’étape à cette place de son exécution</translation>
    </message>
    <message>
        <source>There is no run %1.</source>
        <translation>Il n’y a pas d’exécution %1.</translation>
    </message>
    <message>
        <source>Session %1, step %2</source>
        <extracomment>%1: number of a session without a run, %2: number of a step in it</extracomment>
        <translation>Session %1, étape %2</translation>
    </message>
    <message>
        <source>Of one step, the bytes of the log that it was read from, if that is still the same</source>
        <translation>D’une étape, les octets du journal dont elle a été lue, si celui-ci est encore le même</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailSqlCommand</name>
    <message>
        <source>Ask a trail with SQL that only reads</source>
        <translation>Interroger une piste par du SQL en lecture seule</translation>
    </message>
    <message>
        <source>One SELECT; without it, the views that there are</source>
        <translation>Un SELECT ; sans lui, les vues disponibles</translation>
    </message>
    <message>
        <source>Give up after so long</source>
        <translation>Abandonner après ce temps</translation>
    </message>
    <message>
        <source>Give no more rows than these</source>
        <translation>Ne pas donner plus de lignes que cela</translation>
    </message>
    <message>
        <source>There are more rows than --rows lets through.</source>
        <translation>Il y a plus de lignes que --rows n’en laisse passer.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailStatsCommand</name>
    <message>
        <source>Sum up what a trail holds</source>
        <translation>Résumer le contenu d’une piste</translation>
    </message>
    <message>
        <source>Sum up by run, agent, model, policy or day</source>
        <translation>Résumer par exécution, agent, modèle, politique ou jour</translation>
    </message>
    <message>
        <source>JSON with the price of a million tokens: {&quot;model&quot;: {&quot;input&quot;: 2.5, &quot;output&quot;: 10}}</source>
        <translation>JSON avec le prix d’un million de jetons : {&quot;model&quot;: {&quot;input&quot;: 2.5, &quot;output&quot;: 10}}</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>With code</source>
        <translation>Avec code</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloquées</translation>
    </message>
    <message>
        <source>Tool calls</source>
        <translation>Appels d’outil</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <translation>Jetons entrés</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <translation>Jetons sortis</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Imports:</source>
        <translation>Imports :</translation>
    </message>
    <message>
        <source>Tools:</source>
        <translation>Outils :</translation>
    </message>
    <message>
        <source>Replays:</source>
        <translation>Rejeux :</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Most often</source>
        <translation>Le plus souvent</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailUpgradeCommand</name>
    <message>
        <source>Bring a trail of an earlier version up to date</source>
        <translation>Mettre à jour une piste d’une version antérieure</translation>
    </message>
    <message>
        <source>The trail is up to date.</source>
        <translation>La piste est à jour.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailVerifyCommand</name>
    <message>
        <source>Check that nothing in a trail was changed since</source>
        <translation>Vérifier que rien n’a changé depuis dans une piste d’audit</translation>
    </message>
    <message>
        <source>entries: %1</source>
        <extracomment>The chain of a trail holds. %1: number of its entries</extracomment>
        <translation>entrées : %1</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Vérifié</translation>
    </message>
    <message>
        <source>entry %1: %2</source>
        <extracomment>%1: number of an entry, %2: what is wrong with it</extracomment>
        <translation>entrée %1 : %2</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Endommagé</translation>
    </message>
    <message>
        <source>not sealed: whoever can write the file could have made all of it anew</source>
        <translation>non scellée : quiconque peut écrire le fichier a pu tout refaire</translation>
    </message>
    <message>
        <source>Compare with a checkpoint that was kept elsewhere</source>
        <translation>Comparer à un point de contrôle gardé ailleurs</translation>
    </message>
    <message>
        <source>Only seals of this public key count (hexadecimal digits)</source>
        <translation>Seuls comptent les sceaux de cette clé publique (hexadécimal)</translation>
    </message>
    <message>
        <source>Check the proof of one step; no trail is needed for that</source>
        <translation>Vérifier la preuve d’une étape ; aucune piste n’est nécessaire</translation>
    </message>
    <message>
        <source>Name a trail, or a proof with --proof.</source>
        <translation>Indiquez une piste, ou une preuve avec --proof.</translation>
    </message>
    <message>
        <source>The proof holds</source>
        <translation>La preuve tient</translation>
    </message>
    <message>
        <source>Public key: %1</source>
        <extracomment>%1: hexadecimal digits</extracomment>
        <translation>Clé publique : %1</translation>
    </message>
    <message>
        <source>added since: %1</source>
        <extracomment>%1: number of entries</extracomment>
        <translation>ajoutées depuis : %1</translation>
    </message>
    <message>
        <source>The trail fits the checkpoint.</source>
        <translation>La piste correspond au point de contrôle.</translation>
    </message>
    <message>
        <source>The checkpoint is of another trail.</source>
        <translation>Le point de contrôle est celui d’une autre piste.</translation>
    </message>
    <message>
        <source>The trail ends before the checkpoint.</source>
        <translation>La piste s’arrête avant le point de contrôle.</translation>
    </message>
    <message>
        <source>The checkpoint&apos;s own signature does not hold.</source>
        <translation>La signature même du point de contrôle ne tient pas.</translation>
    </message>
    <message>
        <source>The checkpoint was signed with another key.</source>
        <translation>Le point de contrôle a été signé avec une autre clé.</translation>
    </message>
    <message>
        <source>The trail has another past than the checkpoint tells of.</source>
        <translation>La piste a un autre passé que celui que décrit le point de contrôle.</translation>
    </message>
    <message>
        <source>A text in the proof is not the one that was recorded.</source>
        <translation>Un texte de la preuve n’est pas celui qui a été enregistré.</translation>
    </message>
    <message>
        <source>The step is not in the trail that the proof names.</source>
        <translation>L’étape n’est pas dans la piste que nomme la preuve.</translation>
    </message>
    <message>
        <source>No seal covers this step: the proof says nothing against somebody who made the trail up.</source>
        <translation>Aucun sceau ne couvre cette étape : la preuve ne dit rien contre qui aurait inventé la piste.</translation>
    </message>
    <message>
        <source>The seal was made with another key.</source>
        <translation>Le sceau a été fait avec une autre clé.</translation>
    </message>
    <message>
        <source>The seal is not the one of the checkpoint.</source>
        <translation>Le sceau n’est pas celui du point de contrôle.</translation>
    </message>
    <message>
        <source>The signature of the seal does not hold.</source>
        <translation>La signature du sceau ne tient pas.</translation>
    </message>
    <message>
        <source>merged from %1, entries: %2</source>
        <extracomment>A trail that was merged into this one. %1: its identity, hexadecimal digits, %2: number of its entries</extracomment>
        <translation>reprise de %1, entrées : %2</translation>
    </message>
    <message>
        <source>Not compared</source>
        <extracomment>The chain of a trail holds, but the checkpoint that it should be compared with is none of it</extracomment>
        <translation>Non comparée</translation>
    </message>
    <message numerus="yes">
        <source>sealed, and broken: the first %Ln entries</source>
        <extracomment>%n: number of entries</extracomment>
        <translation>
            <numerusform>scellée, et rompue : la première entrée</numerusform>
            <numerusform>scellée, et rompue : les %Ln premières entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sealed: the first %Ln entries, with the key %1</source>
        <extracomment>%n: number of entries, %1: public key, hexadecimal digits</extracomment>
        <translation>
            <numerusform>scellée : la première entrée, avec la clé %1</numerusform>
            <numerusform>scellées : les %Ln premières entrées, avec la clé %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Also compare the indexes that searches and statistics rely on with what is recorded; takes longer</source>
        <translation>Comparer aussi à ce qui est enregistré les index dont dépendent recherches et statistiques ; c’est plus long</translation>
    </message>
    <message>
        <source>The indexes fit what is recorded.</source>
        <translation>Les index correspondent à ce qui est enregistré.</translation>
    </message>
    <message>
        <source>The indexes do not fit what is recorded: searches may miss some of it.</source>
        <translation>Les index ne correspondent pas à ce qui est enregistré : des recherches peuvent en manquer une partie.</translation>
    </message>
    <message numerus="yes">
        <source>steps that are found by other words than theirs, %Ln in all: %1</source>
        <extracomment>%1: numbers of steps in a trail, %n: how many they are</extracomment>
        <translation>
            <numerusform>%Ln étape trouvée par d’autres mots que les siens : %1</numerusform>
            <numerusform>%Ln étapes trouvées par d’autres mots que les leurs : %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>runs with other words or sums than theirs, %Ln in all: %1</source>
        <extracomment>%1: numbers of runs in a trail, %n: how many they are</extracomment>
        <translation>
            <numerusform>%Ln exécution avec d’autres mots ou sommes que les siens : %1</numerusform>
            <numerusform>%Ln exécutions avec d’autres mots ou sommes que les leurs : %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>executions that are found by other words than theirs, %Ln in all: %1</source>
        <extracomment>%1: numbers of executions in a trail, %n: how many they are</extracomment>
        <translation>
            <numerusform>%Ln exécution d’étape trouvée par d’autres mots que les siens : %1</numerusform>
            <numerusform>%Ln exécutions d’étapes trouvées par d’autres mots que les leurs : %1</numerusform>
        </translation>
    </message>
    <message>
        <source>words that a search for a part of them misses: %1</source>
        <translation>mots qu’une recherche d’une de leurs parties manque : %1</translation>
    </message>
    <message>
        <source>They are no part of the record: vitrine trail reindex makes them anew.</source>
        <translation>Ils ne font pas partie de l’enregistrement : vitrine trail reindex les refait.</translation>
    </message>
</context>
<context>
    <name>vitrine::TrailWriteCommand</name>
    <message>
        <source>Print one JSON document</source>
        <translation>Afficher un document JSON</translation>
    </message>
    <message>
        <source>The trail</source>
        <translation>La piste</translation>
    </message>
</context>
<context>
    <name>vitrine::UseText</name>
    <message>
        <source>Imports</source>
        <translation>Imports</translation>
    </message>
    <message>
        <source>Builtins</source>
        <translation>Fonctions intégrées</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attributs</translation>
    </message>
    <message>
        <source>Syntax</source>
        <translation>Syntaxe</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Files to Read</source>
        <translation>Fichiers à lire</translation>
    </message>
    <message>
        <source>Files to Write</source>
        <translation>Fichiers à écrire</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Required Layers</source>
        <translation>Couches exigées</translation>
    </message>
    <message>
        <source>Required</source>
        <extracomment>Of a layer that confines code</extracomment>
        <translation>Exigée</translation>
    </message>
    <message>
        <source>Not Required</source>
        <translation>Non exigée</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permis</translation>
    </message>
    <message>
        <source>Denied</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>What is done about secrets in outputs: nothing</extracomment>
        <translation>non</translation>
    </message>
    <message>
        <source>warn</source>
        <extracomment>What is done about secrets in outputs: the user is told</extracomment>
        <translation>avertir</translation>
    </message>
    <message>
        <source>block</source>
        <extracomment>What is done about secrets in outputs: the step is ended</extracomment>
        <translation>bloquer</translation>
    </message>
</context>
<context>
    <name>vitrine::ValueModel</name>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation>
            <numerusform>%Ln valeur</numerusform>
            <numerusform>%Ln valeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A value that has values in it. %1: &quot;array&quot;, %2: &quot;3 values&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Title of a column: key or place of a value</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
</context>
<context>
    <name>vitrine::ValuePane</name>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Set by</source>
        <extracomment>Accessible name of the tree of lines that a variable&apos;s value came from</extracomment>
        <translation>Défini par</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Beside the title of a pane. %1: name of a variable, %2: its type</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 is gone after this step.</source>
        <extracomment>In place of the value of a variable</extracomment>
        <translation>%1 n’existe plus après cette étape.</translation>
    </message>
    <message>
        <source>call of %1</source>
        <extracomment>Beside the title of a pane. %1: name of a tool</extracomment>
        <translation>appel de %1</translation>
    </message>
    <message>
        <source>Select a variable or a tool call to see all of its value, and where it came from.</source>
        <translation>Sélectionnez une variable ou un appel d’outil pour voir toute sa valeur, et d’où elle vient.</translation>
    </message>
    <message>
        <source>%1, set by step %2</source>
        <extracomment>Beside the title of a pane. %1: &quot;rate, float&quot;, %2: number of a step</extracomment>
        <translation>%1, défini par l’étape %2</translation>
    </message>
    <message>
        <source>Origin</source>
        <extracomment>Column titles of the tree of lines that a variable&apos;s value came from</extracomment>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Set By</source>
        <translation>Définie par</translation>
    </message>
    <message>
        <source>Step %1, line %2</source>
        <extracomment>Where a variable was set. %1: number of the step, %2: line of its code</extracomment>
        <translation>Étape %1, ligne %2</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>Where a variable was set. %1: number of the step</extracomment>
        <translation>Étape %1</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <extracomment>Read aloud. %1: name of a variable, %2: &quot;Step 3, line 4&quot;, %3: its value</extracomment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>No value is selected</source>
        <translation>Aucune valeur n’est sélectionnée</translation>
    </message>
</context>
<context>
    <name>vitrine::ValueView</name>
    <message>
        <source>Values</source>
        <extracomment>Accessible name of a tree of the values in a text</extracomment>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Copy Value</source>
        <extracomment>Context menu of a tree of values</extracomment>
        <translation>Copier la valeur</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <extracomment>Context menu of a tree of values</extracomment>
        <translation>Copier en Markdown</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <extracomment>Context menu of a tree of values</extracomment>
        <translation>Copier en JSON</translation>
    </message>
</context>
<context>
    <name>vitrine::VariableGroups</name>
    <message>
        <source>Before this step: %1</source>
        <extracomment>Above variables that were there before the step that is shown. %1: how many there are</extracomment>
        <translation>Avant cette étape : %1</translation>
    </message>
    <message>
        <source>Step %1 (this step): %2</source>
        <extracomment>Above variables that the step that is shown has set. %1: its number, %2: how many there are</extracomment>
        <translation>Étape %1 (cette étape) : %2</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <extracomment>Above variables that an earlier step has set. %1: its number, %2: how many there are</extracomment>
        <translation>Étape %1 : %2</translation>
    </message>
    <message>
        <source>Go to Step %1</source>
        <extracomment>Tip of the title above variables that a step has set. %1: number of the step</extracomment>
        <translation>Aller à l’étape %1</translation>
    </message>
</context>
<context>
    <name>vitrine::VariableModel</name>
    <message>
        <source>Name</source>
        <extracomment>Column title: name of a variable</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Type</source>
        <extracomment>Column title: type of a variable</extracomment>
        <translation>Type</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Column title: value of a variable</extracomment>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Column title: added, changed, removed or same</extracomment>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Set By</source>
        <extracomment>Column title: the step that gave a variable its value</extracomment>
        <translation>Définie par</translation>
    </message>
</context>
<context>
    <name>vitrine::VariablePresentation</name>
    <message>
        <source>Step %1, line %2</source>
        <extracomment>Who set a variable. %1: number of the step, %2: line of its code</extracomment>
        <translation>Étape %1, ligne %2</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>Who set a variable. %1: number of the step</extracomment>
        <translation>Étape %1</translation>
    </message>
    <message>
        <source>%1
Before: %2</source>
        <extracomment>Tip of a value that a step has changed. %1: the value or how it changed, %2: the value before that</extracomment>
        <translation>%1
Avant : %2</translation>
    </message>
</context>
<context>
    <name>vitrine::VerifyJob</name>
    <message>
        <source>Verifying %1</source>
        <extracomment>%1: name of a log or trail</extracomment>
        <translation>Vérification de %1</translation>
    </message>
</context>
<context>
    <name>vitrine::VersionsPage</name>
    <message>
        <source>%1, version %2</source>
        <extracomment>A policy. %1: its name, %2: number of its version</extracomment>
        <translation>%1, version %2</translation>
    </message>
    <message>
        <source>Added</source>
        <extracomment>Of an entry of a list of the policy: the draft has it, the other policy has not</extracomment>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>Removed</source>
        <extracomment>Of an entry of a list of the policy: the other policy has it, the draft has not</extracomment>
        <translation>Retiré</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Changé</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Who</source>
        <extracomment>Column: the user who put a policy in force</extracomment>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Politique</translation>
    </message>
    <message>
        <source>Changes</source>
        <extracomment>Column: how many rules a policy changed</extracomment>
        <translation>Changements</translation>
    </message>
    <message>
        <source>Reason</source>
        <extracomment>Column: why a policy was put in force, in its author&apos;s words</extracomment>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Differences to the Draft</source>
        <translation>Différences avec le brouillon</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>Column: a rule of the policy</extracomment>
        <translation>Règle</translation>
    </message>
    <message>
        <source>There</source>
        <extracomment>Column: value in the policy that the draft is compared with</extracomment>
        <translation>Là-bas</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>Column: what the policy that is being written says</extracomment>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>The draft allows just what this policy allows.</source>
        <translation>Le brouillon permet exactement ce que permet cette politique.</translation>
    </message>
    <message>
        <source>In force</source>
        <extracomment>In the column When: now</extracomment>
        <translation>En vigueur</translation>
    </message>
    <message>
        <source>Bundled</source>
        <extracomment>In the column When: the policy is a part of the program</extracomment>
        <translation>Fournie</translation>
    </message>
    <message>
        <source>What the draft has otherwise than %1. Return or a double click makes that one the draft.</source>
        <extracomment>%1: a policy</extracomment>
        <translation>Ce que le brouillon a d’autre que %1. Entrée ou un double clic en fait le brouillon.</translation>
    </message>
</context>
<context>
    <name>vitrine::ViewControl</name>
    <message>
        <source>Of This Trail</source>
        <extracomment>Heading in a menu: views that are only there for the trail that is open</extracomment>
        <translation>De cette piste</translation>
    </message>
</context>
<context>
    <name>vitrine::ViewNameDialog</name>
    <message>
        <source>Only for this &amp;trail</source>
        <translation>Seulement pour cette &amp;piste</translation>
    </message>
    <message>
        <source>Save View</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Enregistrer la vue</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <extracomment>Label of a field: name of a saved view</extracomment>
        <translation>&amp;Nom :</translation>
    </message>
    <message>
        <source>A view of this name is there. It is replaced.</source>
        <translation>Une vue de ce nom existe. Elle est remplacée.</translation>
    </message>
    <message>
        <source>Keeps the filter, the columns and the sorting of the lists, and what charts and timeline show.</source>
        <translation>Garde le filtre, les colonnes et le tri des listes, et ce que montrent les graphiques et la chronologie.</translation>
    </message>
</context>
<context>
    <name>vitrine::ViewsDialog</name>
    <message>
        <source>Saved Views</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Vues enregistrées</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Headers of a list: name of a view, for which trails it is offered, what it filters by</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Offered For</source>
        <translation>Proposée pour</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <extracomment>Button: looks at the trail as this view does</extracomment>
        <translation>&amp;Utiliser</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>This trail</source>
        <extracomment>For which trails a view is offered</extracomment>
        <translation>Cette piste</translation>
    </message>
    <message>
        <source>All trails</source>
        <translation>Toutes les pistes</translation>
    </message>
    <message>
        <source>Offer for &amp;All Trails</source>
        <extracomment>Button: the view is offered for each trail, or only for the one that is open</extracomment>
        <translation>Proposer pour &amp;toutes les pistes</translation>
    </message>
    <message>
        <source>Only for This &amp;Trail</source>
        <translation>Seulement pour &amp;cette piste</translation>
    </message>
    <message>
        <source>No view is saved. View &gt; Saved Views &gt; Save View As… keeps what is shown.</source>
        <translation>Aucune vue n’est enregistrée. Affichage &gt; Vues enregistrées &gt; Enregistrer la vue sous… garde ce qui est montré.</translation>
    </message>
    <message>
        <source>F2 renames a view, Delete deletes it, Return uses it.</source>
        <translation>F2 renomme une vue, Suppr la supprime, Entrée l’utilise.</translation>
    </message>
</context>
<context>
    <name>vitrine::WatchLine</name>
    <message>
        <source>Show Newest</source>
        <extracomment>Button: goes to the step that came last</extracomment>
        <translation>Montrer la plus récente</translation>
    </message>
    <message numerus="yes">
        <source>Watching: %Ln new step(s), the newest at %1 (run %2, step %3): %4 under the draft</source>
        <extracomment>%n: how many steps, %1: a time, %2: number of a run, %3: of a step, %4: what the draft says of it: Denied</extracomment>
        <translation>
            <numerusform>Observe : %Ln nouvelle étape, la plus récente à %1 (exécution %2, étape %3) : %4 selon le brouillon</numerusform>
            <numerusform>Observe : %Ln nouvelles étapes, la plus récente à %1 (exécution %2, étape %3) : %4 selon le brouillon</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::WelcomePage</name>
    <message>
        <source>See what agent code did, and decide what it may do.</source>
        <extracomment>Under the name of the program on the welcome page</extracomment>
        <translation>Voir ce qu’a fait le code d’agents, et décider de ce qu’il peut faire.</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Head on the welcome page</extracomment>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>Button on the welcome page</extracomment>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Agent logs and trails</source>
        <translation>Journaux d’agents et pistes d’audit</translation>
    </message>
    <message>
        <source>Sample</source>
        <extracomment>Head on the welcome page: a run to try the program with</extracomment>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>Open Sample</source>
        <extracomment>Button on the welcome page</extracomment>
        <translation>Ouvrir l’exemple</translation>
    </message>
    <message>
        <source>A small run to try. Works without network.</source>
        <translation>Une petite exécution à essayer. Fonctionne sans réseau.</translation>
    </message>
    <message>
        <source>Recent</source>
        <extracomment>Head on the welcome page: files that were opened last</extracomment>
        <translation>Récents</translation>
    </message>
    <message>
        <source>Welcome</source>
        <extracomment>Accessible name of the page that is shown while nothing is open</extracomment>
        <translation>Bienvenue</translation>
    </message>
</context>
<context>
    <name>vitrine::WhatIfBar</name>
    <message numerus="yes">
        <source>Filter: %Ln Changed Step(s)</source>
        <extracomment>Button. %n: how many steps a draft changes</extracomment>
        <translation>
            <numerusform>Filtre : %Ln étape changée</numerusform>
            <numerusform>Filtre : %Ln étapes changées</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the steps…</source>
        <extracomment>In place of the sums of a what-if</extracomment>
        <translation>Lecture des étapes…</translation>
    </message>
    <message>
        <source>No steps</source>
        <translation>Aucune étape</translation>
    </message>
    <message numerus="yes">
        <source>%Ln code step(s), %1 denied, judged in %2, watching for new ones</source>
        <extracomment>%n: how many steps, %1: how many of them the draft denies, %2: a duration. What an agent records now is judged as it comes.</extracomment>
        <translation>
            <numerusform>%Ln étape de code, %1 refusée, en %2, suite attendue</numerusform>
            <numerusform>%Ln étapes de code, %1 refusées, en %2, suite attendue</numerusform>
        </translation>
    </message>
    <message>
        <source>What the Draft Changes</source>
        <extracomment>Accessible name of the counts of steps whose verdict a draft changes</extracomment>
        <translation>Ce que le brouillon change</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Read aloud. %1: how verdicts change, such as &quot;Denied → Allowed&quot;, %2: how many do</extracomment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>vitrine::WhatIsThis</name>
    <message>
        <source>F1 opens the page of the user guide.</source>
        <extracomment>At the end of what is said of a control or a pane</extracomment>
        <translation>F1 ouvre la page du guide.</translation>
    </message>
    <message>
        <source>The runs of the trail, each with its task, what became of it and what it took. The selected run is the one that the other panes show.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Les exécutions de la piste, chacune avec sa tâche, son issue et son coût. Les autres volets montrent celle qui est sélectionnée.</translation>
    </message>
    <message>
        <source>The steps of the selected run, in order: what each was, how it ended when it was recorded and how when it was run again.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Les étapes de l’exécution sélectionnée, dans l’ordre : ce qu’était chacune, comment elle a fini à l’enregistrement et comment en la rejouant.</translation>
    </message>
    <message>
        <source>The selected step: the thought, the code and what came of it. Editing the code begins a draft; the recording stays as it is.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>L’étape sélectionnée : la réflexion, le code et ce qui en est sorti. Modifier le code commence un brouillon ; l’enregistrement reste tel quel.</translation>
    </message>
    <message>
        <source>The variables after the selected step, once it has run here: what changed, and which step set it.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Les variables après l’étape sélectionnée, une fois qu’elle a été exécutée ici : ce qui a changé, et quelle étape l’a défini.</translation>
    </message>
    <message>
        <source>The modules that the selected step brings in, and whether the policy allows them.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Les modules qu’importe l’étape sélectionnée, et si la politique les autorise.</translation>
    </message>
    <message>
        <source>The tools that the selected step called, with what they were given and what they answered.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Les outils que l’étape sélectionnée a appelés, avec ce qu’ils ont reçu et ce qu’ils ont répondu.</translation>
    </message>
    <message>
        <source>What the code of the selected step did to the machine while it ran here: files, network, programs.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Ce que le code de l’étape sélectionnée a fait à la machine pendant son exécution ici : fichiers, réseau, programmes.</translation>
    </message>
    <message>
        <source>What the review of the code found before it ran, with the rule and the line.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Ce que la revue du code a trouvé avant son exécution, avec la règle et la ligne.</translation>
    </message>
    <message>
        <source>What stands out in the whole trail: errors, refusals, findings and loops, by family and severity.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Ce qui ressort dans toute la piste : erreurs, refus, constats et boucles, par famille et gravité.</translation>
    </message>
    <message>
        <source>Where time went: a bar for each step of the run, or for each run of the trail. Several that are selected become a filter.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Où le temps est passé : une barre par étape de l’exécution, ou par exécution de la piste. Plusieurs barres sélectionnées deviennent un filtre.</translation>
    </message>
    <message>
        <source>Finds words and expressions in all runs, and shows the lines around them.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Trouve des mots et des expressions dans toutes les exécutions, et montre les lignes qui les entourent.</translation>
    </message>
    <message>
        <source>Sums of tokens, time, errors and more, by run, agent, model or policy. A bar leads to its steps.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Sommes de jetons, de temps, d’erreurs et plus, par exécution, agent, modèle ou politique. Une barre mène à ses étapes.</translation>
    </message>
    <message>
        <source>Questions to the trail in SQL. Rows that name a step lead to it. Nothing can be changed from here.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Questions à la piste en SQL. Les lignes qui nomment une étape y mènent. Rien ne peut être modifié d’ici.</translation>
    </message>
    <message>
        <source>What works in the background and what came of it. Each job can be stopped.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Ce qui travaille en arrière-plan et ce qui en est sorti. Chaque tâche peut être arrêtée.</translation>
    </message>
    <message>
        <source>One value, as a table, a tree, text or an image, and where it is from.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Une valeur, en table, arbre, texte ou image, et d’où elle vient.</translation>
    </message>
    <message>
        <source>A policy that is being written, and what it would change in what was recorded. It is in force only once you say so.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Une politique en cours d’écriture, et ce qu’elle changerait à ce qui a été enregistré. Elle n’entre en vigueur que si vous le dites.</translation>
    </message>
    <message>
        <source>Two runs side by side, or a run and its replay, step by step.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Deux exécutions côte à côte, ou une exécution et sa reprise, étape par étape.</translation>
    </message>
    <message>
        <source>Chooses what all lists show, in a small language: a field, a comparison, a value.</source>
        <extracomment>What a part of the window is for</extracomment>
        <translation>Choisit ce que montrent toutes les listes, dans un petit langage : un champ, une comparaison, une valeur.</translation>
    </message>
    <message>
        <source>Opens logs and trails. Files can be dropped anywhere in the window.</source>
        <extracomment>What a part of the window is for</extracomment>
        <translation>Ouvre des journaux et des pistes. Des fichiers peuvent être déposés n’importe où dans la fenêtre.</translation>
    </message>
    <message>
        <source>What the trail is worth as evidence: all its entries, what the last verification vouches for, and what the seal covers.</source>
        <extracomment>What a pane is for</extracomment>
        <translation>Ce que vaut la piste comme preuve : toutes ses entrées, ce que garantit la dernière vérification et ce que couvre le sceau.</translation>
    </message>
</context>
<context>
    <name>vitrine::WhyPage</name>
    <message>
        <source>Why Denied</source>
        <translation>Pourquoi refusé</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Changes That Would Allow It</source>
        <translation>Changements qui le permettraient</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Allows</source>
        <extracomment>Column: how many steps a change allows</extracomment>
        <translation>Permet</translation>
    </message>
    <message>
        <source>Also Opens</source>
        <extracomment>Column: what else a change allows</extracomment>
        <translation>Ouvre aussi</translation>
    </message>
    <message>
        <source>Nothing denies this step.</source>
        <translation>Rien ne refuse cette étape.</translation>
    </message>
    <message>
        <source>No change is needed, or none would help.</source>
        <translation>Aucun changement n’est nécessaire, ou aucun n’aiderait.</translation>
    </message>
    <message>
        <source>The selected step has no code.</source>
        <translation>L’étape choisie n’a pas de code.</translation>
    </message>
    <message>
        <source>Run %1, step %2: denied by the draft. Return or a double click makes a change below the draft.</source>
        <extracomment>%1: number of a run, %2: number of a step in it</extracomment>
        <translation>Exécution %1, étape %2 : refusée par le brouillon. Entrée ou un double clic fait d’un changement ci-dessous le brouillon.</translation>
    </message>
    <message>
        <source>Run %1, step %2: allowed by the draft.</source>
        <translation>Exécution %1, étape %2 : permise par le brouillon.</translation>
    </message>
    <message>
        <source>Profile %1</source>
        <extracomment>A change of a policy. %1: name of a bundled policy</extracomment>
        <translation>Profil %1</translation>
    </message>
    <message>
        <source>nothing used</source>
        <translation>rien d’utilisé</translation>
    </message>
</context>
<context>
    <name>vitrine::WindowText</name>
    <message>
        <source>Run %1</source>
        <extracomment>%1: number of a run</extracomment>
        <translation>Exécution %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <extracomment>After &quot;Run 46, gpt-4o: &quot;</extracomment>
        <translation>
            <numerusform>%Ln étape</numerusform>
            <numerusform>%Ln étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>answer %1</source>
        <extracomment>%1: the final answer of an agent</extracomment>
        <translation>réponse %1</translation>
    </message>
    <message>
        <source>expected %1</source>
        <extracomment>%1: the answer that was expected of an agent</extracomment>
        <translation>attendu %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: &quot;Run 46, gpt-4o&quot;, %2: &quot;5 steps, answer 8&quot;</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln run(s)</source>
        <extracomment>%1: how many runs are shown, %Ln: how many there are</extracomment>
        <translation>
            <numerusform>%1 sur %Ln exécution</numerusform>
            <numerusform>%1 sur %Ln exécutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln exécution</numerusform>
            <numerusform>%Ln exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Arrêt en cours</translation>
    </message>
    <message>
        <source>Told to stop, still in a call</source>
        <translation>Arrêt demandé, encore dans un appel</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Démarrage</translation>
    </message>
    <message>
        <source>Running a step of another run</source>
        <translation>Une étape d’une autre exécution est en cours</translation>
    </message>
    <message>
        <source>Running step %1, %2</source>
        <extracomment>%1: number of a step, %2: for how long it has been running</extracomment>
        <translation>Étape %1 en cours, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: a count, %2: a verdict such as &quot;same&quot;</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>What a replay came to. %1: &quot;3 same, 1 differs&quot;, %2: how long it took</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 Details: %2</source>
        <extracomment>%1: what the user can do, may be empty; %2: technical words</extracomment>
        <translation>%1 Détails : %2</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>Montrer le rapport</translation>
    </message>
    <message>
        <source>The step does not stop: it is in a call that cannot be interrupted.</source>
        <translation>L’étape ne s’arrête pas : elle est dans un appel qui ne peut pas être interrompu.</translation>
    </message>
    <message>
        <source>It ends when the call returns. Everything else stays usable, and closing the window ends it.</source>
        <translation>Elle se terminera au retour de l’appel. Tout le reste demeure utilisable, et fermer la fenêtre y met fin.</translation>
    </message>
    <message>
        <source>The trail is damaged at entry %1.</source>
        <extracomment>%1: number of an entry</extracomment>
        <translation>La piste est endommagée à l’entrée %1.</translation>
    </message>
    <message>
        <source>It was changed outside Vitrine. Do not rely on what stands from there on.</source>
        <translation>Elle a été modifiée hors de Vitrine. Ne vous fiez pas à ce qui suit.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln entrée</numerusform>
            <numerusform>%Ln entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Trail verified and sealed, %1</source>
        <extracomment>%1: &quot;1,180 entries&quot;</extracomment>
        <translation>Piste vérifiée et scellée, %1</translation>
    </message>
    <message>
        <source>Trail verified, not sealed, %1</source>
        <extracomment>%1: &quot;1,180 entries&quot;</extracomment>
        <translation>Piste vérifiée, non scellée, %1</translation>
    </message>
    <message>
        <source>In-process</source>
        <translation>Dans le processus</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Bac à sable</translation>
    </message>
    <message>
        <source>Run %1, %2</source>
        <extracomment>Beside &quot;Step 2&quot;. %1: number of a run, %2: kind of the step</extracomment>
        <translation>Exécution %1, %2</translation>
    </message>
    <message>
        <source>Run %1, %2, step %3 in the log</source>
        <extracomment>Beside &quot;Step 3&quot;. %1: number of a run, %2: kind of the step, %3: the number that the log gives to the step</extracomment>
        <translation>Exécution %1, %2, étape %3 dans le journal</translation>
    </message>
    <message>
        <source>state rebuilt</source>
        <translation>état reconstruit</translation>
    </message>
    <message>
        <source>back at a checkpoint</source>
        <translation>de retour à un point de reprise</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln step(s)</source>
        <extracomment>%1: how many steps are shown, %Ln: how many there are</extracomment>
        <translation>
            <numerusform>%1 sur %Ln étape</numerusform>
            <numerusform>%1 sur %Ln étapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln execution(s)</source>
        <extracomment>Executions of steps: replays and edited code</extracomment>
        <translation>
            <numerusform>%Ln exécution de code</numerusform>
            <numerusform>%Ln exécutions de code</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed outside Vitrine: %1. They are marked in the lists; everything else stays usable.</source>
        <extracomment>What a verification found. %1: &quot;2 runs, 1 execution&quot;</extracomment>
        <translation>Modifié hors de Vitrine : %1. Les listes les signalent ; tout le reste demeure utilisable.</translation>
    </message>
    <message>
        <source>Trail verified, %1, sealed to entry %2</source>
        <extracomment>%1: &quot;1,204 entries&quot;, %2: number of an entry</extracomment>
        <translation>Piste vérifiée, %1, scellée jusqu’à l’entrée %2</translation>
    </message>
    <message>
        <source>%1, not sealed, not verified</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1, non scellée, non vérifiée</translation>
    </message>
    <message>
        <source>%1, sealed to entry %2, not verified</source>
        <extracomment>%1: name of a file, %2: number of an entry</extracomment>
        <translation>%1, scellée jusqu’à l’entrée %2, non vérifiée</translation>
    </message>
    <message>
        <source>No seal: whoever can write the file could also have written its chain anew.</source>
        <translation>Pas de sceau : qui peut écrire le fichier pourrait aussi en avoir réécrit la chaîne.</translation>
    </message>
    <message>
        <source>Sealed to entry %1 on %2 with the key %3.</source>
        <extracomment>%1: number of an entry, %2: a date and time, %3: a public key</extracomment>
        <translation>Scellée jusqu’à l’entrée %1 le %2 avec la clé %3.</translation>
    </message>
    <message>
        <source>Choose “Make a new key there” in Trail &gt; Seal, or keep the key in a file.</source>
        <translation>Choisissez « Y créer une nouvelle clé » dans Piste &gt; Sceller, ou conservez la clé dans un fichier.</translation>
    </message>
    <message>
        <source>Container</source>
        <extracomment>Executor: a container of an engine such as Docker</extracomment>
        <translation>Conteneur</translation>
    </message>
    <message>
        <source>The replay ran on other versions than the recorded run.</source>
        <translation>La relecture a tourné avec d’autres versions que l’exécution enregistrée.</translation>
    </message>
    <message>
        <source>Container with Jupyter</source>
        <extracomment>Executor: a container of an engine such as Docker, with a Jupyter server in it</extracomment>
        <translation>Conteneur avec Jupyter</translation>
    </message>
    <message>
        <source>This trail was written by a newer version of Vitrine.</source>
        <translation>Cette piste a été écrite par une version plus récente de Vitrine.</translation>
    </message>
    <message>
        <source>It can be read here, but not changed: nothing can be replayed, marked or sealed in it.</source>
        <translation>Elle peut être lue ici, mais pas modifiée : rien ne peut y être relu, marqué ou scellé.</translation>
    </message>
    <message>
        <source>The trail is damaged at entry %1: its seal to entry %2 is broken.</source>
        <translation>La piste est endommagée à l’entrée %1 : son sceau jusqu’à l’entrée %2 est rompu.</translation>
    </message>
    <message>
        <source>The import of %1 was cut off by the end of the program.</source>
        <extracomment>%1: name of a log</extracomment>
        <translation>L’import de %1 a été interrompu par la fin du programme.</translation>
    </message>
    <message numerus="yes">
        <source>The imports of %Ln logs were cut off by the end of the program.</source>
        <translation>
            <numerusform>L’import de %Ln journal a été interrompu par la fin du programme.</numerusform>
            <numerusform>Les imports de %Ln journaux ont été interrompus par la fin du programme.</numerusform>
        </translation>
    </message>
    <message>
        <source>What had come in by then is here. To have all of it, import it again: this replaces what is here.</source>
        <translation>Ce qui était arrivé jusque-là est ici. Pour tout avoir, importez de nouveau : cela remplace ce qui est ici.</translation>
    </message>
    <message>
        <source>Import Again</source>
        <extracomment>Button: finishes an import that was cut off</extracomment>
        <translation>Importer de nouveau</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <extracomment>%1: name of a file</extracomment>
        <translation>%1 est enregistré.</translation>
    </message>
    <message>
        <source>%1 stays open, as work on it goes on: what that adds is not in the copy.</source>
        <extracomment>%1: name of a log or trail</extracomment>
        <translation>%1 reste ouvert, car un travail s’y poursuit : ce qu’il ajoute n’est pas dans la copie.</translation>
    </message>
    <message>
        <source>Run %1 has no step %2.</source>
        <extracomment>%1: number of a run, %2: number of a step</extracomment>
        <translation>L’exécution %1 n’a pas d’étape %2.</translation>
    </message>
    <message>
        <source>%1 has no run %2.</source>
        <extracomment>%1: name of a log or trail, %2: number of a run</extracomment>
        <translation>%1 n’a pas d’exécution %2.</translation>
    </message>
    <message numerus="yes">
        <source>It has %Ln step(s).</source>
        <extracomment>How many steps a run has</extracomment>
        <translation>
            <numerusform>Elle a %Ln étape.</numerusform>
            <numerusform>Elle a %Ln étapes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %Ln run(s).</source>
        <extracomment>How many runs a log has</extracomment>
        <translation>
            <numerusform>Il y a %Ln exécution.</numerusform>
            <numerusform>Il y a %Ln exécutions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::WindowTools</name>
    <message>
        <source>Expert List</source>
        <translation>Points notables</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Command Palette</source>
        <translation>Palette de commandes</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>Tapez ce que vous voulez faire</translation>
    </message>
    <message>
        <source>Quick Open</source>
        <translation>Ouverture rapide</translation>
    </message>
    <message>
        <source>Type a run, a step or a variable</source>
        <translation>Tapez une exécution, une étape ou une variable</translation>
    </message>
    <message>
        <source>SQL</source>
        <translation>SQL</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagrammes</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Compare Runs</source>
        <translation>Comparer des exécutions</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>Type the run that it is compared with</source>
        <translation>Tapez l’exécution à comparer</translation>
    </message>
    <message>
        <source>Replay in Another Executor</source>
        <translation>Rejouer dans un autre exécuteur</translation>
    </message>
    <message>
        <source>Type the executor that the run is replayed in</source>
        <translation>Saisissez l’exécuteur où rejouer</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Preuves</translation>
    </message>
    <message>
        <source>Save Proof</source>
        <extracomment>Kind of file in a dialog that saves</extracomment>
        <translation>Enregistrer la preuve</translation>
    </message>
    <message>
        <source>Proofs (*.proof)</source>
        <translation>Preuves (*.proof)</translation>
    </message>
    <message>
        <source>There is no other run to compare this one with. Replay it, or open another log with it.</source>
        <extracomment>In place of a choice that has nothing to choose</extracomment>
        <translation>Il n’y a aucune autre exécution à comparer. Rejouez celle-ci, ou ouvrez un autre journal avec elle.</translation>
    </message>
</context>
<context>
    <name>vitrine::Words</name>
    <message>
        <source>Final</source>
        <extracomment>Kind of a step
----------
Kind of a step: the final answer</extracomment>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Kind of a step: the system prompt</extracomment>
        <translation>Système</translation>
    </message>
    <message>
        <source>Task</source>
        <extracomment>Kind of a step: what the agent was asked to do</extracomment>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Plan</source>
        <extracomment>Kind of a step: the agent plans</extracomment>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>Kind of a step: the agent acts, mostly by code</extracomment>
        <translation>Action</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Kind of a step: a tool is called</extracomment>
        <translation>Outil</translation>
    </message>
    <message>
        <source>Message</source>
        <extracomment>Kind of a step: a message of a conversation</extracomment>
        <translation>Message</translation>
    </message>
    <message>
        <source>OK: final answer</source>
        <translation>OK : réponse finale</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>no message</source>
        <translation>aucun message</translation>
    </message>
    <message>
        <source>Blocked: %1</source>
        <translation>Bloqué : %1</translation>
    </message>
    <message>
        <source>Limit: %1</source>
        <translation>Limite : %1</translation>
    </message>
    <message>
        <source>Tool error: %1</source>
        <translation>Erreur d’outil : %1</translation>
    </message>
    <message>
        <source>Model error: %1</source>
        <translation>Erreur du modèle : %1</translation>
    </message>
    <message>
        <source>Error: format, %1</source>
        <translation>Erreur : format, %1</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Erreur : %1</translation>
    </message>
    <message>
        <source>Error</source>
        <extracomment>How a run of an agent ended</extracomment>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloqué</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>Délai dépassé</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Crashed</source>
        <translation>Planté</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>How a run of an agent ended</extracomment>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Autorisé</translation>
    </message>
    <message>
        <source>Denied</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Undecidable</source>
        <translation>Indécidable</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Identique</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Bruit</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Diffère</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Corrigé</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Cassé</translation>
    </message>
    <message>
        <source>Needs tool</source>
        <translation>Outil requis</translation>
    </message>
    <message>
        <source>Not comparable</source>
        <translation>Non comparable</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Supprimé</translation>
    </message>
    <message>
        <source>Recording</source>
        <extracomment>Who answered a tool call</extracomment>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Constant</source>
        <extracomment>Who answered a tool call</extracomment>
        <translation>Constante</translation>
    </message>
    <message>
        <source>Stub</source>
        <extracomment>Who answered a tool call: a stub that the user wrote</extracomment>
        <translation>Doublure</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>Who answered a tool call</extracomment>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Vitrine</source>
        <extracomment>Who answered a tool call: this program</extracomment>
        <translation>Vitrine</translation>
    </message>
    <message>
        <source>Running, %1</source>
        <extracomment>%1 is a duration, for example 0.8 s</extracomment>
        <translation>En cours, %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>%1 is a number of seconds</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>non enregistré</translation>
    </message>
    <message>
        <source>no code</source>
        <translation>pas de code</translation>
    </message>
    <message>
        <source>did not run</source>
        <translation>non exécuté</translation>
    </message>
    <message>
        <source>not replayed</source>
        <translation>non rejoué</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>non vérifié</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>%1 is a number of milliseconds</extracomment>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>%1 is a number of minutes</extracomment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 k</source>
        <extracomment>%1 is a number of thousands</extracomment>
        <translation>%1 k</translation>
    </message>
    <message>
        <source>%1 M</source>
        <extracomment>%1 is a number of millions</extracomment>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Number of a step. %1: its place in the run, %2: the number that the log gives it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <extracomment>Status of a step: its program ended before it did
----------
How a run ended: its program was gone while a step ran</extracomment>
        <translation>Interrompu</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>Status of a step that is being recorded</extracomment>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Answered</source>
        <extracomment>How a run of an agent ended</extracomment>
        <translation>Répondu</translation>
    </message>
    <message>
        <source>Limit: steps</source>
        <extracomment>How a run of an agent ended</extracomment>
        <translation>Limite : étapes</translation>
    </message>
    <message>
        <source>&lt; %1 ms</source>
        <extracomment>A duration that is too short to be measured. %1 is a number of milliseconds</extracomment>
        <translation>&lt; %1 ms</translation>
    </message>
</context>
</TS>
