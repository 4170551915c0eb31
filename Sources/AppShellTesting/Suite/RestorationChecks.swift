import AppShell
import AppShellHeadless
import Testing

/// An app that was ended in the background goes on where it was left: every product, every destination.
enum RestorationChecks {
    /// what is durable is there again after a kill in the background; what is not, is not
    static func comesBack(_ subject: ProductSubject) throws {
        let facts = try subject.facts()
        for place in facts.places {
            let comment = Comment("\(subject), \(place.route), durable: \(place.isDurable)")
            let drive = Drive(subject)
            try drive.launch()
            let before = try drive.session.navigation()
            if before.current == place.route { continue }  // it is there with or without restoration
            guard case .applied(let left) = try drive.show(place.route, place.placement) else {
                Issue.record("\(comment): it can't be shown")
                continue
            }
            try drive.comeBackAfterKill()
            let isBack = place.isDurable && facts.manifest.restoration != .never
            #expect(try drive.session.navigation() == (isBack ? left : before), comment)
            #expect(try drive.issueOfScreen(isBack ? place.route : before.current) == nil, comment)
            let restored: [ArrivalOutcome] = facts.manifest.restoration == .never ? [] : [.restored(dropped: [])]
            #expect(try drive.session.arrivals().map(\.outcome) == restored, comment)
        }
    }

    /// back leads where it led before the kill
    static func stackComesBack(_ subject: ProductSubject) throws {
        let facts = try subject.facts()
        guard facts.manifest.restoration != .never else { return }
        let drive = Drive(subject)
        try drive.launch()
        // All of them, one above the other, on each tab.
        for tab in facts.manifest.tabs.map(\.id) + (facts.manifest.tabs.isEmpty ? [nil] : []) {
            if let tab { try drive.perform(.select(tab)) }
            for place in facts.places where place.isDurable && place.placement != .sheet {
                try drive.perform(.push(place.route))
            }
        }
        let left = try drive.session.navigation()
        let roots = left.stacks.map(\.root)
        let canPush = facts.places.contains { $0.isDurable && $0.placement != .sheet && !roots.contains($0.route) }
        #expect(left.stacks.allSatisfy { !$0.pushed.isEmpty } || !canPush)
        try drive.comeBackAfterKill()
        #expect(try drive.session.navigation() == left, "\(subject)")
        while try !drive.session.navigation().base.pushed.isEmpty {
            let (current, below) = (try drive.session.navigation().current, try drive.session.navigation().base.routes)
            try drive.session.goBack()
            #expect(try drive.session.navigation().base.routes == below.dropLast(), "\(subject), above \(current)")
            #expect(try drive.issueOfScreen(drive.session.navigation().current) == nil, "\(subject)")
        }
    }

    /// what a link, a tap or a shortcut opened comes back like what was tapped
    static func openedComesBack(_ subject: ProductSubject) throws {
        let facts = try subject.facts()
        guard facts.manifest.restoration != .never else { return }
        for sample in facts.mainSamples {
            let place = Comment("\(subject), \(sample)")
            let isDurable = facts.places.first { $0.route.name == sample.route.name }?.isDurable ?? false
            let drive = Drive(subject)
            try drive.launch(with: sample.arrival(id: "n1"))
            let left = try drive.session.navigation()
            try drive.comeBackAfterKill()
            let back = try drive.session.navigation()
            if isDurable || left.current == left.base.root {
                #expect(back == left, place)
            } else {
                #expect(back.selected == left.selected, place)
                #expect(back.sheets == [], place)
            }
            // The notification was answered in the last life of the app: the system may deliver anything anew.
            try drive.session.receive(sample.arrival(id: "n1"))
            #expect(try drive.records().map(\.outcome) == [.opened(sample.route)], place)
        }
    }

    /// while the app is locked at its start, it is not brought back to where it was
    static func lockedAtStart(_ subject: ProductSubject) throws {
        let facts = try subject.facts()
        let drive = Drive(subject)
        try drive.session.launch()
        let fresh = try drive.session.navigation()
        guard !fresh.locks.isEmpty else { return }
        for place in facts.places where place.isDurable && place.placement != .sheet {
            try drive.perform(.push(place.route))
        }
        #expect(try drive.session.navigation() != fresh, "\(subject)")
        try drive.comeBackAfterKill()
        #expect(try drive.session.navigation() == fresh, "\(subject)")
        let lock = try #require(fresh.locks.first)
        let ignored = ArrivalOutcome.ignored(because: "\(NavigationRefusal.locked(lock))")
        #expect(try drive.session.arrivals().map(\.outcome) == [ignored], "\(subject)")
    }

    /// an app that the person ends, or that crashes, starts afresh
    static func endedByThePerson(_ subject: ProductSubject) throws {
        let facts = try subject.facts()
        for place in facts.places {
            for isCrash in [true, false] {
                let comment = Comment("\(subject), \(place.route), crash: \(isCrash)")
                let drive = Drive(subject)
                try drive.launch()
                let fresh = try drive.session.navigation()
                try drive.show(place.route, place.placement)
                // What was kept when it was in the background is of no use any more.
                try drive.session.enterBackground()
                if isCrash { try drive.session.enterForeground() }
                drive.session.kill(by: .person)
                try drive.session.launch()
                #expect(try drive.session.navigation() == fresh, comment)
                #expect(try drive.session.arrivals() == [], comment)
            }
        }
    }
}
