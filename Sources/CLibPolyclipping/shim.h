#pragma once
// Only where the library is, for CPolyclipping: its headers are C++.
