import AppShellCoachFeature

extension CoachGoal {
    /// What people come to Madinia for.
    static var madinia: [CoachGoal] {
        [
            CoachGoal(
                id: "automation",
                label: "automatiser les tâches répétitives",
                phrases: [
                    "automatis*", "automatisation avancée", "automatisations", "tâches répétitives", "gagner du temps",
                    "gain de temps", "productivité", "plus productif*", "plus efficace*", "workflow", "workflows",
                ],
                keywords: ["automatis*", "répétitives"]
            ),
            CoachGoal(
                id: "images",
                label: "créer des visuels",
                phrases: [
                    "image", "images", "visuel", "visuels", "visuelle", "visuelles", "illustration*", "illustrateur*",
                    "illustratrice*", "photo", "photos", "midjourney", "dall e", "graphique*", "graphisme*",
                    "graphiste*",
                    "logo", "logos", "affiche", "affiches", "vidéo", "vidéos", "design", "designer", "designers",
                    "webdesign*", "directeur artistique", "directrice artistique", "création visuelle", "maquettes",
                ],
                keywords: ["image", "images", "visuel*", "midjourney", "graphiste*", "designer*"]
            ),
            CoachGoal(
                id: "marketing",
                label: "le marketing",
                phrases: [
                    "marketing", "communication", "réseaux sociaux", "community manag*", "campagne", "campagnes",
                    "publicité*", "seo", "newsletter*", "instagram", "linkedin", "création de contenu", "marque",
                ],
                keywords: ["marketing", "campagne*", "marque"]
            ),
            CoachGoal(
                id: "hr",
                label: "les ressources humaines",
                phrases: [
                    "rh", "drh", "ressources humaines", "recrut*", "entretiens d'embauche", "gestion des talents", "cv",
                ],
                keywords: ["rh", "recrut*", "ressources humaines"]
            ),
            CoachGoal(
                id: "prompts",
                label: "écrire de bons prompts",
                phrases: ["prompt", "prompts", "prompting", "prompt engineering", "mieux parler à chatgpt"],
                keywords: ["prompt", "prompts"]
            ),
            CoachGoal(
                id: "basics",
                label: "acquérir les bases",
                phrases: [
                    "les bases", "fondamentaux", "initiation", "m'initier", "initier", "comprendre l'ia",
                    "comprendre comment … ia", "bien utiliser chatgpt", "apprendre à utiliser … chatgpt",
                    "utiliser chatgpt", "apprendre chatgpt", "apprendre l'ia",
                ],
                keywords: ["fondamentaux", "bases", "comprendre"],
                level: .beginner
            ),
            CoachGoal(
                id: "strategy",
                label: "piloter des projets d'IA",
                phrases: [
                    "stratégi*", "piloter", "pilotage", "gestion de projet*", "gérer … projets", "mener … projets",
                    "diriger … projets", "chef de projet*", "cheffe de projet*", "déployer", "déploiement",
                    "transformation", "gouvernance", "cas d'usage", "conduire … projets", "pour … dirigeants",
                    "formation … dirigeant", "formation … dirigeants",
                ],
                keywords: ["piloter", "projet", "projets", "stratégi*", "cas d'usage", "organisation"]
            ),
            CoachGoal(
                id: "writing",
                label: "aller plus vite sur les textes",
                phrases: [
                    "rédiger", "rédaction", "écrire … mails", "écrire … emails", "écrire … textes", "mes mails",
                    "mes présentations", "comptes rendus", "synthèses",
                ],
                keywords: ["textes", "présentations"]
            ),
            CoachGoal(
                id: "code",
                label: "apprendre à coder",
                phrases: [
                    "python", "apprendre à coder", "programmation", "développeur*", "développeuse*", "javascript",
                ],
                keywords: ["python", "programmation", "développeur*"]
            ),
        ]
    }
}

extension CoachFact {
    /// What Madi does not know, and who does.
    static var madinia: [CoachFact] {
        [
            CoachFact(
                phrases: [
                    "cpf", "mon compte formation", "compte personnel de formation", "opco", "opcos", "financ*",
                    "financement*",
                    "prise en charge", "pris en charge", "prendre en charge", "subvention*", "aides", "pôle emploi",
                    "france travail", "fafcea", "fifpl", "agefice", "remboursé*", "éligible*", "payer avec … cpf",
                ],
                answer:
                    "Je ne connais pas les possibilités de financement (CPF, OPCO…) et je préfère ne rien inventer :"
                    + " l'équipe te répond depuis l'onglet Contact."
            ),
            CoachFact(
                phrases: [
                    "plusieurs fois", "payer en plusieurs fois", "facilités de paiement", "en trois fois", "en 3 fois",
                    "échelonn*", "réduction*", "remise*", "promo", "code promo", "tarif étudiant*", "prix étudiant*",
                    "rembours*",
                ],
                answer:
                    "Je ne connais pas les conditions de paiement ni les remises : demande à l'équipe depuis l'onglet"
                    + " Contact."
            ),
            CoachFact(
                phrases: [
                    "où ça se passe", "ça se passe où", "où se passe", "où se déroule", "quel endroit", "quelle ville",
                    "où se trouve", "où êtes vous", "où vous trouvez", "quel lieu", "le lieu", "en ligne", "à distance",
                    "distanciel", "présentiel", "visio", "en visio",
                    "dans vos locaux",
                    "adresse", "martinique", "c'est où", "où ont lieu", "où a lieu", "horaires",
                ],
                answer:
                    "Je ne connais ni le lieu, ni les horaires, ni le format (sur place ou à distance) : l'équipe te le dit"
                    + " depuis l'onglet Contact."
            ),
            CoachFact(
                phrases: [
                    "certificat*", "certification*", "certifiant*", "diplôme", "diplômant*", "attestation*", "qualiopi",
                    "reconnu*",
                ],
                answer: "Je ne sais pas si un certificat est remis : l'équipe te répond depuis l'onglet Contact."
            ),
            CoachFact(
                phrases: [
                    "combien de personnes", "combien de participants", "taille des groupes",
                ],
                answer:
                    "Je ne connais pas la taille des groupes : l'équipe te répond depuis l'onglet Contact."
            ),
            CoachFact(
                phrases: [
                    "qui sont … formateurs", "formateur", "formateurs", "formatrice", "formatrices", "intervenant*",
                    "le prof",
                    "les profs", "avis", "témoignages",
                ],
                answer:
                    "Je ne connais pas les formateurs ni les avis : l'équipe te les présente depuis l'onglet Contact."
            ),
            CoachFact(
                phrases: [
                    "c'est quoi l'ia", "c'est quoi l'ia générative", "qu'est ce que l'ia", "qu'est ce que c'est l'ia",
                    "définition",
                ],
                answer:
                    "L'IA générative crée des textes, des images et bien plus à partir de tes consignes. Dis-moi ton"
                    + " niveau, et je te conseille une formation pour t'y mettre !"
            ),
            CoachFact(
                phrases: ["roi", "retour sur investissement", "rentab*", "ça vaut le coup", "ça rapporte"],
                answer: "Je n'ai pas de chiffres à te promettre : regarde les articles de l'onglet Blog, et parles-en à"
                    + " l'équipe depuis l'onglet Contact."
            ),
            CoachFact(
                phrases: ["annuler", "annulation*", "me désister", "rétractation", "reporter", "handicap*", "pmr"],
                answer: "Pour ce cas précis, l'équipe te répond depuis l'onglet Contact."
            ),
        ]
    }
}
