import AppShell
import CucumberGherkin
import ScenarioReports
import ScreenRendering
import ScriptTestSupport

@testable import AppShellHeadless
@testable import ScenarioRunner

/// Values of what goes between processes, made up by chance that repeats.
extension MutationGenerator {
    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

    mutating func maybe<Value>(_ value: (inout Self) -> Value) -> Value? { chance(50) ? value(&self) : nil }

    mutating func list<Value>(upTo most: Int, _ value: (inout Self) -> Value) -> [Value] {
        (0..<below(most + 1)).map { _ in value(&self) }
    }

    /// Every size of number, its bounds among them.
    mutating func number() -> Int {
        switch below(4) {
        case 0: pick([0, 1, -1, 63, 64, -64, -65, .max, .min, .max - 1, .min + 1])
        default: Int(truncatingIfNeeded: next()) >> below(64)
        }
    }

    mutating func text() -> String {
        let pieces = ["", "a", "é", "e\u{301}", "« oui »", "\n", "\0", "\"", "🇫🇷", "👩‍🚀", "\u{10FFFF}", "490 €", "\r\n"]
        return list(upTo: 6) { $0.pick(pieces) }.joined()
    }

    mutating func data(upTo most: Int = 40) -> [UInt8] {
        list(upTo: most) { UInt8(truncatingIfNeeded: $0.next()) }
    }

    /// Of a size that a run can have, before and after its beginning.
    mutating func duration() -> Duration {
        let part = Duration(secondsComponent: 0, attosecondsComponent: Int64(below(1_000_000_000)) * 1_000_000_007)
        return (.seconds(below(2_000_001) - 1_000_000) + part) * (chance(50) ? 1 : -1)
    }

    mutating func attachment() -> Attachment {
        let body: Attachment.Body = chance(50) ? .text(text()) : .bytes(data())
        return Attachment(body, mediaType: text(), fileName: maybe { $0.text() })
    }

    mutating func element(depth: Int) -> ScreenElement {
        ScreenElement(
            role: text(),
            label: text(),
            value: maybe { $0.text() },
            flags: ScreenElement.Flags(rawValue: UInt16(truncatingIfNeeded: next())),
            message: maybe { $0.text() },
            placeholder: maybe { $0.text() },
            note: maybe { $0.text() },
            children: depth == 0 ? [] : list(upTo: 3) { $0.element(depth: depth - 1) }
        )
    }

    mutating func snapshot() -> ScreenSnapshot {
        ScreenSnapshot(navigation: maybe { $0.text() }, screen: maybe { $0.element(depth: 2) })
    }

    mutating func event() -> TraceEvent { TraceEvent(time: duration(), kind: text(), text: text()) }

    mutating func step() -> SampleStep {
        let result = StepResult(
            testStep: SampleStep.testStep,
            status: pick(StepStatus.allCases),
            duration: duration(),
            wallDuration: duration(),
            message: maybe { $0.text() },
            exception: maybe { StepException(type: $0.text(), message: $0.text(), location: $0.text()) },
            screen: maybe { $0.text() },
            attachments: list(upTo: 2) { $0.attachment() },
            snippets: list(upTo: 2) { $0.text() },
            snapshot: maybe { $0.snapshot() },
            acted: list(upTo: 2) { chance in
                StepResult.ActedOn(
                    role: chance.text(),
                    label: chance.text(),
                    path: chance.list(upTo: 3) { $0.number() }
                )
            }
        )
        return SampleStep(result: result, trace: list(upTo: 4) { $0.event() })
    }

    mutating func ending() -> AttemptResult.Ending {
        AttemptResult.Ending(
            status: pick(StepStatus.allCases),
            message: maybe { $0.text() },
            duration: duration(),
            coverageRecord: maybe { $0.coverageRecord() }
        )
    }

    mutating func coverageRecord() -> CoverageRecord {
        func element(_ chance: inout Self) -> CoverageRecord.Element {
            CoverageRecord.Element(destination: chance.maybe { $0.text() }, role: chance.text(), label: chance.text())
        }
        return CoverageRecord(
            routes: Set(
                list(upTo: 3) { Route(name: $0.text(), parameters: RouteParameters([$0.text(): $0.text()])) }
            ),
            screens: Set(list(upTo: 3) { $0.text() }),
            seen: Set(list(upTo: 3, element)),
            acted: Set(list(upTo: 3, element)),
            links: Set(list(upTo: 3) { $0.text() }),
            payloads: [],
            strays: Set(
                list(upTo: 3) { CoverageRecord.Stray(source: $0.chance(50) ? .link : .notification, reason: $0.text()) }
            ),
            flags: Set(list(upTo: 2) { CoverageRecord.FlagUse(flag: $0.text(), value: $0.text()) })
        )
    }

    mutating func request() -> AttemptRequest {
        AttemptRequest(
            token: number(),
            product: text(),
            language: text(),
            steps: list(upTo: 4) { chance in
                chance.chance(20)
                    ? TestStep(id: chance.text(), hook: chance.hook())
                    : TestStep(
                        id: chance.text(),
                        chance.pick(Self.pickleSteps),
                        matches: [],
                        keyword: chance.text(),
                        location: chance.maybe { FileLocation(file: $0.text(), line: $0.number()) }
                    )
            },
            tags: list(upTo: 2) { $0.text() },
            name: text()
        )
    }

    private mutating func hook() -> RunHook {
        RunHook(
            id: text(),
            kind: pick(RunHook.Kind.allCases),
            name: maybe { $0.text() },
            tagExpression: maybe { $0.text() },
            location: maybe { FileLocation(file: $0.text(), line: $0.number()) }
        )
    }

    /// With each kind of argument.
    private static let pickleSteps: [PickleStep] = {
        let text = """
            Feature: F
              Scenario Outline: S
                Given « <a> »
                When it has a table
                  | é | <a> |
                And it has a text
                  \"""markdown
                  <a> \\"
                  \"""
                * something
                Examples:
                  | a |
                  | 🇫🇷 |

            """
        var ids = IdentifierSequence()
        let scripts = LoadedScripts([GherkinSource(uri: "f.feature", text: text)], ids: &ids)
        return scripts.features.flatMap(\.pickles).flatMap(\.steps)
    }()

    /// With some bytes lost, doubled, changed, or the end cut off.
    mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
        var damaged = bytes
        for _ in 0...below(4) where !damaged.isEmpty {
            let index = below(damaged.count)
            switch below(5) {
            case 0: damaged.remove(at: index)
            case 1: damaged.insert(pick([0, 1, 0x7F, 0x80, 0xFF]), at: index)
            case 2: damaged[index] = pick([0, 1, 0x7F, 0x80, 0xFE, 0xFF])
            case 3: damaged[index] ^= 1 << UInt8(below(8))
            default: damaged.removeLast(below(damaged.count))
            }
        }
        return damaged
    }

    /// The same, in pieces, of which some are empty.
    mutating func cut<Element>(_ elements: [Element]) -> [ArraySlice<Element>] {
        var pieces: [ArraySlice<Element>] = []
        var rest = elements[...]
        while !rest.isEmpty {
            let piece = rest.prefix(below(below(4) == 0 ? rest.count + 1 : 8))
            pieces.append(piece)
            rest = rest.dropFirst(piece.count)
        }
        return pieces
    }
}

/// A step's result with what happened while it ran.
@dynamicMemberLookup
struct SampleStep {
    var result: StepResult
    var trace: [TraceEvent]

    static let testStep = TestStep(
        id: "",
        hook: RunHook(id: "", kind: .beforeTestCase, name: nil, tagExpression: nil, location: nil)
    )

    subscript<Value>(dynamicMember path: WritableKeyPath<StepResult, Value>) -> Value {
        get { result[keyPath: path] }
        set { result[keyPath: path] = newValue }
    }
}

/// An attempt whose steps can be changed one by one.
struct SampleAttempt {
    var steps: [SampleStep] = []
    var ending: AttemptResult.Ending?

    var result: AttemptResult {
        var result = AttemptResult(token: 0)
        for step in steps {
            var ended = step.result
            ended.events = result.events.count..<(result.events.count + step.trace.count)
            result.add(.stepEnded(ended, trace: step.trace))
        }
        result.ending = ending
        return result
    }
}

/// Every field of a value as it is stored, in bytes: equal texts of other scalars count as different, and a field that is
/// added later counts by itself.
func facts(_ value: Any) -> [UInt8] {
    var text = ""
    dump(value, to: &text)
    return Array(text.utf8)
}
