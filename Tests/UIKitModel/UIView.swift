// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, DontRepeatTypeInStaticProperties

// What the guides use of UIKit, so that their samples compile and run without it: the declarations
// have the types and the isolation of UIKit's own.

public struct CGRect: Hashable, Sendable {
  public let width: Double
  public let height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var leading = 0.0
}

public final class UIColor: Sendable {
  public static let label = UIColor()
  public static let secondaryLabel = UIColor()
  public static let tintColor = UIColor()
  public static let systemRed = UIColor()
  public static let systemGreen = UIColor()
  public static let systemOrange = UIColor()
}

@MainActor open class UIView {
  open var isUserInteractionEnabled = true
  open var window: UIWindow?

  public init(frame: CGRect) {}

  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open func accessibilityActivate() -> Bool { false }
}

open class UIWindow: UIView {}

public final class UITouch: Hashable {
  public static func == (left: UITouch, right: UITouch) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public final class UIEvent {}

open class UILabel: UIView {
  open var text: String?

  open func sizeToFit() {}
}

open class UIProgressView: UIView {
  open var progress: Float = 0
}

open class UITextView: UIView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = ""
}

open class UIActivityIndicatorView: UIView {
  open private(set) var isAnimating = false

  open func startAnimating() { isAnimating = true }
}
