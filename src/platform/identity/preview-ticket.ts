import { createHmac } from 'node:crypto';
import { PREVIEW_DAYS } from '#lib/kept-for.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { isSameToken } from './random-token.ts';

const dayOf = (now: Date): number => Math.floor(now.getTime() / DAY_MS);

/** What the link of a preview carries in place of the secret of what it shows: it ends by itself, and the secret stays here. */
export function makePreviewTicket(secret: string, now: Date): string {
  const lastDay = dayOf(now) + PREVIEW_DAYS;
  return `${lastDay}.${sign(secret, lastDay)}`;
}

/** Whether a ticket was made of this secret, and has not ended. */
export function isPreviewTicket(secret: string, ticket: string, now: Date): boolean {
  const [, day = ''] = /^(\d{1,6})\./.exec(ticket) ?? [];
  return secret !== '' && day !== '' && Number(day) >= dayOf(now) && isSameToken(`${day}.${sign(secret, Number(day))}`, ticket);
}

function sign(secret: string, lastDay: number): string {
  return createHmac('sha256', secret).update(`preview until ${lastDay}`).digest('base64url');
}
