import AppShellCoachFeature

extension CoachVocabulary {
    /// The English that Madi understands. An apostrophe joins: `what's` is `whats` too.
    static var madiniaEnglish: CoachVocabulary {
        var vocabulary = CoachVocabulary()
        vocabulary.topics = englishTalk.merging(englishOfItems) { $0 + $1 }.merging(englishOfChoice) { $0 + $1 }
        vocabulary.setEnglishPeople()
        vocabulary.setEnglishLevels()
        vocabulary.setEnglishItems()
        vocabulary.goals = CoachGoal.madiniaEnglish
        vocabulary.facts = CoachFact.madiniaEnglish
        vocabulary.clauseWords = ["but", "because", "otherwise", "then", "however", "although", "though"]
        vocabulary.followUps = [
            "and", "what about", "how about", "and what about", "same question", "same for", "same thing", "ok and",
        ]
        vocabulary.everything = [
            "all courses", "all the", "all your", "all of them", "all packs", "all three", "each", "every course",
            "every pack",
            "the prices", "your prices", "your rates", "the courses", "your courses", "courses", "packs", "the three",
            "the 3", "the dates", "your dates", "the durations", "the sessions",
        ]
        vocabulary.asides = Self.englishAsides
        vocabulary.setEnglishLanguages()
        return vocabulary
    }

    /// What looks like something else: a verb like the pack's name, a trade, a turn of phrase.
    private static var englishAsides: [String] {
        let uses = ["can", "could", "should", "may", "might", "would", "do"].flatMap { verb in
            ["i", "we", "they"].flatMap { who in
                ["chatgpt", "ai", "it", "… every day", "… daily"].map { "\(verb) \(who) use \($0)" }
            }
        }
        return uses + [
            "master's degree", "a master's", "my master's", "master's in", "masters degree", "master degree",
            "master of", "master in", "to master",

            "master prompt*", "master generative", "master the tools", "master it",
            "a performer", "performers", "for starters", "as a starter", "starter kit", "in advance", "in order to",
            "quick question", "short question", "stupid question", "dumb question", "silly question", "feel stupid",
            "feel dumb", "too stupid", "too dumb", "feel free", "i'm free", "i am free", "we're free", "free time",
            "when i", "when i'm", "when we", "when you", "when using", "when it comes", "up to date", "to date",
            "every day", "last week", "last month", "last year", "last time", "at last", "or so", "full time",
            "part time", "design thinking", "of course", "at the latest", "long term", "short term", "for long",
            "long time", "nobel prize", "lottery", "no cost", "at all cost*", "pros and cons", "chatgpt pro",
            "pro version",
        ]
    }

    /// What is said besides questions.
    private static var englishTalk: [CoachTopic: [String]] {
        [
            .greeting: [
                "hello", "hi", "hey", "hiya", "howdy", "yo", "good morning", "good afternoon", "good evening",
                "greetings", "bonjour", "how are you", "how's it going", "what's up",
            ],
            .thanks: ["thank*", "thx", "ty", "cheers", "much appreciated", "appreciate it", "merci"],
            .farewell: [
                "bye", "goodbye", "bye bye", "see you", "see ya", "cya", "good night", "have a nice", "have a good",
                "have a great", "take care", "talk later", "talk to you later",
            ],
            .acknowledgement: [
                "yes", "yeah", "yep", "yup", "ok", "okay", "k", "sure", "alright", "all right", "got it", "no", "nope",
                "nah", "cool", "great", "perfect", "awesome", "nice", "fine", "understood", "makes sense",
                "sounds good", "good to know", "i see", "fair enough", "maybe", "haha", "lol", "that's all",
                "nothing else",
            ],
            .insult: [
                "idiot*", "moron*", "imbecile*", "stupid", "dumb", "dumbass", "asshole*", "arsehole*", "bastard*",
                "bitch*", "fuck*", "shit", "shitty", "bullshit", "crap", "cunt*", "dickhead*", "wanker*", "retard*",
                "shut up", "stfu", "piss off", "screw you", "go to hell", "you suck", "this sucks", "you're useless",
                "you are useless", "useless bot", "this is useless", "so useless", "you're rubbish", "you're terrible",
                "you are terrible",
                "you're garbage", "you're pathetic", "i hate you",
            ],
            .identity: [
                "who are you", "who r u", "what are you", "who is madi", "who's madi", "what is madi", "your name",
                "are you a robot", "are you a bot", "are you human", "are you a human", "are you an ai", "are you ai",
                "are you real", "are you a real person", "are you a person", "are you a machine", "are you chatgpt",
                "are you a chatbot", "are you an actual person", "is this a bot", "is this a robot",
                "is this a real person", "is this a human", "is this an ai", "is this automated", "u a bot",
                "am i talking to … bot", "am i talking to a real person", "am i talking to a real human",
                "am i chatting with a real person", "am i speaking to a real person", "am i talking to … robot",
                "am i talking to … human",
                "am i talking to … person", "am i talking to … ai", "am i talking to … machine",
                "am i chatting with … bot", "am i chatting with … person", "am i speaking to … human",
                "am i speaking to … person", "who am i talking to", "who am i chatting with", "who am i speaking with",
                "who am i speaking to", "are u a bot", "are u real", "are u human", "r u real", "r u human",
                "r u a robot", "just a bot",
                "just a robot", "you a robot", "or a bot", "or a robot", "a bot or", "a robot or", "what can you do",
                "what do you do", "how can you help", "can you help",
                "can you help me", "could you help me", "please help", "help me please", "need help", "need some help",
                "how do you work",
                "how does this work", "what can i ask",
            ],
            .contact: [
                "contact*", "phone", "telephone", "call you", "call me", "call back", "callback", "ring you", "email",
                "e mail", "reach you", "reach someone", "reach the team", "get in touch", "in touch", "get hold of",
                "talk to someone", "speak to someone", "talk to sales", "speak to sales", "speak with someone",
                "talk to a human", "speak to a human",
                "a human", "real human", "a real person", "an actual person", "talk to a person", "speak to a person",
                "talk to an advisor", "an advisor", "an adviser", "a quote", "quotation", "phone number", "your number",
                "your team", "the madinia team", "talk to the team", "ask the team", "appointment", "book a call",
                "schedule a call", "a meeting with", "customer service", "customer support", "complaint*", "complain",
            ],
        ]
    }
}
