import ScenarioRunner
import Testing

@testable import Headless

struct CollectedExercisesTests {
    private static func exercise(_ screens: String...) -> Exercise {
        Exercise(routes: [], screens: Set(screens), seen: [], acted: [], links: [], payloads: [], strays: [])
    }

    private static var shop: CollectedExercises {
        var collected = CollectedExercises()
        collected.add(exercise("basket"), of: "shop")
        collected.add(Exercise(), of: "blog")
        collected.add(exercise("start", "basket"), of: "shop")
        return collected
    }

    @Test("texts are read back, one a product, in the order of the products; one that did nothing is there")
    func texts() throws {
        #expect(Self.shop.texts.count == 2)
        #expect(Self.shop.texts.first?.contains(#""product":"blog""#) == true)
        #expect(try CollectedExercises(texts: Self.shop.texts) == Self.shop)
        #expect(Self.shop.products == ["blog", "shop"])
    }

    @Test("parts add up to the whole, in any order and as often as one likes")
    func union() throws {
        var one = CollectedExercises()
        one.add(Self.exercise("basket"), of: "shop")
        var other = CollectedExercises()
        other.add(Self.exercise("start"), of: "shop")
        other.add(Exercise(), of: "blog")
        let forwards = try CollectedExercises(texts: one.texts + other.texts + one.texts)
        let backwards = try CollectedExercises(texts: other.texts + one.texts)
        #expect(forwards == Self.shop)
        #expect(forwards.texts == backwards.texts)
        one.add(other)
        #expect(one == Self.shop)
    }

    @Test("what is something else is refused", arguments: ["", "{}", #"{"product":"shop"}"#, #"{"exercise":{}}"#])
    func junk(text: String) {
        #expect(throws: DecodingError.self) { try CollectedExercises(texts: [text]) }
    }
}
