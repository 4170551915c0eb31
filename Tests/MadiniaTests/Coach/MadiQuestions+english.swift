import AppShellCoachFeature

private let levelAsked = "What is your current level with AI?"
private let theirLevelAsked = "What is their current level with AI?"
private let unknown = "I can't answer that one"
private let foreign = "I answer in English here"
private let nothingToRead = "Write me your question"
private let notKnown = "Contact tab"
private let packs = ["Starter", "Performer", "Master"]
private let byDate = [
    "Atelier prompts", "Starter", "Performer", "Midjourney pour designers", "IA pour le marketing", "Master",
]

extension MadiQuestion {
    static let englishAdvice: [MadiQuestion] = [
        .init("I'm a complete beginner", ["Starter"], has: ["the fundamentals (beginner, 2 days, €490)"]),
        .init("ive never used chatgpt, where do i start?", ["Starter"], has: ["Starter"], lacks: ["Performer"]),
        .init("I'm not a beginner", ["Performer"], has: ["Performer"], lacks: ["Starter"]),
        .init("I'm not a beginer anymore but not an expert either", ["Performer"], has: ["Performer"]),
        .init("We don't use AI at all at work", ["Starter"], has: ["Starter"]),
        .init("I use ChatGPT every day, which course should I take?", ["Performer"], has: ["intermediate, 2 days"]),
        .init("How can I use ChatGPT at work?", has: [unknown]),
        .init("I'm an advanced user, what do you recommend?", ["Master"], has: ["leading your AI projects"]),
        .init("Which course would you recommend?", has: [levelAsked]),
        .init("a bit", ["Performer"], has: ["Performer"], after: ["Where should I start?"]),
        .init("not great tbh", ["Starter"], has: ["Starter"], after: ["which one should I pick"]),
        .init("dunno", has: ["beginner, intermediate or advanced"], after: ["Which course is right for me?"]),
        .init("I want to automate my boring tasks", ["Performer"], has: ["automating repetitive tasks", levelAsked]),
        .init(
            "beginner",
            ["Starter", "Performer"],
            has: ["Start with Starter", "then Performer for automating repetitive tasks"],
            after: ["I'd like to save time at work"]
        ),
        .init("I work in HR and we want to recruit faster", ["IA pour les RH"], has: ["human resources", levelAsked]),
        .init("something on AI for marketing?", ["IA pour le marketing"], has: ["For marketing, I recommend"]),
        .init(
            "I don't want to automate anything, I'm into social media",
            ["IA pour le marketing"],
            has: ["marketing"],
            lacks: ["Performer", "automating"]
        ),
        .init("I want to master the basics", ["Starter"], has: ["learning the basics"], lacks: ["Master"]),
        .init("I have a master's degree, new to AI", ["Starter"], has: ["Starter"], lacks: ["Master", "certificate"]),
        .init("I'd like to learn Python", has: ["I don't see a course", notKnown]),
        .init("I'm a graphic designer", ["Performer", "Midjourney pour designers"], has: ["creating visuals"]),
        .init("I lead AI projects, I'm advanced", ["Master"], has: ["For leading AI projects"], lacks: [levelAsked]),
        .init("something to write emails faster?", has: ["I don't see a course", "getting through texts faster"]),
        .init(
            "Is Performer suitable for a beginner?",
            ["Starter", "Performer"],
            has: ["Performer: intermediate level"]
        ),
        .init(
            "I know the basics already, what next?",
            ["Performer", "Starter", "Master"],
            has: ["recommend Performer"]
        ),
        .init("I'm getting started with my new job", has: [levelAsked], lacks: ["Starter"]),
    ]

    static let englishTeams: [MadiQuestion] = [
        .init("I want to train my team of 5 people", has: ["Training 5 people", theirLevelAsked]),
        .init("there are a dozen of us, which course?", has: ["Training 12 people", theirLevelAsked]),
        .init("training for twenty-five employees", has: ["25 people"]),
        .init(
            "complete beginners, they don't even use ChatGPT",
            ["Starter", "Performer"],
            has: ["Starter for the whole team, then Performer for the keenest"],
            after: ["I run a company and want to train my staff"]
        ),
        .init(
            "I'm an expert but my team knows nothing",
            ["Starter", "Performer"],
            has: ["Starter for the whole team"]
        ),
        .init("we are ten", has: ["Training 10 people", theirLevelAsked]),
        .init("I've done Starter, now it's my team's turn", has: [theirLevelAsked], lacks: ["recommend"]),
        .init(
            "none of my employees has ever used ChatGPT",
            ["Starter", "Performer"],
            has: ["Starter for the whole team"]
        ),
        .init("How much is Starter for 3 people?", ["Starter"], has: ["€490", "quote"], lacks: ["level"]),
        .init("actually it's just for me", has: [levelAsked], after: ["I want to train my team"]),
    ]

    static let englishFacts: [MadiQuestion] = [
        .init("What's the price of Starter?", ["Starter"], has: ["Starter costs €490."], lacks: ["Performer", "days"]),
        .init("whats the cost of the starter pack", ["Starter"], has: ["€490"]),
        .init("how much is Master's fee", ["Master"], has: ["€1,490"], lacks: ["€490."]),
        .init("How much do your courses cost?", packs, has: ["€490", "€790", "€1,490"]),
        .init("and the prices of the others?", packs, has: ["€790"], after: ["How much is Starter?"]),
        .init("what will I learn?", ["Starter"], has: ["On the programme"], after: ["How much is Starter?"]),
        .init("How much is une formation?", packs, has: ["€490"], lacks: [foreign]),
        .init("what about Performer?", ["Performer"], has: ["Performer costs €790"], after: ["how much is Starter?"]),
        .init("How long is Master?", ["Master"], has: ["Master lasts 3 days."], lacks: ["costs"]),
        .init("How long does the prompt workshop last", ["Starter", "Atelier prompts"], has: ["2 hours"]),
        .init("How long and how much is Performer?", ["Performer"], has: ["lasts 2 days", "€790"]),
        .init("When is the next session of perfomer", ["Performer"], has: ["15 February 2026"]),
        .init("IA pour le marketing", ["IA pour le marketing"], has: ["intermediate, 1 day"], lacks: [foreign]),
        .init("Do I need to know how to code for Starter?", ["Starter"], has: ["beginner level", "Aucun"]),
        .init("Can I go straight to Performer?", ["Performer"], has: ["Avoir suivi Starter"]),
        .init("do i need to be an expert for Performer", ["Performer"], has: ["intermediate level"], lacks: ["Master"]),
        .init("pirce of startr", ["Starter"], has: ["€490"]),
        .init("What is Master about?", ["Master"], has: ["Concevoir et piloter"], lacks: ["What is your"]),
        .init("What courses do you have?", Madi.catalogue.map(\.title), has: ["Here are the courses", "1 day"]),
        .init(
            "What's the difference between Starter and Performer?",
            ["Starter", "Performer"],
            has: [
                "Starter = the fundamentals. Performer = advanced automation. Start with Starter!"
            ]
        ),
        .init("performer or master?", ["Performer", "Master"], has: ["Start with Performer"]),
        .init("compare the packs", packs, has: ["Master = leading your AI projects."]),
        .init("How does the learning path work", packs, has: ["Starter (the fundamentals) → Performer"]),
        .init("What's the cheapest course?", ["Midjourney pour designers"], has: ["€390", "can't compare Atelier"]),
        .init("most expensive one?", ["Master"], has: ["The most expensive: Master"], lacks: [levelAsked]),
        .init("I'd like a short course", ["Atelier prompts"], has: ["The shortest: Atelier prompts (2 hours)"]),
        .init("which one is the longest", ["Master"], has: ["3 days"], lacks: [levelAsked]),
        .init("Upcoming dates?", byDate, has: ["29 January 2026"], lacks: ["RH"]),
        .init("anything in March?", ["IA pour le marketing", "Master"], has: ["23 March 2026 (full)"], lacks: ["Feb"]),
        .init("a session in May or June?", byDate, has: ["I don't see a session in May or June."]),
        .init("May I ask something?", has: [unknown], lacks: ["session"]),
        .init("Are there any seats left for Starter?", ["Starter"], has: ["Only 3 places left", "9 February 2026"]),
        .init("Is Master full?", ["Master"], has: ["it's full"]),
        .init("Any spots left on Performer", ["Performer"], has: ["Yes, there are places left"], lacks: ["8"]),
    ]

    static let englishStances: [MadiQuestion] = [
        .init("I've done Starter", ["Performer"], has: ["Performer"], lacks: ["Starter"]),
        .init("I've already done the Starter pack and Performer", ["Master"], has: ["Master"], lacks: ["Performer"]),
        .init("I haven't done Starter yet", ["Starter"], has: ["Starter"], lacks: ["Performer"]),
        .init("Do I need to have done Starter for Master?", ["Starter", "Master"], has: ["Master"]),
        .init("I prefer Performer to Starter", ["Performer"], has: ["Performer"], lacks: ["Starter"]),
        .init("I don't want Starter but Performer", ["Performer"], has: ["Performer"], lacks: ["Starter"]),
        .init("Performer rather than Starter", ["Performer"], has: ["Performer"], lacks: ["Starter"]),
        .init("Starter isn't for me", has: [levelAsked], lacks: ["Starter"]),
        .init("why not Performer?", ["Performer"], has: ["Performer"]),
        .init("I want to master AI", has: [levelAsked], lacks: ["Master"]),
        .init("I've done Starter and Performer interests me", ["Performer"], has: ["Performer"], lacks: ["Master"]),
        .init("i dont want starter", has: [levelAsked], lacks: ["Starter"]),
        .init("I'm done with Starter", ["Performer"], has: ["recommend Performer"], lacks: ["Starter"]),
        .init("My team took Starter", ["Performer", "Master"], has: ["Performer for the whole team"]),
        .init(
            "I've done Starter, Performer and Master",
            ["IA pour le marketing", "IA pour les RH", "Midjourney pour designers"],
            has: ["completed the whole path"]
        ),
    ]

    static let englishTalk: [MadiQuestion] = [
        .init("hi there", has: ["Hello! Glad to help"]),
        .init(
            "Hi, how much is Starter, and how do I sign up?",
            ["Starter"],
            has: ["Hello!", "€490", "“Pre-register”"]
        ),
        .init("thanks a lot!", has: ["You're welcome"]),
        .init("bye", has: ["See you soon"]),
        .init("Are you a robot?", has: ["an assistant, not a human"], lacks: [notKnown, levelAsked]),
        .init("am I talking to a real person?", has: ["an assistant, not a human"], lacks: [notKnown]),
        .init("I'd like to talk to a human", has: ["open the Contact tab"]),
        .init("You stupid bot, how much is Starter?", ["Starter"], has: ["Let's keep it friendly", "€490"]),
        .init("Sorry for the stupid question, what is Starter?", ["Starter"], has: ["Starter ("], lacks: ["friendly"]),
        .init("How do I register for Performer?", ["Performer"], has: ["“Performer”", "“Pre-register”", "“Confirm”"]),
        .init("Can I pay in instalments?", has: ["payment terms", notKnown], lacks: ["costs"]),
        .init("Is it online?", has: ["I don't know the place", notKnown]),
        .init("Are the courses in English?", has: ["which languages", notKnown], lacks: ["Here are"]),
        .init("do I get a certificate", has: ["whether a certificate", notKnown]),
        .init("Can I pay with my CPF?", has: ["funding options"], lacks: ["costs"]),
        .init("What is generative AI?", has: ["Generative AI makes texts"]),
        .init("How big are the groups?", has: ["how large the groups are", notKnown]),
        .init("who are the trainers", has: ["I don't know the trainers", notKnown]),
        .init("Is it worth it?", has: ["no figures to promise"]),
        .init("Can I cancel?", has: ["this particular case", notKnown]),
        .init("ok cool", has: ["All right!"]),
        .init("what's the weather like in London", has: [unknown]),
        .init("the process is smarter and started to matter", has: [unknown], lacks: ["€"]),
        .init("xkcd qwrt zzzz", has: [unknown]),
        .init("I'm an idiot with computers", ["Starter"], has: ["Starter"], lacks: ["friendly"]),
        .init("", has: [nothingToRead]),
        .init(" \n\t", has: [nothingToRead]),
        .init("🤖👍 ???", has: [nothingToRead]),
        .init("Combien coûte Starter ?", ["Starter"], has: [foreign], lacks: ["490"]),
        .init("Bonjour, je suis débutant", has: [foreign], lacks: ["Hello"]),
        .init("¿Cuánto cuesta la formación?", has: [foreign]),
        .init("価格はいくらですか", has: [foreign]),
        .init(String(repeating: "How much is Starter? ", count: 95), ["Starter"], has: ["Starter costs €490."]),
        .init(String(repeating: "blah ", count: 400), has: [unknown]),
    ]
}
