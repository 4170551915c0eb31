import AppShellCoachFeature

/// Madi's answers in English: as friendly as the French ones, and never more than the catalogue holds either.
struct MadiniaEnglishCoachReplies: CoachReplies {
    let greeting = "Hello!"
    let greetingAlone = "Hello! Glad to help. What would you like to do with AI?"
    let thanks = "You're welcome! I'm here if you have another question."
    let farewell = "See you soon, and enjoy discovering AI!"
    let insult = "Let's keep it friendly. If you're wondering about a course, I'm happy to help."
    let identity =
        "I'm Madi, Madinia's AI coach: an assistant, not a human. I help you choose your course, and I answer about"
        + " levels, prices, durations and dates."
    let acknowledgement =
        "All right! Tell me what you'd like to know: I can recommend a course, compare the packs, or give you a price,"
        + " a duration, a date."
    let empty = "Write me your question in a few words: a goal, a course, a price…"
    let unknown =
        "I can't answer that one: I'm here for Madinia's courses. I can recommend one for your goal and your level,"
        + " compare the packs, or give you a price, a duration, a date. For anything else, the team will answer you"
        + " from the Contact tab."
    let foreign =
        "Welcome! I answer in English here: write to me in English, in simple words, and I'll gladly help."
    let catalogueUnavailable =
        "I can't load the catalogue right now, and I'd rather not make anything up. Try again in a moment!"
    let catalogueEmpty =
        "There is no course in the catalogue at the moment. The team will answer you from the Contact tab!"
    let contact = "To talk to the Madinia team, open the Contact tab: they answer within 24 to 48 hours."
    func askLevel(_ team: CoachTeam?) -> String {
        "What is \(team == nil ? "your" : "their") current level with AI?"
    }
    func askLevelAgain(_ team: CoachTeam?) -> String {
        "To advise you well, just tell me \(team == nil ? "your" : "their") level with AI: beginner, intermediate or"
            + " advanced?"
    }
    func recommendForGoals(_ item: CoachItem, _ labels: [String]) -> String {
        "For \(list(labels)), I recommend \(item.title): \(facts(item))."
    }
    func also(_ items: [CoachItem]) -> String {
        "Also worth a look: \(list(items.map { "\($0.title) (\(facts($0)))" }))."
    }
    func nothingForGoals(_ labels: [String]) -> String {
        "I don't see a course in the catalogue for \(list(labels)). Ask the team from the Contact tab!"
    }
    func completed(_ rest: [CoachItem]) -> String {
        "Well done, you have completed the whole path!"
            + (rest.isEmpty ? "" : " To go even further: \(list(rest.map(\.title))).")
    }
    func seats(_ items: [CoachItem]) -> String { items.map(seats).joined(separator: " ") }
    func noSession(_ months: [Int]) -> String { "I don't see a session in \(list(months.map(month), "or"))." }
    func duration(_ items: [CoachItem]) -> String {
        items.map { "\($0.title) lasts \(MadiniaCatalogueEnglish.duration($0.duration))." }.joined(separator: " ")
    }
    func session(_ items: [CoachItem]) -> String { items.map(session).joined(separator: " ") }
    func prerequisites(_ items: [CoachItem]) -> String { items.map(prerequisites).joined(separator: " ") }
    func path(_ items: [CoachItem]) -> String {
        "The path goes step by step: \(items.map { "\($0.title) (\(gist($0)))" }.joined(separator: " → "))."
            + " Each step prepares the next one."
    }
    func list(_ items: [CoachItem]) -> String {
        "Here are the courses: \(list(items.map { "\($0.title) (\(facts($0)))" }))."
    }
    func registration(_ item: CoachItem?) -> String {
        "It couldn't be simpler: open the page of \(item.map { "“\($0.title)”" } ?? "the course"), tap"
            + " “Pre-register”, enter your email, then “Confirm”. The team will then get back to you."
    }
}

// MARK: - Sentences

extension MadiniaEnglishCoachReplies {
    func encouragement(_ team: CoachTeam?) -> String {
        guard let team else { return "Great, I'll help you choose!" }
        guard let size = team.size else { return "Great! Training a team is a fine project." }
        return "Great! Training \(size) people is a fine project."
    }

    func recommend(_ item: CoachItem, _ team: CoachTeam?) -> String {
        let who = team == nil ? "" : " for the whole team"
        let cheer = item.level == .beginner ? "It's the ideal starting point!" : "You'll go far!"
        return "I recommend \(item.title)\(who): \(gist(item)) (\(facts(item))). \(cheer)"
    }

    func recommendPath(
        _ first: CoachItem,
        _ second: CoachItem,
        _ team: CoachTeam?,
        _ labels: [String]
    ) -> String {
        let aim = labels.isEmpty ? nil : "for \(list(labels))"
        let advice =
            team == nil
            ? "Start with \(first.title) to feel at ease, then \(second.title) \(aim ?? "to go further")."
            : "I recommend starting with \(first.title) for the whole team, then \(second.title)"
                + " \(aim ?? "for the keenest")."
        return advice + " \(first.title): \(facts(first)). \(second.title): \(facts(second))."
            + " Step by step, it will come fast!"
    }

    func difference(_ items: [CoachItem], _ first: CoachItem) -> String {
        let gists = items.map { "\($0.title) = \(ended(gist($0)))" }.joined(separator: " ")
        let details = items.map { "\($0.title): \(facts($0))." }.joined(separator: " ")
        return "\(gists) Start with \(first.title)!\n\(details)"
    }

    func price(_ items: [CoachItem], _ team: CoachTeam?) -> String {
        var sentences = items.map { item in
            item.price.map { "\(item.title) costs \($0)." } ?? "\(item.title): price on request."
        }
        if team != nil { sentences.append("For a team, ask for a quote from the Contact tab.") }
        return sentences.joined(separator: " ")
    }

    func session(_ item: CoachItem) -> String {
        item.nextSession.map {
            "Next session of \(item.title): \($0)\(item.measures.seatsLeft == 0 ? " (full)" : "")."
        }
            ?? "\(item.title): the date of the next session is not set yet."
    }

    /// A number where few are left, as on the course's page.
    func seats(_ item: CoachItem) -> String {
        let session = "the \(item.title) session\(item.nextSession.map { " of \($0)" } ?? "")"
        guard let seats = item.measures.seatsLeft else {
            return "\(item.title): I don't know how many places there are, the team will tell you from the Contact tab."
        }
        return switch seats {
        case ...0: "No place left for \(session): it's full."
        case 1: "Only one place left for \(session)!"
        case 2...5: "Only \(seats) places left for \(session)!"
        default: "Yes, there are places left for \(session)."
        }
    }

    func extreme(_ topic: CoachTopic, _ items: [CoachItem], _ unknown: [CoachItem]) -> String {
        let isOfPrice = topic == .cheapest || topic == .dearest
        func value(_ item: CoachItem) -> String {
            isOfPrice ? item.price ?? "price on request" : MadiniaCatalogueEnglish.duration(item.duration)
        }
        func text(_ items: [CoachItem]) -> String { list(items.map { "\($0.title) (\(value($0)))" }) }
        let kind =
            switch topic {
            case .cheapest: "The cheapest"
            case .dearest: "The most expensive"
            case .shortest: "The shortest"
            default: "The longest"
            }
        let answer = "\(kind)\(items.count > 1 ? ", equally" : ""): \(text(items))."
        return unknown.isEmpty ? answer : answer + " I can't compare \(text(unknown))."
    }

    /// - Parameter number: from 1.
    func month(_ number: Int) -> String {
        let names = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        return names.indices.contains(number - 1) ? names[number - 1] : ""
    }

    func prerequisites(_ item: CoachItem) -> String {
        let level = MadiniaCatalogueEnglish.level(item.levelText).map { "\($0) level" } ?? "level “\(item.levelText)”"
        return (item.levelText.isEmpty ? "\(item.title)." : "\(item.title): \(level).")
            + (item.prerequisites.map { " Prerequisites: \(ended($0))" } ?? " No prerequisites are stated.")
    }

    func about(_ item: CoachItem) -> String {
        let objectives =
            item.objectives.isEmpty ? "" : " On the programme: \(ended(item.objectives.joined(separator: "; ")))"
        let session = item.nextSession.map { " Next session: \($0)." } ?? ""
        return "\(item.title) (\(facts(item))): \(ended(item.summary))\(objectives)\(session)"
    }

    private func gist(_ item: CoachItem) -> String { MadiniaCatalogueEnglish.gist(item.gist) }

    /// `beginner, 2 days, €490`
    func facts(_ item: CoachItem) -> String {
        [
            MadiniaCatalogueEnglish.level(item.levelText) ?? item.levelText,
            MadiniaCatalogueEnglish.duration(item.duration),
            item.price ?? "price on request",
        ]
        .filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// `a, b and c`
    func list(_ texts: [String], _ joiner: String = "and") -> String {
        guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
        return texts.dropLast().joined(separator: ", ") + " \(joiner) " + last
    }

    /// With a full stop, where nothing ends it yet.
    func ended(_ text: String) -> String {
        text.last.map { ".!?…".contains($0) } == true ? text : text + "."
    }
}
