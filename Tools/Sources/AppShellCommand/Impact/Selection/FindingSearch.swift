import AppShellTexts

/// Looks at every changed file for what follows from it.
struct FindingSearch {
    let graph: PackageGraph
    let recording: ImpactRecording?
    let reference: FileTree
    let working: FileTree
    let content: (_ path: String, _ id: String) -> [UInt8]?

    /// What has changed since the commit and, so that the recording still holds, since the recording.
    var findings: [ImpactSelection.Finding] {
        let recorded = recording?.tree
        let functions = recording?.functions ?? [:]
        var paths = Set(FileTree.differences(reference, working))
        if let recorded {
            // Only what recordings know: other files count from the commit on.
            paths.formUnion(FileTree.differences(recorded, working).filter { FileRule($0, in: graph).isRecorded })
        }
        return paths.sorted().flatMap { path in
            findings(of: path, recorded?[path], functions[path] ?? [])
        }
    }

    private func findings(
        of path: String,
        _ recorded: String?,
        _ functions: [SwiftChange.Function]
    ) -> [ImpactSelection.Finding] {
        func finding(_ effect: ImpactSelection.Effect, _ fact: String) -> [ImpactSelection.Finding] {
            [ImpactSelection.Finding(file: path, effect: effect, reason: fact)]
        }
        switch FileRule(path, in: graph) {
        case .script:
            return working[path] == nil ? finding(.nothing, localized("\(path): a script that was deleted")) : []
        case .nothing(let why): return finding(.nothing, "\(path): \(why)")
        case .everything(let why): return finding(.everything, localized("\(path) changed: \(why)"))
        case .data(let target):
            return finding(all(of: target), reason(Change.changed.fact(path), target))
        case .swift(let target):
            guard let recording, let recorded else { return [declaration(path, target, change(of: path))] }
            return swift(path, target, recording, recorded, functions)
        }
    }

    private func change(of path: String) -> Change {
        reference[path] == nil ? .new : working[path] == nil ? .deleted : .changed
    }

    /// Compares a file with what was recorded, now and at the commit: a scenario that ran neither change ran the same.
    private func swift(
        _ path: String,
        _ target: PackageGraph.Target,
        _ recording: ImpactRecording,
        _ recorded: String,
        _ functions: [SwiftChange.Function]
    ) -> [ImpactSelection.Finding] {
        var findings: [ImpactSelection.Finding] = []
        for version in [working[path], reference[path]] where version != recorded {
            guard let version else {
                findings.append(declaration(path, target, change(of: path)))
                continue
            }
            guard let old = content(path, recorded), let new = content(path, version) else {
                findings.append(declaration(path, target, .unknown))
                continue
            }
            let change = SwiftChange(from: old, to: new, functions: functions)
            if change.isEmpty {
                findings.append(
                    ImpactSelection.Finding(
                        file: path,
                        effect: .nothing,
                        reason: localized("\(path): only comments and blanks")
                    )
                )
            }
            if let line = change.declarationLines.first {
                findings.append(declaration("\(path):\(line)", target, .outside))
            } else if !change.functions.isEmpty {
                findings.append(body(path, change, target, recording))
            }
        }
        return findings.reduce(into: []) { all, finding in if !all.contains(finding) { all.append(finding) } }
    }

    private func body(
        _ path: String,
        _ change: SwiftChange,
        _ target: PackageGraph.Target,
        _ recording: ImpactRecording
    ) -> ImpactSelection.Finding {
        let place = "\(path):\(change.bodyLines.first ?? 1)"
        let functions = FunctionSet(change.functions)
        if target.products.isEmpty { return declaration(place, target, .changed) }
        guard functions.isDisjoint(with: recording.header.everywhere) else {
            return declaration(place, target, .everywhere)
        }
        let hasRun = recording.scenarios.contains { !$0.ran.isDisjoint(with: functions) }
        return ImpactSelection.Finding(
            file: path,
            effect: hasRun ? .functions(functions) : .nothing,
            reason: hasRun
                ? localized("\(place) changed, in code that they run") : localized("\(place): no scenario runs it")
        )
    }

    private func declaration(
        _ place: String,
        _ target: PackageGraph.Target,
        _ change: Change
    ) -> ImpactSelection.Finding {
        ImpactSelection.Finding(file: place, effect: all(of: target), reason: reason(change.fact(place), target))
    }

    private func all(of target: PackageGraph.Target) -> ImpactSelection.Effect {
        target.products.isEmpty ? .everything : .products(Set(target.products))
    }

    /// - Parameter fact: what became of a file of the target.
    private func reason(_ fact: String, _ target: PackageGraph.Target) -> String {
        guard !target.products.isEmpty else { return localized("\(fact), of \(target.name), which runs them") }
        let products = target.products.joined(separator: localized(" and "))
        return localized("\(fact), of \(target.name), which \(products) reaches")
    }
}

/// What became of a file or of a line in it.
private enum Change {
    case new, deleted, changed
    /// Git does not have it as it was recorded.
    case unknown
    /// Outside of a function's body.
    case outside
    /// In what every run uses.
    case everywhere

    func fact(_ place: String) -> String {
        switch self {
        case .new: localized("\(place) is new")
        case .deleted: localized("\(place) was deleted")
        case .changed: localized("\(place) changed")
        case .unknown: localized("\(place) changed, and git does not have it as it was recorded")
        case .outside: localized("\(place) changed, outside of a body")
        case .everywhere: localized("\(place) changed, in code that every run uses")
        }
    }
}
