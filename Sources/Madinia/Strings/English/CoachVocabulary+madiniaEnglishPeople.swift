import AppShellCoachFeature

extension CoachVocabulary {
    /// Who is to learn, and what is denied.
    mutating func setEnglishPeople() {
        team = [
            "team", "teams", "employees", "staff", "colleagues", "coworkers", "co workers", "workforce", "my people",
            "my company", "our company", "my department", "our department", "my crew",
            "train … people", "train … company", "train … others", "group training", "group of", "in house training",
            "corporate training", "the whole office",
        ]
        oneself = [
            "for me", "for myself", "just me", "only me", "myself", "just for me", "on my own", "by myself", "alone",
            "freelance*", "self employed", "solo",
        ]
        firstPerson = ["i", "i'm", "i've", "i'd", "me", "myself", "my level"]
        people = [
            "people", "persons", "person", "employees", "staff", "members", "colleagues", "coworkers", "participants",
            "attendees", "learners", "trainees", "workers", "of us", "guys", "salespeople", "designers", "developers",
            "managers",
        ]
        headcounts = [
            "team of", "team", "teams of", "group of", "company of", "agency of", "staff of", "business of", "we are",
            "we're", "we'll be", "we will be",
        ]
        negations = [
            "not", "no", "isn't", "aren't", "ain't", "wasn't", "don't", "doesn't", "didn't", "haven't", "hasn't",
            "never", "neither", "nor", "no longer", "far from", "don't think i'm", "yet to",
            "never been", "no more",
        ]
        refusals = [
            "don't want", "don't wanna", "do not want", "doesn't want", "don't need", "do not need", "no need",
            "not interested", "not into", "not looking", "not for", "not about", "no interest", "wouldn't like",
            "would not like",
            "rather not", "except", "tired of", "don't care about", "not planning",
        ]
        numbers = Self.englishNumbers
        multipliers = ["dozen": 12, "dozens": 12, "hundred": 100, "hundreds": 100, "thousand": 1_000]
        numberJoiners = ["and"]
    }

    private static var englishNumbers: [String: Int] {
        [
            "zero": 0, "one": 1, "two": 2, "couple": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
            "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14,
            "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30,
            "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
        ]
    }
}
