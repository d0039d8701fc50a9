#pragma once
#include <stddef.h>
#include <stdint.h>

/// The loop of libFuzzer, for programs that have a main of their own.
/// <https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library>
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*run)(const uint8_t *data, size_t size));
