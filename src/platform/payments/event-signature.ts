import { createHmac, timingSafeEqual } from 'node:crypto';
import { ForgedEvent } from './provider.ts';

/** Seconds by which a signature may be older or younger. */
const TOLERANCE_SECONDS = 300;

/** As Stripe signs: HMAC-SHA256 of time and raw body, `t=…,v1=…`. https://docs.stripe.com/webhooks#verify-manually */
export function signEvent(raw: Buffer | string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${macOf(raw, secret, String(seconds)).toString('hex')}`;
}

/** Throws {@link ForgedEvent} unless one of the signatures is right and of now. While a secret changes, there are two. */
export function requireSigned(raw: Buffer, signature: string | null, { secret, now }: { secret: string; now: Date }): void {
  const parts = (signature ?? '').split(',').map((part) => part.split('=', 2));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time)) throw new ForgedEvent('the event is not signed');
  const mac = macOf(raw, secret, time);
  const isRight = parts.some(([name, value = '']) => {
    const given = name === 'v1' ? Buffer.from(value, 'hex') : Buffer.alloc(0);
    return given.length === mac.length && timingSafeEqual(given, mac);
  });
  if (!isRight) throw new ForgedEvent('the signature is wrong');
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_SECONDS) throw new ForgedEvent('the signature is not of now');
}

function macOf(raw: Buffer | string, secret: string, time: string): Buffer {
  return createHmac('sha256', secret).update(`${time}.`).update(raw).digest();
}
