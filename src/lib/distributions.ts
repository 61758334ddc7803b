const LANCZOS = [
  0.999_999_999_999_809_93, 676.520_368_121_885_1, -1259.139_216_722_402_8, 771.323_428_777_653_13, -176.615_029_162_140_59,
  12.507_343_278_686_905, -0.138_571_095_265_720_12, 9.984_369_578_019_571_6e-6, 1.505_632_735_149_311_6e-7,
];
const ENOUGH = 1e-15;
const TINY = 1e-300;

/** The logarithm of the gamma function, for positive numbers (Lanczos, g = 7; Stirling's series from 1,000). */
export function logGamma(x: number): number {
  if (x >= 1000) {
    const inverse = 1 / x;
    return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + inverse / 12 - inverse ** 3 / 360 + inverse ** 5 / 1260;
  }
  const shifted = x - 1;
  const sum = LANCZOS.reduce((total, factor, at) => total + (at === 0 ? factor : factor / (shifted + at)), 0);
  const base = shifted + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(sum);
}

/**
 * The logarithm of x to the power of a, times 1 - x to the power of b, over the beta function of a and b; x strictly between 0 and 1.
 * By how far x lies from a / (a + b) (Loader 2000): as a difference of logarithms of gamma functions, a billion people would leave
 * five digits of it.
 */
export function logBetaPower(x: number, a: number, b: number): number {
  const off = x * (a + b) - a;
  const distance = a * logBeyond(off / a) + b * logBeyond(-off / b);
  return distance + 0.5 * Math.log((a * b) / (2 * Math.PI * (a + b))) + stirlingRest(a + b) - stirlingRest(a) - stirlingRest(b);
}

/** ln(1 + u) - u. */
function logBeyond(u: number): number {
  if (Math.abs(u) > 0.01) return Math.log1p(u) - u;
  let [power, sum] = [u, 0];
  for (let n = 2; n < 12; n += 1) {
    power *= -u;
    sum += power / n;
  }
  return sum;
}

const lackOf = (x: number) => logGamma(x) - ((x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI));
const WHOLE_LACKS = Array.from({ length: 20 }, (_, x) => lackOf(x));

/** What Stirling's formula lacks of the logarithm of the gamma function. */
function stirlingRest(x: number): number {
  if (x < 20) return WHOLE_LACKS[x] ?? lackOf(x);
  const inverse = 1 / x;
  return inverse / 12 - inverse ** 3 / 360 + inverse ** 5 / 1260 - inverse ** 7 / 1680;
}

/** The upper tail of the gamma distribution: Q(a, x), by its series or its continued fraction (Lentz). */
function gammaTail(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let [term, sum] = [1 / a, 1 / a];
    for (let n = 1; Math.abs(term) > Math.abs(sum) * ENOUGH; n += 1) {
      term *= x / (a + n);
      sum += term;
    }
    return 1 - scale * sum;
  }
  let b = x + 1 - a;
  let c = 1 / TINY;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < 10_000; n += 1) {
    const step = -n * (n - a);
    b += 2;
    d = 1 / nonZero(step * d + b);
    c = nonZero(b + step / c);
    fraction *= d * c;
    if (Math.abs(d * c - 1) < ENOUGH) break;
  }
  return scale * fraction;
}

/** The share of the beta distribution below x, by its continued fraction (Lentz). */
export function betaShare(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - betaShare(1 - x, b, a);
  let c = 1;
  let d = 1 / nonZero(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let n = 1; n < 100_000; n += 1) {
    const even = (n * (b - n) * x) / ((a + 2 * n - 1) * (a + 2 * n));
    d = 1 / nonZero(1 + even * d);
    c = nonZero(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + n) * (a + b + n) * x) / ((a + 2 * n) * (a + 2 * n + 1));
    d = 1 / nonZero(1 + odd * d);
    c = nonZero(1 + odd / c);
    fraction *= d * c;
    if (Math.abs(d * c - 1) < ENOUGH) break;
  }
  return (Math.exp(logBetaPower(x, a, b)) * fraction) / a;
}

function nonZero(value: number): number {
  return Math.abs(value) < TINY ? TINY : value;
}

/** The share of the standard normal distribution farther from 0 than z, on both sides. */
export function normalBothTails(z: number): number {
  return gammaTail(0.5, (z * z) / 2);
}

/** The z below which a share of the standard normal distribution lies; shares strictly between 0 and 1. */
export function normalQuantile(share: number): number {
  const below = (z: number) => (z < 0 ? normalBothTails(z) / 2 : 1 - normalBothTails(z) / 2);
  return bisect((z) => below(z) < share, -40, 40);
}

/** The share of the chi-square distribution above a value. */
export function chiSquareTail(value: number, degrees: number): number {
  return degrees <= 0 ? 1 : gammaTail(degrees / 2, value / 2);
}

/** Where a statement that is true of small numbers turns false: to a width, or to the last digit that a number has. */
export function bisect(isBelow: (value: number) => boolean, from: number, to: number, width = 0): number {
  let [low, high] = [from, to];
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high || high - low <= width) return middle;
    if (isBelow(middle)) low = middle;
    else high = middle;
  }
}
