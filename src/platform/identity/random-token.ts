import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits for a link or a session; the database keeps only {@link hashToken} of it, unless it must be shown again. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** What a token looks like; PostgreSQL reads the pattern too. */
export const TOKENS = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/** The text without anything that may be a token of {@link makeToken}, for texts that we keep or give away. */
export function hideTokens(text: string): string {
  return text.replaceAll(TOKENS, '…');
}

/** If two tokens are the same, in a time that tells nothing of where they differ. */
export function isSameToken(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length > 0 && left.length === right.length && timingSafeEqual(left, right);
}
