import ScenarioReports
import ScreenRendering

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Writes screens, each element once: screens share most of them from step to step and between scenarios.
struct WireScreenWriter {
    private var numbers: [ScreenElementKey: Int] = [:]
    /// Reused, since most elements are known and need no separate memory.
    private var key = ScreenElementKey()
    private var drawings: [ScreenDrawing: Int] = [:]
    private var themes: [ScreenTheme: Int] = [:]

    mutating func write(_ snapshot: ScreenSnapshot, to writer: inout WireWriter) {
        writer.write(snapshot.navigation)
        // New elements, each after its children, up to a false.
        let screen = snapshot.screen.map { number(of: $0, writing: &writer) }
        writer.write(false)
        writer.write(screen)
        guard let theme = snapshot.theme else { return writer.write(Int?.none) }
        let themeNumber = themes[theme] ?? themes.count
        writer.write(Int?.some(themeNumber))
        if themes.updateValue(themeNumber, forKey: theme) == nil { writer.write(WireJSON(value: theme)) }
    }

    private mutating func number(of element: ScreenElement, writing writer: inout WireWriter) -> Int {
        let children = element.children.map { number(of: $0, writing: &writer) }
        key.fill(with: element, element.drawing.map { number(of: $0) }, children)
        if let number = numbers[key] { return number }
        numbers[key] = numbers.count
        key = ScreenElementKey()
        writer.write(true)
        writer.write(children)
        writer.write(element.role)
        writer.write(element.label)
        writer.write(element.value)
        writer.write(Int(element.flags.rawValue))
        writer.write(element.message)
        writer.write(element.placeholder)
        writer.write(element.note)
        writer.write(element.drawing.map { WireJSON(value: $0) })
        return numbers.count - 1
    }

    private mutating func number(of drawing: ScreenDrawing) -> Int {
        if let number = drawings[drawing] { return number }
        drawings[drawing] = drawings.count
        return drawings.count - 1
    }
}

/// Reads the screens of a ``WireScreenWriter``, all of them and in their order.
struct WireScreenReader {
    /// Larger or deeper screens come from a stream that is damaged.
    private static let maximumCount = 100_000
    private static let maximumDepth = 512

    private var elements: [(element: ScreenElement, count: Int, depth: Int)] = []
    private var themes: [ScreenTheme] = []

    mutating func read(from reader: inout WireReader) throws(WireError) -> ScreenSnapshot {
        let navigation: String? = try reader.value()
        while try reader.value(Bool.self) { try readElement(from: &reader) }
        var screen: ScreenElement?
        if let number = try reader.value(Int?.self) {
            guard elements.indices.contains(number) else { throw WireError() }
            screen = elements[number].element
        }
        var theme: ScreenTheme?
        if let number = try reader.value(Int?.self) {
            if number == themes.count { themes.append(try reader.value(WireJSON.self).value) }
            guard themes.indices.contains(number) else { throw WireError() }
            theme = themes[number]
        }
        return ScreenSnapshot(navigation: navigation, screen: screen, theme: theme)
    }

    private mutating func readElement(from reader: inout WireReader) throws(WireError) {
        let numbers: [Int] = try reader.value()
        guard numbers.allSatisfy(elements.indices.contains) else { throw WireError() }
        let children = numbers.map { elements[$0] }
        let count = children.reduce(1) { $0 + $1.count }
        let depth = children.reduce(1) { max($0, $1.depth + 1) }
        guard count <= Self.maximumCount, depth <= Self.maximumDepth else { throw WireError() }
        let element = try ScreenElement(
            role: reader.value(),
            label: reader.value(),
            value: reader.value(),
            flags: ScreenElement.Flags(rawValue: UInt16(truncatingIfNeeded: reader.number())),
            message: reader.value(),
            placeholder: reader.value(),
            note: reader.value(),
            drawing: reader.value(WireJSON?.self)?.value,
            children: children.map(\.element)
        )
        elements.append((element, count, depth))
    }
}
