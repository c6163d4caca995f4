@_exported import TernUICore
