#include <cstdio>
#include <stdexcept>
#include <string>
#include <vector>
struct Noisy { const char *n; explicit Noisy(const char *n) : n(n) { std::printf("+%s ", n); } ~Noisy() { std::printf("-%s ", n); } };
struct Base { virtual ~Base() {} int k = 1; };
struct Derived : Base { double d = 2.5; };
struct Other { long a[5]; };
__attribute__((noinline)) int raise(int k, double x) {
  Noisy n("raise");
  switch (k) {
  case 0: return int(x);
  case 1: throw 7;
  case 2: throw 2.5;
  case 3: throw Derived();
  case 4: throw Other{{1, 2, 3, 4, 5}};
  case 5: throw std::runtime_error("five");
  case 6: throw std::string("six");
  case 7: { std::vector<int> v(3); return v.at(10); }
  case 8: throw (const char *)"eight";
  default: throw &raise;
  }
}
__attribute__((noinline)) double middle(int k, int a, double b, long c, float d, int e, int f, int g, int h) {
  Noisy one("m1");
  double sum = a;
  for (int i = 0; i < 3; i++) {
    try {
      Noisy two("m2");
      sum += raise(i == 1 ? k : 0, b + i) + c * d;
      sum += e * f;
    } catch (int x) {
      sum += x * 100 + g;
      std::printf("int %d ", x);
    } catch (const Base &x) {
      sum += x.k * 1000 + h;
      std::printf("base %d ", x.k);
    } catch (const std::exception &x) {
      sum += a * 3;
      std::printf("what %s ", k == 7 ? "range" : x.what());
      if (k == 5) throw;
    }
    sum += i * b;
  }
  return sum;
}
__attribute__((noinline)) double outer(int k) {
  try {
    return middle(k, k + 1, 1.5 * k, 10 + k, 0.5f, 3, 4, 5, 6);
  } catch (double d) {
    return d;
  } catch (Other &o) {
    return o.a[4] + 0.25;
  } catch (std::string s) {
    std::printf("%s ", s.c_str());
    return s.size();
  } catch (std::runtime_error &e) {
    std::printf("again %s ", e.what());
    return -5;
  } catch (const char *s) {
    std::printf("%s ", s);
    return -8;
  } catch (...) {
    std::printf("any ");
    return -1;
  }
}
__attribute__((noinline)) int nested(int k) {
  int r = 0;
  try {
    try { r += raise(k, r); } catch (int x) { r += x; Noisy n("inner"); raise(k + 1, 0); }
  } catch (double d) { r += int(d * 4); } catch (...) { r += 1000; }
  return r;
}
int noisy_array(int k) { Noisy a[3] = {Noisy("a"), Noisy("b"), Noisy("c")}; return raise(k, k) + (a[0].n[0]); }
int main() {
  for (int k = 0; k < 11; k++) { double d = outer(k); std::printf("| %d %.3f\n", k, d); }
  for (int k = 0; k < 5; k++) { int d = nested(k); std::printf("| %d %d\n", k, d); }
  for (int k = 0; k < 4; k++) try { int d = noisy_array(k); std::printf("| %d %d\n", k, d); } catch (...) { std::printf("| thrown %d\n", k); }
}
