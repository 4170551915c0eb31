extension ArticleData {
    /// Sample data: all of it is made up but the titles of the first two and the formation that the first leads to.
    ///
    /// In no order, as the staff entered them: who shows them sorts by instant. The offset of ``teams`` makes its text
    /// greater than that of ``habits``, which is half an hour younger.
    public static let samples: [ArticleData] = [
        habits, prompts, glossary, returnOnInvestment, guide, teams, rights, news,
    ]

    static let prompts = ArticleData(
        id: 1,
        slug: "5-prompts-midjourney-pour-designers",
        title: "5 prompts Midjourney pour designers",
        excerpt: "Cinq prompts à copier, à essayer et à adapter, pour passer d'une idée floue à une piste graphique "
            + "que l'on peut montrer à un client.",
        content: """
            <p>Midjourney ne remplace pas un <strong>regard de designer</strong> : il lui donne plus de pistes, plus \
            vite. Voici cinq prompts que nos stagiaires gardent sous la main.</p>
            <h2>Les cinq prompts</h2>
            <ol>
            <li>La planche d'ambiance : <code>moodboard, café de quartier, tons terre, lumière du matin --ar 3:2</code></li>
            <li>Le logo en volume : <code>paper cut logo, single letter M, studio light --style raw</code></li>
            <li>La mise en situation : <code>poster mockup in a subway station, front view --ar 2:3</code></li>
            <li>La texture : <code>seamless risograph texture, two inks, subtle grain --tile</code></li>
            <li>La variation : <code>same composition, winter palette --seed 42</code></li>
            </ol>
            <p><img src="https://madinia.fr/images/planche-ambiance.jpg" alt="Planche d'ambiance d'un café de quartier">\
            </p>
            <h2>Garder la main</h2>
            <blockquote><p>Un bon prompt se lit comme un brief : un sujet, une intention, une contrainte.</p></blockquote>
            <p>Notez ce qui marche, <em>changez une chose à la fois</em>, et gardez vos graines. Pour aller jusqu'à \
            la chaîne de production complète, voyez la formation \
            <a href="https://madinia.fr/formations/performer">Performer</a>.</p>
            """,
        publishedAt: "2026-01-20T07:30:00.000000Z",
        imageURL: "https://madinia.fr/images/midjourney.jpg",
        relatedFormationID: 2
    )

    static let returnOnInvestment = ArticleData(
        id: 2,
        slug: "le-roi-de-la-formation-ia-en-pme",
        title: "Le ROI de la formation IA en PME",
        excerpt: "Combien d'heures gagnées, en combien de temps, et pour quel budget ? Le calcul, poste par poste, "
            + "d'une équipe de cinq personnes.",
        content: """
            <p>Former une équipe coûte de l'argent et deux jours de travail. La question est donc simple : \
            <strong>quand est-ce que cela rapporte ?</strong></p>
            <h3>Ce que cela coûte</h3>
            <ul>
            <li>5 places à 490 € : 2 450 €</li>
            <li>10 journées de travail à 250 € : 2 500 €</li>
            <li>Abonnements aux outils : 100 € par mois</li>
            </ul>
            <h3>Ce que cela rapporte</h3>
            <ul>
            <li>3 heures gagnées par personne et par semaine, sur les comptes rendus, les devis et les recherches</li>
            <li>15 heures par semaine pour l'équipe, soit environ 500 €</li>
            </ul>
            <p>La dépense est couverte en <strong>onze semaines</strong>. Au bout d'un an, chaque euro investi en a \
            rendu un peu plus de quatre.</p>
            <h3>Par où commencer</h3>
            <p>Par une équipe, une tâche et un mois de mesure. Le reste suit.</p>
            """,
        publishedAt: "2026-01-14T16:00:00.000000Z",
        imageURL: "https://madinia.fr/images/roi-pme.jpg",
        relatedFormationID: 1
    )

    /// Without an image.
    static let habits = ArticleData(
        id: 3,
        slug: "trois-reflexes-avant-de-faire-confiance-a-une-ia",
        title: "Trois réflexes avant de faire confiance à une IA",
        excerpt: "Vérifier, recouper, reformuler : trois gestes qui prennent une minute et évitent bien des erreurs.",
        content: """
            <p>Une IA générative écrit avec la même assurance ce qu'elle sait et ce qu'elle invente.</p>
            <h2>Vérifier</h2><p>Demandez la source, puis ouvrez-la.</p>
            <h2>Recouper</h2><p>Posez la même question autrement, ou à un autre outil.</p>
            <h2>Reformuler</h2><p>Faites-lui dire ce qu'elle a compris avant de lui confier la tâche.</p>
            """,
        publishedAt: "2026-01-11T23:00:00.000000Z",
        imageURL: nil,
        relatedFormationID: 1
    )

    /// Published at 22:30 UTC on 11 January: before ``habits``, though its text comes after.
    static let teams = ArticleData(
        id: 4,
        slug: "embarquer-son-equipe",
        title: "Embarquer son équipe sans la brusquer",
        excerpt: "Les curieux, les prudents et les opposants : à chacun son premier pas avec l'IA générative.",
        content: """
            <p>Dans toute équipe, quelqu'un essaie déjà, quelqu'un attend, et quelqu'un s'inquiète. \
            <em>Tous ont raison.</em></p>
            <ul><li>Aux curieux, confiez un cas réel.</li><li>Aux prudents, montrez un résultat.</li>\
            <li>Aux inquiets, donnez des règles claires.</li></ul>
            """,
        publishedAt: "2026-01-12T00:30:00.000000+02:00",
        imageURL: "https://madinia.fr/images/equipe.jpg",
        relatedFormationID: 3
    )

    /// Without a related formation.
    static let rights = ArticleData(
        id: 5,
        slug: "images-generees-que-dit-le-droit",
        title: "Images générées : que dit le droit ?",
        excerpt:
            "Auteur, modèle, client : qui peut quoi avec une image faite par une IA ? L'état des lieux, sans jargon.",
        content: """
            <p>Le droit d'auteur protège une <strong>création humaine</strong>. Une image sortie telle quelle d'un \
            générateur ne l'est donc pas toujours.</p>
            <h2>Trois précautions</h2>
            <ol><li>Gardez la trace de vos retouches.</li><li>Lisez les conditions de l'outil.</li>\
            <li>Dites à vos clients ce qui est généré.</li></ol>
            """,
        publishedAt: "2025-12-18T10:15:00.000000Z",
        imageURL: "https://madinia.fr/images/droit.jpg",
        relatedFormationID: nil
    )

    /// Without a slug.
    static let glossary = ArticleData(
        id: 6,
        slug: nil,
        title: "Petit glossaire de l'IA générative",
        excerpt: "Modèle, prompt, jeton, hallucination : les mots que l'on entend partout, en une phrase chacun.",
        content: """
            <ul><li><strong>Modèle</strong> : le programme entraîné qui répond.</li>\
            <li><strong>Prompt</strong> : ce qu'on lui demande.</li>\
            <li><strong>Jeton</strong> : le morceau de mot qu'il lit et qu'il écrit.</li>\
            <li><strong>Hallucination</strong> : ce qu'il invente sans le dire.</li></ul>
            """,
        publishedAt: "2025-11-27T08:00:00.000000Z",
        imageURL: "https://madinia.fr/images/glossaire.jpg",
        relatedFormationID: 1
    )

    /// As pasted from another site: with a script, an event attribute, a tag that nobody shows and a link that runs code.
    static let news = ArticleData(
        id: 7,
        slug: "ce-qui-change-en-2026",
        title: "Ce qui change en 2026",
        excerpt:
            "Des modèles plus petits, des assistants qui agissent, des règles européennes : les repères de l'année.",
        content: """
            <p onclick="alert('piège')">Trois tendances se confirment &amp; se croisent.</p>
            <script>document.location = "https://exemple.invalid/";</script>
            <marquee>Des modèles plus petits, sur nos propres machines.</marquee>
            <p><a href="javascript:alert(1)">Des assistants qui agissent</a>, et plus seulement qui répondent.</p>
            <p><img src="x" onerror="alert('piège')" alt="Calendrier de l'année">Des règles européennes : moins \
            de 5 % des usages sont concernés, mais 100 % des équipes doivent le savoir.</p>
            """,
        publishedAt: "2026-01-05T06:45:00.123456Z",
        imageURL: "https://madinia.fr/images/2026.jpg",
        relatedFormationID: 8
    )
}
