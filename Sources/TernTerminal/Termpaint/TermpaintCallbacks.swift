import CTermpaint

/// The functions that libtermpaint calls, all of them on the main actor, where it was called.
enum TermpaintCallbacks {
  typealias Integration = UnsafeMutablePointer<termpaint_integration>

  static func install(on integration: Integration) {
    termpaint_integration_init(
      integration,
      { _ in },
      { integration, data, length in
        guard let integration else { return }
        let bytes = TermpaintCallbacks.bytes(data, Int(length))
        TermpaintCallbacks.owner(of: integration) { $0.write(bytes) }
      },
      { integration in
        guard let integration else { return }
        TermpaintCallbacks.owner(of: integration) { $0.flush() }
      }
    )
    termpaint_integration_set_request_callback(integration) { integration in
      guard let integration else { return }
      TermpaintCallbacks.owner(of: integration) { $0.requestCallback() }
    }
    termpaint_integration_set_restore_sequence_updated(integration) { integration, data, length in
      guard let integration else { return }
      let bytes = TermpaintCallbacks.bytes(data, Int(length))
      TermpaintCallbacks.owner(of: integration) { $0.onRestoreSequence?(bytes) }
    }
  }

  static let event:
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<termpaint_event>?) -> Void = {
      context, event in
      guard let context, let event, let translated = TermpaintEvent(event.pointee) else { return }
      owner(of: context) { $0.handle(translated) }
    }

  private static func owner(
    of pointer: UnsafeMutableRawPointer, _ body: @MainActor (Termpaint) -> Void
  ) {
    let owner = pointer.assumingMemoryBound(to: Termpaint.Context.self).pointee.owner
    MainActor.assumeIsolated { body(owner.takeUnretainedValue()) }
  }

  private static func owner(
    of integration: Integration, _ body: @MainActor (Termpaint) -> Void
  ) {
    owner(of: UnsafeMutableRawPointer(integration), body)
  }

  private static func bytes(_ data: UnsafePointer<CChar>?, _ length: Int) -> [UInt8] {
    guard let data, length > 0 else { return [] }
    return Array(UnsafeRawBufferPointer(start: data, count: length))
  }
}
