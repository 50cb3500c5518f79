// What the libraries use of Darwin's headers, with the types and values that these have; for
// type-checking only. Nullability is as in the headers: none where they say none.

typedef long ssize_t;
typedef unsigned long size_t;
typedef long long off_t;
typedef unsigned short mode_t;
typedef unsigned short nlink_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef int pid_t;
typedef int dev_t;
typedef unsigned long long ino_t;
typedef long time_t;

// Terminals

typedef unsigned long tcflag_t;
typedef unsigned char cc_t;
typedef unsigned long speed_t;
#define NCCS 20
struct termios {
  tcflag_t c_iflag, c_oflag, c_cflag, c_lflag;
  cc_t c_cc[NCCS];
  speed_t c_ispeed, c_ospeed;
};
struct winsize { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };
#define VEOF 0
#define VINTR 8
#define VQUIT 9
#define VSUSP 10
#define VMIN 16
#define VTIME 17
#define ECHO 0x00000008
#define ECHONL 0x00000010
#define ISIG 0x00000080
#define NOFLSH 0x80000000
#define ICANON 0x00000100
#define TCSANOW 0
#define TCSADRAIN 1
#define TCSAFLUSH 2
#define TCIFLUSH 1
#define TIOCGWINSZ 0x40087468UL
#define TIOCSWINSZ 0x80087467UL
#define _PC_VDISABLE 9
char *strchr(const char *, int);
int tcgetattr(int, struct termios *);
int tcsetattr(int, int, const struct termios *);
int tcflush(int, int);
#define TCOOFF 1
#define TCOON 2
int tcflow(int, int);
void cfmakeraw(struct termios *);
pid_t tcgetpgrp(int);
int isatty(int);
int ttyname_r(int, char *, size_t);
int ioctl(int, unsigned long, ...);
long fpathconf(int, int);
char *ttyname(int);
int openpty(int *, int *, char *, struct termios * _Nullable, struct winsize * _Nullable);

// Signals

typedef unsigned int sigset_t;
typedef void (*sig_t)(int);
typedef struct __siginfo { int si_signo, si_errno, si_code; pid_t si_pid; } siginfo_t;
union __sigaction_u {
  void (*__sa_handler)(int);
  void (*__sa_sigaction)(int, struct __siginfo *, void *);
};
struct sigaction { union __sigaction_u __sigaction_u; sigset_t sa_mask; int sa_flags; };
typedef struct { void *ss_sp; size_t ss_size; int ss_flags; } stack_t;
#define SA_ONSTACK 0x0001
#define SS_DISABLE 0x0004
#define SA_RESTART 0x0002
#define SA_RESETHAND 0x0004
#define SA_NODEFER 0x0010
#define SA_SIGINFO 0x0040
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGSYS 12
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIGSTOP 17
#define SIGTSTP 18
#define SIGCONT 19
#define SIGCHLD 20
#define SIGTTIN 21
#define SIGTTOU 22
#define SIGXCPU 24
#define SIGVTALRM 26
#define SIGPROF 27
#define SIGXFSZ 25
#define SIGWINCH 28
#define SIGUSR1 30
#define SIGUSR2 31
int sigaction(int, const struct sigaction *restrict, struct sigaction *restrict);
int sigaltstack(const stack_t *restrict, stack_t *restrict);
int sigemptyset(sigset_t *);
int sigfillset(sigset_t *);
int sigaddset(sigset_t *, int);
int sigdelset(sigset_t *, int);
int sigismember(const sigset_t *, int);
int sigpending(sigset_t *);
int pthread_sigmask(int, const sigset_t * _Nullable, sigset_t * _Nullable);
int raise(int);
int kill(pid_t, int);
sig_t _Nullable signal(int, sig_t _Nullable);

// Threads and processes

struct _opaque_pthread_t { long signature; char opaque[8176]; };
typedef struct _opaque_pthread_t *pthread_t;
pthread_t pthread_self(void);
int pthread_equal(pthread_t _Nullable, pthread_t _Nullable);
int pthread_kill(pthread_t, int);
typedef struct { long signature; char opaque[56]; } pthread_mutex_t;
typedef struct { long signature; char opaque[8]; } pthread_mutexattr_t;
int pthread_mutex_init(pthread_mutex_t *, const pthread_mutexattr_t * _Nullable);
int pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
typedef struct { long signature; char opaque[40]; } pthread_cond_t;
typedef struct { long signature; char opaque[8]; } pthread_condattr_t;
int pthread_cond_init(pthread_cond_t *, const pthread_condattr_t * _Nullable);
int pthread_cond_destroy(pthread_cond_t *);
int pthread_cond_wait(pthread_cond_t *, pthread_mutex_t *);
int pthread_cond_broadcast(pthread_cond_t *);
typedef struct { long signature; char opaque[56]; } pthread_attr_t;
int pthread_create(
    pthread_t _Nullable *, const pthread_attr_t * _Nullable, void * _Nullable (*)(void *), void * _Nullable);
int pthread_detach(pthread_t);
pid_t getpid(void);
pid_t getppid(void);
pid_t getpgrp(void);
uid_t getuid(void);
uid_t geteuid(void);
gid_t getgid(void);
gid_t getegid(void);
pid_t waitpid(pid_t, int *, int);
int pause(void);
int setuid(uid_t);
int setgid(gid_t);
#define WNOHANG 0x00000001
typedef void *posix_spawn_file_actions_t;
typedef void *posix_spawnattr_t;
#define POSIX_SPAWN_SETSIGDEF 0x0004
#define POSIX_SPAWN_SETSIGMASK 0x0008
int posix_spawn(
  pid_t * _Nullable, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *,
  char * const _Nullable[], char * const _Nullable[]);
int posix_spawnp(
  pid_t * _Nullable, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *,
  char * const _Nullable[], char * const _Nullable[]);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *, int, const char *, int, mode_t);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
int posix_spawnattr_setsigdefault(posix_spawnattr_t *, const sigset_t *);
int posix_spawnattr_setsigmask(posix_spawnattr_t *, const sigset_t *);
int atexit(void (* _Nonnull)(void));
void exit(int) __attribute__((noreturn));
void _exit(int) __attribute__((noreturn));
void abort(void) __attribute__((noreturn));
char * _Nullable getenv(const char *);
char * _Nullable * _Nullable * _Nonnull _NSGetEnviron(void);
int setenv(const char *, const char *, int);
int unsetenv(const char *);
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1

// Files

struct timespec { time_t tv_sec; long tv_nsec; };
struct timeval { time_t tv_sec; int tv_usec; };
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
  off_t st_size;
};
struct pollfd { int fd; short events, revents; };
typedef unsigned int nfds_t;
#define POLLIN 0x0001
#define POLLOUT 0x0004
#define POLLERR 0x0008
#define POLLHUP 0x0010
#define POLLNVAL 0x0020
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_NOCTTY 0x00020000
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define O_APPEND 0x00000008
#define SEEK_SET 0
#define SEEK_CUR 1
#define F_DUPFD_CLOEXEC 67
#define F_FULLFSYNC 51
#define FD_CLOEXEC 1
#define LOCK_SH 0x01
#define LOCK_EX 0x02
#define LOCK_NB 0x04
#define LOCK_UN 0x08
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define R_OK 4
#define W_OK 2
#define F_OK 0
int open(const char *, int, ...);
int openat(int, const char *, int, ...);
int close(int);
int dup(int);
int dup2(int, int);
int pipe(int [2]);
int poll(struct pollfd * _Nullable, nfds_t, int);
ssize_t read(int, void *, size_t);
ssize_t write(int, const void *, size_t);
ssize_t pwrite(int, const void *, size_t, off_t);
int fcntl(int, int, ...);
int flock(int, int);
int fsync(int);
int ftruncate(int, off_t);
off_t lseek(int, off_t, int);
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);
int access(const char *, int);
int chmod(const char *, mode_t);
int fchmod(int, mode_t);
typedef struct _copyfile_state *copyfile_state_t;
typedef unsigned int copyfile_flags_t;
#define COPYFILE_XATTR (1 << 2)
int fcopyfile(int, int, copyfile_state_t _Nullable, copyfile_flags_t);
int fchown(int, uid_t, gid_t);
int rename(const char *, const char *);
int renamex_np(const char *, const char *, unsigned int);
#define RENAME_SWAP 0x00000002
#define RENAME_EXCL 0x00000004
struct passwd {
  char * _Nullable pw_name;
  char * _Nullable pw_dir;
};
struct passwd * _Nullable getpwuid(uid_t);
int link(const char *, const char *);
int unlink(const char *);
int mkdir(const char *, mode_t);
int rmdir(const char *);
ssize_t readlink(const char *, char *, size_t);
char * _Nullable getcwd(char * _Nullable, size_t);
char *realpath(const char *, char * _Nullable);
typedef struct __dirstream DIR;
struct dirent { ino_t d_ino; unsigned char d_type; char d_name[1024]; };
DIR *opendir(const char *);
struct dirent *readdir(DIR *);
int closedir(DIR *);

// Memory, text and time

void free(void *);
void *malloc(size_t);
char *strerror(int);
int strerror_r(int, char *, size_t);
size_t strlen(const char *);
int strcmp(const char *, const char *);
char *strdup(const char *);
char *setlocale(int, const char *);
typedef int nl_item;
char *nl_langinfo(nl_item);
#define LC_ALL 0
#define LC_CTYPE 2
#define CODESET 0
typedef enum { CLOCK_REALTIME = 0, CLOCK_MONOTONIC_RAW = 4, CLOCK_MONOTONIC = 6 } clockid_t;
int clock_gettime(clockid_t, struct timespec *);
unsigned int sleep(unsigned int);
int usleep(unsigned int);
typedef unsigned long clock_t;
clock_t clock(void);
typedef struct __sFILE { int _r; int _file; } FILE;
extern FILE *__stdinp;
extern FILE *__stdoutp;
extern FILE *__stderrp;
int fflush(FILE * _Nullable);
int fileno(FILE *);
FILE *tmpfile(void);
int fputs(const char *, FILE *);
FILE * _Nullable fopen(const char *, const char *);
int fclose(FILE *);
#define EOF (-1)
int fgetc(FILE *);
int getc(FILE *);
int ferror(FILE *);
size_t fwrite(const void *, size_t, size_t, FILE *);

// Limits

typedef unsigned long long rlim_t;
struct rlimit { rlim_t rlim_cur, rlim_max; };
#define RLIMIT_FSIZE 1
int getrlimit(int, struct rlimit *);
int setrlimit(int, const struct rlimit *);

// Errors

#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define ENXIO 6
#define EBADF 9
#define EACCES 13
#define EBUSY 16
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ENOTTY 25
#define ENOSPC 28
#define EROFS 30
#define EPIPE 32
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ENOTSUP 45
#define ENOSYS 78
#define ELOOP 62
