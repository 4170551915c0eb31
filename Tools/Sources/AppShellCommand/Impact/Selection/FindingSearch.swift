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
        case .script: return working[path] == nil ? finding(.nothing, "\(path): a script that was deleted") : []
        case .nothing(let why): return finding(.nothing, "\(path): \(why)")
        case .everything(let why): return finding(.everything, "\(path) changed: \(why)")
        case .data(let target):
            return finding(all(of: target), "\(path) changed, of \(target.name)\(reach(of: target))")
        case .swift(let target):
            guard let recording, let recorded else { return [declaration(path, target, verb(path))] }
            return swift(path, target, recording, recorded, functions)
        }
    }

    private func verb(_ path: String) -> String {
        reference[path] == nil ? "is new" : working[path] == nil ? "was deleted" : "changed"
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
                findings.append(declaration(path, target, verb(path)))
                continue
            }
            guard let old = content(path, recorded), let new = content(path, version) else {
                findings.append(declaration(path, target, "changed, and git does not have it as it was recorded"))
                continue
            }
            let change = SwiftChange(from: old, to: new, functions: functions)
            if change.isEmpty {
                findings.append(
                    ImpactSelection.Finding(file: path, effect: .nothing, reason: "\(path): only comments and blanks")
                )
            }
            if let line = change.declarationLines.first {
                findings.append(declaration("\(path):\(line)", target, "changed, outside of a body"))
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
        if target.products.isEmpty { return declaration(place, target, "changed") }
        guard functions.isDisjoint(with: recording.header.everywhere) else {
            return declaration(place, target, "changed, in code that every run uses")
        }
        let hasRun = recording.scenarios.contains { !$0.ran.isDisjoint(with: functions) }
        return ImpactSelection.Finding(
            file: path,
            effect: hasRun ? .functions(functions) : .nothing,
            reason: hasRun ? "\(place) changed, in code that they run" : "\(place): no scenario runs it"
        )
    }

    private func declaration(
        _ place: String,
        _ target: PackageGraph.Target,
        _ verb: String
    ) -> ImpactSelection.Finding {
        ImpactSelection.Finding(
            file: place,
            effect: all(of: target),
            reason: "\(place) \(verb), of \(target.name)\(reach(of: target))"
        )
    }

    private func all(of target: PackageGraph.Target) -> ImpactSelection.Effect {
        target.products.isEmpty ? .everything : .products(Set(target.products))
    }

    private func reach(of target: PackageGraph.Target) -> String {
        target.products.isEmpty ? ", which runs them" : ", which \(target.products.joined(separator: " and ")) reaches"
    }
}
