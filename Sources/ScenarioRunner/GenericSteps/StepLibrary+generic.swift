public import AppShellExploration

extension StepLibrary {
    /// The steps that every product understands, in French and English.
    ///
    /// - Parameters:
    ///   - laws: that steps can check.
    ///   - inputs: of the product, which laws look at.
    public static func withGenericSteps(
        laws: [Law] = Law.standard,
        inputs: ExplorationInputs = ExplorationInputs()
    ) -> StepLibrary {
        var library = StepLibrary()
        library.namesWords = true
        library.defineTimeParameterTypes()
        library.defineLifecycleSteps()
        library.defineTimeSteps()
        library.defineFeatureSteps()
        library.defineFlagSteps()
        library.defineLanguageSteps()
        library.defineMethodParameterType()
        library.defineFaultSteps()
        library.defineAnswerSteps()
        library.defineActSteps()
        library.defineSwipeSteps()
        library.defineVisibilitySteps()
        library.defineSheetSteps()
        library.defineDialogSteps()
        library.defineToastSteps()
        library.defineDisclosureSteps()
        library.defineStepperSteps()
        library.defineTabSteps()
        library.defineStateSteps()
        library.defineChoiceSteps()
        library.defineLookSteps()
        library.defineCountSteps()
        library.defineServerSteps()
        library.defineBackendCallSteps()
        library.definePushSteps()
        library.defineKeyboardSteps()
        library.definePhoneSteps()
        library.defineAnalyticsSteps()
        library.defineStorageSteps()
        library.defineArrivalSteps()
        library.defineLocationSteps()
        library.defineNotificationSteps()
        library.defineNotificationSoundSteps()
        library.defineNotificationSettingSteps()
        library.defineAccessibilitySteps()
        library.defineLawSteps(laws, inputs)
        library.namesWords = false
        return library
    }
}
