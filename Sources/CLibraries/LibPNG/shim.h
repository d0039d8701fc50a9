#pragma once
// Only locates the library for CPNG: its headers use setjmp, which Swift cannot import.
