// The toolchain ships the interface of this module as text. Whoever imports it first in a build has it
// compiled, which takes more memory than anything else. So a process does that which does nothing else;
// the plug-in, which depends on this module, finds the compiled form.
import SwiftSyntax
