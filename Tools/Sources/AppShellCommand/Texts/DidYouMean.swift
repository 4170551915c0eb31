import AppShellTexts

/// ` Did you mean “run”?`, to follow a sentence; empty where nothing is near.
func didYouMean(_ nearest: String?) -> String {
    nearest.map { " " + localized("Did you mean “\($0)”?") } ?? ""
}
