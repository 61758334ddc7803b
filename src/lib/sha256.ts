/**
 * The SHA-256 of some bytes in lower-case hexadecimal (FIPS 180-4), also on pages without TLS, where browsers leave out
 * `crypto.subtle`.
 */
export async function sha256Hex(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // Typed as always there, which it is not.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  const digest = subtle === undefined ? digestOf(bytes) : new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const BLOCK = 64;
const LENGTH_BYTES = 8;
const PRIMES = firstPrimes(64);
/** The first 32 bits of the fractional parts of the primes’ cube roots, and of the first eight’s square roots. */
const ROUNDS = Uint32Array.from(PRIMES, (prime) => fractionOf(Math.cbrt(prime)));
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fractionOf(Math.sqrt(prime)));

function digestOf(bytes: Uint8Array): Uint8Array {
  const blocks = Math.ceil((bytes.length + 1 + LENGTH_BYTES) / BLOCK);
  const whole = new Uint8Array(blocks * BLOCK);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setBigUint64(whole.length - LENGTH_BYTES, BigInt(bytes.length) * 8n);
  const state = Uint32Array.from(START);
  for (let at = 0; at < whole.length; at += BLOCK) mixBlock(state, view, at);
  const digest = new DataView(new ArrayBuffer(state.byteLength));
  state.forEach((word, at) => digest.setUint32(at * 4, word));
  return new Uint8Array(digest.buffer);
}

function mixBlock(state: Uint32Array, view: DataView, from: number): void {
  const words = new Uint32Array(ROUNDS.length);
  const word = (at: number) => words[at] ?? 0;
  for (let at = 0; at < words.length; at += 1)
    words[at] =
      at < 16
        ? view.getUint32(from + at * 4)
        : word(at - 16) +
          (turn(word(at - 15), 7) ^ turn(word(at - 15), 18) ^ (word(at - 15) >>> 3)) +
          word(at - 7) +
          (turn(word(at - 2), 17) ^ turn(word(at - 2), 19) ^ (word(at - 2) >>> 10));
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < words.length; at += 1) {
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[at] ?? 0) + word(at);
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(first + second) >>> 0, a, b, c, (d + first) >>> 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((mixed, at) => {
    state[at] = (state[at] ?? 0) + mixed;
  });
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function fractionOf(root: number): number {
  return Math.floor((root % 1) * 2 ** 32);
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  return primes;
}
