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
        while IFS= read -r line; do
          case $line in
            $'\t\tfile'*) compopt -o default 2>/dev/null; return ;;
            $'\t\tfolder'*) compopt -o dirnames 2>/dev/null; return ;;
          esac
          line="${line%%$'\t'*}"
          COMPREPLY+=("$(printf %q "${line#"$start"}")")
        done < <("${words[0]}" \#(call) "${words[@]:1}" 2>/dev/null)
      }
      complete -F \#(function) \#(program)

      """#
    case .zsh:
      #"""
      #compdef \#(program)
      \#(function)() {
        local line first
        local -a values summaries
        "${(Q)words[1]}" \#(call) "${(@Q)words[2,CURRENT]}" 2>/dev/null | while IFS= read -r line; do
          : "${first:=$line}"
          values+=("${line%%$'\t'*}")
          summaries+=("${line/$'\t'/  -- }")
        done
        case $first in
          $'\t\t'*=) compset -P 1 '*=' ;;
        esac
        case $first in
          $'\t\tfile'*) _files ;;
          $'\t\tfolder'*) _files -/ ;;
          *) compadd -l -d summaries -a -- values ;;
        esac
      }
      compdef \#(function) \#(program)

      """#
    case .fish:
      #"""
      function \#(function)
        set -l words (commandline -opc)
        set -l current (commandline -ct)
        set -l lines ($words[1] \#(call) $words[2..-1] "$current" 2>/dev/null)
        test (count $lines) -gt 0; or return
        set -l path (string split -- \t $lines[1])
        if test (count $path) -lt 4
          printf '%s\n' $lines
          return
        end
        set -l complete __fish_complete_path
        test $path[3] = folder; and set complete __fish_complete_directories
        for line in ($complete (string replace -- "$path[4]" "" "$current"))
          printf '%s%s\n' "$path[4]" $line
        end
      end
      complete -c \#(program) -f -a '(\#(function))'

      """#
    }
  }
}
