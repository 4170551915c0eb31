import AppShellTexts

extension Translations {
    /// Of `appshell new`.
    static let newFrench = Translations(
        .french,
        [
            // NewCommand.swift, RawArguments.swift
            "Writes a feature, a product or a script to begin with.":
                "Écrit une fonctionnalité, un produit ou un script pour commencer.",
            "What it writes compiles, and its script passes as it stands; only the words are left to you. It never replaces a file: what exists is refused.\n\n  ./appshell new feature Guestbook --in madinia\n  ./appshell new product Library --feature Loans --title \"Ma bibliothèque\"\n  ./appshell new product Guestbook --at ../guestbook\n  ./appshell new script \"Ma liste\" --product madinia\n\nWith --dry-run it shows the files, and how others change, and writes nothing.\n\nExit codes: 0; 2 a name that is taken or none of Swift's, an unknown product, or a file that exists or cannot be written.":
                "Ce qui est écrit compile, et son script réussit tel quel ; il ne vous reste que les mots. Aucun fichier n'est remplacé : ce qui existe est refusé.\n\n  ./appshell new feature Guestbook --in madinia\n  ./appshell new product Library --feature Loans --title \"Ma bibliothèque\"\n  ./appshell new product Guestbook --at ../guestbook\n  ./appshell new script \"Ma liste\" --product madinia\n\nAvec --dry-run, montre les fichiers et ce qui change dans les autres, sans rien écrire.\n\nCodes de sortie : 0 ; 2 un nom déjà pris ou impossible en Swift, un produit inconnu, un fichier qui existe ou qui ne peut pas être écrit.",
            "Shows the new files, and how others change; writes nothing.":
                "Montre les nouveaux fichiers et ce qui change dans les autres ; n'écrit rien.",
            "Next:": "Ensuite :",
            "create {}": "à créer : {}",
            "change {}": "à modifier : {}",
            "created {}": "créé : {}",
            "changed {}": "modifié : {}",
            "runs it": "l'exécute",
            "tries steps as they are typed": "essaie des étapes au fil de la frappe",
            "what a script can say": "ce que peut dire un script",
            "what is not translated": "ce qui n'est pas traduit",
            "the scripts, the product suite and the architecture": "les scripts, la suite du produit et l'architecture",
            "builds it, and runs its script": "le compile, et exécute son script",
            "builds it, minutes the first time, and runs its script":
                "le compile, en quelques minutes la première fois, et exécute son script",
            "the app, step by step": "l'application, étape par étape",
            "new: “{}” is none of {}.": "new : « {} » n'existe pas ; il y a {}.",

            // NewFeature.swift, NewFeatureCommand.swift
            "{}: has a module “{}” already. Choose another name.":
                "{} : contient déjà un module « {} ». Choisissez un autre nom.",
            "{}: leads to {} already, by {}. Choose another name.":
                "{} : mène déjà à {}, par {}. Choisissez un autre nom.",
            "Writes a feature, and lists it in a product.": "Écrit une fonctionnalité et l'ajoute à un produit.",
            "The feature is a list that one adds to: a destination with its link, a screen, what is kept on the device, the product's words in French and English, and a script. In AppShell's own repository it gets a target and tests; in one with an own command, a folder in Sources/NAME.\n\n  ./appshell new feature Guestbook --in madinia --title \"Livre d'or\"\n  ./appshell new feature Guestbook --in madinia --owner @madinia/book\n  ./appshell new feature Guestbook --in madinia --dry-run\n\nExit codes: 0; 2 a name that is taken or none of Swift's, an unknown product, an owner that CODEOWNERS can't name, or a file that exists or cannot be written.":
                "La fonctionnalité est une liste que l'on complète : une destination et son lien, un écran, ce que l'appareil conserve, les mots du produit en français et en anglais, et un script. Dans le dépôt d'AppShell, elle a une cible et des tests ; dans un dépôt qui a sa propre commande, un dossier dans Sources/NAME.\n\n  ./appshell new feature Guestbook --in madinia --title \"Livre d'or\"\n  ./appshell new feature Guestbook --in madinia --owner @madinia/book\n  ./appshell new feature Guestbook --in madinia --dry-run\n\nCodes de sortie : 0 ; 2 un nom déjà pris ou impossible en Swift, un produit inconnu, un propriétaire que CODEOWNERS ne peut pas nommer, un fichier qui existe ou qui ne peut pas être écrit.",
            "Its name, as a Swift type is named: Guestbook.": "Son nom, celui d'un type Swift : Guestbook.",
            "The product: {}.": "Le produit : {}.",
            "What people read at its top. Default: the name.":
                "Ce qu'on lit en haut de son écran. Par défaut : le nom.",

            // NewName.swift
            "“{}”: is not the name of a Swift type: a capital letter, then letters from A to Z and digits.{}":
                "« {} » : ce n'est pas un nom de type Swift : une majuscule, puis des lettres de A à Z et des chiffres.{}",
            "“{}”: “{}” is added to the name where it belongs. Write {}.":
                "« {} » : « {} » s'ajoute au nom là où il le faut. Écrivez {}.",
            "“{}”: is a word of Swift's, or a module's name. Choose another one.":
                "« {} » : c'est un mot de Swift, ou le nom d'un module. Choisissez-en un autre.",
            "{}: a title is one line that is not empty, without \" and \\. For quotation marks, write « ».":
                "{} : un titre est une ligne non vide, sans \" ni \\. Pour des guillemets, écrivez « ».",

            // NewOwner.swift
            "Who looks after it: @organisation/team, @name or an e-mail address. Default: nobody yet.":
                "Qui s'en occupe : @organisation/équipe, @nom ou une adresse e-mail. Par défaut : personne encore.",
            "--owner: CODEOWNERS can't name “{}”. Write @organisation/team, @name or an e-mail address.":
                "--owner : CODEOWNERS ne peut pas nommer « {} ». Écrivez @organisation/équipe, @nom ou une adresse e-mail.",

            // NewProduct.swift, NewProductCommand.swift
            "“{}”: there is a product {} already. Choose another name.":
                "« {} » : il y a déjà un produit {}. Choisissez un autre nom.",
            "Sources/{}: is a module already. Choose another name.":
                "Sources/{} : c'est déjà un module. Choisissez un autre nom.",
            "Sources/Features/{}: exists already. Name the first feature: --feature NAME.":
                "Sources/Features/{} : existe déjà. Nommez la première fonctionnalité : --feature NOM.",
            "There are no products.": "Il n'y a pas de produits.",
            "{}: no file there calls AppShellTool.main(for:). Run this in the command's repository.":
                "{} : aucun fichier n'y appelle AppShellTool.main(for:). Lancez ceci dans le dépôt de la commande.",
            "Writes a product with a feature of its own.": "Écrit un produit avec une fonctionnalité à lui.",
            "The product has one stack, with its feature at the root, words in French and English, a test kit, tests and a script. It joins the repository you stand in; with --at it gets a repository of its own, whose package has a command for it: docs/own-command.md.\n\n  ./appshell new product Library --feature Loans --title \"Ma bibliothèque\"\n  ./appshell new product Guestbook --at ../guestbook --owner @guestbook/app\n\nExit codes: 0; 2 a name that is taken or none of Swift's, an owner that CODEOWNERS can't name, or a file that exists or cannot be written.":
                "Le produit a une seule pile, avec sa fonctionnalité à la racine, des mots en français et en anglais, un kit de test, des tests et un script. Il rejoint le dépôt où vous êtes ; avec --at, il a son propre dépôt, dont le paquet lui donne une commande : docs/own-command.md.\n\n  ./appshell new product Library --feature Loans --title \"Ma bibliothèque\"\n  ./appshell new product Guestbook --at ../guestbook --owner @guestbook/app\n\nCodes de sortie : 0 ; 2 un nom déjà pris ou impossible en Swift, un propriétaire que CODEOWNERS ne peut pas nommer, un fichier qui existe ou qui ne peut pas être écrit.",
            "Its name, as a Swift type is named: Library.": "Son nom, celui d'un type Swift : Library.",
            "Its first feature. Default: Start.": "Sa première fonctionnalité. Par défaut : Start.",
            "What people call it. Default: the name.": "Le nom que lui donnent les gens. Par défaut : le nom.",
            "A new folder for a repository of its own.": "Un nouveau dossier, pour un dépôt à lui.",

            // NewRepository.swift, NewScriptCommand.swift
            "{}: exists, and is not empty. Name a new folder.":
                "{} : existe, et n'est pas vide. Nommez un nouveau dossier.",
            "--at: the new package depends on a checkout of AppShell. Run ./appshell of that checkout.":
                "--at : le nouveau paquet dépend d'une copie d'AppShell. Lancez le ./appshell de cette copie.",
            "Writes a script that passes as it stands.": "Écrit un script qui réussit tel quel.",
            "The script opens the app, and says what it shows first, in the product's own words. Its file is named after its title, in the folder of the product's scripts.\n\n  ./appshell new script \"Ma liste\" --product madinia\n      Scenarios/Madinia/ma-liste.feature\n\nExit codes: 0; 2 an unknown product, or a file that exists or cannot be written.":
                "Le script ouvre l'application et dit ce qu'elle montre d'abord, avec les mots du produit. Son fichier porte son titre, dans le dossier des scripts du produit.\n\n  ./appshell new script \"Ma liste\" --product madinia\n      Scenarios/Madinia/ma-liste.feature\n\nCodes de sortie : 0 ; 2 un produit inconnu, un fichier qui existe ou qui ne peut pas être écrit.",
            "Its title, which also names the file.": "Son titre, qui nomme aussi le fichier.",
            "The product: {}. Default: the only one.": "Le produit : {}. Par défaut : le seul.",
            "“{}”: no letter from A to Z, so that no file can be named after it. Add one.":
                "« {} » : aucune lettre de A à Z, donc aucun nom de fichier possible. Ajoutez-en une.",
            "Name the product with --product: {}.": "Nommez le produit avec --product : {}.",

            // Editing, Places, Plan
            "{}: {}. Nothing was changed. Add this where it belongs, then repeat the command:\n{}":
                "{} : {}. Rien n'a été changé. Ajoutez ceci à sa place, puis relancez la commande :\n{}",
            "Makefile: has no line “products := …”. Nothing was changed. Write one, then try again.":
                "Makefile : pas de ligne « products := … ». Rien n'a été changé. Écrivez-en une, puis recommencez.",
            "There is no Package.swift in this folder or above. Go to the repository, and try again.":
                "Pas de Package.swift dans ce dossier ni au-dessus. Allez dans le dépôt, puis recommencez.",
            "Sources/{}: no file there declares {}, the product {}.":
                "Sources/{} : aucun fichier n'y déclare {}, le produit {}.",
            "{}: {} has no links, so that nothing could lead to the feature. Give its manifest links: LinkPolicy(schemes: [\"{}\"]).":
                "{} : {} n'a pas de liens, et rien ne pourrait mener à la fonctionnalité. Donnez à son manifeste links: LinkPolicy(schemes: [\"{}\"]).",
            "{}: there is such a feature already. docs/reusing-features.md says how {} takes it too; for a new one, choose another name.":
                "{} : cette fonctionnalité existe déjà. docs/reusing-features.md dit comment {} la prend aussi ; pour une nouvelle, choisissez un autre nom.",
            "{}: declares {} already. Choose another name.": "{} : déclare déjà {}. Choisissez un autre nom.",
            "“{}”: {} says “{}”, and the shell may not name a product. Choose another name.":
                "« {} » : {} dit « {} », et le socle ne doit nommer aucun produit. Choisissez un autre nom.",
            "{}: cannot be written ({}). Nothing was changed.": "{} : impossible à écrire ({}). Rien n'a été changé.",
            "{}: {} Nothing was changed.": "{} : {} Rien n'a été changé.",
            "{}: exists already. Choose another name, or remove it first.":
                "{} : existe déjà. Choisissez un autre nom, ou supprimez-le d'abord.",

            // CustomFormat.swift
            "formats: “{}” is no name; write one word without a colon or question mark.":
                "formats : « {} » n'est pas un nom ; écrivez un mot sans deux-points ni point d'interrogation.",
            "formats: there is a format “{}” already; choose another name.":
                "formats : il y a déjà un format « {} » ; choisissez un autre nom.",
        ]
    )
}
