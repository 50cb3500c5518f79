/// A shell for which there is a completion script.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// Returns a script that asks a program for candidates.
  ///
  /// - Parameters:
  ///   - program: The program's name.
  ///   - function: The name of the shell's function.
  ///   - call: The words after the program that ask for candidates; the typed ones follow.
  /// - Returns: The script.
  func script(program: String, function: String, call: String) -> String {
    switch self {
    case .bash:
      // Bash splits a word at = and :, and completes only its last part.
      #"""
      \#(function)() {
        local current="${COMP_WORDS[COMP_CWORD]}" line start words
        [[ $current == [=:] ]] && current=
        read -ra words <<<"${COMP_LINE:0:COMP_POINT}"
        [[ ${COMP_LINE:0:COMP_POINT} == *[[:space:]] ]] && words+=("")
        start="${words[${#words[@]}-1]}"
        start="${start%"$current"}"
        COMPREPLY=()
        while IFS=$'\t' read -r line _; do
          COMPREPLY+=("$(printf %q "${line#"$start"}")")
        done < <("${words[0]}" \#(call) "${words[@]:1}" 2>/dev/null)
      }
      complete -F \#(function) \#(program)

      """#
    case .zsh:
      #"""
      #compdef \#(program)
      \#(function)() {
        local line
        local -a values summaries
        "${(Q)words[1]}" \#(call) "${(@Q)words[2,CURRENT]}" 2>/dev/null | while IFS= read -r line; do
          values+=("${line%%$'\t'*}")
          summaries+=("${line/$'\t'/  -- }")
        done
        compadd -l -d summaries -a -- values
      }
      compdef \#(function) \#(program)

      """#
    case .fish:
      #"""
      function \#(function)
        set -l words (commandline -opc)
        $words[1] \#(call) $words[2..-1] (commandline -ct) 2>/dev/null
      end
      complete -c \#(program) -f -a '(\#(function))'

      """#
    }
  }
}
