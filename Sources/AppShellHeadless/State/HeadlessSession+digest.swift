package import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension HeadlessSession {
    /// The digest of the state as it is. Reading it changes nothing.
    public var digest: StateDigest { observed().digest }

    /// The digest of the state as it is, and everything on display; nil where the app is not in the foreground.
    package func observed() -> (digest: StateDigest, content: ContentSnapshot?) {
        var digest = StateDigest()
        digest[.time] = hash { hash in
            hash.add(clock.elapsed)
            hash.add(UInt64(bitPattern: Int64((clock.now.timeIntervalSince1970 * 1_000).rounded())))
        }
        digest[.storage] = disk.digest
        digest[.timers] = hash { hash in
            for timer in clock.pending {
                hash.add(timer.what)
                hash.add(timer.remaining ?? .seconds(-1))
            }
        }
        digest[.phone] = phone.digest
        digest[.calls] = server.digest(from: firstCallOfLaunch)
        digest[.backend] = BackendDigests.digest(of: server.handler)
        digest[.random] = random.position
        let life = hash { hash in
            hash.add(isInBackground)
            hash.add(hasLaunched)
            hash.add(savedState)
            visitedRoutes.add(to: &hash)
            // A draft may be kept where no living screen shows it.
            for (label, text) in typedInLaunch {
                hash.add(label)
                hash.add(text)
            }
        }
        digest[.life] = life
        let seen = app?.withShell { shell in
            var hash = StableHash(seed: life)
            hash.add(shell.phase.rawValue)
            hash.add(shell.focusedField)
            // What a later arrival is compared with.
            for record in shell.arrivals where record.outcome.isHeld || record.arrival.id != nil {
                hash.add("\(record.arrival.content)")
                hash.add(record.arrival.id)
                hash.add(record.outcome.isHeld)
            }
            for date in shell.heldSince { hash.add(date.timeIntervalSince1970.bitPattern) }
            hash.add(shell.arrivals.contains { $0.outcome.hasOpened })
            let content = ContentSnapshot(shell.content)
            return (hash.value, Self.hash(of: shell.navigation), Self.hash(of: content, in: shell), content)
        }
        guard let seen else { return (digest, nil) }
        (digest[.life], digest[.navigation], digest[.content]) = (seen.0, seen.1, seen.2)
        return (digest, isInBackground ? nil : seen.3)
    }

    private func hash(_ body: (inout StableHash) -> Void) -> UInt64 {
        var hash = StableHash()
        body(&hash)
        return hash.value
    }

    private static func hash(of state: NavigationState) -> UInt64 {
        var hash = StableHash()
        hash.add(state.selected?.rawValue)
        for stack in state.stacks + state.sheets {
            hash.add(stack.routes.count)
            for route in stack.routes { hash.add(route.description) }
        }
        hash.add(state.sheets.count)
        for lock in state.locks {
            hash.add(lock.name)
            hash.add(lock.reason)
        }
        return hash.value
    }

    /// The frame and every living screen: a covered one, or one on another tab, may hold what is not drawn now.
    private static func hash(of content: ContentSnapshot, in shell: Shell) -> UInt64 {
        var hash = StableHash()
        hash.add(content)
        // In which order they were made tells nobody anything.
        for other in shell.undrawnContents.map(Self.hash).sorted() { hash.add(other) }
        return hash.value
    }

    private static func hash(of content: Content) -> UInt64 {
        var hash = StableHash()
        hash.add(ContentSnapshot(content))
        return hash.value
    }
}

extension StableHash {
    /// Adds a tree.
    fileprivate mutating func add(_ content: ContentSnapshot) {
        add(content.role.name)
        add(content.label)
        add(content.value)
        let state = content.state
        var flags: UInt64 = 0
        for (index, flag) in [
            state.isDisabled, state.isSelected, state.isBusy, state.isCovered, state.isFocused, state.isProminent,
            state.isValid == true, state.isValid == false, content.isInteractive, content.isRefreshable,
        ].enumerated() where flag {
            flags |= 1 << UInt64(index)
        }
        add(flags)
        if let message = state.message { add(message) }
        if let look = state.look {
            add(UInt64(bitPattern: Int64((look.opacity * 1_000_000).rounded())))
            add(look.fade?.remaining ?? .zero)
            add(look.glow?.rawValue)
            add(look.effect?.number ?? 0)
        }
        if let scale = content.scale { add(scale.number.bitPattern) }
        if let date = content.localDate { add(date.text) }
        if let media = content.media { add(media.source) }
        if let position = content.position {
            add(position.latitude.bitPattern)
            add(position.longitude.bitPattern)
        }
        for point in content.chart?.points ?? [] {
            add(point.label)
            add(point.value.bitPattern)
        }
        add(content.children.count)
        for child in content.children { add(child) }
    }
}
