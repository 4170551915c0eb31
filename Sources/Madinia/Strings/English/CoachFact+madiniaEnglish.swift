import AppShellCoachFeature

extension CoachFact {
    /// What Madi does not know, and who does.
    static var madiniaEnglish: [CoachFact] {
        [
            CoachFact(
                phrases: [
                    "cpf", "opco", "opcos", "fund", "funded", "funding", "financ*", "grant", "grants", "subsid*",
                    "sponsor*", "government aid", "financial aid", "financial help", "unemploy*", "job seeker*",
                    "pay with … cpf", "pôle emploi", "france travail", "training account", "eligible", "reimburs*",
                    "my employer", "my company will pay", "company pays",
                ],
                answer:
                    "I don't know the funding options (CPF, OPCO…) and I'd rather not make anything up: the team will"
                    + " answer you from the Contact tab."
            ),
            CoachFact(
                phrases: [
                    "installment*", "instalment*", "pay in … installments", "pay in … instalments", "pay monthly",
                    "pay in … times", "pay later", "pay in three", "pay in 3", "payment", "payments", "payment plan*",
                    "how … pay", "pay by … card", "invoice*", "vat", "discount*", "promo", "promo code*", "coupon*",
                    "voucher*", "student price*", "student rate*", "special offer*", "money back", "refund*",
                    "free trial", "deposit",
                ],
                answer:
                    "I don't know the payment terms or the discounts: ask the team from the Contact tab."
            ),
            CoachFact(
                phrases: [
                    "where is it", "where's it", "where are you", "where are the", "where is the", "where does it take",
                    "where do … take place", "where will it", "take place", "takes place", "where … held", "location*",
                    "located", "which city", "what city", "address", "venue", "online", "on line", "remote", "remotely",
                    "distance learning", "from home", "in person", "on site", "onsite", "face to face", "classroom",
                    "virtual", "zoom", "microsoft teams", "video call*", "video conference*", "live or recorded",
                    "recorded", "video course*", "or live", "live course*", "self paced", "at my own pace",
                    "your offices", "our offices", "your premises",
                    "martinique", "lunch", "lunch included", "food", "format", "delivered", "afternoon*",
                    "in the morning", "meals", "hotel*",
                    "accommodation", "in paris", "in nice", "what time",
                    "opening hours", "evening*", "weekend*",
                ],
                answer:
                    "I don't know the place, the hours or the format (on site or remote): the team will tell you from"
                    + " the Contact tab."
            ),
            CoachFact(
                phrases: [
                    "certificate*", "certification*", "certified", "exam*", "certify*", "diploma*", "a degree",
                    "accredit*",
                    "qualiopi", "recognised", "recognized", "credential*",
                ],
                answer: "I don't know whether a certificate is given: the team will answer you from the Contact tab."
            ),
            CoachFact(
                phrases: [
                    "how big", "how many people", "how many participants", "how many students", "group size",
                    "class size",
                    "size of the group*", "small group*", "large group*", "one to one", "one on one",
                ],
                answer: "I don't know how large the groups are: the team will answer you from the Contact tab."
            ),
            CoachFact(
                phrases: [
                    "trainers", "the trainer", "your trainer*", "instructor*", "the teacher*", "your teacher*",
                    "lecturer*", "who teaches", "who gives", "who runs",
                    "who will teach", "the tutor*", "reviews", "testimonial*", "feedback from",
                ],
                answer:
                    "I don't know the trainers or the reviews: the team will introduce them to you from the Contact tab."
            ),
            CoachFact(
                phrases: [
                    "in english", "in french", "what language", "which language", "language of", "languages",
                    "english speaking", "french speaking", "taught in english", "taught in french", "english course*",
                    "course* in english", "course* in french", "speak french", "need … french", "subtitle*",
                ],
                answer:
                    "I don't know which languages the courses are given in: ask the team from the Contact tab before"
                    + " you pre-register."
            ),
            CoachFact(
                phrases: [
                    "what is ai", "what's ai", "what is generative ai", "what's generative ai", "what is gen ai",
                    "what is genai", "what is artificial intelligence", "definition of", "define ai", "explain ai",
                    "what does ai mean", "explain … generative ai", "how does ai work", "how can ai help", "can ai do",
                    "ai can do", "ai help my", "ai help our", "benefits of ai", "what is chatgpt",
                ],
                answer:
                    "Generative AI makes texts, images and much more from your instructions. Tell me your level, and I"
                    + " will recommend a course to get you going!"
            ),
            CoachFact(
                phrases: [
                    "roi", "return on investment", "profitab*", "worth it", "worth the money", "worth … price",
                    "is it worth", "pay off", "pays off",
                ],
                answer:
                    "I have no figures to promise you: have a look at the articles of the Blog tab, and talk about it"
                    + " with the team from the Contact tab."
            ),
            CoachFact(
                phrases: [
                    "cancel*", "withdraw", "withdrawal", "postpone*", "reschedul*", "change my booking",
                    "change my registration", "disabilit*",
                    "disabled", "wheelchair*",
                ],
                answer: "For this particular case, the team will answer you from the Contact tab."
            ),
        ]
    }
}
