import AppShellCoachFeature

extension CoachSpelling {
    /// The one of Madinia's catalogue, whatever language Madi speaks.
    static let french = CoachSpelling(elisions: ["l", "d"], signs: ["€": "euros"])
}
