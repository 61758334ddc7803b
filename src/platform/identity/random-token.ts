import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that go to one person; the database keeps only {@link hashToken} of it. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
