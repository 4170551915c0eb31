import AppShellCoachFeature

extension CoachGoal {
    /// What people come to Madinia for. What serves it is looked for in the catalogue, whose words are French.
    static var madiniaEnglish: [CoachGoal] {
        let keywords = Dictionary(madinia.map { ($0.id, $0.keywords) }) { one, _ in one }
        func goal(_ id: String, _ label: String, _ phrases: [String], level: CoachLevel? = nil) -> CoachGoal {
            CoachGoal(id: id, label: label, phrases: phrases, keywords: keywords[id] ?? [], level: level)
        }
        return [
            goal(
                "automation",
                "automating repetitive tasks",
                [
                    "automat*", "advanced automation", "repetitive", "repetitive tasks", "boring tasks", "save time",
                    "saves time", "saving time", "time saving", "gain time", "productiv*", "more efficient",
                    "efficiency", "efficiently", "work faster", "workflow", "workflows", "zapier", "n8n", "agents",
                ]
            ),
            goal(
                "images",
                "creating visuals",
                [
                    "image", "images", "picture", "pictures", "visual", "visuals", "illustrat*", "photo", "photos",
                    "midjourney", "dall e", "graphic*", "logo", "logos", "poster", "posters", "video", "videos",
                    "design", "designs", "designer", "designers", "designing", "web design*", "webdesign*",
                    "art director*", "artwork", "artist*", "mockup", "mockups",
                ]
            ),
            goal(
                "marketing",
                "marketing",
                [
                    "marketing", "marketer*", "communication", "communications", "social media", "social network*",
                    "community manag*", "campaign", "campaigns", "advertis*", "seo", "newsletter*", "instagram",
                    "linkedin", "content creation", "create content", "creating content", "branding", "our brand",
                    "my brand", "copywriting",
                ]
            ),
            goal(
                "hr",
                "human resources",
                [
                    "hr", "human resources", "recruit*", "hiring", "hire", "job interviews", "job ads",
                    "talent management", "cv", "cvs", "resumes",
                ]
            ),
            goal(
                "prompts",
                "writing good prompts",
                [
                    "prompt", "prompts", "prompting", "prompt engineering", "write … prompts", "ask chatgpt better",
                ]
            ),
            goal(
                "basics",
                "learning the basics",
                [
                    "the basics", "fundamentals", "introduction", "intro", "understand ai", "understand how ai",
                    "understand how … ai", "learn ai", "learn about ai", "learn generative ai", "learn chatgpt",
                    "learn to use ai", "learn how to use ai", "learn to use chatgpt", "learn how to use chatgpt",
                    "learn the basics", "master the basics", "how to use chatgpt", "use chatgpt better",
                    "use chatgpt properly",
                    "started with ai", "started with chatgpt", "start with ai", "start with chatgpt", "into ai",
                ],
                level: .beginner
            ),
            goal(
                "strategy",
                "leading AI projects",
                [
                    "strateg*", "lead … projects", "leading … projects", "run … projects", "manage … projects",
                    "managing … projects", "ai project", "ai projects", "project manage*", "pilot project*", "deploy*",
                    "roll out", "rollout", "rolling out", "transformation", "governance", "use case", "use cases",
                    "for … executives", "for … leaders", "for … managers", "leadership",
                ]
            ),
            goal(
                "writing",
                "getting through texts faster",
                [
                    "writing", "write … emails", "write … texts", "write … reports", "write … faster", "my emails",
                    "answer … emails", "emails faster", "my presentations", "my reports", "meeting notes", "minutes of",
                    "summar*", "draft*",
                ]
            ),
            goal(
                "code",
                "learning to code",
                [
                    "python", "learn to code", "learn coding", "learning to code", "how to code", "coding",
                    "programming", "for programmers", "for developers", "javascript", "software development",
                ]
            ),
        ]
    }
}
