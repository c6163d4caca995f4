@_exported public import SwiftNavigation
