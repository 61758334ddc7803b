import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** One step to either side, because phones' clocks are not exact. */
const WINDOW = 1;
export const RECOVERY_CODE_LENGTH = 10;
// Without letters and digits that people confuse.
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

export function makeTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that authenticator apps read, as RFC 6238 apps understand it. */
export function totpUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  return totpOf(secret, { issuer, label: account }).toString();
}

/** The time step of this code; undefined if no step near `now` has it. */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}

/** Ten codes of 49 bits, each of which replaces the app once. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => `${randomPart()}-${randomPart()}`);
}

/** The form that we compare: people type spaces, capitals and no dash. */
export function foldRecoveryCode(code: string): string {
  return code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

function randomPart(): string {
  return Array.from({ length: RECOVERY_CODE_LENGTH / 2 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });
}
