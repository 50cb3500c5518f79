#include "allocated_memory.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

long long allocated_memory(void) {
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 33)
  struct mallinfo2 memory = mallinfo2();
  return (long long)(memory.uordblks + memory.hblkhd);
#else
  return -1;
#endif
}
