#include <cstdio>
#include <exception>
struct A {}; struct B : A { int k; }; struct C { };
__attribute__((noinline)) void raise(int k) { if (k == 1) throw 1; if (k == 2) throw B(); if (k == 3) throw C(); if (k == 4) throw 2.0f; }
__attribute__((noinline)) void only_int(int k) throw(int, A) { raise(k); std::printf("through "); }
__attribute__((noinline)) void none(int k) noexcept { try { raise(k); } catch (...) { std::printf("swallowed "); } }
int main() {
  std::set_unexpected([] { std::printf("unexpected "); throw 42; });
  for (int k = 0; k < 5; k++) {
    try { only_int(k); } catch (int x) { std::printf("int %d ", x); } catch (A &) { std::printf("A "); } catch (...) { std::printf("other "); }
    none(k);
    std::printf("| %d\n", k);
  }
}
