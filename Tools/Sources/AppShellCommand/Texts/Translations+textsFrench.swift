import AppShellTexts

extension Translations {
    /// Commands/TextsCommand.swift, Languages, and the language of the phone.
    static let textsFrench = Translations(
        .french,
        [
            "Compares what products say with their translations; reads and writes String Catalogs.":
                "Compare ce que disent les produits à leurs traductions ; lit et écrit des String Catalogs.",
            """
            Finds the texts in a product's code, of texts("…"), texts.plural(…), AppText("…") and its tabs, and reports \
            what is missing in a table of the product, what is unused there, and which translations are so long that \
            they may be cut off.
            """:
                """
            Trouve les textes dans le code d'un produit, ceux de texts("…"), texts.plural(…), AppText("…") et de ses onglets, et \
            dit ce qui manque à une table du produit, ce qui y est en trop, et quelles traductions sont si longues \
            qu'elles risquent d'être coupées.
            """,
            """
            --export writes a String Catalog, which Xcode and translators' tools edit; --import writes what it has into the \
            Swift tables of the product, one file for each language. What is not translated yet stays as it is, and so \
            does what is in the table but not in the code. In a catalogue that is there, --export changes what the product \
            says otherwise, and nothing else.
            """:
                """
            --export écrit un String Catalog, que modifient Xcode et les outils des traducteurs ; --import en écrit le contenu \
            dans les tables Swift du produit, un fichier par langue. Ce qui n'est pas encore traduit reste tel quel, comme ce qui est dans \
            la table sans être dans le code. Dans un catalogue qui existe, --export change ce que le produit dit \
            autrement, et rien d'autre.
            """,
            """
            Exit codes: 0 all is translated; 1 texts are missing or unused, or are not literals, or an import left some out; \
            2 unknown product or unreadable file. Long ones are reported, but fail nothing.
            """:
                """
            Codes de sortie : 0 tout est traduit ; 1 des textes manquent, sont inutiles ou ne sont pas des littéraux, ou un import en a \
            laissé de côté ; 2 produit inconnu ou fichier illisible. Les textes longs sont signalés, sans rien faire échouer.
            """,
            "A folder of the product's code, once or several times. Default: the one that declares it.":
                "Un dossier du code du produit, une ou plusieurs fois. Par défaut : celui qui le déclare.",
            "Writes a String Catalog; - for standard output.": "Écrit un String Catalog ; - pour la sortie standard.",
            "Reads a String Catalog into the product's tables.":
                "Lit un String Catalog dans les tables du produit.",
            "{}: name the product whose texts these are.": "{} : nommez le produit dont ce sont les textes.",
            "--export and --import: give one of them.": "--export et --import : donnez l'un des deux.",
            "{}: can't be written. Name a file in a folder that is there.":
                "{} : écriture impossible. Nommez un fichier dans un dossier qui existe.",
            "{}: {} of {}.": "{} : {} de {}.",
            "{}: its source language is {}, and the code of {} is in {}. Name the catalogue of this product.":
                "{} : sa langue source est {}, et le code de {} est en {}. Nommez le catalogue de ce produit.",
            "{}: “{}” is in no text of the code, and is left out.":
                "{} : « {} » n'est dans aucun texte du code, et est laissé de côté.",
            "{}: {} texts in {}.": "{} : {} textes en {}.",
            "Add .{} to the languages of {}.": "Ajoutez .{} aux langues de {}.",
            "{}: is not a String Catalog ({}). Name a file that texts --export or Xcode wrote.":
                "{} : ce n'est pas un String Catalog ({}). Nommez un fichier qu'a écrit texts --export ou Xcode.",
            "The language of the phone, such as en, en-XA or ar-XB; what scripts say is looked up in it.":
                "La langue du téléphone, comme en, en-XA ou ar-XB ; ce que disent les scripts y est cherché.",
            "The language of the phone, such as en, en-XA or ar-XB.":
                "La langue du téléphone, comme en, en-XA ou ar-XB.",
            "--phone-language {}: write a code such as en or en-GB.":
                "--phone-language {} : écrivez un code comme en ou en-GB.",
            "--phone-language is for a product; a scenario sets the language in a step.":
                "--phone-language est pour un produit ; un scénario règle la langue dans une étape.",
            "--json is for the report; leave it out with --export and --import.":
                "--json est pour le rapport ; ne le donnez pas avec --export et --import.",
            "{}: nothing is translated into {} yet.": "{} : rien n'est encore traduit en {}.",
            "the text “{}” in {} {}": "le texte « {} » en {} {}",
            "has {}, which no text of the code fills. Write %@, %lld or, for the second value, %2$@; a plain percent sign is %%.":
                "a {}, qu'aucun texte du code ne remplit. Écrivez %@, %lld ou, pour la deuxième valeur, %2$@ ; un simple signe pour cent s'écrit %%.",
            "has “{}”, which no table can have. Write a text, or forms for a count.":
                "a « {} », qu'aucune table ne peut avoir. Écrivez un texte, ou les formes d'un nombre.",
            "has the plural form {}. Write those of CLDR.": "a la forme du pluriel {}. Écrivez celles de CLDR.",
            "has forms for a count, and the text of the code has none. Use texts.plural there.":
                "a des formes selon un nombre, et le texte du code n'en a pas. Employez-y texts.plural.",
            "depends on several counts: {}. A table has forms for one.":
                "dépend de plusieurs nombres : {}. Une table a les formes d'un seul.",
            "varies by device, without a text for iphone or other. Write one of them.":
                "varie selon l'appareil, sans texte pour iphone ni other. Écrivez l'un d'eux.",
            "{}: “{}” in {} varies by device: the text for {} is taken.":
                "{} : « {} » en {} varie selon l'appareil : le texte pour {} est pris.",
            "{}: {} It is left out.": "{} : {} Il est laissé de côté.",
            "The table for {} is in none of the files that were read: name its folder with --sources.":
                "La table pour {} n'est dans aucun des fichiers lus : nommez son dossier avec --sources.",
            "lacks the plural form {}. Write it.": "n'a pas la forme du pluriel {}. Écrivez-la.",
            "is “{}”: it has other values. Write each value of the text once.":
                "est « {} » : il a d'autres valeurs. Écrivez chaque valeur du texte une fois.",
            "{}: “{}” is not the code of a language, and is left out.":
                "{} : « {} » n'est pas le code d'une langue, et est laissé de côté.",
            "no JSON": "pas du JSON",
            "{}: has no Swift files. Name the folder of the product's code.":
                "{} : aucun fichier Swift. Nommez le dossier du code du produit.",
            "{} is declared in no file below Sources. Name the folder of its code: --sources Sources/{}":
                "{} n'est déclaré dans aucun fichier sous Sources. Nommez le dossier de son code : --sources Sources/{}",
            "{} in the code, in {} alone": "{} dans le code, en {} seulement",
            "{} in the code, in {}; tables: {}": "{} dans le code, en {} ; tables : {}",
            "{}: the text is not a literal, so that no table can have it; write it between the parentheses":
                "{} : le texte n'est pas un littéral, donc aucune table ne peut l'avoir ; écrivez-le entre les parenthèses",
            "{}: “{}” is missing in {}; add it to the table": "{} : « {} » manque en {} ; ajoutez-le à la table",
            "the table for {}: “{}” is not used in the code; delete it":
                "la table pour {} : « {} » n'est pas dans le code ; supprimez-le",
            "{}: “{}” is much longer in {}, and may be cut off; shorten it":
                "{} : « {} » est beaucoup plus long en {}, et risque d'être coupé ; raccourcissez-le",
        ]
    )
}
