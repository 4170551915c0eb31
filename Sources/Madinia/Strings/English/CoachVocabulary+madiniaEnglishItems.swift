import AppShellCoachFeature

extension CoachVocabulary {
    /// What is said of the courses that are named: wanted, not wanted, done; and the months sessions are asked for.
    mutating func setEnglishItems() {
        itemRefusals = [
            "not", "no", "nor", "neither", "except", "without", "rather than", "instead of", "other than",
            "apart from", "don't want", "hate", "skipping",
        ]
        itemRebuffs = [
            "isn't for me", "is not for me", "not for me", "isn't for us", "not for us", "doesn't interest",
            "does not interest", "doesn't suit", "does not suit", "doesn't appeal", "not interested", "no thanks",
            "too basic", "too easy", "too simple", "is out",
        ]
        preferences = [
            "prefer", "preferred", "would rather", "i'd rather", "rather do", "rather take", "like … better",
        ]
        preferenceJoiners = ["to", "over", "than"]
        completions = [
            "done", "i did", "we did", "already did", "just did", "finished", "completed", "finishing", "completing",
            "taken", "took", "attended", "passed", "done with", "finished with", "been to", "been through",
            "already have", "already had", "came out of",
        ]
        harmless = [
            "why not", "don't know", "didn't know", "doesn't know", "not sure", "don't understand", "didn't understand",
            "can't find", "don't see", "can't see", "followed by", "to have done", "to have taken", "to have finished",
            "to have completed", "to have attended", "having done", "having taken", "having finished",
            "having completed", "be done", "get done", "is done", "you done", "you ever done", "should i have done",
            "don't remember",
            "no problem", "no worries", "not only", "if not", "or not", "whether or not",
        ]
        articles = ["the", "a", "an", "your", "my", "this", "that", "of", "course", "pack", "both"]
        itemForms = ["…'s", "… pack", "… course", "… training", "… class", "… workshop", "… program", "… level"]
        itemJoiners = ["and", "or", "nor", "then", "plus", "also", "as", "well"]
        predicates = [
            "is", "isn't", "seems", "sounds", "looks", "interests", "appeals", "would", "could", "might", "costs",
            "lasts", "takes", "fits", "suits",
        ]
        months = [
            ["january", "jan"], ["february", "feb"], ["march"], ["april", "apr"], Self.may, ["june"], ["july"],
            ["august", "aug"], ["september", "sept", "sep"], ["october", "oct"], ["november", "nov"],
            ["december", "dec"],
        ]
    }

    /// Elsewhere, `may` is a verb.
    private static var may: [String] {
        [
            "in may", "for may", "of may", "this may", "next may", "early may", "mid may", "late may", "end of may",
            "during may", "by may", "before may", "after may", "until may", "since may", "and may", "or may",
            "may session*", "may date*", "may 2026", "may 2027",
        ]
    }
}
