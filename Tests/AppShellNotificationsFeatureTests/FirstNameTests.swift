import Testing

struct FirstNameTests {
    @Test(
        "MAD-FR30a: a reminder begins with the first name where there is one",
        arguments: [
            ("Lucas Martin", "Lucas, the session"), ("  Jean-Pierre\tDupont ", "Jean-Pierre, the session"),
            ("Zoé", "Zoé, the session"), ("", "The session"), (" \n ", "The session"),
            ("Lu\u{7}cas", "Lucas, the session"), (String(repeating: "a", count: 41), "The session"),
            ("M. Lucas Martin", "Lucas, the session"), ("MARTIN Lucas", "Lucas, the session"),
            ("Mme Zoé DUPONT", "Zoé, the session"), ("Mme Dupont", "The session"), ("M DUPONT", "The session"),
            ("DUPONT", "The session"), ("LUCAS MARTIN", "The session"), ("L. Martin", "The session"),
            ("Mme", "The session"), ("李 雷", "The session"), ("M'hamed B.", "M'hamed, the session"),
            ("SARL Les Alizés", "The session"), ("S.A.R.L. Dupont", "The session"), ("Dupont Sarl", "The session"),
            ("Les Alizés", "The session"), ("L'Atelier Bleu", "The session"), ("L’Atelier Bleu", "The session"),
            ("De La Cruz Maria", "The session"), ("Maria de la Cruz", "Maria, the session"),
            ("Studio 54", "The session"), ("Dupont & Fils", "The session"), ("Lucas and Sophie", "The session"),
            ("lucas@x.fr", "The session"), ("Mme Les Alizés", "The session"), ("Lesly Dupont", "Lesly, the session"),
            ("\(String(repeating: "é", count: 40)) x", "\(String(repeating: "é", count: 40)), the session"),
        ]
    )
    func name(_ name: String, _ beginning: String) throws {
        let phone = try CoordinatorPhone()
        try phone.happen("register|starter|2026-02-15T09:00:00Z|lucas@x.fr")
        try phone.happen("name|\(name)")
        #expect(phone.body("session-2.starter")?.hasPrefix(beginning + " Starter") == true)
    }

    @Test("a name that says nothing leaves the one that is known; a new one takes its place")
    func kept() throws {
        let phone = try CoordinatorPhone()
        try phone.happen("name|Lucas Martin")
        try phone.happen("name| ")
        #expect(phone.body("re-engagement") == "Lucas, you have been away for 2 weeks")
        try phone.happen("name|Sophie")
        #expect(phone.body("re-engagement") == "Sophie, you have been away for 2 weeks")
    }
}
