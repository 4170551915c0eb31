import AppShellCoachFeature

extension CoachVocabulary {
    /// What is asked of courses.
    static var englishOfItems: [CoachTopic: [String]] {
        [
            .price: [
                "price*", "pricing", "pricey", "cost", "costs", "costing", "costly", "how much", "expensive", "budget",
                "fee", "fees", "rate", "rates", "euros", "dollars", "pounds", "pay", "paid",
                "free", "affordable", "afford", "tuition", "you charge", "how many euros",
            ],
            .duration: [
                "how long", "duration*", "how many days", "how many hours", "how many weeks", "how much time",
                "number of days", "number of hours", "long does", "does … last", "it last", "lasts", "length",
                "time commitment",
                "take long", "takes long", "how much of my time", "time … take", "time … takes", "time … need",
            ],
            .session: [
                "session", "sessions", "next session*", "date", "dates", "when", "when's", "which courses start",
                "what courses start", "which course starts", "next month", "this month",
                "next week", "this week", "calendar", "schedule*", "timetable",
                "what day", "which day", "what month", "which month", "start date*", "starting date*", "upcoming",
                "next course*", "next training*", "next class*", "next workshop*", "how long until", "how long before",
                "how soon",
            ],
            .seats: [
                "seat", "seats", "spot", "spots", "which one … seats", "which one … spots", "which one … places",
                "free seats", "free spots", "free places", "places left",
                "places available", "any places", "place left", "how many places", "how many seats", "how many spots",
                "room left", "any room", "still room", "space left", "spaces left", "any space*", "availability",
                "still available", "is … full", "is … full already", "are … full", "already full", "fully booked",
                "booked up", "sold out", "waiting list",
            ],
            .prerequisites: [
                "prerequisite*", "pre requisite*", "requirement*", "required", "what level", "which level",
                "level needed", "level required", "level … need", "level do i need", "level is needed",
                "do i need to know", "need to know", "need to know the basics", "should i know", "have to know",
                "how much … know",
                "need … experience", "need … prior experience", "experience needed", "experience required",
                "need to be … expert", "have to be … expert", "must i be … expert", "need to be … advanced",
                "have to be … advanced", "need … advanced level", "advanced level required",
                "know how to code", "need to know … code", "need to code", "have to code", "do i need … code",
                "do i need … coding", "do i need … programming", "do i need … python", "need to know python",
                "coding skills", "coding experience", "coding required",
                "programming skills", "technical background", "technical skills", "how technical", "start directly",
                "start straight", "directly with", "straight to", "jump … to", "skip", "accessible", "can anyone",
                "for experts", "level of", "have to do", "need to have", "have to have", "need to do", "have to take",
                "need to take", "do i have to",
                "is … hard", "is … difficult", "how hard", "how difficult", "too hard", "too difficult",
                "open to", "who is … for", "who's … for", "aimed at", "entry requirement*", "need … laptop",
                "need … computer", "bring … laptop", "own laptop", "equipment", "can i take … without",
                "can i do … without",
            ],
            .about: [
                "tell me about", "tell me more", "more about", "more info", "more information", "more details",
                "info on", "info about", "information on", "information about", "details", "content", "contents",
                "syllabus", "curriculum", "program", "programme", "agenda", "learn in", "will i learn", "do you learn",
                "do we learn", "would i learn", "covered", "cover", "covers", "topics", "describe", "description",
                "overview", "outline", "objectives", "included", "what is it", "what's it about", "what is it about",
                "what is … about", "what's … about", "what do i get", "taught in", "explain",
            ],
        ]
    }

    /// What is asked about choosing.
    static var englishOfChoice: [CoachTopic: [String]] {
        [
            .cheapest: [
                "cheapest", "cheap", "cheaper", "least expensive", "less expensive", "inexpensive", "lowest price",
                "lowest cost", "best price", "minimum price", "most affordable", "not too expensive", "low budget",
                "small budget", "tight budget", "limited budget", "on a budget", "costs the least", "cost the least",
                "costs least",
            ],
            .dearest: [
                "most expensive", "priciest", "dearest", "highest price", "maximum price", "costs the most",
                "cost the most",
            ],
            .shortest: [
                "shortest", "shorter", "quickest", "fastest", "short course*", "short training", "short one",
                "quick course*", "least time", "takes the least time", "least long", "fewest days", "something short",
                "something quick",
            ],
            .longest: [
                "longest", "longer course*", "long course*", "lasts the longest", "takes the longest", "most days",
                "most time",
            ],
            .difference: [
                "difference*", "differ", "differs", "differentiate*", "how … different", "different from",
                "different to", "different than", "compare*", "explain … difference*", "tell me … difference*",
                "comparing", "comparison*", "versus", "vs", "is … better than", "any better than",
                "what's better", "what is better", "which is better", "which one is better",
                "choose between", "decide between", "choosing between", "torn between", "hesitat*",
                "hesitat* between", "tell apart", "stack up", "have in common",
            ],
            .path: [
                "path", "learning path", "what order", "which order", "right order", "steps", "progression",
                "roadmap", "next step*", "what next", "what's next", "what comes next",
                "what comes after", "comes after", "after starter", "after performer", "after master", "after that",
                "go further", "the packs", "what packs", "your packs", "how … packs work",
            ],
            .list: [
                "what courses", "which courses", "what trainings", "what training do you", "list", "catalogue",
                "catalog", "all courses", "all the courses", "all your courses", "about your courses",
                "see your courses", "what are your courses", "which are your courses", "what do you offer",
                "what … you offer", "what else do you", "courses do you", "what do you teach", "what can i learn",
                "what do you have", "available courses", "courses available", "how many courses", "offerings",
                "show me … courses", "see … courses", "courses are there", "what's on offer", "what is on offer",
            ],
            .recommendation: [
                "recommend*", "advise", "advice", "suggest*", "which course", "what course", "which pack", "what pack",
                "which training", "what training", "which one", "which of them", "what should i take",
                "what should i learn", "what should i choose",
                "what should i pick", "what should i do", "where do i start",
                "where to start", "where should i start", "where do i begin", "where to begin", "where should we start",
                "where do we start", "how do i start", "how to start", "how do i begin", "get started",
                "getting started", "start with", "begin with", "best course*", "right course", "right for me",
                "right for us", "good for me", "best for me", "best for us", "good fit", "suit", "suits", "suited",
                "suitable", "fit me", "choose",
                "choosing", "pick", "should i take", "should i do", "should i choose", "should we take",
                "help me choose", "help me decide", "help me pick", "help me find", "can you help me choose",
                "can you help me decide", "can you help me pick", "can you help me find", "want to learn",
                "want to master", "need to master", "learn to master", "like to master", "how to master", "master ai",
                "master chatgpt",
                "like to learn", "wanna learn", "need to learn", "want to train", "looking for a course",
                "find a course", "find me a course", "find the right course",
                "looking for training", "looking for a training", "need a course", "need training", "want a course",
                "take a course", "upskill*", "improve my skills", "guide me", "not sure which", "don't know which",
            ],
            .registration: [
                "register*", "registration*", "registering", "pre registration", "preregist*", "sign up", "signup",
                "sign me up", "signing up", "enrol*", "enlist", "booking*", "to book", "book", "buy", "purchase",
                "can i book", "book a",
                "book it",
                "book me", "book my", "book the", "book now", "reserve", "reservation*", "how … join", "want to join",
                "can i join", "like to join", "how … apply", "apply for", "take part", "i'll take it", "i'll take",

                "count me in", "subscribe",
            ],
        ]
    }
}
