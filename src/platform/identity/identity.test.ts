import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openAuthSecret } from './auth-secret.ts';
import { createIdentity, decrypt, encrypt } from './identity.ts';
import { findTotpStep, foldRecoveryCode, makeRecoveryCodes, makeTotpSecret } from './one-time-code.ts';
import { checkPassword, hashPassword, isOutdatedHash, verifyPassword } from './password.ts';
import { checkOrigin, needsSecureCookies } from './origin.ts';

const now = new Date('2026-11-21T09:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const SECRET = 'a secret for tests, of forty characters.';

describe('an identity token', () => {
  const identity = createIdentity(SECRET, 'https://homes.example');
  const subject = { userId: 'u1', sessionId: 's1' };

  it('holds for an hour, here only', async () => {
    const { token, expiresAt } = await identity.signToken(subject, now);
    expect(expiresAt).toBe(later(3600).getTime());
    expect(await identity.readToken(token, later(3599))).toEqual(subject);
    expect(await identity.readToken(token, later(3600))).toBeUndefined();
    expect(await createIdentity(SECRET, 'https://other.example').readToken(token, now)).toBeUndefined();
    expect(await createIdentity(`${SECRET}!`, 'https://homes.example').readToken(token, now)).toBeUndefined();
    expect(await createIdentity(undefined, 'https://homes.example').readToken(token, now)).toBeUndefined();
  });

  it('is not made without a secret', async () => {
    const bare = createIdentity(undefined, 'x');
    expect(bare.isConfigured).toBe(false);
    await expect(bare.signToken(subject, now)).rejects.toMatchObject({ publicCode: 'api-key-not-valid' });
    expect(() => bare.requireConfigured()).toThrow('Invalid API configuration');
    expect(() => bare.seal(Buffer.from('x'))).toThrow('Invalid API configuration');
  });
});

describe('what is encrypted', () => {
  it('opens with its key, unchanged, and not otherwise', () => {
    const key = Buffer.alloc(32, 1);
    const sealed = encrypt(key, Buffer.from('plain'));
    expect(decrypt(key, sealed).toString()).toBe('plain');
    expect(() => decrypt(Buffer.alloc(32, 2), sealed)).toThrow('unable to authenticate data');
    sealed[14] = (sealed[14] ?? 0) ^ 1;
    expect(() => decrypt(key, sealed)).toThrow('unable to authenticate data');
    expect(encrypt(key, Buffer.from('plain'))).not.toEqual(encrypt(key, Buffer.from('plain')));
  });
});

describe('the installation’s secret', () => {
  it('is made once and kept locally, and asked of the operator elsewhere', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'realty-secret-'));
    try {
      const local = { AUTH_SECRET: undefined, makesSecret: true };
      const [one, two] = await Promise.all([openAuthSecret(local, dataDir), openAuthSecret(local, dataDir)]);
      expect(one).toBe(two);
      expect(one).toBe(await readFile(path.join(dataDir, 'auth-secret'), 'utf8'));
      expect((await stat(path.join(dataDir, 'auth-secret'))).mode & 0o777).toBe(0o600);
      expect(await openAuthSecret({ AUTH_SECRET: SECRET, makesSecret: true }, dataDir)).toBe(SECRET);
      expect(await openAuthSecret({ AUTH_SECRET: undefined, makesSecret: false }, dataDir)).toBeUndefined();
    } finally {
      await rm(dataDir, { recursive: true });
    }
  });
});

describe('a password', () => {
  it('is kept as a salted hash, whatever signs it is of', async () => {
    const [one, two] = await Promise.all([hashPassword('Pässwort-1'), hashPassword('Pässwort-1')]);
    expect(one).not.toBe(two);
    expect(one).toMatch(/^scrypt\$16384\$8\$5\$/);
    // The same letter, composed differently.
    expect(await verifyPassword('Pa\u0308sswort-1', one)).toBe(true);
    expect(await verifyPassword('Passwort-1', one)).toBe(false);
    expect([isOutdatedHash(one), isOutdatedHash('scrypt$8192$8$1$AA$AA')]).toEqual([false, true]);
  });

  it('is never right where there is none', async () => {
    expect(await verifyPassword('', undefined)).toBe(false);
  });

  it.each([
    ['Ab1de', 'Password must be at least 6 characters'],
    ['abcdef1', 'Password must contain at least one uppercase letter'],
    ['Abcdefg', 'Password must contain at least one number'],
    ['Dragon1', 'Password is too weak'],
    ['QWERTY123', 'Password is too weak'],
    ['Moreno1975', 'Password is too weak'],
    ['Ada-Moreno-1', 'Password is too weak'],
    ['RealtyAI24', 'Password is too weak'],
  ])('like %s is refused', (password, message) => {
    expect(() =>
      checkPassword(password, { minLength: 6, words: ['Ada Moreno', 'ada.moreno@example.com', 'Realty AI', null] }),
    ).toThrow(message);
  });

  it('is taken by the specification’s rule, and by the operator’s where it asks for more', () => {
    expect(() => checkPassword('Gate41', { minLength: 6 })).not.toThrow();
    expect(() => checkPassword('Éclair-7', { minLength: 6, words: [null] })).not.toThrow();
    expect(() => checkPassword('Gate41', { minLength: 12 })).toThrow('Password must be at least 12 characters');
  });
});

describe('a one-time code', () => {
  // RFC 6238, appendix B: the secret "12345678901234567890", the last six digits.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('at second %d is %s', (seconds, code) => {
    const at = new Date(seconds * 1000);
    const step = Math.floor(seconds / 30);
    expect(findTotpStep(secret, code, at)).toBe(step);
    expect(findTotpStep(secret, code, new Date(at.getTime() + 30_000))).toBe(step);
    expect(findTotpStep(secret, code, new Date(at.getTime() + 60_000))).toBeUndefined();
  });

  it('is six digits and nothing else', () => {
    for (const code of ['', '28708', '2870820', 'abcdef', ' 287082'])
      expect(findTotpStep(secret, code, new Date(59_000))).toBeUndefined();
    expect(makeTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('has replacements that are told apart however they are typed', () => {
    const codes = makeRecoveryCodes();
    expect(new Set(codes.map(foldRecoveryCode)).size).toBe(10);
    expect(foldRecoveryCode(` ${codes[0]?.toUpperCase()} `.replace('-', ' '))).toBe(codes[0]?.replace('-', ''));
  });
});

describe('where cookies count', () => {
  const config = { PUBLIC_URL: 'https://homes.example', PORT: 3000 };
  const request = (headers: Record<string, string>) =>
    new Request('http://127.0.0.1:3000/api/auth/token', { method: 'POST', headers });

  it.each([
    [{}, true],
    [{ origin: 'https://homes.example' }, true],
    [{ origin: 'http://127.0.0.1:3000' }, true],
    [{ origin: 'https://homes.example.evil.example' }, false],
    [{ origin: 'null' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'same-origin' }, true],
  ])('a caller with %o may call: %s', (headers, isAllowed) => {
    const check = () => checkOrigin(request(headers), config);
    if (isAllowed) expect(check).not.toThrow();
    else expect(check).toThrow('Only pages of this site');
  });

  it.each([
    ['http://homes.example', 'http://homes.example/api', 'https://homes.example', false],
    ['https://homes.example:8443', 'http://homes.example/api', 'https://homes.example', false],
    ['https://homes.example', 'http://homes.example/api', 'https://homes.example', true],
    ['https://127.0.0.1:3000', 'http://127.0.0.1:3000/api', 'https://homes.example', false],
    ['http://192.0.2.7:3000', 'http://192.0.2.7:3000/api', undefined, true],
    ['https://localhost:3000', 'http://localhost:3000/api', undefined, false],
    ['https://127.0.0.1:3000', 'http://127.0.0.1:3000/api', undefined, false],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000/api', undefined, true],
  ])('a page at %s that asks %s, with PUBLIC_URL %s: %s', (origin, asked, PUBLIC_URL, isAllowed) => {
    const check = () => checkOrigin(new Request(asked, { headers: { origin } }), { PUBLIC_URL, PORT: 3000 });
    if (isAllowed) expect(check).not.toThrow();
    else expect(check).toThrow('Only pages of this site');
  });

  it('they need TLS everywhere but on one’s own machine', () => {
    expect(needsSecureCookies(config)).toBe(true);
    expect(needsSecureCookies({ PUBLIC_URL: 'http://homes.example', PORT: 80 })).toBe(true);
    expect(needsSecureCookies({ PUBLIC_URL: undefined, PORT: 3000 })).toBe(false);
  });
});
