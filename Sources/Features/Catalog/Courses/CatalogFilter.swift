import Observation

/// What a person looks for in the list; kept while they move about the app (MAD-FR9).
@Observable
final class CatalogFilter {
    /// The name of a category; nil: all.
    var category: String?
    /// The name of a ``CourseGoal``; nil: all.
    var goal: String?

    var isOn: Bool { category != nil || goal != nil }

    func clear() {
        category = nil
        goal = nil
    }

    /// Lets go of a category or a goal that no course has.
    func keep(among courses: [Course], goals: [CourseGoal]) {
        if let category, !courses.contains(where: { $0.category?.name == category }) { self.category = nil }
        if let goal {
            let isServed = goals.contains { known in known.name == goal && courses.contains(where: known.isServed) }
            if !isServed { self.goal = nil }
        }
    }

    /// - Parameter serves: whether a course serves the goal of that name.
    func apply(to courses: [Course], serves: (Course, String) -> Bool) -> [Course] {
        guard isOn else { return courses }
        return courses.filter { course in
            let isOfCategory = category == nil || course.category?.name == category
            return isOfCategory && (goal.map { serves(course, $0) } ?? true)
        }
    }
}

/// What courses are taken for, in the product's words: « Créer des visuels ».
public struct CourseGoal: Hashable, Sendable {
    public let name: String
    private let stems: [String]

    /// - Parameter stems: beginnings of words, in lower case: a course that has one in its title, its summary or its
    ///   objectives serves the goal.
    public init(_ name: String, stems: [String]) {
        self.name = name
        self.stems = stems
    }

    public func isServed(by course: Course) -> Bool { isServed(byWords: course.goalWords) }

    /// - Parameter words: a course's ``Course/goalWords``, for one that is asked for several goals.
    func isServed(byWords words: [Substring]) -> Bool {
        words.contains { word in stems.contains { word.begins(with: $0) } }
    }
}

extension Course {
    /// The words by which it serves goals, in lower case.
    var goalWords: [Substring] {
        ([title, summary] + objectives).flatMap { text in
            text.lowercased().unicodeScalars.split { !$0.isOfWord }.map(Substring.init)
        }
    }
}

extension Unicode.Scalar {
    /// Letters, digits, and the accents that follow their letters.
    fileprivate var isOfWord: Bool {
        if isASCII { return ("a"..."z").contains(self) || ("0"..."9").contains(self) || ("A"..."Z").contains(self) }
        // Latin letters with accents, but for × and ÷: properties are looked up slowly.
        if (0xC0...0x24F).contains(value) { return value != 0xD7 && value != 0xF7 }
        return switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
            true
        default: false
        }
    }
}

extension Substring {
    /// As `hasPrefix`, faster where it does not: most words begin with another letter.
    fileprivate func begins(with stem: String) -> Bool {
        guard let first = utf8.first, let wanted = stem.utf8.first else { return stem.isEmpty }
        if first != wanted, first < 0x80, wanted < 0x80 { return false }
        return hasPrefix(stem)
    }
}
