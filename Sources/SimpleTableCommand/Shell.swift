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
      // Bash passes the typed line. It replaces the text after an open quote, or after the last =
      // or : at which it splits words.
      #"""
      \#(function)() {
        local line="${COMP_LINE:0:COMP_POINT}" word= quote= has= character next value words=()
        local -i at start=0
        for ((at = 0; at < ${#line}; at++)); do
          character="${line:at:1}" next="${line:at+1:1}"
          if [[ $character == "$quote" ]]; then
            quote=
          elif [[ $quote == "'" ]]; then
            word+="$character"
          elif [[ $character == \\ && ( -z $quote || $next == [\"\$\`\\] ) ]]; then
            word+="$next" has=1
            at+=1
          elif [[ -n $quote ]]; then
            word+="$character"
          elif [[ $character == [\"\'] ]]; then
            quote="$character" has=1 start=${#word}
          elif [[ $character == [[:space:]] ]]; then
            [[ -n $has ]] && words+=("$word")
            word= has= start=0
          else
            word+="$character" has=1
            [[ $character == [=:] && $COMP_WORDBREAKS == *$character* ]] && start=${#word}
          fi
        done
        COMPREPLY=()
        while IFS= read -r line; do
          case $line in
            $'\t\tfile'*) compopt -o default 2>/dev/null; return ;;
            $'\t\tfolder'*) compopt -o dirnames 2>/dev/null; return ;;
          esac
          line="${line%%$'\t'*}"
          value="${line:start}"
          case $quote in
            \') value="$(printf %s "$value" | sed "s/'/'\\\\''/g")" ;;
            \") value="$(printf %s "$value" | sed 's/["$`\\]/\\&/g')" ;;
            *) value="$(printf %q "$value")" ;;
          esac
          COMPREPLY+=("$value")
        done < <("${words[0]/#\~\//$HOME/}" \#(call) "${words[@]:1}" "$word" 2>/dev/null)
      }
      complete -F \#(function) \#(program)

      """#
    case .zsh:
      #"""
      #compdef \#(program)
      \#(function)() {
        local line first program="${(Q)words[1]}"
        local -a values summaries
        [[ $words[1] == '~/'* ]] && program="$HOME/${program#'~/'}"
        "$program" \#(call) "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null |
        while IFS= read -r line; do
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
        # The word may be in a quote that is open.
        set -l typed (string unescape -- "$current"
          or string unescape -- "$current\"" or string unescape -- "$current'")
        string match -q '~/*' -- $words[1]; and set words[1] "$HOME/"(string sub -s 3 -- $words[1])
        set -l lines ($words[1] \#(call) $words[2..-1] "$typed" 2>/dev/null)
        test (count $lines) -gt 0; or return
        set -l path (string split -- \t $lines[1])
        if test (count $path) -lt 4
          printf '%s\n' $lines
          return
        end
        set -l complete __fish_complete_path
        test $path[3] = folder; and set complete __fish_complete_directories
        set -l start (string replace -- "$path[4]" "" "$typed")
        # These functions do not know the folder that ~ stands for.
        for line in ($complete (string replace -r '^~/' "$HOME/" -- "$start"))
          string match -q '~/*' -- "$start"; and set line (string replace -- "$HOME/" '~/' $line)
          printf '%s%s\n' "$path[4]" $line
        end
      end
      complete -c \#(program) -f -a '(\#(function))'

      """#
    }
  }
}
