@attached(member, names: arbitrary)
public macro CasePathable() = #externalMacro(module: "TernMacros", type: "CasePathableMacro")
