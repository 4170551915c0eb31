// What the mutants of this module call; see Tests/Robustness/mutate.
@_silgen_name("appshell_mutant") func _appShellMutant(_ number: Int32) -> Bool

func _mutant(_ number: Int32) -> Bool { _appShellMutant(number) }

func _mutantValue<Value>(_ number: Int32, _ other: Value, _ value: Value) -> Value {
    _mutant(number) ? other : value
}

func _mutantBoundary<Value: Comparable>(_ symbol: StaticString, _ number: Int32, _ left: Value, _ right: Value) -> Bool
{
    switch ("\(symbol)", _mutant(number)) {
    case ("<", false), ("<=", true): left < right
    case ("<=", false), ("<", true): left <= right
    case (">", false), (">=", true): left > right
    default: left >= right
    }
}

func _mutantReversed<Value: Comparable>(
    _ symbol: StaticString,
    _ number: Int32,
    _ left: Value,
    _ right: Value
) -> Bool {
    ("\(symbol)" == "<") != _mutant(number) ? left < right : left > right
}

func _mutantSum<Value: AdditiveArithmetic>(_ symbol: StaticString, _ number: Int32, _ left: Value, _ right: Value)
    -> Value
{
    ("\(symbol)" == "+") != _mutant(number) ? left + right : left - right
}
