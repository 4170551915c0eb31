import AppShell
import Testing

/// Numbers on a scale.
struct SliderTests {
    private func slider(
        _ value: Double,
        in range: ClosedRange<Double>,
        step: Double,
        set: @escaping (Double) -> Void = { _ in }
    ) -> Content {
        Content.slider("Volume", value: value, in: range, step: step) {
            "\($0) %"
        } set: {
            set($0)
        }
    }

    private func scale(in range: ClosedRange<Double>, step: Double) throws -> Content.Scale {
        try #require(slider(0, in: range, step: step).scale)
    }

    @Test(
        "the numbers go from the lower bound by steps, not beyond the upper one, and have no traces of binary fractions",
        arguments: [
            (5.0...50.0, 5.0, 10, 50.0), (0...1, 0.1, 11, 1), (0...0.3, 0.1, 4, 0.3), (5...50, 10, 5, 45),
            (-2...2, 0.5, 9, 2), (3...3, 1, 1, 3), (1...9, 0, 1, 1), (1...9, -1, 1, 1),
            (0...1e300, 1, 1_000_000_000, 999_999_999),
        ] as [(ClosedRange<Double>, Double, Int, Double)]
    )
    func numbers(_ range: ClosedRange<Double>, _ step: Double, count: Int, last: Double) throws {
        let scale = try scale(in: range, step: step)
        #expect(scale.count == count)
        #expect(scale.number(at: 0) == range.lowerBound)
        #expect(scale.number(at: count - 1) == last)
        #expect(scale.number(at: -3) == range.lowerBound)
        #expect(scale.number(at: count) == last)
    }

    @Test(
        "a number of the scale has an index; others have the nearest one",
        arguments: [
            (0.3, 3, 3), (0, 0, 0), (1, 10, 10), (0.25, nil, 3), (-5, nil, 0), (7, nil, 10), (.nan, nil, 0),
            (.infinity, nil, 10), (-.infinity, nil, 0),
        ] as [(Double, Int?, Int)]
    )
    func indices(_ number: Double, index: Int?, nearest: Int) throws {
        let scale = try scale(in: 0...1, step: 0.1)
        #expect(scale.index(of: number) == index)
        #expect(scale.nearestIndex(to: number) == nearest)
    }

    @Test("it says its number in words, also one beside the scale, and a snapshot says where the scale ends")
    func snapshots() {
        #expect(
            ContentSnapshot(slider(0.5, in: 0...1, step: 0.25)).summary
                == "slider “Volume”: 0.5 % [from 0 to 1, step 0.25]"
        )
        #expect(ContentSnapshot(slider(9, in: 0...1, step: 1)).value == "9.0 %")
        let one = ContentSnapshot(slider(0.5, in: 0...1, step: 0.25))
        #expect(one == ContentSnapshot(slider(0.5, in: 0...1, step: 0.25)))
        #expect(one != ContentSnapshot(slider(0.5, in: 0...1, step: 0.5)))
        #expect(one.isInteractive)
        #expect(ContentSnapshot(.text("Volume")).scale == nil)
    }

    @Test("one of whole numbers takes and gives whole numbers")
    func wholeNumbers() throws {
        var radius = 5
        let slider = Content.slider("Rayon", value: radius, in: 5...50, step: 5) {
            "\($0) km"
        } set: {
            radius = $0
        }
        #expect(slider.value == "5 km")
        guard case .slide(let text, let set) = slider.action else {
            Issue.record("it takes no number")
            return
        }
        #expect(text(10) == "10 km")
        set(45)
        #expect(radius == 45)
        let scale = try #require(slider.scale)
        #expect(
            scale
                == Content.slider("R", value: 5.0, in: 5...50, step: 5) {
                    "\($0)"
                } set: { _ in
                }.scale
        )
        let wide = Content.slider("W", value: 0, in: Int.min...Int.max) {
            "\($0)"
        } set: {
            radius = $0
        }
        guard case .slide(_, let set) = wide.action else { return }
        set(1e19)
        #expect(radius == Int.max)
    }
}
