extension Publishers {
  /// A publisher of the values of two others, as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where
    A.Output == B.Output,
    A.Failure == B.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B

    /// Creates a publisher; the parameters are the publishers to merge.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merging = Merging(subscriber)
      merging.enter()
      merging.outlet.start()
      merging.add(a)
      merging.add(b)
      merging.leave()
    }
  }

  /// A publisher of the values of three others, as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Output == B.Output,
    B.Output == C.Output,
    A.Failure == B.Failure,
    B.Failure == C.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C

    /// Creates a publisher; the parameters are the publishers to merge.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merging = Merging(subscriber)
      merging.enter()
      merging.outlet.start()
      merging.add(a)
      merging.add(b)
      merging.add(c)
      merging.leave()
    }
  }

  /// A publisher of the values of four others, as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output,
    B.Output == C.Output,
    C.Output == D.Output,
    A.Failure == B.Failure,
    B.Failure == C.Failure,
    C.Failure == D.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// One of the publishers.
    public let d: D

    /// Creates a publisher; the parameters are the publishers to merge.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merging = Merging(subscriber)
      merging.enter()
      merging.outlet.start()
      merging.add(a)
      merging.add(b)
      merging.add(c)
      merging.add(d)
      merging.leave()
    }
  }
}
