package import AppShell

/// One of ten thousand destinations with one parameter, each a type of its own, as in an app.
package struct Place<A: Digit, B: Digit, C: Digit, D: Digit>: Destination {
    package static var number: Int { A.value * 1_000 + B.value * 100 + C.value * 10 + D.value }
    package static var name: String { PlaceNames.all[number] }
    package static var parameterNames: [String] { ["id"] }

    package let id: String

    package init(parameters: RouteParameters) throws(RouteError) {
        id = try parameters.text("id")
    }

    package var parameters: RouteParameters { ["id": id] }
}

package enum PlaceNames {
    package static let all = (0..<10_000).map { "module\($0 / 10).place\($0 % 10)" }
}

/// Where an app of places starts.
package struct Home: Destination {
    package static let name = "home"

    package init() {}
    package init(parameters: RouteParameters) throws(RouteError) {}
}

/// Never shown: a benchmark composes and matches.
final class BlankScreen: Screen {
    var content: Content { .screen("Blank") {} }
}

/// Contributes the destination it was made for, and its link.
///
/// Holds the type itself: an app names its types, while making `Place<D1, …>` anew would look it up in the runtime's table
/// of generic types each time, which takes as long as the composition.
package struct PlaceContribution: Sendable {
    let place: any Destination.Type
    let pattern: String

    func contribute(to contributions: inout Contributions) { contribute(place, to: &contributions) }

    private func contribute<Place: Destination>(_: Place.Type, to contributions: inout Contributions) {
        contributions.destination(Place.self, placement: .stack) { _, _ in BlankScreen() }
        contributions.link(pattern, to: Place.self)
    }
}

struct PlaceMaker: DigitsMaker {
    func callAsFunction<A: Digit, B: Digit, C: Digit, D: Digit>(
        _: A.Type,
        _: B.Type,
        _: C.Type,
        _: D.Type
    ) -> PlaceContribution {
        let number = Place<A, B, C, D>.number
        let pattern = "/module\(number / 10)/place\(number % 10)/{id}"
        return PlaceContribution(place: Place<A, B, C, D>.self, pattern: pattern)
    }
}
