#ifndef ALLOCATED_MEMORY_H
#define ALLOCATED_MEMORY_H

/// Returns how many bytes are allocated now, or -1 where the C library does not say.
long long allocated_memory(void);

#endif
