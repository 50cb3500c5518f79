// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of SwiftUI that a guide uses, as declarations without what they do: it shows that the
// guide compiles where both modules declare the same names.

@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

/// A view without a body of its own.
@MainActor public protocol PlainView: View where Body == Never {}

extension PlainView {
  public var body: Never { fatalError() }
}

public struct PairOfViews<First: View, Second: View>: PlainView {}

public struct EitherView<First: View, Second: View>: PlainView {}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

@MainActor @resultBuilder public enum ViewBuilder {
  public static func buildPartialBlock<Content: View>(first: Content) -> Content { first }

  public static func buildPartialBlock<First: View, Second: View>(
    accumulated: First, next: Second
  ) -> PairOfViews<First, Second> { PairOfViews() }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> EitherView<First, Second> { EitherView() }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> EitherView<First, Second> { EitherView() }
}

// MARK: - Programs

@MainActor public protocol App {
  associatedtype Body: Scene
  var body: Body { get }
  init()
}

@MainActor public protocol Scene {}

public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
}

// MARK: - The names that both modules have

@MainActor @propertyWrapper public struct Binding<Value> {
  public var wrappedValue: Value

  public init(get: @escaping () -> Value, set: @escaping (_ value: Value) -> Void) {
    wrappedValue = get()
  }
}

public struct Section<Content: View>: PlainView {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> some View,
    @ViewBuilder footer: () -> some View
  ) {}
}

public struct Table<Content: View>: PlainView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct Menu<Content: View>: PlainView {
  public init(_ title: String, @ViewBuilder content: () -> Content) {}
}

// MARK: - Others

@MainActor @propertyWrapper public struct State<Value> {
  private let value: Value

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  public init(wrappedValue: Value) { value = wrappedValue }
}

public struct List<Content: View>: PlainView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PlainView {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (_ element: Data.Element) -> Content
  ) {}
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (_ element: Data.Element) -> Content) {}
}

public struct NavigationStack<Content: View>: PlainView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct VStack<Content: View>: PlainView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct HStack<Content: View>: PlainView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct ProgressView: PlainView {
  public init() {}

  public init(value: Double) {}
}

public struct BorderlessButtonStyle: Sendable {}

extension BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

public struct Text: PlainView {
  public init(_ text: String) {}
}

public struct Button: PlainView {
  public init(_ title: String, action: @escaping () -> Void) {}
}

public struct Toggle: PlainView {
  public init(_ title: String, isOn: Binding<Bool>) {}
}

public struct Stepper: PlainView {
  public init(_ title: String, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {}
}

public struct Picker<Value: Hashable, Content: View>: PlainView {
  public init(_ title: String, selection: Binding<Value>, @ViewBuilder content: () -> Content) {}
}

public struct TextField: PlainView {
  public init(_ title: String, text: Binding<String>) {}
}

public struct SecureField: PlainView {
  public init(_ title: String, text: Binding<String>) {}
}

extension View {
  public func tag(_ tag: some Hashable) -> some View { self }

  public func disabled(_ isDisabled: Bool) -> some View { self }

  public func buttonStyle(_ style: BorderlessButtonStyle) -> some View { self }

  public func searchable(text: Binding<String>) -> some View { self }

  public func navigationTitle(_ title: String) -> some View { self }

  public func alert(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
  ) -> some View { self }
}
