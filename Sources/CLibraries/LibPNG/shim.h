#pragma once
// Only where the library is, for CPNG: its headers use setjmp, which Swift cannot.
