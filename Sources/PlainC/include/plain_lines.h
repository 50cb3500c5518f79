#ifndef PLAIN_LINES_H
#define PLAIN_LINES_H

#include <stddef.h>

/// A row of a table as a C program keeps it, or a line that is ready, as a header is.
struct plain_line {
  /// What stands before the title.
  const char *start;
  const char *title;
  /// What stands at the right end; `NULL` where the title is the whole line.
  const char *detail;
};

/// Writes lines, each ended by a newline.
///
/// `width` is the number of bytes from the start of a title to the end of its detail, `end` is what
/// stands behind the details, and `output` has room for all of it. Returns the number of bytes.
size_t plain_lines_write(
    const struct plain_line *lines, size_t count, size_t width, const char *end, char *output);

#endif
