import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { authError } from './auth-error.ts';

/** OWASP's scrypt figures that need the least memory (16 MiB) at the same work. */
const COST = { n: 16_384, r: 8, p: 5 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** `scrypt$n$r$p$salt$key`: the cost can grow later without breaking what is stored. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await deriveKey(password, salt, COST);
  return ['scrypt', COST.n, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

let decoy: Promise<string> | undefined;

/** Takes as long without a hash, because the time of the answer must not reveal whether an account exists. */
export async function verifyPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('');
  const [, n, r, p, salt = '', key = ''] = (storedHash ?? (await decoy)).split('$');
  const cost = { n: Number(n), r: Number(r), p: Number(p) };
  const expected = Buffer.from(key, 'base64url');
  const derived = await deriveKey(password, Buffer.from(salt, 'base64url'), cost);
  return timingSafeEqual(derived, expected) && storedHash !== undefined;
}

/** Whether the stored hash has another cost than today's. */
export function isOutdatedHash(storedHash: string): boolean {
  return !storedHash.startsWith(`scrypt$${COST.n}$${COST.r}$${COST.p}$`);
}

function deriveKey(password: string, salt: Buffer, { n, r, p }: typeof COST): Promise<Buffer> {
  const options = { N: n, r, p, maxmem: 256 * n * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => (error === null ? resolve(key) : reject(error)));
  });
}

/** A short code under its owner's salt: the same code gives the same bytes, so that it can be looked up. */
export function hashCode(code: string, salt: Buffer): Promise<Buffer> {
  return deriveKey(code, salt, COST);
}

let common: ReadonlySet<string> | undefined;

/**
 * One rule for every way to set a password: the specification's (6 characters, an uppercase letter, a digit) as the floor,
 * the operator's own length above it, not one of the most common, and not just `words`, the names of the person or
 * the site. Throws `weak-password`.
 */
export function checkPassword(
  password: string,
  { minLength, words = [] }: { minLength: number; words?: readonly (string | null)[] },
): void {
  const fault = findFault(password, minLength, words);
  if (fault !== undefined) throw authError('weak-password', { detail: fault, fields: { password: fault } });
}

function findFault(password: string, minLength: number, words: readonly (string | null)[]): string | undefined {
  if (password.length < minLength) return `Password must be at least ${minLength} characters`;
  if (!/\p{Lu}/u.test(password)) return 'Password must contain at least one uppercase letter';
  if (!/\d/.test(password)) return 'Password must contain at least one number';
  common ??= new Set(readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n'));
  const isGuessable = common.has(password.toLowerCase()) || words.some((word) => isMerely(word, password));
  return isGuessable ? 'Password is too weak' : undefined;
}

// "Moreno1975" is just "Moreno": digits and signs around a name do not hide it.
function isMerely(word: string | null, password: string): boolean {
  const parts = [word ?? '', ...(word ?? '').split(/[\s@.]+/)].map(lettersOf);
  return parts.includes(lettersOf(password)) && lettersOf(password) !== '';
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
}
