// Tells ThreadSanitizer about Swift's `Mutex`, through LD_PRELOAD.
//
// Instrumented code of the package locks a free mutex. Waiting and waking happen in Swift's own library, which is not
// instrumented: without these notes, ThreadSanitizer would report everything that a contended mutex guards as a race.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define MUTEX "$s15Synchronization12_MutexHandleV"
#define LOCK MUTEX "9_lockSlowyys6UInt32VF"
#define TRY_LOCK MUTEX "12_tryLockSlowSbyF"
#define UNLOCK MUTEX "11_unlockSlowyyF"
#define SELF __attribute__((swift_context)) void *mutex

// Weak: other programs that tests start have no ThreadSanitizer.
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

typedef __attribute__((swiftcall)) void (*Lock)(uint32_t thread, SELF);
typedef __attribute__((swiftcall)) _Bool (*TryLock)(SELF);
typedef __attribute__((swiftcall)) void (*Unlock)(SELF);

__attribute__((swiftcall)) void lock_slow(uint32_t thread, SELF) __asm__(LOCK);
__attribute__((swiftcall)) void lock_slow(uint32_t thread, SELF) {
  ((Lock)dlsym(RTLD_NEXT, LOCK))(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

__attribute__((swiftcall)) _Bool try_lock_slow(SELF) __asm__(TRY_LOCK);
__attribute__((swiftcall)) _Bool try_lock_slow(SELF) {
  const _Bool is_locked = ((TryLock)dlsym(RTLD_NEXT, TRY_LOCK))(mutex);
  if (is_locked && __tsan_acquire) __tsan_acquire(mutex);
  return is_locked;
}

__attribute__((swiftcall)) void unlock_slow(SELF) __asm__(UNLOCK);
__attribute__((swiftcall)) void unlock_slow(SELF) {
  if (__tsan_release) __tsan_release(mutex);
  ((Unlock)dlsym(RTLD_NEXT, UNLOCK))(mutex);
}
