import { createHash, randomBytes } from 'node:crypto';

/** 256 bits for a link or a session; the database keeps only {@link hashToken} of it, unless it must be shown again. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
