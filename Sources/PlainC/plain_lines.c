#include "plain_lines.h"

#include <string.h>

static char *append(char *output, const char *text) {
  size_t length = strlen(text);
  memcpy(output, text, length);
  return output + length;
}

size_t plain_lines_write(
    const struct plain_line *lines, size_t count, size_t width, const char *end, char *output) {
  char *next = output;
  for (size_t index = 0; index < count; index++) {
    next = append(next, lines[index].start);
    char *title = next;
    next = append(next, lines[index].title);
    const char *detail = lines[index].detail;
    if (detail) {
      size_t space = width - (size_t)(next - title) - strlen(detail);
      memset(next, ' ', space);
      next = append(append(next + space, detail), end);
    }
    *next++ = '\n';
  }
  return (size_t)(next - output);
}
