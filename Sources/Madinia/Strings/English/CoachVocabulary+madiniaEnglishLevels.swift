import AppShellCoachFeature

extension CoachVocabulary {
    /// How far someone has come.
    mutating func setEnglishLevels() {
        levels = [
            .beginner: Self.englishBeginner, .intermediate: Self.englishIntermediate, .advanced: Self.englishAdvanced,
        ]
        levelAnswers = [
            .beginner: [
                "zero", "none", "nothing", "bad", "poor", "low", "weak", "not great", "not good", "not very good",
                "not so good", "not really", "not much", "not a lot", "not at all", "never", "very little", "very low",
                "very basic", "almost nothing", "next to nothing", "terrible",
            ],
            .intermediate: [
                "medium", "average", "middle", "a little", "a bit", "a little bit", "so so", "not bad", "not too bad",
                "basic", "basics", "the basics", "some", "decent", "fair", "okay ish", "half way",
            ],
            .advanced: ["good", "very good", "pretty good", "quite good", "high", "very high", "strong", "excellent"],
        ]
    }

    private static var englishBeginner: [String] {
        [
            "beginner*", "begginer*", "newbie*", "newby", "noob*", "newcomer*", "novice*", "rookie*", "new to",
            "brand new to",
            "complete* new",
            "from scratch", "from zero", "from nothing", "level zero", "level 0", "zero knowledge", "zero experience",
            "no experience", "no prior experience", "no knowledge", "no prior knowledge", "no clue",
            "no idea where to start", "don't know where to start", "no idea … ai",
            "no idea … chatgpt", "no skills", "without … experience", "none of … has … used", "none of … have … used",
            "none of … use*", "nobody … use*", "no one … use*", "never used", "never … used", "never tried",
            "never … tried", "never touched", "never opened", "never done … ai", "never worked with",
            "haven't used", "haven't … used", "have not … used", "haven't tried", "haven't … tried",
            "don't use … ai", "don't use … chatgpt", "don't even use", "don't even use chatgpt", "do not use … chatgpt",
            "do not use … ai", "doesn't use … ai", "doesn't use … chatgpt", "barely use*", "hardly … use*",
            "barely used", "know nothing", "knows nothing", "don't know anything", "doesn't know anything",
            "don't know much", "don't know … about ai", "don't know the first thing", "don't know … basics",
            "don't know how to use",
            "don't understand … ai", "don't get … ai", "just starting", "just started", "just starting out",
            "starting out", "first steps", "discover ai", "discovering ai", "i'm lost", "totally lost",
            "completely lost", "clueless", "not comfortable", "not tech savvy", "not technical", "not good with",
            "bad with", "bad at", "low level", "level is low", "level is poor", "i'm an idiot", "i am an idiot",
            "i'm dumb", "i'm stupid", "a dummy",
            "for dummies",
        ]
    }

    private static var englishIntermediate: [String] {
        let users = ["i", "we", "they", "already", "i already", "we already", "they already", "who", "all"]
        let uses = users.flatMap { user in
            ["chatgpt", "gpt", "copilot", "claude", "gemini", "ai", "it"].map { "\(user) use \($0)" }
        }
        return uses + [
            "intermediate*", "mid level", "medium level", "average level", "level is average", "playing with",
            "playing around with", "decent level", "some experience",
            "some knowledge", "basic knowledge", "know the basics", "knows the basics", "know … basics",
            "got the basics", "have the basics", "has the basics", "have some basics", "have the fundamentals",
            "know the fundamentals", "mastered the basics", "uses chatgpt", "uses ai", "use chatgpt already",
            "use ai already", "us use chatgpt", "us use ai", "using chatgpt",
            "using ai already", "already use*", "already uses chatgpt", "already using", "already using chatgpt",
            "been using", "been using chatgpt", "been using ai", "use … every day", "use … everyday", "use … daily",
            "use … all the time", "use … every week", "use … regularly", "use … often", "use … a lot",
            "regular user*", "daily user*", "used chatgpt", "used ai", "used it", "used … before", "tried chatgpt",
            "played with", "played around with", "comfortable with", "comfortable", "get by", "no longer a beginner",
        ]
    }

    private static var englishAdvanced: [String] {
        [
            "advanced", "expert", "experts", "experienced", "proficient", "very comfortable", "very comfortable with",
            "good level", "level is good", "level is high", "very good level", "high level", "strong level", "pro",
            "power user*",
            "know … very well", "know … inside out", "i build … agents", "we build … agents", "already build … agents",
            "lots of experience", "a lot of experience",
        ]
    }
}
